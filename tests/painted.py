"""Pictures of views and their words, as tests ask for them: by a call each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from PIL import Image

from engine import rulesets
from engine.family.files import Content
from engine.games import load_content
from renders.family.sheet_text import sheet_text as _sheet_text
from renders.kit.film import LIMIT, Frame, Progress, Told
from renders.kit.look import NOBODY, Picture
from renders.kit.packing import to_png
from renders.kit.painter import Painter
from renders.kit.palette import ThemeName
from renders.zombicide import PAINTER as BOARDS
from renders.zombies.painter import PAINTER as TOWN

T = TypeVar("T")


def _seen(painter: Painter[Any, Any, Any], make: Callable[..., T]) -> Callable[..., T]:
    """`make` takes a look; this takes a view, and how it is looked at by keyword."""

    def made(
        view: Any,
        *of: Any,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
        **more: Any,
    ) -> T:
        return make(painter.look(view, language, players, theme), *of, **more)

    return made


Kinds = tuple[Callable[..., Image.Image], Callable[..., bytes], Callable[..., str]]
"""A picture, the same as PNG, and its words."""


def _kinds(make: Callable[..., Picture]) -> Kinds:
    return (
        lambda *of, **more: make(*of, **more).draw(),
        lambda *of, **more: make(*of, **more).png(),
        lambda *of, **more: make(*of, **more).alt,
    )


def _three(painter: Painter[Any, Any, Any], make: Callable[..., Picture]) -> Kinds:
    return _kinds(_seen(painter, make))


render_board = _seen(BOARDS, BOARDS.page)
board_png = _seen(BOARDS, lambda *of, **more: to_png(BOARDS.page(*of, **more)))
render_round, round_png, round_alt_text = _three(BOARDS, BOARDS.round)
render_town_turn, town_turn_png, town_turn_alt_text = _three(TOWN, TOWN.phase)
render_town_round, town_round_png, town_round_alt_text = _three(TOWN, TOWN.round)
render_around, around_png, around_alt_text = _three(BOARDS, BOARDS.around)
render_sheet, sheet_png, sheet_alt_text = _three(BOARDS, BOARDS.sheet)
render_hand, hand_png, hand_alt_text = _three(BOARDS, BOARDS.hand)
render_poster, poster_png, poster_alt_text = _three(BOARDS, BOARDS.poster)
render_phase, phase_png, phase_alt_text = _three(BOARDS, BOARDS.phase)
board_alt_text, board_text = _seen(BOARDS, BOARDS.words), _seen(BOARDS, BOARDS.text)
sheet_text = _seen(BOARDS, _sheet_text)
render_town = _seen(TOWN, TOWN.page)
town_png = _seen(TOWN, lambda *of, **more: to_png(TOWN.page(*of, **more)))
render_town_around, town_around_png, town_around_alt_text = _three(TOWN, TOWN.around)
render_town_sheet, town_sheet_png, town_sheet_alt_text = _three(TOWN, TOWN.sheet)
render_town_hand, town_hand_png, town_hand_alt_text = _three(TOWN, TOWN.hand)
render_town_poster, town_poster_png, town_poster_alt_text = _three(TOWN, TOWN.poster)
render_town_spots, town_spots_png, town_spots_alt_text = _three(TOWN, TOWN.spots)
town_alt_text, town_text = _seen(TOWN, TOWN.words), _seen(TOWN, TOWN.text)


def _mission(
    mission: str,
    language: str = "en",
    *,
    ruleset: str = "",
    theme: ThemeName = "night",
    content: Content | None = None,
) -> Picture:
    content = content or load_content(ruleset or rulesets()[0].id)
    return BOARDS.mission(content, mission, language, theme)


render_mission, mission_png, mission_alt_text = _kinds(_mission)


def _film(painter: Painter[Any, Any, Any]) -> Callable[..., bytes]:
    def film(
        frames: Sequence[Frame[Any]],
        *,
        language: str = "en",
        theme: ThemeName = "night",
        players: Mapping[str, str] = NOBODY,
        story: Any = None,
        told: Progress | None = None,
        limit: int = LIMIT,
    ) -> bytes:
        if not frames:
            raise ValueError("a film needs at least one frame")
        look = painter.look(frames[0].view, language, players, theme)
        return painter.film(look, Told(frames, story, told), limit)

    return film


film_webp, town_film_webp = _film(BOARDS), _film(TOWN)
