"""A game that is over, or nearly: film, poster, turning points."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.pictures import Picture
from renders.kit.poster import Moment

if TYPE_CHECKING:
    from bot.replaying import Replay


class Lookback(ABC):
    """A game from its beginning, in pictures; they take seconds, beside the event loop."""

    @abstractmethod
    def film(self, replay: Replay, drawn: Callable[[int, int], None]) -> Picture:
        """An animated picture of at most 10 MiB; `drawn` hears how many of how many are drawn."""

    @abstractmethod
    def poster(self, replay: Replay) -> Picture:
        """The result and the best of it, for the end of a game."""

    @abstractmethod
    def turning_points(self, replay: Replay) -> Sequence[Moment]:
        """What changed the game, in order, each with its round."""
