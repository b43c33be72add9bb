"""What is wrong with a move is said of the move that was meant, though it was typed by names."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.base.replies import Person
from bot.kit.registry import kit_of
from bot.kit.typed import TypedCommand
from bot.play.play import Play
from bot.table.tables import Game
from tests.bot.reaching import sitting_of
from tests.table import do, play, street
from tests.zombies.town import town

ROAD = "town-square straight@1"


async def refusal(
    game: Game, what: str, named: str = "", seat: str = "ann", language: str = "en", **typed: str
) -> str:
    """The key of what is said to somebody who types that; nothing where it is done or asked."""
    pictures = Pictures()
    table, person = sitting_of(game, language), Person(seat, seat, language, False)
    try:
        fields = {table.kit.moves.leader_field: named, **typed}
        await Play(pictures).give(table, person, TypedCommand(what, fields))
    except engine.Refusal as refused:
        return refused.key
    finally:
        pictures.close()
    return ""


ARMED = {"hands": {"phil": ["machete", "pan"], "ned": ["machete"]}}
ZOMBICIDE: list[tuple[str, dict[str, Any], str, dict[str, str], str]] = [
    ("phil+ned", ARMED, "attack", {"zone": "s1", "card": "Machete"}, "nothing-to-attack"),
    ("phil . 1W ned", ARMED, "attack", {"zone": "s3", "card": "machete"}, "out-of-reach"),
    ("phil+ned | [.]", ARMED, "open-door", {"door": "B1 – S1", "card": "Pan"}, "opens-no-doors"),
    ("phil . ned", ARMED, "trade", {"partner": "Ned", "give": "Machete"}, "partner-not-here"),
    ("phil+ned", ARMED, "craft", {"recipe": "Molotov"}, "parts-missing"),
]


@pytest.mark.parametrize(("drawing", "given", "what", "typed", "key"), ZOMBICIDE)
async def test_the_rules_say_why_a_named_thing_does_not_serve(
    drawing: str, given: dict[str, Any], what: str, typed: dict[str, str], key: str
) -> None:
    game = street(drawing, **given).table

    assert await refusal(game, what, "Phil", **typed) == key


def test_a_door_has_one_name_in_lists_and_sentences() -> None:
    people = [*engine.load_content("living-dead").characters][:6]
    opened = engine.open_table("living-dead", mission="S1", seats={"ann": people}, seed="one")
    chair = sitting_of(opened).chair("ann", "en")
    moves, doors = kit_of("living-dead").moves, chair.view.board.doors

    assert "B6-B7" in doors
    assert [one for one in doors if moves.label(chair, "door", one) != one.replace("-", "–")] == []


async def test_a_name_is_understood_in_the_language_of_who_types() -> None:
    game = street("phil+ned", **ARMED).table

    here = {"seat": "ann", "language": "fr", "zone": "S1"}
    assert await refusal(game, "attack", "Phil", **here, card="Machette") == "nothing-to-attack"
    assert await refusal(game, "attack", "Phil", **here, card="Katana") == "card-not-held"


async def test_a_card_is_read_by_its_name_in_the_other_language_too() -> None:
    game = street("phil+ned", **ARMED).table

    assert await refusal(game, "attack", "Phil", zone="S1", card="Poêle") == "nothing-to-attack"
    assert await refusal(game, "attack", "Phil", zone="S1", card="poele") == "nothing-to-attack"
    french = {"seat": "ann", "language": "fr", "zone": "S1"}
    assert await refusal(game, "attack", "Phil", **french, card="Pan") == "nothing-to-attack"


async def test_of_two_who_hold_the_same_card_the_one_that_was_named_uses_it() -> None:
    game = street("phil+ned+1W", **ARMED, dice=[6]).table

    assert await refusal(game, "attack", "Ned", zone="S1", card="Machete") == ""
    assert [one.active for one in game.view().survivors if one.id == "ned"] == [True]


async def test_an_empty_weapon_is_to_be_reloaded() -> None:
    game = play(
        street("phil . 2W", hands={"phil": ["sawed-off", "pan"]}, dice=[1, 1], xp={"phil": 7}),
        do("move", "phil", zone="S2"),
        do("attack", "phil", card="sawed-off", zone="S3"),
    )

    assert await refusal(game.table, "attack", "Phil", zone="S3", card="Sawed-off") == (
        "must-reload"
    )


async def test_a_second_card_of_a_turn_is_one_too_many() -> None:
    given: dict[str, Any] = {"hands": {"ann": ["fear", "shotgun"]}, "card_played": ["ann"]}
    game = town(ROAD, "1E=ann 1F=bo", **given).table

    assert await refusal(game, "play-card", card="hey, look! a shotgun!") == "one-card-a-turn"


async def test_a_tile_is_laid_in_ones_own_turn_even_by_its_place() -> None:
    game = town(ROAD, "1E=ann 1F=bo", step="tile", drawn="corner").table

    assert await refusal(game, "lay-tile", seat="bo", place="1a") == "not-your-turn"
    with pytest.raises(UserError, match="no-such-place"):
        await refusal(game, "lay-tile", place="99")
