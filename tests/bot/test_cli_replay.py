"""`graveyard replay`: an exported game as a film and a chronicle; bad input in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

from bot.app import cli_replay
from bot.app.cli import app
from bot.store.export import GameFile, export_game
from tests.bot.test_replay import SEED, Played

REGISTERED = cli_replay.app is app


def run(*words: object) -> Result:
    assert REGISTERED
    return CliRunner().invoke(app, ["replay", *(str(word) for word in words)])


@pytest.fixture(scope="module", name="played")
def _played() -> GameFile:
    return export_game(Played().go_on().rows, ruleset="zombicide", seed=SEED)


@pytest.fixture(name="file")
def _file(played: GameFile, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(played.model_dump_json(), encoding="utf-8")
    return file


def refused(result: Result) -> str:
    """What is said on stderr when bad input ends with code 2."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.stderr.strip()


def test_an_exported_game_becomes_a_film_and_a_story(file: Path, tmp_path: Path) -> None:
    film, story = tmp_path / "game.webp", tmp_path / "story.md"

    result = run(file, "-o", film, "--chronicle", story, "--language", "fr")

    assert result.exit_code == 0, result.output
    assert "game.webp" in result.stdout
    with Image.open(film) as picture:
        assert picture.format == "WEBP"
        assert int(getattr(picture, "n_frames", 1)) > 4
    assert story.read_text("utf-8").startswith("# Tutoriel\n")


def test_the_same_game_gives_the_same_film(file: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "1.webp", tmp_path / "2.webp"

    assert run(file, "-o", first).exit_code == run(file, "-o", second).exit_code == 0

    assert first.read_bytes() == second.read_bytes()


def test_a_stored_table_is_no_exported_game(tmp_path: Path) -> None:
    table = tmp_path / "table.json"
    table.write_text(Played().go_on(9).table.to_json(), encoding="utf-8")

    assert "is no exported game" in refused(run(table, "-o", tmp_path / "no.webp"))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    said = refused(run(tmp_path / "none.json", "-o", tmp_path / "no.webp"))

    assert "none.json cannot be read" in said


def test_a_language_nobody_speaks_is_refused(file: Path, tmp_path: Path) -> None:
    said = refused(run(file, "-o", tmp_path / "no.webp", "--language", "de"))

    assert said == "There is no language 'de'; choose en or fr."


def test_a_film_cannot_be_written_where_there_is_no_folder(file: Path, tmp_path: Path) -> None:
    said = refused(run(file, "-o", tmp_path / "nowhere" / "game.webp"))

    assert "cannot be written" in said


def test_a_game_without_a_move_has_no_film(played: GameFile, tmp_path: Path) -> None:
    empty = tmp_path / "empty.json"
    text = played.model_copy(update={"commands": []}).model_dump_json()
    empty.write_text(text, encoding="utf-8")

    assert "nothing was played yet" in refused(run(empty, "-o", tmp_path / "no.webp"))


def test_a_game_that_other_rules_played_is_shown_with_a_note(
    played: GameFile, tmp_path: Path
) -> None:
    rolled = next(one for one in played.commands if one.draws)
    sides, face = rolled.draws[0]
    other = rolled.model_copy(update={"draws": [(sides, face % sides + 1), *rolled.draws[1:]]})
    commands = [other if one is rolled else one for one in played.commands]
    file = tmp_path / "other.json"
    text = played.model_copy(update={"commands": commands}).model_dump_json()
    file.write_text(text, encoding="utf-8")

    result = run(file, "-o", tmp_path / "some.webp")

    assert result.exit_code == 0
    assert "Note: it was played with the rules of an earlier release" in result.stdout
