"""Winning and losing. [zombicide #4]"""

from __future__ import annotations

from engine.core.outcome import Outcome
from engine.family import goals
from engine.family.events import GameEnded
from engine.family.game import Game


def check(game: Game) -> None:
    """End the game as won if all goals of the mission are reached. Raises GameOver."""
    if all(goals.reached(game)):
        _end(game, won=True, reason="goals-reached")


def check_defeat(game: Game) -> None:
    """End the game as lost if one of the booklet's reasons applies. Raises GameOver."""
    for why in game.booklet.lost:
        reason = why(game)
        if reason:
            lose(game, reason)


def lose(game: Game, reason: str) -> None:
    """End the game at once: everyone loses. Raises GameOver."""
    _end(game, won=False, reason=reason)


def nobody_left(game: Game) -> str | None:
    return None if game.standing() or game.escaped() else "all-eliminated"


def goals_lost(game: Game) -> str | None:
    """Return a reason if a goal can no longer be reached or nobody is left to reach it."""
    return "goals-lost" if not game.standing() or goals.out_of_reach(game) else None


def _end(game: Game, *, won: bool, reason: str) -> None:
    game.state.phase = "over"
    game.tell(GameEnded(won=won, reason=reason))
    game.finish(Outcome(won, game.seats if won else (), reason))
