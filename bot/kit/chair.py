"""A chair is a seat at a table at one moment, with the language that its player reads.

The methods of `Moves` and `Presenter` take a chair, because their answers depend on the seat, the
moment and the language. A chair is made anew for each press and never kept: after the next command
the table has moved on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import engine
from bot.kit.speech import Speech
from bot.kit.terms import Players, Viewpoint
from bot.store.records import Game, Record

Speak = Callable[[Record | None, str, Players], Speech]
"""Returns the `Speech` of a table in a language, with the names shown for its seats.

For None instead of a table it returns the speech of the printed game.
"""


@dataclass(frozen=True)
class Chair:
    """A seat at a table at one moment, with the language that its player reads."""

    record: Record
    """The table as stored. `record.reader` is the id of the seat; it is empty for a spectator."""
    game: Game
    language: str
    players: Players
    """The names shown for the seats."""
    speak: Speak

    @property
    def seat(self) -> str:
        """The id of the seat that asks; empty for a spectator."""
        return self.record.reader

    @property
    def view(self) -> Any:
        """The game's own view: what the seat may know of the game."""
        return self.game.view(self.seat or None)

    @cached_property
    def speech(self) -> Any:
        """The game's own kind of `Speech`, made for this table and language."""
        return self.speak(self.record, self.language, self.players)

    @property
    def content(self) -> Any:
        """The game's data, such as its cards and figures, including what this table adds to
        them.
        """
        return self.speech.content

    @property
    def viewpoint(self) -> Viewpoint:
        """The view, language, names and theme that pictures for this seat are drawn from."""
        return Viewpoint(self.view, self.language, self.players, self.record.theme)

    @property
    def commands(self) -> Sequence[engine.Command]:
        """Every command that the seat may give now."""
        return self.game.commands(self.seat)

    @property
    def orders(self) -> Sequence[engine.Command]:
        """The standing orders that the seat may give now and that `commands` does not have."""
        return self.game.orders(self.seat)

    @property
    def questions(self) -> Sequence[engine.Question]:
        """The open questions that this seat is asked."""
        return [one for one in self.game.questions if self.seat in one.seats]

    def speaking(self, language: str) -> Chair:
        """Return the same chair with another language."""
        return replace(self, language=language)

    def showing(self, players: Players) -> Chair:
        """Return the same chair with other names shown for the seats."""
        return replace(self, players=players)
