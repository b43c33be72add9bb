"""Standing answers: what is not asked, what is, and what an order does to an open question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest

from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.trust_me.commands import Drop, Fight, Search, Shoot, StandingOrder, Wait
from engine.trust_me.standing import MATTERS, ORDERS, USUAL, order_of
from tests.play_questions import play as play_games
from tests.playing import autopilot_step
from tests.record import GAMES
from tests.trust_me.city import City, city, play
from tests.trust_me.playing import TrustTable, give, loaded, opened

BLADE = {"left": "shiv-1"}
GUN = {"right": "handgun-1"}


def alone(**told: object) -> City:
    """Ann and Bob stand far from each other."""
    return city(ann=(300, 300), bob=(20, 20), **told)  # type: ignore[arg-type]


def ordered(seat: str = "ann", **orders: str) -> dict[str, dict[str, str]]:
    return {seat: orders}


# ---------------------------------------------------------------- when a game begins


def test_a_new_game_begins_with_the_usual_answers_and_asks_about_the_target_marker():
    table = opened("begins", 3)

    for seat in table.seats:
        own = next(one for one in table.view(seat).players if one.seat == seat)
        assert own.standing == USUAL
        assert own.orders == "ask"
    assert {*ORDERS} == {*USUAL, "aim"}
    assert {one for each in MATTERS.values() for one in each} == {*ORDERS}


def test_nobody_else_sees_them():
    table = opened("begins", 3)
    seen = [one.standing for one in table.view("ann").players if one.seat != "ann"]

    assert seen == [{}, {}]
    assert all(not one.standing for one in table.view().players)


def stored(name: str) -> TrustTable:
    return loaded((GAMES / f"trust-me-{name}.waiting.json").read_text(encoding="utf-8"))


def test_a_game_of_schema_2_still_asks_for_charms_in_the_roll_for_the_first_player():
    table = stored("charm-first")
    assert table.question
    assert (table.question.key, table.question.subject) == ("spend-charm", "first")
    asked = 0
    while table.question and table.question.key == "spend-charm":
        asked += 1
        give(table, table.question.seats[0], "keep")

    assert asked == 3
    assert table.given_back is None
    assert all(not one.standing for one in table.consult(lambda state: state.players).values())


def test_a_game_of_schema_2_goes_on_asking_for_cells():
    table = stored("slip")
    asked: set[str] = set()
    while not table.outcome and len(asked) < 6:
        asked |= {one.key for one in table.questions}
        give(table, *autopilot_step(table))

    assert {"which-cell", "shift", "recover", "spend-charm"} <= asked


# ---------------------------------------------------------------- which cell


def test_a_cell_for_a_weapon_that_one_lacks_is_covered_first_and_without_a_question():
    game = play(alone(standing=ordered(cell="equal"), held={"ann": GUN}), Wait())

    assert game.asked == ""
    assert game.player("ann").actions == {"melee": "action"}


@pytest.mark.parametrize(
    ("harm", "covered"),
    [({}, "melee"), ({"stride": "wound"}, "melee")],
)
def test_a_hurt_cell_is_covered_only_where_nothing_else_is_open(harm: dict[str, str], covered: str):
    game = alone(standing=ordered(cell="never"), held={"ann": GUN}, harm={"ann": harm})
    play(game, Wait())

    assert game.player("ann").actions == {covered: "action"}


FULL = {
    "green": "food-1", "hidden": "ammo-1", "reroll": "flare-1", "stride": "detonator-1",
    "survival-1": "survival-1", "survival-2": "food-2", "survival-3": "ammo-2",
}  # fmt: skip
"""Only the cells of the two sorts of weapon are open."""


@pytest.mark.parametrize(
    ("order", "hands", "asks"),
    [
        ("equal", {**BLADE, **GUN}, True),
        ("equal", GUN, False),
        ("equal", {}, False),
        ("never", {**BLADE, **GUN}, False),
        ("ask", GUN, True),
    ],
)
def test_one_is_asked_where_two_cells_cost_the_same_and_both_are_missed(
    order: str, hands: Mapping[str, str], asks: bool
):
    game = alone(standing=ordered(cell=order), held={"ann": {**FULL, **hands}})
    game.events += game.table.play("ann", Wait()).events

    assert (game.asked == "which-cell") is asks
    assert "melee" in game.player("ann").actions or asks


def test_the_cheapest_cell_is_the_first_button():
    game = alone(standing=ordered(cell="ask"), held={"ann": GUN})
    game.table.play("ann", Wait())

    assert game.table.question
    assert game.table.question.options[0] == game.table.question.default == "melee"
    assert game.table.question.options[-1] == "stride"


def test_the_token_on_dropped_sneakers_goes_where_it_is_missed_least():
    game = alone(
        standing=ordered(cell="equal"), held={"ann": {"outfit": "sneakers-1", **GUN}},
        actions={"ann": {"outfit": "fatigue"}},
    )  # fmt: skip
    play(game, Drop(slot="outfit"))

    assert game.asked == ""
    assert game.player("ann").actions == {"melee": "fatigue"}


# ---------------------------------------------------------------- wounds


BARE = {"survival-1": "action", "survival-2": "action"}
"""One die of defence is left."""


@pytest.mark.parametrize(("order", "asks"), [("equal", False), ("never", False), ("ask", True)])
def test_zombies_wound_and_infect_where_it_is_missed_least(order: str, asks: bool):
    """6 against 1 and Madissone's 1 is a wound without a choice."""
    game = city(
        ann=(100, 300), bob=(500, 300), groups={1: ((127, 300), 0, "ann")}, held={"ann": GUN},
        actions={"ann": BARE}, dice=[1], standing=ordered(harm=order, cell="never"),
    )  # fmt: skip
    game.table.play("ann", Wait())

    assert (game.asked == "where-wound") is asks
    laid = {} if asks else {"melee": "wound", "green": "infection"}
    assert game.player("ann").harm == laid


