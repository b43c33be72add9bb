"""Opening any mission: what is offered, what the lobby shows, who leads how many."""

from __future__ import annotations

import pytest

import engine
from bot.games.family.deal import deal_survivors, most_players, shares
from bot.games.family.shelf import card_of, mission_label
from bot.practice.people import ANN, BOB, CLEO, DAN
from bot.store.records import Record, Seat
from bot.table.status import ROOM, status_of
from tests.bot.conftest import ONE, Room
from tests.playing import missions


def lobby(mission: str, players: int, language: str = "en") -> Record:
    seats = [Seat(str(number + 10**18), f"P{number}") for number in range(players)]
    return Record(1, 2, "zombicide", mission, language, seats=seats)


@pytest.mark.parametrize("mission", missions())
def test_every_mission_starts_with_any_number_of_players_it_is_for(mission: str) -> None:
    for players in range(1, most_players(lobby(mission, 1)) + 1):
        seats = deal_survivors(lobby(mission, players))
        table = engine.open_table("zombicide", mission=mission, seats=seats, seed="any")
        assert len(table.view().survivors) == sum(shares(lobby(mission, players), players))


def test_the_rulebook_says_how_many_each_leads() -> None:
    found = {count: shares(lobby("01", count), count) for count in range(1, 7)}

    assert found == {1: [4], 2: [3, 3], 3: [2, 2, 2], 4: [1] * 4, 5: [1] * 5, 6: [1] * 6}


def test_a_mission_for_six_survivors_gives_the_odd_ones_to_who_sat_down_first() -> None:
    assert shares(lobby("06", 4), 4) == [2, 2, 1, 1]
    assert shares(lobby("06", 1), 1) == [6]


def test_in_mission_09_up_to_three_set_out_with_one_each() -> None:
    assert most_players(lobby("09", 1)) == 3
    assert shares(lobby("09", 3), 3) == [1, 1, 1]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("mission", missions())
def test_every_lobby_fits_a_message(mission: str, language: str) -> None:
    record = lobby(mission, most_players(lobby(mission, 1)), language)
    record.state.options["order"] = "free"
    text = status_of(record, None).text
    briefing = engine.load_content("zombicide").missions[mission].briefing

    assert len(text) <= ROOM
    assert briefing.in_(language) in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mission_is_offered_with_what_one_needs_to_choose(language: str) -> None:
    for mission in engine.load_content("zombicide").missions.values():
        label = mission_label(card_of(mission), language)
        assert len(label) < 100
        assert mission.name.in_(language) in label
        assert str(mission.minutes) in label


async def test_a_mission_is_completed_and_opened_by_its_title(room: Room) -> None:
    offered = await room.discord.autocomplete(ANN, ONE, "game new", "mission", "hours")
    assert [one["value"] for one in offered] == ["03"]

    said = await room.slash(ANN, "game new", mission="the 24 hours of zombiecity")

    assert "The 24 Hours of Zombiecity" in said
    status = (await room.status()).content
    assert "What is special" in status


async def test_the_fourth_player_finds_mission_09_full(room: Room) -> None:
    await room.slash(ANN, "game new", mission="09")
    await room.slash(BOB, "game join")
    await room.slash(CLEO, "game join")

    assert "full" in await room.slash(DAN, "game join")


async def test_in_free_order_everybody_may_act(room: Room) -> None:
    await room.slash(ANN, "game new", order="free", game="zombicide")
    assert "**free**" in (await room.status()).content
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    await room.press(ANN, "Ann")

    table = await room.game()

    assert set(table.acting) == {str(ANN.id), str(BOB.id)}
    status = await room.status()
    assert f"<@{ANN.id}>" in status.content
    assert f"<@{BOB.id}>" in status.content
    survivor = next(one.id for one in table.view().survivors if one.seat == str(BOB.id))
    await room.slash(BOB, "end", survivor=survivor)
    assert next(one for one in (await room.game()).view().survivors if one.id == survivor).done
