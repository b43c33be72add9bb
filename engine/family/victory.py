"""Winning and losing. [zombicide #4]"""

from __future__ import annotations

from engine.core.outcome import Outcome
from engine.family import goals
from engine.family.events import GameEnded
from engine.family.game import Game


def check(game: Game) -> None:
    """All goals of the mission are reached: everyone wins, at this instant."""
    if all(goals.reached(game)):
        _end(game, won=True, reason="goals-reached")


def check_defeat(game: Game) -> None:
    """All survivors are eliminated, or a goal is out of reach for good: everyone loses."""
    if not game.standing() and not game.escaped():
        _end(game, won=False, reason="all-eliminated")
    if not game.standing() or goals.out_of_reach(game):
        _end(game, won=False, reason="goals-lost")


def _end(game: Game, *, won: bool, reason: str) -> None:
    game.state.phase = "over"
    game.tell(GameEnded(won=won, reason=reason))
    game.finish(Outcome(won, game.seats if won else (), reason))
