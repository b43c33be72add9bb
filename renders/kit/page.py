"""What every picture is given and becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from io import BytesIO
from types import MappingProxyType
from typing import ParamSpec

from PIL import Image

NOBODY: Mapping[str, str] = MappingProxyType({})
"""No name is shown for any seat."""
P = ParamSpec("P")


def to_png(image: Image.Image) -> bytes:
    """A palette picture as PNG, packed lightly: more effort would take twice as long."""
    target = BytesIO()
    image.save(target, "PNG", compress_level=3)
    return target.getvalue()


def as_png(draw: Callable[P, Image.Image]) -> Callable[P, bytes]:
    """The same picture as PNG; the same view gives the same bytes."""

    @wraps(draw)
    def packed(*of: P.args, **more: P.kwargs) -> bytes:
        return to_png(draw(*of, **more))

    return packed
