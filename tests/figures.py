"""The figures of the house: `python -m tests.figures` prints them, a test holds what is a rule.

Lines by package, lengths of functions, long files, names of games outside their rooms, circles of
imports.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp

import engine
from engine.content import data_root

HERE = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "engine", "renders")
LONGEST_FUNCTION = 60
LONGEST_FILE = 600
MANY_PARAMETERS = 5


@cache
def sources(*folders: str) -> tuple[tuple[str, str], ...]:
    """Path (from the repository's top) and text of every module there."""
    return tuple(
        (path.relative_to(HERE).as_posix(), path.read_text(encoding="utf-8"))
        for folder in folders
        for path in sorted((HERE / folder).rglob("*.py"))
    )


# ---------------------------------------------------------------- sizes


def lines_by_room() -> Counter[str]:
    """Lines of Python by package and by the folder below it; top modules stand under `.`."""
    found: Counter[str] = Counter()
    for path, text in sources(*PACKAGES):
        package, *inner = path.split("/")
        found[package] += text.count("\n")
        found[f"{package}/{inner[0] if len(inner) > 1 else '.'}"] += text.count("\n")
    return found


def functions() -> Iterator[tuple[str, int]]:
    """Every function with its length in lines."""
    for path, text in sources(*PACKAGES):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path}: {node.name}", (node.end_lineno or node.lineno) - node.lineno + 1


def long_functions() -> list[str]:
    return [name for name, length in functions() if length > LONGEST_FUNCTION]


def long_files() -> list[str]:
    known = sources(*PACKAGES, "tests")
    return [path for path, text in known if text.count("\n") > LONGEST_FILE]


def flat_modules() -> list[str]:
    """Modules that stand directly in `bot/`."""
    return [path for path, _ in sources("bot") if path.count("/") == 1]


def many_parameters() -> list[str]:
    """Functions of the bot with five parameters or more, `self` not counted."""
    found: list[str] = []
    for path, text in sources("bot"):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                given = node.args
                names = [one.arg for one in given.posonlyargs + given.args + given.kwonlyargs]
                if len([name for name in names if name not in ("self", "cls")]) >= MANY_PARAMETERS:
                    found.append(f"{path}: {node.name}")
    return found


def uses_of_extras() -> int:
    """How often the bot speaks of the untyped state that tables had before migration 0010.

    discord.py calls a field of its translated strings so, too.
    """
    code = [text for path, text in sources("bot") if "/migrations/" not in path]
    return sum(len(re.findall(r'(?<!string)[."]extras\b', text)) for text in code)


# ---------------------------------------------------------------- words

UNPLAIN = re.compile(
    r"\b(whoever|in 100|what bec[ao]mes? of|as it stands|comes to|ails?|thereof|hither|aslant)\b",
    re.IGNORECASE,
)
"""Words of an old dialect that a reader must read twice; docs and code say them plainly."""


def unplain_words() -> dict[str, int]:
    """How many of these words each module and document has; files without one are left out."""
    documents = [HERE / "README.md", HERE / "CONTRIBUTING.md", HERE / "PRIVACY.md"]
    documents += sorted((HERE / "docs").rglob("*.md"))
    texts = {
        path.relative_to(HERE).as_posix(): path.read_text(encoding="utf-8") for path in documents
    }
    texts |= dict(sources(*PACKAGES, "tests"))
    texts.pop("tests/figures.py")
    counts = {path: len(UNPLAIN.findall(text)) for path, text in texts.items()}
    return {path: count for path, count in counts.items() if count}


# ---------------------------------------------------------------- names of games in shared rooms


