"""The painter of Trust Me."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.core.event import Event
from engine.trust_me.view import View
from renders.kit.alt import fitted
from renders.kit.film import Told
from renders.kit.look import NOBODY, Picture
from renders.kit.painter import Painter
from renders.kit.palette import Colour, ThemeName
from renders.trust_me.board import draw_board
from renders.trust_me.closer import draw_around, draw_goals
from renders.trust_me.film import PlaneReel
from renders.trust_me.goals import Goal, goals_at
from renders.trust_me.hand import draw_hand, hand_alt
from renders.trust_me.lobby import draw_lobby, draw_preview, lobby_words
from renders.trust_me.look import TrustLook
from renders.trust_me.poster import TrustStory, draw_poster, poster_alt
from renders.trust_me.sheet import draw_sheet, sheet_alt
from renders.trust_me.shot import draw_shot, shot_alt
from renders.trust_me.turn import draw_turn, turn_alt
from renders.trust_me.words import around_alt, goals_alt, plane_alt, plane_text, plane_words


class TrustPainter(Painter[View, TrustLook, TrustStory]):
    """The painter of Trust Me; objectives and face-down tokens are shown only to their owners."""

    words = staticmethod(plane_alt)
    text = staticmethod(plane_text)

    @staticmethod
    def whose(look: TrustLook) -> str:
        return look.whose()

    @staticmethod
    def unseen(look: TrustLook) -> str:
        """An empty text, because the picture of a round shows the whole board."""
        return ""

    def look(
        self,
        view: View,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
    ) -> TrustLook:
        return TrustLook(view, language, players, theme)

    def page(self, look: TrustLook, events: Sequence[Event] = ()) -> Image.Image:
        return draw_board(look, events)

    def glance(self, look: TrustLook, events: Sequence[Event] = ()) -> Image.Image:
        """The same picture as `page`, because that one can be read in a message."""
        return draw_board(look, events)

    def board(self, look: TrustLook, events: Sequence[Event] = ()) -> Picture:
        return Picture("board.png", partial(self.page, look, events), plane_words(look, events))

    def round(self, look: TrustLook, events: Sequence[Event] = ()) -> Picture:
        return Picture("round.png", partial(self.glance, look, events), plane_words(look, events))

    def places(self, look: TrustLook, places: Sequence[str], who: str = "") -> Picture:
        """The board with numbered places, for points written as `x,y`."""
        seat = who or look.view.turn
        return self._goals(look, seat, goals_at(look, seat, places), look.say("plane-spots"), ())

    def goals(
        self, look: TrustLook, who: str, goals: Sequence[Goal], events: Sequence[Event] = ()
    ) -> Picture:
        """The board with numbered places, and a list with the cost and danger of each."""
        return self._goals(look, who, goals, look.say("plane-where"), events)

    def examples(self, look: TrustLook, who: str, goals: Sequence[Goal]) -> Picture:
        """Examples of phrases that name a place, each drawn at the place it means."""
        return self._goals(look, who, goals, look.say("plane-examples"), ())

    def _goals(
        self,
        look: TrustLook,
        who: str,
        goals: Sequence[Goal],
        title: str,
        events: Sequence[Event],
    ) -> Picture:
        draw = partial(draw_goals, look, who, goals, title, events)
        return Picture("places.png", draw, goals_alt(look, who, goals, title))

    def around(self, look: TrustLook, who: str, events: Sequence[Event] = ()) -> Picture:
        draw = partial(draw_around, look, who, events)
        return Picture("around.png", draw, around_alt(look, who))

    def shot(self, look: TrustLook, who: str, hand: str, target: str) -> Picture:
        """What a shot at `target` with the weapon in `hand` would do.

        Raises KeyError if the hand is empty.
        """
        draw = partial(draw_shot, look, who, hand, target)
        return Picture("shot.png", draw, shot_alt(look, who, hand, target))

    def phase(self, look: TrustLook, events: Sequence[Event]) -> Picture:
        return Picture("phase.png", partial(draw_turn, look, events), turn_alt(look, events))

    def sheet(self, look: TrustLook, who: str) -> Picture:
        return Picture("sheet.png", partial(draw_sheet, look, who), sheet_alt(look, who))

    def hand(self, look: TrustLook, who: str) -> Picture:
        """The secrets of `who`, as far as this view shows them."""
        return Picture("hand.png", partial(draw_hand, look, who), hand_alt(look, who))

    def colour(self, look: TrustLook, who: str) -> Colour:
        return look.person(who).paint.fill

    def poster(self, look: TrustLook, story: TrustStory) -> Picture:
        return Picture("poster.png", partial(draw_poster, look, story), poster_alt(look, story))

    def reel(self, look: TrustLook, told: Told[View, TrustStory]) -> PlaneReel:
        return PlaneReel(look, told)

    def lobby(self, look: TrustLook) -> Picture:
        """The picture before a game: survivors, and no board; its players may lack a passport."""
        first, *rest = lobby_words(look)
        return Picture("lobby.png", partial(draw_lobby, look), fitted([[first]], rest))

    def preview(self, look: TrustLook, room: tuple[int, int]) -> Picture:
        """The survivors on offer, in a picture of `room` (wide, high) pixels."""
        words = " ".join(lobby_words(look)[2:])
        return Picture("preview.png", partial(draw_preview, look, room), words)

    def door(self, look: TrustLook) -> Picture:
        """The picture that stands for the game in a choice of games: an example of its board."""
        return Picture("door.png", partial(draw_board, look), look.title())


PAINTER = TrustPainter()
