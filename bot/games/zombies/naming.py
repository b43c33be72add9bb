"""Names of things in one language: tiles, cards, squares, players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine import TownContent
from renders.kit.words import Words

_ECHOED = 40
"""How much of something nobody knows is repeated."""


@dataclass(frozen=True, slots=True)
class Naming:
    """What things are called in `language`; `players` says how each seat is shown."""

    words: Words
    content: TownContent
    language: str
    players: Mapping[str, str]

    def say(self, key: str, **values: str | int) -> str:
        """The sentence of that key. Raises KeyError for a missing key, ValueError for a value."""
        return self.words.say(self.language, key, **values)

    def all_of(self, names: Iterable[str]) -> str:
        """`Ann, Bob and Cleo`."""
        return self._listed("list-and", list(names))

    def one_of(self, names: Iterable[str]) -> str:
        """`Ann, Bob or Cleo`."""
        return self._listed("list-or", list(names))

    def _listed(self, key: str, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say(key, first=", ".join(names[:-1]), last=names[-1])

    def player(self, seat: str) -> str:
        return self.players.get(seat, seat)[:_ECHOED]

    def card(self, card: str) -> str:
        """The name of a card by its own id or its kind's."""
        kind = self.content.copies.get(card, card)
        known = self.content.cards.get(kind)
        return known.name.in_(self.language) if known else card[:_ECHOED]

    def cards(self, cards: Iterable[str]) -> str:
        return self.all_of(self.card(one) for one in cards)

    def tile(self, kind: str) -> str:
        known = self.content.tiles.get(kind)
        return known.name.in_(self.language) if known else kind[:_ECHOED]
