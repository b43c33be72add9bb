"""Keeps what recorded games say: `python -m tests.bot.sentences`, only when a sentence was changed
on purpose; with `--all`, every line of every game on the screen, to compare two states of the code.

Kept are a digest of all lines of each game, and in full the first few of each sort; besides them
every event, command and refusal is said with values that games meet rarely.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

import engine
from bot.games.zombies.entries import entry
from bot.games.zombies.speech import TownSpeech
from bot.kit.registry import kit_of
from bot.kit.speech import Speech
from engine.core.command import Command
from engine.core.event import Event
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.core.table import Table
from engine.games import GAMES as KITS
from tests.conformance.places import free_fields
from tests.record import GAMES, step_from_data
from tests.zombies.playing import opened as opened_town

KEPT = Path(__file__).parents[1] / "fixtures" / "sentences"
LANGUAGES = ("en", "fr")
SHOWN = 6
"""Lines of a sort that are kept in full."""
STRIDE, TRIED = 9, 12
"""Steps between two looks at what is refused, and how many commands are tried then."""
Said = tuple[str, tuple[str, ...]]
"""The sort of a line, and the line in each language."""


def recorded() -> list[Path]:
    return sorted(path for path in GAMES.glob("*.json") if "waiting" not in path.name)


def opened(game: Mapping[str, Any]) -> Table[Any, Any]:
    if game.get("ruleset") == "zombies":
        return opened_town(game["seed"], len(game["seats"]), game["options"])
    return engine.open_table(
        game.get("ruleset", "zombicide"),
        mission=game.get("mission", "00"),
        seats=game["seats"],
        seed=game["seed"],
        options=game.get("options", {}),
    )


class Speaker:
    """All that one game says, in every language."""

    def __init__(self, ruleset: str, players: Mapping[str, str]) -> None:
        self.ruleset = ruleset
        self._speeches = [kit_of(ruleset).speech(None, one, players) for one in LANGUAGES]

    def _said(self, sort: str, say: Callable[[Speech], str]) -> Said:
        return sort, tuple(say(one) for one in self._speeches)

    def events(self, events: Sequence[Event]) -> Iterator[Said]:
        lines = zip(*(one.events(events) for one in self._speeches), strict=True)
        return (("events", said) for said in lines)

    def event(self, one: Event) -> Said:
        return self._said(f"event {type(one).__name__}", lambda it: " | ".join(it.events([one])))

    def story(self, events: Sequence[Event]) -> Said:
        return self._said("story", lambda it: " | ".join(it.story(events)))

    def command(self, one: Command) -> Said:
        return self._said(f"command {type(one).__name__}", lambda it: it.command(one))

    def entry(self, view: Any, one: Command) -> Said:
        return self._said(
            f"entry {type(one).__name__}", lambda it: entry(cast("TownSpeech", it), view, one)
        )

    def action(self, do: str) -> Said:
        return self._said("action", lambda it: it.action(do))

    def question(self, asked: Question) -> Iterator[Said]:
        yield self._said(f"question {asked.key}", lambda it: it.question(asked))
        for one in asked.options:
            yield self._said(f"option {asked.key}", lambda it, one=one: it.option(asked, one))

    def refusal(self, refused: Refusal) -> Said:
        """The sentence with the line that names its rule."""

        def say(it: Speech) -> str:
            return f"{it.refusal(refused)} {it.see_rules(refused.key)}".strip()

        return self._said(f"refusal {refused.key}", say)

    def outcome(self, ended: engine.Outcome) -> Said:
        return self._said("outcome", lambda it: it.outcome(ended))


# ---------------------------------------------------------------- recorded games


def of_game(path: Path) -> Iterator[Said]:
    """Everything a recorded game says from its beginning to its end."""
    game = json.loads(path.read_text(encoding="utf-8"))
    table, chance = opened(game), random.Random(path.stem)
    ruleset = game.get("ruleset", "zombicide")
    players = {seat: f"@{seat.title()}" for seat in table.seats}
    speaker = Speaker(ruleset, players)
    pool: dict[str, Command] = {}
    turn = list[Event]()
    for number, step in enumerate(game["steps"]):
        seat, given = step_from_data(ruleset, step)
        yield from _offered(speaker, table, seat, pool)
        if number % STRIDE == 0:
            yield from _refused(speaker, table, seat, pool, chance)
        told = table.answer(seat, given) if isinstance(given, str) else table.play(seat, given)
        yield from speaker.events(told.events)
        yield from (speaker.event(one) for one in told.events)
        turn += told.events
        if any(type(one).__name__ in ("RoundBegan", "TurnBegan") for one in told.events):
            yield speaker.story(turn)
            turn.clear()
    assert table.outcome
    yield speaker.story(turn)
    yield speaker.outcome(table.outcome)


def _offered(
    speaker: Speaker, table: Table[Any, Any], seat: str, pool: dict[str, Command]
) -> Iterator[Said]:
    """The questions, and the commands that were not offered before."""
    for asked in table.questions:
        yield from speaker.question(asked)
    commands = table.commands(seat)
    for one in commands:
        if one.canonical() not in pool:
            pool[one.canonical()] = one
            yield speaker.command(one)
        if speaker.ruleset == "zombies":
            yield speaker.entry(table.view(), one)


def _refused(
    speaker: Speaker,
    table: Table[Any, Any],
    seat: str,
    pool: Mapping[str, Command],
    chance: random.Random,
) -> Iterator[Said]:
    """What was offered earlier or to others, where it is not offered now.

    What names a place may be accepted all the same: of places only some are offered. Of two cards
    alike only one is offered, so the twin of a command that is offered is left out.
    """
    now = {one.canonical() for one in table.commands(seat)}
    others = [pool[key] for key in sorted(pool) if key not in now]
    others = [one for one in others if not free_fields(type(one))]
    for one in chance.sample(others, min(TRIED, len(others))):
        if not table.questions and _is_legal(table, seat, one):
            assert speaker.command(one) in map(speaker.command, table.commands(seat)), one
            continue
        try:
            table.play(seat, one)
        except Refusal as refused:
            yield speaker.refusal(refused)
        else:
            raise AssertionError(f"accepted though not offered: {one!r}")


def _is_legal(table: Table[Any, Any], seat: str, command: Command) -> bool:
    return table.consult(lambda state: table.rules.why_not(state, seat, command)) is None


# ---------------------------------------------------------------- what games meet rarely

WORDS: dict[str, dict[str, tuple[Any, ...]]] = {
    "zombicide": {
        "mission": ("00", "03", "nowhere"), "survivors": (("amy",), ("amy", "ned", "doug")),
        "survivor": ("amy", "nobody"), "partner": ("ned",), "patient": ("ned", "amy"),
        "to": ("ned",), "card": ("pistol-1", "molotov-1", "wounded-1", "pan", "dragon"),
        "given": ("pan-1", ""), "taken": ("water-1", ""), "lost": ("", "pan-1"),
        "give": ("pan-1", None), "take": ("water-1", None), "recipe": ("molotov", "sniper-rifle"),
        "first_seat": ("ann", "p9"), "seat": ("driver", "passenger"), "start": ("S4",),
        "zone": ("S3", ""), "other_zone": (None, "S5"), "zones": (("C3", "S4"),),
        "door": ("C3-S4",), "deck": ("equipment", "spawn"), "building": ("C",),
        "rooms": (("C1",), ("C1", "C2", "C3")), "place": ("left", "right", "pack"),
        "objective": ("objective-1",), "faces": ((6,), (6, 1, 3)),
        "kind": ("walker", "runner", "fatty", "abomination"), "by": ("zombies", "ned", "amy"),
        "colour": ("red", "blue", "green"),
        "level": ("blue", "yellow", "orange", "red"), "skill": ("tough", "medic", "flight"),
        "counts": ((("walker", 2),), (("runner", 1), ("walker", 3))),
        "targets": (("S4",), ("S4", "S6")), "ways": (("S3", "S5"),),
        "car": ("police-car-1", "pimp-car-1"), "passed_over": ((), ("water-1", "bag-of-rice-1")),
        "path": (("S2",), ("S2", "S3")), "only_for": ((),), "about": ("survivor",),
        "matter": ("wounds", "reroll"), "question": ("who-is-wounded",), "subject": ("S4",),
        "option": ("ned", "amy"), "order": ("ask", "least", "ned"),
    },
    "zombies": {
        "seats": (("ann",), ("ann", "bob", "cid")), "seat": ("ann",), "by": ("bob", "p9"),
        "layer": ("bob",), "helipad": ("last", "last-ten", "half"),
        "kind": ("fear", "grenade", "hospital", "first-aid-kit", "unheard-of"),
        "square": ("7E",), "why": ("fight", "not-dead"), "items_lost": ((), ("fire-axe", "fear")),
        "kinds": (("fear",), ("fear", "grenade")), "target": ("", "bob"),
        "use": ("", "movement", "fight"), "to": ("1E",), "dice": ((3,), (3, 5)),
        "squares": ((), ("2A",), ("2A", "2B")), "path": (("1B",), ("1B", "2H")), "frm": ("2A",),
        "reason": ("escaped",), "card": ("fear-1", "grenade"), "zombie": ("2A",),
        "towards": ("bob",), "start": ("1E",), "only_for": ((),),
    },
}  # fmt: skip
OF_ONE: dict[tuple[str, str], tuple[Any, ...]] = {
    ("DiceRerolled", "reason"): ("lucky", "reroll-per-turn", "plenty-of-bullets"),
    ("WoundIgnored", "reason"): ("tough", "goalie-mask", "is-that-all"),
    ("GameEnded", "reason"): ("goals-reached", "all-eliminated", "goals-lost"),
    ("GroupWalked", "reason"): ("seen", "noise", "shut-out"),
    ("SpawnCardDrawn", "card"): ("04", "12"),
    ("CardRefused", "card"): ("pistol-1", "12"),
    ("SurvivorJoined", "seat"): ("ann",),
    ("AnsweredInAdvance", "seat"): ("ann",),
    ("ZombiesSpawned", "escort"): (False,),
    ("TokenTaken", "kind"): ("life", "bullet"),
    ("MovementRolled", "squares"): (0, 1, 4),
    ("ZombieMoved", "to"): ("2B",),
}
NUMBERS = (0, 1, 2, 5)
MOST = 400
"""Ways to fill one class."""


def of_samples(ruleset: str) -> Iterator[Said]:
    """Every event and command of a game with values of all sorts."""
    speaker = Speaker(ruleset, {"ann": "@Ann", "bob": "@Bob", "cid": "@Cid"})
    game = KITS[ruleset]
    for _, kind in sorted(game.rules.events.items()):
        names = {*kind.fields()}
        for values in _filled(ruleset, kind, names):
            yield speaker.event(kind(**values))
    for kind in sorted(game.rules.command_types, key=lambda one: one.__name__):
        yield speaker.action(kind.name())
        for values in _filled(ruleset, kind, {*kind.fields()} - {"do"}):
            yield speaker.command(kind(**values))
    for asked in _questions(ruleset):
        yield from speaker.question(asked)


def _filled(ruleset: str, kind: type[Any], names: set[str]) -> list[dict[str, Any]]:
    """Values for every field, those of one field after the other changed in every way."""
    ways = [dict[str, Any]()]
    for name in sorted(names):
        values = _values(ruleset, kind, name)
        ways = [{**way, name: value} for way in ways for value in values]
    return random.Random(kind.__name__).sample(ways, MOST) if len(ways) > MOST else ways


def _values(ruleset: str, kind: type[Any], name: str) -> tuple[Any, ...]:
    hint = get_type_hints(kind)[name]
    if (kind.__name__, name) in OF_ONE:
        return OF_ONE[kind.__name__, name]
    if hint is bool:
        return (True, False)
    if hint is int:
        return NUMBERS
    parts = get_args(hint)
    if get_origin(hint) is Literal:
        return parts
    if parts and get_origin(parts[0]) is Literal:
        return (*get_args(parts[0]), None)
    found = WORDS[ruleset][name]
    if type(None) in parts:
        return (*(one for one in found if one), None)
    return tuple(one for one in found if one is not None)


def _questions(ruleset: str) -> Iterator[Question]:
    from tests.bot import test_narrate
    from tests.bot.zombies import test_words

    if ruleset == "zombicide":
        yield from map(test_narrate.asked, test_narrate.ABOUT)
        return
    for key, (about, subject, options) in test_words.QUESTIONS.items():
        yield Question(key, ("ann",), options, options[0], subject, about)


def of_refusals(ruleset: str) -> Iterator[Said]:
    """Every refusal of the rules with sample values."""
    from tests.bot import test_narrate
    from tests.bot.zombies import test_words

    speaker = Speaker(ruleset, {"ann": "@Ann", "bob": "@Bob"})
    module = test_narrate if ruleset == "zombicide" else test_words
    for key, values in sorted(module.refusals().items()):
        yield speaker.refusal(Refusal(key, **values))
        numbers = [name for name, value in values.items() if isinstance(value, int)]
        lists = [name for name, value in values.items() if isinstance(value, tuple)]
        for number in NUMBERS:
            changed = {**values, **dict.fromkeys(numbers, number)}
            yield speaker.refusal(Refusal(key, **changed))
        for name in lists:
            yield speaker.refusal(Refusal(key, **{**values, name: ()}))


# ---------------------------------------------------------------- keeping


def sources() -> dict[str, Callable[[], Iterator[Said]]]:
    """What is kept: a name, and how its lines are made.

    Of games without `WORDS`, what recorded games say; the conformance suite hears the rest.
    """
    found: dict[str, Callable[[], Iterator[Said]]] = {}
    for ruleset in WORDS:
        found[f"{ruleset}-samples"] = partial(of_samples, ruleset)
        found[f"{ruleset}-refusals"] = partial(of_refusals, ruleset)
    for path in recorded():
        found[path.stem] = partial(of_game, path)
    return found


class Keeping:
    """The digest of all lines of a language, and the first few distinct ones of each sort."""

    def __init__(self) -> None:
        self._digest, self._counts = hashlib.sha256(), Counter[str]()
        self._shown = dict[str, None]()

    def add(self, sort: str, line: str) -> None:
        said = f"{sort}: {line}"
        self._digest.update(f"{said}\n".encode())
        if said not in self._shown and self._counts[sort] < SHOWN:
            self._counts[sort] += 1
            self._shown[said] = None

    def plain(self) -> dict[str, Any]:
        return {"digest": self._digest.hexdigest(), "lines": list(self._shown)}


def kept(name: str) -> dict[str, dict[str, Any]]:
    """What is kept of a source, by language."""
    found = {language: Keeping() for language in LANGUAGES}
    for sort, lines in sources()[name]():
        for keeping, line in zip(found.values(), lines, strict=True):
            keeping.add(sort, line)
    return {language: keeping.plain() for language, keeping in found.items()}


if __name__ == "__main__":
    KEPT.mkdir(parents=True, exist_ok=True)
    for source in sources():
        if "--all" in sys.argv:
            for sort, lines in sources()[source]():
                for tongue, line in zip(LANGUAGES, lines, strict=True):
                    sys.stdout.write(f"{source} {tongue} {sort}: {line}\n")
            continue
        for tongue, told in kept(source).items():
            text = json.dumps(told, ensure_ascii=False, indent=1) + "\n"
            (KEPT / f"{source}.{tongue}.json").write_text(text, encoding="utf-8")
