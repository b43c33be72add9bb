"""The family's chapters under a page that answers every question otherwise. [house]"""

from __future__ import annotations

import json
import random
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

import pytest

from engine.content import content_by
from engine.core.refusal import DamagedGame
from engine.core.table import Table
from engine.family import activation
from engine.family.drawing import Stand
from engine.family.entries import ZombieKind
from engine.family.figures import add_figures
from engine.family.files import Content, FamilyReader, Listed
from engine.family.game import Booklet, Game, Group
from engine.family.given import Given
from engine.family.position import drawn, drawn_table
from engine.family.rules import FamilyRuleset
from engine.family.scenario import Course
from engine.family.state import State
from engine.family.view import View
from engine.games import load_content
from engine.zombicide.booklet import ZOMBICIDE
from tests.family.toy import TOY, ToyState, ToyView, hurt
from tests.playing import give, random_step
from tests.table import ZombiePhase, do, events, play, refused

Toy = Table[State, View]


class ToyGiven(Given):
    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        hurt(game.state).update(self.wounds)


class Beast(ZombieKind):
    tame: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ToyContent(Content):
    beasts: Mapping[str, Beast]


@cache
def toy_rules() -> FamilyRuleset:
    """The toy's rules, with what lies in Zombicide's box."""
    box = load_content("zombicide")
    return FamilyRuleset(TOY, replace(box, ruleset="toy", goals=TOY.files.goals))


def toy(drawing: str, **given: object) -> Course:
    return Course(drawn_table(toy_rules(), drawing, ToyGiven.model_validate(given)))


def opened(seed: str) -> Toy:
    table: Toy = Table(toy_rules(), "00", {"ann": ["amy", "doug", "ned", "josh"]}, seed, {})
    table.set_up()
    return table


def test_every_question_is_answered_otherwise():
    names = [one.name for one in fields(Booklet)]
    same = [name for name in names if getattr(TOY, name) == getattr(ZOMBICIDE, name)]

    assert same == []


def test_a_page_is_short():
    """What a game of the family costs that answers everything in its own way."""
    page = Path(__file__).with_name("toy.py").read_text("utf-8")

    assert page.count("\n") < 150


def test_a_game_reads_more_than_the_family_and_says_more_of_the_same():
    beasts = Listed("zombies.toml", "zombie", Beast)
    files = replace(TOY.files, content=ToyContent, zombies=beasts, more={"beasts": beasts})
    content = content_by(partial(FamilyReader, files), "zombicide")

    assert isinstance(content, ToyContent)
    assert list(content.beasts) == list(content.zombies)
    assert not content.beasts["walker"].tame
    assert isinstance(content.zombies["walker"], Beast)


@pytest.mark.parametrize("booklet", [TOY, ZOMBICIDE], ids=lambda one: one.id)
def test_whatever_a_card_may_say_is_done(booklet: Booklet):
    assert set(booklet.files.cards) == set(booklet.cards)


@pytest.mark.parametrize("seed", range(12))
def test_random_games_end(seed: int):
    chance, table = random.Random(seed), opened(str(seed))
    while table.outcome is None:
        give(table, *random_step(table, chance))

    assert table.outcome.reason in ("goals-reached", "somebody-fell")
    assert Table[State, View].restore(toy_rules(), table.to_json()).outcome == table.outcome


def test_they_walk_to_the_crowd_and_not_to_the_nearest():
    game = play(toy("amy . 2W . . josh+ned"), ZombiePhase())

    assert drawn(game.table) == "amy . . 2W . josh+ned"


def test_nobody_is_added_to_an_odd_group():
    game = play(toy("amy . 3W . ned"), ZombiePhase(), answers=["S2"])

    assert drawn(game.table) == "amy 2W . 1W ned"


def test_the_third_wound_is_the_last():
    game = play(toy("amy+3W ned"), ZombiePhase())

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "somebody-fell"


def test_weak_hits_add_up():
    game = toy("ned 1F", hands={"ned": ["pistol"]}, dice=[6])
    play(game, do("attack", "ned", card="pistol", zone="S2"))
    assert drawn(game.table) == "ned 1F"

    game = toy("ned 1F", hands={"ned": ["sub-mg"]}, dice=[6, 6, 1])
    play(game, do("attack", "ned", card="sub-mg", zone="S2"), answers=["keep"])
    assert drawn(game.table) == "ned ."


def test_a_miss_is_rolled_again_and_hits_stay():
    game = toy("ned 1F", hands={"ned": ["sub-mg"]}, dice=[6, 1, 1, 6])
    play(game, do("attack", "ned", card="sub-mg", zone="S2"), answers=["lucky"])

    assert [one.faces for one in events(game, "DiceRerolled")] == [(6, 6, 1)]
    assert drawn(game.table) == "ned ."


def test_misses_fall_on_a_friend():
    game = toy("ned amy+1W", hands={"ned": ["shotgun"]}, dice=[6, 1])
    play(game, do("attack", "ned", card="shotgun", zone="S2"), answers=["keep"])

    assert drawn(game.table) == "ned amy"
    assert [one.survivor for one in events(game, "SurvivorWounded")] == ["amy"]


def test_a_zombie_left_behind_costs_what_the_page_says():
    game = play(toy("doug+1W ."), do("move", "doug", zone="S2"))

    assert game.survivor("doug").actions == 0


