"""Lists the places worth walking to, each with the effect of walking there.

Menus, captions, pictures and the autopilot all use this list. `offered(game, seat)` returns at most
20 destinations (`shown` cuts a list to the 14 that a picture has room for), numbered clockwise from
north. Players may name other places, too. Each destination is

    Destination(number=3, words=Words("behind", "car-2"), effect=Effect(...), worth=...)

`words` are what a player may type to get there (`places.Words`). `effect` says where the move ends,
how far that is, what it costs, who sees it, who hears it, who attacks.
`effect(game, seat, Move(...))` computes it for any move, also for a typed one that is stopped
early.

A caller that has only a view makes a game of it with `known.known(view)`. Nothing here is secret:
the result is the same for every seat that looks at the table.

Approach: each candidate is walked by the rules, and dropped if it does not end where it should. Of
places close together only the better one stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from engine.spaces.plane import (
    Point,
    apart,
    away_from_box,
    beyond,
    in_cone,
    length,
    near,
    on_way,
    past_cone,
)
from engine.trust_me import combat, horde, leaving, moving, places
from engine.trust_me.combat import RANGED
from engine.trust_me.commands import Move, Search
from engine.trust_me.game import BARRICADE, CAR, TENT, Game
from engine.trust_me.handling import why_not_search_from
from engine.trust_me.moving import CLOCK, GAITS, SNEAK, Gait, Surroundings
from engine.trust_me.places import COMPASS, HOME, Words
from engine.trust_me.sheet import ACTION, FATIGUE, weapons_in_hand
from engine.trust_me.state import Alpha

SPACING = 19
"""Least distance in millimetres between two destinations, so that their discs do not meet in the
picture.
"""
MOST = 20
"""The most destinations that a list has."""
DRAWN = 14
"""The most destinations that a picture shows."""
WALKED = 40
"""How many candidates are walked by the rules, the most valuable first."""
FAR_OFF = 3
"""How many tokens out of reach get a destination that is the first part of the way to them."""
FEW = 8
"""Short steps in all directions are added to a list with fewer destinations than this."""
LOOKS = 10
"""Millimetres of a walk between two checks of who sees the survivor."""


class Effect(Struct, frozen=True):
    """What a move would do, as far as it can be known in advance; groups are named by their ids."""

    to: Point
    """The point where the move ends."""
    mm: int
    """Millimetres in a straight line from start to end."""
    gait: Gait
    climbs: bool
    cost: tuple[str, ...]
    """The tokens the move costs, each `action` or `fatigue`."""
    stopped_by: str
    """The survivor, group or piece that ends the move early; empty if none does."""
    seen_by: tuple[str, ...]
    """Groups that will pursue the survivor, because they see it on the way or at the end."""
    heard_by: tuple[str, ...]
    """Groups that hear the move: those without prey, and pursuers that lose sight of the
    survivor.
    """
    attacked_by: tuple[str, ...]
    """Groups that would attack at the end of the move, because it ends within 5 cm of them."""
    covered_from: str
    """The nearest other survivor with a loaded gun in hand; empty if there is none."""
    cover: int
    """How much scenery helps against a shot by `covered_from`: the attacker's loss plus the defence
    bonus.
    """
    searches: tuple[str, ...]
    """Tokens that could be searched from the end of the move."""


class Destination(Struct, frozen=True):
    """One place worth going to, with its number in the list."""

    number: int
    words: Words
    effect: Effect
    worth: int
    """The value in tenths of a point.

    Only facts that all players see count, so that the list gives no objective away.
    """

    @property
    def move(self) -> Move:
        """The command that walks there."""
        one = self.effect
        return Move(to=one.to, gait=one.gait, climbs=one.climbs)


# ------------------------------------------------------------ the list


def offered(game: Game, seat: str) -> list[Destination]:
    """Return the best destinations the survivor can reach with one move, clockwise from north."""
    sneaks = bool(game.is_free(seat, "stride"))
    return _best(game, seat, [one for one in GAITS if sneaks or one != SNEAK])


def _best(game: Game, seat: str, gaits: Sequence[Gait]) -> list[Destination]:
    best = sorted(_judged(game, seat, gaits), key=lambda one: (-one.worth, one.effect.mm))
    return _numbered(game.player(seat).at, _apart(best, MOST))


def shown(game: Game, seat: str, listed: Sequence[Destination]) -> list[Destination]:
    """Return the best of `listed`, as many as a picture has room for, numbered anew."""
    best = sorted(listed, key=lambda one: (-one.worth, one.effect.mm))[:DRAWN]
    return _numbered(game.player(seat).at, best)


def _apart(best: Sequence[Destination], most: int) -> list[Destination]:
    """Return the first `most` destinations that are `SPACING` mm apart and have different words."""
    found: list[Destination] = []
    for one in best:
        to, name = one.effect.to, one.words
        if all(
            apart(to, other.effect.to) >= SPACING * SPACING and name != other.words
            for other in found
        ):
            found.append(one)
        if len(found) == most:
            break
    return found


def _numbered(at: Point, found: Sequence[Destination]) -> list[Destination]:
    turned = sorted(found, key=lambda one: clockwise(at, one.effect.to))
    return [replace(one, number=number) for number, one in enumerate(turned, 1)]


def clockwise(at: Point, to: Point) -> tuple[int, int, int]:
    """Return a sort key in whole numbers for points around `at`: clockwise from north, then by
    distance.
    """
    way = to - at
    if way.x >= 0 and way.y > 0:
        quarter, turned, ahead = 0, way.x, way.y
    elif way.x > 0:
        quarter, turned, ahead = 1, -way.y, way.x
    elif way.y < 0:
        quarter, turned, ahead = 2, -way.x, -way.y
    else:
        quarter, turned, ahead = 3, way.y, -way.x
    return quarter, 1000 * turned // max(ahead, 1), way.square


# ------------------------------------------------------------ candidates


def _judged(game: Game, seat: str, gaits: Sequence[Gait]) -> list[Destination]:
    """Return all candidates that some gait reaches exactly, with their effect and worth."""
    at, base = game.player(seat).at, game.numbers.base
    reaches: dict[Gait, int] = {one: moving.reach_of(game, seat, one) for one in gaits}
    farthest = max(reaches.values())
    about, outlook = Surroundings.of(game, seat, farthest), Outlook.of(game, seat, farthest)
    found: list[Destination] = []
    for wanted in (_wanted(game, seat, farthest), _steps(game)):
        there = [
            (worth, words, to)
            for worth, words in wanted
            for to in [places.point_of(game, seat, words)]
            if to and to != at and near(at, to, farthest) and game.on_board(to, base)
        ]
        for worth, words, to in sorted(there, key=lambda one: -one[0])[:WALKED]:
            climbs = words.form == "onto"
            gait = _gait(about, to, reaches, climbs=climbs)
            if gait:
                arrived = outlook.effect_of(Move(to=to, gait=gait, climbs=climbs), to, "")
                found.append(Destination(0, words, arrived, worth + _weighed(arrived)))
        if len(found) >= FEW:
            break
    return found


def _gait(
    about: Surroundings, to: Point, reaches: Mapping[Gait, int], *, climbs: bool
) -> Gait | None:
    """Return the cheapest gait whose walk ends exactly at `to`; None if there is none."""
    walk = about.walk(to, climbs=climbs)
    enough: list[Gait] = [gait for gait, reach in reaches.items() if near(about.start, to, reach)]
    tried = enough if walk.depends_on_reach else enough[:1]
    return next((gait for gait in tried if walk.arrives(reaches[gait])), None)


def _wanted(game: Game, seat: str, farthest: int) -> Iterator[tuple[int, Words]]:
    """Yield places worth walking to, each with its worth in tenths of a point."""
    yield from _tokens(game, seat, farthest)
    for other in game.standing:
        if other != seat:
            yield 50, Words("beside", other)
            yield from ((40, Words("gap", other, mm)) for mm in (50, 100))
    for name, alpha in game.state.groups.items():
        yield 20, Words("beside", name)
        if alpha.prey == seat:
            yield 45, Words("gap", name, game.numbers.close)
    for name in _pieces_near(game, seat, farthest, CAR, TENT, BARRICADE):
        yield 60, Words("behind", name)
    for name in _pieces_near(game, seat, farthest, CAR):
        yield 15, Words("onto", name)
    if not leaving.is_at_home(game, seat):
        yield 100, Words("beside", HOME)
    for mm in (farthest, farthest - game.numbers.step):
        yield 40, Words("way", HOME, mm)
        yield from ((20 + mm // 50, Words("way", one, mm)) for one in COMPASS)


def _tokens(game: Game, seat: str, farthest: int) -> Iterator[tuple[int, Words]]:
    """Yield places to search, all tents, and ways towards tokens out of reach, each with its
    worth.
    """
    at, lying = game.player(seat).at, game.state.lying
    hiding = {one.inside for one in lying.values()}
    for name, one in lying.items():
        if not one.inside and near(at, one.at, farthest, 2 * game.numbers.base):
            yield 90, Words("beside", name)
    for name in _pieces_near(game, seat, farthest, CAR):
        if name in hiding:
            yield 90, Words("beside", name)
    for name in _pieces_near(game, seat, farthest, TENT):
        yield 90 if name in hiding else 60, Words("in", name)
    nearest = min(lying, key=lambda name: (apart(at, lying[name].at), name), default="")
    if nearest:
        # A move of a single step, because sneaking is not heard.
        yield 40, Words("way", lying[nearest].inside or nearest, game.numbers.step)
    off = [name for name, one in lying.items() if not near(at, one.at, farthest)]
    for name in sorted(off, key=lambda name: (apart(at, lying[name].at), name))[:FAR_OFF]:
        yield 35, Words("way", lying[name].inside or name, farthest)


def _pieces_near(game: Game, seat: str, farthest: int, *kinds: str) -> list[str]:
    """Return the names of pieces of these kinds within `farthest` mm of the survivor."""
    at = game.player(seat).at
    return [name for name, one in game.pieces(*kinds) if away_from_box(at, one) <= farthest]


def _steps(game: Game) -> Iterator[tuple[int, Words]]:
    yield from ((10, Words("way", one, game.numbers.step)) for one in COMPASS)


def _weighed(effect: Effect) -> int:
    """Return the worth of an effect in tenths of a point.

    Staying unseen is worth most and an attack costs most; being heard and dear gaits cost a little,
    cover adds a little.
    """
    worth = 0 if effect.seen_by else 25
    worth -= 30 * bool(effect.attacked_by) + 3 * len(effect.heard_by)
    return worth - 4 * (effect.cost != (ACTION,)) + effect.cover


# ------------------------------------------------------------ what a move does


def effect(game: Game, seat: str, move: Move) -> Effect:
    """Return the effect of the move; if something stops it early, the effect up to there."""
    end = _end_of(game, seat, move)
    outlook = Outlook.of(game, seat, length(game.player(seat).at, end))
    return outlook.effect_of(move, end, "" if end == move.to else _stopper(game, seat, move, end))


def _end_of(game: Game, seat: str, move: Move) -> Point:
    """Return the point where the move ends."""
    reach = moving.reach_of(game, seat, move.gait)
    way = moving.way_to(game, seat, move.to, reach, climbs=move.climbs, whole=False)
    return way.passed[-1] if way.passed else game.player(seat).at


@dataclass(frozen=True, slots=True)
class Outlook:
    """Facts that are the same for all moves of one survivor, so that they are computed only
    once.
    """

    game: Game
    seat: str
    armed: list[str]
    """Other survivors with a loaded gun in hand."""
    lying: list[tuple[str, Point]]
    """Tokens that could be searched after a move, and where they lie."""

    @classmethod
    def of(cls, game: Game, seat: str, reach: int) -> Outlook:
        """Return the outlook of the survivor of `seat` for moves of up to `reach` mm."""
        at, numbers = game.player(seat).at, game.numbers
        # A piece that hides a token is always shorter than a run.
        far = reach + numbers.run
        there = game.state.lying.items()
        lying = [(name, one.at) for name, one in there if near(at, one.at, far)]
        others = (one for one in game.standing if one != seat)
        return cls(game, seat, [one for one in others if _has_gun(game, one)], lying)

    def effect_of(self, move: Move, end: Point, stopped_by: str) -> Effect:
        """Return the effect of `move` if it ends at `end`; `stopped_by` is stored in it."""
        game, seat = self.game, self.seat
        at, people = game.player(seat).at, game.state.players
        heard = _heard_by(game, seat, end) if move.gait != SNEAK else ()
        seen = tuple(one for one in game.state.groups if _sees(game, seat, one, end, one in heard))
        armed = min(self.armed, key=lambda one: (apart(end, people[one].at), one), default="")
        return Effect(
            to=end,
            mm=length(at, end),
            gait=move.gait,
            climbs=move.climbs,
            cost=_cost(game, move),
            stopped_by=stopped_by,
            seen_by=seen,
            heard_by=heard,
            attacked_by=tuple(one for one in seen if falls_upon(game, one, end)),
            covered_from=armed,
            cover=_cover(game, armed, end) if armed else 0,
            searches=tuple(self._searched_from(end)),
        )

    def _searched_from(self, at: Point) -> Iterator[str]:
        game, far = self.game, self.game.numbers.run
        for name, there in self.lying:
            close = near(at, there, far)
            if close and why_not_search_from(game, at, Search(token=name)) is None:
                yield name


def _has_gun(game: Game, seat: str) -> bool:
    """Return True if a hand of the survivor holds a loaded gun."""
    held = game.player(seat).held
    return any(
        game.kind(held[hand]).sort == RANGED and held[hand] not in game.state.empty
        for hand in weapons_in_hand(game, seat)
    )


def _cost(game: Game, move: Move) -> tuple[str, ...]:
    cost = game.content.actions[move.gait].cost
    if not move.climbs:
        return (cost,)
    return (FATIGUE,) if cost == ACTION else (FATIGUE, FATIGUE)


def _stopper(game: Game, seat: str, move: Move, end: Point) -> str:
    """Return the figure or piece just beyond `end` that stops the move; empty if there is none."""
    ahead = beyond(end, move.to, 2)
    base = game.base_in_the_way(ahead, seat)
    kinds = (BARRICADE,) if move.climbs else (BARRICADE, CAR)
    pieces = (name for name, one in game.pieces(*kinds) if game.beside(end, one))
    return base or next(pieces, "")


def _heard_by(game: Game, seat: str, end: Point) -> tuple[str, ...]:
    """Return the groups that hear a walk to `end`. [#9]

    They are groups without prey near its start or end, and pursuers near its end that lose sight of
    the survivor.
    """
    reach, base, start = game.numbers.noise, game.numbers.base, game.player(seat).at

    def hears(alpha: Alpha) -> bool:
        if near(alpha.at, end, reach, base):
            lost = alpha.prey == seat and not game.clear_sight(alpha.at, end)
            return lost or not alpha.prey
        return not alpha.prey and near(alpha.at, start, reach, base)

    return tuple(name for name, alpha in game.state.groups.items() if hears(alpha))


def _sees(game: Game, seat: str, number: str, end: Point, hears: bool) -> bool:
    """Return True if the group `number` will pursue the survivor after a walk to `end`. [#9]

    A pursuer turns with its prey, and a group that hears turns to the noise; other groups see only
    in their cone. A group that pursues another survivor switches only if this one is nearer.
    `hears` says that the group hears the walk.
    """
    alpha, at = game.group(number), game.player(seat).at
    if alpha.prey == seat:
        return game.clear_sight(alpha.at, end)
    if hears and (game.clear_sight(alpha.at, end) or game.clear_sight(alpha.at, at)):
        return True
    if alpha.prey and apart(alpha.at, end) >= apart(alpha.at, game.player(alpha.prey).at):
        return False
    base = game.numbers.base
    aims = [
        aim
        for aim in (game.looks_at(number), *([at] if hears else []))
        if not past_cone(alpha.at, aim, at, end, base + 4)
    ]
    if not aims:
        return False
    looks = (*range(LOOKS, length(at, end), LOOKS), length(at, end))
    passed = (on_way(at, end, mm) for mm in looks)
    return any(
        any(in_cone(alpha.at, aim, one, base) for aim in aims) and game.clear_sight(alpha.at, one)
        for one in passed
    )


def falls_upon(game: Game, number: str, at: Point) -> bool:
    """Return True if this group, while pursuing a survivor at `at`, would attack it.

    A car in between prevents the attack.
    """
    alpha = game.group(number)
    close = game.gap_within(alpha.at, at, game.numbers.close)
    return close and not horde.car_between(game, alpha.at, at)


def exposed(game: Game, seat: str, target: str) -> list[str]:
    """Return the groups that would attack the survivor right after a charge at `target`, if they
    are still there. Empty if no charge reaches the target. [#12, #14]
    """
    reach = game.numbers.step + moving.stride(game, seat)
    way = moving.way_into_contact(game, seat, target, reach, climbs=True)
    if way is None:
        return []
    end, noise = [game.player(seat).at, *way.passed][-1], game.numbers.noise
    return [
        name
        for name, alpha in game.state.groups.items()
        if falls_upon(game, name, end)
        and _sees(game, seat, name, end, not alpha.prey and near(alpha.at, end, noise))
    ]


def _cover(game: Game, other: str, at: Point) -> int:
    """Return how much scenery helps a survivor at `at` against a shot by `other`: the attacker's
    loss plus the defence bonus.
    """
    here = game.player(other).at
    return combat.loss_by_cover(game, here, at) + combat.cover_at(game, at, here)


# ------------------------------------------------------------ other places to name


def walks(game: Game, seat: str, gait: Gait) -> list[Point]:
    """Return the ends of the best moves with this gait, even if the cell it needs is covered."""
    return [one.effect.to for one in _best(game, seat, (gait,))]


def around(at: Point, mm: int) -> list[Point]:
    """Return twelve points all around `at`, each `mm` millimetres away."""
    far = ((at.x + x * 10, at.y + y * 10) for x, y in CLOCK)
    return [beyond(at, Point(x, y), mm) for x, y in far]


def throws(game: Game, seat: str) -> list[Point]:
    """Return points in reach of a throw: every figure, and points all around."""
    at, reach = game.player(seat).at, game.numbers.throw
    figures = [*(one for one in game.standing if one != seat), *game.state.groups]
    wanted = [game.place_of(one) for one in figures] + around(at, reach // 2) + around(at, reach)
    return [
        one for one in wanted if game.on_board(one, 0) and near(at, one, reach, game.numbers.base)
    ]


def rim_points(game: Game) -> list[Point]:
    """Return the points of the rim that the invasion cards name."""
    return [card.at.point for card in game.content.invasion.values()]
