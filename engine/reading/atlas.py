"""The drawn tiles of a game, from which missions make boards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TypeVar, cast

from engine.reading.boards import (
    Misdrawn,
    Wall,
    draft_board,
    first_doors,
    make_board,
    misdrawn,
    walls_of,
)
from engine.reading.drafts import Draft, read_fields
from engine.reading.faults import Misread
from engine.reading.laying import lay, mismatches, read_tiles
from engine.reading.mission import Mission
from engine.reading.naming import read_names, suggested
from engine.reading.reader import Raw, Reader
from engine.reading.relaying import NOTHING, Before, relaid
from engine.reading.tile import Tile
from engine.spaces.zones import Board

M = TypeVar("M", bound=Mission)
OF_A_DOOR = ("door-line", "zone-unknown", "door-wall", "door-nowhere", "door-order", "door-solid",
             "door-twice")  # fmt: skip
"""Faults of one door; they are told even if another door cannot be read."""


class Atlas(ABC):
    """The tiles of a game; it reads missions that are laid out with them."""

    @abstractmethod
    def mission(self, raw: Raw, model: type[M]) -> tuple[M, Board]:
        """Return the mission in `raw` and its board.

        Raises ValidationError if a field of the mission is wrong, else Misdrawn with every fault of
        its map. Misdrawn has no faults if a tile of the map is itself faulty.
        """

    @abstractmethod
    def template(self, tiles: str) -> MapTemplate:
        """Return the map of a mission with these tiles, to start from. Raises Misdrawn."""

    @abstractmethod
    def sketch(self, raw: Raw, names: str) -> Sketch:
        """Return how the file names each zone, and where doors may stand. Raises Misdrawn.

        `names` is the drawing of zone names, empty if the map has none.
        """

    @abstractmethod
    def relaid(self, raw: Raw, tiles: str, before: tuple[str, str]) -> dict[str, object]:
        """Return a mission's data with other tiles; everything stays at its place on its tile.

        `before` holds the tiles and the drawing of names from the last time the map could be laid.
        If the new tiles cannot be laid, only the tiles change.
        """

    @abstractmethod
    def sides(self) -> list[tuple[str, ...]]:
        """Return the tiles of the box, each as the ids of its sides."""

    @abstractmethod
    def draft(self, raw: Raw, model: type[M]) -> Draft[M]:
        """Return the mission in `raw` as far as it can be read, with all faults of its fields and
        of its map.
        """


@dataclass(frozen=True, slots=True)
class MapTemplate:
    """The map, rooms and doors of a new mission as TOML, and the zones where tokens may lie."""

    text: str
    streets: tuple[str, ...]
    rooms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sketch:
    """The parts of a map that an author can click: its zones, and the walls that can have a
    door.
    """

    places: Mapping[str, str]
    """The name that the mission's file gives each zone, by the zone's name on the board."""
    walls: tuple[Wall, ...]


NO_SKETCH = Sketch({}, ())


def backs(sides: Collection[str]) -> list[tuple[str, ...]]:
    """Return the sides of each tile; a side is called by the number of its tile and a letter."""
    found: dict[str, list[str]] = {}
    for side in sorted(
        sides, key=lambda side: (int(side[:-1]) if side[:-1].isdecimal() else 0, side)
    ):
        found.setdefault(side[:-1], []).append(side)
    return [tuple(one) for one in found.values()]


@dataclass(frozen=True, slots=True, eq=False)
class DrawnTiles(Atlas):
    """Tile sides drawn in letters, for missions that draw the names of their zones."""

    tiles: Mapping[str, Tile]
    """Tiles by the id of a side, such as `1B`."""
    faulty: Collection[str] = ()
    """Ids of sides whose file has faults."""

    def mission(self, raw: Raw, model: type[M]) -> tuple[M, Board]:
        mission = model.model_validate(raw)
        if {*self.faulty} & {word.partition("@")[0] for word in mission.map.tiles.split()}:
            raise Misdrawn([])
        return mission, make_board(mission, self.tiles)

    def template(self, tiles: str) -> MapTemplate:
        """Return a map with suggested names, a floor for each room and a door for each house."""
        try:
            rows = read_tiles(tiles, self.tiles)
            if faults := mismatches(rows):
                raise Misdrawn([fault.after("map: ") for fault in faults])
            ground = lay(rows)
            shown = suggested(ground)
            names = read_names(shown, ground)
        except Misread as error:
            raise misdrawn(error) from error
        rooms = sorted(names[one] for one in ground.rooms)
        lines = ["[map]", f'tiles = """\n{tiles.strip()}\n"""', f'names = """\n{shown}\n"""']
        lines += ["", "[rooms]", *(f'{room} = "living"' for room in rooms)]
        for between, place in first_doors(ground, names):
            lines += ["", "[[doors]]", f'between = ["{between[0]}", "{between[1]}"]', place]
        streets = sorted(names[one] for one in ground.zones() if one not in ground.rooms)
        return MapTemplate("\n".join(lines), tuple(streets), tuple(rooms))

    def sketch(self, raw: Raw, names: str) -> Sketch:
        try:
            ground = lay(read_tiles(tiles_of(raw), self.tiles))
            named = read_names(names, ground)
        except Misread as error:
            raise misdrawn(error) from error
        places = {name: name for name in named.values()}
        return Sketch(places, tuple(walls_of(ground, named)))

    def relaid(self, raw: Raw, tiles: str, before: tuple[str, str]) -> dict[str, object]:
        try:
            rows = read_tiles(tiles, self.tiles)
        except ValueError:
            return with_tiles(raw, tiles)
        if mismatches(rows):
            return with_tiles(raw, tiles)
        try:
            former = Before.of(read_tiles(before[0], self.tiles), before[1])
        except ValueError:
            former = NOTHING
        return relaid(raw, former, rows)

    def sides(self) -> list[tuple[str, ...]]:
        return backs(self.tiles)

    def draft(self, raw: Raw, model: type[M]) -> Draft[M]:
        draft = Draft[M]()
        read_fields(draft, raw, model)
        if draft.mission is not None and "map" not in draft.faulty:
            laid = draft_board(draft.mission, self.tiles)
            draft.board, draft.names = laid.board, laid.names
            wrong = {*draft.faulty}
            draft.faults += [
                one for one in laid.faults if one[0] not in wrong or one[1].key in OF_A_DOOR
            ]
            draft.faulty |= {key for key, _ in laid.faults}
        return draft


def tiles_of(raw: Raw) -> str:
    """Return the drawing of the tiles in a mission's data."""
    said = raw.get("map")
    return str(cast("Raw", said).get("tiles", "")) if isinstance(said, dict) else ""


def with_tiles(raw: Raw, tiles: str) -> dict[str, object]:
    """Return a mission's data with other tiles; everything else stays the same."""
    said = raw.get("map")
    return {**raw, "map": {**(cast("Raw", said) if isinstance(said, dict) else {}), "tiles": tiles}}


def drawn_tiles(reader: Reader[object]) -> DrawnTiles:
    """Read the tiles of the folder `tiles`, one file for each. Faults are reported to `reader`."""
    found: dict[str, Tile] = {}
    faulty: list[str] = []
    for path in reader.folder("tiles"):
        raw = reader.read(path)
        tile = reader.validated(path, "", raw, Tile) if raw else None
        if tile is None:
            sides = raw.get("sides")
            faulty += map(str, cast("list[object]", sides) if isinstance(sides, list) else [])
            continue
        for side in tile.sides:
            if side in found:
                reader.report(path, side, ["this side is drawn twice; once is right"])
            found[side] = tile
    return DrawnTiles(found, faulty)
