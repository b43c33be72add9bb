"""Scenario files: a position, what is done in it, and what must come of it. [docs/scenarios.md]

A scenario is text (TOML); whoever calls this module opens the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.commands import command_from_json
from engine.content import load_content
from engine.core.command import Command
from engine.core.event import Event
from engine.core.refusal import Refusal
from engine.expected import Told, Unplayed, drawings_unlike, line, unlike
from engine.family.commands import EndTurn
from engine.family.drawing import read_stand
from engine.family.position import (
    Given,
    ZombicideTable,
    drawn,
    drawn_table,
    mission_table,
    stands_of,
)
from engine.family.view import SurvivorView

ZOMBIES_TURN = "zombies-turn"
"""What a step does besides commands: every survivor ends the turn, so the zombies come."""


# ---------------------------------------------------------------- playing


@dataclass(slots=True)
class Course:
    """A table while a scenario or a test plays on it; `events` is all that was told."""

    table: ZombicideTable
    events: list[Event] = field(default_factory=list[Event])

    def give(self, command: Command) -> None:
        """The command, by the seat that leads its survivor. Raises Refusal, Unplayed."""
        if self.table.questions:
            raise Unplayed(f"{command!r} is given while {self.table.questions[0]!r} is open")
        self.events += self.table.play(self._seat_of(command), command).events

    def answer(self, option: str, seat: str = "") -> None:
        """Answers the open question; a card may be named by its kind. Raises Unplayed."""
        question = self.table.question
        if question is None:
            raise Unplayed(f"{option!r} answers nothing; no question is open")
        kinds = load_content("zombicide").cards
        fits = [one for one in question.options if option in (one, kinds.get(one))]
        if not fits:
            raise Unplayed(f"{option!r} is none of {question.options!r} ({question.key})")
        self.events += self.table.answer(seat or question.seats[0], fits[0]).events

    def let_zombies_come(self) -> None:
        """Every survivor with a turn left ends it; the last one brings the zombies' turn."""
        this_round = self.table.view().round
        while not self.table.questions and self.table.view().round == this_round:
            ending = [
                command
                for seat in self.table.acting
                for command in self.table.commands(seat)
                if isinstance(command, EndTurn)
            ]
            if not ending:
                return
            self.give(ending[0])

    def survivor(self, survivor_id: str) -> SurvivorView:
        """What everyone may know of a survivor. Raises KeyError."""
        return {one.id: one for one in self.table.view().survivors}[survivor_id]

    def _seat_of(self, command: Command) -> str:
        mine = getattr(command, "survivor", "")
        seats = [one.seat for one in self.table.view().survivors if one.id == mine]
        return seats[0] if seats else next(iter(self.table.seats))


def command_of(course: Course, data: Mapping[str, object]) -> Command:
    """The command of a step: cards are named by kind, and a lone survivor need not be named."""
    survivors = course.table.view().survivors
    full = dict(data)
    if "survivor" not in full and len(survivors) == 1:
        full["survivor"] = survivors[0].id
    for name, holder in (("card", "survivor"), ("give", "survivor"), ("take", "partner")):
        if name in full:
            full[name] = _card_of(course, str(full.get(holder)), str(full[name]))
    return command_from_json(full)


def _card_of(course: Course, holder: str, wanted: str) -> str:
    """The holder's card of that kind, hands first; the word itself where there is none."""
    for one in course.table.view().survivors:
        if one.id == holder:
            for card in (*one.hands, *one.pack):
                if card and card.kind == wanted:
                    return card.id
    return wanted


# ---------------------------------------------------------------- the file


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Expected(_Part):
    """What must hold at the end; what is left out may be anything."""

    board: str | None = None
    at: dict[str, str] = Field(default_factory=dict)
    events: list[dict[str, Any]] = Field(default_factory=list[dict[str, Any]])
    """These, in this order, among others; fields that are left out may be anything."""
    absent: list[str] = Field(default_factory=list[str])
    """Names of events that must not happen."""
    hands: dict[str, list[str]] = Field(default_factory=dict)
    pack: dict[str, list[str]] = Field(default_factory=dict)
    wounds: dict[str, int] = Field(default_factory=dict)
    xp: dict[str, int] = Field(default_factory=dict)
    actions: dict[str, int] = Field(default_factory=dict)
    eliminated: list[str] | None = None
    question: str | None = None
    """The key of a question left open."""
    outcome: str | None = None


class Scenario(_Part):
    """One scenario file."""

    rule: str = Field(min_length=1)
    """The ruleset and the chapter of its rulebook, such as `zombicide #6`."""
    title: str = Field(min_length=1)
    board: str
    """A drawing, or `mission 00`."""
    at: dict[str, str] = Field(default_factory=dict)
    """On a mission's board: who stands where."""
    seats: dict[str, list[str]] = Field(default_factory=dict)
    hands: dict[str, list[str]] = Field(default_factory=dict)
    pack: dict[str, list[str]] = Field(default_factory=dict)
    wounds: dict[str, int] = Field(default_factory=dict)
    xp: dict[str, int] = Field(default_factory=dict)
    skills: dict[str, list[str]] = Field(default_factory=dict)
    actions: dict[str, int] = Field(default_factory=dict)
    equipment: list[str] = Field(default_factory=list[str])
    spawn: list[str] = Field(default_factory=list[str])
    supply: dict[str, int] = Field(default_factory=dict)
    cars: dict[str, str] = Field(default_factory=dict)
    aboard: dict[str, list[str]] = Field(default_factory=dict)
    opened: list[str] = Field(default_factory=list[str])
    dice: list[Annotated[int, Field(ge=1, le=6)]] = Field(default_factory=list[int])
    """The faces of the next rolls, in order."""
    steps: list[dict[str, Any]] = Field(min_length=1)
    expect: Expected


