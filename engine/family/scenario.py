"""Scenarios of the family: a drawn board or a mission's, with survivors, cards and dice.

[docs/scenarios.md]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar, cast

from pydantic import Field

from engine.core.command import Command, parse
from engine.core.expected import drawings_unlike, unlike
from engine.core.scenario import Expected, Run, ScenarioFile, Stage
from engine.family.commands import EndTurn
from engine.family.drawing import read_stand
from engine.family.given import MISSION, Position
from engine.family.position import (
    DRAWN,
    FamilyTable,
    content_of,
    drawn,
    drawn_table,
    mission_table,
    stands_of,
)
from engine.family.rules import FamilyRuleset
from engine.family.view import SurvivorView, View

ZOMBIES_TURN = "zombies-turn"
"""A step that is no command: every survivor ends the turn, so that the zombies come."""


class FamilyExpected(Expected):
    """What a scenario expects of the board and the survivors."""

    board: str | None = None
    at: dict[str, str] = Field(default_factory=dict)
    hands: dict[str, list[str]] = Field(default_factory=dict)
    pack: dict[str, list[str]] = Field(default_factory=dict)
    wounds: dict[str, int] = Field(default_factory=dict)
    xp: dict[str, int] = Field(default_factory=dict)
    actions: dict[str, int] = Field(default_factory=dict)
    eliminated: list[str] | None = None


E = TypeVar("E", bound=FamilyExpected)


class FamilyScenario(ScenarioFile[E], Position, Generic[E]):
    """A scenario file of the family, with the keys of `given.Position`."""


class Course(Run):
    """A table of a game of Zombicide's family, on which a scenario or a test plays."""

    __slots__ = ()

    def give(self, command: Command) -> None:
        """Play a command for the seat that leads its survivor. Raises Refusal."""
        self.play(self.seat_of(command), command)

    def let_zombies_come(self) -> None:
        """End the turn of every survivor who has one left; after the last one the zombies act."""
        this_round = self.table.view().round
        while not self.table.questions and self.table.view().round == this_round:
            ending = [
                command
                for seat in self.table.acting
                for command in self.table.commands(seat)
                if isinstance(command, EndTurn)
            ]
            if not ending:
                return
            self.give(ending[0])

    def survivor(self, survivor_id: str) -> SurvivorView:
        """Return the public view of a survivor. Raises KeyError."""
        return {one.id: one for one in self.table.view().survivors}[survivor_id]

    def seat_of(self, command: Command) -> str:
        mine = getattr(command, "survivor", "")
        seats = [one.seat for one in self.table.view().survivors if one.id == mine]
        return seats[0] if seats else next(iter(self.table.seats))


def command_of(course: Run, data: Mapping[str, object]) -> Command:
    """Return the command of a step.

    Raises Refusal if it is none. Cards are named by kind. The survivor may be left out if there is
    only one.
    """
    survivors: tuple[SurvivorView, ...] = course.table.view().survivors
    full = dict(data)
    if "survivor" not in full and len(survivors) == 1:
        full["survivor"] = survivors[0].id
    for name, holder in (("card", "survivor"), ("give", "survivor"), ("take", "partner")):
        if name in full:
            full[name] = _card_of(survivors, str(full.get(holder)), str(full[name]))
    return parse(full, course.table.rules.command_types)


def _card_of(survivors: tuple[SurvivorView, ...], holder: str, wanted: str) -> str:
    """Return the holder's card of that kind, hands first, or the word itself if there is none."""
    for one in survivors:
        if one.id == holder:
            for card in (*one.hands, *one.pack):
                if card and card.kind == wanted:
                    return card.id
    return wanted


class FamilyStage(Stage[FamilyScenario[Any], Position]):
    """Sets up drawn boards and missions by the rules of one game of the family."""

    file = FamilyScenario
    position = Position
    drawing = ("board",)

    def __init__(self, rules: FamilyRuleset) -> None:
        self.rules = rules

    def table(self, position: Position) -> FamilyTable:
        if position.mission is not None:
            return mission_table(self.rules, position.mission, position.at, position)
        return drawn_table(self.rules, position.board, position)

    def drawn(self, table: FamilyTable) -> dict[str, object]:
        if table.mission == DRAWN:
            return {"board": drawn(table)}
        at = {zone: str(stand) for zone, stand in stands_of(table).items()}
        return {"board": f"{MISSION} {table.mission}", "at": at}

    def begin(self, scenario: FamilyScenario[Any]) -> Course:
        return Course(self.table(scenario))

    def command(self, run: Run, data: Mapping[str, object], seat: str) -> tuple[str, Command]:
        command = command_of(run, data)
        return seat or Course(run.table).seat_of(command), command

    def shortcut(self, run: Run, name: str) -> bool:
        if name != ZOMBIES_TURN or not isinstance(run, Course):
            return False
        run.let_zombies_come()
        return True

    def differences(self, run: Run, scenario: FamilyScenario[Any]) -> list[str]:
        expect: FamilyExpected = scenario.expect
        found = _board_differences(run, expect)
        everyone = {one.id: one for one in cast("View", run.table.view()).survivors}
        named = [*expect.hands, *expect.pack, *expect.wounds, *expect.xp, *expect.actions]
        strangers = [one for one in named if one not in everyone]
        if strangers:
            return [*found, f"{strangers[0]} is expected something of, but takes no part"]
        return found + _survivor_differences(everyone, expect)


def _board_differences(run: Run, expect: FamilyExpected) -> list[str]:
    found: list[str] = []
    if expect.board is not None:
        found += drawings_unlike("board", expect.board, drawn(run.table))
    content = content_of(run.table)
    stands = stands_of(run.table)
    kinds = [kind.letter for kind in content.zombies.values()]
    known = dict.fromkeys([*content.characters, *(one.id for one in run.table.view().survivors)])
    for zone, text in expect.at.items():
        right = str(read_stand(text, known, kinds))
        found += unlike(f"zone {zone}", right, str(stands.get(zone, ".")))
    return found


def _survivor_differences(
    everyone: Mapping[str, SurvivorView], expect: FamilyExpected
) -> list[str]:
    found: list[str] = []
    for one, cards in expect.hands.items():
        held = [card.kind for card in everyone[one].hands if card]
        found += unlike(f"hands of {one}", cards, held)
    for one, cards in expect.pack.items():
        found += unlike(f"pack of {one}", cards, [card.kind for card in everyone[one].pack])
    for what in ("wounds", "xp", "actions"):
        for one, number in cast("dict[str, int]", getattr(expect, what)).items():
            found += unlike(f"{what} of {one}", number, getattr(everyone[one], what))
    if expect.eliminated is not None:
        fallen = [one.id for one in everyone.values() if not one.standing and not one.escaped]
        found += unlike("eliminated", sorted(expect.eliminated), sorted(fallen))
    return found
