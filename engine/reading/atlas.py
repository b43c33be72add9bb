"""How the tiles of a game are drawn, and how missions make boards of them."""

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
    """The tiles of a game, which know how its missions tell of them."""

    @abstractmethod
    def mission(self, raw: Raw, model: type[M]) -> tuple[M, Board]:
        """The mission that is told, and its board.

        Raises ValidationError where it says something that no mission does, else Misdrawn with all
        that is wrong with its map; that is without a fault where a tile of it is faulty itself.
        """


@dataclass(frozen=True, slots=True, eq=False)
class DrawnTiles(Atlas):
    """Sides of tiles that are drawn in letters; missions draw the names of their zones."""

    tiles: Mapping[str, Tile]
    """By side, such as `1B`."""
    faulty: Collection[str] = ()
    """Sides that are there but cannot be read."""

    def mission(self, raw: Raw, model: type[M]) -> tuple[M, Board]:
        mission = model.model_validate(raw)
        if {*self.faulty} & {word.partition("@")[0] for word in mission.map.tiles.split()}:
            raise Misdrawn([])
        return mission, make_board(mission, self.tiles)


def drawn_tiles(reader: Reader[object]) -> DrawnTiles:
    """The tiles of the folder `tiles`, each in a file of its own."""
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
