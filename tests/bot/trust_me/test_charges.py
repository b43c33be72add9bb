"""What an attack costs and exposes to is said where it is advised or offered."""

from __future__ import annotations

import pytest

import engine
from bot.games.trust_me.kit import KIT
from bot.kit.speech import LABEL
from bot.play.hints import hint_words
from engine.trust_me.commands import Fight, Wait
from engine.trust_me.events import GroupAttacked
from tests.bot.test_questions import chair_of
from tests.bot.trust_me.test_numbers import labels
from tests.trust_me.city import City, city, play
from tests.trust_me.test_markers import aimed


def advised(game: City, language: str, target: str = "alpha-1") -> str:
    """The advice to charge, as Ann reads it, with plain spaces."""
    advice = engine.Advice(Fight(weapon="left", target=target), "hunt")
    told = hint_words(KIT.moves, chair_of(game.table, language, "ann"), advice)
    return told.replace("\N{NO-BREAK SPACE}", " ")


def facing(dice: list[int] | None = None) -> City:
    """Alpha 1 and two zombies wander 6 cm before Ann, and look away from her."""
    return city(
        ann=(100, 300), bob=(500, 300), held={"ann": {"left": "shiv-1"}}, dice=dice,
        groups={1: ((185, 300), 2, (185, 590))},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It takes a Fatigue; you get back only one of these a round. Afterwards alpha 1 "
               "attacks you if it is still there: with 10 now, 2 less for each zombie that falls."),
        ("fr", "Cela prend une Fatigue ; on n’en reprend qu’une par tour. Ensuite l’alpha 1 vous "
               "attaque s’il est encore là : avec 10 pour l’instant, 2 de moins par zombie tombé."),
    ],
)  # fmt: skip
def test_a_hint_to_charge_says_its_price_and_who_strikes_back(language: str, said: str) -> None:
    """Its noise turns the group round."""
    assert said in advised(facing(), language)


def test_a_charge_really_exposes_to_what_the_hint_says() -> None:
    """A blow of 3 fells nobody, one of 4 a zombie."""
    for die, strength in ((1, 10), (2, 8)):
        game = facing([die, 1, 12, 4, 4, 4])
        play(game, Fight(weapon="left", target="alpha-1"), "keep")

        assert [one.strength for one in game.told(GroupAttacked)] == [strength]


def test_a_hint_to_charge_a_survivor_names_no_zombies_that_are_not_near() -> None:
    game = city(
        ann=(100, 300), bob=(160, 300), held={"ann": {"left": "shiv-1"}},
        groups={1: ((400, 300), 2, (400, 590))},
    )  # fmt: skip
    told = advised(game, "en", "bob")

    assert told.endswith("you get back only one of these a round.")


@pytest.mark.parametrize(("language", "charge", "shot"), [
    ("en", "(Fatigue, breaks", "(empty"), ("fr", "(Fatigue, casse à", "(vide à"),
])  # fmt: skip
def test_a_reaction_is_offered_with_its_price(language: str, charge: str, shot: str) -> None:
    game = aimed([], held={"bob": {"left": "handgun-1", "right": "shiv-1"}})
    play(game, Wait())
    found = labels(game, language)

    assert any(charge in one for one in found)
    assert any(shot in one for one in found)
    assert all(len(one) < LABEL for one in found)


@pytest.mark.parametrize(
    ("key", "option", "said", "french"),
    [
        ("what-moves", "done", "serves you well where it lies", "Tout vous sert bien là où c’est"),
        ("what-moves", "left", "covers a bonus", "couvre un bonus"),
        ("give", "done", "enough for this exchange", "suffit pour cet échange"),
        ("give", "left", "You can do without it", "Vous pouvez vous en passer"),
    ],
)
def test_the_reason_for_an_answer_fits_an_answer_that_stops(
    key: str, option: str, said: str, french: str
) -> None:
    chair = chair_of(facing().table, "en", "ann")
    frenchman = chair_of(facing().table, "fr", "ann")

    assert said in chair.speech.say(f"hint-asked-{key}", option=option)
    assert french in frenchman.speech.say(f"hint-asked-{key}", option=option)
