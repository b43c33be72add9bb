"""Plain tiles: faces of three by three zones, and the boards that missions make of them.

A face is drawn as nine words. Equal words form one zone, and a capital marks a room. A mission lays
faces side by side, as drawn or turned (`1R@90` is turned a quarter clockwise), and names a place by
face and word, such as `1R.L`. At the table zones have the usual names (`engine/spaces/plans.py`).
Doors printed on a face start closed; a mission may change them and add others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, cast

from pydantic import Field, ValidationError, model_validator

from engine.reading.atlas import Atlas, M, MapTemplate, Sketch, backs, tiles_of, with_tiles
from engine.reading.base import Model
from engine.reading.boards import Misdrawn, Wall, misdrawn
from engine.reading.drafts import Draft, read_fields
from engine.reading.faults import Finding, Mend, Misread, Place, Where, cures, misread
from engine.reading.mission import Floor
from engine.reading.reader import Raw, Reader
from engine.reading.relaying import ON_BOARD, replaced
from engine.spaces.plans import TILE, Plan, Plot, Way, touch
from engine.spaces.zones import UNIT, Board, Cell, Sort, Terrain

PLACE = re.compile(r"\d\w*\.\w+")
"""A place as missions write it: a face, which begins with a digit, and a word of its drawing."""
GAP = "-"
ANGLES = ("", "90", "180", "270")


class PlainTile(Model):
    """One face of a tile.

    Street zones that touch are joined; rooms are joined only by `openings`.
    """

    id: str = Field(pattern=r"^\w+$", description="a face is called like 1R")
    drawing: str = Field(description="three lines of three words; a capital is a room")
    corn: tuple[str, ...] = ()
    woods: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()
    """Rooms with the printed sign that somebody waits in them."""
    openings: tuple[str, ...] = ()
    """Pairs of rooms that are always joined, such as `A-B`."""
    doors: tuple[str, ...] = ()
    """Pairs of zones with a printed door, the room first, such as `A-o1`."""
    floors: dict[str, Floor] = Field(default_factory=dict)
    """The floor of each room, for drawing."""

    @model_validator(mode="after")
    def _drawn(self) -> PlainTile:
        rows = self.rows()
        if len(rows) != TILE or any(len(row) != TILE for row in rows):
            raise ValueError("the drawing is no square; three lines of three words are right")
        words = {word for row in rows for word in row}
        rooms = {word for word in words if word[0].isupper()}
        for word in (*self.corn, *self.woods):
            if word not in words - rooms:
                raise ValueError(f"{word!r} grows nowhere; corn and woods are zones in the open")
        for word in (*self.marked, *self.floors, *(w for o in self.openings for w in o.split("-"))):
            if word not in rooms:
                raise ValueError(f"{word!r} is no room; the drawing has {sorted(rooms)}")
        for door in self.doors:
            room, _, beyond = door.partition("-")
            if room not in rooms or beyond not in words:
                raise ValueError(f"door {door!r} joins no room to a zone; A-o1 is right")
        if set(self.floors) != rooms:
            raise ValueError(f"floors are given for {sorted(self.floors)}; rooms {sorted(rooms)}")
        return self

    def rows(self) -> list[list[str]]:
        """Return the words of the drawing, row by row."""
        return [line.split() for line in self.drawing.split("\n") if line.strip()]

    def turned(self, quarters: int) -> PlainTile:
        """Return the face after `quarters` clockwise quarter turns."""
        rows = self.rows()
        for _ in range(quarters):
            rows = [list(column) for column in zip(*reversed(rows), strict=True)]
        return self.model_copy(update={"drawing": "\n".join(" ".join(row) for row in rows)})

    def cells(self) -> dict[str, list[Cell]]:
        """Return the cells of each zone in reading order, by its word."""
        found: dict[str, list[Cell]] = {}
        for row, line in enumerate(self.rows()):
            for column, word in enumerate(line):
                found.setdefault(word, []).append((row, column))
        return found

    def plots(self, at: Cell) -> dict[str, Plot]:
        """Return the zones of a face that lies on the board, each by its word on the face.

        `at` is the row and column of the face, counted in tiles.
        """
        return {
            word: Plot(
                cells=tuple((at[0] * TILE + row, at[1] * TILE + column) for row, column in cells),
                indoors=word[0].isupper(),
                floor=self.floors.get(word, "living"),
                terrain=self._terrain(word),
                marked=word in self.marked,
            )
            for word, cells in self.cells().items()
        }

    def _terrain(self, word: str) -> Terrain:
        return "corn" if word in self.corn else "woods" if word in self.woods else "open"


class PlainDoor(Model):
    """A door between two places, with only those fields that matter for the board."""

    between: tuple[str, str] = Field(description='two places, such as ["1R.L", "1R.o1"]')
    sort: Sort = Field(default="door", description="door, passage, window or stairs")
    state: Literal["open", "closed"] = Field(default="closed", description="open or closed")
    colour: Literal["grey", "red", "blue", "green"] = "grey"


@dataclass(frozen=True, slots=True)
class Laid:
    """Tile faces laid side by side."""

    size: tuple[int, int]
    """Rows and columns of tiles."""
    plots: Mapping[str, Plot]
    """Zones by place, such as `1R.L`."""
    openings: tuple[tuple[str, str], ...]
    """Pairs of places that the faces themselves join."""
    printed: tuple[PlainDoor, ...] = ()
    """Doors that are printed on the faces."""

    def board(
        self, openings: Iterable[tuple[str, str]] = (), doors: Iterable[PlainDoor] = ()
    ) -> tuple[Board, dict[str, str]]:
        """Return the board with these further openings and doors, and the name of each place on the
        board.

        Streets are named first, then rooms, each in reading order. A house is a set of rooms joined
        by openings or doors. A door replaces an opening at the same border.

        Raises ValueError for a place that does not exist, or for two places that do not touch.
        """
        told = {frozenset(self.border(one.between)): one for one in (*self.printed, *doors)}
        plots = sorted(self.plots.values(), key=lambda plot: (plot.indoors, plot.cells))
        ways = [
            Way(self.border(one.between), one.state == "open", one.sort, one.colour)
            for one in told.values()
        ]
        filled = {frozenset(way.cells) for way in ways}
        joined = [self.border(pair) for pair in (*self.openings, *openings)]
        joined = [cells for cells in joined if frozenset(cells) not in filled]
        plan = Plan(tuple(plots), tuple(joined), tuple(ways), one_house=True)
        names = plan.names()
        return plan.board(self.size), {place: names[plot] for place, plot in self.plots.items()}

    def touching(self, between: tuple[str, str]) -> bool:
        """Return whether two places share a border."""
        a, b = (self.plots[place].cells for place in between)
        return any(touch(cell, other) for cell in a for other in b)

    def border(self, between: tuple[str, str]) -> tuple[Cell, Cell]:
        """Return the first pair of cells at which two places touch."""
        for place in between:
            if place not in self.plots:
                raise ValueError(f"there is no place {place}; a face and a word of it are right")
        a, b = (self.plots[place].cells for place in between)
        borders = [(cell, other) for cell in a for other in b if touch(cell, other)]
        if not borders:
            raise ValueError(f"{' and '.join(between)} do not touch; only neighbours are joined")
        return borders[0]


def lay_tiles(text: str, tiles: Mapping[str, PlainTile]) -> Laid:
    """Lay the faces of a drawing such as `4R 3R`, in which `-` is a gap.

    Raises Misread for a faulty drawing.
    """
    rows = [line.split() for line in text.split("\n") if line.strip()]
    if not rows or len({len(row) for row in rows}) != 1:
        raise misread("tiles-shape", tiles=len(text.split()))
    faces = {(r, c): face for r, row in enumerate(rows) for c, face in enumerate(row)}
    faces = {at: face for at, face in faces.items() if face != GAP}
    laid = {at: _turned(face, tiles) for at, face in faces.items()}
    plots = {
        f"{face.id}.{word}": plot
        for at, face in laid.items()
        for word, plot in face.plots(at).items()
    }
    openings = [pair for face in laid.values() for pair in _places_of(face, face.openings)]
    doors = [pair for face in laid.values() for pair in _places_of(face, face.doors)]
    printed = tuple(PlainDoor(between=pair) for pair in doors)
    return Laid((len(rows), len(rows[0])), plots, tuple(openings), printed)


def _turned(word: str, tiles: Mapping[str, PlainTile]) -> PlainTile:
    """Return the face turned as `1R@90` says. Raises ValueError."""
    face, _, angle = word.partition("@")
    if face not in tiles:
        raise misread("tiles-face", side=face, known=sorted(tiles))
    if angle not in ANGLES:
        raise misread("tiles-angle", word=word, angle=angle)
    return tiles[face].turned(ANGLES.index(angle))


def _places_of(face: PlainTile, pairs: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield pairs of words of the face, such as `A-B`, as pairs of places."""
    for pair in pairs:
        a, _, b = pair.partition("-")
        yield f"{face.id}.{a}", f"{face.id}.{b}"


