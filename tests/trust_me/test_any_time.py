"""What comes while somebody is asked: orders, a sniper. [trust-me #6, #15]"""

from __future__ import annotations

from typing import Literal

import pytest

from engine.core.refusal import Refusal
from engine.trust_me.commands import (
    CallSniper,
    StandingOrder,
    Wait,
)
from engine.trust_me.events import (
    Attacked,
    TargetSpent,
)
from tests.trust_me.city import City, city, play, reply
from tests.trust_me.playing import loaded
from tests.trust_me.test_markers import GUNS, aimed


def test_a_sniper_may_be_called_after_the_shot_too():
    """Case 8, the other way round: before Ann goes on with her action."""
    held = {**GUNS, "bob": {"left": "handgun-2", "melee": "walkie-talkie-1"}}
    game = aimed([1, 4, 4, 12, 12, 6, 1, 1], held=held, homes={"bob": (0, 300)})
    play(game, Wait(), "shoot-left")
    assert game.asked == "still-do-it"
    game.events += game.table.play("bob", CallSniper(slot="melee", seat="ann")).events
    reply(game, "stride", "go-on")

    assert [one.weapon for one in game.told(Attacked)] == ["handgun", "sniper"]
    assert game.player("ann").harm == {"stride": "wound"}


def test_who_is_killed_before_going_on_does_nothing():
    held = {**GUNS, "bob": {"left": "handgun-2", "melee": "walkie-talkie-1"}}
    game = aimed(
        [1, 4, 4, 12, 12, 6, 1, 1], held=held, homes={"bob": (0, 300)},
        harm={"ann": {"melee": "wound", "green": "wound"}},
    )  # fmt: skip
    play(game, Wait(), "shoot-left")
    game.events += game.table.play("bob", CallSniper(slot="melee", seat="ann")).events

    assert game.player("ann").place == "dead"
    assert game.asked == ""
    assert game.table.acting == ("bob",)


def test_nobody_is_shot_while_another_question_is_open():
    """A wound is being laid, a token held up: the shot comes before or after."""
    held = {**GUNS, "bob": {"left": "handgun-2", "melee": "walkie-talkie-1"}}
    game = play(aimed([], held=held, homes={"bob": (0, 300)}), Wait())
    assert game.asked == "react"

    with pytest.raises(Refusal, match="question-first"):
        game.table.play("bob", CallSniper(slot="melee", seat="ann"))


def test_who_has_nothing_left_of_its_recovery_after_a_shot_chooses_again():
    """Everybody gets back all Action tokens or one Fatigue. [#8, #12]"""
    tired = {"melee": "fatigue", "green": "fatigue"}
    game = city(
        ann=(560, 300), bob=(300, 560), cleo=(560, 100), homes={"cleo": (600, 300)},
        held={"cleo": {"left": "walkie-talkie-1"}}, noise=(0, 0), dice=[6, 1, 1, 1, 1],
        actions={"ann": tired, "bob": {**tired, "hidden": "action"},
                 "cleo": {**tired, "hidden": "fatigue"}},
    )  # fmt: skip
    play(game, Wait())
    game.table.answer("ann", "action")
    game.table.play("cleo", CallSniper(slot="left", seat="ann"))
    game.table.answer("ann", "fatigue")
    game.table.answer("cleo", "stride")
    assert game.player("ann").actions == {**tired, "stride": "fatigue"}

    assert {one.seats for one in game.table.questions} == {("ann",), ("bob",), ("cleo",)}
    for seat, said in (("ann", "stride"), ("bob", "action"), ("cleo", "hidden")):
        game.table.answer(seat, said)
    assert game.player("ann").actions == tired


@pytest.mark.parametrize(
    ("order", "spent"),
    [(StandingOrder(order="shoot"), True), (StandingOrder(order="pass"), False)],
)
def test_an_order_given_while_its_owner_is_asked_is_the_answer(order: StandingOrder, spent: bool):
    game = play(aimed([1, 4, 4, 12]), Wait())
    told = game.table.play("bob", order)

    assert game.asked != "react"
    assert any(isinstance(one, TargetSpent) for one in told.events) == spent


@pytest.mark.parametrize("order", ["shoot", "pass"])
def test_a_table_stored_after_an_order_in_mid_question_goes_on_as_it_was(
    order: Literal["shoot", "pass"],
):
    game = play(aimed(None), Wait())
    game.table.play("cleo", StandingOrder(order="pass"))
    game.table.play("bob", StandingOrder(order=order))
    again = City(loaded(game.table.to_json()))

    assert again.table.questions == game.table.questions
    assert again.state == game.state


def test_to_be_asked_is_no_answer():
    game = play(aimed([]), Wait())
    with pytest.raises(Refusal, match="ordered-already"):
        game.table.play("bob", StandingOrder(order="ask"))

    assert game.asked == "react"


def test_an_order_may_be_given_while_somebody_is_asked():
    game = play(aimed([]), Wait())
    game.table.play("cleo", StandingOrder(order="pass"))
    reply(game, "pass")

    assert game.player("cleo").orders == "pass"
