"""The table as the rules see it: pawns, zombies, tiles, cards and what is left in the box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.dice import Dice
from engine.core.game import Game as CoreGame
from engine.spaces.squares import Piece, Town
from engine.zombies.entries import CardEffect, EventCard, TileKind, TownContent
from engine.zombies.state import Effect, Laid, Player, State

START = "1E"
"""The middle of the town square, which is the first tile on the table."""


def town_of(content: TownContent, laid: Sequence[Laid]) -> Town:
    """Return the town that these tiles make; the same tiles always give the same cached object."""
    return _town(content, tuple([(one.kind, one.x, one.y, one.turn) for one in laid]))


@lru_cache(maxsize=128)
def _town(content: TownContent, laid: tuple[tuple[str, int, int, int], ...]) -> Town:
    return Town(tuple(Piece(content.tiles[kind].plan, x, y, turn) for kind, x, y, turn in laid))


class Game(CoreGame[State]):
    """One run of the rules over a Zombies!!! state.

    Its methods only read the state; the other modules of the rules change it.
    """

    def __init__(
        self, state: State, seats: tuple[str, ...], dice: Dice, content: TownContent
    ) -> None:
        super().__init__(state, seats, dice)
        self.content = content
        self._town: Town | None = None

    # ------------------------------------------------------------ the town

    @property
    def town(self) -> Town:
        """The town of the tiles laid so far; tiles are never removed."""
        if self._town is None or len(self._town.pieces) != len(self.state.laid):
            self._town = town_of(self.content, self.state.laid)
        return self._town

    def tile_kind(self, number: int) -> TileKind:
        """Return the kind of the tile with this number."""
        return self.content.tiles[self.state.laid[number - 1].kind]

    def building_at(self, square: str) -> str | None:
        """Return the kind of the building that the square lies in; None if the square is
        outside.
        """
        found = self.town.squares[square]
        return self.tile_kind(found.tile).id if found.inside else None

    def helipad(self) -> str | None:
        """Return the middle square of the helipad; None while it is not on the table."""
        for number, one in enumerate(self.state.laid, 1):
            if self.content.tiles[one.kind].role == "end":
                return self.town.centre(number)
        return None

    # ------------------------------------------------------------ people

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.state.players[self.state.turn]

    def player(self, seat: str) -> Player:
        """Return the player of this seat."""
        return self.state.players[seat]

    def opponents(self, seat: str) -> list[str]:
        """Return the other seats clockwise, beginning with the next one after `seat`."""
        at = self.state.seats.index(seat)
        return [*self.state.seats[at + 1 :], *self.state.seats[:at]]

    def is_under(self, seat: str, effect: CardEffect) -> bool:
        """Return True if an opponent's card with this effect works on the present turn of
        `seat`.
        """
        return any(self.effect_of(one) == effect for one in self.player(seat).under)

    def effect_of(self, played: Effect) -> CardEffect:
        """Return the effect of an opponent's card that was played."""
        return self.content.cards[played.card].effect

    # ------------------------------------------------------------ zombies

    def zombie_on(self, square: str) -> bool:
        """True if a zombie stands on this square."""
        return square in self.state.zombies

    @property
    def pool(self) -> int:
        """How many zombies are still in the box: neither on the board nor taken as trophies."""
        held = sum(one.trophies for one in self.state.players.values())
        return self.content.figures.zombies - len(self.state.zombies) - held

    # ------------------------------------------------------------ cards

    def card(self, card: str) -> EventCard:
        """Return the entry of the card with this id."""
        return self.content.cards[self.content.copies[card]]
