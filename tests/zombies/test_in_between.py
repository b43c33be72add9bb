"""Cards and items that come in the middle of something else. [zombies, Event cards]"""

from __future__ import annotations

import pytest

import engine
from engine.zombies.box import box
from engine.zombies.commands import Fight, LayTile, MoveZombie, PlayCard, UseItem, Walk
from tests.record import GAMES
from tests.zombies.record import in_anothers_fight
from tests.zombies.town import allowed, by, drawn, events, play, refused, reply, town

STREET = "town-square straight@1"
SHOP = "town-square drug-store@2"
KEPT = {"ann": ["fear"]}
"""A card in the hand keeps the turn from ending by itself."""


def test_marbles_stop_a_herd_on_its_way():
    game = town(
        STREET,
        "1E=ann 1B=bo 2D=Z 1H=Z",
        step="zombies",
        herd=2,
        items={"ann": ["all-the-marbles"]},
        hands=KEPT,
    )
    play(game, MoveZombie(zombie="2D", to="2E"), UseItem(card="all-the-marbles"))

    assert drawn(game) == "1B=bo 1E=ann 1H=Z 2E=Z"
    assert game.view.step == "discard"


def test_without_marbles_the_herd_goes_on():
    game = town(STREET, "1E=ann 1B=bo 2D=Z 1H=Z", step="zombies", herd=2, hands=KEPT)
    play(game, MoveZombie(zombie="2D", to="2E"))

    assert (game.view.step, game.view.herd) == ("zombies", 1)


def test_a_zombie_that_a_card_moves_has_not_its_move_again():
    """Different zombies. Ruling, facts 8."""
    hands = {"ann": ["this-isnt-so-bad", "fear"]}
    game = town(STREET, "1B=ann 1E=bo 1D=Z 2D=Z 2F=Z", step="zombies", herd=3, hands=hands)
    play(game, MoveZombie(zombie="2D", to="2E"))
    play(game, PlayCard(card="this-isnt-so-bad"), answers=["2E", "1F", "2F", "1H"])

    assert {one["zombie"] for one in allowed(game, "ann", "move-zombie")} == {"1D", "1H"}
    assert game.view.herded == ("1F",)


def test_a_zombie_that_only_a_card_moved_still_has_its_move():
    hands = {"ann": ["this-isnt-so-bad", "fear"]}
    game = town(STREET, "1B=ann 1E=bo 2D=Z 2F=Z", step="zombies", herd=3, hands=hands)
    play(game, PlayCard(card="this-isnt-so-bad"), answers=["2D", "1F", "1H"])

    assert {one["zombie"] for one in allowed(game, "ann", "move-zombie")} == {"1F", "1H"}


def test_a_grenade_under_ones_own_zombie_brings_its_token():
    """A token is taken once the zombie on it is dead. [zombies, Player movement]"""
    game = town(SHOP, "2H=ann+Z+B 1E=bo", items={"ann": ["grenade"]}, hands=KEPT)
    play(game, UseItem(card="grenade"))

    assert drawn(game) == "1E=bo 2H=ann"
    assert (game.player("ann").bullets, game.player("ann").trophies) == (4, 1)


def test_a_grenade_next_door_brings_no_token():
    game = town(SHOP, "2E=ann 2H=Z+B 1E=bo", items={"ann": ["grenade"]}, hands=KEPT)
    play(game, UseItem(card="grenade"))

    assert drawn(game) == "1E=bo 2E=ann 2H=B"
    assert events(game, "TokenTaken") == []


def test_who_dies_of_the_grenade_takes_nothing():
    game = town(SHOP, "2H=ann+Z+B 1E=bo", items={"ann": ["grenade"]}, hands=KEPT, life={"ann": 1})
    play(game, UseItem(card="grenade"))

    assert drawn(game) == "1E=ann+bo 2H=B"


def test_who_is_held_by_fear_is_not_sent_to_the_town_square_either():
    """By no means at all. facts 10.3, Fear."""
    hands = {"bo": ["bad-sense-of-direction"], "ann": ["fear"]}
    card = by("bo", PlayCard(card="bad-sense-of-direction", target="ann"))
    held = town(STREET, "2E=ann 1B=bo", step="discard", under={"ann": ["fear"]}, hands=hands)
    free = town(STREET, "2E=ann 1B=bo", step="discard", hands=hands)

    assert refused(held, card) == "target-held-by-fear"
    assert drawn(play(free, card)) == "1B=bo 1E=ann"


