"""Writes a seeded game of the autopilot down: what is done, the dice, what happens, and
what is new on the board after each round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import engine
from bot.kit.registry import kit_of
from bot.kit.speech import Speech
from bot.kit.terms import Viewpoint
from engine.core.command import Command
from engine.core.dice import Draw
from engine.core.table import Table, Told

HERE = Path(__file__).resolve().parent
LANGUAGE = "en"
MANY = 12
"""Draws of a command that are written out; of more, their number and sum tell them apart."""
AnyTable = Table[Any, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is written down; `players` sit at it."""

    ruleset: str
    mission: str
    players: int
    seed: str

    @property
    def path(self) -> Path:
        return HERE / self.ruleset / f"{self.mission}-{self.seed}.txt"


GAMES = (
    Played("zombicide", "00", 2, "first-night"),
    Played("zombicide", "00", 3, "second-night"),
    Played("zombicide", "02", 2, "short-of-food"),
    Played("zombicide", "09", 2, "many-hands"),
    Played("living-dead", "S1", 2, "first-night"),
    Played("living-dead", "S2", 3, "empty-larder"),
    Played("living-dead", "S6", 2, "long-road"),
    Played("living-dead", "S8", 3, "johnnys-keys"),
    Played("heroes-resistance", "M0", 2, "first-rescue"),
    Played("heroes-resistance", "M0", 4, "four-heroes"),
    Played("heroes-resistance", "M5", 2, "everybody-loves-happy"),
    Played("heroes-resistance", "M6", 2, "rubble"),
    Played("zombies", "town", 2, "two-in-town"),
    Played("zombies", "town", 3, "crowded-town"),
    Played("trust-me", "city", 2, "one-bad-night"),
)
"""A few of every game: short and long ones, won and lost."""


@dataclass(slots=True)
class Writer:
    """Writes while it is played."""

    table: AnyTable
    lines: list[str] = field(default_factory=list[str])
    drawn: int = 0
    """How many draws of the command are written already."""
    board: list[str] = field(default_factory=list[str])
    """The board as it was written last: of the next one, what is new is written."""

    def write(self, told: Told) -> None:
        """The dice and what happened, secrets too."""
        kit = kit_of(self.table.rules.id)
        self.lines += _dice(told.draws[self.drawn :])
        self.drawn = 0 if told.finished else len(told.draws)
        said = self.speech().events(told.events)
        self.lines += [f"  {line}" for text in said for line in text.splitlines()]
        if kit.chapters.begins_round(told.events) or self.table.outcome:
            board = kit.presenter.board_text(Viewpoint(self.table.view(), LANGUAGE, self.players()))
            lines = board.splitlines()
            self.lines += ["", *(f"    {one}" for one in lines if one not in self.board), ""]
            self.board = lines

    def players(self) -> dict[str, str]:
        return {seat: seat for seat in self.table.seats}

    def speech(self) -> Speech:
        return kit_of(self.table.rules.id).speech(None, LANGUAGE, self.players())

    def asked(self, seat: str, step: Command | str) -> str:
        """The step as its player reads it."""
        speech = self.speech()
        if isinstance(step, Command):
            return f"> {seat}: {speech.command(step)}"
        (question,) = [one for one in self.table.questions if seat in one.seats][:1]
        asked = speech.question(question)
        chosen = speech.option(question, step)
        return f"> {seat}, asked “{asked}”: {chosen}"


def _dice(draws: tuple[Draw, ...]) -> Iterator[str]:
    if len(draws) > MANY:
        yield f"  [{len(draws)} draws, {sum(one.face for one in draws)} in all]"
    elif draws:
        yield f"  [{' '.join(f'{one.face}/{one.sides}' for one in draws)}]"


def written(game: Played) -> str:
    """The whole game as text."""
    seats = kit_of(game.ruleset).lobby.random_seats(game.mission, game.players, Random(game.seed))
    table, told = engine.open_and_tell(
        game.ruleset, mission=game.mission, seats=seats, seed=game.seed
    )
    writer = Writer(table, [f"{game.ruleset} {game.mission}, seed {game.seed}", ""])
    writer.write(told)
    while not table.outcome:
        seat = table.questions[0].seats[0] if table.questions else table.acting[0]
        step = engine.autopilot(table, seat)
        if step is None:
            raise AssertionError(f"the autopilot has nothing for {seat!r}")
        writer.lines.append(writer.asked(seat, step))
        writer.write(table.answer(seat, step) if isinstance(step, str) else table.play(seat, step))
    writer.lines.append(writer.speech().outcome(table.outcome))
    return "\n".join(writer.lines) + "\n"
