"""The commands that only Zombicide has."""

from __future__ import annotations

from typing import Literal

from engine.core.ids import CardId, CarId, SurvivorId
from engine.family.commands import SurvivorCommand


class MakeNoise(SurvivorCommand):
    do: Literal["make-noise"] = "make-noise"


class Heal(SurvivorCommand):
    """Heals a wound, with the skill Medic."""

    do: Literal["heal"] = "heal"
    patient: SurvivorId


class LendAction(SurvivorCommand):
    """Gives another survivor an action, with the skill Born leader."""

    do: Literal["lend-action"] = "lend-action"
    to: SurvivorId


class LoadCar(SurvivorCommand):
    """Puts a supply card into a car."""

    do: Literal["load-car"] = "load-car"
    car: CarId
    card: CardId


class UnloadCar(SurvivorCommand):
    do: Literal["unload-car"] = "unload-car"
    car: CarId
    card: CardId


class RaiseUproar(SurvivorCommand):
    """Makes the zone count as the noisiest, with the skill Loud."""

    do: Literal["raise-uproar"] = "raise-uproar"


class SearchCar(SurvivorCommand):
    do: Literal["search-car"] = "search-car"
    car: CarId


class Sneak(SurvivorCommand):
    """Turns the skill Ninja on (`silent`) or off."""

    do: Literal["sneak"] = "sneak"
    silent: bool
