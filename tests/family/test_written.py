"""Missions of our own: each rule that no mission of a box has is played, won, lost, told and drawn.

[docs/missions.md]
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.games.family.speech import FamilySpeech
from bot.kit.registry import kit_of
from engine.core.event import Event
from engine.core.refusal import Refusal
from engine.core.table import Table
from engine.family import goals, missions
from engine.family.commands import EndTurn, TakeObjective
from engine.family.events import (
    CardFound,
    ColourTurnedUp,
    DoorOpenedByDanger,
    ObjectiveTaken,
    SpawnCardDrawn,
    ZombieKilled,
)
from engine.zombicide.commands import SearchCar
from engine.zombicide.events import AlarmSounded
from renders.family.mission import mission_view
from renders.family.painter import FamilyPainter
from tests.playing import autopilot_step, give
from tests.written import WRITTEN, content_of, opened, played, text_of

ENDS = {
    ("heroes-resistance", "cellar"): ("0", "13"),
    ("heroes-resistance", "heart"): ("0", "56"),
    ("heroes-resistance", "strongbox"): ("0", "45"),
    ("living-dead", "heart"): ("0", "40"),
    ("zombicide", "heart"): ("2", "0"),
    ("zombicide", "strongbox"): ("1", "4"),
    ("heroes-resistance", "veterans"): ("1", "2"),
    ("heroes-resistance", "vigil"): ("0", "5"),
    ("living-dead", "cellar"): ("2", "0"),
    ("living-dead", "vigil"): ("3", "0"),
    ("zombicide", "cellar"): ("0", "1"),
    ("zombicide", "lifeboat"): ("10", "0"),
    ("zombicide", "veterans"): ("20", "0"),
    ("zombicide", "vigil"): ("0", "9"),
    ("heroes-resistance", "tunnel"): ("0", "21"),
    ("living-dead", "tunnel"): ("5", "0"),
    ("zombicide", "tunnel"): ("8", "0"),
}
"""A seed with which the autopilot wins each mission, and one with which it does not."""
CELLARS = [one for one in WRITTEN if one[1] == "cellar"]
DOORS = {"zombicide": "C3-S5", "heroes-resistance": "C1-S3", "living-dead": "B1-S2"}
"""The door of each cellar that opens at yellow."""


def with_experience(table: Table[Any, Any], xp: int) -> Table[Any, Any]:
    """The same table with that much experience for everybody."""
    text = re.sub(r'("xp":\s*)\d+', rf"\g<1>{xp}", table.to_json())
    return engine.load_table(text)


def faults_of(ruleset: str, text: str) -> str:
    with pytest.raises(engine.DataFaults) as told:
        engine.read_mission(ruleset, text)
    return "\n".join(map(str, told.value.faults))


def changed(ruleset: str, name: str, old: str, new: str) -> str:
    text = text_of(ruleset, name)
    assert old in text
    return text.replace(old, new, 1)


def test_every_mission_is_won_and_lost() -> None:
    assert sorted(ENDS) == WRITTEN


@pytest.mark.parametrize(("ruleset", "name"), WRITTEN)
def test_the_autopilot_wins_and_loses_each_mission(ruleset: str, name: str) -> None:
    won, lost = (played(ruleset, name, seed).outcome for seed in ENDS[ruleset, name])

    assert won is not None
    assert won.won
    assert lost is None or not lost.won


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("ruleset", "name"), WRITTEN)
def test_each_mission_is_told_and_drawn(ruleset: str, name: str, language: str) -> None:
    """No sentence is missing, and none shows an id."""
    content = content_of(ruleset, name)
    mission, kit = content.missions[name], kit_of(ruleset)
    told = kit.speech(None, language, {})
    assert isinstance(told, FamilySpeech)
    told = told.over(content)
    lines = [one for rule in mission.victory for one in told.goal(mission, rule)]
    lines += [one for rule in mission.rules for one in told.special(mission, rule)]
    page = told.rules_article(f"mission-{name}")

    assert all(line in page for line in lines)
    assert not re.search(r"mission-|\{|\$|waiting|walker\b", page)
    painter = kit.presenter.painter
    assert isinstance(painter, FamilyPainter)
    assert painter.mission(content, name, language).alt


DOCUMENT = (Path(__file__).parents[2] / "docs" / "missions.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", DOCUMENT.split("## Examples")[1], re.S | re.M)


@pytest.mark.parametrize("example", EXAMPLES)
def test_each_example_of_the_document_is_read(example: str) -> None:
    text = text_of("zombicide", "cellar").replace(
        '"take-objectives"', '"reach-level"\nlevel = "red"'
    )

    mission = engine.read_mission("zombicide", f"{text}\n{example}")

    named = {*re.findall(r'^name = "(.*)"', example, re.M)}
    assert named <= {one.name for one in (*mission.rules, *mission.victory)}


def test_every_rule_of_every_game_has_an_example() -> None:
    named = {one for example in EXAMPLES for one in re.findall(r'^name = "(.*)"', example, re.M)}

    assert {*missions.EVERYWHERE, *goals.EVERYWHERE} - {"take-objectives"} <= named


# ------------------------------------------------------------ zombies that wait, spawns in rooms


@pytest.mark.parametrize(("ruleset", "name"), CELLARS)
def test_zombies_wait_where_the_mission_puts_them(ruleset: str, name: str) -> None:
    table, drawn = opened(ruleset, name, "any"), mission_view(content_of(ruleset, name), name)

    assert {(one.zone, one.kind, one.count) for one in table.view().groups} == {
        (one.zone, one.kind, one.count) for one in drawn.groups
    }
    assert drawn.groups


@pytest.mark.parametrize(("ruleset", "name"), CELLARS)
def test_nobody_waits_where_survivors_begin(ruleset: str, name: str) -> None:
    start = re.search(r'^start = "(.*)"', text_of(ruleset, name), re.M)
    assert start
    zones = re.search(r'^zones = \["(.*?)"', text_of(ruleset, name), re.M)
    assert zones

    told = faults_of(
        ruleset, changed(ruleset, name, f'zones = ["{zones[1]}"', f'zones = ["{start[1]}"')
    )
    assert "rule waiting: zones: survivors begin in" in told


@pytest.mark.parametrize(("ruleset", "name"), CELLARS)
def test_a_spawn_zone_in_a_room_brings_zombies_there(ruleset: str, name: str) -> None:
    table = opened(ruleset, name, ENDS[ruleset, name][0])
    room = table.view().spawns[0].zone
    assert table.view().board.zones[room].kind == "room"
    drawn: list[Event] = []
    while not table.outcome and not drawn:
        drawn = [one for one in _steps(table) if getattr(one, "zone", "") == room]

    assert drawn


def _steps(table: Table[Any, Any]) -> list[Event]:
    told = give(table, *autopilot_step(table))
    return [one for one in told if isinstance(one, SpawnCardDrawn)]


# ------------------------------------------------------------ danger opens and wakes


@pytest.mark.parametrize(("ruleset", "name"), CELLARS)
def test_a_danger_level_wakes_a_spawn_zone(ruleset: str, name: str) -> None:
    table = opened(ruleset, name, "any")
    yellow = engine.load_content(ruleset).figures.thresholds["yellow"]

    def awake(xp: int) -> list[bool]:
        return [one.active for one in with_experience(table, xp).view().spawns]

    assert awake(yellow - 1) == [True, False]
    assert awake(yellow) == [True, True]


@pytest.mark.parametrize(("ruleset", "name"), CELLARS)
def test_a_door_opens_by_itself_at_a_danger_level_and_not_before(ruleset: str, name: str) -> None:
    table = opened(ruleset, name, "any")
    door = DOORS[ruleset]
    assert table.view().locked_doors == {door}
    yellow = engine.load_content(ruleset).figures.thresholds["yellow"]
    table = with_experience(table, yellow)

    ending = next(one for one in table.commands("ann") if isinstance(one, EndTurn))
    told = table.play("ann", ending).events

    assert any(isinstance(one, DoorOpenedByDanger) for one in told)
    assert door in table.view().open_doors
    assert not table.view().locked_doors


@pytest.mark.parametrize(("ruleset", "name"), CELLARS)
def test_no_survivor_opens_a_door_that_waits_for_danger(ruleset: str, name: str) -> None:
    """It is not offered either."""
    game = opened(ruleset, name, "any")
    door = game.view().board.doors[DOORS[ruleset]]
    text = game.to_json().replace(
        f'"zone":"{game.view().survivors[0].zone}"', f'"zone":"{door.zones[1]}"'
    )
    table = engine.load_table(text)
    who = table.view().survivors[0]
    card = next((one.id for one in (*who.hands, *who.pack) if one), "")
    sort = {"heroes-resistance": "force-door"}.get(ruleset, "open-door")
    data = {"do": sort, "survivor": who.id, "door": door.id}
    command = engine.command_from_json(
        ruleset, data if card == "" or ruleset != "zombicide" else {**data, "card": card}
    )

    with pytest.raises(Refusal) as why:
        table.play("ann", command)
    assert why.value.key == "door-waits-for-danger"
    assert all(getattr(one, "door", "") != door.id for one in table.commands("ann"))


# ------------------------------------------------------------ goals


def test_a_goal_that_is_met_from_the_start_needs_another_beside_it() -> None:
    text = changed("zombicide", "vigil", '[[victory]]\nname = "at-objectives"\n', "")

    assert "victory nobody-falls: it is met from the start" in faults_of("zombicide", text)


def test_the_first_death_loses_without_an_exit() -> None:
    table = played("zombicide", "vigil", ENDS["zombicide", "vigil"][1])

    assert table.outcome
    assert table.outcome.reason == "goals-lost"
    assert sum(not one.standing for one in table.view().survivors) == 1


@pytest.mark.parametrize("ruleset", ["zombicide", "heroes-resistance", "living-dead"])
def test_everybody_stands_at_objectives_when_the_vigil_is_won(ruleset: str) -> None:
    table = played(ruleset, "vigil", ENDS[ruleset, "vigil"][0])
    view = table.view()

    assert {one.zone for one in view.survivors} <= {one.zone for one in view.objectives}
    assert not any(one.taken for one in view.objectives)


def test_one_survivor_who_leaves_wins_the_lifeboat() -> None:
    view = played("zombicide", "lifeboat", ENDS["zombicide", "lifeboat"][0]).view()

    assert sum(one.escaped for one in view.survivors) == 1
    assert sum(one.standing for one in view.survivors) == 3


@pytest.mark.parametrize("ruleset", ["zombicide", "heroes-resistance"])
def test_all_have_the_level_when_veterans_is_won_not_only_one(ruleset: str) -> None:
    table = played(ruleset, "veterans", ENDS[ruleset, "veterans"][0])

    assert all(one.level != "blue" for one in table.view().survivors if one.standing)


# ------------------------------------------------------------ face-down objectives

STRONGBOXES = [one for one in WRITTEN if one[1] == "strongbox"]
HEARTS = [one for one in WRITTEN if one[1] == "heart"]


def moved(table: Table[Any, Any], zone: str) -> Table[Any, Any]:
    """The same table with everybody in that zone."""
    data = json.loads(table.to_json())
    for one in data["state"]["survivors"].values():
        one["zone"] = zone
    return engine.load_table(json.dumps(data))


def beneath(table: Table[Any, Any]) -> dict[str, str]:
    return json.loads(table.to_json())["state"]["beneath"]


def take(table: Table[Any, Any], objective: str) -> list[Event]:
    """What happens when somebody takes it, standing there."""
    zone = next(one.zone for one in table.view().objectives if one.id == objective)
    found = moved(table, zone)
    command = next(
        one
        for one in found.commands("ann")
        if isinstance(one, TakeObjective) and one.objective == objective
    )
    return found.play("ann", command).events


@pytest.mark.parametrize(("ruleset", "name"), STRONGBOXES)
def test_nobody_sees_under_which_objective_the_colour_lies(ruleset: str, name: str) -> None:
    """Tables whose secret differs look the same to every seat, to the autopilot and in words."""
    tables = [opened(ruleset, name, str(seed)) for seed in range(12)]
    assert len({str(beneath(one)) for one in tables}) == 3

    for seat in (None, "ann"):
        shown = {str([(one.id, one.colour) for one in table.view(seat).objectives])
                 for table in tables}  # fmt: skip
        assert len(shown) == 1
        assert "blue" not in shown.pop()
    locked = {str(table.view().locked_doors) for table in tables}
    assert len(locked) == 1


@pytest.mark.parametrize(("ruleset", "name"), STRONGBOXES)
def test_only_the_coloured_objective_opens_the_door_and_wakes_the_zone(
    ruleset: str, name: str
) -> None:
    table = opened(ruleset, name, "any")
    (blue,) = beneath(table)
    red = next(
        one.id for one in table.view().objectives if one.colour == "hidden" and one.id != blue
    )
    door = next(iter(table.view().locked_doors))

    for objective, colour in ((red, "red"), (blue, "blue")):
        zone = next(one.zone for one in table.view().objectives if one.id == objective)
        here = moved(table, zone)
        command = next(one for one in here.commands("ann") if isinstance(one, TakeObjective))
        told = here.play("ann", command).events
        view = here.view()
        turned = [one.colour for one in told if isinstance(one, ColourTurnedUp)]
        assert turned == [colour]
        assert {one.id: one.colour for one in view.objectives}[objective] == colour
        assert (door in view.locked_doors) == (colour == "red")
        assert [one.active for one in view.spawns] == [True, colour == "blue"]


@pytest.mark.parametrize(("ruleset", "name"), STRONGBOXES)
def test_a_door_says_which_colour_it_waits_for_and_not_where_it_lies(
    ruleset: str, name: str
) -> None:
    table = opened(ruleset, name, "any")
    door = table.view().board.doors[next(iter(table.view().locked_doors))]
    here = moved(table, door.zones[1])
    who = here.view().survivors[0]
    card = next((one.id for one in (*who.hands, *who.pack) if one), "")
    data = {"survivor": who.id, "door": door.id}
    data |= {"do": "open-door", "card": card} if ruleset == "zombicide" else {"do": "force-door"}
    command = engine.command_from_json(ruleset, data)

    with pytest.raises(Refusal) as why:
        here.play("ann", command)
    assert (why.value.key, why.value.values) == (
        "door-waits-for-colour",
        {"door": door.id, "colour": "blue"},
    )


def test_more_colours_than_face_down_objectives_are_a_fault() -> None:
    text = changed("zombicide", "strongbox", 'colours = ["blue"]', 'colours = ["blue", "red"]')
    text = text.replace('colour = "hidden"', "", 2)

    assert "there are 1 hidden objectives for 2 colours" in faults_of("zombicide", text)


def test_a_goal_names_only_colours_that_there_are() -> None:
    text = changed("zombicide", "strongbox", '["blue", "green"]', '["blue", "red", "green"]')
    assert engine.read_mission("zombicide", text)
    bad = changed("zombicide", "vigil", 'name = "at-objectives"',
                  'name = "take-objectives"\ncolours = ["blue"]')  # fmt: skip

    assert "victory take-objectives: colours: no objective is blue" in faults_of("zombicide", bad)


# ------------------------------------------------------------ what objectives and cars bring


def test_an_objective_brings_a_card_that_nobody_finds_before() -> None:
    table = opened("zombicide", "strongbox", "any")
    saws = [one for one, kind in engine.load_content("zombicide").cards.items()
            if kind == "chainsaw"]  # fmt: skip
    decks = json.loads(table.to_json())["state"]
    assert len([one for one in saws if one in decks["equipment_deck"]]) == len(saws) - 1

    found = [one.card for one in take(table, "box-1") if isinstance(one, CardFound)]

    assert [engine.load_content("zombicide").cards[one] for one in found] == ["chainsaw"]
    assert not [one for one in take(table, "box-2") if isinstance(one, CardFound)]


def test_objectives_switch_the_noise_of_a_zone_on_and_off() -> None:
    table = opened("zombicide", "strongbox", "any")
    heard = [table.view().noise_in("C3")]
    for taken in (["box-2"], ["box-2", "safe"]):
        data = json.loads(table.to_json())
        data["state"]["taken_objectives"] = taken
        heard.append(engine.load_table(json.dumps(data)).view().noise_in("C3"))

    assert heard == [0, 3, 0]


def test_a_switch_of_noise_is_an_objective() -> None:
    text = changed("zombicide", "strongbox", 'on_from = "box-2"', 'on_from = "box-9"')

    assert "on_from: 'box-9' is no objective of this mission" in faults_of("zombicide", text)


def test_a_searched_car_is_loud() -> None:
    table = moved(opened("zombicide", "strongbox", "any"), "S7")
    before = table.view().noise_in("S7")
    command = next(one for one in table.commands("ann") if isinstance(one, SearchCar))
    told = table.play("ann", command).events

    assert [one.noise for one in told if isinstance(one, AlarmSounded)] == [2]
    assert table.view().noise_in("S7") - before == 2


# ------------------------------------------------------------ an objective on a monster


@pytest.mark.parametrize(("ruleset", "name"), HEARTS)
def test_an_objective_on_a_monster_moves_with_it_and_cannot_be_picked_up(
    ruleset: str, name: str
) -> None:
    table = opened(ruleset, name, "any")
    (token,) = table.view().objectives
    here = moved(table, token.zone)
    assert not [one for one in here.commands("ann") if isinstance(one, TakeObjective)]
    who = here.view().survivors[0].id
    command = TakeObjective(survivor=who, objective=token.id)
    with pytest.raises(Refusal) as why:
        here.play("ann", command)
    assert why.value.key == "objective-on-monster"

    data = json.loads(table.to_json())
    zombies = data["state"]["zombies"]
    there = next(zone for zone in table.view().board.zones if zone != token.zone)
    zombies[there] = zombies.pop(token.zone)
    data["state"]["arrived"] = {}
    assert engine.load_table(json.dumps(data)).view().objectives[0].zone == there


@pytest.mark.parametrize(("ruleset", "name"), HEARTS)
def test_who_kills_the_monster_has_its_objective(ruleset: str, name: str) -> None:
    table = opened(ruleset, name, ENDS[ruleset, name][0])
    told: list[Event] = []
    while not table.outcome:
        told = give(table, *autopilot_step(table))

    taken = [one for one in told if isinstance(one, ObjectiveTaken)]
    killed = [one for one in told if isinstance(one, ZombieKilled)]
    assert [one.survivor for one in taken] == [killed[-1].survivor]
    assert taken[0].zone == killed[-1].zone
