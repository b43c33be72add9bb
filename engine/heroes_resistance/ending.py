"""Leaving by the exit, and the end of a round in which a hero fell. [heroes-resistance p. 6, 21]"""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.family import leaving, victory
from engine.family.commands import Leave
from engine.family.game import Game
from engine.family.state import Survivor


def why_not_leave(game: Game, hero: Survivor, command: Leave) -> Refusal | None:
    """Refuse to leave by an exit with enemies on it, and in all cases in which the family
    refuses.
    """
    refusal = leaving.why_not_leave(game, hero, command)
    if refusal is None and game.zombies_in(hero.zone):
        count = game.zombie_count(hero.zone)
        return Refusal("exit-held-by-enemies", zone=hero.zone, count=count)
    return refusal


def check_heroes(game: Game) -> None:
    """Lose the game at the end of a round in which a hero was eliminated, not before."""
    if _somebody_fell(game):
        victory.lose(game, "hero-fell")


def nobody_left(game: Game) -> str | None:
    """Return a reason to end the game if no hero is on the board, else None.

    House rule: the game ends at once, not with the round, because nothing can change any more.
    """
    if game.standing():
        return None
    return "hero-fell" if _somebody_fell(game) else "left-behind"


def goals_lost(game: Game) -> str | None:
    """Return a reason to lose if a goal can no longer be reached though no hero fell, else None.

    A hero's fall loses the game when the round ends, not before, whatever it makes impossible.
    """
    return None if _somebody_fell(game) else victory.goals_lost(game)


def _somebody_fell(game: Game) -> bool:
    return any(not one.standing and not one.escaped for one in game.state.survivors.values())
