"""Turns words for a place into the end of a walk, a point in reach, or a point of the rim.

Players name places in words (`Words`: behind a car, 5 cm from a group, north). The classes here
share how words become a point and differ in which points they accept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.refusal import Refusal
from engine.spaces.plane import (
    Point,
    apart,
    beyond,
    covers,
    crosses,
    length,
    near,
    on_way,
    read_point,
    steps,
)
from engine.trust_me import moving, places
from engine.trust_me.game import BARRICADE, CAR, WIRE, Game
from engine.trust_me.moving import GAITS, Gait
from engine.trust_me.places import COMPASS, HOME, Words


@dataclass(frozen=True, slots=True)
class Stride:
    """Where a phrase leads: the point, its distance in millimetres, and the gait of the walk.

    `stopped` names the figure or piece in the way; empty if the walk ends where it was meant to.
    """

    to: Point
    mm: int
    gait: Gait = "move"
    climbs: bool = False
    stopped: str = ""


class Ground:
    """Turns words into any point of the board that `why_not` does not refuse, as the goal of a
    throw.

    Nothing can be in the way. Directions start at the survivor, or at the middle of the board
    during setup. `reach` is the distance in millimetres that the word `full` means.
    """

    def __init__(
        self, game: Game, seat: str, reach: int, why_not: Callable[[Point], Refusal | None]
    ) -> None:
        self.game, self.seat = game, seat
        self._reach, self.why_not = reach, why_not
        side = game.numbers.side
        self.here = game.player(seat).at if game.state.round else Point(side // 2, side // 2)

    def reach(self, gait: Gait | None = None) -> int:
        """Return the distance in millimetres that the word `full` means."""
        return self._reach

    def stride(self, words: Words, gait: Gait | None = None) -> Stride:
        """Return the point that the words name. Raises Refusal if there is none or it is not
        allowed.
        """
        to = self._aim(words)
        if to is None:
            raise _nowhere(words)
        return self.at(to)

    def at(self, to: Point) -> Stride:
        """Return the point `to` itself. Raises Refusal if it is not allowed."""
        refusal = self.why_not(to)
        if refusal:
            raise refusal
        return Stride(to, length(self.here, to))

    def _aim(self, words: Words) -> Point | None:
        """Return the point that the words name; for a thing it is the middle. None if there is no
        such thing.
        """
        if words.form in ("beside", "onto", "in"):
            return self._middle(words.what)
        if words.form == "way":
            if words.what in COMPASS:
                return beyond(self.here, self.here + COMPASS[words.what], words.mm)
            to = read_point(words.what) or self._middle(words.what)
            return to and on_way(self.here, to, words.mm)
        return places.point_of(self.game, self.seat, words)

    def _middle(self, what: str) -> Point | None:
        state = self.game.state
        if what == HOME:
            return self.game.player(self.seat).community
        if what in state.scenery:
            return state.scenery[what].at
        lying = state.lying.get(what)
        return lying.at if lying else places.figure_at(self.game, what)


class Rim(Ground):
    """Turns words into a point of the rim: the one nearest to the named point."""

    def at(self, to: Point) -> Stride:
        """Return the point of the rim nearest to `to`. Raises Refusal if it is not allowed."""
        side = self.game.numbers.side
        x, y = min(max(to.x, 0), side), min(max(to.y, 0), side)
        edges = (Point(0, y), Point(side, y), Point(x, 0), Point(x, side))
        return super().at(min(edges, key=lambda one: (apart(one, to), one)))


class Walk(Ground):
    """Turns words into a walk of the survivor, with `gait` or the cheapest gait that gets there.

    A phrase with a distance is walked until something stops the survivor; any other place must be
    reached exactly, or is refused. `reach` replaces the reach of the gait, unless it is 0.
    """

    def __init__(self, game: Game, seat: str, gait: Gait | None = None, reach: int = 0) -> None:
        super().__init__(game, seat, reach, lambda to: None)
        self.gait: Gait | None = gait

    def reach(self, gait: Gait | None = None) -> int:
        return self._reach or moving.reach_of(self.game, self.seat, gait or self.gait or "run")

    def stride(self, words: Words, gait: Gait | None = None) -> Stride:
        gait, climbs = gait or self.gait, words.form == "onto"
        if words.form == "way":
            return self._walked(self._way(words), gait, climbs=False)
        to = places.point_of(self.game, self.seat, words)
        if to is None:
            raise _nowhere(words)
        try:
            return self._exactly(to, gait, climbs=climbs)
        except Refusal as refusal:
            if words.form == "behind" and refusal.key.startswith("spoken"):
                raise _nowhere(words) from refusal
            raise

    def at(self, to: Point) -> Stride:
        return self._exactly(to, self.gait, climbs=False)

    def _exactly(self, to: Point, gait: Gait | None, *, climbs: bool) -> Stride:
        """Return the walk that ends exactly at `to`. Raises Refusal if something stops it
        before.
        """
        if to == self.here:
            raise Refusal("already-there")
        if not self._fits(to):
            raise Refusal("off-the-board", side=self.game.numbers.side // 10)
        if not near(self.here, to, self.reach(gait)):
            raise Refusal("spoken-too-far", away=length(self.here, to), most=self.reach(gait))
        found = self._walked(to, gait, climbs=climbs)
        if found.to != to:
            raise Refusal("spoken-stopped", thing=found.stopped, away=found.mm)
        return found

    def _way(self, words: Words) -> Point:
        """Return where a walk of a given length would end; a walk off the board ends at the rim.

        Raises Refusal if there is nowhere to go.
        """
        aim = read_point(words.what) or places.towards(self.game, self.seat, words.what)
        if aim is None or aim == self.here:
            raise Refusal("already-there")
        to = (beyond if words.what in COMPASS else on_way)(self.here, aim, words.mm)
        if self._fits(to):
            return to
        fitting = [one for one in steps(self.here, to) if self._fits(one)]
        if not fitting:
            raise Refusal("off-the-board", side=self.game.numbers.side // 10)
        return fitting[-1]

    def _fits(self, at: Point) -> bool:
        """Return True if a base at `at` lies wholly on the board."""
        return self.game.on_board(at, self.game.numbers.base)

    def _walked(self, to: Point, gait: Gait | None, *, climbs: bool) -> Stride:
        """Return the walk towards `to` as far as possible, with the first gait that gets that far.

        Raises Refusal if the survivor cannot move at all.
        """
        passed = moving.way_to(self.game, self.seat, to, self.reach(gait), climbs=climbs).passed
        sneaks = bool(self.game.is_free(self.seat, "stride"))
        gaits: list[Gait] = [gait] if gait else [one for one in GAITS if sneaks or one != "sneak"]
        for end in reversed(passed):
            for one in gaits:
                if self._ends_at(end, one, climbs=climbs):
                    stopped = "" if end == to else self._met(end, to)
                    return Stride(end, length(self.here, end), one, climbs, stopped)
        raise Refusal("nothing-walked")

    def _ends_at(self, end: Point, gait: Gait, *, climbs: bool) -> bool:
        """Return True if a walk with `gait` to `end` really ends there."""
        reach = self._reach or moving.reach_of(self.game, self.seat, gait)
        if not near(self.here, end, reach):
            return False
        about = moving.Surroundings.of(self.game, self.seat, reach)
        return about.walk(end, climbs=climbs).arrives(reach)

    def _met(self, end: Point, to: Point) -> str:
        """Return the figure or piece that stops the walk at `end`, or the barricade it would cross;
        empty if there is none.
        """
        ahead, wide = on_way(end, to, 2), self.game.numbers.base
        figure = self.game.base_in_the_way(ahead, self.seat)
        pieces = self.game.pieces(CAR, BARRICADE, WIRE)
        met = (name for name, one in pieces if covers(ahead, one, wide))
        barriers = self.game.pieces(BARRICADE)
        crossed = (name for name, one in barriers if crosses(self.here, end, one))
        return figure or next(met, "") or next(crossed, "")


def _nowhere(words: Words) -> Refusal:
    if words.form == "behind":
        return Refusal("spoken-none-behind", piece=words.what)
    return Refusal("spoken-nothing-there")
