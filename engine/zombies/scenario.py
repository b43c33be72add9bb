"""Scenario files of Zombies!!!: a town, what is done in it, and what must come of it.

[docs/scenarios.md] A scenario is text (TOML); whoever calls this module opens the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from engine.content import load_town_content
from engine.core.command import Command, parse
from engine.core.event import Event
from engine.core.refusal import Refusal
from engine.expected import Told, Unplayed, drawings_unlike, unlike
from engine.zombies.commands import COMMANDS
from engine.zombies.position import Given, TownTable, drawn_table, squares_drawn, tiles_drawn
from engine.zombies.view import PlayerView

GIVEN: TypeAdapter[Given] = TypeAdapter(Given)


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Expected(_Part):
    """What must hold at the end; what is left out may be anything."""

    squares: str | None = None
    tiles: str | None = None
    turn: str | None = None
    step: str | None = None
    events: list[dict[str, Any]] = Field(default_factory=list[dict[str, Any]])
    """These, in this order, among others; fields that are left out may be anything."""
    absent: list[str] = Field(default_factory=list[str])
    """Names of events that must not happen."""
    hands: dict[str, list[str]] = Field(default_factory=dict)
    items: dict[str, list[str]] = Field(default_factory=dict)
    life: dict[str, int] = Field(default_factory=dict)
    bullets: dict[str, int] = Field(default_factory=dict)
    trophies: dict[str, int] = Field(default_factory=dict)
    question: str | None = None
    """The key of a question left open."""
    outcome: str | None = None


class TownScenario(BaseModel):
    """One scenario file; what is neither of these is given, see `position.Given`."""

    model_config = ConfigDict(extra="allow")

    rule: str = Field(min_length=1)
    title: str = Field(min_length=1)
    tiles: str
    squares: str
    steps: list[dict[str, Any]] = Field(min_length=1)
    expect: Expected


@dataclass(slots=True)
class Course:
    """A table while a scenario plays on it; `events` is all that was told."""

    table: TownTable
    events: list[Event] = field(default_factory=list[Event])

    def give(self, command: Mapping[str, object], by: str) -> None:
        """The command of a step, by a seat or by the one that must act. Raises Refusal."""
        seat = by or (*self.table.acting, self.table.view().turn)[0]
        whole = card_named(self.table, seat, parse(command, COMMANDS))
        self.events += self.table.play(seat, whole).events

    def answer(self, option: str, by: str) -> None:
        """Answers the open question; a card may be named by its kind. Raises Unplayed."""
        mine = [one for one in self.table.questions if not by or by in one.seats]
        if not mine:
            raise Unplayed(f"{option!r} answers nothing; no question awaits {by or 'anybody'}")
        kinds = load_town_content().copies
        fits = [one for one in mine[0].options if option in (one, kinds.get(one))]
        if not fits:
            raise Unplayed(f"{option!r} is none of {mine[0].options!r} ({mine[0].key})")
        self.events += self.table.answer(by or mine[0].seats[0], fits[0]).events


def card_named(table: TownTable, seat: str, command: Command) -> Command:
    """A card named by its kind becomes the seat's own one."""
    wanted = getattr(command, "card", None)
    for player in table.view(seat).players:
        for card in (*player.hand, *player.items):
            if player.seat == seat and wanted == card.kind:
                return command.model_copy(update={"card": card.id})
    return command


# ---------------------------------------------------------------- playing


def read_scenario(text: str) -> TownScenario:
    """The scenario of a file's text. Raises ValueError with every fault, one a line."""
    try:
        scenario = TownScenario.model_validate(tomllib.loads(text))
        GIVEN.validate_python(scenario.model_extra)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is no TOML: {error}") from error
    except ValidationError as error:
        lines = [
            f"{'.'.join(map(str, one['loc']))}: {one['msg'].lower()}" for one in error.errors()
        ]
        raise ValueError("\n".join(lines)) from error
    return scenario


def play_scenario(text: str) -> list[str]:
    """Plays a scenario file's text: each line says what is not as expected; none if all is well.

    Raises ValueError where the text is no scenario.
    """
    scenario = read_scenario(text)
    given = GIVEN.validate_python(scenario.model_extra)
    course = Course(drawn_table(scenario.tiles, scenario.squares, given))
    for number, step in enumerate(scenario.steps, 1):
        try:
            _take_step(course, dict(step))
        except (Unplayed, Refusal) as stopped:
            told = f"refused: {stopped}" if isinstance(stopped, Refusal) else str(stopped)
            return [f"step {number} {step!r}: {told}"]
    return _differences(course, scenario.expect)


def _take_step(course: Course, step: dict[str, object]) -> None:
    by = str(step.pop("by", ""))
    if "answer" in step:
        asked = [one.key for one in course.table.questions] or ["nothing"]
        if step.get("question", asked[0]) not in asked:
            raise Unplayed(f"{asked[0]} is asked, not {step['question']}")
        course.answer(str(step["answer"]), by)
    elif "refused" in step:
        _be_refused(course, step, by)
    else:
        course.give(step, by)


def _be_refused(course: Course, step: dict[str, object], by: str) -> None:
    key, before = step.pop("refused"), course.table.to_json()
    try:
        course.give(step, by)
    except Refusal as refusal:
        if refusal.key != key:
            raise Unplayed(f"it is refused, but as {refusal!s}") from refusal
        if course.table.to_json() != before:
            raise Unplayed("it is refused, but something has changed") from refusal
        return
    raise Unplayed("it is accepted")


# ---------------------------------------------------------------- the end


def _differences(course: Course, expect: Expected) -> list[str]:
    table = course.table
    told = Told(course.events, load_town_content().copies)
    found: list[str] = []
    if expect.squares is not None:
        found += unlike("squares", " ".join(expect.squares.split()), squares_drawn(table))
    if expect.tiles is not None:
        found += drawings_unlike("tiles", expect.tiles, tiles_drawn(table))
    found += told.differences(expect.events, expect.absent)
    asked = table.question.key if table.question else None
    found += unlike("question", expect.question or "none open", asked or "none open")
    if table.given_dice and not asked:
        found.append(f"dice: {table.given_dice!r} were given and not rolled")
    for what in ("turn", "step"):
        wanted, got = getattr(expect, what), getattr(table.view(), what)
        found += unlike(what, wanted, got) if wanted is not None else []
    if expect.outcome is not None:
        reason = table.outcome.reason if table.outcome else "none"
        found += unlike("outcome", expect.outcome, reason)
    return found + _player_differences(table, expect)


def _player_differences(table: TownTable, expect: Expected) -> list[str]:
    players = {seat: _own(table, seat) for seat in table.seats}
    found: list[str] = []
    for what in ("hands", "items", "life", "bullets", "trophies"):
        for seat, wanted in getattr(expect, what).items():
            if seat not in players:
                return [f"{seat} is expected something of, but takes no part"]
            found += unlike(f"{what} of {seat}", wanted, _read(players[seat], what))
    return found


def _own(table: TownTable, seat: str) -> PlayerView:
    """What the seat knows of itself."""
    return next(one for one in table.view(seat).players if one.seat == seat)


def _read(player: PlayerView, what: str) -> object:
    if what in ("hands", "items"):
        cards = player.hand if what == "hands" else player.items
        return [card.kind for card in cards]
    return getattr(player, what)
