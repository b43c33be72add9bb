"""Nothing that is seen or read changes unless somebody meant it and looked at it."""

from __future__ import annotations

from tests.painted import board_alt_text, render_board
from tests.renders.golden import digest_of, digests, stored
from tests.renders.views import tutorial


def test_every_picture_and_text_is_as_it_was():
    known, drawn = stored(), digests()

    changed = sorted(name for name in known | drawn if known.get(name) != drawn.get(name))
    assert changed == []


def test_one_other_pixel_or_letter_is_another_digest():
    picture = render_board(tutorial())
    was = digest_of(picture)
    picture.putpixel((5, 5), 1 + int(picture.getpixel((5, 5)) == 1))

    assert digest_of(picture) != was
    assert digest_of(board_alt_text(tutorial())) != digest_of(board_alt_text(tutorial()) + ".")
