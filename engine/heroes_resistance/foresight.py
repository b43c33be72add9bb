"""Predicts the enemies' phase for a given position: where enemies walk and whom they strike.

All numbers are averages: a group with several ways is divided equally over them. Cards still to be
drawn are left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.heroes_resistance.entries import Enemy
from engine.spaces.zones import Board

Figures = Mapping[tuple[str, str], float]
"""The number of figures by zone and kind."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The result of an enemies' phase: the wounds dealt in each zone, and the figures afterwards.

    The wounds dealt by zombie heroes are in `grave`, all others in `wounds`.
    """

    wounds: Mapping[str, float]
    grave: Mapping[str, float]
    figures: Figures
    reached: float
    """The number of enemies that reached civilians."""


class Foresight:
    """Predicts the enemies' phase on one board with the doors that are open now.

    `others` are the zones of bystanders. With `civilians`, bystanders are not attacked.
    """

    def __init__(
        self,
        board: Board,
        doors: frozenset[str],
        enemies: Mapping[str, Enemy],
        others: frozenset[str],
        *,
        civilians: bool,
    ) -> None:
        self.board, self.doors, self.enemies = board, doors, enemies
        self.others, self.civilians = others, civilians
        self._ways: dict[tuple[str, bool, frozenset[str]], tuple[str, ...]] = {}

    def after(self, figures: Figures, heroes: frozenset[str]) -> Outlook:
        """Return the outlook after each enemy has used its one or two actions.

        `heroes` are the zones where heroes stand.
        """
        people = heroes if self.civilians else heroes | self.others
        plain, grave = defaultdict[str, float](float), defaultdict[str, float](float)
        reached = 0.0
        for action in range(2):
            moved = defaultdict[tuple[str, str], float](float)
            for (zone, kind), count in figures.items():
                enemy = self.enemies[kind]
                struck = zone if enemy.actions <= action else self._prey(zone, enemy, people)
                if struck:
                    moved[zone, kind] += count
                    if enemy.actions > action:
                        (grave if enemy.hero else plain)[struck] += count
                    continue
                ways = self._steps(zone, enemy.rule == "portals", people)
                for way in ways:
                    moved[way, kind] += count / len(ways)
                    reached += count * (self.civilians and way in self.others) / len(ways)
            figures = moved
        return Outlook(plain, grave, figures, reached)

    def _prey(self, zone: str, enemy: Enemy, people: frozenset[str]) -> str:
        """Return the zone that the enemy attacks; empty if the enemy walks."""
        if zone in people:
            return zone
        if enemy.rule != "repulsors":
            return ""
        seen = self.board.sight(zone, self.doors)
        return next((one for one in self.board.zones if one in people and seen.get(one) == 1), "")

    def _steps(self, zone: str, portal: bool, people: frozenset[str]) -> tuple[str, ...]:
        """Return the next zones on the ways to the nearest people, or the zone itself if no way
        exists.
        """
        key = (zone, portal, people)
        if key not in self._ways:
            start = self._through(zone, people) if portal else zone
            self._ways[key] = tuple(dict.fromkeys(self._towards(start, people))) or (start,)
        return self._ways[key]

    def _through(self, zone: str, people: frozenset[str]) -> str:
        """Return the zone itself or an adjacent one, even behind a wall: the one nearest to
        `people`.
        """
        return min((zone, *self.board.beside(zone)), key=lambda one: self._nearest(one, people))

    def _nearest(self, zone: str, people: frozenset[str]) -> int:
        far = self.board.distances(zone, self.doors)
        return min((far[one] for one in people if one in far), default=len(self.board.zones))

    def _towards(self, start: str, people: frozenset[str]) -> Iterator[str]:
        """Yield the first steps to the nearest people in sight, else to the nearest people
        anywhere.

        If civilians must be protected and no hero is in sight, they lead to the nearest civilians.
        """
        far = self.board.distances(start, self.doors)
        sight = self.board.sight(start, self.doors)
        there = [zone for zone in self.board.zones if zone in people and zone in far]
        seen = [zone for zone in there if zone in sight]
        if self.civilians:
            there = [zone for zone in self.others if zone in far]
        least = min((far[zone] for zone in seen or there), default=0)
        for target in seen or there:
            if far[target] == least and target != start:
                yield from self.board.first_steps(start, target, self.doors)
