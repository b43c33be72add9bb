"""The strip beside the board: who acts, all players, the groups, and a legend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.trust_me.view import AlphaView, HeldView, PlayerView
from renders.kit.palette import Base, Colour
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import fitted, largest, width_of
from renders.trust_me import signs
from renders.trust_me.look import TrustLook
from renders.trust_me.marks import aim_of
from renders.trust_me.plane import Noise
from renders.trust_me.signs import LEAST, Sign, stamped
from renders.trust_me.theme import PlaneTheme, plane_of
from renders.trust_me.things import thing

LEFT, WIDE, LOW = 692, 392, 690
_CARD, _GROUP = 70, 42
_UPPER, _LOWER = 21, 50
"""The y coordinates, in pixels, of the middles of the two lines of a player's card."""
HANDS = ("left", "right")
PEOPLE = (29, 27, LEAST)
"""Type sizes of a player's name; the largest that fits is used."""


def put(canvas: Canvas, sign: Sign, x: float, middle: float, ground: Colour | None = None) -> float:
    """Put a sign with its left edge at `x`; return the x coordinate where it ends.

    It lies on plain ground of the colour `ground`; None means the frame's colour.
    """
    base = Base(canvas.theme, ground or canvas.theme.frame)
    canvas.put(stamped(sign, base), x, middle - sign.height / 2)
    return x + sign.width


def put_strip(canvas: Canvas, look: TrustLook, noises: Sequence[Noise]) -> None:
    """Draw the strip from top to bottom, as far as there is room."""
    top = put_people(canvas, look)
    top = _put_groups(canvas, look, noises, top + 14)
    _put_legend(canvas, look, noises, top + 18)


def put_people(canvas: Canvas, look: TrustLook) -> int:
    """Draw the head and a card for each player; returns the y coordinate below them."""
    put_head(canvas, look)
    top = 103
    for player in look.view.players:
        _put_player(canvas.moved(0, top), look, player)
        top += _CARD + 7
    return top


def put_head(canvas: Canvas, look: TrustLook) -> None:
    """Draw title and round at the left, and who acts at the right."""
    theme, view = canvas.theme, look.view
    x = WIDE - 0.0
    acting = look.acting()
    for seat in reversed(acting[:3]):
        sign = signs.survivor(look.person(seat), 36, look.theme, turn=True)
        x -= sign.width
        put(canvas, sign, x, 38)
    room = x - 10
    if len(acting) == 1:
        name = look.name(acting[0])
        wide = width_of(name, "Bold", LEAST)
        canvas.text(x - 6, 38, name, theme.text, theme.frame, "Bold", LEAST, "right")
        room = x - 6 - wide - 12
    over = view.outcome is not None
    title = look.result() if over else look.title()
    size = largest(title, "Black", (38, 32, LEAST), room)
    title = fitted(title, "Black", size, room)
    canvas.text(0, 38, title, theme.accent if over else theme.text, theme.frame, "Black", size)
    _put_second(canvas, look, 80)


def _put_second(canvas: Canvas, look: TrustLook, middle: float) -> None:
    theme, view = canvas.theme, look.view
    x = canvas.text(0, middle, look.round_words(), theme.text, theme.frame, "Bold", LEAST) + 12
    if view.hunt and view.outcome is None:
        words, colour = look.hunt_words(), theme.hurt
    else:
        words, colour = look.say("plane-over") if view.outcome else "", theme.muted
    x += canvas.text(x, middle, words, colour, theme.frame, "Semibold", LEAST) + 12
    asked = any(view.questions)
    key = "plane-asked" if asked else "plane-acts"
    words = look.say(key)
    fits = width_of(words, "Semibold", LEAST) <= WIDE - x
    if view.outcome is None and view.round and fits:
        canvas.text(WIDE, middle, words, theme.muted, theme.frame, "Semibold", LEAST, "right")


# ------------------------------------------------------------ survivors


