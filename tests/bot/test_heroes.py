"""Heroes' Resistance at Discord: what only it has is typed, pressed, told and remembered."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from bot.games.family.narrate.story import zombies_story
from bot.games.heroes_resistance.speech import HeroesSpeech
from bot.kit.registry import kit_of
from bot.play.chronicle import chronicle
from bot.play.menu import Place, menu_of
from bot.practice.people import ANN
from engine.core.event import Event
from engine.family import events as shared
from engine.heroes_resistance import events as e
from engine.heroes_resistance.view import HeroesView
from tests.bot.conftest import ONE, Room
from tests.bot.reaching import pressed, selects, sitting_of
from tests.bot.test_cars import put
from tests.conformance.test_shown import looked_back_on
from tests.heroes_resistance.city import QUIET, at_mission, city, places
from tests.table import ZombiePhase, play

GAME = "heroes-resistance"


# ---------------------------------------------------------------- typed


async def played(room: Room) -> HeroesView:
    view = (await room.game()).view()
    assert isinstance(view, HeroesView)
    return view


async def test_power_traits_rescues_and_the_sign_are_typed(room: Room) -> None:
    zones = places("M1")
    here, there = zones["2R.s3"], zones["2R.s1"]
    table = at_mission(
        "M1",
        {here: "hulk", there: "2W"},
        seats={str(ANN.id): ["hulk"]},
        sign=here,
        bystanders={"wong": here},
        trait_deck=["adrenaline"],
    ).table
    await put(room, table)

    await room.slash(ANN, "power")
    assert (await played(room)).power == {"hulk": 2}
    await room.slash(ANN, "trait gain")
    assert (await played(room)).traits == {"hulk": ("adrenaline",)}
    await room.slash(ANN, "trait use", trait="adrenaline")
    assert (await played(room)).power == {"hulk": 1}
    await room.slash(ANN, "rescue")
    assert ((await played(room)).held, (await played(room)).power) == (
        {"hulk": "wong"},
        {"hulk": 4},
    )
    assert (await played(room)).survivors[0].actions == 1
    offered = await room.discord.autocomplete(ANN, ONE, "sign", "zone")
    assert [one["value"] for one in offered] == [there]
    await room.slash(ANN, "sign", zone=there)

    sign = (await played(room)).sign
    assert sign is not None
    assert (sign.zone, sign.damaged) == (there, True)


@pytest.mark.parametrize(
    ("trait", "language", "told"),
    [
        (
            "keen-aim",
            "en",
            "Hulk gains the trait Keen aim. Before a roll: hits one lower, never below 2.",
        ),
        (
            "soar",
            "en",
            "Hulk gains the trait Soar (costs 1 Power). "
            "In your turn: up to 3 zones, whatever enemies are there.",
        ),
        (
            "soar",
            "fr",
            "Hulk gagne le Trait Envol (coûte 1 Pouvoir). "
            "À votre tour : jusqu’à 3 zones, sans souci des ennemis.",
        ),
    ],
)
def test_who_gains_a_trait_reads_what_it_does_and_costs(
    trait: str, language: str, told: str
) -> None:
    sitting = sitting_of(city("hulk").table, language)
    gained = e.TraitGained(survivor="hulk", trait=trait)

    assert sitting.chair("ann", language).speech.event(gained).replace("\u00a0", " ") == told


async def test_what_cannot_be_is_refused_with_what_works_instead(room: Room) -> None:
    at = {"S1": "hulk+1W"}
    seats, sign = {str(ANN.id): ["hulk"]}, places("M1")["2R.s3"]
    table = at_mission("M1", at, seats=seats, bystanders={"wong": "S1"}, sign=sign).table
    await put(room, table)

    among = await room.slash(ANN, "rescue")
    nowhere = await room.slash(ANN, "sign", zone="S1")
    poor = await room.slash(ANN, "attack", zone="S1", power="1")

    assert among.startswith("You cannot rescue anybody in S1 while an enemy is there.")
    assert nowhere.startswith("The sign ")
    assert poor.startswith("Hulk has 0 Power; this takes 1.")
    assert (await room.game()).number == table.number


async def test_with_no_action_left_nobody_is_told_of_cards_that_heroes_do_not_have(
    room: Room,
) -> None:
    seats = {str(ANN.id): ["hulk"]}
    table = at_mission("M1", {"S1": "hulk"}, seats=seats, actions={"hulk": 0}).table
    await put(room, table)

    assert (await room.slash(ANN, "power")).startswith(
        "Hulk has no action left for this. Use a free trait or skill, or end the turn."
    )


@pytest.mark.parametrize(
    ("bystanders", "words"),
    [
        ({"wong": "S2"}, "Wong is not in the zone of Hulk."),
        ({}, "There is no bystander on the board."),
    ],
)
async def test_a_rescue_of_nobody_here_says_who_could_be(
    room: Room, bystanders: dict[str, str], words: str
) -> None:
    seats = {str(ANN.id): ["hulk"]}
    await put(room, at_mission("M1", {"S1": "hulk"}, seats=seats, bystanders=bystanders).table)

    assert (await room.slash(ANN, "rescue")).startswith(words)


async def test_an_attack_with_power_is_one_command_and_no_question(room: Room) -> None:
    table = at_mission(
        "M1",
        {"S1": "hulk+3B"},
        seats={str(ANN.id): ["hulk"]},
        power={"hulk": 3},
        traits={"hulk": ["super-strength"]},
    ).table
    await put(room, table)

    offered = await room.discord.autocomplete(ANN, ONE, "attack", "power")
    assert [one["value"] for one in offered] == ["1", "2", "3"]
    await room.slash(ANN, "attack", zone="S1")
    assert (await played(room)).power == {"hulk": 3}
    before = await room.game()
    await room.slash(ANN, "attack", zone="S1", power="2", traits="super-strength")
    assert ((await played(room)).power, (await played(room)).traits) == ({"hulk": 0}, {})
    assert (await room.game()).number == before.number + 1


@pytest.mark.parametrize(
    ("locale", "plain", "more"),
    [
        ("en-US", "**Hulk: Attack in S1** (1 Brute)", "Attack in S1, 2 Power for dice"),
        ("fr", "**Hulk : Attaquer en S1** (1 Brute)", "Attaquer en S1, 2 Pouvoir en dés"),
    ],
)
async def test_odds_are_asked_for_each_amount_of_power_in_reach(
    room: Room, locale: str, plain: str, more: str
) -> None:
    seats = {str(ANN.id): ["hulk"]}
    await put(room, at_mission("M1", {"S1": "hulk+1B"}, seats=seats, power={"hulk": 2}).table)

    said = (await room.slash(ANN, "odds", locale=locale)).replace("\N{NO-BREAK SPACE}", " ")
    assert said.startswith(plain)
    assert more in said


# ---------------------------------------------------------------- pressed


@pytest.mark.parametrize(("language", "first"), [("en", "Attack in S1"), ("fr", "Attaquer en S1")])
def test_the_menu_lists_an_attack_for_each_amount_of_power_with_its_odds(
    language: str, first: str
) -> None:
    game = city("hulk+1B", power={"hulk": 2}, traits={"hulk": ["keen-aim"]})
    sitting = sitting_of(game.table)
    view = menu_of(sitting, sitting.chair("ann", language), Place("hulk", "attack")).view
    labels = [*(one.label for one in selects(view).get("do", ())), *dict(pressed(view)).values()]

    assert len(labels) == 6
    assert len(set(labels)) == 6
    assert all(one.startswith(first) and "%" in one for one in labels)
    assert all("(1 Brute)" in one for one in labels)


# ---------------------------------------------------------------- told


def speech(language: str = "en") -> HeroesSpeech:
    found = kit_of(GAME).speech(None, language, {})
    assert isinstance(found, HeroesSpeech)
    return found


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Wong runs from S3 to S4."), ("fr", "Wong court de S3 à S4.")],
)
def test_a_bystanders_own_walk_stands_in_the_story(language: str, words: str) -> None:
    game = city("hulk . . wasp", bystanders={"wong": "S3"}, spawn=QUIET)

    assert f"• {words}" in speech(language).story(play(game, ZombiePhase()).events)[1]


def long_turn() -> list[Event]:
    """A turn of many cards, in which somebody is lost."""
    return [
        shared.ZombiesTurnBegan(round=3),
        shared.DeckReshuffled(deck="spawn"),
        *(shared.SpawnCardDrawn(card="01", zone=f"S{at}", level="blue") for at in range(1, 61)),
        e.BystanderDevoured(bystander="wong"),
        e.BystanderWalked(bystander="okoye", start="S1", zone="S2"),
    ]


def test_who_is_devoured_is_told_however_long_the_story_gets() -> None:
    told = zombies_story(speech(), long_turn(), 200)

    assert "**Wong is devoured!**" in told
    assert "60 zombie cards" in told
    assert len(told) <= 200


def test_a_portal_tells_of_no_stay_where_somebody_is() -> None:
    game = city("1D | [wasp]", spawn=QUIET)
    told = speech().story(play(game, ZombiePhase()).events)[1]

    assert "Through a portal: **1.** S1 → B1 (Doctor Strange)." in told
    assert "stay" not in told


# ---------------------------------------------------------------- remembered


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (e.BystanderDevoured(bystander="wong"), "Wong is devoured!"),
        (e.BystanderRescued(survivor="hulk", bystander="wong", zone="S4"), "Hulk rescues Wong"),
    ],
)
def test_a_bystander_saved_or_lost_is_a_turning_point(happened: Event, words: str) -> None:
    found = looked_back_on(GAME, "en")
    last = found.rows[-1]
    added = replace(last, events=[*last.events, engine.event_to_json(happened)])
    found = replace(found, rows=[*found.rows[:-1], added])
    point = kit_of(GAME).lookback.turning_points(found)[-1]

    assert point.words.startswith(words)
    section = chronicle(found).split(f"## Round {point.round}\n\n")[1].split("\n\n##")[0]
    assert words in section


def test_a_menu_does_not_open_on_power_that_the_hero_cannot_hold() -> None:
    for held, offered in ((4, False), (1, True)):
        game = city("hulk .", power={"hulk": held}).table
        table, seat = sitting_of(game), game.acting[0]
        menu = menu_of(table, table.chair(seat, "en"), Place())

        assert ("Gain Power" in [label for _, label in pressed(menu.view)]) == offered
