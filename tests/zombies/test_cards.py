"""Event cards: when they may be played, how many, and what happens to the deck."""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.box import box
from engine.zombies.cards import CARDS
from engine.zombies.commands import DiscardCard, Fight, FinishTurn, PlayCard, Walk
from engine.zombies.items import USES
from tests.zombies.town import (
    Course,
    allowed,
    by,
    drawn,
    events,
    held,
    play,
    refused,
    reloaded,
    reply,
    state_in,
    town,
)

STREET = "town-square straight@1"
LONG = "town-square straight@1 straight@1 straight@1"
MASTER = PlayCard(card="zombie-master")


def test_every_title_of_the_deck_has_its_rule():
    assert set(CARDS) == {one.effect for one in box().cards.values()}
    assert sum(card.copies for card in box().cards.values()) == 50


def test_every_item_is_used_or_works_by_itself():
    every = {card.effect for card in box().cards.values() if card.sort == "item"}

    assert every - set(USES) == {"lying-weapon", "adds-to-roll", "saves-life"}


# ---------------------------------------------------------------- one card a turn


def test_a_card_leaves_the_hand_for_the_discard_pile():
    game = town(STREET, "1E=ann 1F=bo", hands={"ann": ["fear", "zombie-master"]})

    play(game, PlayCard(card="fear", target="bo"))

    assert held(game, "ann") == ["zombie-master"]
    assert state_in(game).discard == ["fear-1"]


def test_one_card_from_the_own_turn_to_the_next():
    game = town(STREET, "1E=ann 1F=bo", hands={"ann": ["fear", "shotgun"]})

    play(game, PlayCard(card="fear", target="bo"))

    assert refused(game, PlayCard(card="shotgun")) == "one-card-a-turn"
    assert allowed(game, "ann", "play-card") == []


def test_the_next_own_turn_brings_the_next_card():
    game = town(
        STREET,
        "1E=ann",
        hands={"ann": ["shotgun"]},
        card_played=["ann"],
        step="discard",
        stack=[],
    )

    play(game, FinishTurn(), PlayCard(card="shotgun"))

    assert [card.kind for card in game.player("ann").items] == ["shotgun"]


def test_each_player_has_a_card_of_its_own():
    game = town(STREET, "1E=ann 1F=bo", hands={"ann": ["shotgun"], "bo": ["fear"]})

    play(game, PlayCard(card="shotgun"), by("bo", PlayCard(card="fear", target="ann")))

    assert game.player("ann").card_played
    assert game.player("bo").card_played


def test_only_cards_in_the_own_hand_are_played():
    game = town(STREET, "1E=ann 1F=bo", hands={"bo": ["zombie-master"]})

    assert refused(game, PlayCard(card="zombie-master-1")) == "no-such-card-in-hand"
    assert refused(game, PlayCard(card="nothing at all")) == "no-such-card-in-hand"


@pytest.mark.parametrize("step", ["roll", "walk", "zombies", "discard"])
def test_cards_are_played_at_any_time(step: str):
    game = town(
        LONG,
        "1E=ann 1F=bo 4F=Z",
        hands={"ann": ["fear"], "bo": ["zombie-master"]},
        step=step,
        roll=3,
        moves=3,
        herd=1,
    )

    play(game, by("bo", MASTER), answers=[("bo", "spread")])

    assert len(game.view.zombies) == 6


def test_after_the_discard_the_turn_is_over_and_the_card_with_it():
    """Facts #9: nothing more is played in that turn."""
    game = town(STREET, "1E=ann 1F=bo", hands={"ann": ["fear", "shotgun"]}, step="discard")

    play(game, DiscardCard(card="fear"))

    assert game.view.turn == "bo"
    assert held(game, "ann") == ["shotgun"]


# ---------------------------------------------------------------- at tables without windows


def own_turn(**given: Any) -> Course:
    return town(
        LONG,
        "2E=ann+Z 1E=bo",
        cards="own-turn",
        hands={"ann": ["zombie-master"], "bo": ["this-isnt-so-bad"]},
        **given,
    )


