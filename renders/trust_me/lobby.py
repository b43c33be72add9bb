"""The picture before a game: the survivors on offer, what each can do, and who has chosen whom.

It shows no board, because scenery and tokens are laid out only when the game begins.
"""

from __future__ import annotations

from PIL import Image

from engine.trust_me.entries import Passport
from engine.trust_me.view import PlayerView
from renders.kit.inline import LEAST
from renders.kit.panel import frame
from renders.kit.pen import Canvas
from renders.kit.people import portrait
from renders.kit.text import fitted, largest, wrapped
from renders.trust_me.look import TrustLook, passport_face

SIZE = (1100, 700)
_TOP, _GAP, _MARGIN = 92, 8, 6
_COLUMNS, _ROWS = 2, 3
_WIDE = (SIZE[0] - 2 * _MARGIN - _GAP * (_COLUMNS - 1)) // _COLUMNS
_HIGH = (SIZE[1] - _TOP - _MARGIN - _GAP * (_ROWS - 1)) // _ROWS
_FACE = 116
"""The width of a portrait in pixels."""
_LINES = 3
"""How many lines of a survivor's ability fit below the name and the bonuses."""


def draw_lobby(look: TrustLook) -> Image.Image:
    """The survivors in a grid, as a palette image; those who are chosen bear a player's name."""
    canvas = Canvas.plain(*SIZE, look.over(look.theme.frame))
    theme = canvas.theme
    canvas.text(_MARGIN + 6, 32, look.title(), theme.accent, theme.frame, "Black", 42)
    line = fitted(look.say("plane-lobby-line"), "Semibold", 26, SIZE[0] - 2 * _MARGIN - 12)
    canvas.text(_MARGIN + 6, 70, line, theme.muted, theme.frame, "Semibold", 26)
    chosen = {one.passport: one for one in look.view.players if one.passport}
    for number, passport in enumerate(look.content.passports.values()):
        row, column = divmod(number, _COLUMNS)
        left, top = _MARGIN + column * (_WIDE + _GAP), _TOP + row * (_HIGH + _GAP)
        _put_card(canvas.moved(left, top), look, passport, chosen.get(passport.id))
    return canvas.image


def _put_card(
    canvas: Canvas, look: TrustLook, passport: Passport, player: PlayerView | None
) -> None:
    """Draw one survivor's card; its rim is bright if a player has chosen the survivor."""
    theme, ground = canvas.theme, canvas.theme.panel
    canvas.put(frame(_WIDE, _HIGH, theme, bright=player is not None), 0, 0)
    face = passport_face(passport.id)
    if face is not None:
        canvas.put(portrait(face, (_FACE, _HIGH - 12), theme, fallen=False, bare=False), 6, 6)
    left, room = _FACE + 18, _WIDE - _FACE - 28
    name = passport.name.in_(look.language)
    if player is not None:
        name, _, _ = name.partition(" ")
        name = look.say("plane-lobby-taken", name=name, player=look.player(player.seat))
    size = largest(name, "Black", (32, 28, 26), room)
    colour = theme.accent if player is not None else theme.text
    canvas.text(left, 28, fitted(name, "Black", size, room), colour, ground, "Black", size)
    bonuses = fitted(bonus_words(look, passport), "Semibold", 26, room)
    canvas.text(left, 64, bonuses, theme.muted, ground, "Semibold", 26)
    lines = wrapped(passport.text.in_(look.language), "Semibold", 26, room)
    for number, line in enumerate(lines[:_LINES]):
        canvas.text(left, 102 + 32 * number, line, theme.text, ground, "Semibold", 26)


def draw_preview(look: TrustLook, room: tuple[int, int]) -> Image.Image:
    """The survivors alone, in a grid that fills `room` (wide, high) in pixels."""
    canvas, theme = Canvas.plain(*room, look.over(look.theme.frame)), look.theme
    wide = (room[0] + _GAP) // _ROWS - _GAP
    high = (room[1] + _GAP) // _COLUMNS - _GAP
    for number, passport in enumerate(look.content.passports.values()):
        row, column = divmod(number, _ROWS)
        card = canvas.moved(column * (wide + _GAP), row * (high + _GAP))
        card.put(frame(wide, high, theme), 0, 0)
        if (face := passport_face(passport.id)) is not None:
            size = (wide - 12, high - 78)
            card.put(portrait(face, size, theme, fallen=False, bare=True), 6, 6)
        name, _, _ = passport.name.in_(look.language).partition(" ")
        name, middle = fitted(name, "Bold", LEAST, wide - 16), high - 38
        card.text(wide / 2, middle, name, theme.text, theme.panel, "Bold", LEAST, "middle")
    return canvas.image


def bonus_words(look: TrustLook, passport: Passport) -> str:
    """What a survivor adds to the dice of blows, shots and defence, in words."""
    return look.say(
        "plane-lobby-bonuses",
        melee=passport.melee,
        ranged=passport.ranged,
        survival=passport.survival,
    )


def lobby_words(look: TrustLook) -> list[str]:
    """What the picture says: the players, then the survivors with their bonuses and abilities."""
    names = ", ".join(look.full_name(one.seat) for one in look.view.players)
    offered = [
        look.say(
            "plane-lobby-survivor",
            name=one.name.in_(look.language),
            bonuses=bonus_words(look, one),
            ability=one.text.in_(look.language),
        )
        for one in look.content.passports.values()
    ]
    return [look.say("plane-lobby", names=names), look.say("plane-lobby-line") + ".", *offered]
