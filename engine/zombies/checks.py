"""Checks the data files against one another: printed totals, ways through a tile, buildings that
exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.reading.faults import Found, like, same_names
from engine.spaces.squares import Piece, Town
from engine.zombies.entries import EventCard, TileKind, TownFigures

TILES, CARDS = "tiles.toml", "cards.toml"
LONGEST_TEXT = 160
"""The most characters of a card's text; the picture of a hand has no room for more."""


@dataclass(frozen=True, slots=True)
class TownParts:
    """The lists read from the data files, by id."""

    tiles: dict[str, TileKind]
    cards: dict[str, EventCard]
    figures: TownFigures | None
    faulty: frozenset[str]
    """Ids of entries that exist but could not be read."""

    def copies(self) -> dict[str, str]:
        """Return the kind of every card, by its own id; copies are numbered from 1."""
        return {
            f"{card.id}-{number}": card.id
            for card in self.cards.values()
            for number in range(1, card.copies + 1)
        }


def check_town(parts: TownParts) -> Iterator[Found]:
    """Yield faults in the drawings of tiles, and in what the lists say of one another."""
    for kind in parts.tiles.values():
        for cure in _tile(kind):
            yield TILES, kind.id, cure
    yield from same_names(TILES, parts.tiles.values())
    for card in parts.cards.values():
        for cure in _card(card, parts):
            yield CARDS, card.id, cure
    yield from same_names(CARDS, parts.cards.values())
    if parts.figures and parts.tiles and parts.cards and not parts.faulty:
        yield from _sums(parts, parts.figures)


# ---------------------------------------------------------------- tiles


def _tile(kind: TileKind) -> Iterator[str]:
    """Yield a fault for each square that cannot be reached, and for things without room on the
    tile.
    """
    town = Town((Piece(kind.plan, 0, 0, 0),))
    reached = {step for square in town.road(1)[:1] for step in town.distances(square)}
    for square in town.squares.values():
        if square.id not in reached:
            yield f"row {square.y + 1}, column {square.x + 1} cannot be reached; it needs a way"
    yield from _room(kind, len(town.inside(1)), len(town.road(1)))


def _room(kind: TileKind, inside: int, road: int) -> Iterator[str]:
    """Yield a fault for each count that does not fit on the tile.

    Zombies stand inside a building, on other tiles on the road; tokens lie inside buildings only.
    `inside` and `road` are the numbers of such squares.
    """
    tokens = kind.life + kind.bullets
    squares = inside if kind.role == "building" else road
    if kind.role == "building" and not inside:
        yield "it has no inside square; a building has one or more"
    if kind.role != "building" and (inside or tokens):
        yield "it has inside squares or tokens; only a building has any"
    if kind.zombies > squares:
        yield f"zombies is {kind.zombies}; it has room for {squares}"
    if tokens > inside and inside:
        yield f"life and bullets are {tokens}; it has room for {inside}"
    if kind.role == "road" and kind.zombies != len(kind.exits):
        yield f"zombies is {kind.zombies}; a road has one for each of its {len(kind.exits)} exits"


# ---------------------------------------------------------------- cards


def _card(card: EventCard, parts: TownParts) -> Iterator[str]:
    """Yield a fault for a place that is no building, and for each text that is too long."""
    buildings = [one.id for one in parts.tiles.values() if one.role == "building"]
    if card.place is not None and card.place not in {*buildings, *parts.faulty}:
        yield f"place is {card.place!r}; there is no such building{like(card.place, buildings)}"
    for language in ("fr", "en"):
        length = len(card.text.in_(language))
        if length > LONGEST_TEXT:
            yield f"text ({language}) has {length} characters; {LONGEST_TEXT} at most"


# ---------------------------------------------------------------- sums


def _sums(parts: TownParts, figures: TownFigures) -> Iterator[Found]:
    """Yield a fault for each total that differs from the printed one, and for a wrong number of
    start or end tiles.
    """
    tiles = [kind for kind in parts.tiles.values() for _ in range(kind.copies)]
    for role in ("start", "end"):
        count = sum(kind.role == role for kind in tiles)
        if count != 1:
            yield TILES, "", f"there are {count} tiles with role {role!r}; one is right"
    in_buildings = sum(kind.zombies for kind in tiles if kind.role == "building")
    counted = (
        (TILES, "tiles", len(tiles), figures.box.tiles),
        (TILES, "zombies in buildings", in_buildings, figures.box.building_zombies),
        (TILES, "life tokens", sum(kind.life for kind in tiles), figures.box.life),
        (TILES, "bullet tokens", sum(kind.bullets for kind in tiles), figures.box.bullets),
        (CARDS, "cards", len(parts.copies()), figures.box.cards),
    )
    for file, what, count, right in counted:
        if count != right:
            yield file, "", f"there are {count} {what}; {right} are printed"
