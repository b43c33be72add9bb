"""The margin of pictures."""

from __future__ import annotations

MARGIN = 30
"""Pixels between the edge of a picture and its contents."""
