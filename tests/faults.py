"""Faults as they are told: these, in this order, and no others."""

from __future__ import annotations

from collections.abc import Sequence


def assert_told(told: Sequence[str], start: str, *cures: str) -> None:
    """Every line begins with `start` and what is in its way."""
    begun = [f"{start}: {cure}" for cure in cures]
    assert [line[: len(one)] for line, one in zip(told, begun, strict=False)] == begun
    assert list(told[len(begun) :]) == []
