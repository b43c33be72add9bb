"""Describes any Trust Me position as text, builds a table from it, and writes it back.

Points are millimetres from the south-west corner. In an example:

    ann=100,100 alpha-1+2=300,300>0,600 alpha-2+1=90,90>ann  a seat; groups, and where they go
    car-1=200,200 tent-1=400,300@2                           turned by 2 times 15 degrees
    shiv-1=100,120 food=car-1                                on the board, or hidden in a piece

Seats play in the order in which they are written. Tokens are named by kind or by id.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

from pydantic import Field

from engine.core.scenario import Part, Whole, must_know
from engine.core.table import Table
from engine.spaces.plane import TURNS, Point, read_point
from engine.trust_me import possible
from engine.trust_me.box import box
from engine.trust_me.rules import TrustMe
from engine.trust_me.setup import BY_HAND, CITY, MOST, RANDOM
from engine.trust_me.state import Alpha, Lying, Piece, Player, State, Target
from engine.trust_me.view import View

TrustTable = Table[State, View]
TwelveSided = Annotated[int, Field(strict=True, ge=1, le=12)]
Words = Mapping[str, str]
Numbers = Mapping[str, Whole]
Slots = Mapping[str, Mapping[str, str]]


class Given(Part):
    """The fields of a position that the drawing does not show; most have one entry per seat."""

    turn: str = ""
    first: str = ""
    round: Whole = 1
    dice: Sequence[TwelveSided] | None = None
    """The faces of all rolls, in order; None means random rolls. Shuffles and random picks do not
    use them.
    """
    seed: str = "seed"
    noise: str = "0,600"
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    empty: Sequence[str] = ()
    """Guns without ammunition, by id."""
    passports: Words = Field(default={})
    objectives: Words = Field(default={})
    homes: Words = Field(default={})
    """Points of communities; those not given lie along the eastern rim, from the south."""
    dead: Sequence[str] = ()
    gone: Sequence[str] = ()
    held: Slots = Field(default={})
    """For each seat, the token in each slot."""
    both: Sequence[str] = ()
    """Seats whose weapon in the left hand needs both hands."""
    laid: Mapping[str, Sequence[str]] = Field(default={})
    dressed: Numbers = Field(default={})
    actions: Slots = Field(default={})
    harm: Slots = Field(default={})
    targets: Words = Field(default={})
    """For each seat, the seat or point its Target marker lies on."""
    orders: Words = Field(default={})
    standing: Slots = Field(default={})
    """For each seat, its standing order in each matter; in any other matter the seat is asked."""
    zombies: Numbers = Field(default={})
    killed: Numbers = Field(default={})
    used: Mapping[str, Sequence[str]] = Field(default={})
    winners: Sequence[str] = ()
    hunt: Whole = 0
    layout: str = RANDOM


class Position(Given):
    """A whole position: the three drawings, and the fields of `Given`."""

    figures: str
    scenery: str = ""
    lying: str = ""


BY_SEAT = (
    "passports", "objectives", "homes", "held", "laid", "dressed", "actions", "harm", "targets",
    "orders", "standing", "zombies", "killed", "used",
)  # fmt: skip


# ---------------------------------------------------------------- making a table


def table_at(given: Position) -> TrustTable:
    """Build the table of this position. Raises ValueError if the description is impossible."""
    state = _Maker(given).state()
    return TrustTable.placed(
        TrustMe(),
        CITY,
        {seat: [] for seat in state.seats},
        state,
        seed=given.seed,
        options={"layout": given.layout},
        dice=given.dice,
    )


class _Maker:
    """Builds a state from a position; `left` has the tokens that are still in the box, with their
    kinds.
    """

    def __init__(self, given: Position) -> None:
        self.given = given
        self.left = dict(box().kinds)
        self.drawn = list(_words("figures", given.figures))
        self.at = {name: _place(at) for name, at in self.drawn if not name.startswith("alpha-")}
        self.seats = list(self.at)
        if not 1 <= len(self.seats) <= MOST:
            raise ValueError(f"{len(self.seats)} seats are drawn; 1 to {MOST} can be")

    def state(self) -> State:
        given, seats = self.given, self.seats
        for what in (*BY_SEAT, "dead", "gone", "both", "winners"):
            must_know(what, getattr(given, what), seats)
        for what in ("turn", "first"):
            must_know(what, [getattr(given, what)] if getattr(given, what) else [], seats)
        must_know("layout", [given.layout], (RANDOM, BY_HAND))
        aimed = [one for one in given.targets.values() if one and read_point(one) is None]
        must_know("targets", aimed, seats)
        groups = [name.partition("+")[0] for name, _ in self.drawn if name not in self.at]
        used = [one for each in given.used.values() for one in each]
        possible.must_be_of_the_box(given.deck, groups, given.orders.values(), used, given.empty)
        possible.must_be_orders(given.standing)
        possible.must_fit_the_sheet(given.held, given.actions, given.harm)
        passports = self._dealt("passports", {one: one for one in box().passports})
        objectives = self._dealt("objectives", box().cards)
        scenery = dict(_piece(name, at) for name, at in _words("scenery", given.scenery))
        state = State(
            seats=seats,
            players={one: self._player(one, passports[one], objectives[one]) for one in seats},
            layout=given.layout,
            deck=list(given.deck or box().invasion),
            turn=given.turn or self._usual_turn(),
            first=given.first or next(iter(seats), ""),
            noise=_place(given.noise),
            round=given.round,
            groups=dict(self._group(name, at) for name, at in self.drawn if name not in self.at),
            scenery=scenery,
            lying=dict(self._lying(scenery)),
            discard=[self._take(one) for one in given.discard],
            empty=list(given.empty),
            winners=list(given.winners),
            hunt=given.hunt,
        )
        state.tokens_laid, state.boxed = len(state.lying), list(self.left)
        possible.must_be_possible(state)
        return state

    def _usual_turn(self) -> str:
        """Return the first seat that can act."""
        out = (*self.given.dead, *self.given.gone)
        tokens = box().numbers.tokens_each
        able = (one for one in self.seats
                if one not in out and len(self.given.actions.get(one, {})) < tokens)  # fmt: skip
        return next(able, self.seats[0])

    def _dealt(self, what: str, cards: Mapping[str, str]) -> dict[str, str]:
        """Return each seat's card; `what` names the field with the cards given by id or kind.

        Other seats get the next card that is left. Raises ValueError if a named card is not left.
        """
        named: Words = getattr(self.given, what)
        left, dealt = dict(cards), dict[str, str]()
        for seat in sorted(self.seats, key=lambda seat: seat not in named):
            wanted = named.get(seat)
            fits = [one for one, kind in left.items() if wanted in (None, one, kind)]
            if not fits:
                known = ", ".join(dict.fromkeys(left.values()))
                raise ValueError(f"{what}: {wanted!r} is not left; left are {known}")
            dealt[seat] = fits[0]
            del left[fits[0]]
        return dealt

    def _player(self, seat: str, passport: str, objective: str) -> Player:
        given, side = self.given, box().numbers.side
        usual = Point(side, min(200 * self.seats.index(seat), side))
        place = "dead" if seat in given.dead else "gone" if seat in given.gone else "board"
        return Player(
            passport=passport,
            at=self.at[seat],
            community=_place(given.homes[seat]) if seat in given.homes else usual,
            objective=objective,
            place=place,
            held={slot: self._take(one) for slot, one in given.held.get(seat, {}).items()},
            both=seat in given.both,
            laid=[self._take(one) for one in given.laid.get(seat, ())],
            dressed=given.dressed.get(seat, 0),
            actions=dict(given.actions.get(seat, {})),
            harm=dict(given.harm.get(seat, {})),
            target=_target(given.targets.get(seat, "")),
            orders=given.orders.get(seat, "ask"),
            standing=dict(given.standing.get(seat, {})),
            zombies=given.zombies.get(seat, 0),
            killed=given.killed.get(seat, 0),
            used=list(given.used.get(seat, ())),
        )

    def _group(self, drawn: str, way: str) -> tuple[str, Alpha]:
        name, _, neutrals = drawn.partition("+")
        at, _, goal = way.partition(">")
        if not neutrals.isdecimal() or not goal:
            raise ValueError(f"{drawn}={way} is no group; alpha-1+2=300,300>0,600 is right")
        must_know(f"goal of {name}", [] if read_point(goal) else [goal], self.at)
        prey = goal if goal in self.at else ""
        return name, Alpha(_place(at), int(neutrals), self.at[prey] if prey else _place(goal), prey)

    def _lying(self, scenery: Mapping[str, Piece]) -> Iterator[tuple[str, Lying]]:
        for number, (token, where) in enumerate(_words("lying", self.given.lying), 1):
            must_know(f"where {token} lies", [] if read_point(where) else [where], scenery)
            inside = where if where in scenery else ""
            at = scenery[inside].at if inside else _place(where)
            yield str(number), Lying(self._take(token), at, inside)

    def _take(self, wanted: str) -> str:
        found = [token for token, kind in self.left.items() if wanted in (token, kind)]
        if not found:
            known = ", ".join(dict.fromkeys(self.left.values()))
            raise ValueError(f"{wanted!r} is no token that is left; left are {known}")
        del self.left[found[0]]
        return found[0]


def _words(what: str, drawing: str) -> Iterator[tuple[str, str]]:
    """Yield each name in the drawing with the place behind its `=`.

    Raises ValueError if a place is missing, or if a name is drawn twice; only tokens (`lying`) may
    be, because a kind is a name, too.
    """
    seen: list[str] = []
    for word in drawing.split():
        name, _, where = word.partition("=")
        if not where:
            raise ValueError(f"{what}: {word!r} says no place; ann=100,100 is right")
        if name in seen and what != "lying":
            raise ValueError(f"{what}: {name} is drawn twice")
        seen.append(name)
        yield name, where


def _place(text: str) -> Point:
    at = read_point(text)
    if at is None:
        raise ValueError(f"{text!r} is no place; 100,100 is right")
    return at


def _piece(name: str, where: str) -> tuple[str, Piece]:
    at, _, turn = where.partition("@")
    kind = name.rpartition("-")[0]
    must_know("scenery", [kind], box().scenery)
    turns = [*map(str, range(TURNS))]
    must_know(f"turn of {name}", [turn] if "@" in where else [], turns)
    return name, Piece(kind, _place(at), int(turn or 0))


def _target(told: str) -> Target | None:
    if not told:
        return None
    at = read_point(told)
    return Target("" if at else told, at)


# ---------------------------------------------------------------- writing a table as text


def drawn(table: TrustTable) -> dict[str, object]:
    """Return the drawing of a table as the fields `figures`, `scenery` and `lying`."""
    return table.consult(
        lambda state: {
            "figures": " ".join([*_survivors(state), *_groups(state)]),
            "scenery": " ".join(f"{name}={_spot(one)}" for name, one in state.scenery.items()),
            "lying": " ".join(
                f"{one.token}={one.inside or one.at}" for one in state.lying.values()
            ),
        }
    )


def _survivors(state: State) -> list[str]:
    return [f"{seat}={state.players[seat].at}" for seat in state.seats]


def _groups(state: State) -> list[str]:
    return [
        f"{name}+{one.neutrals}={one.at}>{one.prey or one.goal}"
        for name, one in state.groups.items()
    ]


def _spot(piece: Piece) -> str:
    return f"{piece.at}@{piece.turn}" if piece.turn else str(piece.at)
