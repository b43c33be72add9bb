"""The autopilot: sensible in plain positions, and it never sees more than its view."""

from __future__ import annotations

import pytest

import engine
from engine.core.command import Command
from engine.zombies.commands import (
    DiscardCard,
    Fight,
    HerdZombies,
    LayTile,
    PlayCard,
    RollMovement,
    StopWalking,
    UseItem,
    Walk,
)
from engine.zombies.mind import survival
from tests.zombies.playing import broken_invariants, give, opened
from tests.zombies.town import Course, by, play, state_in, town

STREET = "town-square straight@1"
LONG = "town-square straight@1 straight@1 straight@1"
FLIGHT = "town-square straight@1 helipad"
SHOP = "skate-shop\ntown-square"


def advised(game: Course, seat: str = "") -> Command | str | None:
    questions = game.table.questions
    return engine.autopilot(
        game.table, seat or (questions[0].seats[0] if questions else game.table.acting[0])
    )


# ---------------------------------------------------------------- chances


def test_without_a_spare_life_or_bullets_a_fight_is_a_coin():
    assert survival(1, 0, 0, 1) == 0.5
    assert survival(1, 0, 0, 2) == 0.25


def test_a_spare_life_is_a_second_throw():
    assert survival(2, 0, 0, 1) == 0.75


def test_three_bullets_win_any_single_fight():
    assert survival(1, 3, 0, 1) == 1
    assert survival(1, 2, 0, 1) == pytest.approx(5 / 6)


def test_with_three_to_add_no_fight_is_lost():
    assert survival(1, 0, 3, 9) == 1


# ---------------------------------------------------------------- walking


def test_it_walks_onto_the_helipad_when_it_can():
    game = town(FLIGHT, "2F=ann 1E=bo", step="walk", moves=2, roll=2)

    assert advised(game) == Walk(to="3E")


def test_it_comes_nearer_when_it_cannot():
    game = town(FLIGHT, "1E=ann 1D=bo", step="walk", moves=3, roll=3)

    assert advised(game) == Walk(to="2E")


def test_it_fetches_what_lies_about():
    game = town(LONG, "1E=ann 2E=L", step="walk", moves=3, roll=3)

    assert advised(game) == Walk(to="2E")


def test_it_fights_while_it_has_nothing_to_lose():
    game = town(STREET, "1F=ann 2D=Z", step="walk", moves=1, roll=1, life={"ann": 1})

    assert advised(game) == Walk(to="2D")


def test_with_many_trophies_and_one_life_it_does_not():
    game = town(
        STREET,
        "1F=ann 2D=Z",
        step="walk",
        moves=1,
        roll=1,
        life={"ann": 1},
        bullets={"ann": 0},
        trophies={"ann": 20},
    )

    assert advised(game) != Walk(to="2D")


def test_but_for_the_last_trophy_it_does():
    game = town(
        STREET,
        "1F=ann 2D=Z",
        step="walk",
        moves=1,
        roll=1,
        life={"ann": 1},
        bullets={"ann": 0},
        trophies={"ann": 24},
    )

    assert advised(game) == Walk(to="2D")


def test_it_stands_still_where_walking_brings_nothing():
    assert advised(town(STREET, "1E=ann", step="walk", moves=3, roll=3)) == StopWalking()


def test_for_a_cramped_opponent_it_chooses_the_worst():
    game = town(FLIGHT, "2F=ann 1E=bo", step="walk", moves=2, roll=2, mover="bo")

    advice = advised(game, "bo")
    assert isinstance(advice, Walk | StopWalking)
    assert advice != Walk(to="3E")


# ---------------------------------------------------------------- fights


def test_it_pays_the_cheap_way():
    """A three is one bullet short; a one is three, which is too much while lives are left."""
    game = town(STREET, "2D=ann+Z", step="fight", dice=[3])
    assert advised(play(game, Fight(), left_open=True)) == "bullets"

    game = town(STREET, "2D=ann+Z", step="fight", dice=[1], life={"ann": 5})
    assert advised(play(game, Fight(), left_open=True)) == "life"


def test_its_last_life_is_worth_all_bullets():
    game = town(STREET, "2D=ann+Z", step="fight", dice=[1], life={"ann": 1})

    assert advised(play(game, Fight(), left_open=True)) == "bullets"


def test_adrenaline_saves_the_last_life_of_a_hunter():
    game = town(
        STREET,
        "2D=ann+Z",
        step="fight",
        dice=[2],
        life={"ann": 1},
        bullets={"ann": 0},
        trophies={"ann": 9},
        hands={"ann": ["adrenaline-rush"]},
    )

    advice = advised(play(game, Fight(), left_open=True))

    assert advice == PlayCard(card="adrenaline-rush-1", use="fight")


# ---------------------------------------------------------------- cards and items


