"""Objectives that are carried: who carries each, where each was laid down, which spawn zones it
closes.

A mission names them in its rule `carried`. One that lies on the board again can be picked up by any
survivor; one that was laid down where it closes a spawn zone stays there for good.
"""

from __future__ import annotations

from engine.family.events import ObjectiveLaidDown, ObjectiveLost, SpawnClosed
from engine.family.game import Game
from engine.family.parameters import Carried, ClosedByLaying, Zones, told
from engine.family.state import Survivor
from engine.reading.mission import Mission


def carried(mission: Mission) -> dict[str, bool]:
    """Return the objectives that survivors may carry; True for each that is lost when its bearer
    dies.
    """
    return {
        one: asked.falls == "lost"
        for asked in told(mission.rules, "carried", Carried)
        for one in asked.objectives
    }


def borne_by(game: Game, survivor: Survivor) -> list[str]:
    """Return the objectives that a survivor carries."""
    return [one for one, bearer in game.state.borne.items() if bearer == survivor.id]


def lies_in(game: Game, objective: str) -> str | None:
    """Return the zone in which a carried objective was laid down; None if it cannot be picked up
    again.
    """
    zone = game.state.laid.get(objective)
    return None if zone is None or zone in closing_zones(game, objective) else zone


def gone_for_good(game: Game) -> set[str]:
    """Return the objectives that nobody can carry any more.

    They were lost with their bearer, left the board with one, or close a spawn zone for good.
    """
    state, escaped = game.state, {one.id for one in game.escaped()}
    there = (*state.borne, *state.laid)
    taken = [one for one in carried(game.mission) if one in state.taken_objectives]
    lost = {one for one in taken if one not in there}
    left = {one for one, bearer in state.borne.items() if bearer in escaped}
    return lost | left | {one for one in state.laid if lies_in(game, one) is None}


# ------------------------------------------------------------ closing spawn zones


def closing_zones(game: Game, objective: str) -> tuple[str, ...]:
    """Return the spawn zones that the objective closes for good when it is laid down there."""
    return tuple(
        zone
        for asked in told(game.mission.rules, "closed-by-laying", ClosedByLaying)
        if objective in asked.objectives
        for zone in asked.zones
    )


def fire_zones(mission: Mission) -> tuple[str, ...]:
    """Return the spawn zones that fire closes for good."""
    asked = told(mission.rules, "closed-by-fire", Zones)
    return tuple(zone for one in asked for zone in one.zones)


def is_closed(game: Game, zone: str) -> bool:
    """Return whether fire, or an objective laid down there, has closed the spawn zone for good."""
    if zone in game.state.burned:
        return True
    return any(there == zone and zone in closing_zones(game, one)
               for one, there in game.state.laid.items())  # fmt: skip


def may_burn(game: Game, zone: str) -> bool:
    """Return whether fire in the zone would close its spawn zone."""
    return zone in fire_zones(game.mission) and not is_closed(game, zone)


def burn(game: Game, survivor: Survivor, zone: str) -> None:
    """Close the spawn zone `zone`, where the survivor's fire burns, if fire closes it."""
    if may_burn(game, zone):
        game.state.burned.append(zone)
        game.tell(SpawnClosed(survivor=survivor.id, zone=zone))


# ------------------------------------------------------------ falling


def fall(game: Game, survivor: Survivor) -> None:
    """Drop the objectives that an eliminated survivor carried.

    Each leaves the game or lies in the survivor's zone, as the mission's rule `carried` says.
    """
    for one in borne_by(game, survivor):
        del game.state.borne[one]
        if carried(game.mission)[one]:
            game.tell(ObjectiveLost(survivor=survivor.id, objective=one))
        else:
            game.state.laid[one] = survivor.zone
            zone = survivor.zone
            game.tell(ObjectiveLaidDown(survivor=survivor.id, objective=one, zone=zone))
