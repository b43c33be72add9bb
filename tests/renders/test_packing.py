"""Packing: the same pixels from every packer."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from renders.kit import packing
from renders.kit.packing import pillow_png, to_png
from renders.kit.palette import NIGHT
from renders.zones.geometry import geometry_of
from renders.zones.ground import draw_ground, ground_of
from tests.painted import render_board
from tests.renders.big import big_board, big_table


def opened(data: bytes) -> Image.Image:
    """Read to its end; a wrong checksum would be an error."""
    found = Image.open(BytesIO(data))
    found.load()
    return found


def pixels(image: Image.Image) -> tuple[tuple[int, int], bytes]:
    return image.size, image.convert("RGBA").tobytes()


def test_a_board_has_the_same_pixels_who_packs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    board = render_board(big_table(1))
    ours, by_pillow = to_png(board), pillow_png(board)
    assert ours != by_pillow
    assert pixels(opened(ours)) == pixels(opened(by_pillow)) == pixels(board)
    assert opened(ours).mode == "P"

    monkeypatch.setattr(packing, "isal_zlib", None)
    assert to_png(board) == by_pillow


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (257, 5)])
def test_every_size_and_a_palette_of_few_colours(size: tuple[int, int]) -> None:
    image = Image.new("P", size, 1)
    image.putpalette([10, 20, 30, 200, 100, 50])
    image.putpixel((0, 0), 0)

    assert pixels(opened(to_png(image))) == pixels(image)


def test_what_is_no_plain_palette_picture_is_packed_by_pillow() -> None:
    clear = Image.new("P", (4, 4), 0)
    clear.info["transparency"] = 0
    for image in (clear, Image.new("RGB", (4, 4), (1, 2, 3)), Image.new("RGBA", (4, 4))):
        assert to_png(image) == pillow_png(image)
        assert pixels(opened(to_png(image))) == pixels(image)


@pytest.mark.parametrize("with_isal", [True, False])
def test_a_ground_comes_out_of_its_packing_as_it_was_drawn(
    with_isal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not with_isal:
        monkeypatch.setattr(packing, "isal_zlib", None)
    geometry = geometry_of(big_board())
    drawn = draw_ground(geometry, NIGHT)

    kept = ground_of(geometry, NIGHT)

    assert pixels(kept.dark.image) == pixels(drawn.dark.image)
    assert kept.lit.keys() == drawn.lit.keys()
    assert kept.lit
    for house, pieces in drawn.lit.items():
        for (ours, *place), (theirs, *there) in zip(kept.lit[house], pieces, strict=True):
            assert (pixels(ours.image), place) == (pixels(theirs.image), there)
