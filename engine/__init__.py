"""The engine's public face: open a table, play, ask, view, keep. Everything else is inside.

Rules only: no Discord, no pictures, no database, no clock.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from engine import position
from engine.content import data_root, files_of
from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.dice import Draw, commitment, keyed_face
from engine.core.event import Event, event_to_json
from engine.core.look import LEAST as TOLD_TRIES
from engine.core.look import Look, Number, look
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import DamagedGame, Refusal, ReplayMismatch, StaleAnswer
from engine.core.ruleset import Ruleset, Seats
from engine.core.table import Table, Told
from engine.family import imported
from engine.family.commands import Attack
from engine.family.files import Content
from engine.family.guests import as_option, faults_of, read_guests
from engine.family.imported import must_be_bounded, must_be_visible, with_mission
from engine.family.odds import Odds
from engine.family.rules import FamilyRuleset
from engine.family.templates import template
from engine.games import GAMES, command_from_json, event_from_json, game_of, load_content
from engine.reading.atlas import NO_SKETCH, Sketch
from engine.reading.faults import DataFaults, Fault
from engine.reading.mission import Mission
from engine.reading.visible import fault_of, one_line
from engine.reading.writing import to_toml

__all__ = [
    "TOLD_TRIES",
    "Advice",
    "Command",
    "Content",
    "DamagedGame",
    "DataFaults",
    "DraftedMission",
    "Draw",
    "Event",
    "Look",
    "Number",
    "Odds",
    "Outcome",
    "Question",
    "Refusal",
    "ReplayMismatch",
    "RulesetInfo",
    "StaleAnswer",
    "Table",
    "Told",
    "advise",
    "autopilot",
    "command_from_json",
    "commitment",
    "considered_attacks",
    "content_of",
    "draft_mission",
    "event_from_json",
    "event_to_json",
    "fault_of",
    "keyed_face",
    "lay_tiles",
    "load_content",
    "load_table",
    "look",
    "mission_template",
    "mission_text",
    "must_be_bounded",
    "must_be_visible",
    "odds",
    "one_line",
    "open_and_tell",
    "open_table",
    "position",
    "read_mission",
    "rulesets",
    "survivor_faults",
    "to_toml",
    "unknown_parts",
]


@dataclass(frozen=True, slots=True)
class RulesetInfo:
    """What can be opened: the game's missions, how many may sit down, what a table may choose."""

    rules: Ruleset[Any, Any]
    id: str
    options: Mapping[str, Sequence[str]]
    """Each option with its values, the usual one first."""
    commands: Sequence[type[Command]]

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most who may sit down, read from the data files. Raises DataFaults."""
        return self.rules.seat_limits

    @property
    def missions(self) -> tuple[str, ...]:
        """The ids of the missions, read from the game's data files. Raises DataFaults.

        All else is known without them: a fault in one game's data stops no other game.
        """
        return self.rules.missions()


@cache
def rulesets() -> tuple[RulesetInfo, ...]:
    """Every game this release plays."""
    return tuple(
        RulesetInfo(rules, rules.id, rules.options, rules.command_types)
        for rules in (game.rules for game in GAMES.values())
    )


def open_table(
    ruleset: str,
    *,
    mission: str,
    seats: Seats,
    seed: str,
    options: Mapping[str, str] | None = None,
    survivors: Sequence[Mapping[str, object]] = (),
) -> Table[Any, Any]:
    """A new table, set up as far as its first question.

    `seats` are the players' ids with the figures each leads, in the order they sit (clockwise).
    `survivors` are the sheets of custom survivors, kept with the table among its options.
    Raises Refusal where the game cannot be played so.
    """
    chosen = dict(options or {})
    if survivors:
        chosen["survivors"] = as_option(list(survivors))
    return open_and_tell(ruleset, mission=mission, seats=seats, seed=seed, options=chosen)[0]


def open_and_tell(
    ruleset: str,
    *,
    mission: str,
    seats: Seats,
    seed: str,
    options: Mapping[str, str] | None = None,
) -> tuple[Table[Any, Any], Told]:
    """As `open_table`, with what the setting up told."""
    table: Table[Any, Any] = Table(
        game_of(ruleset).rules.for_table(options or {}), mission, seats, seed, options or {}
    )
    return table, table.set_up()


def unknown_parts(
    ruleset: str, *, mission: str, options: Mapping[str, str], figures: Collection[str]
) -> set[str]:
    """Which of "options", "mission" and "figures" name something that the game does not have.

    Raises Refusal where there is no such game.
    """
    rules = game_of(ruleset).rules
    choices = rules.options.items()
    try:
        known = {"mission": rules.for_table(options).missions(), "figures": rules.figures(options)}
        wrong = any(options.get(name, values[0]) not in values for name, values in choices)
    except Refusal:
        known, wrong = {"mission": rules.missions(), "figures": figures}, True
    found = {"mission"} if mission not in known["mission"] else set[str]()
    found |= {"figures"} if not {*figures} <= {*known["figures"]} else set[str]()
    return found | ({"options"} if wrong else set[str]())


def survivor_faults(ruleset: str, sheet: Mapping[str, object]) -> list[str]:
    """What is wrong with the sheet of a custom survivor; empty where it can be played."""
    return faults_of(load_content(game_of(ruleset).rules.id), sheet)


def read_mission(ruleset: str, text: str) -> Mission:
    """The mission of a text from outside. Raises DataFaults with every fault of it."""
    return imported.read_mission(load_content(ruleset), text)


def mission_template(ruleset: str, tiles: str) -> str:
    """The text of a mission to start from, with these tiles. Raises DataFaults."""
    return template(load_content(ruleset), tiles)


@dataclass(frozen=True, slots=True)
class DraftedMission:
    """A mission that somebody is drawing: what can be read of it, and what may be pressed."""

    content: Content
    """The box's content with the mission, once it has a board; else the box's alone."""
    mission: str
    """The id of the mission in the content; empty without a board."""
    faults: tuple[Fault, ...]
    names: str
    """The drawing of the names of its zones, for a map that has one."""
    sketch: Sketch


def draft_mission(ruleset: str, text: str) -> DraftedMission:
    """Read a mission that need not be finished. Never raises for what the text says."""
    content = load_content(ruleset)
    try:
        draft = imported.read_draft(content, text)
    except DataFaults as faults:
        return DraftedMission(content, "", faults.faults, "", NO_SKETCH)
    faults = tuple(Fault.of("", fault, key) for key, fault in draft.faults)
    if draft.board is None or draft.mission is None:
        return DraftedMission(content, "", faults, draft.names, NO_SKETCH)
    raw = tomllib.loads(text)
    sketch = content.atlas.sketch(raw, draft.names)
    # A stand-in for a missing list is no part of the drawing.
    empty: dict[str, object] = {key: () for key in ("spawns", "victory") if not raw.get(key)}
    empty |= {} if raw.get("start") else {"start": ""}
    mission = draft.mission.model_copy(update=empty)
    shown = replace(
        content,
        missions={**content.missions, mission.id: mission},
        boards={**content.boards, mission.id: draft.board},
    )
    return DraftedMission(shown, mission.id, faults, draft.names, sketch)


def lay_tiles(
    ruleset: str, data: Mapping[str, object], tiles: str, before: tuple[str, str]
) -> dict[str, object]:
    """Return a mission's data with other tiles; things stay where they lay on their tiles.

    `before` are the tiles and the drawing of names that it had when it last could be laid.
    """
    return load_content(ruleset).atlas.relaid(data, tiles, before)


def mission_text(ruleset: str, mission: str) -> str:
    """The file of a mission of the box. Raises KeyError where there is none."""
    return files_of(data_root(), ruleset)[f"missions/{mission}.toml"].decode()


def content_of(
    ruleset: str, *, mission: str = "", survivors: Sequence[Mapping[str, object]] = ()
) -> Content:
    """The content of a table: the box's, with the mission of that text and those custom survivors.

    Raises DataFaults where the text is no mission, Refusal where a sheet cannot be played.
    """
    content = load_content(ruleset)
    if mission:
        content = with_mission(content, mission)
    if not survivors:
        return content
    guests = read_guests(content, as_option(list(survivors)))
    return replace(content, characters={**content.characters, **guests})


def load_table(text: str) -> Table[Any, Any]:
    """The table that `to_json` wrote. Raises DamagedGame where it cannot be read."""
    try:
        stored = json.loads(text)
        rules = game_of(stored["ruleset"]).rules.for_table(stored.get("options", {}))
    except (ValueError, KeyError, TypeError, AttributeError, Refusal) as error:
        raise DamagedGame(f"no game: {error}") from error
    return Table[Any, Any].restore(rules, text)


def odds(table: Table[Any, Any], attack: Attack) -> tuple[Odds, ...]:
    """The exact odds of an attack, one for each zone it aims at, no matter whose turn it is.

    Hands are open, so everybody may ask. Raises Refusal where nothing could be hit.
    """
    rules = table.rules
    if not isinstance(rules, FamilyRuleset):
        raise Refusal("unknown-command", command=attack.do)
    return table.consult(lambda state: rules.odds(state, attack))


def considered_attacks(table: Table[Any, Any], survivor: str) -> list[Attack]:
    """The attacks whose odds may be asked: those in reach, before one's turn and after it too."""
    rules = table.rules
    if not isinstance(rules, FamilyRuleset):
        return []
    return table.consult(lambda state: rules.considered(state, survivor))


def autopilot(table: Table[Any, Any], seat: str) -> Command | str | None:
    """What the autopilot would do for the seat: an option, a command, or None where it has nothing.

    It reads the seat's view only. Where the seat is asked, it may interject a command instead.
    """
    advice = advise(table, seat)
    return advice[0].step if advice else None


def advise(table: Table[Any, Any], seat: str) -> Sequence[Advice]:
    """What the seat may do now as the autopilot ranks it, the best first, each with its reason."""
    asked = [question for question in table.questions if seat in question.seats]
    commands = table.commands(seat)
    if not asked and (not commands or seat not in table.acting):
        return ()
    question = asked[0] if asked else None
    return table.rules.ranked(table.view(seat), seat, commands, question)