class PlainMap(Model):
    """A mission's map of plain tiles."""

    tiles: str = Field(description='the faces as they lie, such as "4R 3R"')
    openings: tuple[tuple[str, str], ...] = ()
    """Pairs of places that this mission joins permanently."""
    doors: tuple[PlainDoor, ...] = ()


def read_plain(
    raw: Mapping[str, object], tiles: Mapping[str, PlainTile]
) -> tuple[dict[str, object], Board]:
    """Turn a mission that names places into one that names zones, and make its board.

    Raises ValueError with every fault.
    """
    drawn = PlainMap.model_validate(_map_of(raw))
    board, names = lay_tiles(drawn.tiles, tiles).board(drawn.openings, drawn.doors)
    lost = sorted({one for one in _places(raw) if one not in names})
    if lost:
        raise ValueError(f"{', '.join(lost)}: no such place; the tiles have {', '.join(names)}")
    told = cast("dict[str, object]", _renamed(dict(raw), names))
    floors = {zone.id: zone.floor for zone in board.zones.values() if zone.floor}
    return {**told, "rooms": floors}, board


@dataclass(frozen=True, slots=True, eq=False)
class PlainTiles(Atlas):
    """The plain tile faces of a game, for missions that name places."""

    faces: Mapping[str, PlainTile]

    def mission(self, raw: Raw, model: type[M]) -> tuple[M, Board]:
        try:
            told, board = read_plain(raw, self.faces)
        except ValidationError:
            raise
        except Misread as error:
            raise misdrawn(error) from error
        except ValueError as error:
            raise Misdrawn([Finding(f"map: {error}")]) from error
        return model.model_validate(told), board

    def template(self, tiles: str) -> MapTemplate:
        """Return the map of a new mission with these tiles.

        It has a door for each room without a printed one: to a street the room touches, or else to
        another room.
        """
        try:
            laid = lay_tiles(tiles, self.faces)
        except Misread as error:
            raise misdrawn(error) from error
        rooms = [one for one, plot in laid.plots.items() if plot.indoors]
        streets = [one for one in laid.plots if one not in rooms]
        lines = ["[map]", f'tiles = """\n{tiles.strip()}\n"""']
        joined = {one for door in laid.printed for one in door.between}
        for room in rooms:
            beside = [one for one in streets if laid.touching((room, one))]
            if room not in joined and beside:
                lines += ["", "[[doors]]", f'between = ["{room}", "{beside[len(beside) // 2]}"]']
        for room in rooms:
            near = [one for one in rooms if one != room and laid.touching((room, one))]
            if all(not laid.touching((room, one)) for one in streets) and near:
                lines += ["", "[[doors]]", f'between = ["{room}", "{near[0]}"]']
        return MapTemplate("\n".join(lines), tuple(streets), tuple(rooms))

    def sketch(self, raw: Raw, names: str) -> Sketch:
        try:
            laid = lay_tiles(tiles_of(raw), self.faces)
            called = laid.board()[1]
        except Misread as error:
            raise misdrawn(error) from error
        walls = tuple(_walls(laid, called))
        return Sketch({name: place for place, name in called.items()}, walls)

    def relaid(self, raw: Raw, tiles: str, before: tuple[str, str]) -> dict[str, object]:
        """Return the data with other faces.

        Places keep their names, since these begin with the face. Tokens, rules and doors on faces
        that are gone are removed.
        """
        data = with_tiles(raw, tiles)
        try:
            places = lay_tiles(tiles, self.faces).plots
        except ValueError:
            return data
        lost = {one for one in _places(raw) if one not in places}
        for key in ON_BOARD:
            if lost and key in data:
                data[key] = replaced(data[key], {}, lost)
        doors = data.get("doors")
        if isinstance(doors, list):
            listed = cast("list[Raw]", doors)
            data["doors"] = [one for one in listed if len(cast("list[str]", one["between"])) == 2]
        return {key: value for key, value in data.items() if value is not None}

    def sides(self) -> list[tuple[str, ...]]:
        return backs(self.faces)

    def draft(self, raw: Raw, model: type[M]) -> Draft[M]:
        draft = Draft[M]()
        try:
            drawn = PlainMap.model_validate(_map_of(raw))
            laid = lay_tiles(drawn.tiles, self.faces)
        except ValidationError as error:
            for cure in cures(PlainMap, error):
                draft.report("map", cure.within(("map",)).after("map: "))
            return draft
        except Misread as error:
            (told,) = error.findings
            place = Where(field=("map", "tiles"))
            draft.report("map", told.but(where=place).after("map: "))
            return draft
        doors = [
            one
            for number, one in enumerate(drawn.doors)
            if _joins(draft, laid, ("doors", number), one.between)
        ]
        openings = [
            one
            for number, one in enumerate(drawn.openings)
            if _joins(draft, laid, ("map", "openings", number), one)
        ]
        draft.board, names = laid.board(openings, doors)
        lost = [one for one in dict.fromkeys(_places(raw)) if one not in names]
        for place in lost:
            if all(place not in one.between for one in drawn.doors):
                draft.faults.append(("map", _unknown(raw, place, names)))
        told = cast("dict[str, object]", _renamed(dict(raw), names))
        listed = told.get("doors")
        if isinstance(listed, list):
            kept = [[names[one] for one in door.between] for door in doors]
            said = [*enumerate(cast("list[Raw]", listed))]
            draft.numbers["doors"] = [n for n, one in said if one.get("between") in kept]
            told["doors"] = [one for _, one in said if one.get("between") in kept]
        floors = {zone.id: zone.floor for zone in draft.board.zones.values() if zone.floor}
        read_fields(draft, {**told, "rooms": floors}, model)
        draft.faults = [one for one in draft.faults if one[1].values.get("value") not in lost]
        draft.places = {name: place for place, name in names.items()}
        return draft


