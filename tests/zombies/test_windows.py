"""When the others are asked for a card, and who is not. [zombies, Event cards]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.commands import (
    Fight,
    FinishTurn,
    PlayCard,
    RollMovement,
    UseItem,
    WaiveWindows,
    Walk,
)
from tests.zombies.town import Course, by, drawn, events, play, refused, reloaded, reply, town

STREET = "town-square straight@1"
HANDS = {"ann": ["skateboard"], "bo": ["shotgun"], "cleo": ["fear"]}


def rolling(**given: Any) -> Course:
    """Ann is to roll; no window of this turn was open yet."""
    settings: dict[str, Any] = {"hands": HANDS, "windows": (), "dice": [4, 4]}
    return town(STREET, "1E=ann+bo+cleo", step="roll", **{**settings, **given})


def asked(game: Course) -> list[tuple[str, str, str]]:
    return [(one.key, one.subject, one.seats[0]) for one in game.table.questions]


# ---------------------------------------------------------------- the two moments


def test_after_the_movement_roll_every_other_seat_is_asked():
    game = play(rolling(), RollMovement(), left_open=True)

    assert asked(game) == [("window", "walk", "bo"), ("window", "walk", "cleo")]
    assert game.table.questions[0].options == ("pass", "pass-turn", "pass-always")
    assert game.table.questions[0].default == "pass"


def test_the_roll_is_known_to_those_who_are_asked():
    game = play(rolling(), RollMovement(), left_open=True)

    assert (game.view.step, game.view.moves) == ("walk", 4)
    assert events(game, "MovementRolled")[0].die == 4


def test_they_answer_in_any_order_and_the_walk_begins():
    game = play(rolling(), RollMovement(), answers=[("cleo", "pass"), ("bo", "pass")])

    assert game.table.acting == ("ann",)


def test_before_the_first_fight_of_a_turn_too():
    squares = "1E=ann+Z 1B=bo 1D=cleo"
    game = town(STREET, squares, step="fight", dice=[5], hands=HANDS, windows=())
    play(game, Fight(), left_open=True)

    assert asked(game) == [("window", "fight", "bo"), ("window", "fight", "cleo")]
    assert events(game, "CombatRolled") == []


def test_not_before_the_second():
    squares = "1E=ann+Z 1F=Z 1B=bo 1D=cleo"
    game = town(STREET, squares, step="fight", dice=[5, 6, 5, 5], hands=HANDS, windows=())
    passing = [("bo", "pass"), ("cleo", "pass")]
    play(game, Fight(), RollMovement(), Walk(to="1F"), answers=[*passing, *passing])

    assert game.player("ann").trophies == 2


def test_a_walk_without_a_fight_asks_once():
    game = play(rolling(), RollMovement(), answers=[("bo", "pass"), ("cleo", "pass")])
    play(game, Walk(to="1F"))

    assert game.table.questions == ()


# ---------------------------------------------------------------- who is asked


def test_what_the_hands_hold_makes_no_difference():
    """Otherwise the question would give a hand away."""
    useless = play(rolling(), RollMovement(), left_open=True)
    useful = play(rolling(hands={**HANDS, "bo": ["brain-cramp"]}), RollMovement(), left_open=True)

    assert useless.table.questions == useful.table.questions


def test_who_has_no_card_is_not_asked():
    """How many cards a hand holds is open."""
    game = play(rolling(hands={"cleo": ["fear"]}), RollMovement(), left_open=True)

    assert asked(game) == [("window", "walk", "cleo")]


def test_who_has_played_its_card_is_not_asked():
    game = play(rolling(card_played=["bo"]), RollMovement(), left_open=True)

    assert asked(game) == [("window", "walk", "cleo")]


def test_who_plays_alone_is_asked_nothing():
    game = town(STREET, "1E=ann", step="roll", hands={"ann": ["fear"]}, windows=(), dice=[4])
    play(game, RollMovement())

    assert game.table.acting == ("ann",)


def test_a_table_that_plays_cards_in_ones_own_turn_has_no_windows():
    game = play(rolling(cards="own-turn"), RollMovement())

    assert game.table.acting == ("ann",)


# ---------------------------------------------------------------- passing


def test_to_pass_the_turn_passes_its_other_window_too():
    squares = "1E=ann 1F=Z 1B=bo 1D=cleo"
    game = town(STREET, squares, step="roll", dice=[4, 5], hands=HANDS, windows=())
    play(game, RollMovement(), answers=[("bo", "pass-turn"), ("cleo", "pass")])
    play(game, Walk(to="1F"), left_open=True)

    assert asked(game) == [("window", "fight", "cleo")]


def test_only_that_turn():
    game = town(STREET, "1E=ann+bo+cleo", step="discard", hands=HANDS, stack=[], passing=["ann"])
    play(game, FinishTurn(), RollMovement(), left_open=True)

    assert asked(game) == [("window", "walk", "cleo"), ("window", "walk", "ann")]


def test_the_fight_of_a_pawn_that_is_led_away_opens_none():
    """Only the fights of the seat whose turn it is are waited for."""
    squares, card = "1E=ann 1D=bo 1F=Z 2D=Z 2E=Z 1H=cleo", "where-did-everybody-go"
    hands = {**HANDS, "ann": [card, "chainsaw"]}
    game = town(STREET, squares, step="roll", hands=hands, windows=(), dice=[6, 6, 6])
    play(game, PlayCard(card=card, target="bo"))

    assert game.table.questions == ()
    assert game.player("bo").trophies == 3


def test_to_pass_for_good_is_kept_and_told():
    game = play(rolling(), RollMovement(), answers=[("bo", "pass-always"), ("cleo", "pass")])

    assert game.player("bo").waives
    assert [(one.seat, one.waives) for one in events(game, "WindowsWaived")] == [("bo", True)]


def test_who_waives_is_not_asked():
    game = play(rolling(waives=["bo", "cleo"]), RollMovement())

    assert game.table.acting == ("ann",)


def test_anyone_may_waive_and_be_asked_again_at_any_time():
    game = play(rolling(), by("cleo", WaiveWindows(waive=True)))
    assert game.player("cleo").waives
    assert refused(game, by("cleo", WaiveWindows(waive=True))) == "already-passes"

    play(game, by("cleo", WaiveWindows(waive=False)))
    assert not game.player("cleo").waives
    assert refused(game, by("cleo", WaiveWindows(waive=False))) == "already-asked"


def test_to_waive_while_asked_answers_the_question():
    game = play(rolling(), RollMovement(), left_open=True)
    reply(game, by("bo", WaiveWindows(waive=True)))

    assert asked(game) == [("window", "walk", "cleo")]


@pytest.mark.parametrize("given", [{"cards": "own-turn"}, {"alone": True}])
def test_there_is_nothing_to_waive_without_windows(given: dict[str, Any]):
    squares = "1E=ann" if given.pop("alone", False) else "1E=ann+bo"
    game = town(STREET, squares, **given)

    assert refused(game, by("ann", WaiveWindows(waive=True))) == "no-windows"


# ---------------------------------------------------------------- playing meanwhile


def test_a_card_is_played_while_the_window_is_open_and_no_answer_is_due_then():
    game = rolling(hands={**HANDS, "bo": ["brain-cramp", "fear"]})
    play(game, RollMovement(), left_open=True)
    reply(game, by("bo", PlayCard(card="brain-cramp", target="ann")))

    assert asked(game) == [("window", "walk", "cleo")]
    reply(game, "pass")
    assert game.table.acting == ("bo",)


def test_the_pawn_may_be_gone_when_the_window_closes():
    squares = "1D=ann+Z 1B=bo"
    hands = {"ann": ["skateboard"], "bo": ["bad-sense-of-direction", "fear"]}
    game = town(STREET, squares, step="fight", dice=[5], hands=hands, windows=())
    play(game, Fight(), left_open=True)
    reply(game, by("bo", PlayCard(card="bad-sense-of-direction", target="ann")))

    assert drawn(game) == "1B=bo 1D=Z 1E=ann"
    assert events(game, "CombatRolled") == []
    assert game.view.step == "roll"


def test_without_a_window_open_a_card_may_be_played_all_the_same():
    """At any time: rulebook, event cards."""
    game = rolling(hands={**HANDS, "bo": ["butter-fingers", "shotgun"]})
    play(game, by("bo", PlayCard(card="butter-fingers", target="cleo")))

    assert game.player("cleo").bullets == 1


def test_nobody_else_plays_in_a_turn_where_the_table_chose_so():
    game = rolling(cards="own-turn", hands={**HANDS, "bo": ["butter-fingers", "shotgun"]})

    command = by("bo", PlayCard(card="butter-fingers", target="cleo"))
    assert refused(game, command) == "cards-in-own-turn"


def own_turn_fight(**given: Any) -> Course:
    """A lost roll at a table where cards belong to one's own turn."""
    squares = "1E=ann 1F=Z 1B=bo"
    hands = {"ann": ["adrenaline-rush", "fear"], "bo": ["butter-fingers", "fear"]}
    given = {"step": "walk", "moves": 1, "dice": [2, 1], "cards": "own-turn"} | given
    game = town(STREET, squares, hands=hands, **given)
    return play(game, Walk(to="1F"), left_open=True)


