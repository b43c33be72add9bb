"""Tiles: they are drawn, laid, and filled with zombies and tokens. [zombies, Laying tiles]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.game import Options
from engine.core.refusal import Refusal
from engine.spaces.squares import Spot
from engine.zombies import herd
from engine.zombies.commands import LayTile
from engine.zombies.entries import TileKind
from engine.zombies.events import TileDrawn, TileLaid, TileLost, TownClosed
from engine.zombies.game import Game
from engine.zombies.state import Laid

SPREAD = "spread"
"""The answer that lets the game place the rest."""


# ------------------------------------------------------------ drawing


def draw_tile(game: Game) -> None:
    """Draw the next tile, unless the town is closed or the stack is empty. [facts/zombies.md 5]

    A tile that fits nowhere is lost, and the turn goes on without laying one.
    """
    state = game.state
    if state.closed or not state.stack:
        return
    kind = state.stack.pop()
    game.reveal()
    if game.town.spots(game.content.tiles[kind].plan):
        state.drawn, state.layer = kind, _layer(game, kind)
        game.tell(TileDrawn(kind=kind, layer=state.layer))
        return
    game.tell(TileDrawn(kind=kind, layer=state.turn))
    _lose(game, kind)


def _layer(game: Game, kind: str) -> str:
    """Return the seat that lays the tile, usually the active one. [zombies, Additional rules]

    The helipad is laid by the seat with the fewest trophies; a tie is decided at random.
    """
    if game.content.tiles[kind].role != "end":
        return game.state.turn
    fewest = min(one.trophies for one in game.state.players.values())
    tied = [seat for seat in game.state.seats if game.player(seat).trophies == fewest]
    return game.dice.pick(tied) if len(tied) > 1 else tied[0]


def _lose(game: Game, kind: str) -> None:
    """Take a tile that fits nowhere out of the game. [facts/zombies.md 5]

    The helipad is not taken out, but shuffled into the remaining stack.
    """
    state = game.state
    back = game.content.tiles[kind].role == "end" and bool(state.stack)
    if back:
        state.stack.append(kind)
        game.dice.shuffle(state.stack)
    else:
        state.lost.append(kind)
    game.tell(TileLost(kind=kind, back=back))


# ------------------------------------------------------------ laying


def layings(game: Game, seat: str) -> Iterator[LayTile]:
    """Yield every legal place of the drawn tile."""
    for spot in spots(game):
        yield LayTile(x=spot.x, y=spot.y, turn=spot.turn)


def spots(game: Game) -> list[Spot]:
    """Return every legal place of the drawn tile, each with its quarter turns."""
    return game.town.spots(_drawn(game).plan)


def only_way(game: Game) -> LayTile | None:
    """Return the command that lays the drawn tile, if there is no real choice; None if there is
    one.
    """
    every = list(layings(game, game.state.layer))
    return every[0] if len(every) == 1 or _all_alike(game, every) else None


def _all_alike(game: Game, every: Sequence[LayTile]) -> bool:
    """Return True if only the empty town square is on the table, so that all places for the tile
    are alike.
    """
    empty = len(game.state.laid) == 1 and not game.state.zombies and not game.state.tokens
    return empty and len({(one.x, one.y) for one in every}) == len(every)


def _drawn(game: Game) -> TileKind:
    """Return the kind of the drawn tile; there is one in this step."""
    return game.content.tiles[str(game.state.drawn)]


def why_not_lay(game: Game, seat: str, command: LayTile) -> Refusal | None:
    """Refuse a place where a road would meet a wall; otherwise any turn is allowed.
    [zombies, Laying tiles]

    Of turns that look the same only the first is accepted.
    """
    plan, spot = _drawn(game).plan, Spot(command.y, command.x, command.turn)
    why = game.town.why_not(plan, spot)
    if why:
        return Refusal(why, tile=_drawn(game).id, places=len(spots(game)))
    alike = [one for one in range(spot.turn) if plan.turned(one) == plan.turned(spot.turn)]
    return Refusal("turn-looks-the-same", tile=_drawn(game).id, turn=alike[0]) if alike else None


async def lay(game: Game, seat: str, command: LayTile) -> None:
    """Lay the tile and put its zombies and tokens on it; if no further tile can be laid, the town
    is closed.
    """
    state, kind = game.state, _drawn(game)
    state.drawn, state.layer = None, ""
    state.laid.append(Laid(kind.id, command.x, command.y, command.turn))
    number = len(state.laid)
    zombies = min(kind.zombies, game.pool)
    laid = TileLaid(
        seat=seat,
        kind=kind.id,
        number=number,
        zombies=zombies,
        life=kind.life,
        bullets=kind.bullets,
        short=kind.zombies - zombies,
    )
    game.tell(laid)
    await _populate(game, number)
    if game.town.closed:
        state.closed = True
        game.tell(TownClosed(seat=seat, escape=game.helipad() is not None))


# ------------------------------------------------------------ populating


async def _populate(game: Game, number: int) -> None:
    """Put zombies and tokens on the tile, where the active player says. [zombies, Laying tiles]"""
    kind, area = game.tile_kind(number), _area(game, number)
    await _place_zombies(game, area, kind.zombies)
    tokens = [*["life"] * kind.life, *["bullet"] * kind.bullets]
    await _place_tokens(game, area[::-1], tokens)


def _area(game: Game, number: int) -> list[str]:
    """Return the squares of a tile for zombies and tokens, in the order of automatic placing.

    In a building, zombies stand from the doors inwards and tokens lie from the far end. On a tile
    without one they are on the road, where the middle comes last.
    """
    road, inside = game.town.road(number), game.town.inside(number)
    if inside:
        ways = game.town.distances(road[0])
        return sorted(inside, key=lambda one: ways[one])
    return sorted(road, key=lambda one: one == game.town.centre(number))


async def _place_zombies(game: Game, area: Sequence[str], count: int) -> None:
    """Place one zombie per square, as many as the box has. [facts/zombies.md 1, supply]

    The player is asked for each square; or, if only one square stays empty, for that one. Nothing
    is asked if the player's steps run automatically.
    """

    def free() -> list[str]:
        return [one for one in area if not game.zombie_on(one)]

    def spare() -> int:
        return len(free()) - min(count, game.pool)

    def left_empty() -> list[str]:
        return free()[::-1] if spare() == 1 else [SPREAD]

    while min(count, game.pool) > 0 and free():
        if spare() <= 0 or game.active.brisk:
            herd.place(game, free()[: min(count, game.pool)])
            return
        if spare() == 1:
            empty = await _ask(game, "left-empty", left_empty)
            if empty != SPREAD:
                herd.place(game, [one for one in free() if one != empty])
                return
            continue
        square = await _ask(game, "zombie-square", lambda: [*free(), SPREAD], default=SPREAD)
        # A card may have taken zombies from the box meanwhile.
        left = min(count, game.pool)
        if square == SPREAD:
            herd.place(game, free()[:left])
            return
        herd.place(game, [square][:left])
        count -= 1


async def _place_tokens(game: Game, area: Sequence[str], tokens: Sequence[str]) -> None:
    """Place one token per square, life tokens first. [zombies, Additional rules]"""
    lying = game.state.tokens
    for placed, token in enumerate(tokens):
        left = tokens[placed:]
        free = [one for one in area if one not in lying]
        square = SPREAD
        if not game.active.brisk and (len(left) < len(free) or len(set(left)) > 1):
            offered = [*free, SPREAD]
            square = await _ask(game, "token-square", offered, subject=token, default=SPREAD)
        if square == SPREAD:
            lying.update(zip(free, left, strict=False))
            return
        lying[square] = token


async def _ask(
    game: Game,
    key: str,
    options: Options,
    *,
    subject: str = "",
    default: str = "",
) -> str:
    """Ask the active player, even if another one lays the tile, and return the answer."""
    seats = [game.state.turn]
    return await game.choose(
        key, options, about="square", subject=subject, seats=seats, default=default
    )
