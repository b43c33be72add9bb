"""What a menu says about a place to walk to: each number once, and what is gained there."""

from __future__ import annotations

import pytest

from bot.games.trust_me.kit import KIT
from bot.kit.typed import TypedCommand
from engine.trust_me.commands import Move
from tests.bot.test_questions import chair_of
from tests.trust_me.city import City, city


def walking() -> City:
    """Ann, with a token 13 cm east of her and her home 30 cm east."""
    return city(
        ann=(280, 300), bob=(20, 20), homes={"ann": (600, 300)}, lying={"1": ("food-1", (420, 300))}
    )


def entries(game: City, language: str) -> list[str]:
    """The entries of all moves, with plain spaces."""
    chair = chair_of(game.table, language, "ann")
    told = [KIT.moves.entry(chair, one) for one in chair.commands if isinstance(one, Move)]
    return [one.replace("\N{NO-BREAK SPACE}", " ") for one in told]


@pytest.mark.parametrize(
    ("language", "way", "gain"),
    [
        ("en", "Run, 15 cm south-east: fatigue", "8.1 cm nearer home"),
        ("fr", "Courir, 15 cm sud-est : fatigue", "plus près de chez vous de 8,1 cm"),
    ],
)
def test_a_way_says_its_length_once_and_how_much_nearer_home_it_leads(
    language: str, way: str, gain: str
) -> None:
    (told,) = [one for one in entries(walking(), language) if one.startswith(way)]

    assert told.endswith(gain)
    assert told.count("15") == 1


@pytest.mark.parametrize(
    ("language", "way", "gain"),
    [("en", "10 cm east:", "a token in reach"), ("fr", "10 cm est :", "un jeton à portée")],
)
def test_a_way_says_that_a_token_is_in_reach_there(language: str, way: str, gain: str) -> None:
    game = city(ann=(280, 300), bob=(20, 20), lying={"1": ("food-1", (430, 300))})
    (told,) = [one for one in entries(game, language) if way in one]

    assert told.endswith(gain)


def test_a_way_that_rounding_shortens_by_a_millimetre_says_its_length_once_too() -> None:
    assert any("10 cm north-east: action" in one for one in entries(walking(), "en"))


def test_a_place_that_is_no_way_keeps_its_distance() -> None:
    (told,) = [one for one in entries(walking(), "en") if "token " in one and "to token" not in one]

    assert " cm, " in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("15 south-east", "15 south-east: fatigue"),
        ("10 north-east", "10 north-east: action"),
        ("10 from Bob", "10 from Bob: 10 cm, action"),
    ],
)
def test_what_is_typed_repeats_a_length_only_if_it_is_another(typed: str, said: str) -> None:
    """Bob stands 20.1 cm off, edge to edge."""
    game = city(ann=(280, 300), bob=(280, 74))
    chair = chair_of(game.table, "en", "ann")
    found = KIT.moves.complete(chair, TypedCommand("move", {"to": typed}), "to")

    assert found
    assert found[0][1].startswith(said)
