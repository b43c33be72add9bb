"""Scavenger: a free search in the zone of the survivor's latest kill. [zombicide #9]"""

from __future__ import annotations

from collections.abc import Mapping

from engine.family import skills
from engine.family.game import Game
from engine.family.state import Survivor
from engine.zombicide.state import ours


def remember_kill(game: Game, survivor: Survivor, zone: str, killed: Mapping[str, int]) -> None:
    """Note the zone of the survivor's latest kill."""
    ours(game).latest_kill[survivor.id] = zone


def forget_kills(game: Game) -> None:
    ours(game).latest_kill.clear()


def scavenges(game: Game, survivor: Survivor) -> bool:
    """Return whether the survivor may search here for no action, even in the street."""
    where = ours(game).latest_kill.get(survivor.id)
    return where == survivor.zone and skills.has(game, survivor, "scavenger")
