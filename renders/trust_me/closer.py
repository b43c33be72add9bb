"""The board enlarged: a survivor's surroundings, and numbered places to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from engine.core.event import Event
from engine.trust_me.view import PlayerView
from renders.kit.palette import PERSON_CHIP, Base
from renders.kit.pen import Canvas, Stamp, make_stamp
from renders.kit.text import fitted, largest, width_of
from renders.trust_me import signs
from renders.trust_me.board import composed
from renders.trust_me.goals import Goal
from renders.trust_me.look import TrustLook
from renders.trust_me.marks import lines_on, noises_in
from renders.trust_me.near import nearest
from renders.trust_me.plane import HIGH, Disc, Marks, Ring
from renders.trust_me.signs import LEAST
from renders.trust_me.strip import LEFT, LOW, WIDE, dashes, put, put_entries
from renders.trust_me.window import WHOLE, Window, around, far

TOKEN, FIGURE = 40, 52
_TOP, _LOW, _ROW, _LINE = 74, 586, 34, 28
"""In pixels: where a list begins, where it must end if a legend follows below it, and the heights
of a row with one line and of the second line of a row.
"""
_LEGEND = 88
"""The height in pixels of a legend below the board."""
_INSET = 38
"""The x coordinate, in pixels, of the texts in a row."""
_COLUMNS = (140, 190, 238)
"""In pixels: where the tokens, the loudspeaker and the eye of a row begin."""


def window_of(look: TrustLook, player: PlayerView, goals: Sequence[Goal]) -> Window:
    """The enlarged part of the board around a survivor.

    The whole board if the survivor is not on it, or if one of `goals` lies outside that part.
    """
    close = around(player.at)
    inside = look.stands(player) and all(close.shows(one.at, -6) for one in goals)
    return close if inside else WHOLE


# ------------------------------------------------------------ marks


def marks_round(
    look: TrustLook, player: PlayerView, window: Window, events: Sequence[Event] = ()
) -> Marks:
    """The marks around a survivor: reach, ground that pursuers could see, distances of attack.

    On the whole board, reach and distances of attack are left out.
    """
    hunters = [one for one in look.view.groups if one.prey == player.seat]
    close = window is not WHOLE
    rings = [*reach_rings(look, player), *band_rings(look, player)] if close else []
    return Marks(
        noises=noises_in(look, events),
        lines=lines_on(look),
        rings=rings,
        cones=hunters or look.view.groups,
        all_round=bool(hunters) and close,
        size=FIGURE if close else 40,
        token=TOKEN if close else 23,
    )


def gaits(look: TrustLook, player: PlayerView) -> dict[str, int]:
    """How far the survivor gets in each gait (`sneak`, `move`, `run`), in millimetres.

    Sneaking is missing unless a cell of the sheet that adds to the stride is free.
    """
    numbers, covered = look.content.numbers, {*player.actions, *player.harm}
    covered |= {one.slot for one in player.held}
    free = [one.id for one in look.content.cells.values() if one.gives == "stride"]
    more = numbers.stride * sum(one not in covered for one in free)
    found = {"sneak": numbers.step} if more else {}
    return found | {"move": numbers.step + more, "run": numbers.run + more}


def reach_rings(look: TrustLook, player: PlayerView) -> list[Ring]:
    """Rings around the player's survivor: one for the distance of each gait."""
    found: dict[int, Ring] = {}
    reach, colour = gaits(look, player), look.theme.reach
    longest = max(reach.values())
    for gait, mm in reach.items():
        words = look.cm(mm) + (" cm" if mm == longest else "")
        dash = 7 if gait == "sneak" else 0
        found[mm] = Ring(player.at, mm, colour, 2.8, dash, words, PERSON_CHIP)
    return [*found.values()]


def band_rings(look: TrustLook, player: PlayerView) -> list[Ring]:
    """Rings around the nearest pursuer: how far it attacks at once, and how far it walks.

    Empty if no group pursues the survivor.
    """
    hunters = [one for one in look.view.groups if one.prey == player.seat]
    if not hunters:
        return []
    numbers, colour = look.content.numbers, look.theme.pursuit
    nearest_one = min(hunters, key=lambda one: far(player.at, one.at))
    return [
        Ring(nearest_one.at, mm + numbers.base, colour, 2.6, 0 if mm == numbers.close else 4,
             look.cm(mm))
        for mm in (numbers.close, numbers.horde)
    ]  # fmt: skip


