"""Checks a stored state of the family for what no game can reach.

It looks for unknown ids, numbers out of range and things that do not fit together. A state that
passes can be drawn and played on. A state that is merely unfair passes.
"""

from __future__ import annotations

from engine.core.damage import Names, Numbers, not_seated, out_of_range, twice, unknown
from engine.core.outcome import Outcome
from engine.core.ruleset import Seats
from engine.family.cards import cards_of
from engine.family.files import Content
from engine.family.game import Booklet
from engine.family.skills import FREE as FREE_ACTION
from engine.family.state import BENEATH, State
from engine.family.turn import ANY, FREE, STRICT

PHASES = ("setup", "survivors", "zombies", "over")
ORDERS = (STRICT, FREE, ANY)
HANDS = 2
BESIDES = ("combat", "melee")
"""Sorts of free actions that other effects than skills may give, too."""


def why_damaged(
    booklet: Booklet, state: State, content: Content, seats: Seats, outcome: Outcome | None
) -> str | None:
    """Return the first fault of a stored state, in English for operators; None if it is sound."""
    if state.mission not in content.missions:
        return f"there is no mission {state.mission!r}"
    return (
        unknown(_names(booklet, state, content))
        or out_of_range(_numbers(state))
        or _torn(state, content)
        or _not_seated(state, seats, outcome)
        or booklet.damaged(state, content)
    )


def _numbers(state: State) -> Numbers:
    """Yield each number of the state, with its name and its least allowed value."""
    for one in state.survivors.values():
        yield f"xp of {one.id!r}", one.xp, 0
        yield f"actions of {one.id!r}", one.actions, 0
        for sort, count in one.free.items():
            yield f"free actions ({sort}) of {one.id!r}", count, 1
        yield f"lent actions of {one.id!r}", one.lent_actions, 0
    for zone, kinds in state.zombies.items():
        for kind, count in kinds.items():
            yield f"{kind} in {zone}", count, 1
    for zone, kinds in state.arrived.items():
        for kind, count in kinds.items():
            yield f"{kind} new in {zone}", count, 0
    yield "the round", state.round, 0
    yield "zombies that slipped away", state.slipped_away, 0


def _orders(booklet: Booklet, state: State) -> Names:
    """Yield the names in the standing orders."""
    yield "seat", state.standing, state.seats
    matters = {one.id: one for one in booklet.standing.values()}
    yield "matter of an order", [one for each in state.standing.values() for one in each], matters
    for given in state.standing.values():
        for matter in given.keys() & matters:
            own = state.survivors if matters[matter].own else ()
            yield "standing order", [given[matter]], [*matters[matter].orders, *own]


def _torn(state: State, content: Content) -> str | None:
    """Return the first contradiction between two things in the state, as a sentence; None if there
    is none.
    """
    for id, one in state.survivors.items():
        if id != one.id:
            return f"the survivor {id!r} is called {one.id!r}"
        if len(one.hands) != HANDS:
            return f"{id!r} has {len(one.hands)!r} hands"
        if one.escaped and one.standing:
            return f"{id!r} has left and stands on the board"
    for upper, lower in state.under.items():
        kept, kinds = content.cards[upper], {content.cards[upper], content.cards[lower]}
        made = [one for one in content.recipes.values() if one.keeps == kept]
        if kinds not in [set(one.parts) for one in made]:
            return f"{lower!r} cannot lie under {upper!r}"
    cars = {one.id for one in content.missions[state.mission].cars}
    if set(state.cars) != cars and state.phase != "setup":
        return f"of the cars {sorted(cars)!r} there are {sorted(state.cars)!r}"
    if set(state.borne) & set(state.laid):
        return f"{sorted(set(state.borne) & set(state.laid))!r} are carried and lie on the board"
    return _twice(state) or _nobody_waits(state)


