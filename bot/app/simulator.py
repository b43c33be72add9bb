"""Plays whole games without people: by the autopilot, or at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import engine
from bot.kit.registry import kit_of
from engine.core.command import Command
from engine.core.table import Table

ROUNDS = 200
"""The most rounds of a game; a longer one is given up, and counted as such."""
GIVEN_UP = "given-up"
Player = Callable[[Table[Any, Any]], tuple[str, Command | str]]
"""Decides the next step of a game: a seat, and its command or its answer to a question."""


@dataclass(slots=True)
class Tally:
    """How the games ended: `losses` by reason (games given up included), wins by their `ways`."""

    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list[int])
    wins: int = 0
    ways: Counter[str] = field(default_factory=Counter[str])
    losses: Counter[str] = field(default_factory=Counter[str])

    @property
    def games(self) -> int:
        return len(self.rounds)

    def as_data(self) -> dict[str, Any]:
        """The tally as plain values, for JSON."""
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
        }


def by_autopilot(table: Table[Any, Any]) -> tuple[str, Command | str]:
    """Return the next step of a seat that must act, as the autopilot advises."""
    seat = table.questions[0].seats[0] if table.questions else table.acting[0]
    step = engine.autopilot(table, seat)
    if step is None:
        raise AssertionError(f"the autopilot has nothing for {seat!r}")
    return seat, step


def by_chance(chance: random.Random) -> Player:
    """Return a player of random legal steps; each kind of command is as likely as any other."""

    def step(table: Table[Any, Any]) -> tuple[str, Command | str]:
        if table.questions:
            question = table.questions[0]
            return chance.choice(question.seats), chance.choice(question.options)
        seat = table.acting[0]
        commands = table.commands(seat)
        sort = chance.choice(sorted({type(one).__name__ for one in commands}))
        return seat, chance.choice([one for one in commands if type(one).__name__ == sort])

    return step


def play_game(
    ruleset: str, mission: str, seats: Mapping[str, list[str]], seed: str, player: Player
) -> tuple[int, bool, str]:
    """Play one game to its end; return its rounds, whether it was won, and the reason."""
    table = engine.open_table(ruleset, mission=mission, seats=seats, seed=seed)
    chapters = kit_of(ruleset).chapters
    while table.outcome is None:
        seat, step = player(table)
        told = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
        if chapters.begins_round(told.events) and table.view().round > ROUNDS:
            return ROUNDS, False, GIVEN_UP
    return table.view().round, table.outcome.won, table.outcome.reason


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

    `by_luck` plays at random instead of by the autopilot. Raises Refusal, ValueError.
    """
    tally = Tally()
    lobby = kit_of(ruleset).lobby
    started = perf_counter()
    for number in range(games):
        # Which survivors play is no secret: the shuffle only has to be repeatable.
        chance = random.Random(f"{seed}/{number}")  # noqa: S311
        seats = lobby.random_seats(mission, players, chance)
        player = by_chance(chance) if by_luck else by_autopilot
        rounds, won, reason = play_game(ruleset, mission, seats, f"{seed}/{number}", player)
        tally.rounds.append(rounds)
        tally.wins += won
        (tally.ways if won else tally.losses)[reason] += 1
        after_each()
    tally.seconds = perf_counter() - started
    return tally
