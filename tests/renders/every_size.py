"""Towns and boards of every size, each in some step of a turn, with what happened just before:
what pictures have to cope with.

A case has a number; the same number makes the same case.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.family.view import CarView, ObjectiveView, SpawnView
from engine.family.view import View as BoardView
from engine.reading.laying import Placed, mismatches
from engine.spaces.zones import Board
from engine.zombies.box import box as town_content
from engine.zombies.view import EffectView, FightView, PlayerView, RouteView, TileView, View
from tests.renders.big import big_table, board_of
from tests.renders.happenings import in_town, on_board
from tests.renders.town_views import SEATS, card, grown, player, tiles_of, town_from, view
from tests.renders.views import group, zombicide_box
from tests.spaces.boards import drawn_sides

STEPS = ("tile", "roll", "walk", "fight", "zombies", "discard", "over")
"""Of a turn of Zombies!!!."""
MOST = 30
"""Tiles of a town, and the most that can lie in one line."""
SHAPES = tuple((rows, cols) for rows in range(1, 10) for cols in range(1, 10) if rows * cols <= 9)
"""Every rectangle of tiles that a mission may lay."""
CARS, OBJECTIVES, NOISE = 4, 10, 18
"""What the box holds."""


# ---------------------------------------------------------------- towns


def town_case(number: int) -> tuple[View, tuple[Event, ...], View]:
    """A town as it stood a little before, what happened since, and how it stands."""
    chance = random.Random(f"town {number}")
    tiles = _tiles(number, chance)
    squares = list(town_from(tiles).squares)
    crowded = number % 2 == 0
    hot = [chance.choice(squares)] if crowded else chance.sample(squares, min(6, len(squares)))
    people = [_player(seat, chance.choice(hot), chance) for seat in SEATS[: 6 - number % 3]]
    full = squares[:100] if crowded else chance.sample(squares, min(len(squares), 60))
    lying = chance.sample(squares, chance.randint(0, len(squares)))
    tokens = {square: chance.choice(("life", "bullet")) for square in lying}
    helipad = next((one.number for one in tiles if one.kind == "helipad"), None)
    still = view(tiles, people, full, tokens)
    still = replace(still, helipad=f"{helipad}E" if helipad else None, pool=100 - len(full))
    before = _before(still, chance)
    shown = _in_step(still, STEPS[number // 5 % len(STEPS)], chance)
    return before, in_town(before, shown, chance), shown


def _tiles(number: int, chance: random.Random) -> tuple[TileView, ...]:
    """By turns a row, a column, a long town that the rules can make, and two that grew freely."""
    count = 1 + number // 5 % MOST
    if number % 5 == 0:
        return _line(count, chance, 1, 0)
    if number % 5 == 1:
        return _line(count, chance, 0, 1)
    if number % 5 == 2:
        return _stretched(number % 40, count)
    return grown(number % 60, max(count, 12) if number % 5 == 3 else count)


def _line(count: int, chance: random.Random, east: int, south: int) -> tuple[TileView, ...]:
    kinds = [kind for kind in town_content().tiles if kind not in ("town-square", "helipad")]
    laid = [
        (chance.choice(kinds), place * east, place * south, chance.randrange(4))
        for place in range(1, count)
    ]
    return tiles_of(("town-square", 0, 0, 0), *laid)


@lru_cache(maxsize=64)
def _stretched(seed: int, count: int) -> tuple[TileView, ...]:
    """Every tile of the box laid by the rules as far to the east as it can be."""
    chance = random.Random(seed)
    kinds = [one.id for one in town_content().tiles.values() for _ in range(one.copies)]
    kinds = [kind for kind in kinds if kind != "town-square"]
    chance.shuffle(kinds)
    tiles = tiles_of(("town-square", 0, 0, 0))
    for kind in kinds[: count - 1]:
        spots = town_from(tiles).spots(town_content().tiles[kind].plan)
        if spots:
            spot = max(spots, key=lambda one: (one.x, -abs(one.y)))
            tiles = (*tiles, TileView(len(tiles) + 1, kind, spot.x, spot.y, spot.turn))
    return tiles


def _player(seat: str, square: str, chance: random.Random) -> PlayerView:
    items = [kind.id for kind in town_content().cards.values() if kind.sort == "item"]
    return player(
        seat,
        square,
        life=chance.randint(1, 5),
        bullets=chance.randint(0, 14),
        trophies=chance.randint(0, 24),
        hand=tuple(card(kind) for kind in chance.sample(items, 3)),
        items=tuple(card(kind) for kind in chance.sample(items, chance.randint(0, 4))),
        effects=(EffectView("fear", SEATS[1], now=False),) if chance.random() < 0.3 else (),
        active=seat == SEATS[0],
    )


def _in_step(still: View, step: str, chance: random.Random) -> View:
    """The same town in a certain step of its first player's turn."""
    mine, shown = still.players[0], replace(still, step=step, moves=0, roll=0)
    if step == "tile":
        kind = chance.choice(list(town_content().tiles))
        spots = tuple(still.town.spots(town_content().tiles[kind].plan))
        return replace(shown, drawn=kind, spots=spots) if spots else shown
    if step == "walk":
        far = still.town.distances(mine.square)
        routes = [
            RouteView(to, (to,) * steps, chance.randint(0, 12), ("life",))
            for to, steps in far.items()
            if 0 < steps <= 12
        ]
        return replace(shown, routes=tuple(routes), moves=12, roll=6)
    if step == "fight":
        return replace(shown, fight=FightView(mine.seat, mine.square, 2, 1))
    if step == "zombies":
        return replace(shown, herd=3, herded=still.zombies[:3])
    if step == "over":
        return replace(shown, outcome=Outcome(won=True, winners=(mine.seat,), reason="escaped"))
    return shown


