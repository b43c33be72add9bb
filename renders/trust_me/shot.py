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
from renders.kit.text import fitted
from renders.trust_me import signs
from renders.trust_me.board import composed
from renders.trust_me.look import TrustLook
from renders.trust_me.odds import Share, Shot, shot_of
from renders.trust_me.plane import Line, Marks, Ring
from renders.trust_me.sheet import die
from renders.trust_me.strip import WIDE, put
from renders.trust_me.theme import PlaneTheme
from renders.trust_me.window import WHOLE, Window
from renders.trust_me.words import sentence

_ROOM, _LEAST, _MOST = 100, 240, 320


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
    theme = canvas.theme
    x = put(canvas, signs.survivor(look.person(who[0]), 46, look.theme), -4, 44)
    x = put(canvas, _arrow(look.person(who[0]).paint.fill, look.theme), x + 4, 44) + 4
    x = put(canvas, _victim(look, who[1]), x, 44) + 12
    title = look.say("plane-shot")
    canvas.text(x, 34, fitted(title, "Black", 32, WIDE - x), theme.text, theme.frame, "Black", 32)
    hint = fitted(look.say("plane-shot-hint", cm=look.cm(shot.mm)), "Semibold", 20, WIDE - x)
    canvas.text(x, 66, hint, theme.muted, theme.frame, "Semibold", 20)
    top = 92 + _put_sum(canvas.moved(0, 92), look, "attack", shot.attack)
    if shot.defence:
        top += 10 + _put_sum(canvas.moved(0, top + 10), look, "defence", shot.defence)
    canvas.text(0, top + 26, look.say("plane-shot-then"), theme.text, theme.frame, "Bold", 23)
    top += 46
    for number, (words, percent) in enumerate(shot.ends):
        canvas.put(_bar(words, percent, min(number, 4), look.theme), 0, top)
        top += 38
    put(canvas, signs.noise("", look.theme), 0, top + 18)
    canvas.text(36, top + 18, look.say("plane-shot-din"), theme.text, theme.frame, "Semibold", 20)
    put(canvas, die("green", 30, look.theme), 0, top + 50)
    worn = look.say("plane-shot-limit", limit=shot.limit, percent=shot.worn)
    canvas.text(36, top + 50, worn, theme.text, theme.frame, "Semibold", 20)


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


def _put_sum(canvas: Canvas, look: TrustLook, key: str, shares: Sequence[Share]) -> int:
    """Draw a box with each part of a result in a line; returns its height in pixels."""
    theme, ground = canvas.theme, canvas.theme.panel
    rows = _rows(shares)
    high = 46 + 29 * len(rows)
    canvas.put(frame(WIDE, high, theme), 0, 0)
    canvas.text(14, 22, look.say("plane-shot-side", side=key), theme.text, ground, "Bold", 22)
    words = sum_words(shares)
    canvas.text(WIDE - 14, 22, words, theme.text, ground, "Bold", 22, "right")
    for number, (share, dice) in enumerate(rows):
        middle, x = 54 + 29 * number, 12.0
        for one in dice:
            x = put(canvas, die(one, 28, look.theme), x, middle - 1, ground) + 2
        left = max(78.0, x + 6)
        said = fitted(share.words, "Semibold", 20, WIDE - 62 - left)
        canvas.text(left, middle, said, theme.text, ground, "Semibold", 20)
        if share.bonus:
            colour = theme.well if share.bonus > 0 else theme.hurt
            canvas.text(WIDE - 14, middle, signed(share.bonus), colour, ground, "Bold", 21, "right")
    return high


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
def _bar(words: str, percent: int, rank: int, theme: PlaneTheme) -> Stamp:
    """Return a bar for one outcome, as long as its chance (`percent`).

    `rank` is the outcome's place in the list, counted from 0; it chooses the colour.
    """
    fill = (theme.kerb, theme.tired, theme.shot, theme.shot, theme.hurt)[rank]

    def draw(pen: Pen) -> None:
        pen.box(0, 0, WIDE, 34, theme.panel, 6)
        if percent:
            pen.box(0, 0, max(6, WIDE * percent / 100), 34, fill, 6)
        pen.text(14, 17, words, theme.text, "Bold", 21)
        pen.text(WIDE - 12, 17, f"{percent} %", theme.text, "Bold", 22, "right")

    return make_stamp(WIDE, 34, theme.over(theme.frame), draw)


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
