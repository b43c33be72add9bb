"""`graveyard simulate, scenario, render, verify, export, check-data`: games without Discord."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from pydantic import ValidationError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import engine
from bot.app.cli import app, fail, plainly, refuse_faulty_data, settings
from bot.base.exits import CannotRun
from bot.kit.terms import Viewpoint
from bot.store.records import LogRow, Record
from bot.store.storage_errors import in_words

if TYPE_CHECKING:
    from bot.store.export import GameFile

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def _read(file: Path) -> str:
    """Return the text of the file, or end the program with one sentence."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror or error}.", 2)
    except UnicodeDecodeError:
        fail(f"{file} is no text in UTF-8.", 2)


# ---------------------------------------------------------------- simulate


@app.command()
def simulate(
    ruleset: Annotated[str, typer.Argument(help="Which game, such as zombicide.")],
    mission: Annotated[str, typer.Argument(help="Its first mission where left out.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    players: Annotated[int, typer.Option(help="How many players; fewer lead more.")] = 4,
    chance: Annotated[
        bool, typer.Option("--random", help="Any legal move instead of sensible ones.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Play whole games with the autopilot and count how they end."""
    from bot.app.simulator import simulate as play

    refuse_faulty_data()
    mission = mission or _missions(ruleset)[0]
    if mission not in _missions(ruleset):
        there = ", ".join(_missions(ruleset))
        fail(f"{ruleset} has no mission {mission!r}; there are: {there}.", 2)
    progress = progress_bar()
    try:
        with progress:
            task = progress.add_task(f"{ruleset} {mission}", total=games)
            tally = play(
                ruleset,
                mission,
                games=games,
                seed=seed,
                players=players,
                by_luck=chance,
                after_each=lambda: progress.advance(task),
            )
    except ValueError as error:
        fail(f"This cannot be played: {error}.", 2)
    head = {"ruleset": ruleset, "mission": mission, "players": players, "seed": seed}
    found: dict[str, Any] = {**head, "random": chance, **tally.as_data()}
    if as_json:
        typer.echo(json.dumps(found))
    else:
        _show(found)


def _missions(ruleset: str) -> tuple[str, ...]:
    known = {one.id: one.missions for one in engine.rulesets()}
    if ruleset not in known:
        fail(f"There is no game {ruleset!r}; there are: {', '.join(known)}.", 2)
    return known[ruleset]


def spelled(refusal: engine.Refusal) -> str:
    values = ", ".join(f"{key} {value!r}" for key, value in refusal.values.items())
    return f"{refusal.key} ({values})" if values else refusal.key


def progress_bar() -> Progress:
    """A progress bar on stderr if that is a terminal; otherwise nothing."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _show(found: dict[str, Any]) -> None:
    grid = Grid(title=f"{found['ruleset']} {found['mission']}", show_header=False)
    rounds, games = found["rounds"], found["games"]
    grid.add_row("games", f"{games} ({found['games_per_second']} a second)")
    grid.add_row("rounds", f"{rounds['mean']} on average, {rounds['min']} to {rounds['max']}")
    grid.add_row("won", f"{found['wins']} ({100 * found['wins'] // games} %)")
    for reason, count in found["ways"].items():
        grid.add_row(f"won: {reason}", f"{count} ({100 * count // games} %)")
    for reason, count in found["losses"].items():
        grid.add_row(f"lost: {reason}", f"{count} ({100 * count // games} %)")
    Console().print(grid)


# ---------------------------------------------------------------- scenario


@app.command()
def scenario(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")
    ],
) -> None:
    """Play scenario files and list what is not as they expect. See docs/scenarios.md."""
    refuse_faulty_data()
    console = Console(highlight=False, soft_wrap=True)
    results = [_played(console, file) for file in _scenario_files(paths)]
    failed, faulty = results.count("fails"), results.count("faulty")
    console.print(f"{len(results)} played, {failed} failed, {faulty} not readable as a scenario")
    if faulty:
        raise typer.Exit(2)
    if failed:
        raise typer.Exit(1)


def _scenario_files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            fail(f"{path} holds no scenario (*.toml).", 2)
        found += inside
    return found


def _played(console: Console, file: Path) -> str:
    from engine.scenario_files import play_file

    text = _read(file)
    try:
        played = play_file(text)
    except ValueError as error:
        console.print(Text(f"?  {file}", style="yellow"))
        console.print(Text(f"   {error}".replace("\n", "\n   ")))
        return "faulty"
    style, sign = ("red", "FAIL") if played.differences else ("green", "ok")
    console.print(Text(f"{sign} {file}: {played.title}", style=style))
    for line in played.differences:
        console.print(Text(f"   {line}"))
    return "fails" if played.differences else "ok"


# ---------------------------------------------------------------- render


@app.command()
def render(
    table: File,
    output: Annotated[Path, typer.Option("-o", "--output", help="The PNG that is written.")],
    seat: Annotated[str, typer.Option(help="Whose view; a spectator's where left out.")] = "",
    language: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Draw the board of a stored table."""
    from bot.kit.registry import kit_of
    from renders.kit.say import WORDS

    refuse_faulty_data()
    game = _loaded(table)
    if seat and seat not in game.seats:
        fail(f"{seat!r} has no seat at this table; seated are {', '.join(game.seats)}.", 2)
    if language not in WORDS.languages():
        fail(f"There is no language {language!r}; choose {' or '.join(WORDS.languages())}.", 2)
    presenter = kit_of(game.rules.id).presenter
    try:
        _, picture, _ = presenter.board(Viewpoint(game.view(seat or None), language, {}))
    except (KeyError, ValueError) as error:
        fail(f"{table} names something this game does not have: {error}.", 2)
    try:
        output.write_bytes(picture)
    except OSError as error:
        fail(f"{output} cannot be written: {error.strerror or error}.", 2)
    typer.echo(f"{output}: {len(picture) // 1024} KB")


def _loaded(table: Path) -> engine.Table[Any, Any]:
    try:
        return engine.load_table(_read(table))
    except engine.DamagedGame as error:
        reason = str(error).splitlines()[0]
        fail(f"{table} holds no game that can be read: {reason}.", 2)


# ---------------------------------------------------------------- verify


@app.command()
def verify(game: File) -> None:
    """Recompute every die of an exported game and its promised seed."""
    from bot.store.export import changed_rule, draws_of
    from bot.store.export import verify as check

    refuse_faulty_data()
    found = exported(game)
    faults = check(found)
    if faults:
        for line in faults:
            typer.echo(line)
        typer.echo(f"This game does NOT agree with its seed: {len(faults)} differences.")
        raise typer.Exit(1)
    count = len(found.commands)
    typer.echo(f"All {draws_of(found)} draws of {count} commands agree with the seed,")
    typer.echo("and the seed is the one that was promised when the game began.")
    if changed := changed_rule(found):
        made = f"release {found.release}" if found.release else "an earlier release"
        typer.echo(f"Note: it was played with the rules of {made}. {changed}.")


def exported(file: Path) -> GameFile:
    """Return the game in a file that `export` wrote; end the program if there is none in it."""
    from bot.store.export import GameFile

    try:
        return GameFile.model_validate_json(_read(file))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        fail(f"{file} is no exported game: {where}: {first['msg'].lower()}.", 2)


@app.command()
def export(
    table: Annotated[int, typer.Argument(help="Its number in the database.", min=1, max=2**31 - 1)],
    output: Annotated[Path, typer.Option("-o", "--output", help="The file that is written.")],
) -> None:
    """Write a finished game to a file that `verify` reads."""
    from bot.store.export import export_game

    with plainly(), in_words("The database"):
        record, rows = asyncio.run(_stored(table))
    if record is None:
        fail(f"There is no table {table} in the database.", 2)
    if record.stage != "finished":
        fail(f"Table {table} is not played to its end; its seed stays secret until then.", 2)
    try:
        seed = engine.load_table(record.game).seed
    except engine.DamagedGame:
        fail(f"Table {table} is damaged: its game cannot be read.", 2)
    game = export_game(rows, ruleset=record.ruleset, seed=seed)
    try:
        output.write_text(game.model_dump_json(indent=1), encoding="utf-8")
    except OSError as error:
        fail(f"{output} cannot be written: {error.strerror or error}.", 2)
    typer.echo(f"{output}: {len(game.commands)} commands")


async def _stored(table: int) -> tuple[Record | None, list[LogRow]]:
    from bot.store.store import Store

    store = Store(settings().database, quiet=True)
    if store.file and not store.file.is_file():
        raise CannotRun(f"There is no database at {store.file}.")
    await store.open(upgrade=False)
    try:
        await store.must_be_newest()
        return await store.record(table), await store.rows(table)
    finally:
        await store.close()


# ---------------------------------------------------------------- check-data


@app.command()
def check_data(
    folder: Annotated[
        Path | None, typer.Argument(help="A data folder; the one in use where left out.")
    ] = None,
) -> None:
    """Check every data file and list every fault."""
    from engine.games import check_data as check

    if folder is not None and not folder.is_dir():
        fail(f"{folder} is no folder.", 2)
    faults = check(folder)
    for fault in faults:
        typer.echo(str(fault))
    if faults:
        typer.echo(f"{len(faults)} faults.")
        raise typer.Exit(1)
    typer.echo("All data files are sound.")
