"""Plays many games of Zombies!!!: `python -m tests.play_town random 1000 --players 3`, or
`autopilot`. Every table is played with options of its own unless `--plain` is given.

Stops at the first broken count; tells how the games ended, how long they were and who won.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import mean, median

import engine
from engine.core.command import Command
from engine.zombies.commands import Walk
from tests.zombies.playing import TownTable, broken_invariants, give, opened, random_options

CHECKED = 250
"""Every so many steps the counts are checked, and at the end."""
LONGEST = 400_000
"""Steps after which a game is held to be endless."""
OUT_OF_TURN = 0.05
"""How often somebody else does something, where random play is."""
HOMING = 0.5
"""How often a random walk leads to the square nearest to the helipad, once it lies: without it
games last ten times as long, and most of that time nothing new happens."""
AT_RANDOM = 2_000
"""Steps of a random game after which the autopilot ends it: where a town was closed early, chance
alone takes tens of thousands."""
IDLE = ("WaiveWindows", "StopWalking")
"""What a random player does now and then only: games would last twice as long."""


@dataclass(slots=True)
class Ends:
    """What came of the games; winners by their place in the order of play, from 1."""

    reasons: Counter[str] = field(default_factory=Counter[str])
    places: Counter[int] = field(default_factory=Counter[int])
    rounds: list[int] = field(default_factory=list[int])
    steps: list[int] = field(default_factory=list[int])

    def add(self, table: TownTable, steps: int) -> None:
        view, outcome = table.view(), table.outcome
        if outcome is None:
            raise ValueError("the game goes on")
        self.reasons[outcome.reason] += 1
        self.places.update(view.seats.index(seat) + 1 for seat in outcome.winners)
        self.rounds.append(view.round)
        self.steps.append(steps)

    def __str__(self) -> str:
        places = " ".join(f"{place}:{count}" for place, count in sorted(self.places.items()))
        return (
            f"{len(self.rounds)} games, {dict(self.reasons)}, rounds: {mean(self.rounds):.1f} on "
            f"average, {median(self.rounds):.0f} in the middle, {max(self.rounds)} at most, "
            f"{mean(self.steps):.0f} steps; won by place: {places}"
        )


def advised_step(table: TownTable) -> tuple[str, Command | str]:
    seat = table.questions[0].seats[0] if table.questions else table.acting[0]
    step = engine.autopilot(table, seat)
    if step is None:
        raise ValueError(f"the autopilot has nothing for {seat!r}")
    return seat, step


def random_step(table: TownTable, chance: random.Random) -> tuple[str, Command | str]:
    """Any legal step of a player who must act; now and then a card of somebody else."""
    if chance.random() < OUT_OF_TURN:
        seat = chance.choice(list(table.seats))
        commands = table.commands(seat)
        if commands:
            return seat, chance.choice(commands)
    if table.questions:
        question = chance.choice(table.questions)
        return chance.choice(question.seats), chance.choice(question.options)
    seat = table.acting[0]
    every = table.commands(seat)
    commands = [one for one in every if type(one).__name__ not in IDLE] or every
    sort = chance.choice(sorted({type(one).__name__ for one in commands}))
    chosen = [one for one in commands if type(one).__name__ == sort]
    if sort == "Walk" and chance.random() < HOMING:
        chosen = _homeward(table, chosen)
    return seat, chance.choice(chosen)


def _homeward(table: TownTable, walks: list[Command]) -> list[Command]:
    """Of these walks the one that ends nearest to the helipad; all while there is none."""
    view = table.view()
    away: Mapping[str, int] = view.town.distances(view.helipad) if view.helipad else {}
    known = [one for one in walks if isinstance(one, Walk) and one.to in away]
    return [min(known, key=lambda one: away[one.to])] if known else walks


def games(
    how: str, numbers: Iterable[int], players: int, *, plain: bool, brisk: bool = False
) -> Iterator[tuple[TownTable, int]]:
    """Each table when its game is over, and the steps it took."""
    for number in numbers:
        chance = random.Random(f"{how} {players} {number}")
        options = {} if plain or brisk else random_options(chance)
        options |= {"tempo": "brisk"} if brisk else {}
        table, steps = opened(f"{how} {players} {number}", players, options), 0
        while not table.outcome:
            at_random = how == "random" and steps < AT_RANDOM
            give(table, *(random_step(table, chance) if at_random else advised_step(table)))
            steps += 1
            if steps % CHECKED == 0 or table.outcome:
                _check(table, number, steps)
        yield table, steps


def _check(table: TownTable, number: int, steps: int) -> None:
    broken = broken_invariants(table)
    if steps > LONGEST:
        broken.append("it does not end")
    if broken:
        raise SystemExit(f"game {number} with {table.options}, step {steps}: {broken}")


def main() -> None:
    asked = argparse.ArgumentParser(description="Plays many games of Zombies!!!.")
    asked.add_argument("how", choices=["autopilot", "random"])
    asked.add_argument("games", type=int)
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--first", type=int, default=0, help="number of the first game")
    asked.add_argument("--plain", action="store_true", help="the usual options at every table")
    asked.add_argument("--brisk", action="store_true", help="the same, steps without choice pass")
    given = asked.parse_args()
    ends = Ends()
    numbers = range(given.first, given.first + given.games)
    for table, steps in games(
        given.how, numbers, given.players, plain=given.plain, brisk=given.brisk
    ):
        ends.add(table, steps)
    sys.stdout.write(f"{given.how}, {given.players} players: {ends}\n")


if __name__ == "__main__":
    main()
