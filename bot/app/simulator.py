"""Plays whole games without people: the autopilot or chance chooses the moves."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import engine
from bot.kit.registry import kit_of
from engine.core.command import Command
from engine.core.table import Table
from engine.family.events import SurvivorEliminated

ROUNDS = 200
"""A game that lasts more rounds is stopped, and counted as a loss that was given up."""
GIVEN_UP = "given-up"
Player = Callable[[Table[Any, Any]], tuple[str, Command | str]]
"""Decides the next step of a game: a seat, and its command or its answer to a question."""


@dataclass(slots=True)
class Tally:
    """Counts how games ended: losses by their reason, wins by the way in which they were won.

    A game that was given up is a loss. `rounds` has the length of each game.
    """

    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list[int])
    wins: int = 0
    ways: Counter[str] = field(default_factory=Counter[str])
    losses: Counter[str] = field(default_factory=Counter[str])
    fell: Counter[str] = field(default_factory=Counter[str])
    """How many survivors fell in each zone."""

    @property
    def games(self) -> int:
        return len(self.rounds)

    def as_data(self) -> dict[str, Any]:
        """Return the tally as plain values, for JSON."""
        return {
            "games": self.games,
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else None,
            "seconds": round(self.seconds, 3),
            "rounds": {
                "mean": round(sum(self.rounds) / self.games, 2),
                "min": min(self.rounds),
                "max": max(self.rounds),
            },
            "wins": self.wins,
            "ways": dict(sorted(self.ways.items())),
            "losses": dict(sorted(self.losses.items())),
            "fell": dict(self.fell.most_common()),
        }


def by_autopilot(table: Table[Any, Any]) -> tuple[str, Command | str]:
    """Return a seat that must act or answer, and the step that the autopilot advises for it."""
    seat = table.questions[0].seats[0] if table.questions else table.acting[0]
    step = engine.autopilot(table, seat)
    if step is None:
        raise AssertionError(f"the autopilot has nothing for {seat!r}")
    return seat, step


def by_chance(chance: random.Random) -> Player:
    """Return a player of random legal steps: it draws a kind of command, then one of that kind."""

    def step(table: Table[Any, Any]) -> tuple[str, Command | str]:
        if table.questions:
            question = table.questions[0]
            return chance.choice(question.seats), chance.choice(question.options)
        seat = table.acting[0]
        commands = table.commands(seat)
        sort = chance.choice(sorted({type(one).__name__ for one in commands}))
        return seat, chance.choice([one for one in commands if type(one).__name__ == sort])

    return step


@dataclass(frozen=True, slots=True)
class Played:
    """How one game ended."""

    rounds: int
    won: bool
    reason: str
    fell: Sequence[str]
    """The zone of each survivor who fell, in order."""


def play_game(table: Table[Any, Any], player: Player) -> Played:
    """Play one game to its end, or give it up after `ROUNDS` rounds."""
    ruleset, fell = table.rules.id, list[str]()
    chapters = kit_of(ruleset).chapters
    while table.outcome is None:
        seat, step = player(table)
        told = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
        fell += [one.zone for one in told.events if isinstance(one, SurvivorEliminated)]
        if chapters.begins_round(told.events) and table.view().round > ROUNDS:
            return Played(ROUNDS, False, GIVEN_UP, fell)
    return Played(table.view().round, table.outcome.won, table.outcome.reason, fell)


def simulate(
    ruleset: str,
    mission: str,
    *,
    games: int,
    seed: str,
    players: int,
    by_luck: bool = False,
    after_each: Callable[[], None] = lambda: None,
) -> Tally:
    """Play the games and count how they end; the same seed gives the same games.

    With `by_luck`, chance chooses the moves instead of the autopilot. Raises Refusal or ValueError
    if a game cannot be opened with these arguments.
    """
    tally = Tally()
    lobby = kit_of(ruleset).lobby
    started = perf_counter()
    for number in range(games):
        # Which survivors play is no secret: the shuffle only has to be repeatable.
        chance = random.Random(f"{seed}/{number}")  # noqa: S311
        seats = lobby.random_seats(mission, players, chance)
        player = by_chance(chance) if by_luck else by_autopilot
        table = engine.open_table(ruleset, mission=mission, seats=seats, seed=f"{seed}/{number}")
        played = play_game(table, player)
        tally.rounds.append(played.rounds)
        tally.wins += played.won
        (tally.ways if played.won else tally.losses)[played.reason] += 1
        tally.fell.update(played.fell)
        after_each()
    tally.seconds = perf_counter() - started
    return tally
