"""The command line's games: what it prints, and how it ends on bad input."""

import asyncio
import json
import random
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import engine
from bot.app import cli_games
from bot.app.cli import app
from bot.app.simulator import GIVEN_UP, by_autopilot, simulate
from bot.base.exits import STORE
from bot.kit.registry import kit_of
from bot.store.export import export_game
from bot.store.records import Change, LogRow, Record, Stage, row_of
from bot.store.store import Store
from engine.core.table import Table
from engine.games import GAMES
from tests.playing import SEATS, tutorial

SCENARIOS = Path(__file__).parent / "scenarios"
REGISTERED = cli_games.app is app


def run(*words: object) -> Result:
    assert REGISTERED
    return CliRunner().invoke(app, [str(word) for word in words])


def one_sentence(result: Result) -> str:
    """What is said on stderr when bad input ends with code 2."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.stderr.strip()


# ---------------------------------------------------------------- files as editors save them


def test_a_scenario_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    text = (SCENARIOS / "zombicide" / "06-move-two-zones.toml").read_text("utf-8")
    marked = tmp_path / "marked.toml"
    marked.write_text(text, encoding="utf-8-sig")

    assert run("scenario", marked).exit_code == 0


@pytest.mark.parametrize("encoding", ["utf-16", "cp1252"])
def test_a_scenario_in_another_encoding_is_one_sentence(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "other.toml"
    file.write_text('title = "réglé"', encoding=encoding)

    assert "UTF-8" in one_sentence(run("scenario", file))


# ---------------------------------------------------------------- simulate


def test_simulate_counts_games_for_machines() -> None:
    result = run("simulate", "zombicide", "00", "--games", 4, "--seed", "x", "--json")

    found = json.loads(result.stdout)
    assert result.exit_code == 0
    assert found["games"] == 4
    assert found["wins"] + sum(found["losses"].values()) == 4
    assert found["rounds"]["min"] <= found["rounds"]["mean"] <= found["rounds"]["max"]
    assert found["games_per_second"] > 0


def test_simulate_shows_a_table_to_people() -> None:
    result = run("simulate", "zombicide", "--games", 2, "--random")

    assert result.exit_code == 0
    assert "zombicide 00" in result.stdout
    assert "rounds" in result.stdout


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (
        simulate("zombicide", "00", games=3, seed="s", players=2, by_luck=True) for _ in range(2)
    )

    assert (first.rounds, first.wins, first.losses) == (second.rounds, second.wins, second.losses)


def test_the_autopilot_wins_the_tutorial_most_of_the_time() -> None:
    tally = simulate("zombicide", "00", games=12, seed="most", players=4)

    assert tally.wins >= 8


def test_a_game_without_end_is_counted_as_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.simulator.ROUNDS", 1)

    tally = simulate("zombicide", "00", games=2, seed="s", players=4)

    assert tally.losses == {GIVEN_UP: 2}
    assert tally.rounds == [1, 1]


@pytest.mark.parametrize(("players", "each"), [(1, 4), (2, 3), (3, 2), (4, 1), (6, 1)])
def test_players_lead_as_many_survivors_as_the_rulebook_says(players: int, each: int) -> None:
    seats = kit_of("zombicide").lobby.random_seats("00", players, random.Random(1))

    assert [len(figures) for figures in seats.values()] == [each] * players
    assert len({one for figures in seats.values() for one in figures}) == players * each


@pytest.mark.parametrize(
    ("mission", "players", "led"),
    [("06", 1, [6]), ("06", 4, [2, 2, 1, 1]), ("09", 1, [1]), ("09", 3, [1, 1, 1])],
)
def test_a_mission_has_as_many_survivors_as_it_is_for(
    mission: str, players: int, led: list[int]
) -> None:
    seats = kit_of("zombicide").lobby.random_seats(mission, players, random.Random(1))

    assert [len(figures) for figures in seats.values()] == led


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), f"There is no game 'chess'; there are: {', '.join(GAMES)}."),
        (("chess", "00"), "There is no game 'chess'"),
        (("zombicide", "77"), "zombicide has no mission '77'; there are: 00"),
        (("zombicide", "00", "--players", "9"), "9 players cannot sit down; 1 to 6 can"),
        (("zombicide", "09", "--players", "4"), "4 players cannot sit down; 1 to 3 can"),
        (("zombicide", "00", "--games", "0"), "greater than or equal to 1"),
    ],
)
def test_what_cannot_be_simulated_is_said(words: tuple[str, ...], said: str) -> None:
    assert said in one_sentence(run("simulate", *words))


# ---------------------------------------------------------------- scenario


def test_scenarios_pass_from_any_folder(tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    copy.write_text((SCENARIOS / "zombicide" / "06-move-two-zones.toml").read_text("utf-8"))
    words = [sys.executable, "-m", "bot", "scenario", "mine.toml"]
    ran = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (ran.returncode, ran.stderr) == (0, "")
    assert "ok mine.toml: Without zombies on her way Wanda goes two zones" in ran.stdout


def test_a_folder_of_scenarios_is_played_as_a_whole() -> None:
    result = run("scenario", SCENARIOS)

    assert result.exit_code == 0
    assert re.search(r"\d\d played, 0 failed", result.stdout)


def test_a_failing_scenario_is_told_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    text = (SCENARIOS / "zombicide" / "06-move-two-zones.toml").read_text("utf-8")
    file.write_text(text.replace('". . wanda"', '". wanda ."'))

    result = run("scenario", file)

    assert result.exit_code == 1
    assert f"FAIL {file}: " in result.stdout
    assert "board, line 1: expected . wanda ., got . . wanda" in result.stdout
    assert "1 played, 1 failed" in result.stdout


def test_a_file_that_is_no_scenario_is_named_and_the_others_are_played(tmp_path: Path) -> None:
    good = SCENARIOS / "zombicide" / "06-move-two-zones.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text('rule = "zombicide #6"\ntitle = "only"')

    result = run("scenario", bad, good)

    assert result.exit_code == 2
    assert "board is missing; field required" in result.stdout
    assert "2 played, 0 failed, 1 not readable" in result.stdout


def test_a_missing_scenario_is_one_sentence(tmp_path: Path) -> None:
    assert "nothing.toml cannot be read" in one_sentence(run("scenario", tmp_path / "nothing.toml"))
    assert "holds no scenario" in one_sentence(run("scenario", tmp_path))


# ---------------------------------------------------------------- render


def test_render_draws_a_stored_table(tmp_path: Path) -> None:
    stored, picture = tmp_path / "table.json", tmp_path / "board.png"
    stored.write_text(tutorial("a").to_json(), encoding="utf-8")

    result = run("render", stored, "-o", picture, "--seat", "ann", "--language", "fr")

    assert result.exit_code == 0, result.output
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("ruleset", [one.id for one in engine.rulesets()])
def test_render_draws_the_table_of_any_game(tmp_path: Path, ruleset: str) -> None:
    stored, picture = tmp_path / "table.json", tmp_path / "board.png"
    (info,) = (one for one in engine.rulesets() if one.id == ruleset)
    seats = kit_of(ruleset).lobby.random_seats(info.missions[0], 2, random.Random(1))
    table = engine.open_table(ruleset, mission=info.missions[0], seats=seats, seed="any")
    stored.write_text(table.to_json(), encoding="utf-8")

    result = run("render", stored, "-o", picture, "--seat", next(iter(seats)), "--language", "fr")

    assert result.exit_code == 0, result.output
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seat", "zoe"), "'zoe' has no seat at this table; seated are ann, bob."),
        (("--language", "de"), "There is no language 'de'; choose en or fr."),
    ],
)
def test_what_cannot_be_rendered_is_said(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    stored = tmp_path / "table.json"
    stored.write_text(tutorial("a").to_json(), encoding="utf-8")

    assert one_sentence(run("render", stored, "-o", tmp_path / "x.png", *words)) == said


def test_a_damaged_table_is_one_sentence(tmp_path: Path) -> None:
    stored = tmp_path / "table.json"
    stored.write_text(tutorial("a").to_json()[:-40], encoding="utf-8")

    said = one_sentence(run("render", stored, "-o", tmp_path / "x.png"))

    assert "holds no game that can be read" in said
    assert "\n" not in said


def test_a_table_with_a_figure_nobody_knows_is_one_sentence(tmp_path: Path) -> None:
    stored = tmp_path / "table.json"
    stored.write_text(tutorial("a").to_json().replace("amy", "zoe"), encoding="utf-8")

    said = one_sentence(run("render", stored, "-o", tmp_path / "x.png"))

    assert "'zoe'" in said


def test_a_picture_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    stored = tmp_path / "table.json"
    stored.write_text(tutorial("a").to_json(), encoding="utf-8")

    said = one_sentence(run("render", stored, "-o", tmp_path / "no" / "x.png"))

    assert "cannot be written" in said


# ---------------------------------------------------------------- verify


def _played(seed: str) -> tuple[Table[Any, Any], list[LogRow]]:
    """A whole game by the autopilot, and its log as the bot keeps it."""
    table, told = engine.open_and_tell("zombicide", mission="00", seats=SEATS, seed=seed)
    promise = {"seats": SEATS, "mission": "00", "commitment": engine.commitment(seed)}
    rows = [row_of("start", "", promise, told)]
    while table.outcome is None:
        question = table.question
        seat, step = by_autopilot(table)
        if isinstance(step, str):
            payload = {"key": question.key if question else "", "option": step}
            rows.append(row_of("answer", seat, payload, table.answer(seat, step)))
        else:
            payload = step.plain()
            rows.append(row_of("command", seat, payload, table.play(seat, step)))
    return table, rows


def _exported(seed: str) -> str:
    return export_game(_played(seed)[1], ruleset="zombicide", seed=seed).model_dump_json()


def test_verify_agrees_with_a_true_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(_exported("honest"), encoding="utf-8")

    result = run("verify", file)

    assert result.exit_code == 0, result.output
    assert re.search(r"All \d+ draws of \d+ commands agree with the seed", result.stdout)


def test_verify_finds_a_loaded_die(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    data = json.loads(_exported("honest"))
    rolled = next(one for one in data["commands"][1:] if one["draws"])
    rolled["draws"][0][1] = rolled["draws"][0][1] % rolled["draws"][0][0] + 1
    file.write_text(json.dumps(data), encoding="utf-8")

    result = run("verify", file)

    assert result.exit_code == 1
    assert "This game does NOT agree with its seed" in result.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no exported game"),
        ("{}", "is no exported game: ruleset: field required"),
        ('{"a": 1', "is no exported game"),
    ],
)
def test_a_file_that_is_no_game_is_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")

    assert said in one_sentence(run("verify", file))


def test_the_dice_of_a_game_that_this_release_does_not_know_agree_all_the_same(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    data = json.loads(_exported("honest")) | {"ruleset": "chess"}
    file.write_text(json.dumps(data), encoding="utf-8")

    result = run("verify", file)

    assert result.exit_code == 0
    assert "agree with the seed" in result.stdout
    assert "this release does not accept it: no-such-game" in result.stdout


# ---------------------------------------------------------------- export


async def _keep_game(address: str, stage: Stage) -> None:
    """A played table in a database, as the bot keeps it."""
    table, rows = _played("kept")
    record = Record(1, 2, "zombicide", "00", "en", stage, game=table.to_json())
    store = Store(address)
    await store.open()
    await store.save(Change(record, rows))
    await store.close()


@pytest.fixture(name="database")
def _database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    monkeypatch.setenv("GRAVEYARD_DATABASE", address)
    return address


def test_a_finished_game_is_exported_and_verified(database: str, tmp_path: Path) -> None:
    asyncio.run(_keep_game(database, "finished"))
    file = tmp_path / "game.json"

    assert run("export", 1, "-o", file).exit_code == 0
    assert run("verify", file).exit_code == 0


def test_the_seed_of_a_running_game_stays_secret(database: str, tmp_path: Path) -> None:
    asyncio.run(_keep_game(database, "playing"))

    said = one_sentence(run("export", 1, "-o", tmp_path / "game.json"))

    assert said == "Table 1 is not played to its end; its seed stays secret until then."
    assert not (tmp_path / "game.json").exists()


def test_a_table_that_is_not_there_is_one_sentence(database: str, tmp_path: Path) -> None:
    said = one_sentence(run("export", 9, "-o", tmp_path / "game.json"))
    assert said.startswith("There is no database at ")
    assert not (tmp_path / "games.sqlite3").exists()

    asyncio.run(_keep_game(database, "finished"))
    said = one_sentence(run("export", 9, "-o", tmp_path / "game.json"))
    assert said == "There is no table 9 in the database."


def test_a_damaged_table_is_not_exported_and_that_is_one_sentence(
    database: str, tmp_path: Path
) -> None:
    asyncio.run(_keep_game(database, "finished"))
    with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as rows:
        rows.execute("UPDATE tables SET game = '{}'")

    said = one_sentence(run("export", 1, "-o", tmp_path / "game.json"))

    assert said == "Table 1 is damaged: its game cannot be read."


def test_a_database_of_an_older_release_is_left_as_it_is_by_an_export(
    database: str, tmp_path: Path
) -> None:
    asyncio.run(_keep_game(database, "finished"))
    with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as rows:
        rows.execute("UPDATE alembic_version SET version_num = '0001'")

        ended = run("export", 1, "-o", tmp_path / "game.json")

        assert ended.exit_code == STORE
        assert "graveyard db upgrade" in ended.stderr
        assert rows.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


# ---------------------------------------------------------------- check-data


def test_sound_data_are_said_to_be_so() -> None:
    result = run("check-data")

    assert (result.exit_code, result.stdout.strip()) == (0, "All data files are sound.")


def test_every_fault_is_named(tmp_path: Path) -> None:
    (tmp_path / "zombicide").mkdir()
    (tmp_path / "zombicide" / "zombies.toml").write_text(
        'source = "x"\n[[zombie]]\nid = "Walker"\n'
    )

    result = run("check-data", tmp_path)

    assert result.exit_code == 1
    assert "data/zombicide/equipment.toml: the file is missing" in result.stdout
    assert "data/zombicide/zombies.toml: Walker: " in result.stdout
    assert re.search(r"\d+ faults\.", result.stdout)


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    assert "is no folder" in one_sentence(run("check-data", tmp_path / "no"))


def test_the_simulator_tells_where_survivors_fell() -> None:
    tally = simulate("zombicide", "00", games=2, seed="fell", players=1, by_luck=True)

    zones = engine.load_content("zombicide").boards["00"].zones
    assert 4 <= tally.fell.total() <= 12
    assert {*tally.fell} <= {*zones}
    assert tally.as_data()["fell"] == dict(tally.fell.most_common())
