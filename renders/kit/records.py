"""The picture of the records of one mission: what was reached, by whom, in which game.

Picture and alt text are made from the same rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renders.kit.alt import clipped
from renders.kit.icons import icon
from renders.kit.inline import LEAST
from renders.kit.look import Picture
from renders.kit.palette import THEMES, Theme, ThemeName
from renders.kit.panel import Title, frame, put_title
from renders.kit.pen import Canvas
from renders.kit.people import Person, portrait
from renders.kit.say import WORDS
from renders.kit.text import fitted, width_of, wrapped

WIDTH = 1650
"""In pixels; a message shows a third of it, a phone 390 pixels."""
MARGIN, GAP = 36, 14
ROWS, TEAM, LINES = 5, 6, 3
"""How many records have room; how many faces and lines have room in one record."""
_TOP, _ROW, _ICON = 108, 170, 92
"""In pixels: where the rows begin, their height and the side of their pictograms."""
_NAME, _WHO = 150, 560
"""In pixels: the x coordinates where a record's name and its holders' names begin."""
_ICONS = {
    "quickest": "tick",
    "unhurt": "heart",
    "fewest": "hammer",
    "rescue": "pack",
    "kills": "axe",
}
"""The pictogram of each record, by its key."""
_FACE = (60, 76)
"""The width and height of a face in pixels."""


@dataclass(frozen=True, slots=True)
class RecordRow:
    """One record; `who` and `told` are empty as long as nobody holds it."""

    key: str
    """`quickest`, `unhurt`, `fewest`, `rescue` or `kills`."""
    name: str
    value: str
    """What was reached, such as `2 rounds`, or that nobody has reached it."""
    who: str = ""
    told: str = ""
    """The game in which it was reached, with figures, in words.

    If a row above already shows that game, these are the words about the second-best game.
    """
    team: Sequence[Person] = ()


@dataclass(frozen=True, slots=True)
class Hall:
    """The records of one mission."""

    title: str
    scope: str
    rows: Sequence[RecordRow]


def records_picture(hall: Hall, language: str, theme: ThemeName = "night") -> Picture:
    """The picture of these records, with its alt text of at most 1,024 characters."""
    rows = [", ".join(filter(None, (one.value, one.who, one.told))) for one in hall.rows]
    told = (
        WORDS.say(language, "stats-list", head=one.name, list=words)
        for one, words in zip(hall.rows, rows, strict=True)
    )
    alt = " ".join([f"{hall.title}, {hall.scope}.", *told])
    return Picture("records.png", lambda: _drawn(hall, THEMES[theme]), clipped(alt))


def _drawn(hall: Hall, theme: Theme) -> Image.Image:
    """The picture in palette mode."""
    high = _TOP + len(hall.rows[:ROWS]) * (_ROW + GAP) - GAP + MARGIN
    canvas = Canvas.plain(WIDTH, high, theme.over(theme.frame))
    title = Title(hall.title, 56, hall.scope)
    put_title(canvas, title, (MARGIN, WIDTH - MARGIN), theme.muted)
    for place, row in enumerate(hall.rows[:ROWS]):
        _put_row(canvas.moved(MARGIN, _TOP + place * (_ROW + GAP)), row, theme)
    return canvas.image


def _put_row(canvas: Canvas, row: RecordRow, theme: Theme) -> None:
    wide, panel = WIDTH - 2 * MARGIN, theme.panel
    canvas.put(frame(wide, _ROW, theme), 0, 0)
    canvas.put(icon(_ICONS.get(row.key, ""), _ICON, theme.over(panel)), 28, (_ROW - _ICON) / 2)
    room, held = _WHO - _NAME - 20, bool(row.who or row.told)
    name = fitted(row.name, "Bold", LEAST, room)
    canvas.text(_NAME, 50, name, theme.muted, panel, "Bold", LEAST)
    if not held:
        canvas.text(_NAME, 112, fitted(row.value, "Bold", 46, room), theme.text, panel, "Bold", 46)
        return
    size = next((one for one in (62, 52, 44) if width_of(row.value, "Black", one) <= room), LEAST)
    value = fitted(row.value, "Black", size, room)
    canvas.text(_NAME, 114, value, theme.accent, panel, "Black", size)
    team, step = row.team[:TEAM], _FACE[0] + 4
    edge = wide - 24 - step * len(team)
    for place, person in enumerate(team):
        face = portrait(person, _FACE, theme, fallen=False, bare=True)
        canvas.put(face, edge + place * step, (_ROW - _FACE[1]) / 2)
    room = edge - _WHO - 20
    lines = [(one, theme.muted) for one in wrapped(row.told, "Bold", LEAST, room)]
    if row.who:
        lines.insert(0, (row.who, theme.text))
    for number, (words, colour) in enumerate(lines[:LINES]):
        middle = _ROW / 2 + (number - (len(lines[:LINES]) - 1) / 2) * 50
        shown = fitted(words, "Bold", LEAST, room)
        canvas.text(_WHO, middle, shown, colour, panel, "Bold", LEAST)
