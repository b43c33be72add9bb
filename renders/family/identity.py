"""The card of a survivor before play: face, name, who made it, and every skill with its text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.family.entries import Character, Guest
from renders.family.look import FamilyLook
from renders.kit.alt import clipped
from renders.kit.palette import LEVELS
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.people import portrait
from renders.kit.text import fitted, largest, wrapped
from renders.zones import tokens

WIDTH, HEIGHT = 866, 777
"""The size in pixels: type of size 20 has 9 pixels both in a message, which is 350 pixels high, and
on a phone, which is 390 pixels wide.
"""
_EDGE, _GAP = 14, 12
_FACE = (150, 200)
"""The size of the portrait in pixels."""
_WIDE = (WIDTH - 2 * _EDGE - _GAP) // 2
"""The width of each half in pixels."""
_BESIDE = _EDGE + _FACE[0] + 16
"""The x coordinate where the words beside the portrait begin."""
_TOP = _EDGE + _FACE[1] + _GAP
"""The y coordinate of the first level below the portrait."""
_SIZES = (34, 31, 28, 26, 24, 22, 20)
"""Sizes of type, of which the largest that fits is used."""
_INSIDE = 14
"""Pixels between the frame of a level and its text."""


@dataclass(frozen=True, slots=True)
class _Block:
    """One level: its name and its skills, each with the lines of its text."""

    level: str
    skills: Sequence[tuple[str, Sequence[str]]]

    def height(self, size: int) -> int:
        lines = sum(1 + len(told) for _, told in self.skills)
        return 42 + lines * _step(size) + 8 * len(self.skills)


def draw_identity(look: FamilyLook, known: Character) -> Image.Image:
    """The card of a survivor as a palette image."""
    canvas = Canvas.plain(WIDTH, HEIGHT, look.over(look.theme.frame))
    _put_person(canvas, look, known)
    first, last = list(LEVELS)[:2], list(LEVELS)[2:]
    for x, top, levels in ((_EDGE, _TOP, first), (WIDTH - _EDGE - _WIDE, _EDGE, last)):
        _put_levels(canvas.moved(x, top), look, known, levels)
    return canvas.image


def identity_alt_text(look: FamilyLook, known: Character) -> str:
    """The card in words, in at most 1,024 characters."""
    lines = [known.name.in_(look.language), *_signed(look, known)]
    for level in LEVELS:
        for name, does in _skills(look, known, level):
            told = look.say("sheet-text-skill", skill=name, does=does)
            lines.append(look.say("lobby-person", name=look.level(level), skills=told))
    return clipped("\n".join(lines))


def _step(size: int) -> int:
    """The height of a line of type in pixels."""
    return size + 7


def _skills(look: FamilyLook, known: Character, level: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each skill of a level."""
    offers = {"blue": (known.blue,), "yellow": (known.yellow,)}
    offers |= {"orange": known.orange, "red": known.red}
    for one in offers[level]:
        skill = look.content.skills[one]
        yield skill.name.in_(look.language), skill.summary.in_(look.language)


def _signed(look: FamilyLook, known: Character) -> list[str]:
    """What stands below the name: who made the survivor, the licence, and what a hero has."""
    told = [words for level, words in look.skills_told(known) if not level]
    if isinstance(known, Guest) and known.author:
        told.append(look.say("identity-by", author=known.author))
    if isinstance(known, Guest) and known.licence:
        told.append(known.licence)
    return told


def _put_person(canvas: Canvas, look: FamilyLook, known: Character) -> None:
    """Draw portrait, name, token and who made the survivor."""
    theme, person = canvas.theme, look.face(known)
    field = portrait(person, _FACE, theme, fallen=False, bare=True)
    canvas.put(field, _EDGE, _EDGE)
    room = _EDGE + _WIDE - _BESIDE
    name = known.name.in_(look.language)
    size = largest(name, "Black", (50, 40, 32, 26), room)
    name = fitted(name, "Black", size, room)
    canvas.text(_BESIDE, 42, name, theme.text, theme.frame, "Black", size)
    badge = tokens.survivor(person, 66, 76, theme.over(theme.frame), tokens.State(False, False))
    canvas.put(badge, _BESIDE, 72)
    y = 166
    for words in _signed(look, known):
        for line in wrapped(words, "Semibold", 20, room)[:2]:
            shown = fitted(line, "Semibold", 20, room)
            canvas.text(_BESIDE, y, shown, theme.muted, theme.frame, "Semibold", 20)
            y += 26


def _put_levels(canvas: Canvas, look: FamilyLook, known: Character, levels: Iterable[str]) -> None:
    """Draw some levels below each other, in the largest type that fits above the lower edge."""
    high = HEIGHT - canvas.top - _EDGE
    named = [(level, list(_skills(look, known, level))) for level in levels]
    size, blocks = _SIZES[-1], list[_Block]()
    for size in _SIZES:
        wide = _WIDE - 2 * _INSIDE
        blocks = [
            _Block(level, [(name, wrapped(does, "Semibold", size, wide)) for name, does in told])
            for level, told in named
        ]
        if sum(block.height(size) + _GAP for block in blocks) - _GAP <= high:
            break
    top = 0
    for block in blocks:
        _put_block(canvas.moved(0, top), look, block, size)
        top += block.height(size) + _GAP


def _put_block(canvas: Canvas, look: FamilyLook, block: _Block, size: int) -> None:
    """Draw one level in a frame of its colour."""
    theme, high = canvas.theme, block.height(size)
    rim = LEVELS[block.level]

    def frame(pen: Pen) -> None:
        pen.frame((0, 0, _WIDE, high), pen.theme.panel, rim, 3, 12)

    canvas.put(make_stamp(_WIDE, high, theme.over(theme.frame), frame), 0, 0)
    inner = theme.panel
    level = look.level(block.level)
    canvas.text(_INSIDE, 24, level, theme.muted, inner, "Semibold", 20)
    y = 24 + 8 + _step(size) / 2 + 6
    room = _WIDE - 2 * _INSIDE
    for name, lines in block.skills:
        fits = largest(name, "Bold", _SIZES[_SIZES.index(size) :], room)
        canvas.text(_INSIDE, y, fitted(name, "Bold", fits, room), theme.accent, inner, "Bold", fits)
        for number, line in enumerate(lines, 1):
            there = y + number * _step(size)
            canvas.text(_INSIDE, there, line, theme.text, inner, "Semibold", size)
        y += _step(size) * (1 + len(lines)) + 8
