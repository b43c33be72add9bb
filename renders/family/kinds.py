"""Who is on a board as pictures show them: looks come from the data, else from the id."""

from __future__ import annotations

from collections.abc import Iterable

from engine.content import Content, Portrait, Portrayed
from engine.family.view import SurvivorView
from renders.kit.palette import PELTS, STRANGER, chosen
from renders.kit.people import Face, Person, face_by_name, paint_of
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
    pelt = PELTS[told.pelt] if told.pelt else chosen(list(PELTS.values()), kind)
    return Miniature(kind, told.figure, told.letter, pelt)


def person_of(survivor: SurvivorView, content: Content) -> Person:
    """A survivor of the box; a guest is a stranger."""
    if survivor.guest is not None:
        return Person(survivor.guest.shape, STRANGER, survivor.guest.initial)
    known = content.characters[survivor.id]
    told = known.portrait if isinstance(known, Portrayed) else None
    face = _face(told) if told else face_by_name(known.id)
    return Person(known.shape, paint_of(known.shape), known.initial, face)


def _face(told: Portrait) -> Face:
    return Face(told.skin, told.coat, tuple(told.parts.items()))
