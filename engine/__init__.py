"""The public functions of the engine: open a table, play on it, view it, store it.

The engine holds rules only: no Discord, no pictures, no database, no clock.
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
from engine.family import imported, survivor_files
from engine.family.commands import Attack
from engine.family.files import Content
from engine.family.guests import as_option, faults_of, read_guests, with_sheets
from engine.family.imported import with_mission
from engine.family.odds import Odds
from engine.family.rules import FamilyRuleset
from engine.family.survivor_files import DraftedSurvivor, survivor_text
from engine.family.templates import survivor_template as template_of_survivor
from engine.family.templates import template
from engine.games import GAMES, command_from_json, event_from_json, game_of, load_content
from engine.reading.atlas import NO_SKETCH, Sketch
from engine.reading.bounds import must_be_bounded, read_toml
from engine.reading.faults import DataFaults, Fault
from engine.reading.mission import Mission
from engine.reading.visible import one_line, unwanted
from engine.reading.writing import to_toml

__all__ = [
    "TOLD_TRIES",
    "Advice",
    "Command",
    "Content",
    "DamagedGame",
    "DataFaults",
    "DraftedMission",
    "DraftedSurvivor",
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
    "draft_survivor",
    "event_from_json",
    "event_to_json",
    "keyed_face",
    "lay_tiles",
    "load_content",
    "load_table",
    "look",
    "mission_template",
    "mission_text",
    "must_be_bounded",
    "odds",
    "one_line",
    "open_and_tell",
    "open_table",
    "position",
    "read_mission",
    "read_survivor",
    "read_toml",
    "rulesets",
    "supplies_needed",
    "survivor_faults",
    "survivor_template",
    "survivor_text",
    "to_toml",
    "unbeaten",
    "unknown_parts",
    "unwanted",
]


@dataclass(frozen=True, slots=True)
class RulesetInfo:
    """A game that can be opened: its missions, its numbers of players, its commands and its
    options.
    """

    rules: Ruleset[Any, Any]
    id: str
    options: Mapping[str, Sequence[str]]
    """Each option of a table with its values, the default first."""
    commands: Sequence[type[Command]]

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of players, from the data files. Raises
        DataFaults.
        """
        return self.rules.seat_limits

    @property
    def missions(self) -> tuple[str, ...]:
        """The ids of the missions, from the game's data files. Raises DataFaults.

        The data files are not read before, so that faults in one game's files stop no other game.
        """
        return self.rules.missions()


@cache
def rulesets() -> tuple[RulesetInfo, ...]:
    """Return every game that this release plays."""
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
    """Return a new table, set up as far as the first question.

    `seats` gives, by player id, the figures that the player leads; its order is the seating order,
    clockwise. `survivors` are the sheets of custom survivors; the table keeps them among its
    options. Raises Refusal if the game cannot be played with these arguments.
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
    """Return a new table as `open_table` does, and the events of its setup."""
    table: Table[Any, Any] = Table(
        game_of(ruleset).rules.for_table(options or {}), mission, seats, seed, options or {}
    )
    return table, table.set_up()


def unknown_parts(
    ruleset: str, *, mission: str, options: Mapping[str, str], figures: Collection[str]
) -> set[str]:
    """Return which of "options", "mission" and "figures" name something that the game does not
    have.

    Raises Refusal if the ruleset does not exist.
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


def survivor_faults(ruleset: str, sheet: Mapping[str, object]) -> Sequence[str]:
    """Return the faults of a custom survivor's sheet; empty if it can be played."""
    return faults_of(load_content(game_of(ruleset).rules.id), sheet)


def read_survivor(ruleset: str, text: str) -> dict[str, object]:
    """Return the sheet of the survivor in a text from outside. Raises DataFaults with every
    fault.
    """
    return survivor_files.read_survivor(load_content(ruleset), text)


def draft_survivor(ruleset: str, text: str) -> DraftedSurvivor:
    """Read a survivor that may be unfinished; faults are in the result, never raised."""
    return survivor_files.draft_survivor(load_content(ruleset), text)


def survivor_template(ruleset: str) -> str:
    """Return the text of a survivor's file to start from."""
    return template_of_survivor(load_content(ruleset))


def read_mission(ruleset: str, text: str) -> Mission:
    """Return the mission in a text from outside. Raises DataFaults with every fault."""
    return imported.read_mission(load_content(ruleset), text)


def mission_template(ruleset: str, tiles: str) -> str:
    """Return the text of a mission to start from, with these tiles. Raises DataFaults."""
    return template(load_content(ruleset), tiles)


