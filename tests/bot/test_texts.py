"""The catalogues: complete in both languages, and what Discord shows fits its limits."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from discord import AppCommandType
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from pydantic import BaseModel

from bot.app.client import Graveyard
from bot.app.cogs.common import Translator
from bot.app.slash import choice_key
from bot.base.discord_errors import CLOSED, REFUSED, WITHOUT_PICTURE
from bot.base.permissions import NEEDED
from bot.base.words import words
from bot.games.trust_me.lookback import TrustLookback
from bot.games.trust_me.places import SPOTS
from bot.games.zombies.lookback import TownLookback
from bot.kit.feats import FEATS
from bot.kit.registry import kit_of, kits
from bot.kit.rows import key_of
from bot.moderation.flow import ROWS as MODERATING
from bot.play.films import FORMS
from bot.play.records import CONTESTS
from bot.play.threads import SORTS
from bot.store.records import LOST_ROW
from bot.store.storage_errors import StorageFault
from bot.store.store import Store
from bot.store.table_state import HOURS
from bot.table.server_settings import MODERATORS, PLAYERS
from engine.content import data_root
from engine.family import gauge
from engine.family.entries import Guest
from engine.family.parameters import Parameters
from engine.games import GAMES
from engine.reading.mission import Mission
from engine.reading.sentences import FIELDS, SENTENCES
from engine.trust_me.spoken_places import ROLES
from engine.trust_me.standing import ORDERS
from tests.bot.registering import registered
from tests.bot.test_narrate import refusals

BOT, ENGINE = Path(str(files("bot"))), Path(str(files("engine")))
TEXTS = BOT / "texts"
CATALOGUES = sorted(one.relative_to(TEXTS).as_posix() for one in TEXTS.glob("*/en*.ftl"))
ROOMS = {
    "common": tuple(GAMES),
    "family": tuple(game for game in GAMES if game not in ("zombies", "trust-me")),
    **{game: (game,) for game in GAMES},
}
"""The folders of catalogues, and the games whose sentences stand there."""
SHOWN = ("cmd-", "opt-", "choice-", "ruleset-", "help-", "door-")
"""What is said before anybody knows which game is meant."""
ROWS = [row for kit in kits() for row in (*kit.slash, *kit.errands)]
ASKS = [one for row in ROWS for one in row.asks.values()]
"""Slash commands and their options, which are known by their keys."""
OPTIONS = [one for kit in kits() for one in kit.lobby.options.items()]
"""What tables may choose, with the values; the first is not spoken of in lobbies."""
FOR_ALL_GAMES = (
    *("event-", "deed-", "action-", "question-", "option-", "outcome-", "group-"),
    *("hint-", "hint-asked-", "reason-", "some-", "many-", "all-", "the-", "a-", "at-", "shade-"),
    *("rule-", "town-rule-", "skill-", "card-opens-", "card-section-", "zombie-"),
    *("story-extra-", "story-walk-", "story-stay-"),
    *("mission-goal-", "mission-goal-hold-zone-", "mission-goal-escape-", "mission-rule-"),
)
"""Keys that go on with what a game names: `is_said` asks its rules and its data."""
VOTES = ("undo", "redo", "end", "replace", "kick", "pace")
MODERATED = (
    *("reset", "restored", "mended", "archive", "kick", "seat", "pass", "pause", "resume"),
    *("kick-from-lobby", "kick-from-lobby-why", "kick-why", "rollback", "return", "end", "export"),
    *("reveal-seed", "reveal-hand"),
)
"""What moderators do, by the names of its sentences."""
REPLAYS = (
    *("replay-made-", "replay-far-", "replay-here-", "replay-shown-", "replay-done-"),
    "replay-again-",
    "choice-replay-",
)
"""What is said about each form in which a game is shown again."""


def fields_of(model: type[BaseModel]) -> set[str]:
    """The names of a model's fields and of those of the models inside it."""
    schema = model.model_json_schema()
    models = (schema, *schema.get("$defs", {}).values())
    return {name for one in models for name in one.get("properties", {})}


