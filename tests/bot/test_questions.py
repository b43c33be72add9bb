"""A question carries what is needed to answer it: dice, wounds, what a card does, whose pawn."""

from __future__ import annotations

import json
from typing import Any

import pytest
from discord import ButtonStyle

import engine
from bot.base.words import say
from bot.kit.chair import Chair
from bot.kit.registry import chair_at, kit_of
from bot.store.records import Record, Seat
from bot.table.controls import GameButton, GameSelect, question_controls
from bot.table.status import status_of
from engine.core.table import Table
from engine.zombies.box import box
from tests.bot.sentences import opened
from tests.heroes_resistance.city import city
from tests.record import GAMES, step_from_data
from tests.table import do, mission, play
from tests.zombies.against import STREET, at_ann, bos
from tests.zombies.town import play as town_play


def chair_of(table: Table[Any, Any], language: str = "en", seat: str = "") -> Chair:
    seats = [Seat(one, one.title(), list(led)) for one, led in table.seats.items()]
    ruleset = table.rules.id
    record = Record(1, 2, ruleset, table.mission, language, "playing", id=3, seats=seats)
    return chair_at(record.read_by(seat) if seat else record, table, language)


def asked_of(table: Table[Any, Any], language: str = "en") -> str:
    chair = chair_of(table, language)
    return kit_of(table.rules.id).moves.question_text(chair, table.questions[0])


def labels_of(table: Table[Any, Any], language: str = "en") -> list[str]:
    chair = chair_of(table, language)
    labels = kit_of(table.rules.id).moves.option_labels(chair, table.questions[0])
    return list(labels.values())


def rerolling() -> Table[Any, Any]:
    """Amy, who is lucky, has missed with a machete."""
    game = mission(
        "00", {"S1": "amy+2W"}, hands={"amy": ["machete"]}, skills={"amy": ["lucky"]}, dice=[2, 5]
    )
    with pytest.raises(AssertionError, match="reroll"):
        play(game, do("attack", "amy", card="machete", zone="S1"))
    return game.table


@pytest.mark.parametrize(
    ("language", "dice"),
    [("en", "Amy attacks in S1 with the machete: 2 (4+ hits). Missed! Should Amy roll again?"),
     ("fr", "Amy attaque en S1")],
)  # fmt: skip
def test_a_reroll_is_asked_with_the_dice_that_lie_there(language: str, dice: str) -> None:
    table = rerolling()

    assert table.questions[0].key == "reroll"
    assert asked_of(table, language).startswith(dice)
    again = engine.load_table(table.to_json())
    assert asked_of(again, language)[:14] == dice[:14], "dice are no longer given, the rest stays"
    record = chair_of(table, language).record
    assert asked_of(table, language).splitlines()[0] in status_of(record, table).text


@pytest.mark.parametrize(
    ("language", "costs"),
    [("en", "(Second chance): Only the dice that missed are rolled again. The card is then gone."),
     ("fr", "(Seconde chance)\u00a0: Seuls les dés ratés sont relancés."),],
)  # fmt: skip
def test_a_reroll_is_asked_with_what_it_costs(language: str, costs: str) -> None:
    game = city("hulk+1B", traits={"hulk": ["second-chance"]}, dice=[1] * 6)
    with pytest.raises(AssertionError, match="reroll"):
        play(game, do("attack", "hulk", card="smash", zone="S1"))

    assert costs in asked_of(game.table, language)
    assert "(Lucky): All dice are rolled again. This costs nothing." in asked_of(rerolling())


@pytest.mark.parametrize("page", [None, 0])
def test_only_what_the_hint_would_choose_stands_out(page: int | None) -> None:
    """A complete miss is rolled again; who would die of a wound does not stand out either."""
    wounded = mission("00", {"S4": "amy+ned+1W"}, wounds={"ned": 1})
    wounded.let_zombies_come()
    for table, best in ((rerolling(), "Roll again (Lucky)"), (wounded.table, "Amy: wound 1 of 2")):
        chair = chair_of(table, seat="" if page is None else table.questions[0].seats[0])
        controls = question_controls(chair, table.questions[0], (3, 1), page=page)
        buttons = [one.item for one in controls if isinstance(one, GameButton)]
        gold = [one.label for one in buttons if one.style is ButtonStyle.primary]
        assert gold == [best]


def test_nothing_has_happened_so_far_where_nothing_is_asked() -> None:
    table = rerolling()
    seat = table.questions[0].seats[0]
    assert table.so_far(seat)

    table.answer(seat, "keep")
    assert table.so_far(seat) == []


def test_who_takes_a_wound_is_asked_with_the_wounds_they_have() -> None:
    game = mission("00", {"S4": "amy+ned+1W"}, wounds={"ned": 1})
    game.let_zombies_come()

    assert game.table.questions[0].key == "who-is-wounded"
    assert labels_of(game.table) == ["Amy: wound 1 of 2", "Ned: dies"]
    assert labels_of(game.table, "fr")[1] == "Ned\u00a0: meurt"


@pytest.mark.parametrize("page", [None, 0])
@pytest.mark.parametrize(("language", "said"), [("en", "Choose who"), ("fr", "Choisir qui")])
def test_a_select_below_a_question_says_what_one_chooses(
    language: str, said: str, page: int | None
) -> None:
    """The question itself stands above it, and a phone cuts a long text there."""
    game = mission("00", {"S4": "amy+ned+doug+josh+phil+wanda+1W"})
    game.let_zombies_come()
    (seat,) = game.table.questions[0].seats[:1]
    chair = chair_of(game.table, language, seat)

    controls = question_controls(chair, game.table.questions[0], (3, 1), page=page)
    lists = [one.item.placeholder for one in controls if isinstance(one, GameSelect)]
    assert lists == [said]