def test_a_walk_may_be_doubled_in_the_middle_of_a_fight_and_lifts_no_roll():
    hands = {"ann": ["adrenaline-rush", "fear"]}
    game = town(STREET, "1F=ann 2D=Z 1B=bo", step="walk", roll=3, moves=3, hands=hands, dice=[2])
    play(game, Walk(to="2D"), left_open=True)
    reply(game, by("ann", PlayCard(card="adrenaline-rush", use="movement")))

    assert game.table.questions[0].key == "lose-or-spend"
    assert (game.view.moves, game.view.fight.bonus if game.view.fight else None) == (5, 0)


def test_an_item_serves_in_ones_own_fight_in_anothers_turn():
    hands = {"ann": ["where-did-everybody-go", "fear"], "bo": ["fear"]}
    items = {"bo": ["lots-of-ammo"]}
    squares = "1B=ann 1E=bo 2F=Z"
    game = town(
        STREET, squares, step="discard", hands=hands, items=items, bullets={"bo": 0}, dice=[2]
    )
    card = PlayCard(card="where-did-everybody-go", target="bo")
    play(game, card, answers=[by("bo", UseItem(card="lots-of-ammo")), "bullets"])

    assert drawn(game) == "1B=ann 2F=bo"
    assert (game.player("bo").bullets, game.player("bo").trophies) == (1, 1)


# ---------------------------------------------------------------- what comes too early or too late


def test_zombie_master_needs_a_square_without_a_pawn():
    hands = {"ann": ["zombie-master", "fear"]}
    full = town("town-square", "1B=ann 1D=bo 1E=Z 1F=Z 1H=Z", step="discard", hands=hands)
    room = town("town-square", "1B=ann 1D=bo 1E=Z 1F=Z", step="discard", hands=hands)

    assert refused(full, PlayCard(card="zombie-master")) == "no-room-for-zombies"
    assert len(play(room, PlayCard(card="zombie-master")).view.zombies) == 3


def test_adrenaline_does_not_lift_a_roll_that_is_still_to_come():
    """While the others are asked before the fight, no die lies on the table yet."""
    hands = {"ann": ["adrenaline-rush"], "bo": ["fear"]}
    game = town(STREET, "1E=ann+Z 1B=bo", step="fight", hands=hands, windows=())
    play(game, Fight(), left_open=True)

    assert game.table.questions[0].key == "window"
    rush = by("ann", PlayCard(card="adrenaline-rush", use="fight"))
    assert refused(game, rush) == "no-fight-to-help"


def test_adrenaline_does_not_double_a_walk_that_is_over():
    hands = {"ann": ["adrenaline-rush"]}
    game = town(STREET, "1E=ann 1B=bo", step="discard", roll=4, hands=hands)
    rush = PlayCard(card="adrenaline-rush", use="movement")

    assert refused(game, rush) == "no-movement-roll"


def test_adrenaline_does_not_double_the_walk_of_another():
    hands = {"bo": ["adrenaline-rush"]}
    game = town(STREET, "1E=ann 1B=bo", step="walk", roll=4, moves=4, hands=hands)
    rush = by("bo", PlayCard(card="adrenaline-rush", use="movement"))

    assert refused(game, rush) == "no-movement-roll"


def test_without_fear_nobody_rests_once_the_walk_is_over():
    hands = {"ann": ["much-needed-rest", "fear"]}
    for step, herd in (("zombies", 1), ("discard", 0)):
        game = town(STREET, "1E=ann 1B=bo 2E=Z", step=step, herd=herd, hands=hands)
        rest = PlayCard(card="much-needed-rest")
        assert refused(game, rest) == "not-before-movement-roll"


def test_nobody_rests_in_anothers_turn():
    hands = {"ann": ["fear"], "bo": ["much-needed-rest"]}
    game = town(STREET, "1E=ann 1B=bo", step="discard", under={"ann": ["fear"]}, hands=hands)
    rest = by("bo", PlayCard(card="much-needed-rest"))

    assert refused(game, rest) == "not-before-movement-roll"


# ---------------------------------------------------------------- what the table is told


