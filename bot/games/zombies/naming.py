"""Names of things in Zombies!!!: tiles, cards, squares and players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.zombies.grouping import MARKED, MORE
from bot.kit.speech import Forms, Speech, echo
from engine.zombies.entries import TownContent
from renders.kit.words import Words

NAMED = {"card": "card", "tile": "tile", "building": "tile", "seats": "seat", "seat": "seat"}
"""Maps the name of a value in a refusal to the kind of thing that its id names."""


class TownNames(Speech):
    """Names everything that a sentence of Zombies!!! may name."""

    between_faces = ", "
    named = NAMED
    subjects = ("card",)
    more = MORE
    marked = MARKED

    def __init__(
        self, words: Words, content: TownContent, language: str, players: Mapping[str, str]
    ) -> None:
        super().__init__(words, language, players)
        self.content = content

    def forms(self, what: str, one: str) -> Forms:
        match what:
            case "card" | "loss":
                return self._card(one)
            case "tile":
                return {"": self.tile(one)}
            case "seat":
                return {"": self.player(one)}
            case _:
                return {"": one}

    def _card(self, card: str) -> Forms:
        """Return a card's name, and under `sort` its sort, which sentences about items need.

        `card` is the id of the card or of its kind.
        """
        known = self.content.cards.get(self.content.copies.get(card, card))
        if known is None:
            return {"": echo(card), "sort": "none"}
        return {"": known.name.in_(self.language), "sort": known.sort}

    def player(self, seat: str) -> str:
        return self.players.get(seat) or echo(seat)

    def card(self, card: str) -> str:
        return self.name("card", card)

    def cards(self, cards: Iterable[str]) -> str:
        return self.all_of(self.card(one) for one in cards)

    def tile(self, kind: str) -> str:
        known = self.content.tiles.get(kind)
        return known.name.in_(self.language) if known else echo(kind)
