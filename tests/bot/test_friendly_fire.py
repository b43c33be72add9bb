"""A shot that may hit a friend says so wherever it can be chosen, before it is fired."""

from __future__ import annotations

import pytest

from bot.kit.registry import chair_at, kit_of
from bot.kit.speech import LABEL
from bot.practice.people import ANN, BOB
from bot.store.records import Record
from engine.family.commands import Attack
from tests.bot.conftest import ONE, Room, labels_of, select_of
from tests.bot.test_cars import put
from tests.table import mission, street

MOVES = kit_of("zombicide").moves
RECORD = Record(1, 2, "zombicide", "00", "en", id=3)


def entries(drawing: str, language: str = "en", **given: object) -> list[str]:
    """Every attack of Amy as the menu lists it."""
    table = street(drawing, **given).table
    attacks = [one for one in table.commands("ann") if isinstance(one, Attack)]
    chair = chair_at(RECORD, table, language)
    return [MOVES.entry(chair, one) for one in attacks]


def test_an_attack_is_listed_with_its_odds() -> None:
    assert entries("amy 2W", hands={"amy": ["pistol"]}) == ["Attack in S2 with the pistol: 50 %"]


def test_a_shot_past_a_friend_names_the_friend() -> None:
    assert entries("amy ned+2W", hands={"amy": ["pistol"]}) == [
        "Attack in S2 with the pistol ⚠ hits Ned first, cannot reach a zombie"
    ]
    assert entries("amy ned+2W", "fr", hands={"amy": ["sub-mg"]}) == [
        "Attaquer en S2 avec le pistolet mitrailleur\xa0: 4\u00a0% ⚠ touche d’abord Ned"
    ]


def test_a_blow_beside_a_friend_names_nobody() -> None:
    assert entries("amy+ned+1W", hands={"amy": ["katana"]}) == [
        "Attack in S1 with the katana: 75 %"
    ]


def test_a_button_gives_chances_in_whole_per_cent() -> None:
    assert entries("amy+1W", hands={"amy": ["pan"]}) == ["Attack in S1 with the pan: 17 %"]


def test_a_bottle_names_whom_it_kills() -> None:
    assert "kills Amy" in entries("amy+2W", hands={"amy": ["molotov"]})[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_is_cut_off_the_caution_fits_a_button(language: str) -> None:
    crowd = "amy doug+josh+ned+phil+wanda+2W"
    for entry in entries(crowd, language, hands={"amy": ["sub-mg", "sub-mg"]}):
        assert len(entry) <= LABEL
        assert "Wanda" in entry


async def test_a_typed_shot_at_a_friend_is_confirmed_first(room: Room) -> None:
    at, hands = {"S4": "amy", "S5": "ned+2W"}, {"amy": ["pistol"]}
    table = mission("00", at, seats={str(ANN.id): ["amy", "ned"]}, hands=hands).table
    await put(room, table)

    offered = await room.discord.autocomplete(ANN, ONE, "attack", "zone")
    asked = await room.discord.wait(await room.begin(ANN, "attack", zone="S5", survivor="Amy"))

    assert [one["name"] for one in offered] == ["S5 ⚠ hits Ned first, cannot reach a zombie"]
    assert labels_of(asked.message) == [
        "Amy: Attack in S5 with the pistol ⚠ hits Ned first, cannot reach a zombie",
        "Back",
    ]
    assert asked.message.content.startswith("⚠ Warning: hits Ned first, cannot reach a zombie.")
    before = await room.game()
    assert before.number == table.number

    pressed = await room.discord.press(ANN, asked.message, labels_of(asked.message)[0])
    await room.discord.wait(pressed)
    assert (await room.game()).number == table.number + 1


@pytest.mark.parametrize(("hit", "told"), [("ned", 1), ("doug", 0)])
async def test_who_is_hit_in_anothers_turn_is_told_once(room: Room, hit: str, told: int) -> None:
    at, hands = {"S4": "amy", "S5": f"{hit}+2W"}, {"amy": ["sub-mg"]}
    seats = {str(ANN.id): ["amy", "doug"], str(BOB.id): ["ned"]}
    at["S4"] = "amy+doug" if hit == "ned" else "amy+ned"
    table = mission("00", at, seats=seats, hands=hands, seed="friend").table
    await put(room, table)

    asked = await room.discord.wait(await room.begin(ANN, "attack", zone="S5", survivor="Amy"))
    pressed = await room.discord.press(ANN, asked.message, labels_of(asked.message)[0])
    await room.discord.wait(pressed)
    await room.slash(ANN, "noise", survivor="Amy")

    news = await room.told()
    assert any(f"Amy hits {hit.capitalize()}: a wound." in one.content for one in news)
    struck = [one.mentions for one in news if "this concerns you" in one.content]
    assert struck == [[BOB.id]] * told


async def test_a_wound_for_which_a_card_goes_calls_once(room: Room) -> None:
    """A player who is asked which card goes is called by that question, not for the wound, too."""
    at, hands = {"S4": "amy+doug", "S5": "ned+2W"}, {"amy": ["sub-mg"], "ned": ["katana", "pan"]}
    pack = {"ned": ["fire-axe", "crowbar", "water"]}
    seats = {str(ANN.id): ["amy", "doug"], str(BOB.id): ["ned"]}
    table = mission("00", at, seats=seats, hands=hands, pack=pack, seed="friend").table
    await put(room, table)
    await room.told()
    before = len(room.discord.sent_pings)

    asked = await room.discord.wait(await room.begin(ANN, "attack", zone="S5", survivor="Amy"))
    pressed = await room.discord.press(ANN, asked.message, labels_of(asked.message)[0])
    await room.discord.wait(pressed)

    news = await room.told()
    assert any("this concerns you" in one.content for one in news)
    assert [one.seats for one in (await room.game()).questions] == [(str(BOB.id),)]
    pings = room.discord.sent_pings[before:]
    assert [(one.person, one.message) for one in pings] == [(BOB.id, news[-1].id)]


async def test_a_shot_at_a_friend_chosen_in_the_menu_takes_a_second_press(room: Room) -> None:
    at, hands = {"S4": "amy", "S5": "ned+2W"}, {"amy": ["pistol"]}
    table = mission("00", at, seats={str(ANN.id): ["amy"], str(BOB.id): ["ned"]}, hands=hands).table
    await put(room, table)
    await room.bot.publisher.settled()
    asked = await room.begin(ANN, "act")
    menu = (await room.discord.wait(asked)).message
    picked = select_of(menu)["custom_id"]
    await room.discord.wait(await room.discord.select(ANN, menu, picked, ["attack"]))
    shot = next(one for one in labels_of(menu) if "hits Ned first, cannot reach" in one)
    await room.discord.wait(await room.discord.press(ANN, menu, shot))

    assert menu.content.startswith("⚠ Warning: hits Ned first, cannot reach a zombie.")
    assert labels_of(menu) == [shot, "Back"]
    assert (await room.game()).number == table.number

    await room.discord.wait(await room.discord.press(ANN, menu, "Back"))
    assert shot in labels_of(menu)
    await room.discord.wait(await room.discord.press(ANN, menu, shot))
    await room.discord.wait(await room.discord.press(ANN, menu, shot))
    assert (await room.game()).number == table.number + 1
