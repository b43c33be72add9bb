"""A survivor's sheet: which of its nine cells are free, and what lies on the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.trust_me.view import HeldView, PlayerView
from renders.kit.alt import fitted as fitted_alt
from renders.kit.palette import BONE, INK, SIGNAL, SPAWN, WHITE, Colour
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait
from renders.kit.text import fitted, width_of, wrapped
from renders.trust_me import signs
from renders.trust_me.closer import gaits
from renders.trust_me.look import TrustLook
from renders.trust_me.signs import Sign, made
from renders.trust_me.strip import put
from renders.trust_me.theme import PlaneTheme
from renders.trust_me.things import thing
from renders.trust_me.words import listed, player_words, sentence, token_words

SIZE = (1100, 700)
_CELL, _STEP = 148, 156
_DICE = {"melee": "yellow", "ranged": "yellow", "survival": "blue"}
"""The die that a free cell adds to a roll, by the kind of roll."""


def slots_of(player: PlayerView) -> dict[str, HeldView]:
    """The player's tokens by slot."""
    return {one.slot: one for one in player.held}


def free_cells(look: TrustLook, player: PlayerView, gives: str) -> int:
    """How many free cells of the player's sheet give this bonus (`gives`)."""
    covered = {*player.actions, *player.harm, *slots_of(player)}
    cells = look.content.cells.values()
    return sum(one.gives == gives and one.id not in covered for one in cells)


def draw_sheet(look: TrustLook, seat: str) -> Image.Image:
    """The sheet of `seat` as far as the view shows it, as a palette image.

    Raises KeyError for an unknown seat.
    """
    player = look.seated(seat)
    canvas = Canvas.plain(*SIZE, look.over(look.theme.frame))
    _put_person(canvas.moved(20, 20), look, player)
    _put_cells(canvas.moved(310, 20), look, player)
    _put_carried(canvas.moved(800, 20), look, player)
    _put_counts(canvas.moved(20, 548), look, player)
    return canvas.image


# ------------------------------------------------------------ who it is


