"""Special rules of missions M2 to M4, each by its name. [heroes-resistance p. 22 to 30]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.family.scenario import Course
from engine.heroes_resistance.commands import Rescue
from tests.heroes_resistance.city import (
    FAR_OFF,
    QUIET,
    at_mission,
    city,
    door,
    opened,
    places,
    seen,
    state_of,
)
from tests.table import ZombiePhase, allowed, do, drawn, events, play, refused

NO_RETURN = [{"name": "no-return"}]
ANNIHILATE = [{"name": "take-objectives"}, {"name": "annihilate"}]
BOOM = [{"name": "explosives", "parameters": {"colours": ["blue", "green"]}}]
RED = [{"id": "red-1", "zone": "S1", "colour": "red", "xp": 5}]
OUT_OF_GAME = {"walker": 30, "brute": 10, "runner": 10}
HEROES_GONE = {"captain-america": 1, "iron-man": 1, "doctor-strange": 1, "scarlet-witch": 1}


# ------------------------------------------------------------ M2


def test_portes_scellees_red_doors_are_never_opened():
    zones = places("M2")
    red = do("force-door", "hulk", door=door("M2", "3V.A", "3V.s1"))
    game = at_mission("M2", {zones["3V.s1"]: "hulk"}, taken=["blue", "green"])

    assert refused(game, red) == "door-sealed"
    assert allowed(game, "hulk", "force-door") == []
    assert red.fields["door"] in seen(game).locked_doors


@pytest.mark.parametrize(
    ("key", "sides"), [("blue", ("3V.B", "3V.s5")), ("green", ("4V.A", "4V.s1"))]
)
def test_la_bonne_cle_pour_la_bonne_porte(key: str, sides: tuple[str, str]):
    zones, other = places("M2"), {"blue": "green", "green": "blue"}[key]
    opening = do("force-door", "hulk", door=door("M2", *sides))
    shut = at_mission("M2", {zones[sides[1]]: "hulk"}, taken=[other])
    free = at_mission("M2", {zones[sides[1]]: "hulk"}, taken=[key], spawn=["07", "10"])

    assert refused(shut, opening) == "door-locked"
    rooms = ["H1"] if key == "green" else []
    play(free, opening, answers=rooms)
    assert opening.fields["door"] in seen(free).open_doors


def test_travail_d_enquete_each_objective_brings_five():
    game = at_mission("M2", {places("M2")["2V.A"]: "hulk"})
    play(game, do("take-objective", "hulk", objective="objective-3"))

    assert game.survivor("hulk").xp == 5


def test_evasion_all_out_by_a_room_win_without_every_objective():
    out = places("M2")["4V.B"]
    game = at_mission("M2", {out: "hulk+wasp+vision+spider-man"})
    play(game, *(do("leave", one) for one in ("hulk", "wasp", "vision")))
    assert game.table.outcome is None
    play(game, do("leave", "spider-man"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


# ------------------------------------------------------------ M3, M5, M6, M7: coloured objectives


@pytest.mark.parametrize("mission", ["M3", "M5", "M6", "M7"])
def test_coloured_objectives_lie_face_down_anywhere_among_the_red(mission: str):
    found = set[tuple[str, ...]]()
    for number in range(12):
        game = opened(mission, seed=str(number))
        beneath = state_of(game).beneath
        assert sorted(beneath.values()) == ["blue", "green"]
        assert {one.colour for one in seen(game).objectives} == {"hidden"}
        found.add(tuple(sorted(beneath, key=beneath.__getitem__)))
    assert len(found) > 5


def test_a_colour_turns_up_when_its_objective_is_taken():
    game = at_mission("M7", {places("M7")["4R.A"]: "hulk"}, beneath={"objective-2": "blue"})
    play(game, do("take-objective", "hulk", objective="objective-1"))

    assert [one.colour for one in events(game, "ColourTurnedUp")] == ["red"]
    colours = {one.id: one.colour for one in seen(game).objectives}
    assert (colours["objective-1"], colours["objective-2"]) == ("red", "hidden")


# ------------------------------------------------------------ M3


def test_preparation_each_objective_brings_five_whatever_its_colour():
    zone = places("M3")["1R.D"]
    for beneath in ({}, {"objective-1": "blue"}):
        game = at_mission("M3", {zone: "hulk"}, beneath=beneath)
        play(game, do("take-objective", "hulk", objective="objective-1"))
        assert game.survivor("hulk").xp == 5


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_que_la_fete_commence_a_spawn_zone_wakes_with_the_objective_of_its_colour(colour: str):
    zone = places("M3")["1R.D"]
    game = at_mission("M3", {zone: "hulk"}, beneath={"objective-1": colour}, spawn=QUIET)
    awake = {one.colour: one.active for one in seen(game).spawns}
    assert (awake["red"], awake["blue"], awake["green"]) == (True, False, False)
    play(game, do("take-objective", "hulk", objective="objective-1"))
    other = {"blue": "green", "green": "blue"}[colour]

    awake = {one.colour: one.active for one in seen(game).spawns}
    assert (awake[colour], awake[other]) == (True, False)
    play(game, ZombiePhase())
    assert len(events(game, "SpawnCardDrawn")) == 3


def test_a_sleeping_spawn_zone_draws_no_card():
    game = at_mission("M3", {places("M3")["1R.s4"]: "hulk"}, spawn=QUIET)
    play(game, ZombiePhase())

    assert len(events(game, "SpawnCardDrawn")) == 2


def test_souvenirs_de_stark_who_takes_one_keeps_an_explosive():
    zone = places("M3")["1R.D"]
    blue = at_mission("M3", {zone: "hulk"}, beneath={"objective-1": "blue"})
    red = at_mission("M3", {zone: "hulk"})
    for game in (blue, red):
        play(game, do("take-objective", "hulk", objective="objective-1"))

    assert dict(seen(blue).tokens) == {"hulk": ("blue",)}
    assert dict(seen(red).tokens) == {}
    assert refused(red, do("place-explosive", "hulk")) == "no-explosive"


def test_an_explosive_takes_everybody_in_its_zone_when_the_round_ends_and_nobody_gains_by_it():
    game = city(
        "hulk+1B+1C . wasp",
        rules=BOOM,
        victory=FAR_OFF,
        tokens={"hulk": ["blue"]},
        bystanders={"happy-hogan": "S1"},
        traits={"wasp": ["soar"]},
    )
    play(game, do("place-explosive", "hulk"))
    assert (game.survivor("hulk").actions, seen(game).charges) == (2, ("S1",))
    play(game, ZombiePhase(), answers=["hulk", "hulk", "hulk"])

    assert drawn(game) == ". . wasp"
    assert {one.kind for one in events(game, "EnemiesBlownUp")} == {"brute", "captain-america"}
    assert game.survivor("hulk").xp == 0
    assert [one.bystander for one in events(game, "BystanderDevoured")] == ["happy-hogan"]
    assert game.table.outcome is not None
    assert game.table.outcome.reason == "hero-fell"


def test_an_explosive_spares_the_zones_beside_it():
    game = city("hulk . | [1B]", rules=BOOM, victory=FAR_OFF, tokens={"hulk": ["green"]})
    play(game, do("place-explosive", "hulk"), do("move", "hulk", zone="S2"), ZombiePhase())

    assert drawn(game) == ". hulk | [1B]"
    assert seen(game).charges == ()
    assert events(game, "ExplosiveBlew")[0].zone == "S1"


def test_a_hero_who_fell_before_loses_the_game_before_anything_blows_up():
    game = city(
        "wasp+1W hulk", wounds={"wasp": 2}, charges=["S1"], victory=ANNIHILATE, objectives=RED
    )
    play(game, ZombiePhase(), answers=[])

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "hero-fell"
    assert events(game, "ExplosiveBlew") == []


def safe_zone(
    drawing: str,
    *,
    rules: Sequence[dict[str, Any]] = NO_RETURN,
    taken: Sequence[str] = ("red-1",),
    **given: Any,
) -> Course:
    """The drawn city under the rules of M3, its red objective taken."""
    return city(drawing, rules=rules, taken=taken, objectives=RED, victory=ANNIHILATE, **given)


def test_repit_temporaire_once_both_red_objectives_are_taken_nobody_comes_back():
    blow = do("attack", "hulk", card="smash", zone="S1")
    for taken, left in (([], {}), (["red-1"], {"walker": 2})):
        game = safe_zone("hulk+2W wasp", taken=taken, dice=[4, 4, 1, 1])
        play(game, blow)
        assert state_of(game).removed == left


def test_a_card_for_a_kind_of_which_nobody_is_left_is_ignored_and_another_drawn():
    game = safe_zone("hulk . . . s", removed={"brute": 10}, spawn=["09", "23", "18", "01"])
    play(game, ZombiePhase())

    assert [one.card for one in events(game, "CardIgnored")] == ["09", "23", "18"]
    assert drawn(game) == "hulk . . . 1W+s"


def test_a_card_for_a_kind_that_is_all_on_the_board_makes_it_act_once_more():
    game = safe_zone("hulk . . . . 1B s", removed={"brute": 9}, spawn=["09"])
    play(game, ZombiePhase())

    assert events(game, "CardIgnored") == []
    assert [one.reason for one in events(game, "ExtraActivation")] == ["shortage"]
    assert drawn(game) == "hulk . . 1B . . s"


def test_zombie_heroes_that_are_gone_are_in_no_deck_again():
    game = safe_zone("hulk . . . s", removed=HEROES_GONE, spawn=["27", "01"])
    state_of(game).hero_deck.clear()
    play(game, ZombiePhase())

    assert [one.card for one in events(game, "CardIgnored")] == ["27"]


def test_annihilation_is_won_with_the_last_enemy_and_not_before():
    left = {**OUT_OF_GAME, "walker": 29, **HEROES_GONE}
    for gone, won in ((left, True), ({**left, "runner": 9}, False)):
        game = safe_zone("hulk+1W wasp", removed=gone, dice=[4, 1, 1, 1])
        play(game, do("attack", "hulk", card="smash", zone="S1"))
        assert (game.table.outcome is not None) == won


def test_annihilation_by_an_explosive_wins_even_if_a_hero_falls_with_the_last():
    game = safe_zone(
        "hulk+1W wasp",
        rules=[*NO_RETURN, *BOOM],
        charges=["S1"],
        removed={**OUT_OF_GAME, "walker": 29, **HEROES_GONE},
    )
    play(game, ZombiePhase(), answers=[])

    assert game.table.outcome is not None
    assert game.table.outcome.won


@pytest.mark.parametrize("charges", [["S1", "S3"], ["S3", "S1"]])
def test_explosives_go_off_together_and_no_enemy_outlives_the_last_hero(charges: list[str]):
    game = safe_zone(
        "hulk . [.] | 1W",
        rules=[*NO_RETURN, *BOOM],
        charges=charges,
        removed={**OUT_OF_GAME, "walker": 29, **HEROES_GONE},
    )
    play(game, ZombiePhase())

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_nobody_reaches_the_exit_while_others_blow_up_who_blows_up_there():
    """[M3] Wasp's fall leaves only Hulk, on the exit, but the explosive there goes off as well."""
    game = city(
        "hulk wasp",
        rules=BOOM,
        charges=["S2", "S1"],
        exit="S1",
        victory=[{"name": "escape", "who": "remaining"}],
    )
    play(game, ZombiePhase())

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "hero-fell"


