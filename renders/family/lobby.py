"""The lobby: a mission before the game, with its whole map and the survivors to choose from.

The picture is as large as that of a round and, like it, is composed so that it can be read at a
third of that size, as messages show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engine.family.entries import Character
from renders.family.look import FamilyLook
from renders.family.mission import map_of, mission_alt_text, put_briefing, put_map, put_title
from renders.kit import inline
from renders.kit.alt import first_that_fits
from renders.kit.inline import EDGE, GAP, LEAST, SIZE
from renders.kit.palette import INK, LEVELS, Base, Colour
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait
from renders.kit.text import ELLIPSIS, fitted, width_of, wrapped

_PANE = (1096, SIZE[1] - 2 * EDGE)
"""The most pixels (wide, high) for the map, at the left."""
_LONG = 1.9
"""A board at least this many times as wide as high has the survivors below it."""
_PORTRAIT, _TALL_PORTRAIT, _TALL = 96, 132, 220
_LEAST_CARD, _MOST_CARD, _WIDEST = 132, 300, 620
_MARK, _STEP, _NAME = 28, 41, 46


def draw_lobby(look: FamilyLook, takers: Mapping[str, str]) -> Image.Image:
    """Draw the lobby of the mission whose `mission_view` the look shows.

    `takers` maps each chosen survivor to the name of the player who asked for that survivor.
    """
    canvas = Canvas.plain(*SIZE, look.over(look.theme.frame))
    board = map_of(look, _PANE)
    left = EDGE + board.width + 14
    panel, room = canvas.moved(left, 0), SIZE[0] - left - EDGE
    top = put_title(panel, look, room)
    if board.width < _LONG * board.height:
        put_map(canvas.moved(EDGE, EDGE), look, board, _PANE[1])
        rest = (room, SIZE[1] - top - EDGE)
        _put_people(panel.moved(0, top), look, rest, takers, 1 if room <= _WIDEST else 2)
        return canvas.image
    low = EDGE + board.height + GAP
    canvas.put(board, EDGE, EDGE)
    put_briefing(panel.moved(0, top), look, (room, low - top))
    rest = (SIZE[0] - 2 * EDGE, SIZE[1] - low - EDGE)
    _put_people(canvas.moved(EDGE, low), look, rest, takers, 3)
    return canvas.image


def lobby_alt_text(look: FamilyLook) -> str:
    """Return the mission, then the survivors to choose from, in words, in at most 1,024 characters.

    If that is too long, the skills of the highest levels are left out.
    """
    mission = mission_alt_text(look, briefed=False)
    people = list(look.content.characters.values())
    most = max(len(look.skills_told(one)) for one in people)
    tries = [
        " ".join([mission, *(_person(look, one, levels) for one in people)])
        for levels in range(most, 0, -1)
    ]
    return first_that_fits(tries)


def _person(look: FamilyLook, who: Character, levels: int) -> str:
    """Return a survivor's name and the skills of the first `levels` danger levels, in words."""
    told = [words for _, words in look.skills_told(who)[:levels]]
    name, skills = who.name.in_(look.language), look.say("between").join(told)
    return look.say("lobby-person", name=name, skills=skills)


# ---------------------------------------------------------------- survivors to choose from


