"""Counts what a Trust Me table is asked: `python -m tests.play_questions 6 3`.

Plays so many games of so many players with the autopilot, all at their default orders, and tells
how many questions there were for 100 commands, of which sort, and how often another player had to
go on: a handover. Setting up is left out, as it happens once.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from tests.trust_me.playing import TrustTable, advised_step, give, opened


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


def count(tally: Tally, table: TrustTable) -> None:
    """Play `table` to its end and add what was asked to `tally`."""
    before = ""
    while not table.outcome:
        seat, step = advised_step(table)
        view = table.view()
        if view.round:
            asked = table.questions[0] if table.questions else None
            if asked:
                tally.questions[asked.key] += 1
            else:
                tally.commands += 1
            if before not in ("", seat):
                tally.handovers += 1
                tally.interruptions += asked is not None and seat != view.turn
            before = seat
        give(table, seat, step)
    tally.rounds += table.view().round


def play(games: int, players: int) -> Tally:
    """Play so many games of so many players and return what was counted."""
    tally = Tally()
    for number in range(games):
        count(tally, opened(f"asked {number}", players))
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
    sys.stdout.write(told(play(*(int(one) for one in sys.argv[1:3]))) + "\n")
