"""A shot before it is made: its line on the board, attack and defence, and the chances."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from engine.spaces.plane import Point
from renders.kit.alt import fitted as fitted_alt
from renders.kit.palette import PERSON_CHIP, Colour
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import fitted, width_of
from renders.trust_me import signs
from renders.trust_me.board import composed
from renders.trust_me.look import TrustLook
from renders.trust_me.odds import Share, Shot, shot_of
from renders.trust_me.plane import Line, Marks, Ring
from renders.trust_me.sheet import die
from renders.trust_me.signs import LEAST
from renders.trust_me.strip import LOW, WIDE, put
from renders.trust_me.theme import PlaneTheme
from renders.trust_me.window import WHOLE, Window
from renders.trust_me.words import sentence

_ROOM, _LEAST, _MOST = 100, 240, 320
_TOP, _GAP, _INSET, _PITCH = 72, 4, 38, 34
"""In pixels: where the list begins, the room between its parts, where the last two lines begin, and
the greatest height of a line.
"""


def draw_shot(look: TrustLook, seat: str, hand: str, target: str) -> Image.Image:
    """The picture of a shot at `target` with the weapon in `hand`, as a palette image.

    Raises KeyError if the hand is empty.
    """
    shot = shot_of(look, seat, hand, target)
    here = look.seated(seat).at
    group = next((one for one in look.view.groups if one.id == target), None)
    there = group.at if group else look.seated(target).at
    window, colour = _window(here, there), look.person(seat).paint.fill
    bands = [one.up_to for one in look.content.numbers.distances]
    base = look.content.numbers.base
    rings = [
        Ring(here, mm + base, look.theme.reach, 2, 6, look.cm(mm), PERSON_CHIP) for mm in bands
    ]
    close = window is not WHOLE
    marks = Marks(
        lines=[Line(here, there, colour, 7, head=True)],
        rings=rings if close else (),
        flags=False,
        size=66 if close else 40,
        token=46 if close else 23,
    )
    return composed(look, window, marks, partial(_put, look=look, shot=shot, who=(seat, target)))


def _window(here: Point, there: Point) -> Window:
    mm = max(abs(here.x - there.x), abs(here.y - there.y)) + _ROOM
    if mm > _MOST:
        return WHOLE
    mm = max(mm, _LEAST)
    x, y = (here.x + there.x) / 2, (here.y + there.y) / 2
    return Window(x - mm / 2, y + mm / 2, mm, 640)


def _put(canvas: Canvas, look: TrustLook, shot: Shot, who: tuple[str, str]) -> None:
    theme, pitch = canvas.theme, _pitch(shot)
    x = put(canvas, signs.survivor(look.person(who[0]), 46, look.theme), -4, 38)
    x = put(canvas, _arrow(look.person(who[0]).paint.fill, look.theme), x + 4, 38) + 4
    x = put(canvas, _victim(look, who[1]), x, 38) + 12
    title = look.say("plane-shot")
    canvas.text(x, 26, fitted(title, "Black", 32, WIDE - x), theme.text, theme.frame, "Black", 32)
    hint = fitted(look.say("plane-shot-hint", cm=look.cm(shot.mm)), "Semibold", LEAST, WIDE - x)
    canvas.text(x, 56, hint, theme.muted, theme.frame, "Semibold", LEAST)
    top = _TOP + _put_sum(canvas.moved(0, _TOP), look, "attack", shot.attack, pitch)
    if shot.defence:
        top += _put_sum(canvas.moved(0, top), look, "defence", shot.defence, pitch)
    for number, (words, percent) in enumerate(shot.ends):
        canvas.put(_bar(words, percent, min(number, 4), pitch, look.theme), 0, top)
        top += pitch + _GAP
    top += pitch / 2
    put(canvas, signs.noise("", look.theme), 0, top)
    canvas.text(_INSET, top, look.say("plane-shot-din"), theme.text, theme.frame, "Semibold", LEAST)
    top += pitch
    put(canvas, die("green", pitch - 2, look.theme, bare=True), 0, top)
    worn = look.say("plane-shot-limit", limit=shot.limit, percent=shot.worn)
    canvas.text(_INSET, top, worn, theme.text, theme.frame, "Semibold", LEAST)


def _pitch(shot: Shot) -> int:
    """Return the height of a line in pixels: the largest at which all lines have room."""
    boxes = [len(_rows(one)) for one in (shot.attack, shot.defence) if one]
    lines = sum(boxes) + len(boxes) + len(shot.ends) + 2
    gaps = _GAP * (3 * len(boxes) + len(shot.ends))
    return min(_PITCH, (LOW - _TOP - gaps) // lines)


def _victim(look: TrustLook, target: str) -> signs.Sign:
    group = next((one for one in look.view.groups if one.id == target), None)
    if group is not None:
        return signs.tally(look.number(target), group.neutrals + 1, bool(group.prey), look.theme)
    wounds = look.seated(target).wounds
    return signs.survivor(look.person(target), 46, look.theme, wounds)


@lru_cache(maxsize=16)
def _arrow(colour: Colour, theme: PlaneTheme) -> signs.Sign:
    def draw(pen: Pen) -> None:
        pen.line([(3, 12), (30, 12)], 5, colour)
        pen.polygon([(28, 2), (46, 12), (28, 22)], colour)

    return signs.made(theme, 48, 24, draw)


def _put_sum(canvas: Canvas, look: TrustLook, key: str, shares: Sequence[Share], pitch: int) -> int:
    """Draw a box with each part of a result in a line; returns the height to leave for it, in
    pixels.
    """
    theme, ground = canvas.theme, canvas.theme.panel
    rows = _rows(shares)
    high = pitch * (len(rows) + 1) + 2 * _GAP
    canvas.put(frame(WIDE, high, theme), 0, 0)
    middle, side = _GAP + pitch / 2, look.say("plane-shot-side", side=key)
    canvas.text(14, middle, side, theme.text, ground, "Bold", LEAST)
    words = sum_words(shares)
    canvas.text(WIDE - 14, middle, words, theme.text, ground, "Bold", LEAST, "right")
    for share, dice in rows:
        middle, x = middle + pitch, 12.0
        for one in dice:
            x = put(canvas, die(one, pitch - 2, look.theme, bare=True), x, middle, ground) + 2
        if len(dice) == 1:
            sides = _SIDES[dice[0]]
            x += 4 + canvas.text(x + 4, middle, sides, theme.text, ground, "Bold", LEAST)
        left = x + 5 if dice else 14
        room = (
            WIDE
            - 14
            - left
            - (width_of(signed(share.bonus), "Bold", LEAST) + 8) * bool(share.bonus)
        )
        is_whole = not share.short or width_of(share.words, "Semibold", LEAST) <= room
        said = fitted(share.words if is_whole else share.short, "Semibold", LEAST, room)
        canvas.text(left, middle, said, theme.text, ground, "Semibold", LEAST)
        if share.bonus:
            colour, told = theme.well if share.bonus > 0 else theme.hurt, signed(share.bonus)
            canvas.text(WIDE - 14, middle, told, colour, ground, "Bold", LEAST, "right")
    return high + _GAP


def _rows(shares: Sequence[Share]) -> list[tuple[Share, list[str]]]:
    """The parts of a result, with dice of the same reason in one line."""
    rows: list[tuple[Share, list[str]]] = []
    for one in shares:
        if one.die and rows and rows[-1][0] == one:
            rows[-1][1].append(one.die)
        else:
            rows.append((one, [one.die] if one.die else []))
    return rows


def signed(bonus: int) -> str:
    """A number with its sign, also if it is positive or 0."""
    return f"+{bonus}" if bonus >= 0 else f"−{-bonus}"


_SIDES = {"blue": "d4", "yellow": "d6", "red": "d8", "black": "d12", "green": "d12"}


def sum_words(shares: Sequence[Share]) -> str:
    """The dice and numbers of a result in short, such as `d8 + d6 − 1`.

    Only the number if there are no dice.
    """
    dice = " + ".join(_SIDES[one.die] for one in shares if one.die)
    bonus = sum(one.bonus for one in shares)
    if not dice:
        return str(bonus)
    return dice if not bonus else f"{dice} {'+' if bonus > 0 else '−'} {abs(bonus)}"


@lru_cache(maxsize=128)
def _bar(words: str, percent: int, rank: int, high: int, theme: PlaneTheme) -> Stamp:
    """Return a bar for one outcome, as long as its chance (`percent`) and `high` pixels high.

    `rank` is the outcome's place in the list, counted from 0; it chooses the colour.
    """
    fill = (theme.kerb, theme.tired, theme.shot, theme.shot, theme.hurt)[rank]

    def draw(pen: Pen) -> None:
        pen.box(0, 0, WIDE, high, theme.panel, 6)
        if percent:
            pen.box(0, 0, max(6, WIDE * percent / 100), high, fill, 6)
        pen.text(14, high / 2, words, theme.text, "Bold", LEAST)
        pen.text(WIDE - 12, high / 2, f"{percent} %", theme.text, "Bold", LEAST, "right")

    return make_stamp(WIDE, high, theme.over(theme.frame), draw)


def shot_alt(look: TrustLook, seat: str, hand: str, target: str) -> str:
    """Attack, defence, chances, noise and limit, in at most 1,024 characters.

    Raises KeyError if the hand is empty.
    """
    shot, say = shot_of(look, seat, hand, target), look.say
    whom = say("plane-alt-group", number=look.number(target))
    whom = look.name(target) if target in look.view.seats else whom
    head = say("plane-alt-shot", name=look.name(seat), target=whom, cm=look.cm(shot.mm))
    parts = [sentence(head)]
    for key, shares in (("attack", shot.attack), ("defence", shot.defence)):
        if shares:
            lines = [one for one, _ in _rows(shares)]
            told = [one.words + (f" {signed(one.bonus)}" if one.bonus else "") for one in lines]
            title = say("plane-shot-side", side=key)
            parts.append(sentence(f"{title} {sum_words(shares)} ({', '.join(told)})"))
    parts.append(sentence(", ".join(f"{words} {percent} %" for words, percent in shot.ends)))
    parts.append(sentence(say("plane-shot-din")))
    parts.append(sentence(say("plane-shot-limit", limit=shot.limit, percent=shot.worn)))
    return fitted_alt([parts], ())