def _walls(laid: Laid, called: Mapping[str, str]) -> Iterator[Wall]:
    """Yield every border at which a door may stand: two places that touch, a room among them."""
    places = list(laid.plots)
    for first in places:
        for second in places:
            indoors = laid.plots[second].indoors
            if not laid.plots[first].indoors or (indoors and second <= first):
                continue
            if laid.touching((first, second)):
                a, b = laid.border((first, second))
                step = UNIT // TILE
                x = (a[1] + b[1] + 1) * step // 2
                y = (a[0] + b[0] + 1) * step // 2
                zones = (called[first], called[second])
                yield Wall((first, second), zones, (), x, y, a[0] == b[0])


def _joins(draft: Draft[M], laid: Laid, entry: Place, between: tuple[str, str]) -> bool:
    """Return whether the two places touch; report to the draft if they do not.

    `entry` is the path to the pair in the file.
    """

    def report(told: Finding) -> None:
        where = Where(wall=between, field=entry)
        fault = told.but(where=where, mend=Mend("remove", entry))
        draft.report(str(entry[0]), fault.after(f"door {'-'.join(between)}: "))

    for place in between:
        if place not in laid.plots:
            report(_near(place, laid.plots))
            return False
    if laid.touching(between):
        return True
    others = [one for one in laid.plots if one != between[0]]
    beside = sorted(one for one in others if laid.touching((between[0], one)))
    first, second = between
    told = {"door": "-".join(between), "first": first, "second": second}
    report(Finding.of("door-apart", **told, beside=beside))
    return False


