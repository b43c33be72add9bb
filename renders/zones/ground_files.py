"""Grounds on disk, so that none is drawn twice, even after a restart.

A ground's file is in a folder named by a digest of the drawing code (`renders/kit`,
`renders/zones`, Pillow), and is named by a digest of the board, its size and its theme. Any change
changes the name, so an outdated file is never read; `keep_in` removes those of other releases. A
file that cannot be read or written only means that the ground is drawn again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
import PIL

from renders.kit.packing import Packed
from renders.kit.palette import Theme
from renders.zones.geometry import Geometry

MOST_FILES = 1024
"""The most files that are kept, each about 50 KB; the oldest are deleted first."""
MOST_BYTES = 4 << 20
"""The largest file that is read; this module does not write larger ones."""
MOST_PIXELS = 16 << 20
"""The largest picture that is decompressed; a file that claims more is damaged."""

Piece = tuple[Packed, int, int]
"""A picture, and the pixel where its upper left corner lies."""


class PackedGround(msgspec.Struct, frozen=True):
    """A compressed board with every house dark, and the lit pieces of each house to put over it."""

    dark: Packed
    lit: dict[str, tuple[Piece, ...]]


class GroundFiles:
    """The grounds in one folder; without a folder nothing is saved."""

    def __init__(self) -> None:
        self._folder: Path | None = None

    def keep_in(self, folder: Path) -> None:
        """Save grounds in this folder from now on, and remove those of other releases."""
        self._folder = folder / code_digest()
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for other in folder.iterdir():
                if other != self._folder:
                    shutil.rmtree(other, ignore_errors=True)

    def load(self, geometry: Geometry, theme: Theme) -> PackedGround | None:
        """The saved ground of this board; None if there is no file, or none that can be read."""
        if self._folder is None:
            return None
        file = self._folder / _name(geometry, theme)
        try:
            if file.stat().st_size > MOST_BYTES:
                return None
            found = msgspec.msgpack.decode(file.read_bytes(), type=PackedGround)
        except (OSError, msgspec.MsgspecError):
            return None
        pieces = [found.dark, *(piece for all_ in found.lit.values() for piece, _, _ in all_)]
        return found if all(one.is_sound(MOST_PIXELS) for one in pieces) else None

    def save(self, geometry: Geometry, theme: Theme, ground: PackedGround) -> None:
        """Save a ground; a full or read-only disk is no error."""
        if self._folder is None:
            return
        with suppress(OSError):
            handle, name = tempfile.mkstemp(dir=self._folder)
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.msgpack.encode(ground))
            Path(name).replace(self._folder / _name(geometry, theme))
            self._thin_out(self._folder)

    def _thin_out(self, folder: Path) -> None:
        files = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files[MOST_FILES:]:
            file.unlink(missing_ok=True)


FILES = GroundFiles()
"""The saved grounds of this process."""


@cache
def code_digest() -> str:
    """A digest of what draws grounds: `renders/kit`, `renders/zones` and the version of Pillow."""
    said = hashlib.sha256(PIL.__version__.encode())
    for folder in ("kit", "zones"):
        for file in sorted((Path(__file__).parent.parent / folder).glob("*.py")):
            said.update(file.read_bytes())
    return said.hexdigest()[:16]


def _name(geometry: Geometry, theme: Theme) -> str:
    """The file name for this board, size and theme."""
    board = geometry.board
    parts = (
        (board.rows, board.cols, geometry.width, geometry.height, geometry.tile),
        (geometry.left, geometry.top, geometry.plain, theme.name),
        (board.zones, board.doors, board.openings, board.buildings),
    )
    told = msgspec.json.encode(parts, order="deterministic")
    return hashlib.sha256(told).hexdigest()[:32]
