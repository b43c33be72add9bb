"""The table as the rules see it: positions, tokens and lines of sight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.dice import Dice
from engine.core.game import Game as CoreGame
from engine.spaces.plane import (
    Point,
    Polygon,
    covers,
    crosses,
    in_cone,
    inside,
    near,
    overlap,
    rectangle,
    touches,
)
from engine.trust_me.entries import Passport, SceneryKind, TokenKind, TrustContent
from engine.trust_me.state import Alpha, Piece, Player, State

TENT, CAR, BARRICADE, WIRE = "tent", "car", "barricade", "wire"


@lru_cache(maxsize=512)
def shape(x: int, y: int, wide: int, deep: int, turn: int) -> Polygon:
    """Return the rectangle of a piece of scenery; cached, because tables share the same pieces."""
    return rectangle(Point(x, y), wide, deep, turn)


class Game(CoreGame[State]):
    """One run of the rules over a Trust Me state.

    Its methods only read the state, except for `take_away`; the other modules of the rules change
    it.
    """

    def __init__(
        self, state: State, seats: tuple[str, ...], dice: Dice, content: TrustContent
    ) -> None:
        super().__init__(state, seats, dice)
        self.content, self.numbers = content, content.numbers
        # Cached, because scenery never moves; a broken barricade clears the cache.
        self._pieces: dict[tuple[str, ...], list[tuple[str, Polygon]]] = {}
        self._tents: dict[tuple[int, int], str] = {}

    # ------------------------------------------------------------ people

    def player(self, seat: str) -> Player:
        """Return the player of this seat."""
        return self.state.players[seat]

    def passport(self, seat: str) -> Passport:
        """Return the passport of the survivor of `seat`."""
        return self.content.passports[self.player(seat).passport]

    @property
    def standing(self) -> list[str]:
        """The seats whose survivors are on the board, clockwise."""
        return [seat for seat in self.state.seats if self.player(seat).place == "board"]

    def stands(self, seat: str) -> bool:
        """True if the survivor of `seat` is on the board."""
        return seat in self.state.players and self.player(seat).place == "board"

    def from_left_of(self, seat: str) -> list[str]:
        """Return the other seats clockwise, beginning with the seat on the left of `seat`."""
        at = self.state.seats.index(seat)
        return [*self.state.seats[at + 1 :], *self.state.seats[:at]]

    def group(self, number: str) -> Alpha:
        """Return the group with this id."""
        return self.state.groups[number]

    def place_of(self, figure: str) -> Point:
        """Return where a survivor or an alpha stands."""
        if figure in self.state.groups:
            return self.group(figure).at
        return self.player(figure).at

    @property
    def neutrals_left(self) -> int:
        """How many neutrals are not on the board."""
        return self.numbers.box.neutrals - sum(one.neutrals for one in self.state.groups.values())

    # ------------------------------------------------------------ tokens

    def kind(self, token: str) -> TokenKind:
        """Return the kind of an object token."""
        return self.content.tokens[self.content.kinds[token]]

    def is_free(self, seat: str, gives: str) -> int:
        """Return how many cells with the bonus `gives` are uncovered on the sheet of `seat`."""
        player = self.player(seat)
        return sum(
            cell.gives == gives
            and cell.id not in player.held
            and cell.id not in player.actions
            and cell.id not in player.harm
            for cell in self.content.cells.values()
        )

    # ------------------------------------------------------------ scenery

    def scenery_kind(self, piece: str) -> SceneryKind:
        """Return the kind of the piece of scenery with this name (such as `car-1`)."""
        return self.content.scenery[self.state.scenery[piece].kind]

    def outline(self, piece: Piece, wider: int = 0) -> Polygon:
        """Return the rectangle of a piece of scenery, its sides `wider` by so many millimetres."""
        kind = self.content.scenery[piece.kind]
        return shape(piece.at.x, piece.at.y, kind.wide + wider, kind.deep + wider, piece.turn)

    def pieces(self, *kinds: str) -> Sequence[tuple[str, Polygon]]:
        """Return the names and outlines of the scenery of these kinds, in the order of
        placement.
        """
        if kinds not in self._pieces:
            there = self.state.scenery.items()
            self._pieces[kinds] = [(name, self.outline(one)) for name, one in there
                                   if one.kind in kinds]  # fmt: skip
        return self._pieces[kinds]

    def take_away(self, piece: str) -> None:
        """Remove the barricade `piece`, which was broken."""
        del self.state.scenery[piece]
        self._pieces.clear()

    def tent_of(self, at: Point) -> str:
        """Return the tent that contains any part of a base at `at`; empty if none does."""
        key = at.x, at.y
        if key not in self._tents:
            base = self.numbers.base
            over = (name for name, tent in self.pieces(TENT) if covers(at, tent, base))
            self._tents[key] = next(over, "")
        return self._tents[key]

    def car_under(self, at: Point) -> str:
        """Return the car under the middle of a base at `at`; empty if there is none."""
        return next((name for name, car in self.pieces(CAR) if inside(at, car)), "")

    def beside(self, at: Point, outline: Polygon) -> bool:
        """True if a base at `at` touches the piece."""
        return touches(at, outline, self.numbers.touching, self.numbers.base)

    # ------------------------------------------------------------ places

    def on_board(self, at: Point, wide: int) -> bool:
        """True if a disc of `wide` mm diameter at `at` lies wholly on the board."""
        far = 2 * self.numbers.side - wide
        return wide <= 2 * at.x <= far and wide <= 2 * at.y <= far

    def within_rim(self, at: Point) -> Point:
        """Return the nearest point to `at` at which a base lies wholly on the board."""
        half = (self.numbers.base + 1) // 2
        most = self.numbers.side - half
        return Point(min(max(at.x, half), most), min(max(at.y, half), most))

    def gap_within(self, a: Point, b: Point, reach: int) -> bool:
        """True if two bases at `a` and `b` are at most `reach` mm apart, edge to edge."""
        return near(a, b, reach, 2 * self.numbers.base)

    def in_contact(self, a: Point, b: Point) -> bool:
        """True if two bases at `a` and `b` touch."""
        return self.gap_within(a, b, self.numbers.touching)

    def base_in_the_way(self, at: Point, *besides: str) -> str:
        """Return the figure that a base at `at` would overlap; empty if there is none.

        The figures `besides` do not count.
        """
        for seat in self.standing:
            if seat not in besides and overlap(at, self.player(seat).at, 2 * self.numbers.base):
                return seat
        for name, alpha in self.state.groups.items():
            if name not in besides and overlap(at, alpha.at, 2 * self.numbers.base):
                return name
        return ""

    # ------------------------------------------------------------ sight

    def clear_sight(self, a: Point, b: Point) -> bool:
        """True if no car or tent blocks the line of sight from `a` to `b`. [trust-me #10]

        A tent hides its inside from the outside; a car hides nobody who stands on it.
        """
        tent = self.tent_of(a)
        if tent != self.tent_of(b):
            return False
        if tent:
            return True
        between = [name for name, one in self.pieces(CAR, TENT) if crosses(a, b, one)]
        return not between or set(between) <= {self.car_under(a), self.car_under(b)}

    def looks_at(self, number: str) -> Point:
        """Return the point that alpha `number` looks at, along the middle of its cone of sight.
        [trust-me #9]

        It is the base of the survivor whom the alpha pursues, else the place to which it walks.
        """
        alpha = self.group(number)
        return self.player(alpha.prey).at if alpha.prey else alpha.goal

    def is_seen(self, number: str, at: Point) -> bool:
        """True if the alpha sees a base at `at`; borderline cases count as seen.
        [trust-me #9, #20]
        """
        alpha = self.group(number)
        return in_cone(alpha.at, self.looks_at(number), at, self.numbers.base) and self.clear_sight(
            alpha.at, at
        )
