"""Kinds of zombies as pictures show them: in the order of the data, each as its own figure."""

from __future__ import annotations

from collections.abc import Iterable

from engine.content import Content
from renders.zones.tokens import Miniature


def rank(content: Content, kind: str) -> int:
    """Its place in the data, where the weakest kind comes first."""
    return list(content.zombies).index(kind)


def in_order(content: Content, kinds: Iterable[str]) -> list[str]:
    """The weakest kind first."""
    return sorted(kinds, key=lambda kind: rank(content, kind))


def miniature(content: Content, kind: str) -> Miniature:
    """What a token of this kind shows."""
    told = content.zombies[kind]
    return Miniature(kind, told.figure, told.letter)