def _nobody_waits(state: State) -> str | None:
    """Return a fault if in the survivors' phase nobody can act, or the active survivor has no turn
    left; else None.
    """
    if state.phase != "survivors":
        return None
    waiting = {
        one.id: one.seat for one in state.survivors.values() if one.standing and not one.done
    }
    seats = {state.turn_seat} if state.order == STRICT else set(waiting.values())
    if not seats & set(waiting.values()):
        return f"it is the turn of {state.turn_seat!r}, of whom no survivor waits"
    if state.active and waiting.get(state.active) not in seats:
        return f"it is the turn of {state.active!r}, who does not wait for one"
    return None


def _twice(state: State) -> str | None:
    """Return the first fault of a card, person in a car, taken objective or seat that occurs twice;
    None if there is none.
    """
    survivors = state.survivors.values()
    cards = [card for one in survivors for card in cards_of(one)]
    cards += [card for car in state.cars.values() for card in car.cargo]
    cards += state.under.values()
    riding = [one for car in state.cars.values() for one in car.occupants()]
    piles = [*state.equipment_deck, *state.equipment_discard, *state.aside]
    return twice([*cards, *piles], riding, state.taken_objectives, state.seats)


def _not_seated(state: State, seats: Seats, outcome: Outcome | None) -> str | None:
    if (state.phase == "over") != (outcome is not None):
        return f"in the phase {state.phase!r} the outcome is {outcome!r}"
    return not_seated(state.seats, seats, outcome)


def _free(content: Content) -> list[str]:
    """Return the sorts of free actions that skills and other sources give."""
    rules = [one.rule for one in content.skills.values() if one.rule.startswith(FREE_ACTION)]
    return [*(one.removeprefix(FREE_ACTION) for one in rules), *BESIDES]


def _names(booklet: Booklet, state: State, content: Content) -> Names:
    """Yield the ids in the state, each list with the name of its kind and the ids that exist."""
    mission, board = content.missions[state.mission], booklet.board(content, state)
    survivors = state.survivors.values()
    yield "survivor", state.survivors, [*content.characters, *state.guests]
    sheets = [one.skills() for one in state.guests.values()]
    yield "skill", [skill for sheet in sheets for skill in sheet], content.skills
    yield "survivor", [one for one in (state.active,) if one], state.survivors
    yield "seat", [state.first_seat, state.turn_seat, *(one.seat for one in survivors)], state.seats
    yield "zone", [one.zone for one in survivors], board.zones
    yield "zone", [*state.zombies, *state.arrived], board.zones
    cars = state.cars.values()
    yield "car", state.cars, [one.id for one in mission.cars]
    yield "zone", [car.zone for car in cars], board.zones
    yield "survivor", [one for car in cars for one in car.occupants()], state.survivors
    yield "card", [card for car in cars for card in car.cargo], content.cards
    tidying = state.tidying
    yield "survivor", [tidying.survivor] if tidying else [], state.survivors
    yield "survivor", [tidying.partner] if tidying and tidying.partner else [], state.survivors
    yield "sort of free actions", [sort for one in survivors for sort in one.free], _free(content)
    yield "phase", [state.phase], PHASES
    yield "order of turns", [state.order], ORDERS
    yield (
        "kind of zombie",
        [
            kind
            for where in (state.zombies, state.arrived)
            for kinds in where.values()
            for kind in kinds
        ],
        content.zombies,
    )
    yield "card", [card for one in survivors for card in cards_of(one)], content.cards
    decks = [*state.equipment_deck, *state.equipment_discard, *state.aside, *state.emptied]
    yield "card", [*decks, *state.under, *state.under.values()], content.cards
    yield "zombie card", [*state.spawn_deck, *state.spawn_discard], content.spawn_cards
    yield "skill", [skill for one in survivors for skill in one.chosen], content.skills
    yield from _orders(booklet, state)
    yield "door", state.open_doors, board.doors
    yield "building", state.opened_buildings, board.buildings
    objectives = [*state.taken_objectives, *([state.marked] if state.marked else [])]
    known = [one.id for one in mission.objectives]
    yield "objective", [*objectives, *state.beneath], known
    yield "objective", [*state.borne, *state.laid], state.taken_objectives
    yield "survivor", state.borne.values(), state.survivors
    yield "zone", [*state.laid.values(), *state.burned], board.zones
    yield "colour", state.beneath.values(), BENEATH
