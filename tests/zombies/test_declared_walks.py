"""A walk is declared before it is walked, and the others are asked once. [house]"""

from __future__ import annotations

from typing import Any

from engine.zombies.commands import (
    Fight,
    PlayCard,
    RollMovement,
    Walk,
)
from tests.zombies.brisk import HANDS, brisk
from tests.zombies.town import (
    Course,
    by,
    drawn,
    events,
    play,
    reloaded,
    reply,
)


def walking(**given: Any) -> Course:
    """Ann may walk four squares; Bo and Cleo have cards and were not asked yet."""
    squares = "1E=ann 2E=Z 1D=bo 1H=cleo"
    usual: dict[str, Any] = {"waives": [], "windows": (), "hands": HANDS, "roll": 4, "moves": 4}
    return brisk(squares=squares, step="walk", dice=[6, 6, 6, 6], **(usual | given))


def asked(game: Course) -> list[str]:
    return [one.seats[0] for one in game.table.questions if one.key == "window"]


def test_the_roll_opens_no_window():
    game = brisk(step="roll", hands=HANDS, waives=[], windows=(), dice=[3])
    play(game, RollMovement())

    assert game.table.questions == ()


def test_the_others_are_asked_when_a_walk_is_declared_and_know_where_to():
    game = play(walking(), Walk(to="2F"), left_open=True)

    assert asked(game) == ["bo", "cleo"]
    (told,) = events(game, "WalkDeclared")
    assert (told.seat, told.to, told.squares, told.fights) == ("ann", "2F", 4, 1)
    assert drawn(game).startswith("1D=bo 1E=ann")


def test_they_are_asked_once_the_fights_of_the_walk_open_no_other():
    game = play(walking(), Walk(to="2F"), answers=[("bo", "pass"), ("cleo", "pass")])

    assert game.player("ann").trophies == 1
    assert "2F=ann" in drawn(game)


def test_nor_does_the_next_leg():
    game = play(walking(), Walk(to="1F"), answers=[("bo", "pass"), ("cleo", "pass")])
    play(game, Walk(to="2F"))

    assert "2F=ann" in drawn(game)


def test_nor_a_fight_at_the_beginning_of_a_turn():
    squares = "1E=ann+Z 1D=bo"
    game = brisk(squares=squares, step="fight", hands=HANDS, waives=[], windows=(), dice=[6])
    play(game, Fight())

    assert game.player("ann").trophies == 1


def test_nor_do_the_fights_of_a_walker_who_takes_every_step():
    walk = walking(by_hand=["ann"])
    game = play(walk, Walk(to="2F"), answers=[("bo", "pass"), ("cleo", "pass")])

    assert game.player("ann").trophies == 1
    assert "2F=ann" in drawn(game)


def test_who_holds_only_an_item_or_has_played_a_card_is_not_asked():
    """Neither could step in, and all can see that."""
    given: dict[str, Any] = {"hands": {"bo": ["fear"]}, "card_played": ["bo"]}
    given |= {"items": {"cleo": ["shotgun"]}}
    game = play(walking(**given), Walk(to="2F"))

    assert events(game, "WalkDeclared") == []
    assert "2F=ann" in drawn(game)


def test_of_two_who_hold_a_card_only_who_may_still_play_it_is_asked():
    game = play(walking(card_played=["bo"]), Walk(to="2F"), left_open=True)

    assert asked(game) == ["cleo"]


def test_where_nobody_is_asked_nothing_is_declared():
    game = play(walking(waives=["bo", "cleo"]), Walk(to="1F"))

    assert events(game, "WalkDeclared") == []
    assert "1F=ann" in drawn(game)


def test_a_card_that_changes_nothing_of_it_does_not_stop_it():
    game = play(walking(hands={**HANDS, "bo": ["fear"]}), Walk(to="1F"), left_open=True)
    reply(game, by("bo", PlayCard(card="fear", target="cleo")), ("cleo", "pass"))

    assert "1F=ann" in drawn(game)


def test_a_zombie_set_in_its_way_leaves_the_walker_to_decide_anew():
    """A walk is walked as it was declared, or declared again."""
    game = play(walking(), Walk(to="1F"), left_open=True)
    reply(game, by("bo", PlayCard(card="zombie-master")), ("bo", "1F"), ("bo", "spread"))
    reply(game, ("cleo", "pass"))

    assert (game.view.step, game.view.moves) == ("walk", 4)
    assert "1E=ann" in drawn(game)
    play(game, Walk(to="1F"))
    assert "1F=ann" in drawn(game)


def test_a_pawn_sent_elsewhere_is_led_anew():
    squares = "2D=ann 1D=bo"
    hands = {"bo": ["bad-sense-of-direction"]}
    given: dict[str, Any] = {"waives": [], "windows": (), "roll": 2, "moves": 2, "hands": hands}
    game = play(brisk(squares=squares, step="walk", **given), Walk(to="2E"), left_open=True)
    reply(game, by("bo", PlayCard(card="bad-sense-of-direction", target="ann")))

    assert game.view.step == "walk"
    assert drawn(game) == "1D=bo 1E=ann"


def test_a_brain_cramp_gives_the_declared_walk_to_who_played_it():
    hands = {**HANDS, "bo": ["brain-cramp"]}
    game = play(walking(hands=hands), Walk(to="1F"), left_open=True)
    reply(game, by("bo", PlayCard(card="brain-cramp", target="ann")), ("cleo", "pass"))

    assert game.table.acting == ("bo",)
    assert "1E=ann" in drawn(game)
    play(game, by("bo", Walk(to="1B")))
    assert "1B=ann" in drawn(game)


def test_who_dies_while_it_is_open_walks_no_more():
    """Led into a zombie by a card, the pawn is back on the square from which it would have set
    out, and the very same way lies before it."""
    hands = {**HANDS, "bo": ["where-did-everybody-go"]}
    given: dict[str, Any] = {"waives": ["cleo"], "windows": (), "roll": 4, "moves": 4}
    given |= {"life": {"ann": 1}, "bullets": {"ann": 0}, "card_played": ["ann"], "hands": hands}
    squares = "1E=ann 1D=bo 1H=cleo 1F=Z"
    game = brisk("town-square straight@1 straight@1", squares, step="walk", dice=[1, 1], **given)
    play(game, Walk(to="1B"), left_open=True)
    reply(game, by("bo", PlayCard(card="where-did-everybody-go", target="ann")))

    assert game.player("ann").fallen
    assert "1E=ann" in drawn(game)
    assert game.view.step != "walk"


def test_a_restart_while_the_others_are_asked_changes_nothing():
    game = play(walking(), Walk(to="2F"), left_open=True)
    again = reloaded(game)
    for one in (game, again):
        reply(one, ("bo", "pass-turn"), ("cleo", "pass"))

    assert again.table.to_json() == game.table.to_json()
