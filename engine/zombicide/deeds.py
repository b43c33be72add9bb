"""What a survivor may do in Zombicide, season 1."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.command import Command
from engine.family.commands import CloseDoor, Heal, LendAction, Search, SearchCar
from engine.family.deeds import SHARED, SurvivorDeed, at_any_time
from engine.zombicide import car_finds, doors, noise, search, skills
from engine.zombicide.commands import MakeNoise, RaiseUproar, Sneak

DEEDS: Mapping[type[Command], SurvivorDeed] = {
    **SHARED,
    Search: SurvivorDeed(search.searches, search.why_not_search, search.search),
    SearchCar: SurvivorDeed(car_finds.searches, car_finds.why_not_search, car_finds.search_car),
    CloseDoor: SurvivorDeed(doors.closings, doors.why_not_close, doors.close_door),
    Heal: SurvivorDeed(skills.heals, skills.why_not_heal, skills.heal),
    LendAction: SurvivorDeed(skills.lendings, skills.why_not_lend, skills.lend_action),
    MakeNoise: SurvivorDeed(
        noise.noises, noise.why_not_make_noise, noise.make_noise_on_purpose, exact=True
    ),
    RaiseUproar: SurvivorDeed(noise.uproars, noise.why_no_uproar, noise.raise_uproar),
    Sneak: SurvivorDeed(
        noise.sneakings, noise.why_not_sneak, noise.sneak, when=at_any_time, begins=False
    ),
}
