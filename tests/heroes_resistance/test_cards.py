"""What lies in the decks, and what each card brings. [heroes-resistance p. 2, 5, 11, 12, 15, 16]"""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.core.refusal import Refusal
from engine.games import load_content
from engine.heroes_resistance.entries import HeroesContent
from tests.heroes_resistance.city import QUIET, at_mission, city, opened, seen, state_of
from tests.table import ZombiePhase, do, drawn, events, play, refused

CONTENT = load_content("heroes-resistance", HeroesContent)
LEVELS = {"blue": 0, "yellow": 7, "orange": 19, "red": 43}
LINES = """
01 walker 1 2 4 6
02 walker 1 3 5 7
03 walker 2 3 4 6
04 walker 2 4 5 7
05 walker 3 4 6 8
06 walker 3 5 7 9
07 brute 0 1 2 3
08 brute 1 1 2 3
09 brute 1 2 3 4
10 runner 0 1 2 3
11 runner 1 2 3 4
12 runner 1 2 3 4
13 walker 1 2 4 6
14 walker 2 3 5 7
15 walker 2 4 6 8
16 walker 3 5 6 8
17 brute 0 1 2 3
18 brute 1 2 3 4
19 runner 0 1 2 3
20 runner 1 2 2 3
"""
BROUGHT = {
    card: (kind, dict(zip(LEVELS, map(int, counts), strict=True)))
    for card, kind, *counts in map(str.split, LINES.strip().splitlines())
}
RUSHES = {"13", "14", "15", "16", "17", "18", "19", "20"}
ACTIVATES = {"21": "walker", "22": "walker", "23": "brute", "24": "runner"}
LETTERS = {"walker": "W", "brute": "B", "runner": "R"}


def test_as_many_cards_and_figures_as_the_box_holds():
    kinds = Counter(one.rule for one in CONTENT.spawn_cards.values())
    figures = {one.id: one.figures for one in CONTENT.zombies.values() if not one.hero}

    assert kinds == {
        "spawn": 12,
        "rush": 8,
        "extra-activation": 4,
        "bystander": 2,
        "zombie-hero": 4,
    }
    assert figures == {"walker": 30, "brute": 10, "runner": 10}
    assert Counter({one.id: one.copies for one in CONTENT.traits.values()}).total() == 30
    assert (len(CONTENT.traits), {one.copies for one in CONTENT.traits.values()}) == (10, {3})
    assert (len(CONTENT.characters), len(CONTENT.bystanders)) == (6, 6)


def test_the_decks_of_a_game_hold_all_of_them():
    state = state_of(opened("M0"))

    assert sorted(state.spawn_deck) == sorted(CONTENT.spawn_cards)
    assert len(state.trait_deck) == 30
    assert len(state.hero_deck) == 3
    assert len(state.bystander_deck) + len(state.hidden) == 6


@pytest.mark.parametrize(
    ("kind", "actions", "toughness", "priority"),
    [("brute", 1, 2, 2), ("walker", 1, 1, 3), ("runner", 2, 1, 4)],
)
def test_each_kind_is_as_the_table_of_targets_says(
    kind: str, actions: int, toughness: int, priority: int
):
    one = CONTENT.zombies[kind]

    assert (one.actions, one.toughness, one.priority, one.xp) == (actions, toughness, priority, 1)


# ------------------------------------------------------------ thirty spawn cards


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", BROUGHT)
def test_a_card_brings_what_the_line_of_the_danger_level_says(card: str, level: str):
    kind, counts = BROUGHT[card]
    game = city("hulk | [s] .", xp={"hulk": LEVELS[level]}, spawn=[card])
    play(game, ZombiePhase())
    came = [(one.kind, one.count, one.zone) for one in events(game, "ZombiesSpawned")]

    assert came == ([(kind, counts[level], "B1")] if counts[level] else [])
    assert (CONTENT.spawn_cards[card].rule == "rush") == (card in RUSHES)


@pytest.mark.parametrize("card", sorted(RUSHES - {"17", "19"}))
def test_who_comes_by_a_rush_acts_at_once_with_all_actions(card: str):
    kind, counts = BROUGHT[card]
    game = play(city("hulk . . s", spawn=[card]), ZombiePhase())
    came = f"{counts['blue']}{LETTERS[kind]}"

    assert drawn(game) == (f"hulk {came} . s" if kind == "runner" else f"hulk . {came} s")


@pytest.mark.parametrize("card", [one for one in BROUGHT if one not in RUSHES | {"07", "10"}])
def test_who_comes_without_a_rush_waits(card: str):
    kind, counts = BROUGHT[card]
    game = play(city("hulk . . s", spawn=[card]), ZombiePhase())

    assert drawn(game) == f"hulk . . {counts['blue']}{LETTERS[kind]}+s"


@pytest.mark.parametrize(("card", "kind"), ACTIVATES.items())
def test_an_extra_activation_is_for_its_kind_alone_and_brings_nobody(card: str, kind: str):
    """With all the actions of the kind."""
    letter = LETTERS[kind]
    game = city(f"hulk . . . . . . 1{letter}+1C s", spawn=[card])
    play(game, ZombiePhase())
    steps = 2 * CONTENT.zombies[kind].actions

    left = [one.zone for one in events(game, "GroupWalked") if one.kind == kind]
    assert len(left) == steps
    assert len([one for one in events(game, "GroupWalked") if one.kind == "captain-america"]) == 2
    assert events(game, "ZombiesSpawned") == []


