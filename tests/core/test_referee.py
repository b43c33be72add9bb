"""The referee and the table: questions, answers, restarts, interjections. [design, idea 1]"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from engine.core.refusal import DamagedGame, Refusal, StaleAnswer
from engine.core.table import Table
from tests.core.duel import Ballot, Block, Bow, Duel, State, Strike, Struck, View, duel, reloaded


def test_a_rule_stops_at_its_question_and_goes_on_with_the_answer():
    table = duel()
    told = table.play("ann", Strike(target="bob"))

    assert not told.finished
    assert table.question is not None
    assert (table.question.key, table.question.seats) == ("dodge", ("bob",))
    assert table.acting == ()

    told = table.answer("bob", "stand")

    assert told.finished
    assert [type(one) for one in told.events] == [Struck]
    assert table.question is None
    assert table.acting == ("bob",)


def test_what_was_told_before_the_question_is_not_told_again():
    table = duel()
    first = table.play("ann", Strike(target="bob"))
    second = table.answer("bob", "left")

    assert first.events == []
    assert len(second.events) == 1


def test_a_restart_before_the_answer_changes_nothing():
    whole, broken = duel(), duel()
    whole.play("ann", Strike(target="bob"))
    broken.play("ann", Strike(target="bob"))
    broken = reloaded(broken)

    assert broken.question == whole.question
    assert broken.moment == whole.moment
    assert broken.answer("bob", "right").events == whole.answer("bob", "right").events
    assert broken.to_json() == whole.to_json()


def test_an_interjection_is_resolved_and_the_question_made_anew():
    table = duel()
    table.play("ann", Strike(target="bob"))

    assert table.commands("cleo") == [Block(side="left"), Block(side="right")]
    table.play("cleo", Block(side="left"))

    assert table.question is not None
    assert table.question.options == ("right", "stand")
    with pytest.raises(StaleAnswer):
        table.answer("bob", "left")


def test_the_acting_seat_and_the_asked_seat_may_interject_too():
    table = duel()
    table.play("ann", Strike(target="bob"))
    table.play("bob", Block(side="left"))
    table.play("ann", Block(side="right"))

    # One side is left: no question any more, the strike is over.
    assert table.question is None
    assert table.acting == ("bob",)


def test_an_interjection_survives_a_restart():
    table = duel()
    table.play("ann", Strike(target="bob"))
    table.play("cleo", Block(side="left"))
    again = reloaded(table)

    assert again.question == table.question
    assert again.commands("cleo") == []
    assert again.to_json() == table.to_json()


def test_a_command_out_of_turn_is_refused_while_a_question_is_open():
    table = duel()
    table.play("ann", Strike(target="bob"))

    with pytest.raises(Refusal) as refused:
        table.play("cleo", Bow())
    assert refused.value.key == "question-first"


def test_several_seats_answer_their_own_question_in_any_order():
    table = duel()
    table.play("ann", Ballot())
    assert {question.seats for question in table.questions} == {("ann",), ("bob",), ("cleo",)}

    table.answer("cleo", "bob")
    assert [question.seats for question in table.questions] == [("ann",), ("bob",)]
    table = reloaded(table)
    table.answer("ann", "cleo")
    table.answer("bob", "bob")

    assert table.acting == ("bob",)


def test_a_second_answer_of_the_same_seat_is_refused():
    table = duel()
    table.play("ann", Ballot())
    table.answer("cleo", "bob")

    with pytest.raises(Refusal) as refused:
        table.answer("cleo", "ann")
    assert refused.value.key == "not-yours-to-answer"


def test_an_answer_to_nothing_is_stale():
    with pytest.raises(StaleAnswer):
        duel().answer("ann", "left")


def test_someone_else_cannot_answer():
    table = duel()
    table.play("ann", Strike(target="bob"))

    with pytest.raises(Refusal) as refused:
        table.answer("cleo", "left")
    assert refused.value.values == {"seats": ("bob",)}


def test_a_refused_command_changes_nothing():
    table = duel()
    before = table.to_json()

    with pytest.raises(Refusal):
        table.play("bob", Bow())
    with pytest.raises(Refusal):
        table.play("dan", Bow())
    assert table.to_json() == before


def test_stored_answers_that_no_longer_fit_give_the_command_back():
    table = duel()
    before = table.to_json()
    table.play("ann", Strike(target="bob"))
    stored = json.loads(table.to_json())
    stored["open"]["replies"] = [{"seat": "bob", "key": "duck", "option": "left"}]

    again = Table[State, View].restore(Duel(), json.dumps(stored))

    assert again.given_back == Strike(target="bob")
    assert again.question is None
    assert again.acting == ("ann",)
    assert again.to_json() == before


def test_answers_left_over_give_the_command_back_too():
    table = duel()
    table.play("ann", Strike(target="bob"))
    stored = json.loads(table.to_json())
    one = {"seat": "bob", "key": "dodge", "option": "left"}
    stored["open"]["replies"] = [one, one]

    assert Table[State, View].restore(Duel(), json.dumps(stored)).given_back


def test_the_end_comes_in_the_middle_of_a_rule():
    table = duel()
    for number in range(20):
        if table.outcome:
            break
        seat = table.acting[0]
        target = "bob" if seat != "bob" else "ann"
        table.play(seat, Strike(target=target))
        table.answer(target, "stand" if target == "bob" else "left")
        assert number < 19

    assert table.outcome is not None
    assert table.outcome.reason == "three-wounds"
    assert reloaded(table).outcome == table.outcome
    assert table.commands("ann") == []
    with pytest.raises(Refusal) as refused:
        table.play("ann", Bow())
    assert refused.value.key == "game-is-over"


# ------------------------------------------------------------ what is kept


def test_an_old_schema_is_migrated_and_a_newer_one_refused():
    stored = json.loads(duel().to_json())
    del stored["state"]["blockers"]
    stored["schema_"] = 1
    assert Table[State, View].restore(Duel(), json.dumps(stored)).acting == ("ann",)

    stored["schema_"] = 3
    with pytest.raises(DamagedGame):
        Table[State, View].restore(Duel(), json.dumps(stored))


SPOILT: dict[str, Callable[[str], str]] = {
    "cut short": lambda text: text[: len(text) // 2],
    "empty": lambda text: "",
    "no game": lambda text: "[]",
    "an unknown field": lambda text: text.replace('"turn"', '"turnip"'),
    "another format": lambda text: text.replace('"format": 1', '"format": 9'),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_damaged_game_says_so(how: str):
    with pytest.raises(DamagedGame):
        Table[State, View].restore(Duel(), SPOILT[how](duel().to_json()))
