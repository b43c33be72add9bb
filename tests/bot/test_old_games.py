"""Games that six old releases played to their end: their dice agree, and they are told and shown.

Each file was made by the code of its release: the rows of the log, the table, and the exported
file.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.app import cli_games, cli_replay
from bot.app.cli import app
from bot.base.words import say
from bot.kit.registry import kit_of
from bot.kit.replay import Replay, record_of, replay, replay_of_table, rules_changed
from bot.play.chronicle import chronicle
from bot.play.replay_page import page_of
from bot.practice.people import ANN, GUILD_ID
from bot.store.export import GameFile, changed_rule, draws_of, export_game, verify
from bot.store.records import NOBODY, Change, LogRow, Record, Seat, Stage
from tests.bot.conftest import ONE, Room
from tests.bot.test_films import with_files

REGISTERED = (cli_games.app, cli_replay.app)
FOLDER = Path(__file__).parents[1] / "fixtures" / "old_games"
GAMES = sorted(one.name.removesuffix(".json.gz") for one in FOLDER.iterdir())
RELEASES = sorted({name.split("-")[0] for name in GAMES})
FIRST = [next(one for one in GAMES if one.startswith(release)) for release in RELEASES]
"""A game of each release."""


@cache
def stored(name: str) -> dict[str, Any]:
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


def table_of(name: str) -> tuple[Record, list[LogRow], GameFile]:
    """The table as the database of that release held it, and the file that release exported."""
    found = stored(name)
    file = GameFile.model_validate(found["file"])
    record = Record(1, 1, file.ruleset, file.mission, "en", "finished")
    record.game = json.dumps(found["game"])
    record.seats = [Seat(seat, f"Player {seat}", led) for seat, led in file.seats.items()]
    rows = [LogRow(**one, number=at) for at, one in enumerate(found["rows"], start=1)]
    return record, rows, file


def told(name: str, language: str = "en") -> Replay:
    record, rows, file = table_of(name)
    record.language = language
    return replay_of_table(record, rows, file.seed)


def test_there_are_games_of_six_releases_that_today_plays_otherwise() -> None:
    assert len(RELEASES) == 6
    otherwise = [name for name in GAMES if changed_rule(table_of(name)[2])]
    assert len(otherwise) > 3


@pytest.mark.parametrize("name", GAMES)
def test_every_die_agrees_for_ever(name: str) -> None:
    record, rows, file = table_of(name)

    assert draws_of(file) > 20
    assert verify(file) == []
    assert verify(export_game(rows, ruleset=record.ruleset, seed=file.seed)) == []


@pytest.mark.parametrize("name", GAMES)
def test_one_altered_die_is_found(name: str) -> None:
    file = table_of(name)[2]
    at = next(one.number for one in file.commands[1:] if one.draws)
    (sides, face), *others = file.commands[at].draws
    other = file.commands[at].model_copy(update={"draws": [(sides, face % sides + 1), *others]})
    commands = [other if one.number == at else one for one in file.commands]

    (line,) = verify(file.model_copy(update={"commands": commands}))

    assert line.startswith(f"command {at}, draw 1: ")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_an_old_game_is_told_to_its_end(name: str, language: str) -> None:
    found = told(name, language)
    rows = table_of(name)[1]

    text = chronicle(found)

    assert found.ending is not None
    assert [row.number for row in found.rows] == [row.number for row in rows]
    assert found.stills[-1].view.outcome
    heading = "## The end" if language == "en" else "## La fin"
    assert heading in text
    assert "(?)" not in text
    note = say(language, "chronicle-rules-changed")
    assert text.count(note) == found.changed


@pytest.mark.parametrize("name", FIRST)
def test_an_old_game_has_a_film_and_a_poster(name: str) -> None:
    found = told(name)
    lookback = kit_of(found.record.ruleset).lookback

    assert lookback.film(found, lambda drawn, pictures: None)[1][:4] == b"RIFF"
    assert lookback.poster(found)[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_that_changed_is_a_note_and_no_accusation(name: str, tmp_path: Path) -> None:
    assert REGISTERED[0] is REGISTERED[1]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(stored(name)["file"]), encoding="utf-8")

    result = CliRunner().invoke(app, ["verify", str(file)])

    assert result.exit_code == 0, result.output
    assert "agree with the seed" in result.stdout
    assert "NOT" not in result.stdout
    changed = changed_rule(table_of(name)[2])
    assert ("Note: it was played with the rules of an earlier release" in result.stdout) == bool(
        changed
    )


def test_a_new_file_tells_what_happened_whatever_the_rules_are() -> None:
    name = next(one for one in GAMES if changed_rule(table_of(one)[2]))
    record, rows, file = table_of(name)
    exported = export_game(rows, ruleset=record.ruleset, seed=file.seed)

    found = replay(
        record_of(exported, "en"), GameFile.model_validate_json(exported.model_dump_json())
    )

    assert found.changed
    assert [row.events for row in found.rows] == [row.events for row in rows]


@pytest.mark.parametrize("name", GAMES)
def test_a_page_says_once_that_rules_have_changed(name: str) -> None:
    found = told(name)
    page = page_of(found, lambda drawn, pictures: None)
    assert page.count("rules that have changed since") == found.changed


async def test_a_replay_says_that_rules_have_changed(room: Room) -> None:
    await stored_in(room, next(one for one in GAMES if changed_rule(table_of(one)[2])))

    message = await with_files(room, await room.begin(ANN, "game replay"))

    assert "Some rules have changed since this game was played." in message.content


@pytest.mark.parametrize("changed", [True, False])
async def test_the_log_says_once_at_its_end_whether_rules_have_changed(
    room: Room, changed: bool
) -> None:
    name = next(one for one in GAMES if rules_changed(*table_of(one)[:2]) == changed)
    await stored_in(room, name, "playing")

    texts = await pages_of_log(room)

    note = say("en", "log-rules-changed")
    assert sum(text.count(note) for text in texts) == changed
    assert (note in texts[-1]) == changed


async def pages_of_log(room: Room) -> list[str]:
    """All pages of /log, as somebody reads them who turns back to the first one."""
    message = (await room.discord.wait(await room.begin(ANN, "game log"))).message
    texts = [message.content]
    while "\n*Page 1 of" not in texts[0]:
        back = await room.discord.press(ANN, message, say("en", "page-back"))
        message = (await room.discord.wait(back)).message
        texts.insert(0, message.content)
    return texts


async def stored_in(room: Room, name: str, stage: Stage = "finished") -> None:
    """Put the old game into the channel, as if it had been played there."""
    record, rows, _ = table_of(name)
    record.guild, record.channel = GUILD_ID, room.discord.channel(ONE).id
    record.seats = [replace(one, person=NOBODY) for one in record.seats]
    record.stage = "playing"
    await room.store.save(Change(record))
    record.stage = stage
    await room.store.save(Change(record, [replace(row, number=0) for row in rows]))
