"""`graveyard replay`: an exported game as a film or a page, and as a chronicle to read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import engine
from bot.app.cli import app, fail, refuse_faulty_data
from bot.app.cli_games import File, exported, progress_bar, spelled

if TYPE_CHECKING:
    from bot.kit.replay import Replay


PAGES = (".html", ".htm")
"""Endings of file names that ask for a page."""


@app.command()
def replay(
    table: File,
    output: Annotated[
        Path,
        typer.Option(
            "-o",
            "--output",
            help="The film (an animated WebP), or a page to click through if its name ends in "
            ".html.",
        ),
    ],
    chronicle: Annotated[
        Path | None, typer.Option(help="The story of the game in Markdown, written besides.")
    ] = None,
    language: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Show an exported game again, round by round. `export` writes such a file."""
    from bot.base.words import words
    from bot.play.chronicle import chronicle as written

    refuse_faulty_data()
    if language not in words().languages():
        fail(f"There is no language {language!r}; choose {' or '.join(words().languages())}.", 2)
    told = _played_again(table, language)
    if told.changed:
        made = f"release {told.release}" if told.release else "an earlier release"
        typer.echo(f"Note: it was played with the rules of {made}; later rounds have no picture.")
    content = _page(told) if output.suffix.lower() in PAGES else _film(told)
    _write(output, content)
    typer.echo(f"{output}: {len(content) // 1024} KB, {len(told.stills)} moments")
    if chronicle is not None:
        text = written(told).encode()
        _write(chronicle, text)
        typer.echo(f"{chronicle}: {len(text) // 1024 + 1} KB")


def _played_again(file: Path, language: str) -> Replay:
    from bot.kit.replay import record_of, replay

    game = exported(file)
    try:
        return replay(record_of(game, language), game)
    except engine.Refusal as refusal:
        fail(f"{file} is no game that this release plays: {spelled(refusal)}.", 2)
    except LookupError as error:
        fail(f"{file} cannot be shown: {error}.", 2)


def _page(told: Replay) -> bytes:
    """Write the page, with a progress bar of its pictures."""
    from bot.play.replay_page import page_of

    progress = progress_bar()
    with progress:
        task = progress.add_task("pictures", total=None)
        page = page_of(told, lambda at, of: progress.update(task, completed=at, total=of))
    return page.encode()


def _film(told: Replay) -> bytes:
    """Draw the film, with a progress bar of its pictures."""
    from bot.kit.registry import kit_of

    lookback, progress = kit_of(told.record.ruleset).lookback, progress_bar()
    with progress:
        task = progress.add_task("pictures", total=None)
        film = lookback.film(told, lambda at, of: progress.update(task, completed=at, total=of))
    return film[1]


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror or error}.", 2)
