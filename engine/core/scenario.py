"""Scenario files: a position, the steps taken in it, and the expected result. [docs/scenarios.md]

A scenario is TOML text; the caller opens the file. The `Stage` of a game sets up and inspects its
positions. This module plays the steps, the same way for every game.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, TypeVar

from pydantic import BaseModel, Field, ValidationError

from engine.core.command import Command
from engine.core.dice import DiceShort
from engine.core.event import Event
from engine.core.expected import Told, Unplayed, line, unlike
from engine.core.refusal import Refusal
from engine.core.table import Table
from engine.reading.faults import cures

SixSided = Annotated[int, Field(strict=True, ge=1, le=6)]
"""The face of a die, 1 to 6, that a scenario gives for a later roll."""
Whole = Annotated[int, Field(strict=True, ge=0)]


class Part(BaseModel, extra="forbid"):
    """A part of a scenario file; an unknown key is a fault."""


class Expected(Part):
    """The expected end of a scenario, in any game.

    A field that is left out is not checked, except `question`.
    """

    events: list[dict[str, Any]] = Field(default_factory=list[dict[str, Any]])
    """Events that must happen in this order, with others in between.

    A field that is left out may have any value.
    """
    absent: list[str] = Field(default_factory=list[str])
    """The names of events that must not happen."""
    question: str | None = None
    """The key of the question that must be open at the end; if left out, none may be open."""
    outcome: str | None = None


E = TypeVar("E", bound=Expected)


class ScenarioFile(Part, Generic[E]):
    """The parts that every scenario file has."""

    rule: str = Field(min_length=1)
    """The ruleset and the chapter of its rulebook."""
    title: str = Field(min_length=1)
    steps: list[dict[str, Any]] = Field(min_length=1)
    expect: E


P = TypeVar("P", bound=Part)
F = TypeVar("F", bound=ScenarioFile[Any])


@dataclass(slots=True)
class Run:
    """A table on which a scenario or a test plays; `events` holds every event since its start."""

    table: Table[Any, Any]
    events: list[Event] = field(default_factory=list[Event])

    def play(self, seat: str, command: Command) -> None:
        """Play one command for `seat`. Raises Refusal if the rules forbid it."""
        self.events += self.table.play(seat, command).events

    def answer(self, option: str, seat: str = "") -> None:
        """Answer the open question (of `seat`, if given); a card may be named by its kind.

        Raises Unplayed if no question is open or the option does not exist.
        """
        mine = [one for one in self.table.questions if not seat or seat in one.seats]
        if not mine:
            raise Unplayed(f"{option!r} answers nothing; no question awaits {seat or 'anybody'}")
        kinds = self.table.rules.card_kinds()
        fits = [one for one in mine[0].options if option in (one, kinds.get(one))]
        if not fits:
            raise Unplayed(f"{option!r} is none of {mine[0].options!r} ({mine[0].key})")
        self.events += self.table.answer(seat or mine[0].seats[0], fits[0]).events


class Stage(ABC, Generic[F, P]):
    """Sets up, plays and inspects the positions and scenarios of one game."""

    file: type[F]
    """The model of a scenario file: a position, steps and what is expected."""
    position: type[P]
    drawing: tuple[str, ...]
    """The keys of a position that hold drawings."""

    @abstractmethod
    def table(self, position: P) -> Table[Any, Any]:
        """Return a table in that position. Raises ValueError if the position is impossible."""

    @abstractmethod
    def drawn(self, table: Table[Any, Any]) -> dict[str, object]:
        """Return the drawn parts of the table, in the form that a position has in a file."""

    @abstractmethod
    def begin(self, scenario: F) -> Run:
        """Return the scenario's table before its first step.

        Raises ValueError if its position is impossible.
        """

    @abstractmethod
    def command(self, run: Run, data: Mapping[str, object], seat: str) -> tuple[str, Command]:
        """Return a step's command and the seat that gives it, by default the seat it belongs to.

        Cards are named by kind. Raises Refusal if `data` is no command.
        """

    @abstractmethod
    def differences(self, run: Run, scenario: F) -> list[str]:
        """Return one line for each difference between the position reached and the expected one."""

    def shortcut(self, run: Run, name: str) -> bool:
        """Carry out a step that stands for several commands; return False if `name` is no such
        step.
        """
        return False


def read_scenario(stage: Stage[F, Any], text: str) -> F:
    """Read a scenario from text. Raises ValueError with every fault, one per line."""
    try:
        return read_part(stage.file, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is no TOML: {error}") from error


def read_part(model: type[P], data: Mapping[str, object]) -> P:
    """Read `data` as a `model`. Raises ValueError with every fault, one per line."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise ValueError("\n".join(cures(model, error))) from error


