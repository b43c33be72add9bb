"""What changed in a town between two pictures, read from events: new tiles, walks, zombies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.event import Event
from engine.zombies import events as e
from engine.zombies.view import View


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed, by the names of squares, in the order in which it happened."""

    tiles: tuple[int, ...] = ()
    """The numbers of new tiles."""
    walks: tuple[tuple[str, ...], ...] = ()
    """For each walk of a pawn, its squares from start to end."""
    came: frozenset[str] = frozenset()
    """Squares where a zombie is new, on tiles that are not."""
    beaten: tuple[str, ...] = ()
    """Squares where a zombie was beaten and none stands now."""


NOTHING = Changes()


def changes_in(events: Sequence[Event], view: View) -> Changes:
    """What these events changed, as far as the view, taken after them, still shows it.

    Tiles that a moderator took back since, and squares on them, are left out.
    """
    reader = _Reader()
    for one in events:
        reader.read(one)
    stands, squares = frozenset(view.zombies), view.town.squares
    came = [name for name in reader.came if name in stands]
    return Changes(
        tuple(number for number in reader.tiles if number <= len(view.tiles)),
        tuple(tuple(way) for _, way in reader.walks if len(way) > 1 and squares.keys() >= {*way}),
        frozenset(name for name in came if squares[name].tile not in reader.tiles),
        tuple(
            dict.fromkeys(name for name in reader.beaten if name not in stands and name in squares)
        ),
    )


@dataclass(slots=True)
class _Reader:
    """The changes while they are collected."""

    tiles: list[int] = field(default_factory=list[int])
    walks: list[tuple[str, list[str]]] = field(default_factory=list[tuple[str, list[str]]])
    """For each walk, its seat and its squares."""
    came: list[str] = field(default_factory=list[str])
    beaten: list[str] = field(default_factory=list[str])

    def read(self, one: Event) -> None:
        match one:
            case e.TileLaid():
                self.tiles.append(one.number)
            case e.PawnWalked():
                self._walk(one)
            case e.ZombieMoved():
                self.came.append(one.to)
            case e.ZombiesPlaced():
                self.came += one.squares
            case e.ZombieBeaten():
                self.beaten.append(one.square)
            case e.ZombiesBurned():
                self.beaten += one.squares
            case _:
                return

    def _walk(self, one: e.PawnWalked) -> None:
        """Add the squares of a walk to the latest walk of the same pawn, or begin a new one.

        They are added if the latest walk ended where this one starts, or if the event names no
        start, as in logs of earlier releases. If such an event comes first, the walk begins with
        the first square entered.
        """
        mine = [way for seat, way in self.walks if seat == one.seat]
        if mine and one.start in ("", mine[-1][-1]):
            mine[-1].extend(one.path)
        else:
            self.walks.append((one.seat, [*([one.start] if one.start else []), *one.path]))