def test_it_lays_out_the_item_of_the_building_it_is_in():
    game = town(SHOP, "2B=ann 1E=bo", hands={"ann": ["skateboard"]})

    assert advised(game) == PlayCard(card="skateboard-1")


def test_it_takes_its_ammunition():
    game = town(STREET, "1E=ann", items={"ann": ["lots-of-ammo"]})

    assert advised(game) == UseItem(card="lots-of-ammo-1")


def test_hurt_it_rests():
    game = town(STREET, "1E=ann", hands={"ann": ["much-needed-rest"]}, life={"ann": 1})

    assert advised(game) == PlayCard(card="much-needed-rest-1")


def test_in_good_health_it_rolls():
    game = town(STREET, "1E=ann", hands={"ann": ["much-needed-rest"]}, life={"ann": 4})

    assert advised(game) == RollMovement()


def test_it_walks_out_past_the_last_zombies():
    game = town(
        FLIGHT,
        "2F=ann 3E=Z 3D=Z",
        step="walk",
        moves=2,
        roll=2,
        hands={"ann": ["alternate-food-source"]},
    )

    assert advised(game) == PlayCard(card="alternate-food-source-1")


def test_it_holds_back_who_is_about_to_escape():
    game = town(
        FLIGHT,
        "2E=ann 1E=bo",
        hands={"bo": ["brain-cramp"], "ann": ["shotgun"]},
        dice=[3],
        windows=(),
    )
    play(game, RollMovement(), left_open=True)

    assert advised(game, "bo") == PlayCard(card="brain-cramp-1", target="ann")


def test_otherwise_it_passes():
    game = town(LONG, "2E=ann 1E=bo", hands={"bo": ["brain-cramp"]}, dice=[3], windows=())
    play(game, RollMovement(), left_open=True)

    assert advised(game, "bo") == "pass"


def test_it_does_not_hold_back_the_one_who_is_behind():
    game = town(
        LONG,
        "1E=ann 1F=bo 1D=cy",
        step="discard",
        hands={"ann": ["fear"]},
        trophies={"bo": 2, "cy": 12},
    )

    assert advised(game) == PlayCard(card="fear-1", target="cy")


def test_it_changes_a_card_it_can_hardly_play():
    game = town(STREET, "1E=ann", step="discard", hands={"ann": ["molotov-cocktail"]})

    assert advised(game) == DiscardCard(card="molotov-cocktail-1")


# ---------------------------------------------------------------- tiles and zombies


def test_it_lays_a_building_near_itself_and_far_from_the_leader():
    game = town(f"straight@1 {LONG}", "2D=ann 5F=bo", drawn="hospital", trophies={"bo": 4})

    advice = advised(game)
    assert isinstance(advice, LayTile)
    assert advice.x < 0


def test_it_herds_zombies_to_the_leader():
    game = town(
        LONG,
        "1E=ann 1F=bo 1D=cy 3E=Z 4E=Z",
        step="zombies",
        herd=2,
        trophies={"bo": 2, "cy": 12},
    )

    assert advised(game) == HerdZombies(towards="cy")


# ---------------------------------------------------------------- what it knows


def test_it_knows_no_more_than_its_view():
    """Two tables that look alike to the seat get the same advice."""
    advice: list[Command | str | None] = []
    for hand in (["fear", "grenade"], ["brain-cramp", "adrenaline-rush"]):
        game = town(
            FLIGHT,
            "1E=ann 1F=bo 2E=Z",
            step="walk",
            moves=3,
            roll=3,
            hands={"bo": hand, "ann": ["shotgun"]},
        )
        state_in(game).deck.reverse()
        state_in(game).stack.reverse()
        advice.append(advised(game))

    assert advice[0] == advice[1]


def test_it_has_nothing_to_say_for_who_waits():
    game = town(STREET, "1E=ann 1F=bo", hands={"bo": ["zombie-master"]})

    assert advised(game, "bo") is None


@pytest.mark.parametrize("players", range(1, 7))
def test_it_plays_a_game_to_its_end(players: int):
    table = opened(f"autopilot {players}", players)
    for step in range(6000):
        if table.outcome:
            break
        seat = table.questions[0].seats[0] if table.questions else table.acting[0]
        advice = engine.autopilot(table, seat)
        assert advice is not None
        give(table, seat, advice)
        if step % 25 == 0:
            assert broken_invariants(table) == [], f"step {step}"

    assert table.outcome is not None


def test_it_answers_every_question_of_every_card():
    """Whatever is open, the advice is one of its options or a card that may be played."""
    for kind in ("all-overrun", "zombie-master", "it-gets-worse", "this-isnt-so-bad"):
        game = town(SHOP, "1E=ann 1F=bo 2B=Z", hands={"ann": [kind, "fear"]})
        play(game, by("ann", PlayCard(card=kind)), left_open=True)
        while game.table.questions:
            advice = advised(game)
            assert advice in game.table.questions[0].options
            give(game.table, "ann", advice)
