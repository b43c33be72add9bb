"""Spawning: cards by danger level, special cards, the box that runs empty. [zombicide #7]"""

from __future__ import annotations

import pytest

from tests.table import ZombiePhase, drawn, events, play, state_in, street

NIGHT = ZombiePhase()


def spawned(card: str, xp: int = 0, **given: object) -> str:
    """What stands in the spawn zone after that card was drawn for it."""
    game = street("phil | [.] # s", spawn=[card], xp={"phil": xp}, **given)
    return drawn(play(game, NIGHT)).split()[-1]


# ------------------------------------------------------------ spawn zones


def test_every_spawn_zone_draws_a_card_in_the_same_order():
    game = street("phil | [.] # s s s", spawn=["02", "04", "03", "02"])
    play(game, NIGHT)

    assert drawn(game) == "phil | [.] # 1W+s 2W+s 1W+s"
    assert [one.zone for one in events(game, "SpawnCardDrawn")] == ["S2", "S3", "S4"]


def test_a_card_is_read_at_the_danger_level():
    """Card 01: nothing, 2 runners, 2 runners, 5 walkers."""
    assert [spawned("01", xp) for xp in (6, 7, 18, 19, 42, 43)] == [
        "s",
        "2R+s",
        "2R+s",
        "2R+s",
        "2R+s",
        "5W+s",
    ]


def test_the_most_experienced_survivor_sets_the_level():
    game = street("phil+wanda | [.] # s", spawn=["01"], xp={"phil": 5, "wanda": 12})

    assert drawn(play(game, NIGHT)).endswith("2R+s")


def test_the_level_falls_when_the_most_experienced_is_eliminated():
    """facts 6, Level up: the level falls if the top survivor dies."""
    game = street("phil # wanda+1W s", spawn=["01"], xp={"wanda": 12}, wounds={"wanda": 1})
    assert game.table.view().danger == "yellow"
    play(game, NIGHT)

    assert game.table.view().danger == "blue"
    assert drawn(game) == "phil # 1W s"


def test_zombies_that_come_do_not_act_in_that_turn():
    game = play(street("phil+s", spawn=["04"]), NIGHT)

    assert drawn(game) == "phil+2W+s"
    assert game.survivor("phil").wounds == 0


# ------------------------------------------------------------ fatties and the abomination


def test_every_fatty_brings_two_walkers():
    """facts 4, Fatty spawn."""
    assert spawned("12") == "2W+1F+s"
    assert spawned("05", xp=19) == "4W+2F+s"


def test_the_abomination_comes_alone():
    assert spawned("36") == "1A+s"


def test_a_second_abomination_is_a_fatty_with_its_walkers():
    """facts 4, Second Abomination drawn."""
    game = street("phil | [.] # 1A+1n # s", spawn=["36"])
    play(game, NIGHT)

    assert drawn(game).endswith("# 2W+1F+s")
    assert [one.kind for one in events(game, "AbominationReplaced")] == ["fatty"]


def test_a_killed_abomination_may_come_again():
    assert spawned("36", supply={"abomination": 1}) == "1A+s"


# ------------------------------------------------------------ the deck


def test_the_deck_is_made_anew_when_it_is_empty():
    game = street("phil | [.] # s")
    state = state_in(game)
    state.spawn_deck, state.spawn_discard = [], list(state.spawn_deck)
    before = list(state.spawn_discard)
    play(game, NIGHT)

    assert [one.deck for one in events(game, "DeckReshuffled")] == ["spawn"]
    assert (len(state_in(game).spawn_deck), len(state_in(game).spawn_discard)) == (41, 1)
    assert state_in(game).spawn_deck != before[:-1]


def test_the_last_card_is_drawn_before_the_deck_is_made_anew():
    game = street("phil | [.] # s")
    state_in(game).spawn_deck = ["02"]
    play(game, NIGHT)

    assert events(game, "DeckReshuffled") == []


# ------------------------------------------------------------ extra activations


