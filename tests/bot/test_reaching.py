"""Whatever the rules allow can be done by pressing and by typing, in both languages."""

from __future__ import annotations

import random

import pytest

import engine
from bot.base.words import words
from bot.games.family.moves import FamilyMoves
from bot.games.family.speech import FamilySpeech
from bot.games.family.typed import typed_fields, value_of
from bot.kit.parsing import fits
from bot.kit.registry import kit_of
from bot.table.controls import tag
from engine.games import GAMES
from tests.bot.reaching import LONGEST_ENTRY, offered_moves, sitting_of
from tests.playing import missions, opened, random_game, random_seats

MOVES = FamilyMoves()
STEPS = 25
"""Every so many steps of a random game its menus are looked through."""


def named(language: str) -> FamilySpeech:
    return FamilySpeech(
        words("family", "zombicide"), engine.load_content("zombicide"), language, {}
    )


@pytest.mark.parametrize("mission", missions())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_legal_move_of_every_mission_is_in_the_menu(mission: str, language: str) -> None:
    names = named(language)
    for number, table in enumerate(random_game(7, mission)):
        if number % STEPS or table.questions or table.outcome:
            continue
        for seat in table.seats:
            commands = {tag(one.canonical()): one for one in table.commands(seat)}
            offered = offered_moves(table, seat, language)
            assert set(offered) == set(commands), f"{mission}, step {number}"
            for one in commands.values():
                assert 1 <= len(names.command(one)) < LONGEST_ENTRY


@pytest.mark.parametrize("mission", missions())
def test_every_legal_move_can_be_typed(mission: str) -> None:
    """The values that are completed describe the command, alone or among few."""
    for number, table in enumerate(random_game(8, mission)):
        if number % STEPS or table.questions or table.outcome:
            continue
        for seat in table.seats:
            commands = table.commands(seat)
            for one in commands:
                fields = typed(one)
                alike = [
                    other
                    for other in commands
                    if type(other) is type(one) and fits(MOVES, other, fields)
                ]
                assert one in alike
                data = {"do": fields.pop("do"), **typed_fields(fields)}
                assert engine.command_from_json("zombicide", data) in alike


def typed(command: engine.Command) -> dict[str, str]:
    """A command's fields as somebody fills them in."""
    values = {name: value_of(command, name) for name in command.fields()}
    return {name: value for name, value in values.items() if value and name != "pair"}


def test_every_sort_of_command_has_a_slash_command() -> None:
    """A new command of the engine must get a row; ending a turn is `/end` of every game."""
    given = {row.do for row in kit_of("zombicide").slash}

    assert given | {"end-turn"} == {kind.name() for kind in GAMES["zombicide"].rules.command_types}


def test_a_seat_with_six_survivors_reaches_all_of_them() -> None:
    content = engine.load_content("zombicide")
    table = opened("06", "six", {"ann": list(content.characters)[:6]})
    assert table.questions == ()

    offered = offered_moves(table, "ann")

    assert set(offered) == {tag(one.canonical()) for one in table.commands("ann")}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_value_that_is_offered_while_typing_reads_well(language: str) -> None:
    chance = random.Random(3)
    for mission in missions():
        table = opened(mission, "labels", random_seats(chance, mission))
        shown = sitting_of(table, language)
        for car in table.view().cars:
            label = MOVES.label(shown.chair("", language), "car", car.id)
            assert car.zone in label
            assert car.id not in label
