"""The lobby: a mission before the game, with its whole map and the survivors to choose from.

The picture is as large as that of a round and, like it, is composed so that it can be read at a
third of that size, as messages show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.family.entries import Character
from renders.family.figures import Marks, put_tokens
from renders.family.inline import UNITS
from renders.family.look import FamilyLook
from renders.family.mission import mission_alt_text, mission_line, told_in
from renders.kit import inline
from renders.kit.alt import first_that_fits
from renders.kit.inline import EDGE, GAP, LEAST, SIZE
from renders.kit.palette import INK, LEVELS, Colour
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait
from renders.kit.text import fitted, width_of, wrapped
from renders.zones.geometry import Window, geometry_of
from renders.zones.ground import ground_of, put_layers, put_plates

_PANE = (1096, SIZE[1] - 2 * EDGE)
"""The most pixels (wide, high) for the map, at the left."""
_LONG = 1.9
"""A board at least this many times as wide as high has the survivors below it."""
_BRIEFINGS = (52, 46, 40, 34)
"""Type sizes of the briefing below the map, in pixels; the largest that fits is used."""
_PORTRAIT, _TALL_PORTRAIT, _TALL = 96, 132, 220
_LEAST_CARD, _MOST_CARD, _WIDEST = 132, 300, 620
_MARK, _STEP, _NAME = 22, 30, 50
_UNITS = UNITS.times(0.78)
"""The units of figures and signs: smaller than in the picture of a round, so that all find room."""


def draw_lobby(look: FamilyLook, takers: Mapping[str, str]) -> Image.Image:
    """Draw the lobby of the mission whose `mission_view` the look shows.

    `takers` maps each chosen survivor to the name of the player who asked for that survivor.
    """
    canvas = Canvas.plain(*SIZE, look.over(look.theme.frame))
    board = _map(look)
    left = EDGE + board.width + 14
    panel, room = canvas.moved(left, 0), SIZE[0] - left - EDGE
    top = _put_title(panel, look, room)
    if board.width < _LONG * board.height:
        _put_map(canvas.moved(EDGE, EDGE), look, board)
        rest = (room, SIZE[1] - top - EDGE)
        _put_people(panel.moved(0, top), look, rest, takers, 1 if room <= _WIDEST else 2)
        return canvas.image
    low = EDGE + board.height + GAP
    canvas.put(board, EDGE, EDGE)
    _put_briefing(panel.moved(0, top), look, (room, low - top))
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


# ---------------------------------------------------------------- the map


def _map(look: FamilyLook) -> Stamp:
    """Return the whole board of the mission with all its tokens, as a stamp."""
    board = look.view.board
    tile = min(_PANE[0] // board.cols, _PANE[1] // board.rows)
    wide, high = board.cols * tile, board.rows * tile
    geometry = geometry_of(board, Window(tile, 0, 0, wide, high), _UNITS)
    pane = Canvas.plain(wide, high, look.over(look.theme.frame))
    put_layers(pane, geometry, look.view.lit_buildings, ground_of(geometry, look.theme))
    put_plates(pane, geometry)
    put_tokens(pane, geometry, look, Marks(told_in(look).start))
    return Stamp(pane.image, None)


def _put_map(canvas: Canvas, look: FamilyLook, board: Stamp) -> None:
    """Draw the board, and the briefing below it if there is room."""
    room = _PANE[1] - board.height
    told = _put_briefing(canvas.moved(12, board.height), look, (board.width - 24, room))
    canvas.put(board, 0, 0 if told else room // 2)


def _put_briefing(canvas: Canvas, look: FamilyLook, room: tuple[int, int]) -> bool:
    """Write the briefing in the middle of the height; False if there is no room for it."""
    size, lines = _briefing(look, *room)
    step = size * 1.3
    top = (room[1] - len(lines) * step) / 2
    for number, line in enumerate(lines):
        _write(canvas, (0, top + (number + 0.5) * step), line, look.theme.text, size)
    return bool(lines)


def _briefing(look: FamilyLook, wide: int, high: int) -> tuple[int, list[str]]:
    """The type size and lines of the briefing; no lines if there is no room."""
    words = told_in(look).briefing.in_(look.language)
    for size in _BRIEFINGS:
        lines = wrapped(words, "Semibold", size, wide)
        if len(lines) * size * 1.3 + 20 <= high:
            return size, lines
    return _BRIEFINGS[-1], []


def _write(canvas: Canvas, at: tuple[float, float], words: str, colour: Colour, size: int) -> None:
    canvas.text(*at, words, colour, canvas.theme.frame, "Semibold", size)


# ---------------------------------------------------------------- survivors to choose from


def _put_title(canvas: Canvas, look: FamilyLook, wide: int) -> int:
    """Write the mission's name, difficulty and length; returns the y coordinate below."""
    theme, top = look.theme, 34
    for line in wrapped(look.title(), "Black", 46, wide)[:2]:
        words = fitted(line, "Black", 46, wide)
        canvas.text(0, top, words, theme.accent, theme.frame, "Black", 46)
        top += 50
    for line in wrapped(mission_line(look), "Semibold", 30, wide)[:2]:
        _write(canvas, (0, top), line, theme.muted, 30)
        top += 38
    return top - 10


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
        _write(canvas, (last + 14, y), words, look.theme.muted, 32)


