"""What a game shows of a table: its pictures and their words."""

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
    """Where a table stands, in pictures and in words. Pictures are drawn beside the event loop."""

    buttons: Sequence[str] = ("board",)
    """Those of the status message that show something, in order."""
    own_hands: bool = False
    """Whether a hand is seen by its player alone."""
    board_file: str = "board.png"
    illustrated: Sequence[str] = ()
    """Articles of the rules that have a picture."""

    def __init__(self, painter: Painter[Any, Any, Any]) -> None:
        self.painter = painter
        self._look = painter.look
        self.themes = painter.themes

    def board(self, viewpoint: Viewpoint, events: Sequence[engine.Event] = ()) -> Picture:
        """The whole map of a view; what `events` changed since the picture before is marked."""
        board = self.painter.board(self._look(*viewpoint), events)
        return shown(replace(board, name=self.board_file))

    def round(self, viewpoint: Viewpoint, events: Sequence[engine.Event] = ()) -> Picture:
        """The same composed for the size at which a message shows it."""
        picture = self.painter.round(self._look(*viewpoint), events)
        return shown(replace(picture, name=self.board_file))

    def places(self, viewpoint: Viewpoint, places: Sequence[str], who: str) -> Picture:
        """Draw the table with the places framed that `who`, or the seat asked, may choose from."""
        return shown(self.painter.places(self._look(*viewpoint), places, who))

    def small(self, view: Any) -> bool:
        """Whether the picture of the board is too small to read: its parts are offered then."""
        return False

    def phase(self, viewpoint: Viewpoint, events: Sequence[engine.Event]) -> Picture:
        """What happened before others came to act, read in `events`: the zombies' turn, or that
        of the player before. The view is the table afterwards."""
        return shown(self.painter.phase(self._look(*viewpoint), events))

    def around(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Somebody's surroundings, larger. Raises UserError for who is not on the board."""
        return shown(self.painter.around(self._look(*viewpoint), who))

    def sheet(self, viewpoint: Viewpoint, who: str) -> Picture:
        """What lies before somebody, open to all."""
        return shown(self.painter.sheet(self._look(*viewpoint), who))

    def hand(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Somebody's cards."""
        return shown(self.painter.hand(self._look(*viewpoint), who))

    def illustration(self, topic: str, language: str) -> Picture:
        """What shows an article of the rules, one of `illustrated`, better than its words."""
        raise KeyError(topic)

    def colour(self, viewpoint: Viewpoint, who: str) -> int:
        """The colour of somebody's token, as Discord writes colours."""
        colour = self.painter.colour(self._look(*viewpoint), who)
        return int.from_bytes(bytes(colour))

    def board_text(self, viewpoint: Viewpoint) -> str:
        """The board in words."""
        return self.painter.text(self._look(*viewpoint))

    @abstractmethod
    def sheet_text(self, chair: Chair, who: str) -> str:
        """A sheet in words."""

    @abstractmethod
    def hand_text(self, chair: Chair, who: str) -> str:
        """A hand in words."""

    @abstractmethod
    def whom(self, chair: Chair, named: str) -> str:
        """Who is meant by a typed name; without one, who is likeliest. Raises UserError."""

    def named(self, chair: Chair, named: str) -> str | None:
        """Whose name that is, in the person's language or another; None for nobody's."""
        chairs = map(chair.speaking, languages(chair.language))
        return read(named, (self.everyone(one) for one in chairs))

    @abstractmethod
    def everyone(self, chair: Chair) -> list[Named]:
        """Whose sheets there are."""

    def others(self, chair: Chair) -> list[Named]:
        """Whose sheets the player of the seat turns over."""
        return self.everyone(chair)

    @abstractmethod
    def head(self, chair: Chair) -> str:
        """The first line of the status."""

    def goal(self, chair: Chair) -> list[str]:
        """What is to be done to win, as far as it is not done."""
        return []

    def beside(self, chair: Chair) -> list[str]:
        """What the picture of a round only counts, or leaves out."""
        unseen = self.painter.unseen(self._look(*chair.viewpoint))
        return [unseen] if unseen and not chair.game.outcome else []

    @abstractmethod
    def turn(self, chair: Chair, seat: str) -> str:
        """Whose turn it is and what is left of it: that of `seat`, told to whom sits on the
        chair."""
