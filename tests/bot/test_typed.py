"""What people type means one move, at every table of the recorded games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.games.family.moves import FamilyMoves
from bot.games.family.typed import WITHOUT_OPTION, value_of
from bot.kit.parsing import matching
from bot.kit.registry import chair_at
from bot.kit.typed import do_of
from bot.practice.people import ANN
from bot.practice.records import walk_components
from bot.store.records import Record
from tests.bot.conftest import ONE, Room, labels_of
from tests.playing import ZombicideTable, give, opened
from tests.record import GAMES, step_from_data
from tests.table import street

MOVES = FamilyMoves()
PLAYED = [GAMES / f"{name}.json" for name in ("tutorial-crowd", "mission-04", "mission-08")]


def tables_of(path: Path) -> Iterator[ZombicideTable]:
    """The game before each of its steps."""
    game = json.loads(path.read_text(encoding="utf-8"))
    table = opened(game.get("mission", "00"), game["seed"], game["seats"])
    for step in game["steps"]:
        yield table
        give(table, *step_from_data("zombicide", step))


def typed(command: engine.Command) -> dict[str, str]:
    """Every option of its slash command filled in as the command has it."""
    fields = {*command.fields()} - WITHOUT_OPTION
    return {name: value for name in fields if (value := value_of(command, name))}


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_move_typed_in_full_is_that_move_and_no_other(path: Path):
    for table in tables_of(path):
        for seat in table.acting:
            legal = table.commands(seat)
            for one in legal:
                theirs = [
                    other
                    for other in legal
                    if do_of(other) == do_of(one) and MOVES.leader_of(other) == MOVES.leader_of(one)
                ]
                assert matching(MOVES, theirs, typed(one)) == [one]


def test_a_move_typed_in_part_may_still_mean_several():
    table = next(tables_of(PLAYED[0]))
    while not table.acting:
        table.answer(table.questions[0].seats[0], table.questions[0].options[0])
    moves = [one for one in table.commands(table.acting[0]) if do_of(one) == "equip"]

    assert len(matching(MOVES, moves, {})) == len(moves)


def entries(table: ZombicideTable, do: str, language: str = "en") -> list[str]:
    """The menu of a sort of command before that table."""
    record = Record(1, 1, "zombicide", "00", language)
    legal = [one for one in table.commands("ann") if do_of(one) == do]
    chair = chair_at(record, table)
    return [MOVES.entry(chair, one) for one in legal]


def test_of_two_cards_alike_the_menu_says_which():
    held = {"hands": {"phil": ["machete", "pan"]}, "pack": {"phil": ["machete"]}}
    labels = entries(street("phil", **held).table, "equip")

    assert len(set(labels)) == len(labels)
    assert sum("(left hand)" in one for one in labels) == 2
    assert sum("(pack)" in one for one in labels) == 2


def test_of_two_cards_that_differ_the_menu_says_no_more_than_their_names():
    held = {"hands": {"phil": ["machete", "pan"]}, "pack": {"phil": ["katana"]}}

    assert not [one for one in entries(street("phil", **held).table, "equip") if "(" in one]


@pytest.mark.parametrize(("language", "name"), [("en", "sniper rifle"), ("fr", "fusil de sniper")])
def test_a_rifle_with_its_scope_is_offered_as_what_it_is(language: str, name: str):
    game = street("phil . . 2W", hands={"phil": ["sniper-rifle"]})

    labels = entries(game.table, "attack", language)
    assert labels
    assert all(name in one.casefold() for one in labels)


async def test_a_name_written_out_is_understood_while_the_rest_is_typed(game: Room) -> None:
    by_id = await game.discord.autocomplete(ANN, ONE, "move", "zone", "", {"survivor": "doug"})
    by_name = await game.discord.autocomplete(ANN, ONE, "move", "zone", "", {"survivor": "Doug "})

    assert by_name == by_id != []


async def test_nobody_names_a_survivor_where_the_card_says_who(game: Room) -> None:
    """What keeps just that one from it is said, though others wait for their turns, too."""
    mine = [one for one in (await game.game()).view().survivors if one.seat == str(ANN.id)]
    held = [(one.id, card.id) for one in mine for card in (*one.hands, *one.pack) if card]
    who, card = held[-1]
    assert who != mine[0].id
    said = await game.slash(ANN, "attack", zone="S7", with_=card)

    assert who.title() in said
    assert [one.id for one in mine if one.id.title() in said] == [who]


async def test_where_nobody_can_each_is_a_button_that_opens_what_they_can(game: Room) -> None:
    asked = await game.discord.wait(await game.begin(ANN, "move", zone="S7"))

    assert asked.text.startswith("None of Amy, Doug and Josh can do that now. ")
    assert asked.text.endswith("What each can do:")
    assert labels_of(asked.message) == ["Amy", "Doug", "Josh"]
    menu = await game.discord.press(ANN, asked.message, "Doug")
    shown = (await game.discord.wait(menu)).message
    chosen = [part for part in walk_components(shown.components) if part.get("style") == 1]
    assert "Doug" in [part["label"] for part in chosen]


async def test_of_one_survivor_left_it_is_said_why(game: Room) -> None:
    for name in ("Amy", "Doug"):
        await game.slash(ANN, "end", survivor=name)
    said = await game.slash(ANN, "move", zone="S7")

    assert "Josh" in said
    assert "None of" not in said
