"""Counts what a table is asked: `python -m tests.play_questions 6 3` for six games of three
players.

That is Trust Me. A third word names another game (`zombies`) or a mission (`S1`, `M0`, `02`), whose
survivors are chosen as in `tests.play_hints`. With a fourth word, `ordered`, every player of a game
of the family gives a standing order in each matter first. The autopilot plays for everybody, at
the standing answers that the game has then, and answers what is still asked. The figures tell how
many questions there were for 100 commands, of which sort, and how often another player had to go
on: a handover. Setting up is left out, as it happens once.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import engine
from bot.kit.registry import kit_of
from engine.core.command import Command
from engine.family.standing import ASK
from tests.play_hints import ruleset_of
from tests.playing import AnyTable, give
from tests.trust_me.playing import opened as opened_city

TRUST_ME = "trust-me"
STEPS = 20_000
"""Steps after which a game is left: the autopilot does not end every game."""


@dataclass
class Tally:
    """What was counted in some games."""

    commands: int = 0
    rounds: int = 0
    handovers: int = 0
    """Steps that another player took than the one who took the step before, in a round."""
    interruptions: int = 0
    """The handovers to somebody whose activation it is not, because of a question."""
    questions: Counter[str] = field(default_factory=Counter[str])

    @property
    def asked(self) -> int:
        """How many questions were asked."""
        return sum(self.questions.values())

    def a_hundred(self, count: int) -> float:
        """How many that is for 100 commands."""
        return 100 * count / self.commands

    def a_round(self, count: int) -> float:
        """How many that is for one round."""
        return count / self.rounds


def opened(what: str, seed: str, players: int) -> AnyTable:
    """A table of the game or the mission `what`, with so many players."""
    if what == TRUST_ME:
        return opened_city(seed, players)
    ruleset, mission = ("zombies", "town") if what == "zombies" else (ruleset_of(what), what)
    seats = kit_of(ruleset).lobby.random_seats(mission, players, Random(seed))
    return engine.open_table(ruleset, mission=mission, seats=seats, seed=seed)


def give_orders(table: AnyTable) -> None:
    """Give for every player the first standing order of each matter that does not ask."""
    for seat in table.seats:
        for order in reversed(table.orders(seat)):
            fields: Any = order
            if fields.order not in (ASK, *(one.id for one in table.view().survivors)):
                table.play(seat, order)


def count(tally: Tally, table: AnyTable) -> None:
    """Play `table` to its end and add what was asked to `tally`."""
    before = acting = ""
    for _ in range(STEPS):
        if table.outcome:
            break
        view, asked = table.view(), table.question
        seat = _who_goes_on(table, before)
        step = _step(table, seat)
        if view.round:
            if asked:
                tally.questions[asked.key] += 1
            else:
                tally.commands += 1
                acting = seat
            if before not in ("", seat):
                tally.handovers += 1
                tally.interruptions += asked is not None and seat != acting
            before = seat
        give(table, seat, step)
    tally.rounds += table.view().round


def _who_goes_on(table: AnyTable, before: str) -> str:
    """The player who goes on: the same as before where that one may, else the first who may."""
    able = table.question.seats if table.question else table.acting
    return before if before in able else able[0]


def _step(table: AnyTable, seat: str) -> Command | str:
    asked: Any = table.question
    return table.rules.ranked(table.view(seat), seat, table.commands(seat), asked)[0].step


def play(games: int, players: int, what: str = TRUST_ME, *, ordered: bool = False) -> Tally:
    """Play so many games of so many players and return what was counted."""
    tally = Tally()
    for number in range(games):
        table = opened(what, f"asked {number}", players)
        if ordered:
            give_orders(table)
        count(tally, table)
    return tally


def told(tally: Tally) -> str:
    """The figures, a line each."""
    keys = [
        f"  {key}: {tally.a_hundred(count):.1f}" for key, count in tally.questions.most_common()
    ]
    return "\n".join(
        [
            f"{tally.commands} commands, {tally.asked} questions in {tally.rounds} rounds",
            f"questions for 100 commands: {tally.a_hundred(tally.asked):.1f}",
            *keys,
            f"commands a round: {tally.a_round(tally.commands):.1f}",
            f"handovers a round: {tally.a_round(tally.handovers):.1f}",
            f"interruptions a round: {tally.a_round(tally.interruptions):.1f}",
        ]
    )


if __name__ == "__main__":
    games, players, *what = sys.argv[1:]
    ordered = what[1:] == ["ordered"]
    tally = play(int(games), int(players), *what[:1], ordered=ordered)
    sys.stdout.write(told(tally) + "\n")
