"""Draw the table, play, draw the table: how a test sets up any position and reads it back.

    game = street("amy . 3W", hands={"amy": ["rifle"]}, dice=[6])
    play(game, do("attack", "amy", card="rifle", zone="S3"))
    assert drawn(game) == "amy+1n . 2W"

How a drawing is written: engine/family/drawing.py. What else may be given: Given, in
engine/family/position.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import engine.family.position
from engine.core.command import Command
from engine.core.refusal import Refusal
from engine.family.position import drawn_table, mission_table, stands_of
from engine.family.scenario import Course, command_of
from engine.zombicide.booklet import RULES
from engine.zombicide.position import ZombicideGiven as Given
from engine.zombicide.state import ZombicideState, of
from engine.zombicide.view import ZombicideView


@dataclass(frozen=True, slots=True)
class ZombiePhase:
    """Every survivor ends the turn; the zombies act and spawn; noise is cleared."""


@dataclass(frozen=True, slots=True)
class Do:
    """A command by its fields; a card may be named by its kind."""

    fields: dict[str, object]


Step = Command | Do | ZombiePhase


def street(drawing: str, **given: Any) -> Course:
    """A table on the drawn board, one seat `ann` unless `seats` says otherwise."""
    return Course(drawn_table(RULES, drawing, Given(**given)))


def mission(mission_id: str, at: dict[str, str], **given: Any) -> Course:
    """A table on a mission's board; `at` says who stands where: `{"S4": "amy+2W"}`."""
    return Course(mission_table(RULES, mission_id, at, Given(**given)))


def do(name: str, survivor: str, **fields: object) -> Do:
    """`do("attack", "amy", card="pistol", zone="S2")`."""
    return Do({"do": name, "survivor": survivor, **fields})


def play(game: Course, *steps: Step, answers: Sequence[str] = ()) -> Course:
    """Plays the steps, each question taking the next answer.

    Fails on a question nobody answered and on an answer nobody asked for.
    """
    left = list(answers)
    for step in steps:
        if isinstance(step, ZombiePhase):
            game.let_zombies_come()
        else:
            game.give(command_of(game, step.fields) if isinstance(step, Do) else step)
        while game.table.questions and left:
            game.answer(left.pop(0))
        assert not game.table.questions, f"nobody answered {game.table.questions[0]!r}"
    assert not left, f"nobody asked for {left!r}"
    return game


def refused(game: Course, step: Command | Do) -> str:
    """The key of the refusal that the step meets; fails where it is accepted."""
    before = game.table.to_json()
    try:
        game.give(command_of(game, step.fields) if isinstance(step, Do) else step)
    except Refusal as refusal:
        assert game.table.to_json() == before, "a refused command changed the table"
        return refusal.key
    raise AssertionError(f"{step!r} is accepted")


def allowed(game: Course, survivor: str, name: str) -> list[dict[str, Any]]:
    """The legal commands of a survivor that are called `name`, without `do` and `survivor`."""
    seat = next(one for one, figures in game.table.seats.items() if survivor in figures)
    found = [
        {name: said for name in command.fields() if (said := getattr(command, name)) is not None}
        for command in game.table.commands(seat)
    ]
    return [
        {key: value for key, value in one.items() if key not in ("do", "survivor")}
        for one in found
        if one["do"] == name and one["survivor"] == survivor
    ]


def drawn(game: Course) -> str:
    """The drawing of a `street` in its present state."""
    return engine.family.position.drawn(game.table)


def stands(game: Course) -> dict[str, str]:
    """What stands in each zone that holds anything: `{"S4": "amy+2W"}`."""
    return {zone: str(stand) for zone, stand in stands_of(game.table).items()}


def view_of(game: Course, seat: str | None = None) -> ZombicideView:
    """What that seat may know, or everybody."""
    view = game.table.view(seat)
    assert isinstance(view, ZombicideView)
    return view


def events(game: Course, name: str) -> list[Any]:
    """All events of that class told so far."""
    return [event for event in game.events if type(event).__name__ == name]


def held(game: Course, survivor: str) -> list[str]:
    """The kinds of the cards a survivor holds: left hand, right hand (`-` if empty), then pack."""
    one = game.survivor(survivor)
    return [card.kind if card else "-" for card in (*one.hands, *one.pack)]


def state_in(game: Course) -> ZombicideState:
    """The state itself, to read what no view shows and to set what no drawing says."""
    game.table._moved_on()  # pyright: ignore[reportPrivateUsage]
    return of(game.table._state)  # pyright: ignore[reportPrivateUsage]