def _put_player(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    """Draw a player's card: token, name, field, who sees the survivor, counters, state or hands."""
    theme, ground = canvas.theme, canvas.theme.panel
    turn = player.seat in look.acting()
    canvas.put(frame(WIDE, _CARD, theme, turn), 0, 0)
    token = signs.survivor(look.person(player.seat), 38, look.theme)
    put(canvas, token, 33 - token.width / 2, _CARD / 2, ground)
    here = look.stands(player)
    right = _put_seen(canvas, look, player, _UPPER) if here else WIDE - 12.0
    name, colour = look.name(player.seat), theme.text if here else theme.muted
    x = 62 + canvas.text(62, _UPPER, name, colour, ground, "Bold", signs.MARK) + 9
    if here:
        x = put(canvas, signs.plate(look.field(player.at), look.theme), x, _UPPER, ground) + 7
    who = look.played_by(player.seat)
    if who and right - x > 50:
        room = right - x - 6
        size = largest(who, "Semibold", PEOPLE, room)
        shown = fitted(who, "Semibold", size, room)
        canvas.text(x, _UPPER, shown, theme.muted, ground, "Semibold", size)
    x = _put_counters(canvas, look, player, _LOWER) if player.place == "board" else 62
    words, colour = _state(look, player)
    right = WIDE - 10.0 if words else _put_hands(canvas, look, player, _LOWER)
    shown = fitted(words, "Semibold", LEAST, right - x - 8)
    canvas.text(right, _LOWER, shown, colour, ground, "Semibold", LEAST, "right")


def _put_hands(canvas: Canvas, look: TrustLook, player: PlayerView, middle: float) -> float:
    """Draw what the hands hold; returns the x coordinate where it begins."""
    x = WIDE - 8.0
    for one in reversed(in_hand(player)):
        sign = thing(one.kind, 32, look.theme, one.empty)
        x -= sign.width + 6
        put(canvas, sign, x, middle, canvas.theme.panel)
    return x


def in_hand(player: PlayerView) -> list[HeldView]:
    """The tokens in the hands, from left to right."""
    held = {one.slot: one for one in player.held}
    return [held[hand] for hand in HANDS if hand in held]


def _put_seen(canvas: Canvas, look: TrustLook, player: PlayerView, middle: float) -> float:
    """Draw an eye and the groups that see the survivor, or a crossed-out eye if none does.

    Return the x coordinate of the left end of the row, in pixels.
    """
    ground, x = canvas.theme.panel, WIDE - 10.0
    seen = [one for one in look.view.groups if player.seat in one.sees]
    for one in reversed(seen):
        sign = signs.group(look.number(one.id), one.prey == player.seat, look.theme)
        x -= sign.width + 3
        put(canvas, sign, x, middle, ground)
    eye = signs.eye("seen" if seen else "unseen", look.theme)
    x -= eye.width + 4
    put(canvas, eye, x, middle, ground)
    return x


def _put_counters(canvas: Canvas, look: TrustLook, player: PlayerView, middle: float) -> float:
    """Draw the Action and Fatigue tokens that are placed, those still to place, then harm.

    Return the x coordinate of the right end of the row, in pixels.
    """
    ground, theme = canvas.theme.panel, look.theme
    lying = sorted(player.actions.values())
    x = 62.0
    for sort in [*lying, *["open"] * player.unplaced]:
        x = put(canvas, signs.counter(sort, 24, theme), x, middle, ground) + 4
    harms = sorted([*player.harm.values(), *["wound"] * player.dressed], reverse=True)
    x += 8 if harms else 0
    for harm in harms:
        x = put(canvas, signs.counter(harm, 24, theme), x, middle, ground) + 1
    return x


def _state(look: TrustLook, player: PlayerView) -> tuple[str, Colour]:
    """The most important fact about a player with its colour: out, aiming, or in cover.

    Empty if there is none; then the hands are shown instead.
    """
    theme = look.theme
    if player.seat in look.view.winners:
        return look.say("plane-fate-won"), theme.well
    if player.place != "board":
        return look.say(f"plane-{player.place}"), theme.muted
    if player.target:
        return look.say("plane-aims", name=look.name(player.target)), theme.accent
    if player.target_at is not None:
        at = look.field(player.target_at)
        return look.say("plane-aims-field", field=at), theme.accent
    return look.cover_of(player.at) if look.view.round else "", theme.muted


# ------------------------------------------------------------ groups


def _put_groups(canvas: Canvas, look: TrustLook, noises: Sequence[Noise], top: float) -> float:
    """Draw where each group goes and how strongly it attacks; returns the y coordinate below."""
    theme, view = canvas.theme, look.view
    if not view.round:
        return top
    words = look.say("plane-zombies" if view.groups else "plane-no-zombies")
    canvas.text(0, top, words, theme.text, theme.frame, "Bold", LEAST)
    if view.groups:
        attack = look.say("plane-attack")
        canvas.text(WIDE - 12, top, attack, theme.muted, theme.frame, "Semibold", LEAST, "right")
    top += 18
    for group in view.groups:
        _put_group(canvas.moved(0, round(top)), look, group, noises)
        top += _GROUP + 5
    return top


def _put_group(canvas: Canvas, look: TrustLook, group: AlphaView, noises: Sequence[Noise]) -> None:
    theme, ground, middle = canvas.theme, canvas.theme.panel, _GROUP / 2
    canvas.put(framed(_GROUP, theme.over(theme.frame), bool(group.prey)), 0, 0)
    x = put(canvas, signs.alpha(28, bool(group.prey), look.theme), 8, middle, ground) + 8
    number = look.number(group.id)
    tally = signs.tally(number, group.neutrals + 1, bool(group.prey), look.theme)
    x = put(canvas, tally, x, middle, ground) + 12
    if group.prey:
        words, colour = look.say("plane-hunts"), look.theme.pursuit
        sign = signs.survivor(look.person(group.prey), 30, look.theme)
    else:
        words, colour = look.say("plane-walks"), look.theme.wander
        sign = _goal(look, group, noises)
    x += canvas.text(x, middle, words, colour, ground, "Bold", LEAST) + 9
    put(canvas, sign, x, middle, ground)
    attack = str(look.strength(group))
    canvas.text(WIDE - 14, middle, attack, theme.text, ground, "Black", signs.MARK, "right")


def _goal(look: TrustLook, group: AlphaView, noises: Sequence[Noise]) -> Sign:
    """The sign of what a group walks to: a noise, the distant noise, or a field."""
    heard = [one for one in noises if one.at == group.goal]
    if heard:
        words = str(heard[-1].number)
        return (
            signs.burst(words, look.theme, 38) if heard[-1].din else signs.noise(words, look.theme)
        )
    if group.goal == look.view.noise:
        return signs.burst("", look.theme, 38)
    return signs.plate(look.field(group.goal), look.theme)


@lru_cache(maxsize=64)
def framed(height: int, ground: Base, loud: bool) -> Stamp:
    """An empty card as wide as the strip; with `loud` it has a red rim."""

    def draw(pen: Pen) -> None:
        theme = plane_of(pen.theme)
        rim, thick = (theme.pursuit, 2.4) if loud else (theme.panel_edge, 1.8)
        pen.frame((0, 0, WIDE, height), theme.panel, rim, thick, 9)

    return make_stamp(WIDE, height, ground, draw)


# ------------------------------------------------------------ legend


def _put_legend(canvas: Canvas, look: TrustLook, noises: Sequence[Noise], top: float) -> None:
    """Draw a legend of the signs in the picture, as many as there is room for."""
    theme, view = look.theme, look.view
    entries: list[tuple[Sign, str]] = []
    if any(one.prey for one in view.groups):
        entries.append((signs.cone("hunted", theme), look.say("plane-legend-hunted")))
    if any(not one.prey for one in view.groups):
        entries.append((signs.cone("roamed", theme), look.say("plane-legend-roamed")))
    if view.round:
        entries.append((signs.burst("", theme, 32), look.say("plane-legend-distant")))
    if noises:
        entries.append((signs.noise("", theme), look.say("plane-legend-noise")))
    if view.lying:
        entries.append((signs.token(23, theme), look.say("plane-legend-token")))
    for one in look.standing():
        if aim_of(look, one) is not None:
            sign = dashes(look.person(one.seat).paint.fill, theme)
            entries.append((sign, look.say("plane-legend-aims", name=look.name(one.seat))))
    put_entries(canvas, entries, top)


def put_entries(
    canvas: Canvas,
    entries: Sequence[tuple[Sign, str]],
    top: float,
    room: float = WIDE,
    low: float = LOW,
) -> None:
    """Draw entries of a sign and its words one after the other, in as many rows as fit above `low`;
    a row is `room` pixels wide.
    """
    theme, x = canvas.theme, 0.0
    for sign, words in entries:
        wide = sign.width + 7 + width_of(words, "Semibold", LEAST)
        if x and x + wide > room:
            x, top = 0.0, top + 34
        if top > low - 14:
            return
        put(canvas, sign, x, top)
        canvas.text(x + sign.width + 7, top, words, theme.text, theme.frame, "Semibold", LEAST)
        x += wide + 20


@lru_cache(maxsize=32)
def dashes(colour: Colour, theme: PlaneTheme, dash: float = 8) -> Sign:
    """A dashed line, for the legend."""
    return signs.made(
        theme, 44, 8, lambda pen: signs.draw_line(pen, (3, 4), (41, 4), 4, colour, dash)
    )
