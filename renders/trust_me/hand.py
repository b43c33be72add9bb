"""A seat's secrets: objective, passport, tokens, and what is left to do.

For another seat the objective is left out, and tokens that lie face down show only their backs.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.trust_me.view import HeldView, PlayerView
from renders.kit.alt import fitted as fitted_alt
from renders.kit.palette import BONE, INK, SPAWN, WHITE
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait
from renders.kit.text import fitted, width_of, wrapped
from renders.trust_me import signs
from renders.trust_me.look import TrustLook
from renders.trust_me.sheet import SIZE
from renders.trust_me.signs import Sign, made, stamped
from renders.trust_me.strip import HANDS, put
from renders.trust_me.theme import PlaneTheme
from renders.trust_me.things import thing
from renders.trust_me.window import field_of
from renders.trust_me.words import listed, sentence, token_words

_CARD, _PASSPORT, _TALL = 372, 330, 444
_MOST = 6
"""The most tokens that have a line of their own; the last line lists all others."""
_BEFORE, _AFTER = 76, 306
"""Where the words beside a token begin and end, in pixels."""
NAME_ROOM, PLACE_ROOM = 198, _AFTER - _BEFORE - 10
"""The greatest width, in pixels, of a token's name, and of its slot with the words for who sees it.
"""


class Step(NamedTuple):
    """One thing that an objective asks for, and whether it is done.

    `kind` is the kind of token to bring, `whose` the seat of the survivor who must die; each is
    empty if the step is of another sort.
    """

    done: bool
    words: str
    kind: str = ""
    whose: str = ""

    @property
    def within(self) -> str:
        """Return `words` in the form that they have in the middle of a sentence."""
        return self.words if self.whose else listed([self.words])


# ------------------------------------------------------------ what is still to do


def resources_of(look: TrustLook, player: PlayerView) -> Counter[str]:
    """How many resources of each kind are on the player's sheet."""
    kinds = look.content.tokens
    held = [one.kind for one in player.held if one.kind in kinds]
    return Counter(one for one in held if kinds[one].sort == "resource")


def steps_of(look: TrustLook, player: PlayerView) -> list[Step]:
    """Everything that the objective asks for before going home.

    Empty if the view does not know the objective.
    """
    asked = look.content.objectives.get(player.objective)
    if asked is None:
        return []
    held, say = resources_of(look, player), look.say
    found = [Step(held[one] > 0, look.token(one), one) for one in asked.resources]
    if asked.any:
        found.append(_counted(look, "any", held.total(), asked.any))
    if asked.different:
        found.append(_counted(look, "different", len(held), asked.different))
    if asked.dead:
        found += _prey(look, player, asked.dead, held.total())
    if asked.zombies:
        found.append(_counted(look, "zombies", player.zombies, asked.zombies))
    if asked.spares:
        found.append(Step(not player.killed, say("plane-step-spares")))
    if asked.loaded:
        found.append(Step(_is_armed(look, player), say("plane-step-loaded")))
    return found


def _counted(look: TrustLook, what: str, has: int, needs: int) -> Step:
    words = look.say("plane-step-count", what=what, has=min(has, needs), needs=needs)
    return Step(has >= needs, words)


def _prey(look: TrustLook, player: PlayerView, side: str, held: int) -> list[Step]:
    """Return the step for the neighbour on `side` (`left` or `right`) who must die.

    If that neighbour went home alive, return the step for any two resources instead; `held` is how
    many the player has.
    """
    seats = look.view.seats
    other = seats[(seats.index(player.seat) + (1 if side == "left" else -1)) % len(seats)]
    place = look.seated(other).place
    if place == "gone":
        return [_counted(look, "any", held, 2)]
    words = look.say("plane-step-dead", name=look.name(other))
    return [Step(place == "dead", words, whose=other)]


def _is_armed(look: TrustLook, player: PlayerView) -> bool:
    """True if a loaded gun is in a hand."""
    guns = [one for one in player.held if one.slot in HANDS and not one.empty]
    kinds = look.content.tokens
    return any(one.kind in kinds and kinds[one.kind].sort == "ranged" for one in guns)


# ------------------------------------------------------------ the picture


def draw_hand(look: TrustLook, seat: str) -> Image.Image:
    """The secrets of `seat` as far as the view shows them, as a palette image.

    Raises KeyError for an unknown seat.
    """
    player = look.seated(seat)
    canvas = Canvas.plain(*SIZE, look.over(look.theme.frame))
    _put_title(canvas, look, player)
    _put_objective(canvas.moved(22, 78), look, player)
    _put_passport(canvas.moved(414, 78), look, player)
    _put_tokens(canvas.moved(764, 78), look, player)
    _put_steps(canvas.moved(20, 540), look, player)
    return canvas.image


