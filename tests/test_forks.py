"""What each game knows to lie face down, and what everybody has read in the mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.heroes_resistance.state import HeroesState
from engine.living_dead.state import LivingState
from engine.trust_me.state import State as TrustState
from engine.zombies.box import box
from engine.zombies.state import State as TownState
from tests.playing import AnyTable, autopilot_step

FORKS = 40
HEROES = {"ann": ["wasp", "hulk"], "bob": ["black-panther", "spider-man"]}


def begun(ruleset: str, mission: str, seats: dict[str, list[str]], **options: str) -> AnyTable:
    """A table at its first command."""
    table = engine.open_table(ruleset, mission=mission, seats=seats, seed="s", options=options)
    while table.questions:
        seat, step = autopilot_step(table)
        table.answer(seat, str(step))
    return table


def states(table: AnyTable, seat: str) -> Iterator[Any]:
    for number in range(FORKS):
        yield table.fork(f"{number}", seat).consult(lambda state: state)


def test_what_the_mission_lays_on_top_of_the_equipment_stays_there():
    """In mission 00 everybody has read which three cards are found first."""
    table = begun(
        "zombicide", "00", {"ann": ["amy", "doug", "wanda"], "bob": ["josh", "ned", "phil"]}
    )
    kinds = table.rules.card_kinds()

    tops = [[kinds[one] for one in state.equipment_deck[-3:]] for state in states(table, "ann")]
    next_ones = {state.equipment_deck[-4] for state in states(table, "ann")}

    assert tops == [["crowbar", "fire-axe", "pistol"]] * FORKS
    assert len(next_ones) > 5

    table.consult(lambda state: state.aside.append(state.equipment_deck.pop()))
    tops = [[kinds[one] for one in state.equipment_deck[-2:]] for state in states(table, "ann")]

    assert tops == [["crowbar", "fire-axe"]] * FORKS


def test_a_bystander_whom_the_mission_names_lies_in_one_of_the_rooms():
    """In M1 Pepper Potts lies in one of four rooms; anybody else may lie in the others."""
    table = begun("heroes-resistance", "M1", HEROES)
    forks: list[HeroesState] = list(states(table, "ann"))

    rooms = Counter(room for one in forks for room in one.hidden if is_pepper(one, room))

    assert sum(rooms.values()) == FORKS
    assert len(rooms) == 4
    assert len({who for one in forks for who in one.hidden.values()}) > 4


def is_pepper(state: HeroesState, room: str) -> bool:
    return state.hidden[room] == "pepper-potts"


def test_colours_of_objectives_that_were_taken_stay():
    table = begun("heroes-resistance", "M5", HEROES)
    blue = table.consult(lambda state: next(iter(state.beneath)))
    table.consult(lambda state: state.taken_objectives.append(blue))
    forks: list[HeroesState] = list(states(table, "ann"))

    assert {one.beneath[blue] for one in forks} == {"blue"}
    assert len({place for one in forks for place in one.beneath}) > 2


def test_the_last_tile_of_a_journey_stays_the_last():
    table = begun(
        "living-dead", "S8", {"ann": ["ben", "barbara", "judy"], "bob": ["tom", "harry", "helen"]}
    )
    forks: list[LivingState] = list(states(table, "ann"))

    assert len({one.pile[-1] for one in forks}) == 1
    assert len({tuple(one.pile) for one in forks}) > 1


@pytest.mark.parametrize(("helipad", "deepest"), [("last", 0), ("last-ten", 9)])
def test_the_helipad_lies_where_the_table_has_it(helipad: str, deepest: int):
    table = begun("zombies", "town", {"ann": [], "bob": []}, helipad=helipad)
    forks: list[TownState] = list(states(table, "ann"))
    tiles = box().tiles
    places = {
        place for one in forks for place, kind in enumerate(one.stack) if tiles[kind].role == "end"
    }

    assert max(places) <= deepest
    assert len(places) > deepest // 2


def test_hands_of_others_are_dealt_anew_and_ones_own_is_not():
    table = begun("zombies", "town", {"ann": [], "bob": []})
    forks: list[TownState] = list(states(table, "ann"))

    assert len({tuple(one.players["ann"].hand) for one in forks}) == 1
    assert len({tuple(one.players["bob"].hand) for one in forks}) > FORKS // 2


def test_orders_and_objectives_of_others_are_not_known():
    table = begun("trust-me", "city", {"ann": [], "bob": []})

    def order(state: TrustState) -> None:
        state.players["ann"].orders, state.players["bob"].orders = "pass", "shoot"

    table.consult(order)
    forks: list[TrustState] = list(states(table, "ann"))

    assert {(one.players["ann"].orders, one.players["bob"].orders) for one in forks} == {
        ("pass", "ask")
    }
    assert len({one.players["ann"].objective for one in forks}) == 1
    assert len({one.players["bob"].objective for one in forks}) > 5
