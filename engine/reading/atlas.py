"""The drawn tiles of a game, from which missions make boards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TypeVar, cast

from engine.reading.boards import Misdrawn, make_board
from engine.reading.mission import Mission
from engine.reading.reader import Raw, Reader
from engine.reading.tile import Tile
from engine.spaces.zones import Board

M = TypeVar("M", bound=Mission)


class Atlas(ABC):
    """The tiles of a game; it reads missions that are laid out with them."""

    @abstractmethod
    def mission(self, raw: Raw, model: type[M]) -> tuple[M, Board]:
        """Return the mission in `raw` and its board.

        Raises ValidationError if a field of the mission is wrong, else Misdrawn with every fault of
        its map. Misdrawn has no faults if a tile of the map is itself faulty.
        """


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