def test_an_extra_activation_brings_nobody():
    assert spawned("37", xp=7) == "s"


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("37", "phil . 1R 1F 1W . . s"),
        ("38", "phil . 1R 1F 1W . . s"),
        ("39", "phil . 1R+1F . . 1W . s"),
        ("40", "phil+1R . . 1F . 1W . s"),
    ],
)
def test_an_extra_activation_is_for_all_zombies_of_its_kind(card: str, after: str):
    game = street("phil . . . 1R+1F . 1W s", spawn=[card], xp={"phil": 7})

    assert drawn(play(game, NIGHT)) == after


def test_an_extra_activation_does_nothing_at_blue():
    game = street("phil . . 1W . s", spawn=["37"], xp={"phil": 6})

    assert drawn(play(game, NIGHT)) == "phil . 1W . . s"
    assert events(game, "ExtraActivation") == []


def test_an_extra_activation_is_for_those_just_placed_too():
    """facts 6, Extra activation card: even the ones just placed."""
    game = street("phil . . s s", spawn=["04", "37"], xp={"phil": 7})

    assert drawn(play(game, NIGHT)) == "phil . 3W s s"


# ------------------------------------------------------------ too few figures


def test_too_few_figures_are_placed_and_the_kind_acts_once_more():
    """facts 4, Too few figures."""
    game = street("phil . . 1W s", spawn=["04"], supply={"walker": 1})
    play(game, NIGHT)

    assert drawn(game) == "phil 1W . 1W s"
    assert [(one.kind, one.missing) for one in events(game, "FiguresShort")] == [("walker", 1)]


def test_with_no_figure_left_the_kind_still_acts():
    game = street("phil . . 1W s", spawn=["04"], supply={"walker": 0})

    assert drawn(play(game, NIGHT)) == "phil 1W . . s"


def test_just_enough_figures_are_no_shortage():
    game = street("phil . . 1W . s", spawn=["04"], supply={"walker": 2})

    assert drawn(play(game, NIGHT)) == "phil . 1W . . 2W+s"


def test_many_missing_figures_are_one_activation():
    """facts 6, Shortage of several figures: once, as the rulebook words it."""
    game = street("phil . . . . 1W s", spawn=["31"], xp={"phil": 43}, supply={"walker": 0})
    play(game, NIGHT)

    assert [one.missing for one in events(game, "FiguresShort")] == [8]
    assert drawn(game) == "phil . . 1W . . s"


def test_a_shortage_acts_even_at_blue():
    game = street("phil . . 1W s", spawn=["02"], supply={"walker": 0}, xp={"phil": 0})
    play(game, NIGHT)

    assert [one.reason for one in events(game, "ExtraActivation")] == ["shortage"]


def test_missing_escorts_activate_the_walkers():
    """facts 6, Shortage of figures: a fatty lacking its escort activates walkers."""
    game = street("phil . . 1W+1F s", spawn=["12"], supply={"walker": 1})
    play(game, NIGHT)

    assert drawn(game) == "phil 1W 1F 1W 1F+s"
    assert [one.kind for one in events(game, "ExtraActivation")] == ["walker"]


def test_a_fatty_that_cannot_come_brings_no_walkers():
    """House: a fatty comes with two walkers, so one that does not come brings none."""
    game = street("phil . . 1W+1F s", spawn=["12"], supply={"fatty": 0})
    play(game, NIGHT)

    assert drawn(game) == "phil 1F 1W . s"
    assert [one.kind for one in events(game, "ExtraActivation")] == ["fatty"]


def test_an_abomination_replaced_without_fatties_activates_the_fatties():
    game = street("phil . . 1F+1A s", spawn=["36"], supply={"fatty": 0})
    play(game, NIGHT)

    assert drawn(game) == "phil 1F 1A . s"


def test_a_shortage_on_several_manholes_is_one_activation():
    game = street("phil o o 1W . s", spawn=["41"], xp={"phil": 7}, supply={"walker": 1})
    play(game, NIGHT)

    assert [one.reason for one in events(game, "ExtraActivation")] == ["shortage"]
