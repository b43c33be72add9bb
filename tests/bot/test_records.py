"""The records of a mission: who holds them, what is shown of a game, and who is named."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
import sqlalchemy as sa
from PIL import Image

from bot.play.records import hall_of, held_of
from bot.practice.people import ANN, BOB, CLEO, DAN, GUILD_ID, Person
from bot.store.records import LogRow, Record
from bot.store.schema import RESULTS
from bot.store.store import Store
from bot.table.counting import EDITION, Result, results
from bot.table.person_settings import People
from bot.table.statistics import Played, Scope, Statistics
from engine.family import events as e
from renders.kit.palette import STRANGER, ThemeName
from renders.kit.people import Person as Face
from renders.kit.records import Hall, RecordRow, records_picture
from tests.bot.conftest import Room, select_of
from tests.bot.finished import finished, keep

OLD = Path(__file__).parents[1] / "fixtures" / "databases" / "0013.sql"
TEAMS = (
    {ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]},
    {CLEO: ["amy", "ned", "wanda"], DAN: ["doug", "phil", "josh"]},
)
GAME = Played(1, True, rounds=5, actions=50, wounds=1, rescued=0, kills=9)


def holders(*games: Played) -> dict[str, list[int]]:
    """The tables of each record, the best first."""
    return {one.contest.key: [game.table_id for game in one.best] for one in held_of(games)}


def test_a_lost_game_holds_no_record_but_that_of_the_zombies() -> None:
    lost = replace(GAME, table_id=2, won=False, rounds=1, actions=1, wounds=0, kills=10)

    found = holders(GAME, lost)

    assert found == {"quickest": [1], "unhurt": [], "fewest": [1], "kills": [2, 1]}


def test_one_wound_is_too_many() -> None:
    unhurt = replace(GAME, table_id=2, rounds=9, wounds=0)

    assert holders(GAME, unhurt)["unhurt"] == [2]


def test_of_equal_games_the_older_one_holds_the_record() -> None:
    assert holders(GAME, replace(GAME, table_id=2))["quickest"] == [1, 2]


def test_a_rescue_is_a_record_only_where_somebody_was_rescued() -> None:
    assert "rescue" not in holders(GAME)
    saved = replace(GAME, table_id=2, rescued=1)
    assert holders(GAME, saved)["rescue"] == [2]


def test_a_game_that_holds_a_record_already_gives_way_to_the_next_best() -> None:
    second = replace(GAME, table_id=2, rounds=6, actions=60)
    shown = {one.contest.key: one.shown for one in held_of([GAME, second])}

    assert shown["quickest"] == GAME
    assert shown["fewest"] == second
    assert {one.contest.key: one.shown for one in held_of([GAME])}["fewest"] is None


def test_a_next_best_game_is_shown_in_one_row_alone() -> None:
    second = replace(GAME, table_id=2, rounds=6, actions=60)
    third = replace(GAME, table_id=3, rounds=7, actions=70)
    unhurt = [replace(one, wounds=0) for one in (GAME, second, third)]

    shown = [one.shown.table_id for one in held_of(unhurt) if one.shown]

    assert shown == [1, 2, 3]
    # A game that holds a record of its own is never shown as a next best one.
    busy = replace(second, kills=99)
    held = {one.contest.key: one.shown for one in held_of([GAME, busy, third])}
    assert (held["fewest"], held["kills"]) == (third, busy)


async def test_a_team_is_shown_only_with_the_first_record_of_its_game(room: Room) -> None:
    await two_games(room.store)
    await room.bot.tables.statistics.catch_up()

    told = await hall_of(
        room.bot.tables.statistics, Scope(guild=GUILD_ID, ruleset="zombicide"), "00", "en"
    )

    assert told is not None
    repeated = {
        one.key: bool(one.team) for one in told.hall.rows if one.who.startswith("again game ")
    }
    shown = {one.key: bool(one.team) for one in told.hall.rows if one.who == "Ann and Bob"}
    assert (set(repeated.values()), set(shown.values())) == ({False}, {True})


def over(team: int, seed: str, channel: int) -> tuple[Record, list[LogRow]]:
    record, rows = finished(TEAMS[team], channel, seed=seed)
    for number, row in enumerate(rows, start=1):
        row.number, row.at = number, number * 60
    return record, rows


async def two_games(store: Store) -> tuple[Record, Record]:
    first, rows = over(0, "1", 901)
    await keep(store, first, rows)
    second, more = over(1, "1", 902)
    await keep(store, second, more)
    return first, second


async def records_of(room: Room, who: Person, **options: str) -> str:
    """The text of the records of the tutorial, chosen from the menu below the statistics."""
    asked = await room.discord.wait(await room.begin(who, "stats", **options))
    menu = asked.message
    number = select_of(menu)["custom_id"]
    chosen = await room.discord.select(who, menu, number, ["zombicide/00"])
    return (await room.discord.wait(chosen)).text


async def test_a_record_names_its_people_and_links_to_the_game(room: Room) -> None:
    first, _ = await two_games(room.store)

    text = await records_of(room, ANN, whose="server")

    assert "**Records: Tutorial** · won 2 of 2" in text
    link = f"https://discord.com/channels/{GUILD_ID}/{first.channel}"
    assert f"[game {first.id}]({link})" in text
    assert "Ann and Bob" in text
    assert "Cleo and Dan" in text


async def test_the_records_of_a_channel_are_those_of_its_games(room: Room) -> None:
    first, _ = await two_games(room.store)
    here = first.channel
    statistics = room.bot.tables.statistics
    await statistics.catch_up()

    games = await statistics.played(Scope(channel=here), "00")

    assert [one.table_id for one in games] == [first.id]
    assert "No game is over in this channel" in await room.slash(ANN, "stats", whose="table")


async def test_my_records_are_those_of_my_games(room: Room) -> None:
    await two_games(room.store)

    text = await records_of(room, CLEO)

    assert "won 1 of 1" in text
    assert "Ann" not in text


async def test_who_is_not_counted_is_not_named(room: Room) -> None:
    await two_games(room.store)
    await room.slash(ANN, "stats")
    await room.confirm(ANN, "my statistics", counted=False)

    text = await records_of(room, CLEO, whose="server")

    assert "Ann" not in text
    assert "Bob" in text


def of(found: list[Result] | None, person: object = "") -> Result:
    return next(one for one in found or [] if one.person == str(person))


def test_wounds_and_deaths_are_those_of_who_sat_there() -> None:
    record, rows = finished(TEAMS[0], 903, mission="01", seed="0")
    harmed = [
        (type(event), ["amy", "doug", "josh"].count(event.survivor))
        for row in rows
        for event in row.happened("zombicide")
        if isinstance(event, e.SurvivorWounded | e.SurvivorEliminated)
    ]
    found = results(record, rows)

    table, ann, bob = of(found), of(found, ANN.id), of(found, BOB.id)
    wounds = [mine for kind, mine in harmed if kind is e.SurvivorWounded]
    deaths = [mine for kind, mine in harmed if kind is e.SurvivorEliminated]
    assert (table.wounds, table.deaths) == (len(wounds), len(deaths))
    assert (ann.wounds, ann.deaths) == (sum(wounds), sum(deaths))
    assert (ann.wounds + bob.wounds, ann.deaths + bob.deaths) == (table.wounds, table.deaths)
    assert min(len(wounds), len(deaths)) > 0


def test_each_figure_has_the_zombies_it_killed() -> None:
    record, rows = over(0, "1", 904)
    found = results(record, rows)

    assert set(of(found, ANN.id).led) == set(TEAMS[0][ANN])
    assert sum(of(found, ANN.id).led.values()) == of(found, ANN.id).kills
    assert of(found).led == of(found, ANN.id).led | of(found, BOB.id).led


def test_rounds_and_actions_are_counted_without_what_was_taken_back() -> None:
    record, rows = over(0, "1", 905)
    found = results(record, rows)
    rounds = [
        one.round
        for row in rows
        for one in row.happened("zombicide")
        if isinstance(one, e.RoundBegan)
    ]

    assert of(found).rounds == max(rounds)
    assert of(found).actions == len(rows) - 1
    assert of(found, ANN.id).actions + of(found, BOB.id).actions == len(rows) - 1


def test_a_log_that_cannot_be_read_as_a_whole_holds_no_record() -> None:
    record, rows = over(0, "1", 906)
    rows[5].events = [{"what": "of a later release"}]

    found = results(record, rows)

    assert of(found).rounds == 0
    assert of(found).kills > 0


def test_somebody_who_was_taken_out_is_counted_for_nobody() -> None:
    record, rows = over(0, "1", 907)
    for row in rows:
        row.person = row.person.replace(str(BOB.id), "gone-0123456789ab")

    assert {one.person for one in results(record, rows) or []} == {"", str(ANN.id)}


async def test_games_of_an_earlier_release_are_counted_again_for_the_same_people(
    tmp_path: Path,
) -> None:
    with closing(sqlite3.connect(tmp_path / "old.sqlite3")) as old:
        old.executescript(OLD.read_text("utf-8"))
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}")
    await store.open()
    statistics = Statistics(store, People(store))
    before = await statistics.played(Scope(guild=GUILD_ID), "00")

    await statistics.recount()

    (game,) = await statistics.played(Scope(guild=GUILD_ID), "00")
    rows = await store.ask(sa.select(RESULTS).order_by(RESULTS.c.person))
    await store.close()
    assert before == []
    assert (game.won, game.rounds > 1, game.actions > 20, game.kills) == (True, True, True, 13)
    # Bob asked to be taken out, and stays out.
    assert [row.person for row in rows] == ["", str(ANN.id)]
    assert {row.edition for row in rows} == {EDITION}
    assert set(rows[1].led) == {"amy", "doug", "josh"}


TEAM = [Face("circle", STRANGER, "A")] * 9
HALL = Hall(
    "Records: The 24 Hours of the Zombies of the Night Shift of Zombiecity",
    "won 12 of 300",
    [
        RecordRow("quickest", "Victoire la plus rapide", "9 tours", "Ann, " * 20, "game 1 " * 20),
        RecordRow("unhurt", "Won without a wound", "not yet"),
        RecordRow("kills", "Most zombies", "8", "again game 1", "", TEAM),
    ],
)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_the_picture_is_as_high_as_its_records(theme: ThemeName) -> None:
    picture = records_picture(HALL, "en", theme)
    assert Image.open(BytesIO(picture.png())).size == (1650, 108 + 3 * 184 - 14 + 36)
    assert "Won without a wound: not yet." in picture.alt
    assert "Most zombies: 8, again game 1." in picture.alt