def test_what_one_chooses_is_said_in_a_few_words() -> None:
    kinds = (
        "card",
        "seat",
        "skill",
        "square",
        "survivor",
        "target",
        "tile",
        "trait",
        "zone",
        "word",
    )

    for language in ("en", "fr"):
        said = [say(language, "choose-answer", about=one) for one in kinds]
        assert len({*said}) == len(kinds)
        assert all(len(one) <= 24 for one in said)


@pytest.mark.parametrize(
    ("language", "whose"), [("en", "Played against Ann."), ("fr", "Jouée contre Ann.")]
)
def test_a_card_is_told_with_the_question_and_whose_pawn_it_moves(
    language: str, whose: str
) -> None:
    ways = f"straight@1 straight@1 {STREET} tee@2"
    game = bos("where-did-everybody-go", "1E=ann 1D=bo", ways)
    town_play(game, at_ann("where-did-everybody-go"), left_open=True)
    card = box().cards["where-did-everybody-go"]

    asked = asked_of(game.table, language)
    assert f"({card.text.in_(language)})" in asked
    assert asked.endswith(whose)


# ------------------------------------------------------------ recorded games, where it is asked


def waiting(name: str) -> Table[Any, Any]:
    """A stored game that waits for an answer."""
    return engine.load_table((GAMES / f"{name}.waiting.json").read_text(encoding="utf-8"))


def first_asked(name: str, key: str) -> Table[Any, Any]:
    """A recorded game at the first question called `key`."""
    game = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    table = opened(game)
    for step in game["steps"]:
        if table.questions and table.questions[0].key == key:
            return table
        seat, given = step_from_data(game.get("ruleset", "zombicide"), step)
        if isinstance(given, str):
            table.answer(seat, given)
        else:
            table.play(seat, given)
    raise AssertionError(f"{name} never asks {key}")


@pytest.mark.parametrize(
    ("language", "asked", "label"),
    [
        ("en", "It would be wound 3 of 4.", "Sharon Carter takes it (and is lost)"),
        ("fr", "Ce serait la blessure 3 sur 4.", "Sharon Carter la reçoit (et disparaît)"),
    ],
)
def test_a_wound_to_ward_off_is_counted_and_the_bystander_named(
    language: str, asked: str, label: str
) -> None:
    table = waiting("heroes-contamination")

    assert table.questions[0].key == "ward-off"
    assert asked_of(table, language).endswith(asked)
    assert label in labels_of(table, language)


def test_a_wound_that_kills_is_called_so_before_a_mask_is_given_up() -> None:
    game = mission("00", {"S1": "ned+1W"}, hands={"ned": ["goalie-mask"]}, wounds={"ned": 1})
    game.let_zombies_come()

    assert game.table.questions[0].key == "use-mask"
    assert asked_of(game.table).endswith("Ned would die of it.")
    assert asked_of(game.table, "fr").endswith("Ned en mourrait.")


@pytest.mark.parametrize(
    ("name", "key", "line"),
    [
        ("mission-01", "skill-choice", "-# +1 die: melee: One more die for each weapon in melee."),
        ("farmhouse-1", "skill-choice", "-# +1 free move: One free move each turn."),
        ("heroes-flight", "trait-to-lose", "-# Super strength: Before a melee roll: 3 more dice."),
        ("heroes-safe-zone", "trait-to-keep", "-# Adrenaline: In your turn: 1 more action."),
        ("heroes-contamination", "bystander-to-keep", "-# Wong: Once a turn, one move does not"),
    ],
)
def test_a_choice_of_skills_traits_or_bystanders_says_what_each_does(
    name: str, key: str, line: str
) -> None:
    assert line in asked_of(first_asked(name, key))


def test_the_line_that_asks_everybody_has_no_marks_of_small_print() -> None:
    table = first_asked("heroes-flight", "trait-to-lose")
    lines = status_of(chair_of(table).record, table).text.splitlines()

    (asked,) = (line for line in lines if "Which trait" in line)
    assert " Super strength: Before a melee roll: 3 more dice. " in asked
    assert "-#" not in asked


def test_what_a_hit_may_strike_is_told_with_the_damage_it_takes() -> None:
    labels = labels_of(first_asked("mission-01", "hit-target"))

    assert labels == ["Abomination: falls to damage 3, 5 XP", "Runner: falls to damage 1, 1 XP"]


def test_what_is_asked_for_is_named_and_the_mode_explained() -> None:
    wanted, trusted = first_asked("scene-s10", "let-take"), waiting("farmhouse-1")

    assert asked_of(wanted).startswith("Ben asks Helen for the table leg.")
    assert trusted.questions[0].key == "trust"
    assert "may find weapons, except while a Relative is on the board." in asked_of(trusted)


def test_bullets_and_lives_are_counted_where_a_card_of_zombies_costs_them() -> None:
    mended = labels_of(first_asked("zombies-crowd", "mend-roll"))
    lost = labels_of(first_asked("zombies-crowd", "what-is-lost"))

    assert mended == ["Spend 3 bullets of 3 to make it a 4", "Lose 1 life of 4 and roll again"]
    assert lost == ["2 bullets of 3"]
