"""What people in the farmhouse do, as it is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engine
from bot.games.family.moves import FamilyMoves
from bot.kit.chair import Chair
from engine.living_dead.view import LivingView
from engine.spaces.zones import Door


class LivingMoves(FamilyMoves):
    """Barricades are typed with as little as is needed to know what is meant."""

    def as_typed(
        self, chair: Chair, do: str, leader: str, fields: Mapping[str, Any]
    ) -> engine.Command:
        """The barricade or window at hand is meant, and what it lets one do."""
        if do == "barricade":
            fields = _meant(chair.view, leader, fields)
        return super().as_typed(chair, do, leader, fields)


def _meant(view: LivingView, leader: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    zone = next((one.zone for one in view.survivors if one.id == leader), "")
    doors = view.board.doors

    def unlikely(door: Door) -> tuple[bool, bool]:
        return zone not in door.zones, door.id not in view.barricades and door.sort != "window"

    door = str(fields.get("door") or min(doors.values(), key=unlikely).id)
    return {**fields, "door": door, "how": fields.get("how") or _how(view, doors.get(door))}


def _how(view: LivingView, door: Door | None) -> str:
    if door and door.id in view.barricades and door.id not in view.open_doors:
        return "open"
    bare = door and door.sort == "window" and door.id not in view.barricades
    return "build" if bare else "close"
