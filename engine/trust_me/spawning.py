"""Invasion cards: which groups appear where, and where the distant noise goes.
[trust-me #3, #12]
"""

from __future__ import annotations

from engine.spaces.plane import Point, covers
from engine.trust_me import attention, rim
from engine.trust_me.events import GroupCame, InvasionDrawn, NobodyLeftToCome
from engine.trust_me.game import BARRICADE, CAR, Game
from engine.trust_me.state import Alpha


async def invade(game: Game) -> None:
    """Shuffle the invasion cards and draw until a group appears. [#3, #12]

    A card that moves the distant noise is followed by another card.
    """
    deck = list(game.state.deck)
    game.dice.shuffle(deck)
    for name in deck:
        card = game.content.invasion[name]
        game.tell(InvasionDrawn(card=name))
        if card.sort == "spawn":
            await come(game, name, card.at.point)
            return
        await attention.move_distant_noise(game, card.at.point, all_turn=False)


async def come(game: Game, card: str, at: Point) -> None:
    """Bring a group onto the board at the rim point `at`, or at the next free place.
    [trust-me #9, #20]

    It looks towards the distant noise and gets the usual number of neutrals, or as many as are
    left. If the box has no group left or the rim has no room, nothing happens.
    """
    free = [one for one in names(game) if one not in game.state.groups]
    place = free_on_rim(game, at) if free else None
    if place is None:
        game.tell(NobodyLeftToCome(card=card))
        return
    neutrals = min(game.numbers.spawned_neutrals, game.neutrals_left)
    game.state.groups[free[0]] = Alpha(place, neutrals, game.state.noise)
    game.tell(GroupCame(alpha=free[0], at=place, neutrals=neutrals))
    await attention.watch(game, groups=(free[0],))


def names(game: Game) -> list[str]:
    """Return the ids of all groups; no others can be on the board."""
    return [f"alpha-{number}" for number in range(1, game.numbers.box.alphas + 1)]


def free_on_rim(game: Game, at: Point) -> Point | None:
    """Return the first point where a base fits, clockwise along the inside of the rim from `at` on.
    [house]

    None if there is no room.
    """
    for place in rim.clockwise(at, game.numbers.side):
        spot = game.within_rim(place)
        if not game.base_in_the_way(spot) and not _is_barred(game, spot):
            return spot
    return None


def _is_barred(game: Game, at: Point) -> bool:
    return any(covers(at, one, game.numbers.base) for _, one in game.pieces(CAR, BARRICADE))