@pytest.mark.parametrize("card", ["25", "26"])
def test_a_bystander_in_danger_is_the_first_of_their_deck(card: str):
    game = city("hulk . . s", spawn=[card], bystander_deck=["okoye", "wong"])
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"okoye": "S4"}
    assert state_of(game).bystander_deck[-1] == "wong"


def test_a_bystander_in_danger_wakes_no_walkers_of_the_same_zone():
    game = city("hulk | [1W+s]", xp={"hulk": 7}, spawn=["25"], bystander_deck=["wong"])
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"wong": "B1"}
    assert events(game, "ZombiesAttacked") == []


@pytest.mark.parametrize("card", ["27", "28", "29", "30"])
def test_a_zombie_hero_is_the_first_of_their_deck(card: str):
    game = city("hulk . . s", spawn=[card], hero_deck=["iron-man", "doctor-strange"])
    play(game, ZombiePhase())

    assert drawn(game) == "hulk . . 1I+s"
    assert state_of(game).hero_deck[-1] == "doctor-strange"


# ------------------------------------------------------------ decks that run out


def test_an_empty_deck_of_spawn_cards_is_made_of_those_drawn():
    game = city("hulk . . s", spawn_deck=["01"], spawn_discard=["07"])
    play(game, ZombiePhase(), ZombiePhase())

    assert [one.deck for one in events(game, "DeckReshuffled")] == ["spawn"]


def test_an_empty_deck_of_bystanders_is_made_of_those_lost_who_were_not_really_dead():
    everybody = ["happy-hogan", "pepper-potts", "j-jonah-jameson", "sharon-carter", "wong"]
    held = dict(
        zip(["hulk", "wasp", "vision", "spider-man", "black-panther"], everybody, strict=True)
    )
    heroes = "hulk+wasp+vision+spider-man+black-panther"
    game = city(f"{heroes} . . s", held=held, spawn=["25"], deck_is_all=["bystander_deck"])
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"okoye": "S4"}
    assert [one.deck for one in events(game, "DeckReshuffled")] == ["bystander"]


def test_with_every_bystander_in_play_nobody_comes():
    """House."""
    people = dict.fromkeys(CONTENT.bystanders, "S1")
    game = play(city("hulk . . s", spawn=["25"], bystanders=people), ZombiePhase())

    assert events(game, "BystanderAppeared") == []


def test_an_empty_deck_of_traits_is_made_of_those_used():
    game = city("hulk wasp", traits={"hulk": ["inspiration"]}, deck_is_all=["trait_deck"])
    play(game, do("gain-trait", "hulk"))

    assert [one.deck for one in events(game, "DeckReshuffled")] == ["trait"]
    assert seen(game).trait_cards_left == 28


# ------------------------------------------------------------ setting up


@pytest.mark.parametrize("led", [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]])
def test_one_to_four_players_lead_four_heroes(led: list[int]):
    heroes = iter(CONTENT.characters)
    seats = {f"p{number}": [next(heroes) for _ in range(count)] for number, count in enumerate(led)}
    table = engine.open_table("heroes-resistance", mission="M0", seats=seats, seed="one")

    assert [one.id for one in table.view().survivors] == list(CONTENT.characters)[:4]


@pytest.mark.parametrize("led", [[3], [5], [2, 1], [1, 1, 1, 1, 1]])
def test_never_more_or_fewer_than_four_heroes_are_in_play(led: list[int]):
    heroes = iter(CONTENT.characters)
    seats = {f"p{number}": [next(heroes) for _ in range(count)] for number, count in enumerate(led)}
    with pytest.raises(Refusal, match="wrong-survivor-count"):
        engine.open_table("heroes-resistance", mission="M0", seats=seats, seed="one")


def test_everybody_begins_whole_blue_and_without_power_but_for_that_of_the_first_round():
    game = opened("M0")

    assert {(one.wounds, one.xp, one.level) for one in seen(game).survivors} == {(0, 0, "blue")}
    assert set(seen(game).power.values()) == {1}
    assert dict(seen(game).traits) == {}


@pytest.mark.parametrize("mission", [f"M{number}" for number in range(9)])
def test_printed_doors_begin_closed(mission: str):
    """But for those of M5's looted building."""
    count = 2 if mission == "M5" else 0

    assert len(seen(opened(mission)).open_doors) == count


# ------------------------------------------------------------ any order


def test_any_hero_may_act_first_and_ends_the_turn_before_the_next():
    seats = {"ann": ["hulk"], "bob": ["wasp"]}
    game = city("hulk wasp .", seats=seats, spawn=QUIET)
    assert set(game.table.acting) == {"ann", "bob"}
    play(game, do("move", "wasp", zone="S3"))

    assert game.table.acting == ("bob",)
    assert refused(game, do("gain-power", "hulk")) == "finish-first"
    play(game, do("end-turn", "wasp"))
    assert refused(game, do("gain-power", "wasp")) == "turn-is-over"
    play(game, do("end-turn", "hulk"))
    assert seen(game).round == 2


def test_a_hero_without_actions_may_still_leave():
    at = {"S2": "hulk+wasp+vision+spider-man"}
    taken = ["objective-1", "objective-2"]
    game = at_mission("M0", at, taken=taken, actions={"hulk": 0})
    state_of(game).rescued.append("wong")
    play(game, do("leave", "hulk"))

    assert game.survivor("hulk").escaped