def must_know(what: str, named: Iterable[str], known: Iterable[str]) -> None:
    """Raise ValueError for the first of `named` that is not in `known`, listing what is known."""
    there = list(known)
    for one in named:
        if one not in there:
            raise ValueError(
                f"{what}: {one!r} is not known; known are {', '.join(there) or 'none'}"
            )


def play_scenario(stage: Stage[Any, Any], text: str) -> list[str]:
    """Play a scenario and return one line for each difference from what it expects.

    Raises ValueError if the text is no scenario or its position is impossible.
    """
    scenario: ScenarioFile[Any] = read_scenario(stage, text)
    run = stage.begin(scenario)
    for number, step in enumerate(scenario.steps, 1):
        try:
            _take_step(stage, run, dict(step))
        except (Unplayed, Refusal, DiceShort) as stopped:
            told = f"refused: {stopped}" if isinstance(stopped, Refusal) else str(stopped)
            return [f"step {number} {step!r}: {told}"]
    return _differences(run, scenario.expect) + stage.differences(run, scenario)


# ---------------------------------------------------------------- steps


def _take_step(stage: Stage[Any, Any], run: Run, step: dict[str, object]) -> None:
    seat = str(step.pop("by", ""))
    if "answer" in step:
        _answer(run, step, seat)
    elif "refused" in step:
        _be_refused(stage, run, step, seat)
    elif not stage.shortcut(run, str(step.get("do", ""))):
        run.play(*stage.command(run, step, seat))


def _answer(run: Run, step: Mapping[str, object], seat: str) -> None:
    asked = [one.key for one in run.table.questions] or ["nothing"]
    if step.get("question", asked[0]) not in asked:
        raise Unplayed(f"{asked[0]} is asked, not {step['question']}")
    run.answer(str(step["answer"]), seat)


def _be_refused(stage: Stage[Any, Any], run: Run, step: dict[str, object], seat: str) -> None:
    """Play a step that must be refused with the given key and leave the table unchanged.

    Raises Unplayed if it is not refused so.
    """
    key, before = step.pop("refused"), run.table.to_json()
    try:
        run.play(*stage.command(run, step, seat))
    except Refusal as refusal:
        if refusal.key != key:
            raise Unplayed(f"it is refused, but as {refusal!s}") from refusal
        if run.table.to_json() != before:
            raise Unplayed("it is refused, but something has changed") from refusal
        return
    raise Unplayed("it is accepted")


# ---------------------------------------------------------------- the end


def _differences(run: Run, expect: Expected) -> list[str]:
    """Return one line for each difference in events, question, dice and outcome at the end from
    what the scenario expects.
    """
    table, asked = run.table, run.table.question
    told = Told(run.events, table.rules.events, table.rules.card_kinds())
    found = told.differences(expect.events, expect.absent)
    key = asked.key if asked else "none open"
    if key != (expect.question or "none open"):
        found.append(line("question", expect.question or "none open", key))
    if table.dice_left:
        found.append(f"dice: {table.dice_left!r} were given and not rolled")
    if expect.outcome is not None:
        reason = table.outcome.reason if table.outcome else "none"
        found += unlike("outcome", expect.outcome, reason)
    return found
