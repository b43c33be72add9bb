"""Who wins: the first player to escape, or to hold enough trophies. [zombies, Aim]"""

from __future__ import annotations

from typing import NoReturn

from engine.core.outcome import Outcome
from engine.zombies.events import TownWon
from engine.zombies.game import START, Game


def check(game: Game) -> None:
    """End the game if a player holds enough trophies, even in the middle of a fight.

    If nobody can win any more, the player with most trophies wins.
    """
    for seat, player in game.state.players.items():
        if player.trophies >= game.state.trophies:
            _end(game, (seat,), "trophies")
    if _stranded(game):
        most = max(one.trophies for one in game.state.players.values())
        best = [seat for seat in game.state.seats if game.player(seat).trophies == most]
        _end(game, tuple(best), "most-trophies")


def check_escape(game: Game, seat: str) -> None:
    """End the game if the pawn has escaped. [zombies, Aim]"""
    if has_escaped(game, seat):
        _end(game, (seat,), "escaped")


def has_escaped(game: Game, seat: str) -> bool:
    """Return True if the pawn is on the middle of the helipad and no zombie is with it.
    [zombies, Aim]

    During a truce a zombie does not matter. At tables with the goal `tile`, any square of the
    helipad counts.
    """
    centre, square = game.helipad(), game.player(seat).square
    if centre is None or (game.zombie_on(square) and not game.state.truce):
        return False
    squares = game.town.squares
    return square == centre or (
        game.state.goal == "tile" and squares[square].tile == squares[centre].tile
    )


def _stranded(game: Game) -> bool:
    """Return True if no zombie is left to beat and the helipad cannot be reached. (house rule)"""
    if game.state.zombies or game.pool:
        return False
    centre = game.helipad()
    if centre is not None:
        return centre not in game.town.distances(START)
    left = game.state.stack if game.state.drawn is None else [*game.state.stack, game.state.drawn]
    return game.state.closed or all(game.content.tiles[kind].role != "end" for kind in left)


def _end(game: Game, winners: tuple[str, ...], reason: str) -> NoReturn:
    game.state.step, game.state.fight = "over", None
    game.tell(TownWon(seats=winners, reason=reason))
    game.finish(Outcome(True, winners, reason))