def test_ennemis_jures_four_zombie_heroes_are_in_the_deck():
    assert sorted(state_of(opened("M3")).hero_deck) == sorted(HEROES_GONE)


# ------------------------------------------------------------ M4


def escorted(seed: str = "one") -> Course:
    game = opened("M4", seed=seed)
    while game.table.questions:
        game.answer(game.table.questions[0].options[-1])
    return game


def test_surpris_a_decouvert_a_hero_at_random_begins_in_the_open():
    zones, apart = places("M4"), set[str]()
    for number in range(40):
        game = opened("M4", seed=str(number))
        here = {one.id: one.zone for one in seen(game).survivors}
        (alone,) = [one for one, zone in here.items() if zone == zones["1V.s5"]]
        assert [zone for zone in here.values() if zone == zones["2R.D"]] == [zones["2R.D"]] * 3
        apart.add(alone)
    assert apart == {"hulk", "wasp", "vision", "spider-man"}


def test_mission_d_escorte_two_others_hold_the_cards_and_have_no_power():
    game = escorted()
    held = dict(seen(game).held)
    together = [one.id for one in seen(game).survivors if one.zone == places("M4")["2R.D"]]

    assert sorted(held.values()) == ["j-jonah-jameson", "pepper-potts"]
    assert set(held) < set(together)
    assert set(seen(game).power.values()) == {1}
    assert not {"pepper-potts", "j-jonah-jameson"} & set(state_of(game).hidden.values())


