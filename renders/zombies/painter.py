"""The painter of Zombies!!!"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from engine.core.event import Event
from engine.spaces.squares import Cell
from engine.zombies.view import View
from renders.kit.film import Told
from renders.kit.inline import Inline, compose
from renders.kit.look import NOBODY, Picture
from renders.kit.painter import PagePainter
from renders.kit.palette import Colour, ThemeName
from renders.zombies.around import draw_town_around
from renders.zombies.film import TownReel
from renders.zombies.hand import draw_town_hand, draw_town_sheet, town_hand_alt_text
from renders.zombies.inline import inline_of, lobby_heading, unseen_on, whose_in
from renders.zombies.look import TownLook
from renders.zombies.poster import TownStory, draw_town_poster, town_poster_alt_text
from renders.zombies.spots import draw_town_spots
from renders.zombies.turn import draw_town_turn, town_turn_alt_text
from renders.zombies.whole import preview_of, whole_of
from renders.zombies.words import (
    town_alt_text,
    town_around_alt_text,
    town_lobby_words,
    town_sheet_alt_text,
    town_spots_alt_text,
    town_text,
)


class TownPainter(PagePainter[View, TownLook, TownStory]):
    """The painter of Zombies!!!; the cards in a hand are shown only to their player."""

    inline = staticmethod(inline_of)
    whole = staticmethod(whole_of)
    words = staticmethod(town_alt_text)
    whose = staticmethod(whose_in)
    unseen = staticmethod(unseen_on)
    text = staticmethod(town_text)

    def look(
        self,
        view: View,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
    ) -> TownLook:
        return TownLook(view, language, players, theme)

    def offering(self, look: TownLook, places: Sequence[str], who: str) -> Inline:
        return inline_of(look, (), places)

    def around(self, look: TownLook, who: str, events: Sequence[Event] = ()) -> Picture:
        draw = partial(draw_town_around, look, who, events)
        return Picture("around.png", draw, town_around_alt_text(look, who))

    def sheet(self, look: TownLook, who: str) -> Picture:
        draw = partial(draw_town_sheet, look, who)
        return Picture("sheet.png", draw, town_sheet_alt_text(look, who))

    def hand(self, look: TownLook, who: str) -> Picture:
        """The hand as far as this view shows it. Raises KeyError for an unknown seat."""
        draw = partial(draw_town_hand, look, who)
        return Picture("hand.png", draw, town_hand_alt_text(look, who))

    def colour(self, look: TownLook, who: str) -> Colour:
        return look.pawn(who).paint.fill

    def poster(self, look: TownLook, story: TownStory) -> Picture:
        draw = partial(draw_town_poster, look, story)
        return Picture("poster.png", draw, town_poster_alt_text(look, story))

    def reel(self, look: TownLook, told: Told[View, TownStory]) -> TownReel:
        return TownReel(look, told)

    def phase(self, look: TownLook, events: Sequence[Event]) -> Picture:
        """Return the picture of the last turn in `events`; `look` must show the view after that
        turn.
        """
        draw = partial(draw_town_turn, look, events)
        return Picture("phase.png", draw, town_turn_alt_text(look, events))

    def spots(self, look: TownLook, cell: Cell | None = None) -> Picture:
        """Return the picture of the numbered places where the tile being laid may lie.

        With `cell`, it shows in which quarter turns the tile may lie there. Raises ValueError if no
        tile is being laid, or if it may not lie on that cell.
        """
        draw = partial(draw_town_spots, look, cell)
        return Picture("places.png", draw, town_spots_alt_text(look, cell))

    def preview(self, look: TownLook, room: tuple[int, int]) -> Picture:
        """The town, at most `room` (wide, high) pixels large, and nothing else."""
        return Picture("preview.png", partial(preview_of, look, room), look.say("town-preview"))

    def lobby(self, look: TownLook) -> Picture:
        """The picture before a game; `look` is at a town that has just begun.

        Players are in the order in which they joined.
        """
        sat = [*look.players]
        players = sorted(look.view.players, key=lambda one: sat.index(one.seat))
        look = look.at(replace(look.view, acting=(), players=tuple(players)))
        inline = replace(inline_of(look, ()), heading=lobby_heading(look))
        return Picture("lobby.png", lambda: compose(inline, look.theme), town_lobby_words(look))


PAINTER = TownPainter()
