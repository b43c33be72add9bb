"""/privacy: what is stored is told as it is, handed over whole, and taken out everywhere."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.kit.replay import replay_of_table
from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB, CLEO, Person
from bot.store.export import export_game, verify
from bot.store.retention import DAY, Retention
from bot.store.schema import ARCHIVES, LOG, METADATA, PEOPLE, RESULTS
from tests.bot.conftest import ONE, TWO, Room
from tests.bot.finished import finished, keep
from tests.bot.test_away import record_of
from tests.databases import ON_BOTH

pytestmark = ON_BOTH

PAPER = Path(__file__).parents[2] / "PRIVACY.md"
ROW = re.compile(r"\| `(\w+)` \| (.*?) \|")
LEADING = {ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}


def listed(paper: str) -> dict[str, list[str]]:
    """The columns that it lists, by table."""
    return {name: re.findall(r"`(\w+)`", columns) for name, columns in ROW.findall(paper)}


@pytest.mark.parametrize("language", [0, 1])
def test_what_is_stored_is_listed_column_by_column_in_both_languages(language: int) -> None:
    papers = PAPER.read_text("utf-8").split("\n# Ce que Graveyard Shift conserve\n")

    known = {name: [one.name for one in table.columns] for name, table in METADATA.tables.items()}
    assert listed(papers[language]) == known


async def everything(room: Room) -> str:
    """All rows of the database, but for private answers, which go after three days."""
    found: list[str] = []
    for table in METADATA.sorted_tables:
        if table.name != "done_interactions":
            found += [str(row) for row in await room.store.ask(sa.select(table))]
    return "\n".join(found)


async def handed_over(room: Room, who: Person) -> dict[str, Any]:
    asked = await room.discord.wait(await room.begin(who, "privacy export"))
    (file,) = asked.message.attachments
    return json.loads(await room.discord.attachment(file.id))


async def forget(room: Room, who: Person, where: str = ONE) -> Interaction:
    asked = await room.discord.wait(await room.begin(who, "privacy delete", where))
    label = "Remove me from everything"
    pressed = await room.discord.press(who, asked.message, label, room.locale)
    return await room.discord.wait(pressed)


async def test_what_is_stored_is_told(room: Room) -> None:
    told = await room.slash(CLEO, "privacy read")

    assert "answers to commands three days" in told
    assert room.link("privacy export") in told
    assert "Ce que je conserve" in await room.slash(CLEO, "privacy read", locale="fr")


async def test_the_file_holds_all_that_i_did_and_set_and_nothing_that_others_hold(
    room: Room,
) -> None:
    await room.slash(ANN, "game new", game="zombies")
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    await room.slash(ANN, "my zone", zone="Europe/Paris")
    await room.open_game(ANN, where=TWO, survivors="amy")
    await room.slash(ANN, "search", TWO, survivor="amy")
    game, record = await room.game(), await record_of(room)

    found = await handed_over(room, ANN)
    text = json.dumps(found)

    assert found["seats"][0]["table_id"] == record.id
    kinds = [(one["table_id"], one["kind"]) for one in found["done"]]
    assert kinds == [(record.id, "start"), (record.id + 1, "start"), (record.id + 1, "command")]
    assert found["done"][-1]["payload"]["survivor"] == "amy"
    assert game.seed not in text
    theirs = next(one for one in game.view(str(BOB.id)).players if one.seat == str(BOB.id))
    assert theirs.hand
    assert [card for card in theirs.hand if f'"{card.id}"' in text] == []
    assert str(BOB.id) not in text
    assert found["settings"][0]["zone"] == "Europe/Paris"
    assert (await handed_over(room, CLEO))["seats"] == []


async def test_taken_out_nothing_names_me_and_running_games_go_on_without_me(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.slash(ANN, "my zone", zone="Europe/Paris")
    await game.slash(ANN, "game new", TWO, game="zombies")
    record, rows = finished(LEADING, 900)
    await keep(game.store, record, rows)
    await game.slash(ANN, "stats")
    asked = await game.discord.wait(await game.begin(ANN, "privacy delete"))
    assert "You sit at 2 running tables" in asked.text
    assert str(ANN.id) in await everything(game)

    assert "nothing that is stored names you any more" in (await forget(game, ANN)).text
    await game.told()
    await game.told(TWO)

    assert str(ANN.id) not in await everything(game)
    assert "Ann" not in await everything(game)
    running = await record_of(game)
    assert [seat.sitter for seat in running.seats] == ["", str(BOB.id)]
    assert "got up" in await game.news() or "left" in await game.news()
    assert await game.store.live_in(game.discord.channel(TWO).id) is None
    await game.slash(CLEO, "game join")
    assert (await record_of(game)).seats[0].sitter == str(CLEO.id)
    table = await game.game()
    assert table.seats[running.seats[0].id]


async def test_a_finished_game_can_be_looked_back_on_and_checked_all_the_same(room: Room) -> None:
    record, rows = finished(LEADING, 900)
    await keep(room.store, record, rows)
    await forget(room, ANN)

    kept = await room.store.record(record.id)
    assert kept
    names = [seat.name for seat in kept.seats]
    assert names == ["Former player", "Bob"]
    after = await room.store.rows(record.id)
    game = export_game(after, ruleset=kept.ruleset, seed="1")
    assert verify(game) == []
    assert replay_of_table(kept, after, "1").ending
    assert str(ANN.id) not in game.model_dump_json()


async def test_who_is_taken_out_goes_from_packed_logs_too(room: Room) -> None:
    record, rows = finished(LEADING, 900)
    await keep(room.store, record, rows)
    await room.store.change(sa.text("UPDATE tables SET told = last"))
    assert await Retention(room.store).thin_out(int(time.time()) + 2 * DAY) == 1

    await forget(room, ANN)

    assert await room.store.ask(sa.select(ARCHIVES)) == []
    assert str(ANN.id) not in await everything(room)
    game = export_game(await room.store.rows(record.id), ruleset=record.ruleset, seed="1")
    assert verify(game) == []


async def test_each_game_gets_another_id_and_others_keep_theirs(room: Room) -> None:
    for channel in (900, 901):
        record, rows = finished(LEADING, channel)
        await keep(room.store, record, rows)
    await forget(room, ANN)

    found = await room.store.ask(sa.select(LOG.c.person).distinct())
    people = {row.person for row in found if row.person}
    assert str(BOB.id) in people
    assert len(people) == 3


async def test_settings_and_results_go_and_who_comes_back_begins_anew(room: Room) -> None:
    record, rows = finished(LEADING, 900)
    await keep(room.store, record, rows)
    await room.slash(ANN, "my zone", zone="Europe/Paris")
    await room.slash(ANN, "stats")
    await forget(room, ANN)

    assert await room.store.ask(sa.select(PEOPLE)) == []
    left = {row.person for row in await room.store.ask(sa.select(RESULTS.c.person))}
    assert left == {"", str(BOB.id)}
    assert "No game of yours" in await room.slash(ANN, "stats")
    assert "No time zone yet" in await room.slash(ANN, "my settings")


async def test_a_name_that_is_part_of_a_number_stays(room: Room) -> None:
    record, rows = finished(LEADING, 900)
    rows[1].payload = {**rows[1].payload, "note": f"1{ANN.id}"}
    await keep(room.store, record, rows)
    await forget(room, ANN)

    assert (await room.store.rows(record.id))[1].payload["note"] == f"1{ANN.id}"


# ---------------------------------------------------------------- who was sent away


@pytest.mark.parametrize("stage", ["playing", "lobby"])
async def test_deletion_does_not_let_somebody_in_again_who_was_sent_away(
    room: Room, stage: str
) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")
    if stage == "playing":
        await room.slash(ANN, "game start")
    await room.moderate(ANN, "kick", seat="Bob")
    assert (await handed_over(room, BOB))["kept_out"] == [1]
    await forget(room, BOB)

    assert str(BOB.id) not in await everything(room)
    assert "sent away" in await room.slash(BOB, "game join")
    assert "sent away" not in await room.slash(CLEO, "game join")


async def test_a_moderator_lets_somebody_in_whose_data_were_deleted(game: Room) -> None:
    await game.moderate(ANN, "kick", seat="Bob")
    await forget(game, BOB)

    await game.moderate(ANN, "seat", player=BOB)

    await game.slash(BOB, "game leave")
    assert "yours" in await game.slash(BOB, "game join")


async def test_nobody_evades_a_vote_to_send_them_away_by_getting_up(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO)
    await room.slash(ANN, "game kick", player=CLEO)
    await forget(room, CLEO)

    assert "sent away" in await room.slash(CLEO, "game join")


@pytest.mark.parametrize("secret", ["seed", "Bob"])
async def test_a_moderator_who_saw_a_secret_does_not_sit_down_at_that_table(
    room: Room, secret: str
) -> None:
    await room.slash(BOB, "game new", game="zombies")
    for one in (CLEO, ANN):
        await room.slash(one, "game join")
    await room.slash(BOB, "game start")
    await room.slash(ANN, "game leave")
    await room.moderate(ANN, "reveal", what=secret)

    assert "have seen one of its secrets" in await room.slash(ANN, "game join")
