"""The painter of the games on boards of zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.core.event import Event
from engine.family.files import Content
from engine.family.view import View
from renders.family.film import Reel
from renders.family.held import draw_hand
from renders.family.identity import draw_identity, identity_alt_text
from renders.family.inline import inline_of, tile_of, unseen_on, whole_board, whose_in
from renders.family.lobby import draw_lobby, lobby_alt_text
from renders.family.look import FamilyLook
from renders.family.mission import (
    draw_mission,
    draw_plan,
    draw_preview,
    draw_tile,
    mission_alt_text,
    mission_view,
)
from renders.family.offering import offering_of
from renders.family.phase import draw_phase, phase_alt_text
from renders.family.poster import Story, draw_poster, poster_alt_text
from renders.family.sheet import draw_sheet
from renders.family.sheet_text import hand_alt_text, sheet_alt_text
from renders.family.surroundings import draw_around
from renders.family.whole import map_geometry_of, whole_of
from renders.family.words import around_alt_text, board_alt_text, board_text
from renders.kit.film import Told
from renders.kit.inline import Inline
from renders.kit.look import NOBODY, Picture
from renders.kit.painter import PagePainter
from renders.kit.palette import Colour, ThemeName
from renders.zones.ground import packed_ground_of


class FamilyPainter(PagePainter[View, FamilyLook, Story]):
    """The painter of one family game; the class of its look draws what only this game has."""

    inline = staticmethod(inline_of)
    whole = staticmethod(whole_of)
    words = staticmethod(board_alt_text)
    whose = staticmethod(whose_in)
    unseen = staticmethod(unseen_on)
    text = staticmethod(board_text)

    def __init__(
        self, look: type[FamilyLook] = FamilyLook, themes: Sequence[ThemeName] = PagePainter.themes
    ):
        self._look, self.themes = look, themes

    def look(
        self,
        view: View,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
    ) -> FamilyLook:
        """Make the `Look` from which the board is drawn; a board of one column is turned."""
        return self._look(view, language, players, theme).drawn()

    def offering(self, look: FamilyLook, places: Sequence[str], who: str) -> Inline:
        return offering_of(look, places, who)

    def around(self, look: FamilyLook, who: str, events: Sequence[Event] = ()) -> Picture:
        """The surroundings of a survivor. Raises KeyError if the survivor is not at the table.

        Drawing the picture raises ValueError if the survivor is at the table but not on the board.
        """
        return Picture("around.png", partial(draw_around, look, who), around_alt_text(look, who))

    def sheet(self, look: FamilyLook, who: str) -> Picture:
        return Picture("sheet.png", partial(draw_sheet, look, who), sheet_alt_text(look, who))

    def hand(self, look: FamilyLook, who: str) -> Picture:
        return Picture("hand.png", partial(draw_hand, look, who), hand_alt_text(look, who))

    def colour(self, look: FamilyLook, who: str) -> Colour:
        return look.person(look.survivor(who)).paint.fill

    def poster(self, look: FamilyLook, story: Story) -> Picture:
        draw = partial(draw_poster, look, story)
        return Picture("poster.png", draw, poster_alt_text(look, story))

    def reel(self, look: FamilyLook, told: Told[View, Story]) -> Reel:
        return Reel(look, told)

    def phase(self, look: FamilyLook, events: Sequence[Event]) -> Picture:
        """Return the picture of the last zombies' turn in `events`.

        `look` must show the view after that turn.
        """
        return Picture("phase.png", partial(draw_phase, look, events), phase_alt_text(look, events))

    def set_up(
        self, content: Content, mission: str, language: str = "en", theme: ThemeName = "night"
    ) -> FamilyLook:
        """The look at a mission before play. Raises KeyError if it is not in the content."""
        view = mission_view(content, mission)
        return self._look(view, language, theme=theme, content=content).set_up().drawn()

    def mission(
        self, content: Content, mission: str, language: str = "en", theme: ThemeName = "night"
    ) -> Picture:
        """The map and briefing of a mission before play.

        Raises KeyError if the mission is not in the content.
        """
        look = self.set_up(content, mission, language, theme)
        return Picture("mission.png", partial(draw_mission, look), mission_alt_text(look))

    def identity(
        self, content: Content, survivor: str, language: str = "en", theme: ThemeName = "night"
    ) -> Picture:
        """The card of a survivor before play, with every skill.

        Raises KeyError if the survivor is not in the content.
        """
        view = mission_view(content, next(iter(content.missions)))
        look = self._look(view, language, theme=theme, content=content)
        known = content.characters[survivor]
        draw = partial(draw_identity, look, known)
        return Picture("survivor.png", draw, identity_alt_text(look, known))

    def plan(
        self, content: Content, mission: str, language: str = "en", theme: ThemeName = "night"
    ) -> Picture:
        """The board of a mission before play, with nothing around it.

        Raises KeyError if the mission is not in the content.
        """
        look = self._look(mission_view(content, mission), language, theme=theme, content=content)
        look = look.set_up()
        return Picture("plan.png", partial(draw_plan, look), mission_alt_text(look, briefed=False))

    def preview(
        self,
        content: Content,
        mission: str,
        room: tuple[int, int],
        language: str = "en",
        theme: ThemeName = "night",
    ) -> Picture:
        """The board of a mission before play, at most `room` (wide, high) pixels large.

        Raises KeyError if the mission is not in the content.
        """
        look = self.set_up(content, mission, language, theme)
        draw = partial(draw_preview, look, room)
        return Picture("preview.png", draw, mission_alt_text(look, briefed=False))

    def tile(self, content: Content, mission: str, width: int) -> Image.Image:
        """Draw the ground of a mission whose board is one tile, `width` pixels wide."""
        look = self._look(mission_view(content, mission), content=content).set_up()
        return draw_tile(look, width)

    def draw_grounds(self, content: Content, mission: str, theme: ThemeName) -> None:
        """Draw and save the grounds of the mission's board, so that the first pictures are fast.

        One has the size of the picture of a round, the other that of a map.
        """
        look = self._look(mission_view(content, mission), theme=theme, content=content).drawn()
        board = look.view.board
        for geometry in (whole_board(board, tile_of(board)), map_geometry_of(board)):
            packed_ground_of(geometry, look.theme)

    def lobby(
        self,
        content: Content,
        mission: str,
        language: str = "en",
        theme: ThemeName = "night",
        takers: Mapping[str, str] = NOBODY,
    ) -> Picture:
        """The lobby: a mission and the survivors to choose from.

        `takers` maps each chosen survivor to the name of the player who asked for that survivor.
        Raises KeyError if the mission is not in the content.
        """
        look = self.set_up(content, mission, language, theme)
        return Picture("lobby.png", partial(draw_lobby, look, takers), lobby_alt_text(look))