def _put_person(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    theme, person = canvas.theme, look.person(player.seat)
    fallen = player.place == "dead"
    canvas.put(portrait(person, (262, 222), theme, fallen=fallen, bare=True), 0, 0)
    name = look.name(player.seat)
    size = next((one for one in (38, 32, 28) if width_of(name, "Black", one) < 150), 24)
    x = canvas.text(2, 259, name, theme.text, theme.frame, "Black", size) + 10
    x = put(canvas, signs.survivor(person, 40, look.theme), x, 259) + 8
    if look.stands(player):
        put(canvas, signs.plate(look.field(player.at), look.theme), x, 259)
    who = look.players.get(player.seat, "")
    shown = fitted(who, "Semibold", 20, 262)
    canvas.text(4, 294, shown, theme.muted, theme.frame, "Semibold", 20)
    passport = look.content.passports.get(player.passport)
    if passport is None:
        return
    stats = (("melee", passport.melee), ("ranged", passport.ranged),
             ("survival", passport.survival))  # fmt: skip
    for row, (stat, bonus) in enumerate(stats):
        middle = 328 + 32 * row
        word = look.say("plane-stat", stat=stat)
        canvas.text(4, middle, word, theme.muted, theme.frame, "Semibold", 21)
        canvas.text(130, middle, f"+{bonus}", theme.text, theme.frame, "Bold", 23, "right")
    _put_wounds(canvas.moved(141, 328), look, player)
    words = wrapped(passport.text.in_(look.language), "Semibold", 20, 264)[:4]
    for row, line in enumerate(words):
        canvas.text(4, 428 + 26 * row, line, theme.muted, theme.frame, "Semibold", 20)


def _put_wounds(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    theme = canvas.theme
    for row, key in enumerate(("first", "second", "kills")):
        borne = row < player.wounds
        sign = signs.counter("wound" if borne else "open", 26, look.theme)
        put(canvas, sign, 0, 32 * row)
        colour = theme.text if borne else theme.muted
        words = look.say("plane-wound", which=key)
        canvas.text(30, 32 * row, words, colour, theme.frame, "Semibold", 20)


# ------------------------------------------------------------ nine cells


def _put_cells(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    theme, held = canvas.theme, slots_of(player)
    canvas.text(0, 14, look.say("plane-cells"), theme.text, theme.frame, "Bold", 23)
    hint = look.say("plane-covered")
    canvas.text(460, 14, hint, theme.muted, theme.frame, "Semibold", 20, "right")
    for number, cell in enumerate(look.content.cells.values()):
        row, column = divmod(number, 3)
        place = canvas.moved(_STEP * column, 42 + _STEP * row)
        on_it = held.get(cell.id)
        lies = player.harm.get(cell.id, "")
        put_on = player.actions.get(cell.id, "")
        _put_cell(place, look, cell.gives, on_it, (put_on, lies))


def _put_cell(
    canvas: Canvas, look: TrustLook, gives: str, held: HeldView | None, borne: tuple[str, str]
) -> None:
    """Draw one cell; `borne` is an action token and a wound (or other harm), each maybe empty."""
    theme, free = canvas.theme, held is None and not any(borne)
    canvas.put(_box(free, look.theme), 0, 0)
    band = look.theme.free if free else theme.slot
    letter = WHITE if free else theme.muted
    name, gain = look.say("plane-gives", gives=gives), look.say("plane-gain", gives=gives)
    wide = width_of(gain, "Bold", 20)
    canvas.text(12, 20, fitted(name, "Bold", 20, 122 - wide), letter, band, "Bold", 20)
    canvas.text(136, 20, gain, letter, band, "Bold", 20, "right")
    ground = theme.panel
    if free:
        sign = _gain(gives, look.theme)
        put(canvas, sign, (_CELL - sign.width) / 2, 90, ground)
        return
    canvas.put(_strike(look.theme), 8, 19)
    if held is not None:
        _put_token(canvas, look, held)
    lying = [one for one in borne if one]
    for number, one in enumerate(lying):
        size = 74 if len(lying) == 1 and held is None else 54
        sign = signs.counter(one, size, look.theme)
        left = (_CELL - 62 * len(lying)) / 2 + 62 * number + (62 - size) / 2
        put(canvas, sign, left, 90 if held is None else 62, ground)


def _put_token(canvas: Canvas, look: TrustLook, held: HeldView) -> None:
    theme = canvas.theme
    sign = thing(held.kind, 58, look.theme, held.empty)
    put(canvas, sign, (_CELL - sign.width) / 2, 76, theme.panel)
    words = fitted(token_words(look, held), "Semibold", 20, _CELL - 12)
    canvas.text(_CELL / 2, 126, words, theme.text, theme.panel, "Semibold", 20, "middle")
    if held.hidden and held.kind:
        put(canvas, signs.eye("own", look.theme), _CELL - 34, 50, theme.panel)


@lru_cache(maxsize=8)
def _box(free: bool, theme: PlaneTheme) -> Stamp:
    def draw(pen: Pen) -> None:
        rim = theme.well if free else theme.panel_edge
        pen.frame((0, 0, _CELL, _CELL), theme.panel, rim, 3 if free else 1.8, 10)
        band = theme.free if free else theme.slot
        pen.box(3, 3, _CELL - 3, 36, band, 7, (True, True, False, False))

    return make_stamp(_CELL, _CELL, theme.over(theme.frame), draw)


@lru_cache(maxsize=4)
def _strike(theme: PlaneTheme) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.line([(1, 1.5), (_CELL - 17, 1.5)], 2.4, theme.pursuit)

    return make_stamp(_CELL - 16, 3, theme.over(theme.slot), draw)


@lru_cache(maxsize=32)
def _gain(gives: str, theme: PlaneTheme) -> Sign:
    """What a free cell gives, drawn large."""
    if gives in _DICE:
        return die(_DICE[gives], 66, theme)

    def draw(pen: Pen) -> None:
        if gives == "hidden":
            pen.disc(36, 36, 32, theme.slot)
            pen.text(36, 36, "?", theme.text, "Black", 44, "middle")
        elif gives == "reroll":
            for turn in (0, 180):
                pen.arc(36, 36, 24, (turn + 20, turn + 150), 8, theme.reach)
            pen.polygon([(48, 26), (68, 26), (58, 46)], theme.reach)
            pen.polygon([(24, 46), (4, 46), (14, 26)], theme.reach)
        else:
            words = "+5" if gives == "stride" else "+1"
            pen.text(36, 36, words, theme.reach, "Black", 44, "middle")

    return made(theme, 72, 72, draw)


_SHAPES: dict[str, tuple[str, Colour, Colour]] = {
    "blue": ("4", (62, 142, 222), WHITE),
    "yellow": ("6", SIGNAL, INK),
    "red": ("8", SPAWN, WHITE),
    "black": ("12", INK, WHITE),
    "green": ("12", (15, 122, 92), WHITE),
}


@lru_cache(maxsize=64)
def die(colour: str, size: int, theme: PlaneTheme, *, bare: bool = False) -> Sign:
    """A die by its colour, with an outline of its own, and with its number unless it is `bare`.

    A d4 is a triangle, a d6 a square, a d8 a diamond, a d12 a pentagon.
    """
    words, fill, letter = _SHAPES[colour]

    def draw(pen: Pen) -> None:
        points = {
            "4": [(0.5, 0.08), (0.98, 0.9), (0.02, 0.9)],
            "6": [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)],
            "8": [(0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)],
            "12": [(0.5, 0.02), (0.98, 0.38), (0.8, 0.94), (0.2, 0.94), (0.02, 0.38)],
        }[words]
        scaled = [(x * size, y * size) for x, y in points]
        pen.polygon(scaled, WHITE if colour != "yellow" else BONE)
        inner = [(size / 2 + (x - size / 2) * 0.9, size * 0.52 + (y - size * 0.52) * 0.9)
                 for x, y in scaled]  # fmt: skip
        pen.polygon(inner, fill)
        if bare:
            return
        low = 0.62 if words == "4" else 0.52
        type_size = max(20.0, size * (0.36 if words in ("4", "12") else 0.46))
        pen.text(size / 2, size * low, words, letter, "Black", type_size, "middle")

    return made(theme, size, size, draw)


# ------------------------------------------------------------ what is carried


def _put_carried(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    theme, held = canvas.theme, slots_of(player)

    def title(words: str, middle: float) -> None:
        canvas.text(0, middle, look.say(words), theme.text, theme.frame, "Bold", 23)

    title("plane-hands", 14)
    for row, hand in enumerate(("left", "right")):
        place = canvas.moved(0, 42 + 84 * row)
        both = player.both and hand == "right"
        shown = held.get("left") if both else held.get(hand)
        _put_hand(place, look, shown, player.harm.get(hand, ""), both)
    title("plane-outfit", 228)
    outfit = [held[one] for one in ("outfit", "satchel") if one in held]
    _put_row(canvas.moved(0, 250), look, outfit, player.actions.get("outfit", ""))
    title("plane-pack", 332)
    _put_row(canvas.moved(0, 354), look, [held[one] for one in ("pack", "pack-1", "pack-2")
                                          if one in held], "")  # fmt: skip
    if player.laid:
        title("plane-laid", 436)
        x = 8.0 + width_of(look.say("plane-laid"), "Bold", 23) + 12
        for kind in player.laid[:4]:
            x = put(canvas, thing(kind, 42, look.theme), x, 436) + 8
    told = look.say("plane-kills", zombies=player.zombies, survivors=player.killed)
    for row, line in enumerate(wrapped(told, "Semibold", 20, 284)[:2]):
        canvas.text(0, 476 + 26 * row, line, theme.muted, theme.frame, "Semibold", 20)


def _put_hand(
    canvas: Canvas, look: TrustLook, held: HeldView | None, harm: str, both: bool
) -> None:
    """Draw what a hand holds; a weapon with a die also has the roll that uses it up.

    `harm` is the injury that disables the hand; empty if it is usable. With `both`, the token held
    takes both hands.
    """
    theme, ground = canvas.theme, canvas.theme.panel
    canvas.put(frame(284, 76, theme), 0, 0)
    if harm:
        put(canvas, signs.counter(harm, 46, look.theme), 18, 38, ground)
        words = look.say("plane-lost-hand")
        canvas.text(82, 38, words, theme.hurt, ground, "Semibold", 21)
    elif held is None:
        canvas.text(82, 38, look.say("plane-empty"), theme.muted, ground, "Semibold", 21)
    else:
        put(canvas, thing(held.kind, 52, look.theme, held.empty), 16, 38, ground)
        kind = look.content.tokens.get(held.kind)
        alone = kind is None or kind.die is None
        name = fitted(look.token(held.kind) if kind else token_words(look, held), "Bold", 22, 190)
        canvas.text(82, 38 if alone else 24, name, theme.text, ground, "Bold", 22)
        if kind is not None and kind.die is not None:
            x = put(canvas, die(kind.die, 30, look.theme), 80, 54, ground) + 8
            worn = "both" if both else kind.sort
            limit = look.say("plane-limit", sort=worn, limit=kind.limit)
            colour = theme.hurt if held.empty else theme.muted
            limit = look.say("plane-no-ammo") if held.empty else limit
            words = fitted(limit, "Semibold", 20, 278 - x)
            canvas.text(x, 55, words, colour, ground, "Semibold", 20)


def _put_row(canvas: Canvas, look: TrustLook, held: Sequence[HeldView], token: str) -> None:
    """Draw an outfit or a bag (the first of `held`) with its name, and the tokens inside beside it.

    `token` is the action token that lies on the outfit; empty if there is none.
    """
    theme, ground = canvas.theme, canvas.theme.panel
    canvas.put(frame(284, 60, theme), 0, 0)
    if not held:
        canvas.text(16, 30, look.say("plane-empty"), theme.muted, ground, "Semibold", 21)
        return
    x = 12.0
    for number, one in enumerate(held):
        x = put(canvas, thing(one.kind, 44, look.theme, one.empty), x, 30, ground) + 8
        if not number:
            room = 278 - x - 60 * (len(held) - 1) - (34 if token else 0)
            name = fitted(token_words(look, one), "Bold", 21, room)
            x += canvas.text(x, 30, name, theme.text, ground, "Bold", 21) + 12
        elif one.kind:
            put(canvas, signs.eye("own", look.theme), x - 20, 14, ground)
    if token:
        put(canvas, signs.counter(token, 28, look.theme), 250, 30, ground)


# ------------------------------------------------------------ dice and reach


def _put_counts(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    """Draw the dice available for each roll."""
    theme, ground = canvas.theme, canvas.theme.panel
    canvas.put(frame(1064, 134, theme), 0, 0)
    canvas.text(18, 26, look.say("plane-counts"), theme.text, ground, "Bold", 22)
    canvas.text(18, 62, look.say("plane-left"), theme.muted, ground, "Semibold", 20)
    x = 18.0
    for one in [*sorted(player.actions.values()), *["open"] * player.unplaced]:
        x = put(canvas, signs.counter(one, 34, look.theme), x, 100, ground) + 6
    for number, sort in enumerate(("melee", "ranged", "survival", "move")):
        place = canvas.moved(184 + 222 * number, 0)
        place.fill((0, 16, 2, 118), theme.panel_edge)
        _put_sum(place, look, player, sort)


def _put_sum(canvas: Canvas, look: TrustLook, player: PlayerView, sort: str) -> None:
    theme, ground = canvas.theme, canvas.theme.panel
    canvas.text(18, 26, look.say("plane-sum", sort=sort), theme.muted, ground, "Semibold", 21)
    note, colour = _note(look, player, sort), theme.muted
    if sort == "move":
        reach = gaits(look, player)
        words = f"{look.cm(reach['move'])} cm"
        canvas.text(18, 64, words, theme.text, ground, "Bold", 26)
    else:
        x = 16.0
        for one in dice_of(look, player, sort):
            x = put(canvas, die(one, 40 if one == "blue" else 34, look.theme), x, 64, ground) + 3
        passport = look.content.passports.get(player.passport)
        bonus = getattr(passport, sort, 0)
        canvas.text(x + 5, 64, f"+{bonus}", theme.text, ground, "Bold", 26)
        colour = theme.hurt
    shown = fitted(note, "Semibold", 20, 200)
    canvas.text(18, 104, shown, colour, ground, "Semibold", 20)


def dice_of(look: TrustLook, player: PlayerView, sort: str) -> list[str]:
    """The colours of the dice for a roll of this `sort`.

    They are the die of the first loaded weapon of that kind in hand, then one for each free cell.
    """
    own = [
        str(kind.die)
        for one in player.held
        if one.slot in ("left", "right") and not one.empty
        for kind in [look.content.tokens.get(one.kind)]
        if kind is not None and kind.sort == sort
    ]
    return own[:1] + [_DICE[sort]] * free_cells(look, player, sort)


def _note(look: TrustLook, player: PlayerView, sort: str) -> str:
    """The dice lost to covered cells, or the reach of running and sneaking, in words."""
    if sort == "move":
        reach = gaits(look, player)
        run, sneak = look.cm(reach["run"]), reach.get("sneak", 0)
        if not sneak:
            return look.say("plane-runs", run=run)
        return look.say("plane-runs-sneaks", run=run, sneak=look.cm(sneak))
    cells = [one.id for one in look.content.cells.values() if one.gives == sort]
    lost = len(cells) - free_cells(look, player, sort)
    return look.say("plane-lost-dice", count=lost) if lost else ""


def sheet_alt(look: TrustLook, seat: str) -> str:
    """Free and covered cells, and what is carried, in at most 1,024 characters.

    Raises KeyError for an unknown seat.
    """
    player, say = look.seated(seat), look.say
    held = slots_of(player)
    first = [sentence(", ".join([look.full_name(seat), *player_words(look, player)]))]
    if player.place != "board":
        first = [sentence(f"{look.full_name(seat)}, {say(f'plane-{player.place}')}")]
    free, covered = list[str](), list[str]()
    for cell in look.content.cells.values():
        name = f"{say('plane-gives', gives=cell.gives)} {say('plane-gain', gives=cell.gives)}"
        lying = [token_words(look, held[cell.id])] if cell.id in held else []
        lying += [say("plane-cost", cost=one) for one in (player.actions.get(cell.id),) if one]
        lying += [say("plane-harm", harm=one) for one in (player.harm.get(cell.id),) if one]
        (covered if lying else free).append(f"{name} ({listed(lying)})" if lying else name)
    cells = [
        sentence(say("plane-free-cells", cells=", ".join(free))) if free else "",
        sentence(say("plane-covered-cells", cells=", ".join(covered))) if covered else "",
    ]
    worn = [token_words(look, held[one]) for one in _WORN if one in held]
    worn += [look.token(one) for one in player.laid]
    carried = [sentence(say("plane-carries", things=listed(worn)))] if worn else []
    passport = look.content.passports.get(player.passport)
    text = [passport.text.in_(look.language)] if passport else []
    return fitted_alt([[*first, *(one for one in cells if one), *carried], first], text)


_WORN = ("outfit", "satchel", "pack", "pack-1", "pack-2")
