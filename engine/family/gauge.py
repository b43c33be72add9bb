"""The parts by which a position of the family is judged when the table looks ahead."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.outcome import Outcome
from engine.family.game import Ahead, Game
from engine.family.view import SurvivorView, View

COUNTED = ("won", "lost", "fallen", "hurt", "friend-hurt", "goal")
"""Parts of which a number can be told: in how many tries it happened."""
FAR = 10.0
"""The longest way, in zones, that makes a position worse."""
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
"""Points for one of each part.

`won`, `lost`: the game. `fallen`: a survivor. `hurt`: a wound of who makes the step;
`friend-hurt`: of anybody else. `goal`: an objective taken, or a goal reached. `experience`: a point
of it. `cards`: a card held. `beside`: an enemy in the zone of a survivor. `way`: a zone that
somebody still has to go to the nearest goal. `round`: a round that passes.
"""
AHEAD = Ahead(WEIGHTS)


def gauge(game: Game, view: View, leader: str, outcome: Outcome | None) -> Mapping[str, float]:
    """Return how much there is of each part; `leader` is the survivor who makes the step."""
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
