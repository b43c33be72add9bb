"""Draw the town, play, draw the town: how a test sets up any position of Zombies!!!

    game = town("town-square straight@1", "1E=ann 2D=Z 2E=bo+Z+L", step="walk", moves=3, dice=[4])
    play(game, Walk(to="2D"))
    assert drawn(game) == "2D=ann 2E=bo+Z+L"

How a town is drawn, and what else may be given by keyword: engine/zombies/position.py.

    play(game, by("bo", PlayCard(card="fear", target="ann")))    a step of another seat
    play(game, Fight(), answers=["bullets"])                     answers, in order
    play(game, Fight(), answers=[("bo", "pass"), "life"])        one of a certain seat
    play(game, Fight(), answers=[by("bo", PlayCard(card="zombie-master")), "life"])
    assert refused(game, Walk(to="2F")) == "out-of-reach"
    game = reloaded(game)                                        stored and read again, anywhere
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.command import Command
from engine.core.event import Event
from engine.core.refusal import Refusal
from engine.core.table import _StoredTable as StoredTable  # pyright: ignore[reportPrivateUsage]
from engine.zombies import position
from engine.zombies.box import box
from engine.zombies.position import Given, TownTable, drawn_table
from engine.zombies.rules import Zombies
from engine.zombies.scenario import card_named
from engine.zombies.state import State
from engine.zombies.view import PlayerView, View


@dataclass(slots=True)
class Course:
    """A table while a test plays on it; `events` is all that was told."""

    table: TownTable
    events: list[Event] = field(default_factory=list[Event])

    @property
    def view(self) -> View:
        return self.table.view()

    def player(self, seat: str) -> PlayerView:
        """What the seat knows of itself."""
        return {one.seat: one for one in self.table.view(seat).players}[seat]


@dataclass(frozen=True, slots=True)
class By:
    """A command of a certain seat."""

    seat: str
    command: Command


Step = Command | By
Answer = str | tuple[str, str] | By


def by(seat: str, command: Command) -> By:
    return By(seat, command)


# ---------------------------------------------------------------- setting up


def town(tiles: str, squares: str = "1E=ann", **given: Any) -> Course:
    """A table on the drawn town. Raises ValueError where the drawing makes none."""
    return Course(drawn_table(tiles, squares, Given(**given)))


# ---------------------------------------------------------------- playing


def play(
    game: Course, *steps: Step, answers: Sequence[Answer] = (), left_open: bool = False
) -> Course:
    """Plays the steps, each question taking the next answer.

    Fails on an answer nobody asked for, and, unless `left_open`, on a question nobody answered.
    """
    left = list(answers)
    for step in steps:
        game.events += _give(game, step)
        while game.table.questions and left:
            game.events += _reply(game, left.pop(0))
        assert left_open or not game.table.questions, f"nobody answered {game.table.questions!r}"
    assert not left, f"nobody asked for {left!r}"
    return game


def reply(game: Course, *answers: Answer) -> Course:
    """Answers or interjections to what is open now; what they leave open stays open."""
    for one in answers:
        game.events += _reply(game, one)
    return game


def _give(game: Course, step: Step) -> list[Event]:
    seat, command = (step.seat, step.command) if isinstance(step, By) else ("", step)
    seat = seat or (*game.table.acting, game.view.turn)[0]
    return game.table.play(seat, card_named(game.table, seat, command)).events


def _reply(game: Course, answer: Answer) -> list[Event]:
    if isinstance(answer, By):
        return _give(game, answer)
    seat, option = answer if isinstance(answer, tuple) else ("", answer)
    question = next((one for one in game.table.questions if not seat or seat in one.seats), None)
    assert question, f"{answer!r} answers nothing"
    fits = [one for one in question.options if option in (one, box().copies.get(one))]
    assert fits, f"{option!r} is none of {question.options!r} ({question.key})"
    return game.table.answer(seat or question.seats[0], fits[0]).events


def refused(game: Course, step: Step) -> str:
    """The key of the refusal that the step meets; fails where it is accepted."""
    before = game.table.to_json()
    try:
        _give(game, step)
    except Refusal as refusal:
        assert game.table.to_json() == before, "a refused command changed the table"
        return refusal.key
    raise AssertionError(f"{step!r} is accepted")


def allowed(game: Course, seat: str, do: str) -> list[dict[str, Any]]:
    """The legal commands of a seat that are called so, without their `do`."""
    found = [
        {name: said for name in command.fields() if (said := getattr(command, name)) is not None}
        for command in game.table.commands(seat)
    ]
    return [one for one in found if one.pop("do") == do]


def reloaded(game: Course) -> Course:
    """The same table, stored and read again; given dice fall again as they fell."""
    kept = StoredTable.model_validate_json(game.table.to_json())
    table = TownTable(Zombies(), kept.mission, kept.seats, kept.seed, kept.options)
    table.given_dice = game.table.given_dice
    table._fill(kept)  # pyright: ignore[reportPrivateUsage]
    return Course(table, list(game.events))


# ---------------------------------------------------------------- reading back


def drawn(game: Course) -> str:
    """Everything that stands or lies on a square, square by square."""
    return position.squares_drawn(game.table)


def tiles_drawn(game: Course) -> str:
    """The tiles as they lie, one line for each row of cells."""
    return position.tiles_drawn(game.table)


def events(game: Course, name: str) -> list[Any]:
    """All events of that class told so far."""
    return [event for event in game.events if type(event).__name__ == name]


def held(game: Course, seat: str) -> list[str]:
    """The kinds of the cards in a seat's hand."""
    return [card.kind for card in game.player(seat).hand]


def state_in(game: Course) -> State:
    """The state itself, to read what no view shows and to set what no drawing says."""
    game.table._moved_on()  # pyright: ignore[reportPrivateUsage]
    return game.table._state  # pyright: ignore[reportPrivateUsage]
