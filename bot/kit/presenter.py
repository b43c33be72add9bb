"""Shows a table of a game in pictures, and the same in words."""

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
    """What the buttons of the status message show, in order: `board`, `sheet`, `hand`."""
    own_hands: bool = False
    """Whether only its own player may see a hand."""
    board_file: str = "board.png"
    illustrated: Sequence[str] = ()
    """Topics of the articles about rules for which `illustration` draws a picture."""

    def __init__(self, painter: Painter[Any, Any, Any]) -> None:
        self.painter = painter
        self._look = painter.look
        self.themes = painter.themes

    def board(self, viewpoint: Viewpoint, events: Sequence[engine.Event] = ()) -> Picture:
        """Draw the whole map of a view and mark what `events` changed."""
        board = self.painter.board(self._look(*viewpoint), events)
        return shown(replace(board, name=self.board_file))

    def round(self, viewpoint: Viewpoint, events: Sequence[engine.Event] = ()) -> Picture:
        """Draw the whole map of a view, as large as Discord shows a picture in a message.

        What `events` changed is marked.
        """
        picture = self.painter.round(self._look(*viewpoint), events)
        return shown(replace(picture, name=self.board_file))

    def places(self, viewpoint: Viewpoint, places: Sequence[str], who: str) -> Picture:
        """Draw the table with frames around `places`, among which the figure `who` must choose.

        An empty `who` means the figure that acts.
        """
        return shown(self.painter.places(self._look(*viewpoint), places, who))

    def small(self, view: Any) -> bool:
        """Whether the whole board is drawn too small to read, so that its parts are offered."""
        return False

    def phase(self, viewpoint: Viewpoint, events: Sequence[engine.Event]) -> Picture:
        """Draw what happened in `events`: the zombies' turn, or the turn of the player before.

        `viewpoint` shows the table after these events.
        """
        return shown(self.painter.phase(self._look(*viewpoint), events))

    def around(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Draw the surroundings of the figure `who`. Raises UserError if it is not on the board."""
        return shown(self.painter.around(self._look(*viewpoint), who))

    def sheet(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Draw the sheet of the figure or player `who`, as far as the view shows it."""
        return shown(self.painter.sheet(self._look(*viewpoint), who))

    def hand(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Draw the hand of the figure or player `who`, as far as the view shows it."""
        return shown(self.painter.hand(self._look(*viewpoint), who))

    def illustration(self, topic: str, language: str) -> Picture:
        """Draw the picture of an article about rules.

        Raises KeyError unless `illustrated` has the topic.
        """
        raise KeyError(topic)

    def colour(self, viewpoint: Viewpoint, who: str) -> int:
        """Return the colour of the figure `who` as the number that Discord uses."""
        colour = self.painter.colour(self._look(*viewpoint), who)
        return int.from_bytes(bytes(colour))

    def board_text(self, viewpoint: Viewpoint) -> str:
        """Describe the board in words."""
        return self.painter.text(self._look(*viewpoint))

    @abstractmethod
    def sheet_text(self, chair: Chair, who: str) -> str:
        """Describe the sheet of the figure or player `who` in words."""

    @abstractmethod
    def hand_text(self, chair: Chair, who: str) -> str:
        """Describe the hand of the figure or player `who` in words."""

    @abstractmethod
    def sheet_owner(self, chair: Chair, named: str) -> str:
        """Return the figure or player whose sheet the typed name `named` means.

        If the name is empty, return the likeliest one. Raises UserError for an unknown name.
        """

    def read_owner(self, chair: Chair, named: str) -> str | None:
        """Return the id of the figure or player with this name in any language, the person's own
        first.

        Return None if nobody has this name.
        """
        chairs = map(chair.speaking, languages(chair.language))
        return read(named, (self.sheets(one) for one in chairs))

    @abstractmethod
    def sheets(self, chair: Chair) -> list[Named]:
        """Return the id and the name of everybody who has a sheet."""

    def other_sheets(self, chair: Chair) -> list[Named]:
        """Return the owners of the sheets that the buttons below a sheet or a hand open, each with
        a name.

        By default these are all who have a sheet.
        """
        return self.sheets(chair)

    @abstractmethod
    def head(self, chair: Chair) -> str:
        """Return the first line of the status message: the round, and the goal with its numbers."""

    @abstractmethod
    def goal_lines(self, chair: Chair) -> list[str]:
        """Return the lines of the *Goal* button: all goals with their numbers, what loses the game,
        the special rules, and what is near the person's figures."""

    def goals_at_end(self, chair: Chair) -> str:
        """Return a sentence that says how far the goals of a lost game were.

        By default it is empty: in most games the result tells as much.
        """
        return ""

    def beside(self, chair: Chair) -> list[str]:
        """Return lines about what the picture of a round leaves out, such as figures beyond its
        edge.
        """
        unseen = self.painter.unseen(self._look(*chair.viewpoint))
        return [unseen] if unseen and not chair.game.outcome else []

    @abstractmethod
    def topics_now(self, chair: Chair) -> list[str]:
        """Return the topics of the articles about rules that matter now, the most urgent first."""

    def topics(self, chair: Chair) -> list[str]:
        """Return the topics of the articles that can matter at this table, in reading order."""
        return list(chair.speech.rules_topics())

    def acting(self, chair: Chair, seats: Sequence[str]) -> str:
        """Return one line that tells whose turn it is, or who may act first.

        A player who may act is told only about their own turn.
        """
        if len(seats) == 1 or chair.seat in seats:
            return self.turn(chair, chair.seat if chair.seat in seats else seats[0])
        return chair.speech.say(
            "several-act", who=chair.speech.one_of(self.actor(chair, one) for one in seats)
        )

    def actor(self, chair: Chair, seat: str) -> str:
        """Name one of several seats that may act first; a game may add the figures that it can act
        with.
        """
        return chair.record.mention(seat)

    @abstractmethod
    def turn(self, chair: Chair, seat: str) -> str:
        """Tell the reader that it is the turn of `seat`, and what that seat can still do in it."""