# ------------------------------------------------------------ a survivor's surroundings


def draw_around(look: TrustLook, seat: str, events: Sequence[Event] = ()) -> Image.Image:
    """The surroundings of the survivor of `seat`, as a palette image.

    Raises KeyError for an unknown seat.
    """
    player = look.seated(seat)
    window = window_of(look, player, ())
    marks = marks_round(look, player, window, events)
    return composed(look, window, marks, partial(_put_near, look=look, player=player))


def _put_near(canvas: Canvas, look: TrustLook, player: PlayerView) -> None:
    """List the nearest things, with distance to contact and direction."""
    name = look.name(player.seat)
    _put_title(canvas, look, player, look.say("plane-around", name=name))
    theme, top = canvas.theme, 116.0
    canvas.text(WIDE - 150, 82, "cm", theme.muted, theme.frame, "Semibold", LEAST, "right")
    for one in nearest(look, player)[:14]:
        _put_bar(canvas, top, 32)
        put(canvas, one.sign, 24 - one.sign.width / 2, top, theme.panel)
        words = fitted(one.name, "Semibold", LEAST, WIDE - 250)
        canvas.text(48, top, words, theme.text, theme.panel, "Semibold", LEAST)
        far_off = look.cm(one.mm) if one.mm > look.content.numbers.touching else "·"
        canvas.text(WIDE - 150, top, far_off, theme.text, theme.panel, "Bold", LEAST, "right")
        wind = look.wind(player.at, one.at)
        canvas.text(WIDE - 138, top, wind, theme.muted, theme.panel, "Semibold", LEAST)
        top += 34.5
    put_entries(canvas, _signs(look, player), max(top + 10, 612))


def _put_title(canvas: Canvas, look: TrustLook, player: PlayerView, words: str) -> None:
    """Draw the survivor's token, a title, and the Action tokens left."""
    theme = canvas.theme
    sign = signs.survivor(look.person(player.seat), 42, look.theme, turn=True)
    put(canvas, sign, -2, 43)
    x = float(WIDE)
    lying = sorted(player.actions.values())
    for sort in reversed([*lying, *["open"] * player.unplaced]):
        mark = signs.counter(sort, 26, look.theme)
        x -= mark.width + 3
        put(canvas, mark, x, 43)
    room = x - sign.width - 16
    size = largest(words, "Black", (34, 30, LEAST), room)
    shown = fitted(words, "Black", size, room)
    canvas.text(sign.width + 6, 43, shown, theme.text, theme.frame, "Black", size)


def _put_bar(canvas: Canvas, middle: float, high: float) -> None:
    canvas.put(_bar(round(high), canvas.theme.over(canvas.theme.frame)), 0, middle - high / 2)


@lru_cache(maxsize=16)
def _bar(high: int, ground: Base) -> Stamp:
    fill = ground.theme.panel
    return make_stamp(WIDE, high, ground, lambda pen: pen.box(0, 0, WIDE, high, fill, 7))


def _signs(look: TrustLook, player: PlayerView) -> list[tuple[signs.Sign, str]]:
    """Return the entries of the legend for rings and tinted ground: each a sign and its words."""
    theme, say = look.theme, look.say
    entries = [(dashes(theme.reach, theme, 0), say("plane-legend-reach"))]
    if any(one.prey == player.seat for one in look.view.groups):
        entries.append((signs.patch(theme.hunted, theme), say("plane-legend-could-see")))
        entries.append((dashes(theme.pursuit, theme, 0), say("plane-legend-attacks")))
    return entries


# ------------------------------------------------------------ numbered places


def draw_goals(
    look: TrustLook, seat: str, goals: Sequence[Goal], title: str, events: Sequence[Event] = ()
) -> Image.Image:
    """Numbered places on the board, and a list under `title` with the cost and danger of each.

    Raises KeyError for an unknown seat.
    """
    player = look.seated(seat)
    window = window_of(look, player, goals)
    marks = marks_round(look, player, window, events)
    marks.discs = [Disc(str(one.number), one.at, one.sort) for one in goals]
    put_list = partial(_put_goals, look=look, player=player, goals=goals, title=title)
    return composed(look, window, marks, put_list, _height(goals))


def _is_judged(goals: Sequence[Goal]) -> bool:
    """True if the places are ends of walks, so that each has a line for cost and danger, too."""
    return any(one.cost for one in goals)


