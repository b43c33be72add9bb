"""Who asks a game something: a table, a seat and a language, gathered once.

What a game brings (`Moves`, `Presenter`) answers for one seat at one moment. A `Chair` carries
what every such answer needs. It is made anew for each press and never kept: after the next command
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
"""Makes what speaks at a table in a language, with what is shown for each seat."""


@dataclass(frozen=True)
class Chair:
    """A seat at a table at one moment, with the language in which its player reads."""

    record: Record
    """The table as stored. Its `reader` is the seat; nobody's where it is empty."""
    game: Game
    language: str
    players: Players
    """What is shown for each seat."""
    speak: Speak

    @property
    def seat(self) -> str:
        """The seat that asks; empty for a spectator."""
        return self.record.reader

    @property
    def view(self) -> Any:
        """What the seat may know of the game: the game's own view."""
        return self.game.view(self.seat or None)

    @cached_property
    def speech(self) -> Any:
        """What speaks here: the game's own kind of `Speech`."""
        return self.speak(self.record, self.language, self.players)

    @property
    def content(self) -> Any:
        """What the table plays with: the game's box, and what this table has besides."""
        return self.speech.content

    @property
    def viewpoint(self) -> Viewpoint:
        """What pictures for this seat are drawn from."""
        return Viewpoint(self.view, self.language, self.players, self.record.theme)

    @property
    def commands(self) -> Sequence[engine.Command]:
        """The commands that the seat may give now."""
        return self.game.commands(self.seat)

    @property
    def questions(self) -> Sequence[engine.Question]:
        """The open questions that the seat is asked."""
        return [one for one in self.game.questions if self.seat in one.seats]

    def speaking(self, language: str) -> Chair:
        """The same chair for somebody who reads another language."""
        return replace(self, language=language)

    def showing(self, players: Players) -> Chair:
        """The same chair with something else shown for each seat."""
        return replace(self, players=players)
