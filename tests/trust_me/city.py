"""Draws a position of Trust Me, plays on it, looks at it. Places are millimetres.

game = city(ann=(100, 100), bob=(200, 100), held={"ann": {"left": "shiv-1"}}, dice=[6, 2, 3])
play(game, Fight(weapon="left", target="bob"), "wound")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from engine import position
from engine.core.command import Command
from engine.core.event import Event
from engine.core.table import Table
from engine.spaces.plane import Point
from engine.trust_me.state import Alpha, Player, State
from engine.trust_me.view import PlayerView, View

SEATS = ("ann", "bob", "cleo", "dan")
PASSPORTS = {
    "ann": "madissone-tyler",
    "bob": "virginie",
    "cleo": "alexander",
    "dan": "gabriel",
}
"""Madissone: +1 everywhere. Virginie: +2 at a distance, +1 survival."""
FAR = (0, 600)
"""The distant noise, where nothing else is."""
Place = tuple[int, int]
E = TypeVar("E", bound=Event)
Slots = Mapping[str, Mapping[str, str]]


@dataclass
class City:
    """A table and what was told on it."""

    table: Table[State, View]
    events: list[Event] = field(default_factory=list[Event])

    @property
    def state(self) -> State:
        return self.table.consult(lambda state: state)

    def player(self, seat: str) -> Player:
        return self.state.players[seat]

    def at(self, seat: str) -> Place:
        here = self.player(seat).at
        return here.x, here.y

    def alpha(self, number: int = 1) -> Alpha:
        return self.state.groups[f"alpha-{number}"]

    def seen_by(self, viewer: str | None, seat: str) -> PlayerView:
        return next(one for one in self.table.view(viewer).players if one.seat == seat)

    def told(self, kind: type[E]) -> list[E]:
        return [one for one in self.events if isinstance(one, kind)]

    @property
    def asked(self) -> str:
        """The key of what is asked now; empty for nothing."""
        return self.table.question.key if self.table.question else ""


def point(place: Place) -> Point:
    return Point(*place)


def city(
    *,
    dice: Sequence[int] | None = None,
    scenery: Mapping[str, tuple[int, int] | tuple[int, int, int]] | None = None,
    groups: Mapping[int, tuple[Place, int, Place | str]] | None = None,
    lying: Mapping[str, tuple[str, Place | str]] | None = None,
    held: Slots | None = None,
    harm: Slots | None = None,
    actions: Slots | None = None,
    targets: Mapping[str, str | Place] | None = None,
    standing: Slots | None = None,
    objectives: Mapping[str, str] | None = None,
    homes: Mapping[str, Place] | None = None,
    both: Sequence[str] = (),
    empty: Sequence[str] = (),
    laid: Mapping[str, Sequence[str]] | None = None,
    dressed: Mapping[str, int] | None = None,
    dead: Sequence[str] = (),
    gone: Sequence[str] = (),
    winners: Sequence[str] = (),
    passports: Mapping[str, str] | None = None,
    noise: Place = FAR,
    turn: str = "ann",
    round: int = 1,
    deck: Sequence[str] = (),
    **places: Place,
) -> City:
    """Survivors stand at the given places; what is not said is nothing, or the usual."""
    seats = [one for one in SEATS if one in places]
    usual = {seat: _said((600, 50 * number)) for number, seat in enumerate(seats)}
    given: dict[str, object] = {
        "figures": " ".join([*_survivors(places), *_groups(groups or {})]),
        "scenery": " ".join(f"{name}={_piece(told)}" for name, told in (scenery or {}).items()),
        "lying": " ".join(f"{token}={_said(at)}" for token, at in (lying or {}).values()),
        "held": held or {},
        "harm": harm or {},
        "actions": actions or {},
        "targets": {seat: _said(at) for seat, at in (targets or {}).items()},
        "standing": standing or {},
        "objectives": objectives or {},
        "homes": {**usual, **{seat: _said(at) for seat, at in (homes or {}).items()}},
        "both": both,
        "empty": empty,
        "laid": laid or {},
        "dressed": dressed or {},
        "dead": dead,
        "gone": gone,
        "winners": winners,
        "passports": {one: (passports or {}).get(one, PASSPORTS[one]) for one in seats},
        "noise": _said(noise),
        "turn": turn,
        "round": round,
        "deck": deck or ["spawn-8"],
        "dice": dice,
    }
    return City(position.table("trust-me", **given))


def _survivors(places: Mapping[str, Place]) -> list[str]:
    """Their places, in the order of the seats; refuses a name that is no seat."""
    assert set(places) <= set(SEATS), places
    return [f"{one}={_said(places[one])}" for one in SEATS if one in places]


def _groups(groups: Mapping[int, tuple[Place, int, Place | str]]) -> list[str]:
    return [
        f"alpha-{one}+{count}={_said(at)}>{_said(goal)}"
        for one, (at, count, goal) in groups.items()
    ]


def _said(place: Place | str) -> str:
    return place if isinstance(place, str) else f"{place[0]},{place[1]}"


def _piece(told: tuple[int, ...]) -> str:
    x, y, *turn = told
    return f"{x},{y}@{turn[0]}" if turn else f"{x},{y}"


# ---------------------------------------------------------------- playing


def play(game: City, command: Command, *answers: str, seat: str = "", cell: str = "hidden") -> City:
    """The command and its answers; Action tokens go to `cell`, or to the first that is open."""
    game.events += game.table.play(seat or game.state.turn, command).events
    return reply(game, *answers, cell=cell)


def reply(game: City, *answers: str, cell: str = "hidden") -> City:
    """Answers in their order; what else is asked is answered by what is usual for `cell`."""
    left = list(answers)
    while game.table.question:
        question = game.table.question
        if question.key == "which-cell":
            said = cell if cell in question.options else question.options[0]
        elif left:
            said = left.pop(0)
        else:
            break
        assert said in question.options or question.free, f"{said!r}: {question!r}"
        game.events += game.table.answer(question.seats[0], said).events
    assert not left, f"nobody asked for {left!r}"
    return game
