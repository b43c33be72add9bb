"""Small boards drawn as text: `amy+2W . [ned] | 3W` is two streets, a house and a street again.

One line is a row of zones, from west to east; the next line is south of it. Streets that touch are
joined. Rooms that touch are joined by an opening. A street and a room are joined only by a door.

`.`       an empty street zone            `[.]`  an empty room
`amy+2W`  who stands there: survivors by id, zombies by number and letter
`2n`      two noise tokens                `!`    an objective      `s`  a spawn zone
`o`       a manhole                       `*`    a room with the printed sign of cards
`#`       a block without any zone
`|`       a closed door between its neighbours, `/` an open one, `=` a wall between two rooms

A line of only such door and wall signs, one for each column, may stand between two rows of zones;
there `-` means that nothing special is between the two zones:

    amy [.] [2W]
    -   |   =
    .   [.] [.]

Zones are named in reading order: `S1`, `S2`... in the street, `B1`, `B2`... in the first house,
`C1`... in the second. Three by three zones make a tile, unless the tiles are drawn as well: one
word for each zone, or `a+b` for a zone on two tiles.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.spaces.plans import TILE, Plan, Plot, Way, touch
from engine.spaces.zones import Board, Cell

CLOSED, OPEN, BLOCK, WALL, PLAIN = "|", "/", "#", "=", "-"
BORDERS = (CLOSED, OPEN, WALL, PLAIN)
MANHOLE, SPAWN, OBJECTIVE, SIGN = "o", "s", "!", "*"
MARKS = (MANHOLE, SPAWN, OBJECTIVE, SIGN)


@dataclass(slots=True)
class Stand:
    """The contents of one zone, written as in `amy+2W+1n+o`."""

    survivors: list[str] = field(default_factory=list[str])
    zombies: dict[str, int] = field(default_factory=dict[str, int])
    """The number of zombies, by the letter of their kind."""
    noise: int = 0
    """The number of noise tokens, without the noise of survivors."""
    marks: list[str] = field(default_factory=list[str])

    def __str__(self) -> str:
        parts = [*self.survivors, *(f"{count}{kind}" for kind, count in self.zombies.items())]
        parts += [f"{self.noise}n"] if self.noise else []
        parts += [mark for mark in MARKS if mark in self.marks]
        return "+".join(parts) or "."


def read_stand(text: str, survivors: Iterable[str], letters: Iterable[str]) -> Stand:
    """Read the contents of a zone from a text such as `amy+2W`. Raises ValueError if it is
    wrong.
    """
    stand = Stand()
    known, kinds = tuple(survivors), tuple(letters)
    for part in text.split("+") if text != "." else []:
        number = re.fullmatch(r"([1-9]\d*)([A-Za-z])", part)
        if number and number[2] in kinds:
            stand.zombies[number[2]] = int(number[1])
        elif number and number[2] == "n":
            stand.noise = int(number[1])
        elif part in MARKS:
            stand.marks.append(part)
        elif part in known:
            stand.survivors.append(part)
        else:
            raise ValueError(
                f"{part!r} in {text!r} is not known; a survivor ({', '.join(known)}), zombies such "
                f"as 2{kinds[0]} (letters {', '.join(kinds)}), noise such as 1n or one of "
                f"{' '.join(MARKS)} is right"
            )
    return stand


@dataclass(frozen=True, slots=True)
class Sketch:
    """A drawing that was read: its board, and the text that it has for every zone."""

    board: Board
    stands: dict[str, str]
    """The text of every zone, without the brackets of a room."""
    _lines: tuple[tuple[str, ...], ...]
    """The drawing's lines, with the names of zones and doors in place of their contents."""

    def drawn(self, stands: Mapping[str, object], open_doors: Container[str]) -> str:
        """Return the drawing of the same board, with these contents of zones and these doors open.

        A zone that is not in `stands` is empty, a door that is not in `open_doors` is closed.
        """
        return "\n".join(
            " ".join(self._sign(one, stands, open_doors) for one in line) for line in self._lines
        )

    def _sign(self, sign: str, stands: Mapping[str, object], open_doors: Container[str]) -> str:
        if sign in self.board.doors:
            return OPEN if sign in open_doors else CLOSED
        if sign not in self.board.zones:
            return sign
        text = str(stands.get(sign, "."))
        return f"[{text}]" if self.board.zones[sign].kind == "room" else text


def read_sketch(text: str, tiles: str = "") -> Sketch:
    """Read a drawing of a board, and one of its tiles if given. Raises ValueError."""
    plan = _Plan()
    for line in _lines_of(text):
        if set(line) <= set(BORDERS):
            plan.add_borders(line)
        else:
            plan.add(line)
    if not plan.stands:
        raise ValueError("the drawing is empty; at least one zone is needed, such as .")
    plan.end()
    return plan.sketch(_read_tiles(tiles, plan.stands))


def _lines_of(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines() if line.strip()]


def _read_tiles(text: str, zones: Iterable[Cell]) -> dict[Cell, tuple[Cell, ...]]:
    """Return the tiles of every zone, or nothing if they are not drawn. Raises ValueError."""
    if not text.strip():
        return {}
    words = {
        (row, column): word
        for row, line in enumerate(_lines_of(text))
        for column, word in enumerate(line)
        if word != BLOCK
    }
    if set(words) != set(zones):
        raise ValueError(f"tiles: {text!r} is no word for each zone, and {BLOCK} for each block")
    names = list(dict.fromkeys(name for word in words.values() for name in word.split("+")))
    return {
        cell: tuple((0, names.index(name)) for name in word.split("+"))
        for cell, word in words.items()
    }