def test_there_the_fighter_still_plays_in_its_own_fight():
    game = own_turn_fight()
    reply(game, by("ann", PlayCard(card="adrenaline-rush", use="fight")))

    assert game.player("ann").trophies == 1


def test_there_nobody_steps_into_it():
    game = own_turn_fight()

    command = by("bo", PlayCard(card="butter-fingers", target="ann"))
    assert refused(game, command) == "cards-in-own-turn"
    assert game.table.commands("bo") == []


def test_there_an_item_waits_for_the_own_turn_too():
    game = own_turn_fight(items={"bo": ["lots-of-ammo"]})

    assert refused(game, by("bo", UseItem(card="lots-of-ammo"))) == "not-your-turn"


def test_there_nobody_is_asked_so_there_is_nothing_to_pass():
    assert refused(own_turn_fight(), by("bo", WaiveWindows(waive=True))) == "no-windows"


def test_there_one_s_own_cards_wait_for_the_answer_of_another():
    """In Ann's own turn, while Bo mends his dice: it is the question that comes first."""
    hands = {"ann": ["not-dead"]}
    given = {"items": {"ann": ["lots-of-ammo"]}, "trophies": {"bo": 4}, "dice": [2, 5]}
    game = town(STREET, "1E=ann 1B=bo", cards="own-turn", hands=hands, **given)
    play(game, PlayCard(card="not-dead", target="bo"), left_open=True)

    assert refused(game, by("ann", UseItem(card="lots-of-ammo"))) == "question-first"
    assert game.table.commands("ann") == []


def test_other_commands_wait_for_the_answers():
    game = play(rolling(), RollMovement(), left_open=True)

    assert refused(game, by("ann", Walk(to="1F"))) == "question-first"


def test_a_restart_while_others_are_asked_changes_nothing():
    game = play(rolling(), RollMovement(), left_open=True)
    again = reloaded(game)
    for one in (game, again):
        reply(one, ("bo", "pass-turn"), ("cleo", "pass"))

    assert again.table.to_json() == game.table.to_json()