def _card(look: FamilyLook, who: Character, size: tuple[int, int], taker: str) -> Stamp:
    """Portrait, name, the player who asked for the survivor, and one line of skills per level."""
    theme, (wide, high) = look.theme, size
    canvas = Canvas.plain(*size, look.over(theme.frame))
    canvas.put(inline.frame(wide, high, theme, bool(taker)), 0, 0)
    field = _PORTRAIT if high < _TALL else _TALL_PORTRAIT
    face = portrait(look.face(who), (field, high - 16), theme, fallen=False, bare=True)
    canvas.put(face, 8, 8)
    left, right = field + 20, wide - 12
    name = fitted(who.name.in_(look.language), "Black", 36, right - left)
    x = left + canvas.text(left, 27, name, theme.text, theme.panel, "Black", 36) + 16
    if taker and right - x > width_of("…", "Bold", 30) * 3:
        words = fitted(taker, "Bold", 30, right - x)
        canvas.text(right, 27, words, theme.accent, theme.panel, "Bold", 30, "right")
    _put_skills(canvas, look, look.skills_told(who), (left, _NAME, right, high - 4))
    return Stamp(canvas.image, None)


def _put_skills(
    canvas: Canvas,
    look: FamilyLook,
    told: Sequence[tuple[str, str]],
    room: tuple[float, float, float, float],
) -> None:
    """Write as many skills as there is room for; a long one takes two lines."""
    (left, top, right, low), theme = room, look.theme
    fits, x = int((low - top) // _STEP), left + _MARK + 10
    for level, words in told:
        lines = wrapped(words, "Semibold", LEAST, right - x)
        kept = lines[: min(2, fits)]
        if not kept:
            return
        fits -= len(kept)
        kept[-1] = fitted(" ".join(lines[len(kept) - 1 :]), "Semibold", LEAST, right - x)
        canvas.put(_mark(look, level), left, top + (_STEP - _MARK) / 2)
        for line in kept:
            middle = top + _STEP / 2
            canvas.text(x, middle, line, theme.text, theme.panel, "Semibold", LEAST)
            top += _STEP


def _mark(look: FamilyLook, level: str) -> Stamp:
    """A small square in the colour of a level; muted if `level` is not the name of one."""
    colour = LEVELS.get(level, look.theme.muted)

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, _MARK, _MARK), colour, INK, 2, 5)

    return make_stamp(_MARK, _MARK, look.over(look.theme.panel), draw)
