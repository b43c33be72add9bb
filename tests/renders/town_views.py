"""Hand-made views of a town, for the tests of its pictures and texts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from engine.spaces.squares import Piece, Town
from engine.zombies.box import box
from engine.zombies.view import CardView, EffectView, PlayerView, RouteView, TileView, View

SEATS = ("ann", "bob", "cleo", "dan", "eve", "fay")
NAMES = {seat: f"@{seat}" for seat in SEATS}


def card(kind: str, number: int = 1) -> CardView:
    return CardView(f"{kind}-{number}", kind)


def player(seat: str, square: str = "1E", **changes: object) -> PlayerView:
    """A player on a square; anything else by keyword."""
    plain = PlayerView(
        seat=seat,
        square=square,
        life=3,
        bullets=3,
        trophies=0,
        cards=3,
        hand=(),
        items=(),
        shotgun=0,
        fallen=False,
        card_played=False,
        effects=(),
        active=False,
        waives=False,
        brisk=False,
    )
    return replace(plain, **changes)


def tiles_of(*laid: tuple[str, int, int, int]) -> tuple[TileView, ...]:
    """Tiles as kind, x, y and quarter turns, the town square first."""
    return tuple(TileView(number, *one) for number, one in enumerate(laid, 1))


def town_from(tiles: Sequence[TileView]) -> Town:
    return Town(tuple(Piece(box().tiles[one.kind].plan, one.x, one.y, one.turn) for one in tiles))


def grown(seed: int, count: int) -> tuple[TileView, ...]:
    """A town of so many tiles, each laid on a legal place by chance."""
    chance = random.Random(seed)
    kinds = [one.id for one in box().tiles.values() for _ in range(one.copies)]
    kinds = [kind for kind in kinds if kind not in ("town-square", "helipad")]
    chance.shuffle(kinds)
    tiles = tiles_of(("town-square", 0, 0, 0))
    for kind in [*kinds, "helipad"]:
        spots = town_from(tiles).spots(box().tiles[kind].plan)
        if len(tiles) == count or not spots:
            continue
        spot = chance.choice(spots)
        tiles = (*tiles, TileView(len(tiles) + 1, kind, spot.x, spot.y, spot.turn))
    return tiles


def view(
    tiles: Sequence[TileView],
    players: Sequence[PlayerView],
    zombies: Sequence[str] = (),
    tokens: dict[str, str] | None = None,
    **changes: object,
) -> View:
    """A table in its third round; anything else by keyword."""
    seats = tuple(one.seat for one in players)
    turn = next((one.seat for one in players if one.active), seats[0])
    helipad = [tile.number for tile in tiles if tile.kind == "helipad"]
    plain = View(
        ruleset="zombies",
        mission="town",
        seat=None,
        town=town_from(tiles),
        round=3,
        step="walk",
        turn=turn,
        seats=seats,
        acting=(turn,),
        players=tuple(players),
        tiles=tuple(tiles),
        zombies=tuple(zombies),
        tokens=dict(tokens or {}),
        drawn=None,
        layer=turn,
        spots=(),
        roll=4,
        moves=3,
        mover=turn,
        routes=(),
        herd=0,
        herded=(),
        tiles_left=30 - len(tiles),
        cards_left=31,
        pool=100 - len(zombies) - sum(one.trophies for one in players),
        closed=False,
        quarry=seats[-1],
        helipad=f"{helipad[0]}E" if helipad else None,
        trophies=25,
        truce=None,
        marbles=None,
        fight=None,
        cards="window",
        questions=(),
        outcome=None,
    )
    return replace(plain, **changes)


def by_chance(seed: int, count: int = 30, people: int = 6) -> View:
    """A random table: a grown town, many zombies, tokens, pawns that share squares."""
    chance = random.Random(seed)
    tiles = grown(seed, count)
    squares = list(town_from(tiles).squares)
    hot = chance.sample(squares, min(len(squares), chance.randint(1, 6)))
    effects = [EffectView("fear", SEATS[0], False), EffectView("shoes-untied", SEATS[0], True)]
    items = [kind.id for kind in box().cards.values() if kind.sort == "item"]
    players = [
        player(
            seat,
            chance.choice(hot),
            life=chance.randint(0, 5),
            bullets=chance.randint(0, 14),
            trophies=chance.randint(0, 24),
            cards=chance.randint(0, 3),
            items=tuple(card(kind) for kind in chance.sample(items, chance.randint(0, 4))),
            effects=tuple(chance.sample(effects, chance.randint(0, 2))) if seat != "ann" else (),
            active=seat == "bob",
        )
        for seat in SEATS[:people]
    ]
    zombies = chance.sample(squares, min(len(squares), chance.randint(0, 70)))
    lying = chance.sample(squares, min(len(squares), chance.randint(0, 20)))
    tokens = {square: chance.choice(("life", "bullet")) for square in lying}
    return view(tiles, players, zombies, tokens)


def _steps(shown: View, zombies: frozenset[str], start: str) -> dict[str, int]:
    """To each square within three that is reached without passing zombies, nearest first."""
    found = {start: 0}
    edge = [start]
    for far in (1, 2, 3):
        nears = [near for at in edge for near in shown.town.neighbours[at] if near not in found]
        found |= dict.fromkeys(nears, far)
        edge = [one for one in dict.fromkeys(nears) if one not in zombies]
    return found


def walking(seed: int = 4, count: int = 12) -> View:
    """One of three walks: routes with and without fights."""
    shown = by_chance(seed, count, 3)
    mine = next(one for one in shown.players if one.active)
    zombies = frozenset(shown.zombies)
    routes = tuple(
        RouteView(to, (to,) * far, int(to in zombies), ())
        for to, far in _steps(shown, zombies, mine.square).items()
        if 0 < far <= 3
    )
    return replace(shown, routes=routes)


def laying(seed: int = 4, count: int = 9, kind: str = "sporting-goods") -> View:
    """A tile is drawn and waits for its place."""
    shown = by_chance(seed, count, 3)
    spots = tuple(shown.town.spots(box().tiles[kind].plan))
    return replace(shown, step="tile", drawn=kind, spots=spots, layer="bob")


def holding(*kinds: str) -> View:
    """Ann's own view of her hand; Bob's cards are only counted in it."""
    mine = player("ann", cards=len(kinds), hand=tuple(map(card, kinds)))
    return view(
        tiles_of(("town-square", 0, 0, 0)), [mine, player("bob", cards=len(kinds))], seat="ann"
    )
