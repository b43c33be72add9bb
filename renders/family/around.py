"""What surrounds one survivor: zombies that can reach it this round, and zones in sight."""

from __future__ import annotations

from typing import NamedTuple

from engine.family.view import GroupView, SurvivorView
from renders.family.look import FamilyLook

NEAR = 3
"""The picture shows the distance of zones up to this many moves away."""


class Sight(NamedTuple):
    """A zone with zombies that the survivor sees; it is `far` zones away."""

    zone: str
    far: int
    groups: tuple[GroupView, ...]


def threats_to(look: FamilyLook, survivor: SurvivorView) -> frozenset[tuple[str, str]]:
    """The zombies that can reach or attack the survivor in one activation, by zone and kind."""
    view, content = look.view, look.content
    ways = view.board.distances(survivor.zone, view.open_doors)
    return frozenset(
        (group.zone, group.kind)
        for group in view.groups
        if group.count and ways.get(group.zone, 99) <= content.zombies[group.kind].actions
    )


def sights_of(look: FamilyLook, survivor: SurvivorView) -> list[Sight]:
    """The zones with zombies that the survivor sees, the nearest first."""
    view = look.view
    seen = view.sight_of(survivor)
    here: dict[str, list[GroupView]] = {}
    for group in view.groups:
        if group.count and group.zone in seen:
            here.setdefault(group.zone, []).append(group)

    def strongest_first(groups: list[GroupView]) -> tuple[GroupView, ...]:
        return tuple(sorted(groups, key=lambda one: -look.rank(one.kind)))

    sights = [Sight(zone, seen[zone], strongest_first(all_)) for zone, all_ in here.items()]
    return sorted(sights, key=lambda sight: (sight.far, sight.zone))