@dataclass(frozen=True, slots=True)
class DraftedMission:
    """An unfinished mission in the workshop: everything that can be read of it, and its faults."""

    content: Content
    """The box's content, with the mission added if it has a board."""
    mission: str
    """The id of the mission in `content`; empty if it has no board."""
    faults: tuple[Fault, ...]
    names: str
    """The drawing of the mission's zone names; empty for a map that has none."""
    sketch: Sketch


def draft_mission(ruleset: str, text: str) -> DraftedMission:
    """Read a mission that may be unfinished; faults of the text are in the result, never raised."""
    content = load_content(ruleset)
    try:
        draft = imported.read_draft(content, text)
    except DataFaults as faults:
        return DraftedMission(content, "", faults.faults, "", NO_SKETCH)
    raw = tomllib.loads(text)
    told = [*draft.faults, *((str(one.where.field[0]), one) for one in imported.invisible(raw))]
    faults = tuple(Fault.of("", fault, key) for key, fault in told)
    if draft.board is None or draft.mission is None:
        return DraftedMission(content, "", faults, draft.names, NO_SKETCH)
    sketch = content.atlas.sketch(raw, draft.names)
    # The draft has stand-ins for missing lists; they must not show on the map.
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
    """Return a mission's data with other tiles; everything stays at its place on its tile.

    `before` holds the tiles and the drawing of names from the last time the map could be laid.
    """
    return load_content(ruleset).atlas.relaid(data, tiles, before)


def mission_text(ruleset: str, mission: str) -> str:
    """Return the text of the file of one of the box's missions. Raises KeyError for an
    unknown one.
    """
    return files_of(data_root(), ruleset)[f"missions/{mission}.toml"].decode()


def content_of(
    ruleset: str, *, mission: str = "", survivors: Sequence[Mapping[str, object]] = ()
) -> Content:
    """Return the box's content with what a table adds: a mission's text and custom survivors.

    Raises DataFaults if the mission has faults, and Refusal if a sheet cannot be played.
    """
    content = load_content(ruleset)
    if mission:
        content = with_mission(content, mission)
    if not survivors:
        return content
    guests = read_guests(content, as_option(list(survivors)))
    content = with_sheets(content, guests.values())
    return replace(content, characters={**content.characters, **guests})


def load_table(text: str) -> Table[Any, Any]:
    """Return the table that `to_json` wrote. Raises DamagedGame if it cannot be read."""
    try:
        stored = json.loads(text)
        rules = game_of(stored["ruleset"]).rules.for_table(stored.get("options", {}))
    except (ValueError, KeyError, TypeError, AttributeError, Refusal) as error:
        raise DamagedGame(f"no game: {error}") from error
    return Table[Any, Any].restore(rules, text)


def odds(table: Table[Any, Any], attack: Attack) -> tuple[Odds, ...]:
    """Return the exact odds of an attack, one for each zone it aims at, in anybody's turn.

    Every player may ask, because all hands lie open. Raises Refusal if the attack could hit
    nothing.
    """
    rules = table.rules
    if not isinstance(rules, FamilyRuleset):
        raise Refusal("unknown-command", command=attack.do)
    return table.consult(lambda state: rules.odds(state, attack))


def unbeaten(table: Table[Any, Any], zone: str) -> str:
    """Return the toughest kind of zombie in the zone that no survivor's weapon can kill.

    Empty if there is none, or in a game without such zombies.
    """
    rules = table.rules
    if not isinstance(rules, FamilyRuleset):
        return ""
    return table.consult(lambda state: rules.unbeaten(state, zone))


def supplies_needed(table: Table[Any, Any]) -> list[str]:
    """Return the kinds of cards that the open goals of the mission still ask for."""
    rules = table.rules
    if not isinstance(rules, FamilyRuleset):
        return []
    return table.consult(rules.supplies_needed)


def considered_attacks(table: Table[Any, Any], survivor: str) -> list[Attack]:
    """Return the attacks whose odds may be asked: all in reach, in anybody's turn."""
    rules = table.rules
    if not isinstance(rules, FamilyRuleset):
        return []
    return table.consult(lambda state: rules.considered(state, survivor))


def autopilot(table: Table[Any, Any], seat: str) -> Command | str | None:
    """Return what the autopilot does for the seat: the id of an option, a command, or None.

    It knows only what the seat's view shows. If the seat is asked a question, the step may be a
    command that interrupts it. None if the seat has nothing to do.
    """
    advice = advise(table, seat)
    return advice[0].step if advice else None


def advise(table: Table[Any, Any], seat: str) -> Sequence[Advice]:
    """Return the steps that the seat may take now, each with its reason, the autopilot's best
    first.

    Empty if the seat has nothing to do.
    """
    asked = [question for question in table.questions if seat in question.seats]
    commands = table.commands(seat)
    if not asked and (not commands or seat not in table.acting):
        return ()
    question = asked[0] if asked else None
    return table.rules.ranked(table.view(seat), seat, commands, question)
