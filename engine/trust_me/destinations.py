"""Places worth naming: where one can walk, throw, aim. Others may be named as well.

Each is walked as it would be: what ends elsewhere than it was meant to is dropped. Of places that
lie close together the first stays.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.spaces.plane import Point, apart, beyond, near, nearest_in, on_way, touches
from engine.trust_me import moving
from engine.trust_me.game import CAR, TENT, Game

CLOCK = (
    (0, 100), (50, 87), (87, 50), (100, 0), (87, -50), (50, -87),
    (0, -100), (-50, -87), (-87, -50), (-100, 0), (-87, 50), (-50, 87),
)  # fmt: skip
"""Twelve directions, clockwise from north, as hundredths of a distance."""
SPACING = 19
"""Millimetres: numbered discs of that distance do not meet in the picture."""
MOST = 14


def around(at: Point, mm: int) -> list[Point]:
    """Twelve places at that distance."""
    far = ((at.x + x * 10, at.y + y * 10) for x, y in CLOCK)
    return [beyond(at, Point(x, y), mm) for x, y in far]


def _wanted(game: Game, seat: str, reach: int) -> Iterator[Point]:
    """What there is to go to, the most useful first."""
    player, base = game.player(seat), game.numbers.base
    at = player.at
    for one in game.state.lying.values():
        if not one.inside:
            yield on_way(one.at, at, (base + game.numbers.token) // 2 + 1)
    for _, car in game.pieces(CAR):
        if touches(at, car, reach, base):
            yield on_way(nearest_in(at, car), at, base // 2 + 2)
    for name, tent in game.pieces(TENT):
        if touches(at, tent, reach, base):
            yield nearest_in(at, tent)
            yield game.state.scenery[name].at
    yield player.community
    for other in game.standing:
        if other != seat:
            yield on_way(game.player(other).at, at, base + 1)
            yield on_way(game.player(other).at, at, base + game.numbers.close)
    yield from around(at, reach)
    yield from around(at, reach // 2)


def _onto_board(game: Game, at: Point) -> Point:
    """The place nearest to it where a base lies on the board."""
    half = (game.numbers.base + 1) // 2
    far = game.numbers.side - half
    return Point(min(max(at.x, half), far), min(max(at.y, half), far))


def walks(game: Game, seat: str, gait: str) -> list[Point]:
    """Where that gait leads to exactly, at most so many."""
    reach = moving.reach_of(game, seat, gait)
    return list(_reached(game, seat, reach, climbs=False))


def climbs(game: Game, seat: str, gait: str) -> list[Point]:
    """The middles of cars in reach."""
    reach, at = moving.reach_of(game, seat, gait), game.player(seat).at
    found = [game.state.scenery[name].at for name, _ in game.pieces(CAR)]
    return [
        one
        for one in found
        if near(at, one, reach)
        and moving.why_not_walk(game, seat, one, reach, climbs=True) is None
        and moving.way_to(game, seat, one, reach, climbs=True).passed[-1] == one
    ]


def _reached(game: Game, seat: str, reach: int, *, climbs: bool) -> Iterator[Point]:
    at, found = game.player(seat).at, list[Point]()
    for wanted in _wanted(game, seat, reach):
        to = _onto_board(game, on_way(at, _onto_board(game, wanted), reach))
        if len(found) == MOST:
            return
        if to == at or any(apart(to, one) < SPACING * SPACING for one in found):
            continue
        if near(at, to, reach):
            passed = moving.way_to(game, seat, to, reach, climbs=climbs, whole=False).passed
            if passed and passed[-1] == to:
                found.append(to)
                yield to


def throws(game: Game, seat: str) -> list[Point]:
    """At every figure in reach, and all around."""
    at, reach = game.player(seat).at, game.numbers.throw
    figures = [*(one for one in game.standing if one != seat), *game.state.groups]
    wanted = [game.place_of(one) for one in figures] + around(at, reach // 2) + around(at, reach)
    return [
        one for one in wanted if game.on_board(one, 0) and near(at, one, reach, game.numbers.base)
    ]


def rim_points(game: Game) -> list[Point]:
    """Where the arrows of the invasion cards point to."""
    return [card.at.point for card in game.content.invasion.values()]
