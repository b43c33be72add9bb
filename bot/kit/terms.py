"""What all parts of a game's kit speak of."""

from __future__ import annotations

from collections.abc import Mapping

Players = Mapping[str, str]
"""Seats with what is shown for them."""
Named = tuple[str, str]
"""A value and how a person reads it."""
