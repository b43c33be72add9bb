"""Records games of Trust Me as fixtures: `python -m tests.trust_me.record`, only when a rule was
changed on purpose.

One is played by people who aim at each other and shoot; it is kept as it was stored in the middle
of a reaction to a reaction, too.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from engine.trust_me.commands import Aim
from engine.trust_me.state import State
from tests.playing import autopilot_step
from tests.record import Step, keep
from tests.trust_me.playing import TrustTable, opened

QUARREL = {"react", "line-crossed"}


def ending(table: TrustTable) -> dict[str, object]:
    """What must be the same when the game is played again."""
    view, outcome = table.view(), table.outcome
    return {
        "winners": list(outcome.winners) if outcome else None,
        "reason": outcome.reason if outcome else None,
        "round": view.round,
        "survivors": {one.seat: [one.place, one.at.x, one.at.y] for one in view.players},
        "held": {one.seat: {each.slot: each.back for each in one.held} for one in view.players},
        "groups": [[one.id, one.at.x, one.at.y, one.neutrals] for one in view.groups],
        "lying": [[one.id, one.at.x, one.at.y] for one in view.lying],
    }


def quarrelsome_step(table: TrustTable, chance: random.Random) -> Step:
    """The autopilot's step; but people aim at each other, and shoot when they may."""
    asked = [one for one in table.questions if one.key in QUARREL]
    if asked:
        shots = [one for one in asked[0].options if one.startswith(("shoot", "fight"))]
        return asked[0].seats[0], chance.choice(shots or [*asked[0].options])
    if not table.questions and chance.random() < 0.6:
        seat = table.acting[0]
        aims = [one for one in table.commands(seat) if isinstance(one, Aim) and one.seat]
        if aims:
            return seat, chance.choice(aims)
    return autopilot_step(table)


def reacts_to_a_reaction(table: TrustTable) -> int:
    """1 where somebody is asked because of another's reaction, not of the action declared."""
    asked = [one for one in table.questions if one.key == "react"]
    return int(bool(asked) and asked[0].subject != table.consult(_whose_turn))


def asks_on_the_plane(table: TrustTable) -> int:
    """1 where an answer is awaited in somebody's activation."""
    return int(bool(table.questions) and bool(table.consult(lambda state: state.round)))


def _whose_turn(state: State) -> str:
    return state.turn


def record(
    name: str, seed: str, players: int, options: Mapping[str, str], *, quarrels: bool = False
) -> None:
    """Plays a game to its end and keeps it."""
    chance, table = random.Random(seed), opened(seed, players, **options)

    def play(table: TrustTable) -> Step:
        return quarrelsome_step(table, chance) if quarrels else autopilot_step(table)

    keep(name, table, play, reacts_to_a_reaction if quarrels else asks_on_the_plane, ending)


if __name__ == "__main__":
    record("trust-me-usual", "usual", 3, {})
    record("trust-me-two", "two", 2, {"distant-noise": "stays"})
    record("trust-me-by-hand", "by hand", 2, {"layout": "by-hand"})
    record("trust-me-four", "four", 4, {})
    record("trust-me-quarrel", "quarrel 1", 4, {}, quarrels=True)
