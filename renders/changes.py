"""What changed between two views of one table: who went where, and who fell."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from engine.content import Content
from engine.family.view import View

Mover = Literal["survivor", "car", "zombies"]


@dataclass(frozen=True, slots=True)
class Move:
    """Who went from one zone to another; `who` is a survivor, a car or a kind of zombie."""

    mover: Mover
    who: str
    start: str
    end: str
    count: int = 1
    """How many zombies went this way."""


@dataclass(frozen=True, slots=True)
class Changes:
    """Moves in the order of the earlier view, and the survivors who fell since."""

    moves: tuple[Move, ...] = ()
    fallen: frozenset[str] = frozenset()


NOTHING = Changes()


def changes_between(before: View, after: View, content: Content) -> Changes:
    """Survivors and cars are told by their zones; zombies have no names.

    So those who left a zone are matched with the nearest zone where as many came from
    elsewhere; who is left over was killed or taken away.
    """
    if before.mission != after.mission:
        return NOTHING
    moves = [*_survivors(before, after), *_cars(before, after)]
    for kind in content.zombies:
        moves += _zombies(kind, before, after, content)
    stood = {one.id for one in before.survivors if one.standing}
    lost = (one for one in after.survivors if not one.standing and not one.escaped)
    return Changes(tuple(moves), frozenset(one.id for one in lost if one.id in stood))


def _survivors(before: View, after: View) -> list[Move]:
    """Those on foot; whoever rides is shown with the car."""
    riding = [
        *(car.driver for car in after.cars),
        *(p for car in after.cars for p in car.passengers),
    ]
    now = {one.id: one for one in after.survivors if one.standing and one.id not in riding}
    return [
        Move("survivor", one.id, one.zone, now[one.id].zone)
        for one in before.survivors
        if one.standing and one.id in now and now[one.id].zone != one.zone
    ]


def _cars(before: View, after: View) -> list[Move]:
    now = {one.id: one for one in after.cars if not one.gone}
    return [
        Move("car", one.id, one.zone, now[one.id].zone)
        for one in before.cars
        if one.id in now and now[one.id].zone != one.zone
    ]


def _zombies(kind: str, before: View, after: View, content: Content) -> list[Move]:
    """A zombie walks a zone for each of its actions, twice as far with an extra activation."""
    stood, stand = Counter[str](), Counter[str]()
    for one in before.groups:
        if one.kind == kind:
            stood[one.zone] += one.count
    for one in after.groups:
        if one.kind == kind:
            stand[one.zone] += one.count - one.new
    left, came = stood - stand, stand - stood
    reach = 2 * content.zombies[kind].actions
    moves: list[Move] = []
    for _, start, end in sorted(_pairs(after, list(left), list(came), reach)):
        count = min(left[start], came[end])
        if count:
            left[start] -= count
            came[end] -= count
            moves.append(Move("zombies", kind, start, end, count))
    return moves


def _pairs(
    view: View, starts: list[str], ends: list[str], reach: int
) -> list[tuple[int, str, str]]:
    """Every way from a start to an end within reach, with its length."""
    found: list[tuple[int, str, str]] = []
    for end in ends:
        far = view.board.distances(end, view.open_doors)
        found += [(far[start], start, end) for start in starts if far.get(start, 99) <= reach]
    return found