def test_any_survivor_begins_and_nobody_comes_between():
    game = toy("amy ned .", seats={"ann": ["amy"], "bob": ["ned"]}, order="any")
    assert set(game.table.acting) == {"ann", "bob"}

    play(game, do("move", "ned", zone="S1"))
    assert game.table.acting == ("bob",)
    assert refused(game, do("move", "amy", zone="S2")) == "finish-first"

    play(game, do("end-turn", "ned"))
    assert game.table.acting == ("ann",)


def test_nobody_is_the_first_player_where_anybody_may_begin():
    assert opened("1").questions == ()


def test_a_rush_moves_those_who_came_and_nobody_else():
    reading = reading_of(toy("amy . 2W"))
    came = [Group("S3", "walker", 1)]
    drive(activation.activate_groups(reading, came))

    assert reading.state.zombies == {"S3": {"walker": 1}, "S2": {"walker": 1}}


def test_a_rusher_beside_a_stander_wounds_once():
    reading = reading_of(toy("amy+2W"))
    drive(activation.activate_groups(reading, [Group("S1", "walker", 1)]))

    assert reading.booklet.wounds(reading, reading.survivor("amy")) == 1


def reading_of(game: Course) -> Game:
    rules = cast("FamilyRuleset", game.table.rules)
    return rules.reading(game.table._state)  # pyright: ignore[reportPrivateUsage]


def drive(coroutine: Coroutine[Any, Any, None]) -> None:
    """Runs a rule that asks nothing to its end."""
    with pytest.raises(StopIteration):
        coroutine.send(None)


def test_what_only_this_game_remembers_is_stored_and_seen():
    table = toy("amy ned", wounds={"ned": 2}).table
    view = Table[State, View].restore(table.rules, table.to_json()).view()

    assert isinstance(view, ToyView)
    assert view.hurt == {"ned": 2}
    assert [(one.wounds, one.health) for one in view.survivors] == [(0, 3), (2, 3)]


def test_of_what_only_this_game_remembers_nothing_strange_is_taken():
    table = toy("amy ned", wounds={"ned": 2}).table
    data = json.loads(table.to_json())
    for wrong, said in (({"bo": 1}, "there is no survivor 'bo'"), ({"ned": "sore"}, "hurt")):
        data["state"]["hurt"] = wrong
        with pytest.raises(DamagedGame, match=said):
            Table[State, View].restore(table.rules, json.dumps(data))


def test_what_another_game_remembers_is_none_of_its_business():
    data = json.loads(toy("amy ned").table.to_json())
    data["state"]["noise"] = {}

    with pytest.raises(DamagedGame, match="noise"):
        Table[State, View].restore(toy_rules(), json.dumps(data))


def test_each_game_brings_its_own_tables_up_to_date():
    table = toy("amy ned", wounds={"ned": 2}).table
    data = json.loads(table.to_json())
    assert data["schema_"] == 2
    data["schema_"], data["state"]["bruises"] = 1, data["state"].pop("hurt")
    state = Table[State, View].restore(table.rules, json.dumps(data))._state  # pyright: ignore[reportPrivateUsage]

    assert isinstance(state, ToyState)
    assert state.hurt == {"ned": 2}


def test_a_position_says_nothing_of_what_a_game_has_not():
    with pytest.raises(ValueError, match="S1"):
        drawn_table(toy_rules(), "amy+1n", Given())


def test_a_kill_heals():
    game = toy("amy+1W", hands={"amy": ["fire-axe"]}, wounds={"amy": 2}, dice=[6, 6, 6])
    play(game, do("attack", "amy", card="fire-axe", zone="S1"))

    assert game.survivor("amy").wounds == 0


def test_a_healed_wound_goes_where_this_game_keeps_it():
    game = toy("amy+ned", wounds={"ned": 2}, skills={"amy": ["medic"]}, xp={"amy": 43})
    play(game, do("heal", "amy", patient="ned"))

    assert game.survivor("ned").wounds == 1


def test_who_falls_takes_along_what_this_game_remembers():
    game = play(toy("amy+3W ned"), ZombiePhase())
    view = game.table.view()

    assert isinstance(view, ToyView)
    assert view.hurt == {}


def test_the_autopilot_thinks_of_commands_as_this_game_does():
    table = toy("amy . [.] ned").table
    view = table.view()
    found = table.rules.ranked(view, "ann", table.commands("ann"), None)

    assert {one.reason for one in found} == {"rest"}


def test_who_breaks_in_does_not_walk():
    game = play(toy("[amy] | 1F+1W"), ZombiePhase())

    assert drawn(game.table) == "[amy+1W] / 1F"


def test_a_level_may_bring_its_skill_unasked():
    game = toy("ned 1W", hands={"ned": ["pistol"]}, xp={"ned": 18}, dice=[6])
    play(game, do("attack", "ned", card="pistol", zone="S2"))

    assert [one.level for one in events(game, "LevelReached")] == ["orange"]
    assert events(game, "SkillGained") == []


def test_who_comes_into_a_zone_does_there_what_the_page_says():
    reading = reading_of(toy("amy | [.]"))
    shut = list(reading.board.doors)
    zone = reading.board.doors[shut[0]].zones[0]

    add_figures(reading, zone, "walker", 1)
    assert reading.state.open_doors == []
    add_figures(reading, zone, "fatty", 1)
    assert reading.state.open_doors == shut


def test_figures_out_of_the_game_are_not_in_the_box():
    reading = reading_of(toy("amy . 2F"))

    assert reading.supply("fatty") == reading.content.zombies["fatty"].figures - 3
