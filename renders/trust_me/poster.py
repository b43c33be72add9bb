"""The poster at the end of a game: who came home with what, who died, the board at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.trust_me.view import PlayerView
from renders.kit.alt import clipped
from renders.kit.inks import to_palette
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Stamp
from renders.kit.people import portrait
from renders.kit.poster import (
    HEIGHT,
    LOW,
    MARGIN,
    TYPE,
    WIDTH,
    Moment,
    put_moments,
    put_reason,
)
from renders.kit.text import fitted, largest, width_of
from renders.trust_me import signs
from renders.trust_me.look import TrustLook
from renders.trust_me.plane import LEFT, TOP, Marks, draw_pane
from renders.trust_me.signs import Sign, stamped
from renders.trust_me.things import thing
from renders.trust_me.window import Window
from renders.trust_me.words import sentence

_PLANE = Window(0, 600, 600, 352)
_RIM = 46
"""Pixels of the picture beyond the board, for figures on the rim."""
_PEOPLE, _CARD = 680, 116
_ENOUGH = 240
"""Moments stand below the players if more pixels than this are free there, else below the board."""


@dataclass(frozen=True, slots=True)
class TrustDeed:
    """What one survivor did in the whole game."""

    seat: str
    objective: str = ""
    """The objective card that the player showed; empty if it stays secret."""
    shown: Sequence[str] = ()
    """The kinds of the tokens that the survivor brought home."""


@dataclass(frozen=True, slots=True)
class TrustStory:
    """A game that is over, collected from its log."""

    deeds: Sequence[TrustDeed] = ()
    moments: Sequence[Moment] = ()
    reason: str = ""
    """How the game ended, in one sentence; empty for the standard one."""


def draw_poster(look: TrustLook, story: TrustStory) -> Image.Image:
    """The poster in palette mode; a game without an outcome was stopped before its end."""
    canvas = Canvas.plain(WIDTH, HEIGHT, look.over(look.theme.frame))
    theme = canvas.theme
    title = look.result()
    size = next((one for one in (58, 48, 40) if width_of(title, "Black", one) < 1120), 32)
    title = fitted(title, "Black", size, WIDTH - 2 * MARGIN)
    canvas.text(MARGIN, 52, title, theme.accent, theme.frame, "Black", size)
    line = look.say("plane-poster-line", title=look.title(), rounds=look.view.round)
    canvas.text(MARGIN, 100, line, theme.muted, theme.frame, "Semibold", 25)
    put_reason(canvas, MARGIN, 138, story.reason or reason_of(look), WIDTH - 2 * MARGIN)
    deeds = {one.seat: one for one in story.deeds}
    for row, player in enumerate(ranked(look)):
        deed = deeds.get(player.seat, TrustDeed(player.seat))
        _put_player(canvas.moved(MARGIN, 184 + (_CARD + 10) * row), look, player, deed)
    _put_plane(canvas, look)
    told = [(look.say("plane-round", round=one.round), _mark(look, one), one.words)
            for one in story.moments]  # fmt: skip
    people = 184 + (_CARD + 10) * len(look.view.players)
    left, top, low = MARGIN + _PEOPLE + 22, 608, LOW
    if LOW - people > _ENOUGH:
        left, top, low = MARGIN, people + 22, LOW - 60
    wide = WIDTH - left - MARGIN if left > MARGIN else _PEOPLE
    put_moments(canvas.moved(left, top), look.say("plane-moments"), told, (wide, low - top))
    _put_rest(canvas, look, people)
    return canvas.image


def ranked(look: TrustLook) -> list[PlayerView]:
    """Return the players in the poster's order.

    First come the winners, then other survivors who are home, then those still out, then the dead.
    """
    winners = look.view.winners
    places = ("gone", "board", "dead")
    return sorted(
        look.view.players, key=lambda one: (one.seat not in winners, places.index(one.place))
    )


def reason_of(look: TrustLook) -> str:
    """The standard sentence about how the game ended."""
    count = len(look.view.winners)
    return look.say("plane-reason", count=count, names=look.names(look.view.winners))


def _mark(look: TrustLook, moment: Moment) -> Stamp:
    match moment.mark:
        case "fallen":
            sign = signs.counter("wound", 28, look.theme)
        case "home":
            sign = signs.house(look.person(moment.seat), look.theme)
        case _:
            sign = signs.target(0, look.theme)
    return stamped(sign, look.over(look.theme.frame))


def fate_of(look: TrustLook, player: PlayerView, deed: TrustDeed) -> str:
    """Return what happened to a player's survivor, in words.

    These are the name of a winner's objective (if it is known), or that the survivor won, came home
    without the objective, is still out, or died.
    """
    objective = look.content.objectives.get(deed.objective)
    if player.seat in look.view.winners:
        return objective.name.in_(look.language) if objective else look.say("plane-fate-won")
    return look.say(f"plane-{player.place}" if player.place != "board" else "plane-fate-out")


def _put_player(canvas: Canvas, look: TrustLook, player: PlayerView, deed: TrustDeed) -> None:
    theme, ground = canvas.theme, canvas.theme.panel
    won = player.seat in look.view.winners
    canvas.put(frame(_PEOPLE, _CARD, theme, bright=won), 0, 0)
    face = portrait(look.person(player.seat), (100, 104), theme, fallen=player.place == "dead",
                    bare=False)  # fmt: skip
    canvas.put(face, 6, 6)

    def put(sign: Sign, x: float, middle: float) -> float:
        canvas.put(stamped(sign, theme.over(ground)), x, middle - sign.height / 2)
        return x + sign.width

    x = put(signs.survivor(look.person(player.seat), 34, look.theme), 116, 32) + 8
    name = look.name(player.seat)
    x += canvas.text(x, 32, name, theme.text, ground, "Black", 30) + 12
    who = fitted(look.players.get(player.seat, ""), "Semibold", 23, _PEOPLE - 16 - x)
    canvas.text(x, 32, who, theme.muted, ground, "Semibold", 23)
    fate = fitted(fate_of(look, player, deed), "Bold", 24, 300)
    colour = theme.well if won else theme.hurt if player.place == "dead" else theme.muted
    canvas.text(122, 80, fate, colour, ground, "Bold", 24)
    x = 122 + width_of(fate, "Bold", 24) + 12
    for kind in deed.shown[:4]:
        x = put(thing(kind, 38, look.theme), x, 80) + 4
    x = _PEOPLE - 16.0
    for sign, count in ((signs.grave(look.theme), player.killed),
                        (signs.alpha(34, False, look.theme), player.zombies)):  # fmt: skip
        if count:
            x -= canvas.text(x, 80, f"×{count}", theme.text, ground, "Black", 25, "right") + 6
            x -= sign.width
            put(sign, x, 80)
            x -= 14


def _put_plane(canvas: Canvas, look: TrustLook) -> None:
    """Draw the board as it was at the end."""
    pane = draw_pane(look, _PLANE, Marks(size=32, flags=False, named=False))
    side = _PLANE.side
    picture = pane.crop((0, 0, LEFT + side + 24, TOP + side + _RIM))
    left = MARGIN + _PEOPLE + 36
    canvas.image.paste(to_palette(picture, look.theme), (left, 170))


def _put_rest(canvas: Canvas, look: TrustLook, top: int) -> None:
    """Write the motto, if there is room below the players."""
    if top > LOW - 60:
        return
    theme = canvas.theme
    words = look.say("plane-motto")
    size = largest(words, "Black", (30, 26, TYPE), _PEOPLE)
    canvas.text(MARGIN, LOW - 24, words, theme.muted, theme.frame, "Black", size)


def poster_alt(look: TrustLook, story: TrustStory) -> str:
    """The result, the reason, and every player's fate, in at most 1,024 characters."""
    deeds = {one.seat: one for one in story.deeds}
    parts = [sentence(look.result()), sentence(story.reason or reason_of(look))]
    for player in ranked(look):
        deed = deeds.get(player.seat, TrustDeed(player.seat))
        counts = look.say("plane-poster-kills", zombies=player.zombies, survivors=player.killed)
        fate = fate_of(look, player, deed)
        name = look.full_name(player.seat)
        parts.append(sentence(look.say("plane-alt-out", name=name, state=f"{fate}, {counts}")))
    parts += [sentence(one.words) for one in story.moments]
    return clipped(" ".join(parts))
