"""Setting up: survivors, decks, starting equipment, the first player. [zombicide #3]"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import engine
from engine.core.dice import Dice
from engine.core.referee import run
from engine.core.refusal import Refusal
from engine.family.cards import cards_of
from engine.family.files import Content
from engine.family.game import Game
from engine.family.setup import new_state, set_up, survivors_per_player
from engine.family.state import State
from engine.zombicide.booklet import ZOMBICIDE
from tests.playing import autopilot_step, give, opened, state_of, tutorial
from tests.renders.views import printed_cards

BOX = engine.load_content("zombicide")
SIX = ["amy", "doug", "josh", "ned", "phil", "wanda"]


def seated(survivors: list[str], *shares: int) -> dict[str, list[str]]:
    """Players `p0`, `p1`... who lead so many of them."""
    led = iter(survivors)
    return {f"p{seat}": [next(led) for _ in range(count)] for seat, count in enumerate(shares)}


def without_rules(survivors: list[str], seed: str = "box", box: Content = BOX) -> State:
    """The tutorial set up as a mission without special rules would be."""
    plain = box.missions["00"].model_copy(update={"rules": ()})
    content = replace(box, missions={"00": plain})
    each = 4 if len(survivors) == 4 else 1
    state = new_state(
        ZOMBICIDE, content, "00", seated(survivors, *[each] * (len(survivors) // each))
    )
    game = Game(ZOMBICIDE, content, state, ("p0",), Dice(seed, 0, "set-up"))
    run(set_up(game), [])
    return state


def kinds(cards: list[str]) -> list[str]:
    return sorted(BOX.cards[card] for card in cards)


# ------------------------------------------------------------ survivors


@pytest.mark.parametrize(("players", "survivors"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_how_many_survivors_a_player_leads(players: int, survivors: int):
    assert survivors_per_player(BOX, players) == survivors


def test_survivors_stand_on_the_start_zone_at_blue():
    view = tutorial("start").view()

    assert {one.zone for one in view.survivors} == {"B2"}
    assert {(one.xp, one.level, one.wounds) for one in view.survivors} == {(0, "blue", 0)}


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ({"ann": ["amy", "doug", "ned", "zoe"]}, "no-such-survivor"),
        ({"ann": ["amy", "doug"], "bob": ["amy", "ned"]}, "survivor-taken-twice"),
        ({"ann": ["amy", "doug", "ned", "josh"], "bob": []}, "seat-without-survivor"),
        ({"ann": ["amy", "doug", "ned"]}, "wrong-survivor-count"),
        ({"ann": SIX}, "other-shares"),
        ({"ann": SIX[:4], "bob": SIX[4:]}, "other-shares"),
        ({"ann": SIX[:2], "bob": SIX[2:4]}, "other-shares"),
        ({"ann": SIX[:2], "bob": SIX[2:3], "cleo": SIX[3:]}, "other-shares"),
        ({"a": SIX[:1], "b": SIX[1:2], "c": SIX[2:3], "d": SIX[3:5]}, "other-shares"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(seats: dict[str, list[str]], key: str):
    with pytest.raises(Refusal) as refusal:
        tutorial("refused", seats)

    assert refusal.value.key == key


@pytest.mark.parametrize(
    "shares", [(4,), (3, 3), (2, 2, 2), (1, 1, 1, 1), (1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 1)]
)
def test_every_share_of_the_rulebook_is_played(shares: tuple[int, ...]):
    """Rulebook #3, step 6."""
    assert len(tutorial("shares", seated(SIX, *shares)).view().survivors) == sum(shares)


def test_a_mission_for_more_survivors_shares_them_out_as_evenly_as_can_be():
    """House: the player who sat down first leads the odd ones. Mission 06 is for six survivors."""
    assert len(opened("06", "even", seated(SIX, 2, 2, 1, 1)).view().survivors) == 6
    for shares in ((2, 1, 2, 1), (3, 1, 1, 1), (1, 1, 1, 1)):
        with pytest.raises(Refusal):
            opened("06", "odd", seated(SIX, *shares))


def test_only_known_missions_are_played():
    with pytest.raises(Refusal) as refusal:
        engine.open_table("zombicide", mission="99", seats={"ann": SIX[:4]}, seed="x")

    assert refusal.value.key == "no-such-mission"


# ------------------------------------------------------------ decks


def test_what_is_set_aside_is_not_in_the_deck():
    """Rulebook #3, step 4."""
    state = without_rules(SIX[:4])
    aside = Counter(kinds(state.aside))

    assert aside == {"wounded": 6, "molotov": 2, "evil-twins": 1, "mas-shotgun": 1, "pan": 2}
    assert not set(kinds(state.equipment_deck)) & set(aside)


def test_the_draw_deck_has_one_card_less_with_phil_in_play():
    """facts 1, count check."""
    printed = printed_cards().deck
    assert len(without_rules(SIX[:4]).equipment_deck) == printed
    assert len(without_rules([*SIX[:3], "phil"]).equipment_deck) == printed - 1


def test_all_42_zombie_cards_are_shuffled():
    state = without_rules(SIX[:4])

    assert sorted(state.spawn_deck) == sorted(BOX.spawn_cards)
    assert len(state.spawn_deck) == 42
    assert state.spawn_deck != list(BOX.spawn_cards)


def test_another_seed_is_another_order():
    assert without_rules(SIX[:4], "a").spawn_deck != without_rules(SIX[:4], "b").spawn_deck


# ------------------------------------------------------------ starting equipment


