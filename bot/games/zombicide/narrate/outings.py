"""What only some missions and rarer skills bring about, as sentences and menu entries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.zombicide.narrate.naming import Naming
from engine.core.command import Command
from engine.core.event import Event
from engine.family import commands as c
from engine.family import events as e


def _of_survivor(key: str) -> Callable[[Naming, Any], str]:
    return lambda names, one: names.say(
        key, survivor=names.survivor(one.survivor), zone=getattr(one, "zone", "")
    )


def _refused(names: Naming, one: e.CardRefused) -> str:
    who = names.survivor(one.survivor)
    if one.deck == "equipment":
        return names.say("event-card-refused", survivor=who, name=names.card(one.card))
    return names.say("event-zombie-card-refused", survivor=who, card=one.card)


def _seated(key: str) -> Callable[[Naming, Any], str]:
    """At the wheel or on another seat of a car."""
    return lambda names, one: names.say(
        f"{key}-{one.seat}", survivor=names.survivor(one.survivor), car=_car(names, one.car)
    )


def _loaded(key: str) -> Callable[[Naming, Any], str]:
    return lambda names, one: names.say(
        key, survivor=names.survivor(one.survivor), card=names.the_card(one.card)
    )


def _searched(names: Naming, one: e.CarSearched) -> str:
    who = names.survivor(one.survivor)
    if not one.passed_over:
        return names.say("event-car-searched", survivor=who, zone=one.zone)
    cards = names.all_of(names.card(card) for card in one.passed_over)
    return names.say("event-car-searched-past", survivor=who, zone=one.zone, cards=cards)


def _car(names: Naming, car: str) -> str:
    """A car by its kind, which is the first word of its id."""
    kind = "pimp" if car.startswith("pimp") else "police"
    return names.say(f"the-{kind}-car")


SENTENCES: dict[type[Event], Callable[[Naming, Any], str]] = {
    e.DoorClosed: lambda names, one: names.say(
        "event-door-closed",
        survivor=names.survivor(one.survivor),
        door=names.door("-".join(one.zones)),
    ),
    e.UproarRaised: _of_survivor("event-uproar-raised"),
    e.SneakingChanged: lambda names, one: names.say(
        "event-sneaking-silent" if one.silent else "event-sneaking-heard",
        survivor=names.survivor(one.survivor),
    ),
    e.CardRefused: _refused,
    e.ObjectiveRevealed: lambda names, one: names.say(
        "event-objective-marked" if one.marked else "event-objective-neutral", zone=one.zone
    ),
    e.SurvivorJoined: lambda names, one: names.say(
        "event-survivor-joined",
        survivor=names.survivor(one.survivor),
        zone=one.zone,
        player=names.player(one.seat),
    ),
    e.CarEntered: _seated("event-car-entered"),
    e.CarLeft: _of_survivor("event-car-left"),
    e.SeatChanged: _seated("event-seat-changed"),
    e.CarDriven: lambda names, one: names.say(
        "event-car-driven",
        survivor=names.survivor(one.survivor),
        way=names.say("way-step", start=one.start, end=one.zone),
    ),
    e.CarRolled: lambda names, one: names.say(
        "event-car-rolled",
        survivor=names.survivor(one.survivor),
        zone=one.zone,
        faces=" · ".join(str(face) for face in one.faces),
        hits=one.hits,
    ),
    e.CarSearched: _searched,
    e.CarLoaded: _loaded("event-car-loaded"),
    e.CarUnloaded: _loaded("event-car-unloaded"),
    e.CarEscaped: lambda names, one: names.say(
        "event-car-escaped",
        survivor=names.survivor(one.survivor),
        zone=one.zone,
        cargo=one.cargo,
    ),
    e.SurvivorEscaped: _of_survivor("event-survivor-escaped"),
    e.DoorSwungOpen: lambda names, one: names.say(
        "event-door-swung-open", door=names.door(one.door)
    ),
    e.ZombiesSlippedAway: lambda names, one: names.say(
        "event-zombies-slipped-away",
        zombies=names.zombies({one.kind: one.count}),
        zone=one.zone,
        total=one.total,
        limit=one.limit,
    ),
}


def _moved(key: str) -> Callable[[Naming, Any], str]:
    """A card that goes into a car or comes out."""
    return lambda names, given: names.say(
        key, card=names.the_card(given.card), car=_car(names, given.car)
    )


LABELS: dict[type[Command], Callable[[Naming, Any], str]] = {
    c.CloseDoor: lambda names, given: names.say("deed-close-door", door=names.door(given.door)),
    c.EnterCar: lambda names, given: names.say(
        f"deed-enter-car-{given.seat}", car=_car(names, given.car)
    ),
    c.LeaveCar: lambda names, given: names.say("deed-leave-car"),
    c.ChangeSeat: lambda names, given: names.say(f"deed-change-seat-{given.seat}"),
    c.Drive: lambda names, given: names.say("deed-drive", way=" → ".join(given.path)),
    c.SearchCar: lambda names, given: names.say("deed-search-car", car=_car(names, given.car)),
    c.LoadCar: _moved("deed-load-car"),
    c.UnloadCar: _moved("deed-unload-car"),
    c.RaiseUproar: lambda names, given: names.say("deed-raise-uproar"),
    c.Sneak: lambda names, given: names.say(
        "deed-sneak-silent" if given.silent else "deed-sneak-heard"
    ),
    c.Leave: lambda names, given: names.say("deed-leave"),
}
