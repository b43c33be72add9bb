"""Counts the parts of a position by which it is judged when the table looks ahead.

Each part is counted in a unit of its own (wounds, cards, zones, rounds), and `WEIGHTS` has the
points for one unit. A step is judged by how much it changes the parts: the values before the step
are subtracted.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.outcome import Outcome
from engine.family.game import Ahead, Game
from engine.family.view import SurvivorView, View

COUNTED = ("won", "lost", "fallen", "hurt", "friend-hurt", "goal")
"""Parts that a hint reports as "happened in so many of the tries"."""
FAR = 10.0
"""The greatest distance to a goal, in zones, that counts; a longer way counts as this one."""
WEIGHTS: Mapping[str, float] = {
    "won": 1500.0,
    "lost": -1500.0,
    "fallen": -400.0,
    "hurt": -100.0,
    "friend-hurt": -100.0,
    "goal": 200.0,
    "experience": 6.0,
    "cards": 15.0,
    "beside": -12.0,
    "way": -25.0,
    "round": -40.0,
}
"""Points for one unit of each part.

`won`, `lost`: the game. `fallen`: an eliminated survivor. `hurt`: a wound of the survivor who makes
the step; `friend-hurt`: a wound of anybody else. `goal`: an objective taken, a goal reached, or
what the game's `achieved` counts. `experience`: a point of it. `cards`: a card held. `beside`: an
enemy in a survivor's zone. `way`: a zone between a survivor and the nearest goal. `round`: a round
that passes.
"""
AHEAD = Ahead(WEIGHTS)
"""The values by which Zombicide judges positions; other games change a weight or add an
achievement.
"""


def gauge(game: Game, view: View, leader: str, outcome: Outcome | None) -> Mapping[str, float]:
    """Return how many units of each part the position has; `leader` is the survivor who makes the
    step.

    After the end of the game, distances to goals count 0.
    """
    everybody = view.survivors
    standing = [one for one in everybody if one.standing]
    mind = game.booklet.mind(view, game.content)
    ways = [min(mind.way(one.zone, mind.goals_of(one)), FAR) for one in standing]
    return {
        "won": float(outcome is not None and outcome.won),
        "lost": float(outcome is not None and not outcome.won),
        "fallen": sum(not (one.standing or one.escaped) for one in everybody),
        "hurt": sum(one.wounds for one in everybody if one.id == leader),
        "friend-hurt": sum(one.wounds for one in everybody if one.id != leader),
        "goal": sum(one.taken for one in view.objectives)
        + sum(one.reached for one in view.goals)
        + game.booklet.ahead.achieved(game),
        "experience": sum(one.xp for one in everybody),
        "cards": sum(_cards(one) for one in everybody),
        "beside": sum(mind.count(one.zone) for one in standing),
        "way": sum(ways) if not outcome else 0.0,
        "round": view.round,
    }


def _cards(survivor: SurvivorView) -> int:
    return sum(one is not None for one in survivor.hands) + len(survivor.pack)
