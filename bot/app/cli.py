"""The frame of the command line: `graveyard run`, `graveyard practice` and what all
commands share."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from bot.base.exits import FAULTS, MISTAKE, NOT_SET, WRONG, CannotRun
from bot.base.settings import DATA_FOLDER, FILE, Settings
from bot.store.storage_errors import TOO_LONG

PRIVATE = 0o077
"""A umask: only the account that runs this program may use its files and folders."""
app = typer.Typer(
    name="graveyard",
    help="Graveyard Shift: an unofficial game master for zombie board games on Discord.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
database = typer.Typer(help="The database of the tables.", no_args_is_help=True)
app.add_typer(database, name="db")


NO_TEXT = f"{FILE} is no text in UTF-8. Save it as UTF-8: editors offer that as an encoding."


def fail(sentence: str, code: int) -> NoReturn:
    """End the program with one sentence on stderr."""
    print(sentence, file=sys.stderr)  # noqa: T201
    raise typer.Exit(code)


@contextmanager
def plainly() -> Generator[None]:
    """Turn an error that ends a command into one sentence and its exit code."""
    try:
        yield
    except CannotRun as error:
        fail(str(error), error.code)


def settings() -> Settings:
    """Read the settings; end the program with a sentence about the first source that is wrong."""
    from pydantic import ValidationError

    try:
        # UTF-16 without a byte order mark reads as UTF-8 with a NUL beside each letter.
        if FILE.is_file() and b"\0" in FILE.read_bytes():
            fail(NO_TEXT, WRONG)
        return Settings()
    except UnicodeDecodeError:
        fail(NO_TEXT, WRONG)
    except OSError as error:
        fail(f"{FILE} cannot be read: {error.strerror or error}.", WRONG)
    except ValidationError as error:
        wrong = "; ".join(f"{one['loc'][0]}: {one['msg']}" for one in error.errors())
        fail(f"A setting is wrong. {wrong}", WRONG)


def refuse_faulty_data() -> None:
    """Print every fault of every data file, and end the program if there is one."""
    from engine.games import check_data, load_all
    from engine.reading.faults import DataFaults

    try:
        load_all()
    except DataFaults:
        for fault in check_data():
            print(fault, file=sys.stderr)  # noqa: T201
        raise typer.Exit(FAULTS) from None


@app.command()
def run() -> None:
    """Run the bot at Discord. Needs DISCORD_TOKEN."""
    chosen = settings()
    if chosen.discord_token is None:
        fail(NOT_SET, WRONG)
    refuse_faulty_data()
    from bot.app.running import run_bot
    from bot.base.log import set_up_logs

    set_up_logs(chosen.log)
    _until_the_end(run_bot(chosen))


Port = Annotated[int, typer.Option(help="Port of the page; 0 takes a free one.", min=0, max=65535)]
Data = Annotated[Path, typer.Option(help="Where games and messages are kept.")]
PRACTICE_FOLDER = DATA_FOLDER / "practice"


@app.command()
def practice(port: Port = 0, data: Data = PRACTICE_FOLDER) -> None:
    """Play on a small Discord of our own, in the browser: no account, no token."""
    _play_here(data, port)


@app.command()
def workshop(port: Port = 0, data: Data = PRACTICE_FOLDER) -> None:
    """Draw missions in the browser, and try them at the practice table."""
    _play_here(data, port, "workshop.html")


def _play_here(data: Path, port: int, page: str = "") -> None:
    """Run the practice table until it is stopped; print its address, followed by `page`."""
    refuse_faulty_data()
    from bot.base.log import set_up_logs

    set_up_logs("warning")
    _until_the_end(_practice(data, port, page))


def _until_the_end(work: Coroutine[None, None, None]) -> None:
    """Run a bot until it ends. Print a failure as one sentence on stderr; also log a bug."""
    from bot.base.log import log

    try:
        with plainly():
            asyncio.run(work)
    except KeyboardInterrupt:
        raise typer.Exit(0) from None
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            raise
        fail(f"The bot cannot start: {error.strerror or error}", WRONG)
    except (typer.Exit, typer.Abort):
        raise
    except Exception as error:
        log().error("ended-by-mistake", exc_info=error)
        fail("The bot ended by an error of its own; the log above tells it.", MISTAKE)


async def _practice(data: Path, port: int, page: str = "") -> None:
    from rich.console import Console

    from bot.app.running import run_practice

    said: list[str] = []
    started = asyncio.Event()
    running = asyncio.create_task(run_practice(data, port, started, said))
    waiting = asyncio.create_task(started.wait())
    await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if started.is_set():
        console = Console()
        what = "Workshop" if page else "practice table"
        console.print(f"The {what} is open: [bold]{said[0]}{page}[/bold]", soft_wrap=True)
        console.print("Open it in your browser. Ctrl-C ends it; your games are kept.")
    waiting.cancel()
    await running


def main() -> None:
    """The entry point of the console script."""
    for part in (
        "bot.app.cli_database",
        "bot.app.cli_doctor",
        "bot.app.cli_games",
        "bot.app.cli_replay",
        "bot.app.cli_table",
    ):
        import_module(part)
    # Games hold secrets, so files are for the account alone that runs the program.
    os.umask(PRIVATE)
    try:
        app()
    except OSError as error:
        if error.errno != errno.ENAMETOOLONG:
            raise
        print(TOO_LONG.format(place=error.filename), file=sys.stderr)  # noqa: T201
        sys.exit(WRONG)
