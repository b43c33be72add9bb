"""The interface of a game's painter, which makes every picture of one game, each with its text.

`PagePainter` has what the games with boards of tiles share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from PIL import Image

from engine.core.event import Event
from renders.kit.alt import first_that_fits
from renders.kit.film import LIMIT, Film, Slide, Told, film_of, slides_of
from renders.kit.inline import Inline, compose
from renders.kit.look import NOBODY, Look, Picture
from renders.kit.palette import Colour, ThemeName

V = TypeVar("V")
L = TypeVar("L", bound="Look[Any, Any]")
S = TypeVar("S")


class Painter(ABC, Generic[V, L, S]):
    """Makes the pictures of one game. `V` is its view, `L` its look, `S` the story for its poster.

    `who` is a seat or a survivor in all methods, by the game's own ids.
    """

    themes: Sequence[ThemeName] = ("night", "day")
    """The themes a table may choose, the default first."""
    words: Callable[[L], str]
    """The board in words, in at most 1,024 characters."""
    whose: Callable[[L], str]
    """In words, whose turn it is, or how the game ended."""
    unseen: Callable[[L], str]
    """In words, what matters but lies outside the picture of a round; empty if nothing does."""
    text: Callable[[L], str]
    """The complete board in words, one line for each thing."""

    @abstractmethod
    def look(
        self,
        view: V,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
    ) -> L:
        """The view with the language, names of players and colours in which to show it."""

    # ------------------------------------------------------------ pictures

    @abstractmethod
    def page(self, look: L, events: Sequence[Event] = ()) -> Image.Image:
        """The large picture of the table as a palette image; what `events` changed is marked."""

    @abstractmethod
    def glance(self, look: L, events: Sequence[Event] = ()) -> Image.Image:
        """The picture of a round as a palette image, composed to be read in a message."""

    @abstractmethod
    def places(self, look: L, places: Sequence[str], who: str = "") -> Picture:
        """The picture for a message that asks `who` to choose one of `places`.

        An empty `who` means the one who acts.
        """

    @abstractmethod
    def around(self, look: L, who: str, events: Sequence[Event] = ()) -> Picture:
        """The surroundings of `who`, enlarged. Raises KeyError if `who` is not at the table.

        Drawing the picture raises ValueError if `who` is at the table but not on the board.
        """

    @abstractmethod
    def phase(self, look: L, events: Sequence[Event]) -> Picture:
        """Return the picture of the last finished turn in `events`, such as the zombies' turn.

        `look` must show the view after that turn.
        """

    @abstractmethod
    def sheet(self, look: L, who: str) -> Picture:
        """The picture of everything that the view knows about the state of `who`.

        Raises KeyError if `who` is not at the table.
        """

    @abstractmethod
    def hand(self, look: L, who: str) -> Picture:
        """The large picture of the cards or secrets of `who` that the view knows.

        Raises KeyError if `who` is not at the table.
        """

    @abstractmethod
    def colour(self, look: L, who: str) -> Colour:
        """The colour of the token of `who`. Raises KeyError if `who` is not at the table."""

    @abstractmethod
    def poster(self, look: L, story: S) -> Picture:
        """The poster of a game that is over; one without an outcome was stopped before its end."""

    @abstractmethod
    def reel(self, look: L, told: Told[Any, S]) -> Film[Any, S]:
        """The film of a game, whose pictures are drawn when they are needed."""

    def board(self, look: L, events: Sequence[Event] = ()) -> Picture:
        """The large picture of the whole table with its words; what `events` changed is marked."""
        return Picture("board.png", partial(self.page, look, events), self.words(look))

    def round(self, look: L, events: Sequence[Event] = ()) -> Picture:
        """The picture of a round, drawn by `glance`, with its text."""
        return Picture("round.png", partial(self.glance, look, events), self.round_words(look))

    def round_words(self, look: L) -> str:
        """The board in words, in at most 1,024 characters.

        It begins with whose turn it is and what lies outside the picture, if there is room.
        """
        words, unseen = self.words(look), self.unseen(look)
        whose = f"{self.whose(look)}."
        whose = "" if whose in words else whose
        tries = [[whose, unseen, words], [whose, words], [words]]
        return first_that_fits([" ".join(part for part in each if part) for each in tries])

    def film(self, look: L, told: Told[Any, S], limit: int = LIMIT) -> bytes:
        """The film as animated WebP, smaller than `limit` bytes unless only two frames are left.

        Raises ValueError if there is no frame.
        """
        return film_of(told, partial(self.reel, look), limit)

    def slides(self, look: L, told: Told[Any, S], limit: int = LIMIT) -> list[Slide]:
        """The frames of a film as single pictures, together smaller than `limit` bytes."""
        return slides_of(self.reel(look, told), limit)


class PagePainter(Painter[V, L, S]):
    """A painter whose large pictures are a board with a panel beside it or below it."""

    inline: Callable[[L, Sequence[Event]], Inline]
    """What the picture of a round shows."""
    whole: Callable[[L, Sequence[Event]], Inline]
    """What the picture of the whole board shows."""

    @abstractmethod
    def offering(self, look: L, places: Sequence[str], who: str) -> Inline:
        """The picture for a message that asks `who` to choose one of `places`.

        An empty `who` means the one who acts.
        """

    def places(self, look: L, places: Sequence[str], who: str = "") -> Picture:
        offered = look.say("places-offered", places=look.say("between").join(places))
        alt = first_that_fits([f"{offered} {self.round_words(look)}", offered])

        def draw() -> Image.Image:
            return compose(self.offering(look, places, who), look.theme)

        return Picture("places.png", draw, alt)

    def glance(self, look: L, events: Sequence[Event] = ()) -> Image.Image:
        """The picture of a round as a palette image."""
        return compose(self.inline(look, events), look.theme)

    def page(self, look: L, events: Sequence[Event] = ()) -> Image.Image:
        """The picture of the whole board as a palette image."""
        return compose(self.whole(look, events), look.theme)