def test_ammunition_is_told():
    game = town(STREET, "1E=ann 1B=bo", items={"ann": ["lots-of-ammo"]}, hands=KEPT)
    play(game, UseItem(card="lots-of-ammo"))

    assert [(one.seat, one.count) for one in events(game, "BulletsGained")] == [("ann", 3)]


def test_a_grenade_tells_where_it_went_off_and_what_it_brought():
    game = town(SHOP, "2E=ann 2G=Z 2H=Z 1E=bo", items={"ann": ["grenade"]}, hands=KEPT)
    play(game, UseItem(card="grenade"))

    assert [(one.squares, one.trophies) for one in events(game, "ZombiesBurned")] == [
        (("2G", "2H"), 2)
    ]


def test_bullets_that_slip_away_are_told_with_whose_card_it_was():
    hands = {"ann": ["fear"], "bo": ["butter-fingers"]}
    game = town(STREET, "1E=ann 1B=bo", step="discard", hands=hands)
    play(game, by("bo", PlayCard(card="butter-fingers", target="ann")))

    told = [(one.seat, one.count, one.by) for one in events(game, "BulletsLost")]
    assert told == [("ann", 2, "bo")]


def test_bullets_that_mend_a_doubt_are_told():
    hands = {"ann": ["shotgun"], "bo": ["not-dead"]}
    game = town(
        STREET, "1E=ann 1B=bo", step="discard", hands=hands, trophies={"ann": 2}, dice=[3, 6]
    )
    play(game, by("bo", PlayCard(card="not-dead", target="ann")), answers=["bullets"])

    assert [(one.seat, one.count) for one in events(game, "BulletsSpent")] == [("ann", 1)]


def test_no_deck_is_made_where_there_are_no_cards():
    cards = [card for card in box().copies if card not in ("fear-1", "fear-2")]
    game = town(
        STREET,
        "1E=ann+Z 1B=bo",
        step="fight",
        dice=[6],
        items={"bo": cards},
        hands={"ann": ["fear"], "bo": ["fear"]},
    )
    play(game, Fight())

    assert events(game, "DeckReshuffled") == events(game, "CardsDrawn") == []


def test_a_cramp_between_roll_and_walk_is_told():
    hands = {"ann": ["fear"], "bo": ["brain-cramp"]}
    game = town(STREET, "1E=ann 1B=bo", step="walk", roll=4, moves=4, hands=hands)
    play(game, by("bo", PlayCard(card="brain-cramp", target="ann")))

    told = [(one.seat, one.kind, one.by) for one in events(game, "EffectBegan")]
    assert told == [("ann", "brain-cramp", "bo")]


# ---------------------------------------------------------------- what is listed


def test_a_card_is_listed_for_each_opponent_and_each_of_its_effects():
    hands = {"bo": ["fear", "zombie-master", "adrenaline-rush"]}
    squares = "1E=ann 1B=bo+Z 1D=cy"
    game = town(STREET, squares, step="walk", roll=3, moves=3, turn="bo", hands=hands)

    assert allowed(game, "bo", "play-card") == [
        {"card": "fear-1", "target": "cy"},
        {"card": "fear-1", "target": "ann"},
        {"card": "zombie-master-1"},
        {"card": "adrenaline-rush-1", "use": "movement"},
    ]


@pytest.mark.parametrize("answer", ["2A", "spread"])
def test_a_card_that_empties_the_box_while_a_tile_is_filled_leaves_none_for_it(answer: str):
    """Zombies are limited to the box. Ruling, facts 1."""
    game = town(
        "town-square",
        "1E=ann+bo+cleo+dan+eve",
        drawn="hospital",
        trophies={"bo": 24, "cleo": 24, "dan": 24, "eve": 24},
        hands={"bo": ["zombie-master"]},
    )
    assert game.view.pool == 4
    master = by("bo", PlayCard(card="zombie-master"))
    play(game, LayTile(x=0, y=-1, turn=0), answers=[master, ("bo", "spread"), answer, "spread"])

    assert game.view.zombies == ("1B", "1D", "1F", "1H")
    assert game.view.pool == 0


def test_a_table_is_kept_in_the_middle_of_a_card_in_anothers_fight():
    """It is loaded and played to its end with all the others that wait."""
    stored = (GAMES / "zombies-in-between.waiting.json").read_text(encoding="utf-8")

    assert in_anothers_fight(engine.load_table(stored))