def _end(goals: Sequence[Goal]) -> int:
    """The y coordinate, in pixels, of the end of the list."""
    return _TOP + len(goals) * (_ROW + _LINE * _is_judged(goals))


def _height(goals: Sequence[Goal]) -> int:
    """The height of the picture in pixels: a long list reaches below the board, where the legend
    then stands.
    """
    if _end(goals) <= (_LOW if _is_judged(goals) else LOW):
        return HIGH
    return max(_end(goals) + 8, HIGH + _LEGEND)


def _put_goals(
    canvas: Canvas, look: TrustLook, player: PlayerView, goals: Sequence[Goal], title: str
) -> None:
    _put_title(canvas, look, player, title)
    judged, middle = _is_judged(goals), _TOP + _ROW / 2
    for one in goals:
        _put_bar(canvas, middle + _LINE * judged / 2, _ROW + _LINE * judged - 2)
        _put_goal(canvas, look, one, middle)
        middle += _ROW + _LINE * judged
    if not judged:
        return
    if _height(goals) == HIGH:
        put_entries(canvas, _meanings(look, player), max(_end(goals) + 20, 604))
    else:
        put_entries(canvas.moved(24 - LEFT, HIGH), _meanings(look, player), 22, LEFT - 34, _LEGEND)


def _put_goal(canvas: Canvas, look: TrustLook, goal: Goal, middle: float) -> None:
    """Draw a place: number and name in one line, below it how far it is and what a walk does.

    For a place that nobody walks to, the distance stands in the line of the name.
    """
    theme, ground = canvas.theme, canvas.theme.panel
    lower = middle + _LINE if goal.cost else middle
    put(canvas, signs.disc(str(goal.number), goal.sort, look.theme, 33), 1, middle, ground)
    # Before the first round no survivor is on the board, so there is no distance.
    mm = f"{look.cm(goal.mm)} cm" if look.view.round else ""
    room = WIDE - _INSET - 8 - (0 if goal.cost else width_of(mm, "Bold", LEAST) + 8)
    name = fitted(goal.name, "Semibold", LEAST, room)
    canvas.text(_INSET, middle, name, theme.text, ground, "Semibold", LEAST)
    if not goal.cost:
        canvas.text(WIDE - 8, middle, mm, theme.text, ground, "Bold", LEAST, "right")
        return
    canvas.text(_INSET, lower, mm, theme.text, ground, "Bold", LEAST)
    for number, sort in enumerate(goal.cost):
        counter = signs.counter(sort, 24, look.theme)
        put(canvas, counter, _COLUMNS[0] + 16 * number, lower, ground)
    if goal.loud:
        x = put(canvas, signs.speaker(theme.accent, look.theme), _COLUMNS[1], lower, ground) + 1
        if goal.heard:
            canvas.text(x, lower, str(goal.heard), look.theme.wander, ground, "Bold", LEAST)
    eye = signs.eye("seen" if goal.seen else "hidden", look.theme)
    x = put(canvas, eye, _COLUMNS[2], lower, ground) + 4
    cover = f"−{goal.cover}" if goal.cover else ""
    end = WIDE - 8 - width_of(cover, "Bold", LEAST)
    canvas.text(WIDE - 8, lower, cover, theme.text, ground, "Bold", LEAST, "right")
    if cover:
        end -= signs.shield(look.theme).width + 4
        put(canvas, signs.shield(look.theme), end, lower, ground)
    seen = " ".join(goal.seen)
    shown = seen if width_of(seen, "Bold", LEAST) <= end - x - 4 else f"×{len(goal.seen)}"
    canvas.text(x, lower, shown, look.theme.pursuit, ground, "Bold", LEAST)


def _meanings(look: TrustLook, player: PlayerView) -> list[tuple[signs.Sign, str]]:
    theme, say = look.theme, look.say
    found = [
        (signs.disc("", one, theme, 26), say("plane-place", sort=one))
        for one in ("unseen", "seen", "attacked")
    ]
    found += [
        (signs.counter(one, 24, theme), say("plane-cost", cost=one))
        for one in ("action", "fatigue")
    ]
    found.append((signs.shield(theme), say("plane-legend-cover")))
    if any(one.prey == player.seat for one in look.view.groups):
        found.append((signs.patch(theme.hunted, theme), say("plane-legend-could-see")))
    return found
