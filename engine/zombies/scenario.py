"""Scenarios of Zombies!!!: a town drawn in two parts, its tiles and the things on its squares.
[docs/scenarios.md]
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from pydantic import Field

from engine.core.command import Command, parse
from engine.core.expected import drawings_unlike, unlike
from engine.core.scenario import Expected, Run, ScenarioFile, Stage
from engine.zombies.position import Position, TownTable, drawn_table, squares_drawn, tiles_drawn
from engine.zombies.view import PlayerView


class TownExpected(Expected):
    """What a scenario expects of the town and the players."""

    squares: str | None = None
    tiles: str | None = None
    turn: str | None = None
    step: str | None = None
    hands: dict[str, list[str]] = Field(default_factory=dict)
    items: dict[str, list[str]] = Field(default_factory=dict)
    life: dict[str, int] = Field(default_factory=dict)
    bullets: dict[str, int] = Field(default_factory=dict)
    trophies: dict[str, int] = Field(default_factory=dict)


class TownScenario(ScenarioFile[TownExpected], Position):
    """One scenario file; its position is described as in `position.Position`."""


class TownStage(Stage[TownScenario, Position]):
    """Sets up scenarios of Zombies!!! and compares their results."""

    file = TownScenario
    position = Position
    drawing = ("tiles", "squares")

    def table(self, position: Position) -> TownTable:
        return drawn_table(position.tiles, position.squares, position)

    def drawn(self, table: TownTable) -> dict[str, object]:
        return {"tiles": tiles_drawn(table), "squares": squares_drawn(table)}

    def begin(self, scenario: TownScenario) -> Run:
        return Run(self.table(scenario))

    def command(self, run: Run, data: Mapping[str, object], seat: str) -> tuple[str, Command]:
        by = seat or (*run.table.acting, run.table.view().turn)[0]
        return by, card_named(run.table, by, parse(data, run.table.rules.command_types))

    def differences(self, run: Run, scenario: TownScenario) -> list[str]:
        table, expect = run.table, scenario.expect
        found: list[str] = []
        if expect.squares is not None:
            found += unlike("squares", " ".join(expect.squares.split()), squares_drawn(table))
        if expect.tiles is not None:
            found += drawings_unlike("tiles", expect.tiles, tiles_drawn(table))
        for what in ("turn", "step"):
            wanted, got = getattr(expect, what), getattr(table.view(), what)
            found += unlike(what, wanted, got) if wanted is not None else []
        return found + _player_differences(table, expect)


def card_named(table: TownTable, seat: str, command: Command) -> Command:
    """Return the command; a card named by its kind is replaced by the seat's own card of that
    kind.
    """
    wanted = getattr(command, "card", None)
    for player in table.view(seat).players:
        for card in (*player.hand, *player.items):
            if player.seat == seat and wanted == card.kind:
                return replace(command, card=card.id)
    return command


def _player_differences(table: TownTable, expect: TownExpected) -> list[str]:
    players = {seat: _own(table, seat) for seat in table.seats}
    found: list[str] = []
    for what in ("hands", "items", "life", "bullets", "trophies"):
        for seat, wanted in getattr(expect, what).items():
            if seat not in players:
                return [f"{seat} is expected something of, but takes no part"]
            found += unlike(f"{what} of {seat}", wanted, _read(players[seat], what))
    return found


def _own(table: TownTable, seat: str) -> PlayerView:
    """Return what a seat sees of itself."""
    return next(one for one in table.view(seat).players if one.seat == seat)


def _read(player: PlayerView, what: str) -> object:
    if what in ("hands", "items"):
        cards = player.hand if what == "hands" else player.items
        return [card.kind for card in cards]
    return getattr(player, what)
