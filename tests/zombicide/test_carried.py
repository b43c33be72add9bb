"""Objectives that are carried, and spawn zones closed by a deed, in every game of the family.

[zombicide #10]
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.core.event import Event
from engine.core.refusal import Refusal
from engine.core.table import Table
from engine.family.commands import Attack, EndTurn, HandOver, LayDown, TakeObjective
from engine.family.events import (
    ObjectiveLost,
    ObjectivePickedUp,
    ObjectiveTaken,
    SpawnClosed,
)
from engine.family.scenario import Course
from tests.heroes_resistance.city import city
from tests.living_dead.house import street as living_street
from tests.table import do, play, street
from tests.written import WRITTEN, content_of, opened, text_of

GAMES = [ruleset for ruleset, name in WRITTEN if name == "tunnel"]
CHARGE = {"zombicide": "S1", "heroes-resistance": "S9", "living-dead": "S1"}
"""The spawn zone that the charge of each mission closes."""
ELSEWHERE = {"zombicide": "S2", "heroes-resistance": "S3", "living-dead": "S5"}
FIRE = {"zombicide": ("S4", "S3"), "living-dead": ("S10", "S8")}
"""The spawn zone that fire closes, and a zone next to it."""


def changed(table: Table[Any, Any], **more: Any) -> Table[Any, Any]:
    """The same table with other fields of its state; `zone` moves everybody there."""
    data = json.loads(table.to_json())
    zone = more.pop("zone", "")
    for one in data["state"]["survivors"].values() if zone else ():
        one["zone"] = zone
    data["state"].update(more)
    return engine.load_table(json.dumps(data))


def bearing(ruleset: str, zone: str, objective: str = "charge") -> Table[Any, Any]:
    """A table with everybody in the zone; the first survivor carries the objective."""
    table = opened(ruleset, "tunnel", "any")
    who = table.view().survivors[0].id
    return changed(table, zone=zone, taken_objectives=[objective], borne={objective: who})


def give(table: Table[Any, Any], sort: type[engine.Command]) -> list[Event]:
    """What the first command of that kind brings."""
    return table.play(
        "ann", next(one for one in table.commands("ann") if isinstance(one, sort))
    ).events


def lying(table: Table[Any, Any]) -> dict[str, str]:
    return {one.id: one.zone for one in table.view().objectives if not one.taken}


@pytest.mark.parametrize("ruleset", GAMES)
def test_who_takes_a_carried_objective_has_it(ruleset: str) -> None:
    table = opened(ruleset, "tunnel", "any")
    zone = lying(table)["charge"]
    here = changed(table, zone=zone)

    told = give(here, TakeObjective)

    assert any(isinstance(one, ObjectiveTaken) for one in told)
    who = next(one.survivor for one in told if isinstance(one, ObjectiveTaken))
    assert {one.id: one.burdens for one in here.view().survivors}[who] == ("charge",)
    assert "charge" not in lying(here)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_charge_closes_the_spawn_zone_where_it_is_laid(ruleset: str) -> None:
    for zone, closes in ((ELSEWHERE[ruleset], False), (CHARGE[ruleset], True)):
        table = bearing(ruleset, zone)
        before = {one.zone: one.active for one in table.view().spawns}
        assert before[CHARGE[ruleset]]

        told = give(table, LayDown)

        assert any(isinstance(one, SpawnClosed) for one in told) == closes
        after = {one.zone: one.active for one in table.view().spawns}
        assert after == {**before, CHARGE[ruleset]: not closes}
        assert lying(table).get("charge") == (None if closes else zone)


@pytest.mark.parametrize("ruleset", GAMES)
def test_an_objective_is_picked_up_again_without_experience(ruleset: str) -> None:
    table = bearing(ruleset, ELSEWHERE[ruleset])
    give(table, LayDown)
    before = [one.xp for one in table.view().survivors]

    told = give(table, TakeObjective)

    assert [type(one) for one in told if isinstance(one, ObjectivePickedUp | ObjectiveTaken)] == [
        ObjectivePickedUp
    ]
    assert [one.xp for one in table.view().survivors] == before
    assert [one.burdens for one in table.view().survivors].count(("charge",)) == 1


@pytest.mark.parametrize("ruleset", GAMES)
def test_an_objective_is_handed_over_within_a_zone(ruleset: str) -> None:
    table = bearing(ruleset, ELSEWHERE[ruleset])
    giver, taker, *_ = [one.id for one in table.view().survivors]
    command = HandOver(survivor=giver, objective="charge", partner=taker)

    table.play("ann", command)

    assert {one.id: one.burdens for one in table.view().survivors}[taker] == ("charge",)
    with pytest.raises(Refusal) as why:
        table.play("ann", command)
    assert why.value.key == "objective-not-carried"


@pytest.mark.parametrize("ruleset", GAMES)
def test_nobody_hands_over_to_another_zone(ruleset: str) -> None:
    table = bearing(ruleset, ELSEWHERE[ruleset])
    data = json.loads(table.to_json())
    giver, taker, *_ = data["state"]["survivors"]
    data["state"]["survivors"][taker]["zone"] = CHARGE[ruleset]
    apart = engine.load_table(json.dumps(data))

    assert taker not in [one.partner for one in apart.commands("ann") if isinstance(one, HandOver)]
    with pytest.raises(Refusal) as why:
        apart.play("ann", HandOver(survivor=giver, objective="charge", partner=taker))
    assert why.value.key == "nobody-to-hand-to"


@pytest.mark.parametrize(("objective", "rest"), [("charge", "lost"), ("files", "lies")])
def test_what_a_dead_bearer_carried_is_lost_or_lies_there(objective: str, rest: str) -> None:
    """Zombicide: the bearer has two wounds and ends the turn among zombies."""
    table = bearing("zombicide", "S2", objective)
    who = table.view().survivors[0].id
    data = json.loads(table.to_json())
    crowd, state = {"S2": {"walker": 9}}, data["state"]
    for one in state["survivors"].values():
        one["done"], one["actions"] = one["id"] != who, 3 * (one["id"] == who)
        one["zone"] = "S2" if one["id"] == who else "S6"
    state |= {"zombies": crowd, "active": who}
    ending = engine.load_table(json.dumps(data))

    told = ending.play("ann", EndTurn(survivor=who)).events
    while ending.questions:
        question = ending.questions[0]
        told = [*told, *ending.answer("ann", question.options[0]).events]

    assert not ending.view().survivors[0].standing
    assert any(isinstance(one, ObjectiveLost) for one in told) == (rest == "lost")
    assert lying(ending).get(objective) == (None if rest == "lost" else "S2")
    assert (ending.outcome is not None) == (rest == "lost")


@pytest.mark.parametrize("ruleset", FIRE)
def test_fire_closes_a_spawn_zone_though_nobody_is_there(ruleset: str) -> None:
    spawn, beside = FIRE[ruleset]
    table = opened(ruleset, "tunnel", "any")
    data = json.loads(changed(table, zone=beside).to_json())
    card = next(one for one, kind in content_of(ruleset, "tunnel").cards.items()
                if kind.startswith("molotov"))  # fmt: skip
    who = next(iter(data["state"]["survivors"].values()))
    for pile in ("aside", "equipment_deck"):
        data["state"][pile] = [one for one in data["state"][pile] if one != card]
    who["hands"] = [card, None]
    if "zombicide" in data["state"]:  # Living Dead: only the bold throw.
        data["state"]["zombicide"] = [who["id"]]
    here = engine.load_table(json.dumps(data))

    throws = [one for one in here.commands("ann") if isinstance(one, Attack) and one.card == card]
    told = here.play("ann", next(one for one in throws if one.zone == spawn)).events

    assert [one.zone for one in told if isinstance(one, SpawnClosed)] == [spawn]
    assert not {one.zone: one.active for one in here.view().spawns}[spawn]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('["charge"]\nzones', '["files", "charge"]\nzones', ""),
        ('name = "carried"\nobjectives = ["charge"]', 'name = "carried"\nobjectives = ["files"]',
         "rule closed-by-laying: objectives: charge is not carried"),
        ('falls = "lies"', 'falls = "up"', "rule carried: falls"),
        ('["files"]\nfalls', '["charge"]\nfalls', "rule carried: objectives: charge stands twice"),
        ('"close-spawns"\nzones = ["S1"]', '"close-spawns"\nzones = ["S6"]',
         "victory close-spawns: zones: S6 is no spawn zone"),
        ('"closed-by-laying"\nobjectives = ["charge"]\nzones = ["S1"]',
         '"closed-by-laying"\nobjectives = ["charge"]\nzones = ["S4"]',
         "victory close-spawns: zones: nothing closes S1"),
    ],
)  # fmt: skip
def test_a_mission_says_what_closes_and_what_is_carried(old: str, new: str, fault: str) -> None:
    text = text_of("zombicide", "tunnel")
    assert old in text
    drawn = engine.draft_mission("zombicide", text.replace(old, new, 1))

    assert bool(drawn.faults) == bool(fault)
    assert fault in "\n".join(map(str, drawn.faults))


@pytest.mark.parametrize(
    ("board", "who"), [(street, "amy"), (living_street, "ben"), (city, "hulk")]
)
def test_the_game_is_lost_once_what_must_be_brought_lies_elsewhere_for_good(
    board: Callable[..., Course], who: str
) -> None:
    """[living-dead #4] The goal can no longer be reached, though nobody fell."""
    one = {"objectives": ["objective-1"]}
    game = board(
        f"{who}+s+! .",
        rules=[{"name": "carried", **one}, {"name": "closed-by-laying", **one, "zones": ["S1"]}],
        victory=[{"name": "deliver", **one, "zones": ["S2"]}],
        taken=["objective-1"],
        borne={"objective-1": who},
    )
    play(game, do("lay-down", who, objective="objective-1"))

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "goals-lost"


def test_the_game_is_won_once_all_is_closed_and_brought() -> None:
    table = changed(
        bearing("zombicide", "S6", "files"),
        taken_objectives=["charge", "files"],
        laid={"charge": "S1"},
    )
    closed, brought = table.view().goals
    assert [(one.done, one.needed) for one in closed.progress] == [(1, 1)]
    assert [(one.done, one.needed, one.named) for one in brought.progress] == [(0, 1, ("S6",))]

    give(table, LayDown)

    assert table.outcome
    assert table.outcome.won


CARRIED = {"name": "carried", "objectives": ["objective-1"]}
FIRES = {"name": "closed-by-fire", "zones": ["S3"]}


def test_a_position_says_who_carries_what_and_which_spawn_zone_has_burned() -> None:
    game = street("amy ! s", rules=[CARRIED, FIRES], borne={"objective-1": "amy"}, burned=["S3"])

    assert game.table.view().survivors[0].burdens == ("objective-1",)
    assert [one.active for one in game.table.view().spawns] == [False]
    play(game, do("lay-down", "amy", objective="objective-1"))
    again = street("amy ! s", rules=[CARRIED, FIRES], laid_down={"objective-1": "S1"})
    assert lying(game.table) == lying(again.table) == {"objective-1": "S1"}


@pytest.mark.parametrize(
    "given", [{"borne": {"objective-1": "amy"}}, {"laid_down": {"objective-1": "S1"}},
              {"burned": ["S3"]}],
)  # fmt: skip
def test_a_position_has_no_burden_that_no_rule_of_its_mission_names(given: Any) -> None:
    with pytest.raises(ValueError, match=next(iter(given))):
        street("amy ! s", **given)