class _Plan:
    """A drawing that is being read; zones are cells until they are named."""

    def __init__(self) -> None:
        self.stands: dict[Cell, str] = {}
        self.rooms: list[Cell] = []
        self.doors: list[tuple[Cell, Cell, bool]] = []
        self.walls: list[tuple[Cell, Cell]] = []
        self.row = -1
        self.borders: list[str] = []
        """Door and wall signs between the last row and the next one."""
        self.lines: list[list[str | Cell | int]] = []
        """The lines so far: signs as text, zones by their cell, doors by their number."""

    def add(self, signs: Sequence[str]) -> None:
        """Add a row of zones, with the doors and walls between them."""
        self.row += 1
        line: list[str | Cell | int] = []
        column, between = 0, ""
        for sign in signs:
            if sign in (CLOSED, OPEN, WALL):
                if between or (self.row, column - 1) not in self.stands:
                    raise ValueError(f"{_called(sign)} stands between two zones, not in {signs!r}")
                between = sign
                line.append(sign if sign == WALL else len(self.doors))
                continue
            cell = (self.row, column)
            column += 1
            line.append(sign if sign == BLOCK else cell)
            if sign != BLOCK:
                self._add_zone(cell, sign)
            if between:
                self._part((self.row, column - 2), cell, between)
                between = ""
        if between:
            said = f"{_called(between)} stands between two zones"
            raise ValueError(f"{said}; {' '.join(signs)!r} ends with one")
        self._part_from_the_north()
        self.lines.append(line)

    def add_borders(self, signs: Sequence[str]) -> None:
        """Add the doors and walls between the row before and the next one."""
        if self.borders or self.row < 0:
            raise ValueError(f"{' '.join(signs)!r} stands between two rows of zones")
        self.borders = list(signs)
        self.lines.append([])

    def end(self) -> None:
        """Raise ValueError if doors or walls are below the last row."""
        if self.borders:
            raise ValueError(f"{' '.join(self.borders)!r} stands between two rows of zones")

    def _part_from_the_north(self) -> None:
        line: list[str | Cell | int] = []
        for column, sign in enumerate(self.borders):
            line.append(len(self.doors) if sign in (CLOSED, OPEN) else sign)
            if sign != PLAIN:
                self._part((self.row - 1, column), (self.row, column), sign)
        if self.borders:
            self.lines[-1] = line
        self.borders = []

    def _part(self, a: Cell, b: Cell, sign: str) -> None:
        """Put a door or a wall between two zones. Raises ValueError if one of them is missing."""
        if a not in self.stands or b not in self.stands:
            raise ValueError(f"{_called(sign)} stands between two zones; one of them is missing")
        if sign != WALL:
            self.doors.append((a, b, sign == OPEN))
            return
        if a not in self.rooms or b not in self.rooms:
            raise ValueError("a wall = stands between two rooms; others are parted without it")
        self.walls.append((a, b))

    def _add_zone(self, cell: Cell, sign: str) -> None:
        room = sign.startswith("[") and sign.endswith("]")
        self.stands[cell] = sign[1:-1] if room else sign
        if room:
            self.rooms.append(cell)

    # ------------------------------------------------------------ the board

    def sketch(self, tiles: Mapping[Cell, tuple[Cell, ...]]) -> Sketch:
        """Return the board with these tiles; if there are none, three by three zones make a
        tile.
        """
        plan = self._plan()
        size = (max(row for row, _ in self.stands), max(col for _, col in self.stands))
        board = plan.board((size[0] // TILE + 1, size[1] // TILE + 1), tiles)
        names = {plot.cells[0]: name for plot, name in plan.names().items()}
        stands = {name: self.stands[cell] for cell, name in names.items()}
        lines = tuple(
            tuple(self._named(sign, names, tuple(board.doors)) for sign in line)
            for line in self.lines
        )
        return Sketch(board, stands, lines)

    def _plan(self) -> Plan:
        marks = {cell: stand.split("+") for cell, stand in self.stands.items()}
        plots = tuple(
            Plot((cell,), cell in self.rooms, marked=SIGN in found, manhole=MANHOLE in found)
            for cell, found in marks.items()
        )
        ways = tuple(Way((a, b), is_open) for a, b, is_open in self.doors)
        return Plan(plots, tuple(self._openings()), ways)

    def _openings(self) -> Iterator[tuple[Cell, Cell]]:
        """Yield the pairs of rooms that touch without a door or a wall between them."""
        parted = {frozenset(pair) for pair in [*((a, b) for a, b, _ in self.doors), *self.walls]}
        for a in self.rooms:
            for b in self.rooms:
                if a < b and touch(a, b) and frozenset((a, b)) not in parted:
                    yield a, b

    def _named(
        self, sign: str | Cell | int, names: Mapping[Cell, str], doors: Sequence[str]
    ) -> str:
        if isinstance(sign, str):
            return sign
        return doors[sign] if isinstance(sign, int) else names[sign]


def _called(sign: str) -> str:
    return f"a {'wall' if sign == WALL else 'door'} {sign}"
