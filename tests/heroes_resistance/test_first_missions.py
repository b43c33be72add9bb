"""Special rules of missions M0 and M1, and what several missions have alike. [heroes-resistance p.
21 to 30]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import load_content
from engine.heroes_resistance.entries import HeroesContent
from tests.heroes_resistance.city import QUIET, at_mission, opened, places, seen, state_of
from tests.table import ZombiePhase, do, events, play, refused

CONTENT = load_content("heroes-resistance", HeroesContent)
HELD = {
    "M1": {"hulk": "pepper-potts"},
    "M4": {"hulk": "pepper-potts", "wasp": "j-jonah-jameson"},
    "M5": {"hulk": "happy-hogan"},
}
"""Who is to be along."""
WAYS_OUT = ("M0", "M1", "M2", "M4", "M5", "M7", "M8")


def test_the_box_has_nine_missions():
    assert list(CONTENT.missions) == [f"M{number}" for number in range(9)]
    assert CONTENT.missions["M0"].difficulty == "tutorial"


@pytest.mark.parametrize(
    ("mission", "spawns", "objectives", "cards", "sign"),
    [
        ("M0", 2, 2, 2, False),
        ("M1", 3, 4, 4, True),
        ("M3", 4, 4, 4, True),
        ("M6", 3, 4, 0, False),
        ("M8", 4, 3, 4, False),
    ],
)
def test_as_many_tokens_as_the_legend_says(
    mission: str, spawns: int, objectives: int, cards: int, sign: bool
):
    """Of the missions whose legend is known."""
    view = seen(opened(mission))

    assert (len(view.spawns), len(view.objectives)) == (spawns, objectives)
    assert len(view.hidden) == cards
    assert (view.sign is not None) == sign


# ------------------------------------------------------------ M0


def test_les_rumeurs_disaient_vrai_a_zombie_hero_at_random_holds_the_exit():
    found = set[str]()
    for number in range(20):
        zombies = state_of(opened("M0", seed=str(number))).zombies
        ((kind, count),) = zombies[places("M0")["4V.s2"]].items()
        assert (count, len(zombies)) == (1, 1)
        found.add(kind)
    assert found == {"captain-america", "iron-man", "doctor-strange", "scarlet-witch"}


@pytest.mark.parametrize(
    ("taken", "rescued", "free"),
    [
        (["objective-1"], ["wong"], False),
        (["objective-1", "objective-2"], [], False),
        (["objective-1", "objective-2"], ["wong"], True),
    ],
)
def test_trouvez_et_securisez_the_exit_opens_with_both_objectives_and_a_rescue(
    taken: list[str], rescued: list[str], free: bool
):
    game = at_mission("M0", {places("M0")["4V.s2"]: "hulk+wasp"}, taken=taken)
    state_of(game).rescued += rescued
    if not free:
        assert refused(game, do("leave", "hulk")) == "exit-not-open"
        return
    play(game, do("leave", "hulk"))
    assert game.table.outcome is None
    play(game, do("leave", "wasp"))
    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_who_was_rescued_and_lost_since_was_rescued():
    held = {"hulk": "wong"}
    game = at_mission("M0", {places("M0")["2V.s5"]: "hulk+1W"}, held=held, spawn=QUIET)
    play(game, ZombiePhase(), answers=["sacrifice"])

    assert state_of(game).rescued == ["wong"]


# ------------------------------------------------------------ M1


def test_civils_en_detresse_pepper_potts_hides_among_three_others_at_random():
    where, others = set[str](), set[str]()
    for number in range(30):
        hidden = state_of(opened("M1", seed=str(number))).hidden
        assert len(hidden) == 4
        assert "pepper-potts" in hidden.values()
        where |= {zone for zone, who in hidden.items() if who == "pepper-potts"}
        others |= set(hidden.values())
    zones = places("M1")
    assert where == {zones["1R.A"], zones["2R.B"], zones["3R.C"], zones["2R.A"]}
    assert others == set(CONTENT.bystanders)


def test_operation_de_sauvetage_nobody_leaves_without_pepper_potts():
    taken = [one.id for one in CONTENT.missions["M1"].objectives]
    at = {places("M1")["1R.s3"]: "hulk+wasp"}

    for held in ({}, {"hulk": "wong"}):
        game = at_mission("M1", at, taken=taken, held=held)
        assert refused(game, do("leave", "wasp")) == "exit-not-open"
    game = at_mission("M1", at, taken=taken, held=HELD["M1"])
    play(game, do("leave", "wasp"), do("leave", "hulk"))
    assert game.table.outcome is not None
    assert game.table.outcome.won


# ------------------------------------------------------------ what missions have alike


@pytest.mark.parametrize("mission", ["M0", "M1", "M2", "M3", "M5", "M6", "M7", "M8"])
def test_each_objective_brings_five_to_who_takes_it(mission: str):
    """Ressources sécurisées, Préparation, Travail d'enquête, Qu'est-ce que c'est, Mieux que rien,
    Technologie expérimentale."""
    zones = places(mission)
    for objective in CONTENT.missions[mission].objectives:
        happy = {"happy-hogan": zones["4V.B"]} if mission == "M5" else {}
        game = at_mission(mission, {objective.zone: "hulk+wasp"}, bystanders=happy)
        take = do("take-objective", "hulk", objective=objective.id)
        play(game, take)
        assert (game.survivor("hulk").xp, game.survivor("wasp").xp) == (5, 0)
        assert game.survivor("hulk").actions == 2
        assert refused(game, take) == "no-such-objective"


def ready(mission: str, more: str = "") -> dict[str, Any]:
    """Everything that comes before the exit, and two heroes on it."""
    way_out = CONTENT.missions[mission].exit
    assert way_out is not None
    return {
        "mission": mission,
        "at": {way_out: f"hulk+wasp{more}"},
        "taken": [one.id for one in CONTENT.missions[mission].objectives],
        "held": HELD.get(mission, {}),
    }


@pytest.mark.parametrize("mission", WAYS_OUT)
def test_an_exit_lets_everybody_out_for_nothing_unless_enemies_hold_it(mission: str):
    game, held = (at_mission(**ready(mission, more)) for more in ("", "+1W"))
    for one in (game, held):
        state_of(one).rescued += ["wong", "happy-hogan"]

    assert refused(held, do("leave", "hulk")) == "exit-held-by-enemies"
    play(game, do("leave", "hulk"))
    assert game.table.outcome is None
    play(game, do("leave", "wasp"))
    assert game.table.outcome is not None
    assert game.table.outcome.won


@pytest.mark.parametrize("mission", ["M1", "M7", "M8"])
def test_an_exit_stays_shut_as_long_as_an_objective_is_left(mission: str):
    told = ready(mission)
    told["taken"] = [one.id for one in CONTENT.missions[mission].objectives][:-1]

    assert refused(at_mission(**told), do("leave", "hulk")) == "exit-not-open"


@pytest.mark.parametrize("mission", ["M3", "M6"])
def test_two_missions_have_no_exit(mission: str):
    at = {places(mission)["4R.s4" if mission == "M3" else "4V.s6"]: "hulk"}

    assert refused(at_mission(mission, at), do("leave", "hulk")) == "no-exit"


def test_a_mission_may_be_won_in_the_round_in_which_a_hero_fell():
    """The loss is for the round's end, and the last goal came before. [facts 11, 10]"""
    zones = places("M6")
    moved = {zones["2V.s5"]: zones["4V.B"], zones["1V.s3"]: zones["4V.B"]}
    game = at_mission(
        "M6",
        {zones["4V.B"]: "hulk"},
        moved=moved,
        tokens={"hulk": ["green"]},
        eliminated=["wasp"],
    )
    play(game, do("overload", "hulk"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_the_others_play_on_in_the_round_in_which_a_hero_fell():
    game = at_mission(
        "M0",
        {"S1": "wasp", "S2": "hulk"},
        wounds={"wasp": 2},
        spawn=["20", "21"],
    )
    play(game, do("force-door", "wasp", door="B1-S1"), answers=["B1"])

    assert [one.survivor for one in events(game, "SurvivorEliminated")] == ["wasp"]
    assert game.table.outcome is None
    play(game, do("gain-power", "hulk"), ZombiePhase())
    assert game.table.outcome is not None
    assert game.table.outcome.reason == "hero-fell"
    assert seen(game).round == 1
