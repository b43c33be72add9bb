"""Missions of our own: each rule that no mission of a box has is played, won, lost, told and drawn.

[docs/missions.md]
"""

from __future__ import annotations

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
from engine.family.commands import EndTurn
from engine.family.events import DoorOpenedByDanger, SpawnCardDrawn
from renders.family.mission import mission_view
from renders.family.painter import FamilyPainter
from tests.playing import autopilot_step, give
from tests.written import WRITTEN, content_of, opened, played, text_of

ENDS = {
    ("heroes-resistance", "cellar"): ("0", "13"),
    ("heroes-resistance", "veterans"): ("0", "2"),
    ("heroes-resistance", "vigil"): ("0", "5"),
    ("living-dead", "cellar"): ("2", "0"),
    ("living-dead", "vigil"): ("1", "0"),
    ("zombicide", "cellar"): ("6", "0"),
    ("zombicide", "veterans"): ("20", "0"),
    ("zombicide", "vigil"): ("0", "9"),
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

    engine.read_mission("zombicide", f"{text}\n{example}")


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


@pytest.mark.parametrize("ruleset", ["zombicide", "heroes-resistance"])
def test_all_have_the_level_when_veterans_is_won_not_only_one(ruleset: str) -> None:
    table = played(ruleset, "veterans", ENDS[ruleset, "veterans"][0])

    assert all(one.level != "blue" for one in table.view().survivors if one.standing)
