"""A survivor on its way: who sees it, whom it passes, what it stands beside. [trust-me #9, #13]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.spaces.plane import Point
from engine.trust_me import attention, moving
from engine.trust_me.events import Moved, TokenUsed
from engine.trust_me.game import Game
from engine.trust_me.moving import Way
from engine.trust_me.sheet import take_up

Passing = Callable[[Game, str, Point, Point], Awaitable[None]]


async def go(
    game: Game,
    seat: str,
    way: Way,
    gait: str,
    *,
    stopped: bool = False,
    passing: Passing | None = None,
) -> None:
    """Millimetre by millimetre: zombies look at every place that is passed. [trust-me #9]

    `passing` is what else may happen between two places.
    """
    player = game.player(seat)
    for step in way.passed:
        before, player.at = player.at, step
        await attention.watch(game, seats=(seat,))
        if passing:
            await passing(game, seat, before, step)
        if not game.stands(seat):
            break
    if way.passed:
        game.tell(Moved(seat=seat, gait=gait, to=player.at, stopped=stopped))
        await attention.watch(game)


async def charge(game: Game, seat: str, figure: str) -> bool:
    """A normal move that ends in contact; whether it did. [trust-me #14]"""
    reach = game.numbers.step + moving.stride(game, seat)
    way = moving.way_into_contact(game, seat, figure, reach)
    if way is not None:
        await go(game, seat, way, "charge")
    return way is not None


def use_up(game: Game, seat: str, slot: str) -> None:
    """A token that serves once."""
    token = take_up(game, seat, slot)
    game.state.discard.append(token)
    game.tell(TokenUsed(seat=seat, kind=game.kind(token).id, gone=True))