def parameters_of_rules(model: type[Parameters] = Parameters) -> set[str]:
    """The names of the parameters that rules and goals of missions may have."""
    kinds = model.__subclasses__()
    return {name for one in kinds for name in (*one.model_fields, *parameters_of_rules(one))}


LABELLED = {
    *fields_of(Mission),
    *parameters_of_rules(),
    *(f"survivor-{one}" for one in fields_of(Guest)),
}
"""The fields of files that forms may have: the page gives those without words their key."""
MADE = {
    "lesson-": tuple({one for kit in kits() for one in kit.moves.lessons}),
    "ahead-": gauge.COUNTED,
    "danger-": ("blue", "yellow", "orange", "red"),
    "declined-": (),
    **dict.fromkeys(REPLAYS, FORMS),
    "replay-page-": (
        *("rounds", "back", "on", "picture", "dice"),
        *("dice-how", "dice-sealed", "promised", "seed", "check"),
        *("where", "checking", "no-crypto", "differ", "other-seed", "missing", "wrong"),
    ),
    "choice-": (
        *(choice_key(one, value) for one in ASKS for value in one.choices),
        *("around", "phase"),
        *("night", "day"),
        *HOURS,
        *SORTS,
        *(f"{name}-{value}" for name, values in OPTIONS for value in values),
    ),
    "permission-": (
        *(name.replace("_", "-") for name in NEEDED),
        *(f"create-{one}-threads" for one in SORTS),
    ),
    "permission-why-": tuple(name.replace("_", "-") for name in NEEDED),
    "setup-openers-": (PLAYERS, MODERATORS),
    "setup-choose-": ("openers", "language", "pace", "most"),
    "untold-": (*CLOSED, REFUSED, WITHOUT_PICTURE),
    "store-": get_args(StorageFault),
    "pace-": tuple(HOURS),
    **dict.fromkeys(("button-table-hints-", "table-hints-", "table-hints-set-"), ("on", "off")),
    "place-": ("left", "right", "pack"),
    "form-": ("blue", "yellow", "orange", "red"),
    "mission-": tuple(
        f"{what}{end}" for what in ("locked", "woken", "closing") for end in ("", "-colour")
    ),
    "mission-noise-": ("on", "off"),
    "mission-difficulty-": ("tutorial", "easy", "medium", "hard"),
    "car-": ("police", "pimp"),
    "button-": ("sheet", "hand", "board"),
    "cmd-": tuple(
        f"{key}{end}"
        for row in ROWS
        for key in {key_of(row.name), row.name.split()[0]}
        for end in ("", "-about")
    ),
    "opt-": (
        *(f"{name}{end}" for name, _ in OPTIONS for end in ("", "-about")),
        *(one.name for one in ASKS),
        *(f"{one.about}-about" for one in ASKS),
        "differs-about",
        *(row.option for row in MODERATING.values() if row.option),
    ),
    "lobby-": tuple(f"{name}-{value}" for name, values in OPTIONS for value in values[1:]),
    "entry-": ("search", *(one for one in SPOTS if one != "move")),
    "standing-": (*ORDERS, *(f"{one}-{each}" for one in ORDERS for each in ORDERS[one])),
    "place-words-": ROLES,
    "town-due-": ("tile", "fight", "roll", "walk", "zombies", "discard"),
    "": tuple(
        f"{field}-{value}"
        for field, values in {
            "place": ("left", "right", "pack"),
            "seat": ("driver", "passenger"),
            "kind": ("melee", "ranged"),
            "silent": ("silent", "heard"),
        }.items()
        for value in values
    ),
    "status-": ("finished", "ended", "archived"),
    "stats-none-": ("mine", "table", "server"),
    "feat-": tuple({one.key for kit in kits() for one in (*FEATS, *kit.feats)}),
    "records-": (
        *(f"{one.key}{end}" for one in CONTESTS for end in ("", "-value")),
        *(f"{one}" for one in {beside for contest in CONTESTS for beside in contest.beside}),
    ),
    "wrong-": (*SENTENCES, *FIELDS),
    "field-": tuple(one for one in LABELLED if words().knows("en", f"field-{one}")),
    "undone-": ("free", "voted", "mended", "rolled"),
    "redone-": ("free", "voted", "rolled"),
    **dict.fromkeys(("vote-", "vote-lost-", "voted-"), VOTES),
    "you-voted-": ("yes", "no"),
    "free-": ("move", "combat", "search"),
    **dict.fromkeys(("audit-", "really-", "done-"), MODERATED),
    "button-mod-": (*MODERATING, "return", "mend"),
    "mod-which-": tuple(name for name, row in MODERATING.items() if row.listed),
    "cmd-mod-": tuple(f"{one}{end}" for one in MODERATING for end in ("", "-about")),
    "opt-mod-": (*(f"{name}-about" for name, row in MODERATING.items() if row.option),),
    "door-": tuple(kit.ruleset for kit in kits()),
    "ruleset-": tuple(f"{kit.ruleset}{end}" for kit in kits() for end in ("", "-short")),
    "refusal-": tuple(refusals()),
    **dict.fromkeys(FOR_ALL_GAMES, ()),
}
"""Keys that are put together, and every end they can have."""
INDIRECT = {
    *(kit.help for kit in kits()),
    *(kit.chapters.line for kit in kits() if kit.chapters.line),
    *(*TrustLookback.counted.values(), *TownLookback.counted.values()),
    *("language-itself", "cmd-only-in", "cmd-not-in"),
    *("place-way-side", "place-full-side", "place-behind-of", "refusal-spoken-stale-number"),
    LOST_ROW,
}
"""Keys that reach `say` as a value."""


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def placeholders(name: str) -> dict[str, set[str]]:
    """Every key of a catalogue with the values it shows."""
    resource = FluentParser().parse((TEXTS / name).read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            visitor = Placeholders()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_keys_and_values(name: str) -> None:
    assert placeholders(name) == placeholders(name.replace("/en.", "/fr."))


def test_what_discord_lists_is_said_once_whatever_game_it_is_of() -> None:
    shown = [key for name in CATALOGUES for key in placeholders(name) if key.startswith(SHOWN)]

    assert len(set(shown)) == len(shown)


@cache
def nodes_of(*rooms: Path) -> list[ast.AST]:
    """The code of the modules there, the practice table's apart: it speaks no catalogue's words."""
    paths = [path for room in rooms for path in sorted(room.rglob("*.py"))]
    read = [one for one in paths if "practice" not in one.parts]
    return [node for path in read for node in ast.walk(ast.parse(path.read_text("utf-8")))]


def used_keys() -> set[str]:
    """Every key the bot's code says, by reading the code."""
    found: set[str] = set()
    for node in nodes_of(BOT):
        if isinstance(node, ast.Call):
            found |= keys_in(node)
    return found


def keys_in(call: ast.Call) -> set[str]:
    """The keys of a call of `say`, `t`, `UserError` or `note`."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    place = {"say": 1, "t": 0, "UserError": 0, "note": 1}.get(name)
    if name == "say" and isinstance(call.func, ast.Attribute) and _is_text(call.args[0]):
        place = 0
    if place is None or len(call.args) <= place:
        return set()
    prefix = "declined-" if name == "UserError" else ""
    return {prefix + key for key in literals(call.args[place])}


def _is_text(node: ast.expr) -> bool:
    """Whether it is a key; what speaks knows its language, the catalogues are told it."""
    return isinstance(node, ast.Constant | ast.JoinedStr | ast.IfExp)


def literals(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.JoinedStr):
        first = node.values[0]
        start = str(first.value) if isinstance(first, ast.Constant) else ""
        return {start + end for end in MADE[start]}
    return set()


def test_every_key_that_is_said_exists() -> None:
    tales = {one for one in texts_in(BOT) if one.startswith("tale-")} - {
        "tale-outcome",
        "tale-outcome-",
    }

    assert len(tales) > 50
    assert (used_keys() | INDIRECT | tales) - set(words().keys("en")) == set()


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def texts_in(*rooms: Path) -> set[str]:
    """Every text in quotes that stands in the code there."""
    return {str(node.value) for node in nodes_of(*rooms) if isinstance(node, ast.Constant)}


@cache
def named_by(ruleset: str) -> Mapping[str, set[str]]:
    """What a game names, by the beginning of the keys that say it; `""`: anything else."""
    rules, speech = GAMES[ruleset].rules, kit_of(ruleset).speech(None, "en", {})
    rooms = ("core", "family", "reading", "spaces", ruleset.replace("-", "_"))
    data = [one.read_text("utf-8") for one in (Path(str(data_root())) / ruleset).rglob("*.toml")]
    ids = {word for one in data for word in re.findall(r'"([\w-]+)"', one)}
    does = {kind.name() for kind in rules.command_types}
    topics = {one.removeprefix("town-rule-") for one in speech.rules_titles()}
    code = texts_in(*(ENGINE / one for one in rooms))
    told = {kebab(name) for name, kind in rules.events.items() if not kind.untold}
    return {
        "event-": told,
        "moment-": told,
        **dict.fromkeys(("action-", "deed-"), does),
        **dict.fromkeys(("refusal-", "question-", "outcome-", "hint-asked-", "hint-"), code),
        "tale-outcome-": code,
        **dict.fromkeys(("rule-", "town-rule-"), topics | {f"{one}-text" for one in topics}),
        "group-": {*speech.groups, *(f"{one}-all" for one in speech.groups)},
        "": code | ids | does | texts_in(BOT),
    }


@cache
def patterns() -> list[re.Pattern[str]]:
    """The keys that the bot's code puts together, with what it leaves open."""
    made = [node.values for node in nodes_of(BOT) if isinstance(node, ast.JoinedStr)]
    parts = [[one.value if isinstance(one, ast.Constant) else None for one in ofs] for ofs in made]
    begun = [one for one in parts if re.fullmatch(r"[a-z]+(-[a-z]+)*-", str(one[0]))]
    return [
        re.compile("".join("(.+)" if one is None else re.escape(str(one)) for one in several))
        for several in begun
    ]


def is_said(key: str, ruleset: str) -> bool:
    """Whether the bot says the key: word for word, or put together from what the game names."""
    if key in texts_in(BOT) or key.removesuffix("-nothing") in texts_in(BOT):
        return True
    named = named_by(ruleset)
    start = next(one for one in named if key.startswith(one))
    if start:
        return key.removeprefix(start) in named[start]
    matches = [found for one in patterns() if (found := one.fullmatch(key))]
    return any(set(one.groups()) <= named[""] for one in matches)


@cache
def part_of_others() -> set[str]:
    """The keys that other sentences of the catalogues hold."""
    visitor = References()
    for name in CATALOGUES:
        visitor.visit(FluentParser().parse((TEXTS / name).read_text("utf-8")))
    return visitor.found


@pytest.mark.parametrize("room", ROOMS)
def test_every_key_is_said_by_a_game_it_is_for(room: str) -> None:
    catalogues = [name for name in CATALOGUES if name.startswith(f"{room}/")]
    keys = {key for name in catalogues for key in placeholders(name)}
    keys -= used_keys() | INDIRECT | part_of_others()

    assert {key for key in keys if not any(is_said(key, game) for game in ROOMS[room])} == set()


def test_what_one_game_alone_says_stands_in_its_own_room() -> None:
    games = ROOMS["family"]
    keys = {key for name in CATALOGUES if name.startswith("family/") for key in placeholders(name)}
    starts = {key: next(one for one in named_by(games[0]) if key.startswith(one)) for key in keys}
    saying = {
        key: [game for game in games if key.removeprefix(start) in named_by(game)[start]]
        for key, start in starts.items()
        if start
    }

    assert {key: said for key, said in saying.items() if len(said) == 1} == {}


async def payloads() -> list[dict[str, Any]]:
    """The commands as they are registered, with their French."""
    bot = Graveyard(Store("sqlite+aiosqlite://"))
    await bot.add_commands()
    translator = Translator()
    found = [
        await command.get_translated_payload(bot.tree, translator)
        for command in bot.tree.get_commands(type=AppCommandType.chat_input)
    ]
    bot.pictures.close()
    return found


def walked(part: dict[str, Any]) -> list[dict[str, Any]]:
    inner = [*part.get("options", []), *part.get("choices", [])]
    return [part, *(one for child in inner for one in walked(child))]


async def test_names_and_descriptions_fit_discord_in_both_languages() -> None:
    commands = await payloads()
    assert len(commands) <= 100
    for part in [one for command in commands for one in walked(command)]:
        is_choice = "value" in part
        names = [part["name"], *part.get("name_localizations", {}).values()]
        for name in names:
            assert 1 <= len(name) <= (100 if is_choice else 32)
            assert is_choice or re.fullmatch(r"[-_\w]+", name), name
            assert is_choice or name == name.lower(), name
        if not is_choice:
            texts = [part["description"], *part["description_localizations"].values()]
            assert all(1 <= len(text) <= 100 for text in texts), texts
            assert len(part.get("options", [])) <= 25


async def test_a_messages_menu_names_its_commands_in_both_languages() -> None:
    found = {name: one for name, one in (await registered()).items() if one["type"] == 3}

    assert {name: one["name_localizations"]["fr"] for name, one in found.items()} == {
        "What happened since": "Que s’est-il passé depuis"
    }


async def test_every_name_and_description_is_translated() -> None:
    for part in [one for command in await payloads() for one in walked(command)]:
        assert "value" in part or "fr" in part["name_localizations"], part["name"]
        assert "value" in part or "fr" in part["description_localizations"], part["name"]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_commands_named_in_texts_exist_under_that_name_with_their_options(
    language: str,
) -> None:
    known = dict[str, set[str]]()
    for command in await payloads():
        known |= {f"/{name}": options for name, options in paths(command, language).items()}
    text = "\n".join(path.read_text("utf-8") for path in TEXTS.glob(f"*/{language}*.ftl"))

    for named in re.findall(r"`(/[^`{]*)", text):
        words_of = named.split()
        first = next(one for one in (" ".join(words_of[:2]), words_of[0]) if one in known)
        assert {*re.findall(r"([\w-]+):", named)} <= known[first], named


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_button_named_in_a_text_is_named_by_its_key(language: str) -> None:
    """Written out, its name would stay when the button gets another one."""
    labels = {words().say(language, key) for key in words().keys(language) if is_label(key)}
    for path in TEXTS.glob(f"*/{language}*.ftl"):
        text = path.read_text("utf-8")

        assert labels.isdisjoint(re.findall(r"\*\*([^*{]+)\*\*", text)), path


def test_a_text_that_a_game_says_in_its_own_words_is_never_said_in_shared_ones() -> None:
    shared, own = set[str](), set[str]()
    for name in CATALOGUES:
        (shared if name.startswith(("common/", "family/")) else own).update(placeholders(name))
    source = "\n".join(path.read_text("utf-8") for path in BOT.rglob("*.py"))
    plainly = {*re.findall(r"(?<![\w.])say\([^()]*?\"([a-z-]+)\"", source)}

    assert {key for key in shared & own if key.startswith("declined-")} == set()
    assert shared & own & plainly == set()


def is_label(key: str) -> bool:
    """Whether the key is the whole label of a button."""
    plain = not any(placeholders(name).get(key) for name in CATALOGUES)
    labels = ("button-", "page-", "vote-yes", "vote-no", "setup-more", "setup-less", "setup-reset")
    return plain and key.startswith(labels)


def paths(command: dict[str, Any], language: str) -> dict[str, set[str]]:
    """The ways to type a command, its name with those of its sub-commands: the options of each."""

    def name(part: dict[str, Any]) -> str:
        return str(part["name_localizations"]["fr"] if language == "fr" else part["name"])

    def options(part: dict[str, Any]) -> set[str]:
        return {name(one) for one in part.get("options", [])}

    subs = [part for part in command.get("options", []) if part["type"] == 1]
    found = {f"{name(command)} {name(sub)}": options(sub) for sub in subs}
    return found or {name(command): options(command)}


def test_no_two_french_names_collide() -> None:
    names = [key for key in words().keys("fr") if re.fullmatch(r"cmd-[a-z]+", key)]
    said = [words().say("fr", key) for key in names]
    assert len(set(said)) == len(said)