GAMES = tuple(one.id for one in engine.rulesets())
ROOMS = (
    *(
        f"{folder}/{game.replace('-', '_')}/"
        for game in GAMES
        for folder in ("engine", "bot/games", "renders")
    ),
    "renders/town/",
    "bot/practice/",
)
"""Where names of one game may stand: its packages, the models of its data, the practice page."""
FAMILY = ("engine/family/", "bot/games/family/")
PLAIN = {
    "ammo": ("engine/family/",),
    "fight": ("bot/games/family/",),
    "green": (
        "bot/app/cli_games.py",
        "engine/family/",
        "engine/reading/",
        "renders/kit/",
        "renders/zones/",
    ),
    "hidden": (*FAMILY, "engine/reading/", "renders/family/", "renders/kit/", "renders/zones/"),
    "melee": FAMILY,
    "move": FAMILY,
    "phase": ("bot/app/cogs/", "engine/family/"),
    "planks": ("renders/kit/", "renders/zones/"),
    "ranged": FAMILY,
    "reload": FAMILY,
    "reroll": (*FAMILY, "engine/core/"),
    "rest": ("engine/family/",),
    "search": FAMILY,
    "trade": FAMILY,
    "zombies": ("engine/family/",),
}
"""Ids that mean something else in these rooms: the phase of a round, wood that is drawn, zombies
as those who act in a phase and wound, colours, and what the family calls its own actions and sorts
of attack; elsewhere they are names.
"""


@cache
def names() -> frozenset[str]:
    """Ids of games, and those of every kind, card and skill that their data names."""
    files = [one for game in GAMES for one in (data_root() / game).iterdir() if one.is_file()]
    found = {name for one in files for name in _ids(one.read_text(encoding="utf-8"))}
    return frozenset({*GAMES, *found})


def _ids(text: str) -> list[str]:
    return re.findall(r'^id = "([a-z][a-z0-9-]{3,})"', text, re.MULTILINE)


def _in_quotes() -> Iterator[tuple[str, str]]:
    """Each name that stands in quotes outside the rooms, with a place where it does."""
    for path, text in sources(*PACKAGES):
        if path.startswith(ROOMS):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and node.value in names():
                yield str(node.value), f"{path}:{node.lineno}"


def names_outside() -> dict[str, list[str]]:
    """Each name outside the rooms with its places, but where it is a plain word."""
    found: dict[str, list[str]] = {}
    for name, place in _in_quotes():
        if not place.startswith(PLAIN.get(name, ())):
            found.setdefault(name, []).append(place)
    return dict(sorted(found.items()))


def never_plain() -> list[tuple[str, str]]:
    """Words that are excused in rooms where they do not stand."""
    quoted = list(_in_quotes())
    return [
        (name, room)
        for name, rooms in PLAIN.items()
        for room in rooms
        if not any(one == name and place.startswith(room) for one, place in quoted)
    ]


# ---------------------------------------------------------------- circles


def circles() -> list[list[str]]:
    """Modules that import each other in a circle, directly or by others, for types alone too; each
    group once."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    found: list[list[str]] = []
    left = set(graph.modules)
    while left:
        one = min(left)
        group = {one, *(graph.find_upstream_modules(one) & graph.find_downstream_modules(one))}
        left -= group
        if len(group) > 1:
            found.append(sorted(group))
    return found


# ---------------------------------------------------------------- all of them


def report() -> Iterator[str]:
    """The figures of the house, a line each."""
    lines = lines_by_room()
    yield f"Python without tests  {sum(lines[one] for one in PACKAGES)} lines"
    yield from (f"  {room:<24}{count:>6}" for room, count in sorted(lines.items()))
    lengths = sorted(length for _, length in functions())
    middle, high = lengths[len(lengths) // 2], lengths[len(lengths) * 95 // 100]
    longest = f"median {middle}, 95th {high}, longest {lengths[-1]}"
    yield f"functions             {len(lengths)}: {longest}"
    yield f"  over {LONGEST_FUNCTION} lines         {long_functions() or 'none'}"
    yield f"files over {LONGEST_FILE} lines  {long_files() or 'none'}"
    yield f"files flat in bot     {len(flat_modules())}"
    yield f"{MANY_PARAMETERS}+ parameters in bot  {len(many_parameters())} functions"
    yield f"uses of extras        {uses_of_extras()}"
    unplain = unplain_words()
    yield f"words to avoid        {sum(unplain.values())} in {len(unplain)} files"
    outside = names_outside()
    yield f"names outside rooms   {sum(map(len, outside.values()))} places, {len(outside)} names"
    yield from (f"  {name:<24}{' '.join(places)}" for name, places in outside.items())
    yield f"circles of imports    {len(circles())}"
    yield from (f"  {len(group)}: {', '.join(group)}" for group in circles())


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