def _put_title(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    theme, own = canvas.theme, look.view.seat == player.seat
    x = put(canvas, signs.survivor(look.person(player.seat), 46, look.theme), 16, 40) + 8
    title = look.say("plane-secrets", own="yes" if own else "no", name=look.name(player.seat))
    x += canvas.text(x, 38, title, theme.text, theme.frame, "Black", 34) + 28
    if own:
        x = put(canvas, signs.eye("own", look.theme), x, 38) + 9
        words = look.say("plane-only-you")
        canvas.text(x, 38, words, look.theme.reach, theme.frame, "Semibold", 22)
    round_ = look.round_words()
    canvas.text(1080, 38, round_, theme.muted, theme.frame, "Semibold", 21, "right")


def _put_objective(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    theme = canvas.theme
    canvas.put(_paper(_CARD, look.theme), 0, 0)
    middle = _CARD / 2

    def line(y: float, words: str, size: int, bold: bool = False) -> None:
        weight = "Bold" if bold else "Semibold"
        canvas.text(middle, y, words, INK, BONE, weight, size, "middle")

    title = look.say("plane-objective")
    canvas.text(middle, 38, title, WHITE, SPAWN, "Bold", 25, "middle")
    asked = look.content.objectives.get(player.objective)
    if asked is None:
        canvas.put(stamped(_question(look.theme), theme.over(BONE)), middle - 60, 110)
        line(280, look.say("plane-unknown"), 22)
        return
    top = 92
    steps = [one for one in steps_of(look, player) if one.kind]
    if steps:
        _put_resources(canvas, look, steps)
        top = 250
    for number, words in enumerate(wrapped(asked.name.in_(look.language), "Bold", 25, 330)[:2]):
        line(top + 30 * number, words, 25, bold=True)
    top += 30 * min(2, len(wrapped(asked.name.in_(look.language), "Bold", 25, 330))) + 14
    for words in wrapped(asked.text.in_(look.language), "Semibold", 21, 332)[:5]:
        line(top, words, 21)
        top += 28
    line(_TALL - 32, look.say("plane-secret-after-death"), 20, bold=True)


def _put_resources(canvas: Canvas, look: TrustLook, steps: list[Step]) -> None:
    """Draw each resource as a large token, with a tick if the player has it."""
    left = _CARD / 2 - 80 * (len(steps) - 1)
    for number, one in enumerate(steps):
        x = left + 160 * number
        canvas.put(stamped(_coin(one.kind, one.done, look.theme), canvas.theme.over(BONE)),
                   x - 64, 78)  # fmt: skip
        if number:
            canvas.text(x - 80, 146, "+", INK, BONE, "Black", 36, "middle")


@lru_cache(maxsize=32)
def _coin(kind: str, done: bool, theme: PlaneTheme) -> Sign:
    drawn = thing(kind, 76, theme)

    def draw(pen: Pen) -> None:
        pen.disc(64, 68, 58, INK)
        pen.disc(64, 68, 55, WHITE)
        pen.disc(64, 68, 49, theme.wreck_1)
        pen.disc(112, 22, 16, INK)
        pen.disc(112, 22, 14, theme.well if done else WHITE)
        if done:
            pen.line([(105, 22), (110, 28), (120, 16)], 4, INK)

    sign = made(theme, 130, 130, draw)
    sign.image.paste(drawn.image, (64 - 38, 68 - 38), drawn.image)
    return sign


@lru_cache(maxsize=4)
def _question(theme: PlaneTheme) -> Sign:
    def draw(pen: Pen) -> None:
        pen.disc(60, 60, 58, theme.back)
        pen.text(60, 60, "?", INK, "Black", 80, "middle")

    return made(theme, 120, 120, draw)


@lru_cache(maxsize=4)
def _paper(wide: int, theme: PlaneTheme) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, _TALL, BONE, 16)
        pen.box(10, 10, wide - 10, 66, SPAWN, 9)

    return make_stamp(wide, _TALL, theme.over(theme.frame), draw)


@lru_cache(maxsize=4)
def _booklet(wide: int, theme: PlaneTheme) -> Stamp:
    return make_stamp(
        wide, _TALL, theme.over(theme.frame),
        lambda pen: pen.box(0, 0, wide, _TALL, theme.free, 16),
    )  # fmt: skip


def _put_passport(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    """Draw the passport; everybody knows it, and it is repeated here for its owner."""
    ground = look.theme.free
    canvas.put(_booklet(_PASSPORT, look.theme), 0, 0)
    passport = look.content.passports.get(player.passport)
    if passport is None:
        return
    title = look.say("plane-passport")
    x = 20 + canvas.text(20, 32, title, BONE, ground, "Bold", 21) + 12
    name = fitted(passport.name.in_(look.language), "Bold", 23, 312 - x)
    canvas.text(312, 32, name, WHITE, ground, "Bold", 23, "right")
    face = portrait(look.person(player.seat), (132, 176), look.theme, fallen=False, bare=True)
    canvas.put(face, 20, 60)
    for row, stat in enumerate(("melee", "ranged", "survival")):
        middle = 86 + 60 * row
        words = look.say("plane-stat", stat=stat)
        canvas.text(168, middle, words, BONE, ground, "Semibold", 21)
        bonus = f"+{getattr(passport, stat)}"
        canvas.text(310, middle, bonus, WHITE, ground, "Black", 26, "right")
    top = 270
    for line in wrapped(passport.text.in_(look.language), "Semibold", 21, 294)[:4]:
        canvas.text(20, top, line, BONE, ground, "Semibold", 21)
        top += 28
    if player.laid:
        canvas.text(20, 396, look.say("plane-laid"), BONE, ground, "Bold", 21)
        x = 32 + width_of(look.say("plane-laid"), "Bold", 21)
        for kind in player.laid[:4]:
            x = put(canvas, thing(kind, 44, look.theme), x, 398, ground) + 8


def _put_tokens(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    """Draw each token with its slot and who can see it."""
    theme = canvas.theme
    canvas.text(0, 14, look.say("plane-your-tokens"), theme.text, theme.frame, "Bold", 24)
    hint = look.say("plane-who-sees")
    canvas.text(316, 14, hint, theme.muted, theme.frame, "Semibold", 20, "right")
    held = sorted([*player.held, *_nowhere_yet(player)], key=lambda one: (one.hidden, one.slot))
    if not held:
        words = look.say("plane-empty")
        canvas.text(0, 60, words, theme.muted, theme.frame, "Semibold", 21)
    rows = held if len(held) <= _MOST else held[: _MOST - 1]
    for number, one in enumerate(rows):
        _put_token(canvas.moved(0, 34 + 69 * number), look, one)
    if len(rows) < len(held):
        more = ", ".join(token_words(look, one) for one in held[len(rows) :])
        for number, line in enumerate(wrapped(more, "Semibold", 20, 312)[:2]):
            middle = 34 + 69 * len(rows) + 20 + 26 * number
            shown = fitted(line, "Semibold", 20, 312)
            canvas.text(4, middle, shown, theme.text, theme.frame, "Semibold", 20)


def _nowhere_yet(player: PlayerView) -> list[HeldView]:
    """Tokens without a slot: offered ones, or one that is still to be put away."""
    slot, first = ("found", [player.found]) if player.found else ("offered", [])
    return [HeldView(slot, one, "", True, False) for one in (*first, *player.offered)]


def _put_token(canvas: Canvas, look: TrustLook, held: HeldView) -> None:
    theme, ground = canvas.theme, canvas.theme.panel
    canvas.put(_row(held.hidden, look.theme), 0, 0)
    put(canvas, thing(held.kind, 44, look.theme, held.empty), 16, 31, ground)
    secret = ("you" if held.kind else "owner") if held.hidden else "all"
    words = look.say("plane-sees", who=secret)
    colour = look.theme.reach if held.hidden else theme.muted
    canvas.text(_AFTER, 44, words, colour, ground, "Semibold", 20, "right")
    put(canvas, signs.eye("own" if held.hidden else "open", look.theme), 278, 20, ground)
    name = fitted(token_words(look, held), "Bold", 21, NAME_ROOM)
    canvas.text(_BEFORE, 20, name, theme.text, ground, "Bold", 21)
    where = look.say("plane-slot", slot=held.slot)
    canvas.text(_BEFORE, 44, where, theme.muted, ground, "Semibold", 20)


@lru_cache(maxsize=4)
def _row(secret: bool, theme: PlaneTheme) -> Stamp:
    def draw(pen: Pen) -> None:
        rim, thick = (theme.reach, 3) if secret else (theme.panel_edge, 1.8)
        pen.frame((0, 0, 316, 62), theme.panel, rim, thick, 9)

    return make_stamp(316, 62, theme.over(theme.frame), draw)


def _put_steps(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    theme, ground = canvas.theme, canvas.theme.panel
    canvas.put(frame(1060, 142, theme, bright=True), 0, 0)
    canvas.text(20, 30, look.say("plane-to-do"), theme.text, ground, "Bold", 23)
    hint = look.say("plane-may-lie")
    canvas.text(1040, 30, hint, theme.muted, ground, "Semibold", 20, "right")
    steps = steps_of(look, player)
    share = 1040 / (len(steps) + 1)
    for number, one in enumerate(steps):
        x = 20 + share * number
        put(canvas, _tick(one.done, number + 1, look.theme), x, 92, ground)
        _put_words(canvas, one.words, "", x + 54, share - 80)
        put(canvas, _arrow(look.theme), x + share - 30, 92, ground)
    x = 20 + share * len(steps)
    put(canvas, _tick(False, len(steps) + 1, look.theme), x, 92, ground)
    _put_words(
        canvas, look.say("plane-leave"), _home(look, player, "plane-leave-by"), x + 54, share - 110
    )
    put(canvas, signs.house(look.person(player.seat), look.theme), 1010, 92, ground)


def _home(look: TrustLook, player: PlayerView, key: str) -> str:
    """The field of the player's community and the distance; empty before the first round."""
    if not look.view.round:
        return ""
    return look.say(key, field=field_of(player.community), cm=look.cm_home(player))


def _put_words(canvas: Canvas, first: str, second: str, x: float, room: float) -> None:
    theme, ground = canvas.theme, canvas.theme.panel
    lines = wrapped(first, "Bold", 22, room)[:2] if not second else [first]
    middle = 92 - 13 * (len(lines) + bool(second) - 1)
    for line in lines:
        shown = fitted(line, "Bold", 22, room)
        canvas.text(x, middle, shown, theme.text, ground, "Bold", 22)
        middle += 27
    if second:
        shown = fitted(second, "Semibold", 20, room)
        canvas.text(x, middle, shown, theme.muted, ground, "Semibold", 20)


@lru_cache(maxsize=16)
def _tick(done: bool, number: int, theme: PlaneTheme) -> Sign:
    def draw(pen: Pen) -> None:
        pen.disc(22, 22, 21, theme.well if done else theme.muted)
        if done:
            pen.line([(12, 22), (19, 30), (33, 14)], 5.5, INK)
        else:
            pen.disc(22, 22, 18.5, theme.panel)
            pen.text(22, 22, str(number), theme.text, "Bold", 23, "middle")

    return made(theme, 44, 44, draw)


@lru_cache(maxsize=4)
def _arrow(theme: PlaneTheme) -> Sign:
    points = [(1, 1), (20, 14), (1, 27)]
    return made(theme, 22, 28, lambda pen: pen.polygon(points, theme.panel_edge))


def steps_due(look: TrustLook, player: PlayerView) -> list[str]:
    """The parts of the player's objective that are not done yet, in a few words each.

    Empty if there are none, or if the view does not know the objective.
    """
    return [one.within for one in steps_of(look, player) if not one.done]


def goal_steps(look: TrustLook, player: PlayerView) -> list[str]:
    """The parts of the player's objective, done and still to do, as sentences.

    Empty if the view does not know the objective.
    """
    if player.objective not in look.content.objectives:
        return []
    steps, say = steps_of(look, player), look.say
    done, due = [one.within for one in steps if one.done], steps_due(look, player)
    home = _home(look, player, "plane-alt-leave") or listed([say("plane-leave")])
    told = [sentence(say("plane-done", things=", ".join(done)))] if done else []
    return [*told, sentence(say("plane-due", things=", ".join([*due, home])))]


def hand_alt(look: TrustLook, seat: str) -> str:
    """The objective, its parts done and to do, and tokens with slots, in at most 1,024 characters.

    Raises KeyError for an unknown seat.
    """
    player, say = look.seated(seat), look.say
    own = look.view.seat == seat
    title = say("plane-secrets", own="yes" if own else "no", name=look.name(seat))
    first = [sentence(f"{title} ({say('plane-only-you')})" if own else title)]
    asked = look.content.objectives.get(player.objective)
    if asked is not None:
        first.append(asked.text.in_(look.language))
    rest = goal_steps(look, player)
    rest += [
        sentence(f"{token_words(look, one)}, {say('plane-slot', slot=one.slot)}")
        for one in (*player.held, *_nowhere_yet(player))
    ]
    rest += [sentence(look.token(one)) for one in player.laid]
    return fitted_alt([first], rest)