def read_scenario(text: str) -> Scenario:
    """The scenario of a file's text. Raises ValueError with every fault, one a line."""
    try:
        return Scenario.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is no TOML: {error}") from error
    except ValidationError as error:
        lines = [
            f"{'.'.join(map(str, one['loc']))}: {one['msg'].lower()}" for one in error.errors()
        ]
        raise ValueError("\n".join(lines)) from error


def begin(scenario: Scenario) -> Course:
    """The scenario's table before its first step. Raises ValueError."""
    given = Given(
        **{
            name: getattr(scenario, name)
            for name in ("seats", "hands", "pack", "wounds", "xp", "skills", "actions", "equipment",
                         "spawn", "supply", "opened", "cars", "aboard", "dice")
        }
    )  # fmt: skip
    words = scenario.board.split()
    if words[:1] == ["mission"] and len(words) == 2:
        return Course(mission_table(words[1], scenario.at, given))
    return Course(drawn_table(scenario.board, given))


def play_scenario(text: str) -> list[str]:
    """Plays a scenario file's text: each line says what is not as expected; none if all is well.

    Raises ValueError where the text is no scenario.
    """
    scenario = read_scenario(text)
    course = begin(scenario)
    for number, step in enumerate(scenario.steps, 1):
        try:
            _take_step(course, step)
        except (Unplayed, Refusal) as stopped:
            told = f"refused: {stopped}" if isinstance(stopped, Refusal) else str(stopped)
            return [f"step {number} {step!r}: {told}"]
    return _differences(course, scenario.expect)


def _take_step(course: Course, step: Mapping[str, object]) -> None:
    given = dict(step)
    if "answer" in given:
        _answer(course, given)
    elif given.get("do") == ZOMBIES_TURN:
        course.let_zombies_come()
    elif "refused" in given:
        _be_refused(course, given)
    else:
        course.give(command_of(course, given))


def _answer(course: Course, step: dict[str, object]) -> None:
    asked = course.table.question.key if course.table.question else "nothing"
    if step.get("question", asked) != asked:
        raise Unplayed(f"{asked} is asked, not {step['question']}")
    course.answer(str(step["answer"]), str(step.get("by", "")))


def _be_refused(course: Course, step: dict[str, object]) -> None:
    key = step.pop("refused")
    command = command_of(course, step)
    before = course.table.to_json()
    try:
        course.give(command)
    except Refusal as refusal:
        if refusal.key != key:
            raise Unplayed(f"it is refused, but as {refusal!s}") from refusal
        if course.table.to_json() != before:
            raise Unplayed("it is refused, but something has changed") from refusal
        return
    raise Unplayed("it is accepted")


# ---------------------------------------------------------------- the end


def _differences(course: Course, expect: Expected) -> list[str]:
    asked = course.table.question.key if course.table.question else None
    told = Told(course.events, load_content("zombicide").cards)
    found = _board_differences(course, expect) + told.differences(expect.events, expect.absent)
    if asked != expect.question:
        found.append(line("question", expect.question or "none open", asked or "none open"))
    if course.table.given_dice and not asked:
        found.append(f"dice: {course.table.given_dice!r} were given and not rolled")
    outcome = course.table.outcome
    if expect.outcome is not None:
        found += unlike("outcome", expect.outcome, outcome.reason if outcome else "none")
    return found + _survivor_differences(course, expect)


def _board_differences(course: Course, expect: Expected) -> list[str]:
    found: list[str] = []
    if expect.board is not None:
        found += drawings_unlike("board", expect.board, drawn(course.table))
    content = load_content("zombicide")
    stands = stands_of(course.table)
    kinds = [kind.letter for kind in content.zombies.values()]
    for zone, text in expect.at.items():
        right = str(read_stand(text, content.characters, kinds))
        found += unlike(f"zone {zone}", right, str(stands.get(zone, ".")))
    return found


def _survivor_differences(course: Course, expect: Expected) -> list[str]:
    found: list[str] = []
    everyone = {one.id: one for one in course.table.view().survivors}
    named = [*expect.hands, *expect.pack, *expect.wounds, *expect.xp, *expect.actions]
    strangers = [one for one in named if one not in everyone]
    if strangers:
        return [f"{strangers[0]} is expected something of, but takes no part"]
    for one, cards in expect.hands.items():
        held = [card.kind for card in everyone[one].hands if card]
        found += unlike(f"hands of {one}", cards, held)
    for one, cards in expect.pack.items():
        found += unlike(f"pack of {one}", cards, [card.kind for card in everyone[one].pack])
    for what in ("wounds", "xp", "actions"):
        for one, number in cast("dict[str, int]", getattr(expect, what)).items():
            found += unlike(f"{what} of {one}", number, getattr(everyone[one], what))
    if expect.eliminated is not None:
        fallen = [one.id for one in everyone.values() if not one.standing]
        found += unlike("eliminated", sorted(expect.eliminated), sorted(fallen))
    return found
