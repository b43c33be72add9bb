"""Cards that bring zombies, never more than the box holds. [zombies, Event cards]"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.refusal import Refusal
from engine.zombies import herd
from engine.zombies.card_rules import CardRule, Play, ask
from engine.zombies.entries import CardEffect
from engine.zombies.events import ZombiesPlaced
from engine.zombies.game import START, Game
from engine.zombies.items import zombies_inside

SPREAD = "spread"
"""The answer that leaves the rest to the game, which places zombies in the order of `nearest`."""


# ------------------------------------------------------------ where they go


def empty_inside(game: Game, number: int) -> list[str]:
    """Return the squares without a zombie inside the building on the tile `number`."""
    return [square for square in game.town.inside(number) if not game.zombie_on(square)]


def empty_squares(game: Game) -> list[str]:
    """Return the squares of the town without a zombie."""
    return [square for square in game.town.squares if not game.zombie_on(square)]


def unpeopled_squares(game: Game) -> list[str]:
    """Return the squares of the town with neither a zombie nor a pawn."""
    pawns = [player.square for player in game.state.players.values()]
    return [square for square in empty_squares(game) if square not in pawns]


def prey(game: Game, seat: str) -> str:
    """Return the square of the opponent with most trophies; the town square if `seat` plays
    alone.
    """
    opponents = game.opponents(seat)
    if not opponents:
        return START
    return game.player(max(opponents, key=lambda one: game.player(one).trophies)).square


def nearest(game: Game, seat: str, squares: list[str]) -> list[str]:
    """Return the squares in the order of automatic placing: those nearest to the square `prey`
    first.
    """
    steps = game.town.distances(prey(game, seat))
    return sorted(squares, key=lambda square: steps.get(square, len(game.town.squares)))


async def place(game: Game, play: Play, free: Callable[[], list[str]], count: int) -> None:
    """Ask where `count` zombies go, one by one, until the player leaves the rest to the game.

    `free` returns the squares that are allowed now. If the box holds fewer zombies than `count`,
    only those are placed.
    """
    placed: list[str] = []

    def options() -> list[str]:
        return [*free(), SPREAD]

    while (left := min(count - len(placed), game.pool)) > 0:
        chosen = SPREAD
        if left < len(free()):
            chosen = await game.choose(
                "which-square",
                options,
                about="square",
                subject=play.card.id,
                seats=[play.seat],
                default=SPREAD,
            )
        # Another card may have taken zombies from the box meanwhile.
        left = min(left, game.pool)
        squares = nearest(game, play.seat, free()) if chosen == SPREAD else [chosen]
        herd.place(game, squares[:left])
        placed += squares[:left]
        if chosen == SPREAD:
            break
    game.tell(ZombiesPlaced(squares=tuple(placed), kind=play.card.id))


# ------------------------------------------------------------ the cards


def buildings(game: Game) -> list[int]:
    """Return the numbers of tiles with a building."""
    return [number for number in range(1, len(game.state.laid) + 1) if game.town.inside(number)]


def with_room(game: Game) -> list[str]:
    """Return the numbers, as text, of tiles whose building has a square without a zombie."""
    return [str(number) for number in buildings(game) if empty_inside(game, number)]


def with_room_and_zombies(game: Game) -> list[str]:
    """Return the numbers, as text, of tiles whose building has zombies and room for one more."""
    return [one for one in with_room(game) if zombies_inside(game, int(one))]


def _why_not_worse(game: Game, play: Play) -> Refusal | None:
    fits = game.pool and with_room(game)
    return None if fits else Refusal("no-room-for-zombies", card=play.card.id)


async def it_gets_worse(game: Game, play: Play) -> None:
    """Fill every inside square of one building with a zombie."""
    number = await ask(game, play, "which-building", partial(with_room, game), about="tile")
    if number:
        free = empty_inside(game, int(number))
        await place(game, play, partial(empty_inside, game, int(number)), len(free))


def _why_not_doubled(game: Game, play: Play) -> Refusal | None:
    fits = game.pool and with_room_and_zombies(game)
    return None if fits else Refusal("no-room-for-zombies", card=play.card.id)


async def slight_miscalculation(game: Game, play: Play) -> None:
    """Double the zombies of one building, as far as its squares allow."""
    options = partial(with_room_and_zombies, game)
    number = await ask(game, play, "which-building", options, about="tile")
    if number:
        count = len(zombies_inside(game, int(number)))
        await place(game, play, partial(empty_inside, game, int(number)), count)


def _why_not_overrun(game: Game, play: Play) -> Refusal | None:
    fits = game.pool and empty_squares(game)
    return None if fits else Refusal("no-room-for-zombies", card=play.card.id)


async def all_overrun(game: Game, play: Play) -> None:
    """Place ten zombies on squares without a zombie; squares with pawns are allowed."""
    await place(game, play, partial(empty_squares, game), play.card.amount)


def _why_not_master(game: Game, play: Play) -> Refusal | None:
    fits = game.pool and unpeopled_squares(game)
    return None if fits else Refusal("no-room-for-zombies", card=play.card.id)


async def zombie_master(game: Game, play: Play) -> None:
    """Place five zombies on squares with neither a zombie nor a pawn."""
    await place(game, play, partial(unpeopled_squares, game), play.card.amount)


RULES: dict[CardEffect, CardRule] = {
    "fills-building": CardRule(it_gets_worse, _why_not_worse),
    "doubles-building": CardRule(slight_miscalculation, _why_not_doubled),
    "floods-town": CardRule(all_overrun, _why_not_overrun),
    "besets-town": CardRule(zombie_master, _why_not_master),
}
