"""Tells a stored state that names things the box does not hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.content import Content
from engine.family.cards import cards_of
from engine.family.state import State


def why_damaged(state: State, content: Content) -> str | None:
    """The first id that nothing answers to, in words for whoever runs the bot."""
    if state.mission not in content.missions:
        return f"there is no mission {state.mission!r}"
    for sort, ids, known in _names(state, content):
        unknown = [one for one in ids if one not in known]
        if unknown:
            return f"there is no {sort} {unknown[0]!r}"
    return None


def _names(state: State, content: Content) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
    """Each sort of id the state holds, with those there are."""
    mission, board = content.missions[state.mission], content.board(state.mission)
    survivors = state.survivors.values()
    yield "survivor", state.survivors, [*content.characters, *state.guests]
    sheets = [one.skills() for one in state.guests.values()]
    yield "skill", [skill for sheet in sheets for skill in sheet], content.skills
    yield "survivor", [one for one in (state.active,) if one], state.survivors
    yield "seat", [state.first_seat, state.turn_seat, *(one.seat for one in survivors)], state.seats
    yield "zone", [one.zone for one in survivors], board.zones
    yield "zone", [*state.zombies, *state.arrived, *state.noise], board.zones
    cars = state.cars.values()
    yield "car", state.cars, [one.id for one in mission.cars]
    yield "zone", [car.zone for car in cars], board.zones
    yield "survivor", [one for car in cars for one in car.occupants()], state.survivors
    yield "card", [card for car in cars for card in car.cargo], content.cards
    yield "card", state.found_in_cars, content.cards
    yield "zone", [state.uproar.zone] if state.uproar else [], board.zones
    yield (
        "kind of zombie",
        [kind for kinds in state.zombies.values() for kind in kinds],
        (content.zombies),
    )
    yield "card", [card for one in survivors for card in cards_of(one)], content.cards
    decks = [*state.equipment_deck, *state.equipment_discard, *state.aside, *state.emptied]
    yield "card", [*decks, *state.under, *state.under.values()], content.cards
    yield "zombie card", [*state.spawn_deck, *state.spawn_discard], content.spawn_cards
    yield "skill", [skill for one in survivors for skill in one.chosen], content.skills
    yield "door", state.open_doors, board.doors
    yield "building", state.opened_buildings, board.buildings
    objectives = [*state.taken_objectives, *([state.marked] if state.marked else [])]
    yield "objective", objectives, [one.id for one in mission.objectives]