def _unknown(raw: Raw, place: str, known: Iterable[str]) -> Finding:
    """Return the fault of a place that does not exist, with its path in the file."""
    path = next(_paths(dict(raw), place), ())
    in_list = [n for n, part in enumerate(path) if isinstance(part, int)]
    if in_list:
        mend = Mend("remove", path[: in_list[-1] + 1])
    else:
        mend = Mend("remove", path) if path == ("exit",) else None
    return _near(place, known).but(where=Where(field=path), mend=mend)


def _paths(raw: object, text: str) -> Iterator[Place]:
    """Yield the path to each value in `raw`, at any depth, that is this text."""
    if isinstance(raw, dict):
        listed = list(cast("dict[str, object]", raw).items())
    elif isinstance(raw, list):
        listed = list(enumerate(cast("list[object]", raw)))
    else:
        listed = []
        if raw == text:
            yield ()
    for key, value in listed:
        for path in _paths(value, text):
            yield (key, *path)


def _near(place: str, known: Iterable[str]) -> Finding:
    """Return the fault of an unknown place.

    It names the places on its face, or the faces that lie on the board.
    """
    face = place.partition(".")[0]
    words = [one.partition(".")[2] for one in known if one.startswith(f"{face}.")]
    if words:
        return Finding.of("place-of-face", place=place, face=face, known=words)
    faces = sorted({one.partition(".")[0] for one in known})
    return Finding.of("place-off-board", place=place, known=faces)