def test_who_wounds_another_is_asked_where_and_offered_what_is_missed_most():
    game = city(
        ann=(170, 300), bob=(100, 300), actions={"ann": BARE}, turn="bob",
        held={"bob": {"left": "cutting-1"}}, dice=[5, 2, 1, 12],
        standing={"ann": {"harm": "never"}, "bob": {"cell": "never"}},
    )  # fmt: skip
    game.table.play("bob", Fight(weapon="left", target="ann"))
    while game.table.question and not game.asked.startswith("where-"):
        said = "wound" if game.asked == "wound-or-fatigue" else game.table.question.options[0]
        game.table.answer(game.table.question.seats[0], said)

    assert game.asked == "where-wound"
    assert game.table.question
    assert game.table.question.seats == ("bob",)
    assert game.table.question.options[:2] == ("right", "left")


# ---------------------------------------------------------------- charms


def charmed(order: str, dice: list[int] | None, seat: str = "ann") -> City:
    """Ann shoots Bob, who has one die to defend; one of them holds a charm. Cleo looks on."""
    return city(
        ann=(100, 300), bob=(170, 300), cleo=(560, 560), dice=dice,
        held={"ann": {"left": "handgun-2"}}, laid={seat: ["lucky-charm-1"]},
        actions={
            "ann": {"ranged": "action", "reroll": "action"},
            "bob": {"survival-1": "action", "survival-2": "action"},
        },
        standing={seat: {"charm": order}},
    )  # fmt: skip


def asked_for(game: City) -> list[str]:
    """The throws for which somebody is asked for a charm; the dice are always left."""
    found: list[str] = []
    game.events += game.table.play("ann", Shoot(weapon="left", target="bob")).events
    while game.table.question:
        question = game.table.question
        if question.key == "spend-charm":
            found.append(question.subject)
        game.events += game.table.answer(question.seats[0], question.options[0]).events
    return found


@pytest.mark.parametrize(
    ("order", "seat", "dice", "asked"),
    [
        ("ask", "cleo", [8, 1, 12], ["attack", "defence", "limit"]),
        ("fights", "cleo", [8, 1, 12], []),
        ("fights", "bob", [8, 1, 12], ["attack", "defence"]),
        ("turns", "cleo", [8, 1, 1], []),
        ("turns", "bob", [8, 1, 12], ["defence"]),
        ("turns", "bob", [1, 6, 12], []),
        ("turns", "ann", [8, 1, 1], ["limit"]),
        ("turns", "ann", [8, 1, 12], []),
        ("never", "ann", [8, 1, 1], []),
        ("never", "bob", [8, 1, 12], []),
    ],
)
def test_a_charm_is_asked_for_as_its_owner_has_ordered(
    order: str, seat: str, dice: list[int], asked: list[str]
):
    assert asked_for(charmed(order, dice, seat)) == asked


