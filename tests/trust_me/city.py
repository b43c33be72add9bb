"""Draws a position of Trust Me, plays on it, looks at it. Places are millimetres.

game = city(ann=(100, 100), bob=(200, 100), held={"ann": {"left": "shiv-1"}}, dice=[6, 2, 3])
play(game, Fight(weapon="left", target="bob"), "wound")
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from engine.core.command import Command
from engine.core.event import Event
from engine.core.table import Table
from engine.spaces.plane import Point
from engine.trust_me.box import box
from engine.trust_me.rulesets import TrustMe
from engine.trust_me.state import STATE, Alpha, Lying, Piece, Player, State, Target
from engine.trust_me.view import PlayerView, View

BOX = box()
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
    objectives: Mapping[str, str] | None = None,
    homes: Mapping[str, Place] | None = None,
    both: Sequence[str] = (),
    empty: Sequence[str] = (),
    laid: Mapping[str, Sequence[str]] | None = None,
    dead: Sequence[str] = (),
    passports: Mapping[str, str] | None = None,
    noise: Place = FAR,
    turn: str = "ann",
    round: int = 1,
    deck: Sequence[str] = (),
    **places: Place,
) -> City:
    """Survivors stand at the given places; what is not said is nothing, or the usual."""
    seats = [one for one in SEATS if one in places]
    players = {
        seat: Player(
            passport=(passports or {}).get(seat, PASSPORTS[seat]),
            at=point(places[seat]),
            community=point((homes or {}).get(seat, (600, 50 * number))),
            objective=(objectives or {}).get(seat, ("any-three-1", "any-three-2")[number % 2]),
            place="dead" if seat in dead else "board",
            held=dict((held or {}).get(seat, {})),
            both=seat in both,
            laid=list((laid or {}).get(seat, ())),
            actions=dict((actions or {}).get(seat, {})),
            harm=dict((harm or {}).get(seat, {})),
            target=_target((targets or {}).get(seat)),
        )
        for number, seat in enumerate(seats)
    }
    state = State(
        seats=seats,
        players=players,
        layout="random",
        deck=list(deck) or ["spawn-8"],
        turn=turn,
        first=seats[0],
        noise=point(noise),
        round=round,
        groups={f"alpha-{one}": _alpha(players, told) for one, told in (groups or {}).items()},
        scenery={name: _piece(name, told) for name, told in (scenery or {}).items()},
        lying={
            str(number): Lying(token, _lies_at(place, scenery), _inside(place))
            for number, (token, place) in enumerate(_listed(lying), 1)
        },
        tokens_laid=len(lying or {}),
        empty=list(empty),
    )
    return City(_table(state, dice))


def _listed(lying: Mapping[str, tuple[str, Place | str]] | None) -> list[tuple[str, Place | str]]:
    return [*(lying or {}).values()]


def _inside(place: Place | str) -> str:
    return place if isinstance(place, str) else ""


def _lies_at(place: Place | str, scenery: Mapping[str, tuple[int, ...]] | None) -> Point:
    if isinstance(place, str):
        return Point(*(scenery or {})[place][:2])
    return point(place)


def _target(told: str | Place | None) -> Target | None:
    if told is None:
        return None
    return Target(told) if isinstance(told, str) else Target("", point(told))


def _alpha(players: Mapping[str, Player], told: tuple[Place, int, Place | str]) -> Alpha:
    at, neutrals, goal = told
    if isinstance(goal, str):
        return Alpha(point(at), neutrals, players[goal].at, goal)
    return Alpha(point(at), neutrals, point(goal))


def _piece(name: str, told: tuple[int, ...]) -> Piece:
    x, y, *turn = told
    return Piece(name.split("-")[0], Point(x, y), turn[0] if turn else 0)


def _table(state: State, dice: Sequence[int] | None) -> Table[State, View]:
    rules = TrustMe()
    kept: dict[str, object] = {
        "format": 1,
        "schema_": rules.schema,
        "ruleset": rules.id,
        "mission": "city",
        "options": {},
        "seats": {seat: [] for seat in state.seats},
        "seed": "city",
        "number": 1,
        "outcome": None,
        "open": None,
        "undo": [],
        "state": STATE.dump_python(state, mode="json"),
    }
    table = Table[State, View].restore(rules, json.dumps(kept))
    table.given_dice = None if dice is None else list(dice)
    return table


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