def plain_tiles(reader: Reader[object]) -> PlainTiles:
    """Read the faces listed in `tiles.toml`. Faults are reported to `reader`."""
    return PlainTiles(reader.entries("tiles.toml", reader.read("tiles.toml"), "tile", PlainTile))


def _map_of(raw: Mapping[str, object]) -> dict[str, object]:
    """Return the mission's `map` table with its doors, which keep only the keys that the board
    needs.
    """
    said = raw.get("map")
    drawn = dict(cast("dict[str, object]", said)) if isinstance(said, dict) else {}
    doors = raw.get("doors")
    of_board = [
        {key: value for key, value in one.items() if key in PlainDoor.model_fields}
        for one in cast("list[dict[str, object]]", doors if isinstance(doors, list) else [])
    ]
    return {**drawn, "doors": of_board}


def _renamed(raw: object, names: Mapping[str, str]) -> object:
    """Return `raw` with every place, at any depth, replaced by the name of its zone."""
    if isinstance(raw, dict):
        said = cast("dict[str, object]", raw)
        return {key: _renamed(value, names) for key, value in said.items()}
    if isinstance(raw, list):
        return [_renamed(one, names) for one in cast("list[object]", raw)]
    return names.get(raw, raw) if isinstance(raw, str) else raw


def _places(raw: object) -> Iterator[str]:
    """Yield every text in `raw`, at any depth, that is written like a place."""
    if isinstance(raw, dict):
        raw = list(cast("dict[str, object]", raw).values())
    if isinstance(raw, list):
        for one in cast("list[object]", raw):
            yield from _places(one)
    elif isinstance(raw, str) and PLACE.fullmatch(raw):
        yield raw
