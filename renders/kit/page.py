"""What every picture is given and becomes."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from types import MappingProxyType

from PIL import Image

NOBODY: Mapping[str, str] = MappingProxyType({})
"""No name is shown for any seat."""


def to_png(image: Image.Image) -> bytes:
    """A palette picture as PNG, packed lightly: more effort would take twice as long."""
    target = BytesIO()
    image.save(target, "PNG", compress_level=3)
    return target.getvalue()