def _before(still: View, chance: random.Random) -> View:
    """Pawns elsewhere, and other zombies."""
    squares = list(still.town.squares)
    moved = [replace(one, square=chance.choice(squares)) for one in still.players]
    zombies = chance.sample(squares, min(len(squares), len(still.zombies)))
    return replace(still, players=tuple(moved), zombies=tuple(zombies))


# ---------------------------------------------------------------- boards


def board_case(number: int) -> tuple[BoardView, tuple[Event, ...], BoardView]:
    """A board as it stood when a round ended, what happened, and when the next begins."""
    board = board_at(*SHAPES[number % len(SHAPES)], number % 3)
    chance = random.Random(f"board {number}")
    before, after = big_table(number, board), big_table(number + 1, board)
    if number % 2 == 0:
        zone = chance.choice(list(board.zones))
        after = crowded(after, zone)
    return before, on_board(after, chance), after


@lru_cache(maxsize=128)
def board_at(rows: int, cols: int, seed: int) -> Board:
    """A board of so many tiles by chance whose edges fit."""
    chance = random.Random(f"{rows} {cols} {seed}")
    laid: dict[tuple[int, int], Placed] = {}
    if not _laid(laid, rows, cols, chance):
        raise ValueError(f"no tiles fit on {rows} x {cols}")
    return board_of(
        "\n".join(
            " ".join(f"{laid[r, c].side}@{laid[r, c].quarters * 90}" for c in range(cols))
            for r in range(rows)
        )
    )


def _laid(laid: dict[tuple[int, int], Placed], rows: int, cols: int, chance: random.Random) -> bool:
    """Lays the next tiles in reading order; False where none fits."""
    if len(laid) == rows * cols:
        return True
    at = divmod(len(laid), cols)
    sides = [(side, turn) for side in sorted(drawn_sides()) for turn in range(4)]
    chance.shuffle(sides)
    for side, turn in sides:
        tile = Placed(side, drawn_sides()[side], at, turn)
        if _fits(laid, tile):
            laid[at] = tile
            if _laid(laid, rows, cols, chance):
                return True
            del laid[at]
    return False


def _fits(laid: dict[tuple[int, int], Placed], tile: Placed) -> bool:
    """Whether its edges go on those of the tiles west and north of it."""
    row, col = tile.at
    west, north = laid.get((row, col - 1)), laid.get((row - 1, col))
    across = west is None or not mismatches([[replace(west, at=(0, 0)), replace(tile, at=(0, 1))]])
    down = north is None or not mismatches(
        [[replace(north, at=(0, 0))], [replace(tile, at=(1, 0))]]
    )
    return across and down


def crowded(shown: BoardView, zone: str) -> BoardView:
    """Everything that the box holds in one zone: zombies, survivors, tokens, cars; one fell."""
    street = shown.board.zones[zone].kind == "street"
    people = [replace(one, zone=zone) for one in shown.survivors]
    people[-1] = replace(people[-1], standing=False)
    signs = ("red", "blue", "green", "medkit", "hidden")
    return replace(
        shown,
        survivors=tuple(people),
        groups=tuple(
            group(zone, kind.id, kind.figures, 1) for kind in zombicide_box().zombies.values()
        ),
        noise={zone: NOISE},
        objectives=tuple(
            ObjectiveView(f"objective-{number}", zone, signs[number % 5], taken=False)
            for number in range(OBJECTIVES)
        ),
        exit_zone=zone if street else shown.exit_zone,
        spawns=(SpawnView(zone, 1, "red", active=True),) if street else shown.spawns,
        cars=tuple(_cars(zone)) if street else (),
    )


def _cars(zone: str) -> Iterator[CarView]:
    for number in range(CARS):
        kind = ("police", "pimp")[number % 2]
        yield CarView(f"car-{number}", kind, zone, number < 2, None, (), (), False, False)