def test_who_is_with_no_hero_and_hides_nowhere_waits_in_the_deck():
    state = state_of(escorted())
    others = {"happy-hogan", "okoye", "sharon-carter", "wong"}

    assert sorted([*state.bystander_deck, *state.hidden.values()]) == sorted(others)


def test_nous_devons_les_proteger_a_sacrifice_loses_at_once():
    game = at_mission(
        "M4", {"S13": "hulk+1W"}, held={"hulk": "pepper-potts"}, spawn=QUIET, wounds={"hulk": 4}
    )
    game.let_zombies_come()
    game.answer("sacrifice")

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "precious-lost"
    assert events(game, "SpawnCardDrawn") == []


def test_nous_devons_les_proteger_who_keeps_another_card_loses_too():
    held = {"hulk": "j-jonah-jameson"}
    game = at_mission("M4", {"S13": "hulk"}, held=held, bystanders={"wong": "S13"})
    game.give(Rescue(survivor="hulk", bystander="wong"))
    assert game.table.questions[0].default == "j-jonah-jameson"
    game.answer("wong")

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "precious-lost"


def test_other_bystanders_may_be_lost_in_m4():
    game = at_mission("M4", {"S13": "hulk+1W"}, held={"hulk": "wong"}, spawn=QUIET)
    play(game, ZombiePhase(), answers=["sacrifice"])

    assert game.table.outcome is None


