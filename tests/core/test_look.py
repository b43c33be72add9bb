"""Looking ahead: numbers that are true, told only where they speak, and nothing of the future."""

from __future__ import annotations

import pytest

import engine
from engine.core.look import LEAST, Number, look, numbers
from engine.family.commands import EndTurn, Move, TakeObjective
from tests.conformance.benches import BENCHES
from tests.looking import SEATS
from tests.playing import AnyTable, autopilot_step, give
from tests.table import street

FAMILY = [("zombicide", "02"), ("living-dead", "S1"), ("heroes-resistance", "M0")]


def under_way(ruleset: str, mission: str) -> AnyTable:
    """A table at the first command after some steps of the autopilot."""
    table = engine.open_table(ruleset, mission=mission, seats=SEATS[ruleset], seed="look")
    steps = 0
    while table.questions or steps < 12:
        give(table, *autopilot_step(table))
        steps += 1
    return table


@pytest.mark.parametrize(("ruleset", "mission"), FAMILY)
def test_looking_ahead_sees_nothing_of_the_future_and_changes_nothing(ruleset: str, mission: str):
    table = under_way(ruleset, mission)
    other = engine.load_table(table.to_json())
    other.seed = "another future"
    other.consult(BENCHES[ruleset].stir)
    before, seat = table.to_json(), table.acting[0]

    found = look(table, seat, few=2, many=4)

    assert found is not None
    assert found == look(other, seat, few=2, many=4)
    assert table.to_json() == before


def test_who_stands_beside_zombies_reads_what_waiting_costs():
    """Two walkers beside an unarmed survivor wound in every try; a step away they reach nobody."""
    table = street("amy+2W . . . . doug", seats={"ann": ["amy"], "bob": ["doug"]}).table

    found = look(table, "ann", few=2, many=LEAST)

    assert found is not None
    assert isinstance(found.step, Move)
    assert isinstance(found.against, EndTurn)
    assert found.gain is not None
    assert (found.gain.part, found.gain.other) == ("fallen", LEAST)
    assert found.gain.chosen == 0


def test_the_price_of_a_gain_is_told():
    """Two actions take the objective and end beside a walker; here no walker reaches Amy."""
    table = street("amy ! 1W . . !", actions={"amy": 2}).table

    found = look(table, "ann", few=4, many=LEAST)

    assert found is not None
    assert (found.step, found.against) == (
        Move(survivor="amy", zone="S2"),
        EndTurn(survivor="amy"),
    )
    assert found.gain == Number("goal", chosen=LEAST, other=0)
    assert found.price == Number("hurt", chosen=LEAST, other=0)


def test_what_costs_nothing_more_has_no_price():
    """Whether Amy takes the objective or not, the walker beside her strikes."""
    table = street("amy+!+1W . . . . !", actions={"amy": 1}).table

    found = look(table, "ann", few=4, many=LEAST)

    assert found is not None
    assert isinstance(found.step, TakeObjective)
    assert (found.gain, found.price) == (Number("goal", LEAST, 0), None)


@pytest.mark.parametrize(
    ("wounds", "told"), [((0, 1), Number("hurt", 2, 8)), ((1, 3), None), ((1, 1), None)]
)
def test_a_number_is_told_only_if_it_says_what_its_points_say(
    wounds: tuple[int, int], told: Number | None
):
    """In 8 of 10 tries the one step brings `wounds[0]` wounds, in 2 of 10 one; the other step
    brings `wounds[1]` in 8 tries and none in 2. Three wounds in fewer tries weigh more.
    """
    table, (few, many) = street("amy . .").table, wounds
    nothing = dict.fromkeys(table.rules.weights, 0.0)
    rows = [[nothing | {"hurt": few}, nothing | {"hurt": many}]] * 8
    rows += [[nothing | {"hurt": 1}, nothing]] * 2

    assert numbers(table, rows, 0, 1)[0] == told


def test_nothing_is_told_of_fewer_futures():
    table = street("amy+2W . . . . doug").table

    found = look(table, "ann", few=2, many=LEAST - 1)

    assert found is not None
    assert (found.tries, found.gain, found.price) == (LEAST - 1, None, None)


def test_it_stops_when_time_is_up():
    table, looked = street("amy+2W . . . . doug").table, iter([True] * 5)

    found = look(table, "ann", lambda _: next(looked, False))

    assert found is not None
    assert found.tries == 5
    assert look(table, "ann", lambda _: False) is None


def test_nothing_is_told_where_nothing_speaks():
    """No zombie is on the board and none comes."""
    table = street("amy . . . .").table

    found = look(table, "ann", few=2, many=LEAST)

    assert found is None or found.gain is None


def test_no_look_at_somebody_elses_turn_or_in_games_without_weights():
    table = street("amy+2W . .", seats={"ann": ["amy"], "bob": []}).table
    town = engine.open_table("zombies", mission="town", seats={"ann": [], "bob": []}, seed="s")

    assert look(table, "bob") is None
    assert look(town, town.acting[0]) is None