def test_a_charm_is_never_asked_for_in_the_roll_for_the_first_player():
    asked = [
        question.subject
        for number in range(40)
        for table in [opened(f"standing {number}", 3)]
        for question in setting_up(table)
        if question.key == "spend-charm"
    ]

    assert asked == []


def setting_up(table: TrustTable) -> Iterator[Question]:
    """Everything that is asked until the first round."""
    while not table.consult(lambda state: state.round):
        yield from table.questions
        give(table, *autopilot_step(table))


# ---------------------------------------------------------------- an order while a question is open


def slipping() -> City:
    game = city(ann=(300, 300), bob=(20, 20), passports={"ann": "elliott"}, dice=[])
    game.table.play("ann", Wait())
    game.table.answer("ann", "green")
    return game


def charming() -> City:
    """Cleo is asked about a shot that does not concern her."""
    game = charmed("ask", None, "cleo")
    game.table.play("ann", Shoot(weapon="left", target="bob"))
    game.table.answer("ann", "green")
    return game


def covering() -> City:
    game = alone(held={"ann": GUN})
    game.table.play("ann", Wait())
    return game


def finding() -> City:
    game = alone(lying={"1": ("food-1", (300, 330))}, dice=[])
    game.table.play("ann", Search(token="1"))
    game.table.answer("ann", "green")
    return game


def recovering() -> City:
    """Ann has a Fatigue and two Actions, and acts last."""
    game = city(
        ann=(300, 300), bob=(20, 20), round=1, deck=["spawn-8"],
        actions={
            "ann": {"green": "fatigue", "hidden": "action"},
            "bob": {"green": "action", "hidden": "action", "melee": "action"},
        },
    )  # fmt: skip
    game.table.play("ann", Wait())
    game.table.answer("ann", "melee")
    return game


def calling() -> City:
    """Bob aims at Ann and has nothing but a radio, of which nobody else knows."""
    game = city(
        ann=(100, 300), bob=(170, 300), cleo=(560, 560), dice=[], targets={"bob": "ann"},
        held={"bob": {"hidden": "walkie-talkie-1"}}, homes={"bob": (0, 300)},
    )  # fmt: skip
    game.table.play("ann", Wait())
    game.table.answer("ann", "green")
    return game


@pytest.mark.parametrize(
    ("drawn", "key", "order"),
    [
        (slipping, "shift", StandingOrder(matter="slip", order="never")),
        (charming, "spend-charm", StandingOrder(matter="charm", order="never")),
        (charming, "spend-charm", StandingOrder(matter="charm", order="turns")),
        (covering, "which-cell", StandingOrder(matter="cell", order="never")),
        (finding, "take-token", StandingOrder(matter="take", order="fitting")),
        (recovering, "recover", StandingOrder(matter="recovery", order="most")),
        (calling, "react", StandingOrder(matter="radio", order="never")),
        (calling, "react", StandingOrder(order="pass")),
    ],
)
def test_an_order_answers_the_open_question_and_survives_a_restart(
    drawn: Callable[[], City], key: str, order: StandingOrder
):
    game = drawn()
    assert game.table.question
    assert game.table.question.key == key
    seat = game.table.question.seats[0]
    assert order in game.table.commands(seat)

    game.table.play(seat, order)

    assert all((one.key, one.seats) != (key, (seat,)) for one in game.table.questions)
    assert order_of(game.player(seat), order.matter) == order.order
    again = loaded(game.table.to_json())
    assert again.to_json() == game.table.to_json()
    assert again.questions == game.table.questions


def test_what_an_order_does_to_the_question_is_what_it_says():
    found = finding()
    found.table.play("ann", StandingOrder(matter="take", order="fitting"))
    assert "food-1" in found.player("ann").held.values()

    stays = slipping()
    stays.table.play("ann", StandingOrder(matter="slip", order="never"))
    assert stays.at("ann") == (300, 300)

    back = recovering()
    back.table.play("ann", StandingOrder(matter="recovery", order="most"))
    assert back.player("ann").actions == {"green": "fatigue"}