def test_muree_the_blue_door_is_never_opened():
    zones = places("M4")
    game = at_mission("M4", {zones["2R.B"]: "hulk"})
    opening = do("force-door", "hulk", door=door("M4", "2R.B", "2R.s3"))

    assert refused(game, opening) == "door-sealed"
    other = at_mission("M4", {zones["2R.D"]: "hulk"})
    play(other, do("force-door", "hulk", door=door("M4", "2R.D", "2R.s4")))
    assert len(seen(other).open_doors) == 1


def test_the_building_in_which_they_begin_brings_no_cards():
    game = escorted()
    mine = next(one for one in seen(game).survivors if one.zone == places("M4")["2R.D"])
    play(game, do("force-door", mine.id, door=door("M4", "2R.D", "2R.s4")))

    assert events(game, "SpawnCardDrawn") == []


def test_rendez_vous_needs_both_companions():
    out = places("M4")["3V.s1"]
    both = {"hulk": "pepper-potts", "wasp": "j-jonah-jameson"}
    one = {"hulk": "pepper-potts"}

    assert refused(at_mission("M4", {out: "hulk+wasp"}, held=one), do("leave", "hulk")) == (
        "exit-not-open"
    )
    game = at_mission("M4", {out: "hulk+wasp"}, held=both)
    play(game, do("leave", "hulk"), do("leave", "wasp"))
    assert game.table.outcome is not None
    assert game.table.outcome.won