def _put_people(
    canvas: Canvas, look: FamilyLook, room: tuple[int, int], takers: Mapping[str, str], columns: int
) -> None:
    """Draw a card for each survivor in `columns` columns, within `room` (width, height in pixels).

    If not all survivors fit, an odd number of columns is raised by one. If they still do not fit, a
    number stands for those who are left out.
    """
    people = list(look.content.characters.values())
    if len(people) > columns * (room[1] // (_LEAST_CARD + GAP)):
        columns += columns % 2
    rows = min(-(-len(people) // columns), room[1] // (_LEAST_CARD + GAP))
    wide = (room[0] + GAP) // columns - GAP
    high = min(_MOST_CARD, (room[1] + GAP) // rows - GAP)
    shown = people if len(people) <= rows * columns else people[: rows * columns - 1]
    for number, one in enumerate(shown):
        x, y = number % columns * (wide + GAP), number // columns * (high + GAP)
        canvas.put(_card(look, one, (wide, high), takers.get(one.id, "")), x, y)
    if len(shown) < len(people):
        words = look.say("lobby-others", count=len(people) - len(shown))
        last = (rows * columns - 1) % columns * (wide + GAP)
        y = (rows - 1) * (high + GAP) + high / 2
        canvas.text(last + 14, y, words, look.theme.muted, look.theme.frame, "Semibold", LEAST)


def _card(look: FamilyLook, who: Character, size: tuple[int, int], taker: str) -> Stamp:
    """Portrait, name, the player who asked for the survivor, and skills, the first levels first.

    A player's name that has no room beside the survivor's stands below it.
    """
    theme, (wide, high) = look.theme, size
    canvas = Canvas.plain(*size, look.over(theme.frame))
    canvas.put(inline.frame(wide, high, theme, bool(taker)), 0, 0)
    field = _PORTRAIT if high < _TALL else _TALL_PORTRAIT
    face = portrait(look.face(who), (field, high - 16), theme, fallen=False, bare=True)
    canvas.put(face, 8, 8)
    left, right = field + 20, wide - 12
    name = fitted(who.name.in_(look.language), "Black", LEAST, right - left)
    x = left + canvas.text(left, 27, name, theme.text, theme.panel, "Black", LEAST) + 16
    top = float(_NAME)
    if taker and right - x >= width_of(taker, "Bold", LEAST):
        canvas.text(right, 27, taker, theme.accent, theme.panel, "Bold", LEAST, "right")
    elif taker:
        words = fitted(taker, "Bold", LEAST, right - left)
        canvas.text(left, top + _STEP / 2, words, theme.accent, theme.panel, "Bold", LEAST)
        top += _STEP
    _put_skills(canvas, look, look.skills_told(who), (left, top, right, high - 1))
    return Stamp(canvas.image, None)


def _put_skills(
    canvas: Canvas,
    look: FamilyLook,
    told: Sequence[tuple[str, str]],
    room: tuple[float, float, float, float],
) -> None:
    """Write the skills that have room, each whole.

    Only the first is shortened if it must be, where possible at a comma.
    """
    (left, top, right, low), theme = room, look.theme
    fits, x = int((low - top) // _STEP), left + _MARK + 10
    for number, (level, words) in enumerate(told):
        lines = wrapped(words, "Semibold", LEAST, right - x)
        if len(lines) > fits:
            if number or not fits:
                return
            lines = _shortened(words, fits, right - x)
        fits -= len(lines)
        mark = _mark(LEVELS.get(level, theme.muted), look.over(theme.panel))
        canvas.put(mark, left, top + (_STEP - _MARK) / 2)
        for line in lines:
            middle = top + _STEP / 2
            canvas.text(x, middle, line, theme.text, theme.panel, "Semibold", LEAST)
            top += _STEP


def _shortened(words: str, fits: int, room: float) -> list[str]:
    """Return the first parts of a list with commas that have room in `fits` lines, then `…`.

    If even the first part is too long, it is cut.
    """
    parts = words.split(", ")
    for count in range(len(parts) - 1, 0, -1):
        lines = wrapped(", ".join([*parts[:count], ELLIPSIS]), "Semibold", LEAST, room)
        if len(lines) <= fits:
            return lines
    lines = wrapped(words, "Semibold", LEAST, room)
    return [*lines[: fits - 1], fitted(" ".join(lines[fits - 1 :]), "Semibold", LEAST, room)]


@lru_cache(maxsize=64)
def _mark(colour: Colour, ground: Base) -> Stamp:
    """A small square in the colour of a level."""

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, _MARK, _MARK), colour, INK, 2, 5)

    return make_stamp(_MARK, _MARK, ground, draw)