def test_cards_belong_to_the_own_turn_there():
    game = own_turn(step="roll")

    assert refused(game, by("bo", PlayCard(card="this-isnt-so-bad"))) == "cards-in-own-turn"
    assert allowed(game, "bo", "play-card") == []


def test_nobody_steps_into_a_fight_there():
    game = own_turn(step="fight", dice=[1])
    play(game, Fight(), left_open=True)

    assert refused(game, by("bo", PlayCard(card="this-isnt-so-bad"))) == "cards-in-own-turn"
    assert game.table.commands("bo") == []


def test_the_fighter_may_play_there():
    game = own_turn(step="fight", dice=[1, 4])

    play(game, Fight(), answers=[by("ann", MASTER), "spread", "life"])

    assert len(game.view.zombies) == 5


# ---------------------------------------------------------------- in another's fight


def fight(**given: Any) -> Course:
    """Ann has lost a roll, and is asked what it costs her."""
    hands = {"ann": ["adrenaline-rush"], "bo": ["this-isnt-so-bad"], "cy": ["zombie-master"]}
    game = town(LONG, "2E=ann+Z 1E=bo 1D=cy", hands=hands, step="fight", dice=[2, 6], **given)
    return play(game, Fight(), left_open=True)


def test_a_card_comes_into_anothers_fight():
    game = reply(fight(), by("bo", PlayCard(card="this-isnt-so-bad")), "4F")

    assert game.player("ann").trophies == 0
    assert drawn(game) == "1D=cy 1E=bo 2E=ann 4F=Z"
    assert game.view.step == "roll"


def test_a_restart_in_the_middle_of_that_card_changes_nothing():
    game = reply(fight(), by("bo", PlayCard(card="this-isnt-so-bad")))
    assert game.table.questions[0].key == "which-square"

    again = reply(reloaded(game), "4F")
    reply(game, "4F")

    assert again.table.to_json() == game.table.to_json()
    assert drawn(again) == "1D=cy 1E=bo 2E=ann 4F=Z"


def test_of_two_cards_at_once_the_later_is_resolved_first():
    """Cy plays into Bo's card: the new zombie is one that Bo may move. [facts #9]"""
    game = reply(
        fight(),
        by("bo", PlayCard(card="this-isnt-so-bad")),
        by("cy", MASTER),
        ("cy", "3E"),
        ("cy", "spread"),
    )

    assert [one.kind for one in events(game, "CardPlayed")] == ["this-isnt-so-bad", "zombie-master"]
    assert game.table.questions[0].key == "which-square"
    assert "3E" not in game.table.questions[0].options

    reply(game, ("bo", "4F"), ("bo", "3E"), ("bo", "2E"))

    assert drawn(game).split()[-1] == "4F=Z"
    assert "2E=ann+Z" in drawn(game)


def test_the_fight_goes_on_when_the_zombie_is_back():
    """Bo's second zombie takes the place of the first; the lost roll is still to be paid."""
    game = reply(fight(), by("bo", PlayCard(card="this-isnt-so-bad")), by("cy", MASTER))
    reply(game, ("cy", "3E"), ("cy", "spread"), ("bo", "4F"), ("bo", "3E"), ("bo", "2E"))

    assert game.table.questions[0].key == "lose-or-spend"
    assert game.table.questions[0].seats == ("ann",)


def test_every_restart_on_the_way_gives_the_same_game():
    steps: list[Any] = [
        by("bo", PlayCard(card="this-isnt-so-bad")),
        by("cy", MASTER),
        ("cy", "3E"),
        ("cy", "spread"),
        ("bo", "4F"),
        ("bo", "3E"),
        ("bo", "4D"),
    ]
    straight, restarted = fight(), fight()
    for step in steps:
        reply(straight, step)
        restarted = reply(reloaded(restarted), step)

    assert restarted.table.to_json() == straight.table.to_json()


