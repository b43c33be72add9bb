"""Special rules of missions: the tutorial's decks. [zombicide #10]"""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from engine.family.commands import EndTurn, Search
from engine.family.position import DrawnRuleset
from engine.family.scenario import Course
from tests.playing import state_of, tutorial
from tests.table import ZombiePhase, do, drawn, play, street

TAKE = do("take-objective", "phil", objective="objective-1")
BOX = engine.load_content("zombicide")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_tutorial_has_five_zombie_cards(seed: str):
    """Rulebook, mission 00: cards 1, 2, 3, 4 and 41."""
    assert sorted(state_of(tutorial(seed)).spawn_deck) == ["01", "02", "03", "04", "41"]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_tutorial_finds_pistol_axe_and_crowbar_first(seed: str):
    """Rulebook, mission 00: they are the first three cards that searching finds."""
    table = tutorial(seed, {"ann": ["doug", "josh", "amy", "wanda"]})
    for survivor in ("josh", "amy", "wanda"):
        table.play("ann", Search(survivor=survivor))
        if survivor != "wanda":
            table.play("ann", EndTurn(survivor=survivor))

    found = [
        [card.kind for card in (*one.hands, *one.pack) if card and card.kind != "pan"]
        for one in table.view().survivors
        if one.id != "doug"
    ]
    assert found == [["pistol"], ["fire-axe"], ["crowbar"]]


def with_late_spawn_zone() -> Course:
    """A drawn mission whose second spawn zone wakes when its first objective is taken."""
    game = street("phil+! ! | [.] # s s", spawn=["02", "02", "02"])
    rules = game.table.rules
    assert isinstance(rules, DrawnRuleset)
    content = rules.content()
    late = content.missions["drawn"].spawns[1].model_copy(update={"active_from": "objective-1"})
    spawns = (content.missions["drawn"].spawns[0], late)
    drawn_mission = content.missions["drawn"].model_copy(update={"spawns": spawns})
    rules._content = replace(content, missions={"drawn": drawn_mission})  # pyright: ignore[reportPrivateUsage]
    return game


def test_a_spawn_zone_that_waits_for_an_objective_draws_no_card():
    game = with_late_spawn_zone()
    assert [one.active for one in game.table.view().spawns] == [True, False]

    assert drawn(play(game, ZombiePhase())) == "phil+! ! | [.] # 1W+s s"


def test_a_spawn_zone_wakes_with_its_objective():
    game = play(with_late_spawn_zone(), TAKE)
    assert [one.active for one in game.table.view().spawns] == [True, True]

    assert drawn(play(game, ZombiePhase())) == "phil ! | [.] # 1W+s 1W+s"


def test_the_tutorial_deals_none_of_the_three():
    state = state_of(tutorial("dealt", {"ann": ["amy", "doug", "josh", "ned"]}))
    held = [card for one in state.survivors.values() for card in (*one.hands, *one.pack) if card]

    assert {BOX.cards[card] for card in held} == {"pan"}


def test_a_pistol_of_phil_leaves_the_first_three_in_place():
    state = state_of(tutorial("phil", {"ann": ["phil", "josh", "amy", "wanda"]}))

    assert [BOX.cards[card] for card in state.equipment_deck[:-4:-1]] == [
        "pistol",
        "fire-axe",
        "crowbar",
    ]
