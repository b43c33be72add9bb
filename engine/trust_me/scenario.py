"""Scenarios of Trust Me: a position written as text, and commands to play in it.
[docs/scenarios.md]
"""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field

from engine.core.command import Command, parse
from engine.core.expected import unlike
from engine.core.scenario import Expected, Run, ScenarioFile, Stage
from engine.spaces.plane import read_point
from engine.trust_me.position import Position, Slots, TrustTable, Words, drawn, table_at

PLACES = ("to", "at")
"""Fields of commands that a step may write as a point, such as `100,200`."""


class TrustExpected(Expected):
    """What a scenario expects of the board and the sheets."""

    figures: str | None = None
    scenery: str | None = None
    lying: str | None = None
    noise: str | None = None
    turn: str | None = None
    places: Words = Field(default={})
    """For each seat, where its survivor is: `board`, `dead` or `gone`."""
    held: Slots = Field(default={})
    """For each seat, the kind of token in each slot."""
    actions: Slots = Field(default={})
    harm: Slots = Field(default={})
    targets: Words = Field(default={})
    """Where each seat's Target marker lies: a seat, a point, or an empty string."""


class TrustScenario(ScenarioFile[TrustExpected], Position):
    """One scenario file; its position is described as in `position.Position`."""


class TrustStage(Stage[TrustScenario, Position]):
    """Sets up scenarios of Trust Me and compares their results."""

    file = TrustScenario
    position = Position
    drawing = ("figures", "scenery", "lying")

    def table(self, position: Position) -> TrustTable:
        return table_at(position)

    def drawn(self, table: TrustTable) -> dict[str, object]:
        return drawn(table)

    def begin(self, scenario: TrustScenario) -> Run:
        return Run(self.table(scenario))

    def command(self, run: Run, data: Mapping[str, object], seat: str) -> tuple[str, Command]:
        by = seat or run.table.view().turn
        said = {name: _placed(value) if name in PLACES else value for name, value in data.items()}
        return by, parse(said, run.table.rules.command_types)

    def differences(self, run: Run, scenario: TrustScenario) -> list[str]:
        expect, now = scenario.expect, {**drawn(run.table), **_read(run.table)}
        found: list[str] = []
        for what in (*self.drawing, "noise", "turn"):
            wanted = getattr(expect, what)
            if wanted is not None:
                found += unlike(what, " ".join(wanted.split()), now[what])
        for what in ("places", "held", "actions", "harm", "targets"):
            for one, wanted in getattr(expect, what).items():
                if one not in run.table.seats:
                    return [f"{one} is expected something of, but takes no part"]
                found += unlike(f"{what} of {one}", wanted, _of(run.table, one)[what])
        return found


def _placed(value: object) -> object:
    """Return a point that is written as text in the form that commands store; any other value
    unchanged.
    """
    at = read_point(value) if isinstance(value, str) else None
    return {"x": at.x, "y": at.y} if at else value


def _read(table: TrustTable) -> dict[str, object]:
    view = table.view()
    return {"noise": str(view.noise), "turn": view.turn}


def _of(table: TrustTable, seat: str) -> dict[str, object]:
    """Return what a seat sees of its own sheet, under the names of the fields of
    `TrustExpected`.
    """
    one = next(player for player in table.view(seat).players if player.seat == seat)
    return {
        "places": one.place,
        "held": {each.slot: each.kind for each in one.held},
        "actions": one.actions,
        "harm": one.harm,
        "targets": one.target or (str(one.target_at) if one.target_at else ""),
    }
