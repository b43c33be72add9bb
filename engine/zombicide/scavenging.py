"""Scavenger: a free search where the survivor has just killed. [zombicide #9]"""

from __future__ import annotations

from collections.abc import Mapping

from engine.family import skills
from engine.family.game import Game
from engine.family.state import Survivor
from engine.zombicide.state import ours


def remember_kill(game: Game, survivor: Survivor, zone: str, killed: Mapping[str, int]) -> None:
    """The zone of the latest kill counts, until another one elsewhere."""
    ours(game).latest_kill[survivor.id] = zone


def forget_kills(game: Game) -> None:
    ours(game).latest_kill.clear()


def scavenges(game: Game, survivor: Survivor) -> bool:
    """In the street too, for no action."""
    where = ours(game).latest_kill.get(survivor.id)
    return where == survivor.zone and skills.has(game, survivor, "scavenger")
