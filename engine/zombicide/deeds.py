"""Everything a survivor may do in Zombicide, season 1."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.command import Command
from engine.family import doors as shared_doors
from engine.family.commands import (
    Attack,
    ChangeSeat,
    CloseDoor,
    Craft,
    Discard,
    Drive,
    EnterCar,
    Equip,
    HandOver,
    LayDown,
    LeaveCar,
    Move,
    OpenDoor,
    Reload,
    Search,
    TakeObjective,
    Trade,
)
from engine.family.deeds import SHARED, SurvivorDeed, at_any_time, shared
from engine.zombicide import car_finds, car_loads, commands, doors, noise, search, skills

DEEDS: Mapping[type[Command], SurvivorDeed] = {
    **shared(Move),
    Search: SurvivorDeed(search.searches, search.why_not_search, search.search),
    **shared(OpenDoor),
    CloseDoor: SurvivorDeed(doors.closings, doors.why_not_close, shared_doors.close_door),
    **shared(Attack, Reload, TakeObjective, LayDown, HandOver, Equip, Trade, Craft, Discard),
    commands.Heal: SurvivorDeed(skills.heals, skills.why_not_heal, skills.heal),
    commands.LendAction: SurvivorDeed(skills.lendings, skills.why_not_lend, skills.lend_action),
    **shared(EnterCar, LeaveCar, ChangeSeat, Drive),
    commands.LoadCar: SurvivorDeed(car_loads.loadings, car_loads.why_not_load, car_loads.load),
    commands.UnloadCar: SurvivorDeed(
        car_loads.unloadings, car_loads.why_not_unload, car_loads.unload
    ),
    **SHARED,
    commands.MakeNoise: SurvivorDeed(
        noise.noises, noise.why_not_make_noise, noise.make_noise_on_purpose, exact=True
    ),
    commands.RaiseUproar: SurvivorDeed(noise.uproars, noise.why_no_uproar, noise.raise_uproar),
    commands.Sneak: SurvivorDeed(
        noise.sneakings, noise.why_not_sneak, noise.sneak, when=at_any_time, begins=False
    ),
    commands.SearchCar: SurvivorDeed(
        car_finds.searches, car_finds.why_not_search, car_finds.search_car
    ),
}
"""The deeds of every command, in the order in which commands are listed."""