def test_an_order_that_does_not_answer_leaves_the_question_open():
    game = city(
        ann=(300, 300), bob=(20, 20), passports={"ann": "elliott"}, dice=[],
        actions={"ann": {"hidden": "action", "melee": "action"}},
    )  # fmt: skip
    game.table.play("ann", Wait())
    game.table.answer("ann", "green")
    game.table.play("ann", StandingOrder(matter="slip", order="late"))

    assert game.asked == "shift"
    assert loaded(game.table.to_json()).questions == game.table.questions


# ---------------------------------------------------------------- the silent step


@pytest.mark.parametrize(
    ("placed", "groups", "asks"),
    [
        ({}, {}, False),
        ({"hidden": "action", "melee": "action"}, {}, True),
        ({}, {1: ((365, 300), 0, "ann")}, True),
        ({}, {1: ((500, 300), 0, "ann")}, False),
    ],
)
def test_elliott_is_asked_after_the_last_action_or_when_zombies_are_about_to_attack(
    placed: dict[str, str], groups: dict[int, tuple[tuple[int, int], int, str]], asks: bool
):
    game = city(
        ann=(300, 300), bob=(20, 20), passports={"ann": "elliott"}, groups=groups,
        actions={"ann": placed}, standing=ordered(slip="late", cell="never"),
    )  # fmt: skip
    game.table.play("ann", Wait())

    assert (game.asked == "shift") is asks


# ---------------------------------------------------------------- recovery


@pytest.mark.parametrize(
    ("placed", "left"),
    [
        ({"green": "fatigue", "hidden": "action"}, {"green": "fatigue"}),
        ({"green": "fatigue", "stride": "fatigue"}, {"green": "fatigue", "melee": "action"}),
    ],
)
def test_most_tokens_come_back_and_of_two_fatigues_the_one_on_the_dearer_cell(
    placed: dict[str, str], left: dict[str, str]
):
    full = {"green": "action", "hidden": "action", "melee": "action"}
    game = city(
        ann=(300, 300), bob=(20, 20), held={"ann": GUN},
        actions={"ann": placed, "bob": full}, standing=ordered(recovery="most", cell="never"),
    )  # fmt: skip
    play(game, Wait())

    assert game.asked == ""
    assert game.player("ann").actions == left


# ---------------------------------------------------------------- what is refused, and forks


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (StandingOrder(matter="charm", order="shoot"), "no-such-order"),
        (StandingOrder(matter="slip", order="never"), "only-elliott-slips"),
        (StandingOrder(matter="cell", order="ask"), "ordered-already"),
    ],
)
def test_an_order_that_means_nothing_is_refused(order: StandingOrder, why: str):
    game = alone()
    with pytest.raises(Refusal, match=why):
        game.table.play("ann", order)

    assert order not in game.table.commands("ann")


def test_forks_keep_ones_own_answers_and_suppose_the_usual_ones_of_others():
    game = alone(standing={"ann": {"cell": "never"}, "bob": {"cell": "ask", "take": "fitting"}})
    fork = game.table.fork("tried", "ann")
    players = fork.consult(lambda state: state.players)

    assert players["ann"].standing == {"cell": "never"}
    assert players["bob"].standing == USUAL


def test_forks_of_a_game_of_schema_2_suppose_that_others_are_asked():
    fork = alone().table.fork("tried", "ann")

    assert fork.consult(lambda state: state.players)["bob"].standing == {}


# ---------------------------------------------------------------- how much is asked


def test_at_the_usual_orders_few_questions_are_left():
    """In the 24 games of docs/trust-me.md these figures are 44, 1 and 1; six are played here."""
    tally = play_games(6, 3)
    cells = tally.questions["which-cell"]

    assert tally.commands > 300
    assert tally.a_hundred(tally.asked) <= 70
    assert tally.a_hundred(cells) <= 10
    assert tally.a_hundred(tally.questions["spend-charm"]) <= 2


def test_questions_seldom_interrupt_a_round_of_two():
    """Once in five rounds in the games of docs/trust-me.md; if all is asked, in three of four."""
    tally = play_games(6, 2)

    assert tally.rounds > 30
    assert tally.a_round(tally.interruptions) <= 0.3