def test_a_pawn_is_led_away_from_its_own_fight_into_another():
    game = town(
        LONG,
        "1F=ann+Z 1D=bo 3D=Z",
        hands={"ann": ["fear"], "bo": ["where-did-everybody-go"]},
        step="fight",
        dice=[1, 5],
    )
    play(game, Fight(), left_open=True)

    reply(game, by("bo", PlayCard(card="where-did-everybody-go", target="ann")))

    assert [one.square for one in events(game, "CombatRolled")] == ["1F", "3D"]
    assert drawn(game) == "1D=bo 1F=Z 3E=ann"
    assert state_in(game).fight is None


def test_a_question_of_a_card_falls_away_with_what_it_asked_for():
    """Bo dies before Ann has chosen an item of his: nothing is left to lose."""
    game = town(
        LONG,
        "1E=ann 1F=bo 1D=cy 2E=Z",
        hands={"ann": ["butter-fingers", "fear"], "cy": ["where-did-everybody-go"]},
        items={"bo": ["skateboard", "fire-axe"]},
        bullets={"bo": 0},
        life={"bo": 1},
        dice=[1],
    )
    play(game, PlayCard(card="butter-fingers", target="bo"), left_open=True)
    assert game.table.questions[0].options == ("skateboard-1", "fire-axe-1")

    reply(game, by("cy", PlayCard(card="where-did-everybody-go", target="bo")))

    assert game.table.questions == ()
    assert events(game, "ItemTaken") == []
    assert len(events(game, "PlayerDied")) == 1


# ---------------------------------------------------------------- the deck


def test_hands_are_filled_to_three_and_no_more():
    game = town(
        STREET,
        "2D=ann+Z",
        step="fight",
        hands={"ann": ["fear"]},
        deck=["brain-cramp", "shotgun", "grenade"],
        dice=[4],
    )

    play(game, Fight())

    assert held(game, "ann") == ["fear", "brain-cramp", "shotgun"]


def test_a_full_hand_draws_nothing():
    game = town(
        STREET, "2D=ann+Z", step="fight", hands={"ann": ["fear", "shotgun", "grenade"]}, dice=[4]
    )

    play(game, Fight())

    assert events(game, "CardsDrawn") == []


def test_others_learn_how_many_were_drawn_but_not_which():
    game = town(STREET, "2D=ann+Z 1E=bo", step="fight", dice=[4])

    play(game, Fight())

    assert [one.count for one in events(game, "CardsDrawn")] == [3]
    assert [one.only_for for one in events(game, "CardsSeen")] == [("ann",)]


def test_an_empty_deck_is_made_of_the_discards():
    """Facts #9: publisher's answers."""
    game = town(STREET, "2D=ann+Z", step="fight", deck=["fear"], deck_is_all=True, dice=[4])

    play(game, Fight())

    assert held(game, "ann")[0] == "fear"
    assert game.player("ann").cards == 3
    assert state_in(game).discard == []
    assert len(state_in(game).deck) == 50 - 3


def test_when_every_card_is_held_the_hand_stays_short():
    game = town(STREET, "2D=ann+Z 1E=bo", step="fight", dice=[4])
    state = state_in(game)
    state.players["bo"].hand, state.deck = state.deck, []

    play(game, Fight())

    assert game.player("ann").cards == 0


# ---------------------------------------------------------------- secrets


def test_two_tables_alike_but_for_hands_ask_and_show_the_same():
    """What can be seen must not tell which cards are held."""
    tables = [
        town(
            LONG,
            "1F=ann 2D=Z 1E=bo",
            hands={"ann": hand[:2], "bo": hand[2:]},
            step="walk",
            moves=3,
            roll=3,
            dice=[2, 6],
            windows=(),
        )
        for hand in (
            ["adrenaline-rush", "alternate-food-source", "this-isnt-so-bad", "brain-cramp"],
            ["chainsaw", "grenade", "fire-axe", "lots-of-ammo"],
        )
    ]
    for game in tables:
        play(game, Walk(to="2D"), answers=[("bo", "pass")], left_open=True)

    one, other = tables
    assert one.table.questions == other.table.questions
    assert one.table.acting == other.table.acting
    assert one.table.view() == other.table.view()
