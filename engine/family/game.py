"""The table as the rules see it: who is where, who sees what, what is in the hands."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.dice import Dice
from engine.core.game import Game as CoreGame
from engine.family.booklet import Booklet
from engine.family.entries import Character, Equipment, Skill
from engine.family.files import Content
from engine.family.state import State, Survivor
from engine.reading.mission import CarSpec, Mission
from engine.spaces.zones import Board

LEVELS = ("blue", "yellow", "orange", "red")
ENEMIES = "zombies"
"""By whom a wound is that no survivor dealt."""


@dataclass(slots=True)
class Group:
    """The zombies of one kind in one zone; they act and split together."""

    zone: str
    kind: str
    count: int


class Game(CoreGame[State]):
    """One run over a state of the family. Only reads here; changes are in the chapters."""

    def __init__(
        self,
        booklet: Booklet,
        content: Content,
        state: State,
        seats: tuple[str, ...],
        dice: Dice,
    ) -> None:
        super().__init__(state, seats, dice)
        self.booklet = booklet
        self.content = content
        self.mission: Mission = content.missions[state.mission]
        self.board: Board = booklet.board(content, state)

    # ------------------------------------------------------------ survivors

    def survivor(self, survivor_id: str) -> Survivor:
        return self.state.survivors[survivor_id]

    def standing(self) -> list[Survivor]:
        return [one for one in self.state.survivors.values() if one.standing]

    def escaped(self) -> list[Survivor]:
        """Those who left the board by its exit."""
        return [one for one in self.state.survivors.values() if one.escaped]

    def survivors_in(self, zone: str) -> list[Survivor]:
        return [one for one in self.state.survivors.values() if one.standing and one.zone == zone]

    def occupied_zones(self) -> frozenset[str]:
        """Zones where survivors stand."""
        return frozenset(one.zone for one in self.state.survivors.values() if one.standing)

    def of_seat(self, seat: str) -> list[Survivor]:
        return [one for one in self.standing() if one.seat == seat]

    def character(self, survivor: Survivor) -> Character:
        return self.state.guests.get(survivor.id) or self.content.characters[survivor.id]

    # ------------------------------------------------------------ cars

    def cars_in(self, zone: str) -> list[str]:
        return [one for one, car in self.state.cars.items() if car.zone == zone and not car.gone]

    def car_of(self, survivor: Survivor) -> str | None:
        """The car the survivor sits in."""
        cars = self.state.cars.items()
        return next((one for one, car in cars if survivor.id in car.occupants()), None)

    def car_spec(self, car: str) -> CarSpec:
        return next(one for one in self.mission.cars if one.id == car)

    # ------------------------------------------------------------ experience [zombicide #5]

    def level(self, survivor: Survivor) -> str:
        """The highest level whose threshold the survivor reached."""
        thresholds = self.content.figures.thresholds
        reached = [level for level in LEVELS[1:] if survivor.xp >= thresholds[level]]
        return reached[-1] if reached else "blue"

    def danger_level(self) -> str:
        """The level of the most experienced survivor still standing. [zombicide #7]"""
        levels = [LEVELS.index(self.level(one)) for one in self.standing()]
        return LEVELS[max(levels, default=0)]

    def skills(self, survivor: Survivor) -> list[Skill]:
        """What the survivor can do now, in the order in which it was gained."""
        return self.booklet.skills(self, survivor)

    # ------------------------------------------------------------ zombies

    def groups(self) -> list[Group]:
        """Every group on the board, in the board's order of zones."""
        zombies, kinds = self.state.zombies, self.content.zombies
        return [
            Group(zone, kind, zombies[zone][kind])
            for zone in self.board.zones
            if zone in zombies
            for kind in kinds
            if kind in zombies[zone]
        ]

    def zombies_in(self, zone: str) -> dict[str, int]:
        return self.state.zombies.get(zone, {})

    def zombie_count(self, zone: str) -> int:
        return sum(self.zombies_in(zone).values())

    def supply(self, kind: str) -> int:
        """Figures of the kind left in the box."""
        placed = sum(kinds.get(kind, 0) for kinds in self.state.zombies.values())
        return self.content.zombies[kind].figures - placed - self.booklet.removed(self, kind)

    # ------------------------------------------------------------ zones

    @property
    def open_doors(self) -> frozenset[str]:
        return frozenset(self.state.open_doors)

    # ------------------------------------------------------------ cards

    def told_as(self, card: str) -> str:
        """The card as events name it: by its id, or as what it has become with another under it,
        so that a rifle and a sniper rifle are told apart."""
        return self.equipment(card).id if card in self.state.under else card

    def equipment(self, card: str) -> Equipment:
        """What the card is now: a rifle with a scope under it is a sniper rifle."""
        kind = self.content.cards[card]
        lower = self.state.under.get(card)
        if lower:
            parts = {kind, self.content.cards[lower]}
            made = [one.id for one in self.content.recipes.values() if set(one.parts) == parts]
            return self.content.equipment[made[0]]
        return self.content.equipment[kind]