def test_axe_crowbar_pistol_and_pans_are_dealt_one_each():
    state = without_rules([*SIX[:4], "wanda"])
    dealt = [cards_of(one) for one in state.survivors.values()]

    assert [len(cards) for cards in dealt] == [1] * 5
    assert kinds([cards[0] for cards in dealt]) == ["crowbar", "fire-axe", "pan", "pan", "pistol"]


def test_starting_equipment_is_dealt_at_random():
    """facts 6, Starter cards."""
    holders = {
        next(one.id for one in without_rules(SIX[:4], str(seed)).survivors.values()
             if kinds(cards_of(one)) == ["fire-axe"])
        for seed in range(30)
    }  # fmt: skip

    assert holders == set(SIX[:4])


def dealt_to_few(players: int, seed: int) -> list[list[str]]:
    """What each has at the start of mission 09, which one to three survivors play."""
    seats = {f"p{place}": [one] for place, one in enumerate(SIX[:players])}
    state = state_of(opened("09", str(seed), seats))
    return [kinds(cards_of(one)) for one in state.survivors.values()]


@pytest.mark.parametrize(("players", "fewest"), [(1, 3), (2, 1), (3, 1)])
def test_axe_crowbar_and_pistol_are_all_dealt_to_few_survivors_too(players: int, fewest: int):
    """Rulebook #3, step 9: each survivor has at least one card."""
    for seed in range(10):
        dealt = dealt_to_few(players, seed)

        everything = [kind for one in dealt for kind in one]
        assert sorted(everything) == ["crowbar", "fire-axe", "pistol"]
        assert min(len(one) for one in dealt) == fewest


def test_who_of_two_survivors_has_two_cards_is_random_and_which_too():
    found = {tuple(map(tuple, dealt_to_few(2, seed))) for seed in range(60)}

    assert {len(first) for first, _ in found} == {1, 2}
    assert len(found) == 6


def test_starts_with_pistol_comes_out_of_the_deck_besides_what_is_dealt():
    """facts 6, Starter cards: on top of the card dealt. `starts-with-pistol` is Phil's skill."""
    state = without_rules([*SIX[:3], "phil"])
    phil = state.survivors["phil"]
    held = kinds(cards_of(phil))

    assert BOX.characters["phil"].blue == "starts-with-pistol"
    assert len(held) == 2
    assert "pistol" in held
    assert kinds(state.equipment_deck).count("pistol") == 1


@pytest.mark.parametrize(
    "kind", [one.id for one in BOX.equipment.values() if one.in_deck and one.kind != "trap"]
)
def test_a_survivor_may_start_with_any_equipment_of_the_deck(kind: str):
    """#9, Starts with [Equipment]: there is such a skill for each card one can find."""
    sheet = BOX.characters["phil"].model_copy(update={"blue": f"starts-with-{kind}"})
    box = replace(BOX, characters={**BOX.characters, "phil": sheet})
    state = without_rules([*SIX[:3], "phil"], box=box)

    held = kinds(cards_of(state.survivors["phil"]))
    assert len(held) == 2
    assert kind in held
    assert kinds(state.equipment_deck).count(kind) == BOX.equipment[kind].in_deck - 1


def test_others_start_with_what_was_dealt_only():
    state = without_rules(SIX)

    assert {len(cards_of(one)) for one in state.survivors.values() if one.id != "phil"} == {1}
    assert kinds(state.equipment_deck).count("pistol") == 1


def test_with_fewer_cards_than_survivors_some_begin_with_empty_hands():
    """House: the tutorial keeps the three tools back, and the box has three pans."""
    state = state_of(tutorial("bare", seated(SIX, 3, 3)))
    held = [kinds(cards_of(one)) for one in state.survivors.values() if one.id != "phil"]

    pans = sum(cards == ["pan"] for cards in held)
    phil = kinds(cards_of(state.survivors["phil"]))
    assert pans + phil.count("pan") == 3
    assert phil.count("pistol") == 1


def test_setting_up_is_told_in_order():
    content = engine.load_content("zombicide")
    state = new_state(ZOMBICIDE, content, "00", {"ann": SIX[:4]})
    game = Game(ZOMBICIDE, content, state, ("ann",), Dice("told", 0, "set-up"))
    run(set_up(game), [])
    told = [type(one).__name__ for one in game.events]

    assert told == ["GameSetUp", "CardDealt", "CardDealt", "CardDealt", "RoundBegan"]


def test_everyone_may_play_at_once():
    table = tutorial("begin", {"ann": SIX[:4]})

    assert table.view().phase == "survivors"
    assert {one.actions for one in table.view().survivors} == {3}


def test_nothing_is_kept_from_one_game_to_the_next():
    """facts 6, Gear between missions."""
    table = tutorial("first game")
    while not table.outcome:
        give(table, *autopilot_step(table))
    assert any(one.xp or one.pack for one in table.view().survivors)

    again = tutorial("second game").view().survivors
    kept = {card.kind for one in again for card in (*one.hands, *one.pack) if card}
    assert {one.xp for one in again} == {0}
    assert kept == {"pan", "pistol"}, "a pistol is what Phil begins with"


# ------------------------------------------------------------ missions of the booklet


def test_every_number_of_the_booklet_is_a_mission_and_ours_say_so():
    """facts 0.4, ten missions and a tutorial: the text lacks 05 and 07, which are ours."""
    missions = BOX.missions

    assert list(missions) == [f"{number:02}" for number in range(11)]
    ours = [one.id for one in missions.values() if one.source.startswith("house")]
    assert ours == ["05", "07"]


def test_the_places_of_all_tokens_are_said_to_be_ours():
    """facts 0.6, the legends were lost with the pictures."""
    assert {one.layout_source.split(":")[0] for one in BOX.missions.values()} == {"house"}
