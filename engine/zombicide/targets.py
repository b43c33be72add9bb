"""Whom hits would fall on: what is at stake in a zone before anybody falls. [zombicide #8]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.zombicide.cards import wounds_of
from engine.zombicide.game import Game
from engine.zombicide.state import Survivor


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a number of hits comes to in a zone; masks and toughness, still to be decided on, are
    left out."""

    friendly: int
    """Hits that survivors take before any zombie is hit."""
    mortal: tuple[str, ...]
    """The kinds that hits can fell, in their order."""
    zombies: int
    """How many zombies of those kinds there are."""

    def taken(self, hits: int) -> int:
        """How many of the hits survivors take."""
        return min(hits, self.friendly)

    def kills(self, hits: int) -> int:
        """How many zombies fall."""
        return min(hits - self.taken(hits), self.zombies)


def stakes_of_choice(game: Game, zone: str, damage: int) -> Stakes:
    """Where the player picks the targets, hits go to whatever they can fell."""
    there = game.zombies_in(zone)
    weak = [kind for kind in there if damage >= game.content.zombies[kind].toughness]
    return Stakes(0, tuple(weak), sum(there[kind] for kind in weak))


def stakes_by_priority(game: Game, zone: str, damage: int, others: Sequence[Survivor]) -> Stakes:
    """`others` are the survivors there who may be hit: they come first."""
    there, weak = game.zombies_in(zone), _in_line(game, zone, damage)
    friendly = sum(_hits_to_fell(game, one, damage) for one in others)
    return Stakes(friendly, tuple(weak), sum(there[kind] for kind in weak))


def _hits_to_fell(game: Game, survivor: Survivor, damage: int) -> int:
    left = game.content.figures.wounds - wounds_of(game, survivor)
    return -(-left // damage)


def _in_line(game: Game, zone: str, damage: int) -> list[str]:
    """The kinds that hits can fell, in their order; what is too tough stops all further hits."""
    there, kinds = game.zombies_in(zone), game.content.zombies
    found: list[str] = []
    for priority in sorted({kinds[kind].priority for kind in there}):
        rank = [kind for kind in there if kinds[kind].priority == priority]
        found += [kind for kind in rank if damage >= kinds[kind].toughness]
        if any(damage < kinds[kind].toughness for kind in rank):
            break
    return found
