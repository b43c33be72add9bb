"""Shows a table of a game: pictures of it, and the same in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import engine
from bot.base.drawing import Picture, shown
from bot.kit.chair import Chair
from bot.kit.terms import Named, Viewpoint
from bot.kit.typed import languages, read
from renders.kit.painter import Painter


class Presenter(ABC):
    """Draws and describes a table. Its pictures are drawn in a worker, beside the event loop."""

    buttons: Sequence[str] = ("board",)
    """Buttons of the status message that show something, in order."""
    own_hands: bool = False
    """Whether a hand is seen by its player alone."""
    board_file: str = "board.png"
    illustrated: Sequence[str] = ()
    """Topics of the articles that have a picture."""

    def __init__(self, painter: Painter[Any, Any, Any]) -> None:
        self.painter = painter
        self._look = painter.look
        self.themes = painter.themes

    def board(self, viewpoint: Viewpoint, events: Sequence[engine.Event] = ()) -> Picture:
        """Draw the whole map of a view and mark what `events` changed."""
        board = self.painter.board(self._look(*viewpoint), events)
        return shown(replace(board, name=self.board_file))

    def round(self, viewpoint: Viewpoint, events: Sequence[engine.Event] = ()) -> Picture:
        """Draw the same map for the size at which Discord shows a picture in a message."""
        picture = self.painter.round(self._look(*viewpoint), events)
        return shown(replace(picture, name=self.board_file))

    def places(self, viewpoint: Viewpoint, places: Sequence[str], who: str) -> Picture:
        """Draw the table with the places framed that `who`, or the seat asked, may choose from."""
        return shown(self.painter.places(self._look(*viewpoint), places, who))

    def small(self, view: Any) -> bool:
        """Whether the picture of the board is too small to read, so that parts of it
        are offered."""
        return False

    def phase(self, viewpoint: Viewpoint, events: Sequence[engine.Event]) -> Picture:
        """Draw `events`: the zombies' turn, or the turn of the player before.

        The view is the table afterwards.
        """
        return shown(self.painter.phase(self._look(*viewpoint), events))

    def around(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Draw the surroundings of a figure. Raises UserError if it is not on the board."""
        return shown(self.painter.around(self._look(*viewpoint), who))

    def sheet(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Draw the open sheet of a figure or player."""
        return shown(self.painter.sheet(self._look(*viewpoint), who))

    def hand(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Draw the cards in a hand."""
        return shown(self.painter.hand(self._look(*viewpoint), who))

    def illustration(self, topic: str, language: str) -> Picture:
        """Draw the picture of an article of the rules, one of `illustrated`."""
        raise KeyError(topic)

    def colour(self, viewpoint: Viewpoint, who: str) -> int:
        """Return the colour of a figure's token as Discord writes colours."""
        colour = self.painter.colour(self._look(*viewpoint), who)
        return int.from_bytes(bytes(colour))

    def board_text(self, viewpoint: Viewpoint) -> str:
        """Describe the board in words."""
        return self.painter.text(self._look(*viewpoint))

    @abstractmethod
    def sheet_text(self, chair: Chair, who: str) -> str:
        """Describe a sheet in words."""

    @abstractmethod
    def hand_text(self, chair: Chair, who: str) -> str:
        """Describe a hand in words."""

    @abstractmethod
    def sheet_owner(self, chair: Chair, named: str) -> str:
        """Return whose sheet a typed name means; without a name, the likeliest. Raises
        UserError."""

    def read_owner(self, chair: Chair, named: str) -> str | None:
        """Return who has that name in any language, the person's own first; None if nobody has."""
        chairs = map(chair.speaking, languages(chair.language))
        return read(named, (self.sheets(one) for one in chairs))

    @abstractmethod
    def sheets(self, chair: Chair) -> list[Named]:
        """Return all who have a sheet, each with a name."""

    def other_sheets(self, chair: Chair) -> list[Named]:
        """Return those whose sheets have a button below a sheet."""
        return self.sheets(chair)

    @abstractmethod
    def head(self, chair: Chair) -> str:
        """Return the first line of the status message."""

    def goal(self, chair: Chair) -> list[str]:
        """Return what is still to be done to win."""
        return []

    def beside(self, chair: Chair) -> list[str]:
        """Return what the picture of a round only counts, or leaves out."""
        unseen = self.painter.unseen(self._look(*chair.viewpoint))
        return [unseen] if unseen and not chair.game.outcome else []

    @abstractmethod
    def turn(self, chair: Chair, seat: str) -> str:
        """Tell the person on the chair that it is the turn of `seat`, and what is left of it."""
