"""A board of zones in the picture of a round: whose turn it is, what can reach survivors, goals.

Problem: a large board would be too small to read. Approach: a board of more than two tiles across
or down is shown through a window of two by two tiles. Each zone has a worth (near the acting
survivor, goals, zombies), and the window is put where the sum of visible worth is greatest; a small
map shows where the window is. Invariant: the same view always gives the same window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import dist, sqrt
from types import MappingProxyType

from engine.core.event import Event
from engine.family.view import SurvivorView, View
from engine.spaces.zones import UNIT, Board, Box
from renders.family.around import threats_to
from renders.family.figures import NO_MARKS, Marks, put_tokens, zones_to_hold
from renders.family.inline_cards import small_card
from renders.family.look import BODY, FamilyLook
from renders.family.moves import happened_in, marks_of
from renders.kit import inline
from renders.kit.palette import BONE, EXIT, INK, OBJECTIVES, PELTS, SIGNAL, mix
from renders.kit.pen import Canvas, Pen, Point, Stamp, make_stamp
from renders.kit.rects import Rect
from renders.kit.words import capital
from renders.zones import signs, tokens
from renders.zones.arrows import Arrow
from renders.zones.geometry import Geometry, Units, Window, geometry_of
from renders.zones.ground import ground_of, put_layers

UNIT_OF_TOKENS = 1.6
UNITS = Units(
    token=UNIT_OF_TOKENS,
    name=inline.MARK / 21,
    goal=UNIT_OF_TOKENS * 1.12,
    quiet=UNIT_OF_TOKENS * 0.81,
    smaller=(0.86, 0.75),
    least=inline.MARK,
)
WHOLE = 2
"""A board of at most this many tiles across and down is shown whole."""
_STEPS = 20
"""How many window positions are tried per tile."""
_HERE, _NEXT, _TWO, _PERSON, _GOAL, _ZOMBIE = 60.0, 25.0, 6.0, 12.0, 5.0, 0.5
"""How much it is worth to show a zone, by what the zone is.

In order: the zone of the acting survivor, a zone one move away, a zone two moves away, a zone with
another survivor, a goal, and a zone with zombies (for each of at most two per kind).
"""
_PART, _WHOLE_SIDE = 0.6, 0.9995
"""`_PART` of a zone's worth counts in proportion to the share of the zone that is visible.

The rest counts only for a zone that is wholly visible: `_WHOLE_SIDE`, just less than 1, is the
share of its width and height that suffices, because sums of floats are not exact.
"""
_STUB, _SHORT, _THIN = 85.0, 48.0, 0.5
"""For the way of a group of zombies: how many pixels of its end are drawn, how long in pixels its
last stretch must be to be drawn at all, and the width of its arrow relative to the usual one.
"""
_MAP = (168, 148)
NOTHING: Mapping[str, float] = MappingProxyType({})


def inline_of(look: FamilyLook, events: Sequence[Event]) -> inline.Inline:
    """Everything in the picture of a round; what `events` changed is marked."""
    view, board, due = look.view, look.view.board, due_of(look.view)
    low = is_low(board)
    window = low_window(board) if low else window_on(look)
    geometry = geometry_of(board, window, UNITS)

    def put(canvas: Canvas) -> None:
        put_board(canvas, look, geometry, marks_on(geometry, look, events))

    whole = small_map(look, window) if geometry.windowed else None
    scene = inline.Scene(window.width, window.height, put, low, whole)
    return inline.Inline(
        scene,
        heading_of(look),
        len(view.survivors),
        lambda room: [small_card(look, one, room, one in due) for one in view.survivors],
    )


def is_low(board: Board) -> bool:
    """True if the board is a single row of tiles, which lies above the cards, not beside them."""
    return board.rows == 1 < board.cols


def due_of(view: View) -> list[SurvivorView]:
    """The survivors who act: the one whose turn it is, or all that a seat may choose from.

    Empty if the game is over.
    """
    here = [one for one in view.survivors if one.standing]
    active = [one for one in here if one.active]
    waiting = [one for one in here if one.seat in view.acting and not one.done]
    return [] if view.outcome is not None else active or waiting


def unseen_on(look: FamilyLook) -> str:
    """Survivors, goals and spawn zones outside the window, in words; empty if there are none."""
    view, board = look.view, look.view.board
    if is_low(board):
        return ""
    seen = _seen_in(board, window_on(look))
    out = [f"{look.name_of(one)} {one.zone}" for one in view.survivors
           if one.standing and one.zone not in seen]  # fmt: skip
    goals = dict.fromkeys(zone for _, _, zone in goals_of(look) if zone not in seen)
    spawns = dict.fromkeys(spawn.zone for spawn in view.spawns if spawn.zone not in seen)
    between = look.say("between")
    parts = [between.join(out)]
    parts += [look.say("inline-goals", zones=between.join(goals))] if goals else []
    parts += [look.say("inline-spawns", zones=between.join(spawns))] if spawns else []
    told = between.join(part for part in parts if part)
    return look.say("inline-unseen", places=told) if told else ""


# ---------------------------------------------------------------- the heading


def heading_of(look: FamilyLook) -> inline.Heading:
    """The heading of the picture of a round."""
    view, theme, say = look.view, look.theme, look.say
    colour = theme.accent
    if view.outcome is not None:
        colour = theme.well if view.outcome.won else theme.hurt
    count = sum(group.count for group in view.groups)
    kind = look.miniature(next(iter(look.content.zombies)))
    ground = look.over(theme.frame)
    zombie = make_stamp(40, 46, ground, lambda pen: tokens.zombie_bust(pen, kind))
    return inline.Heading(
        round=say("round", round=view.round) if view.round else "",
        title=look.title(),
        whose=whose_in(look),
        colour=colour,
        tallies=[inline.Tally(zombie, str(count))],
        counts=counts_in(look),
        signs=[_named(look, *goal) for goal in goals_of(look)],
        danger=inline.Danger(view.danger, look.level(view.danger)),
    )


def whose_in(look: FamilyLook) -> str:
    """In words, whose turn it is, or how the game ended."""
    view, due = look.view, due_of(look.view)
    if view.phase == "survivors" and due:
        if due[0].active or len(due) == 1:
            return look.say("inline-plays", name=look.name_of(due[0]))
        return look.say("inline-plays", name=look.player(due[0].seat))
    key = f"phase-{view.phase}"
    if view.outcome is not None:
        key = "over-won" if view.outcome.won else "over-lost"
    words = look.maybe(key)
    return capital(words)


def counts_in(look: FamilyLook) -> str:
    """Return the first goal that is still open with its numbers, in words; empty before and after
    play.
    """
    over = look.view.outcome is not None or not look.view.round
    return "" if over else capital(next(iter(look.goals()), ""))


def goals_of(look: FamilyLook) -> list[tuple[str, str, str]]:
    """Kind, colour and zone of each goal: everything to be taken or held, then the exit."""
    view = look.view
    lying = [one for one in view.objectives if not one.taken and one.colour != BODY]
    found = [("objective", one.colour, one.zone) for one in lying]
    found += [("hold", "", zone) for zone in zones_to_hold(look)]
    return found + ([("exit", "", view.exit_zone)] if view.exit_zone is not None else [])


def _named(look: FamilyLook, sort: str, colour: str, zone: str) -> Stamp:
    """Return the sign of a goal beside the name of its zone.

    `sort` is `objective`, `hold` or `exit`, as in `goals_of`; `colour` is that of an objective.
    """
    ground = look.over(look.theme.frame)
    sign = signs.way_out("", 1.2, ground)
    if sort != "exit":
        hold = sort == "hold"
        sign = signs.hold(44, ground) if hold else signs.objective(colour, 44, ground)
    return inline.beside(sign, look.plate(zone, UNITS.name, ground), 7, ground)


# ---------------------------------------------------------------- the board


def put_board(canvas: Canvas, look: FamilyLook, geometry: Geometry, marks: Marks) -> None:
    """Draw the visible part of a board: the ground and everything on it."""
    put_bare(canvas, look, geometry)
    put_tokens(canvas, geometry, look, marks)


def whole_board(board: Board, tile: int) -> Geometry:
    """The geometry of the whole board, with tiles of `tile` pixels.

    The ground is drawn once with this geometry; a picture of a window shows a part of that drawing.
    """
    return geometry_of(board, Window(tile, 0, 0, board.cols * tile, board.rows * tile), UNITS)


def put_bare(canvas: Canvas, look: FamilyLook, geometry: Geometry) -> None:
    """Draw only the ground of the visible part, without names."""
    whole = whole_board(look.view.board, geometry.tile)
    ground = ground_of(whole, canvas.theme)
    put_layers(canvas.moved(geometry.left, geometry.top), whole, look.view.lit_buildings, ground)


def marks_on(geometry: Geometry, look: FamilyLook, events: Sequence[Event]) -> Marks:
    """The marks in the picture of a round.

    They show the acting survivors' zones, zombies that can reach these survivors, and the last
    stretch of the ways that zombies walked in `events`.
    """
    due = due_of(look.view)
    threats = frozenset(threat for one in due for threat in threats_to(look, one))
    zones = tuple(dict.fromkeys(one.zone for one in due))
    bare = replace(NO_MARKS, threats=threats, acting=zones)
    happened = happened_in(events)
    standing = {(group.zone, group.kind) for group in look.view.groups if group.count}
    ways = tuple(
        replace(way, number=0)
        for way in happened.ways
        if way.mover == "group"
        and (way.zones[-1], way.who) in standing
        and {way.zones[0], way.zones[-1]} <= geometry.plates.keys()
    )
    marks = marks_of(geometry, look, replace(happened, ways=ways, steps=()))
    stubs = (_stub(arrow, geometry) for arrow in marks.arrows)
    return replace(bare, arrows=tuple(stub for stub in stubs if stub), fallen=marks.fallen)


def _stub(arrow: Arrow, geometry: Geometry) -> Arrow | None:
    """Return the end of an arrow's last stretch, as a thin arrow.

    Return None if that stretch is too short, or if it would cover the name of a zone.
    """
    start, end = arrow.points[-2:]
    far = dist(start, end)
    if far < _SHORT:
        return None
    share = min(1.0, _STUB / far)
    start: Point = (end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share)
    xs, ys = sorted((start[0], end[0])), sorted((start[1], end[1]))
    around = Rect(xs[0], ys[0], xs[1], ys[1]).grown(6)
    if any(plate.meets(around) for plate in geometry.plates.values()):
        return None
    return arrow._replace(points=(start, end), share=_THIN, number=0)


# ---------------------------------------------------------------- the window


def tile_of(board: Board) -> int:
    """The width of a tile in the picture of a round, in pixels."""
    if is_low(board):
        return min(inline.LOW_PANE[0] // board.cols, inline.LOW_PANE[1])
    if max(board.rows, board.cols) <= WHOLE:
        return min(inline.PANE[1] // board.rows, inline.PANE[0] // board.cols)
    return inline.PANE[1] // WHOLE


def low_window(board: Board) -> Window:
    """Return the window that shows the whole of a board with one row of tiles."""
    tile = tile_of(board)
    return Window(tile, 0, 0, board.cols * tile, tile)


def window_on(
    look: FamilyLook,
    hurt: Sequence[SurvivorView] | None = None,
    more: Mapping[str, float] = NOTHING,
) -> Window:
    """The window of a round's picture: the whole board if it is small, else the part worth most.

    Zones near the acting survivor count most, or near the survivors who were `hurt`. `more` adds to
    the worth of zones.
    """
    board = look.view.board
    tile = tile_of(board)
    if max(board.rows, board.cols) <= WHOLE:
        return Window(tile, 0, 0, board.cols * tile, board.rows * tile)
    wide, high = min(inline.PANE[0], board.cols * tile), min(inline.PANE[1], board.rows * tile)
    worth = _worth(look, due_of(look.view)[:1] if hurt is None else hurt)
    for zone, each in more.items():
        worth[zone] = worth.get(zone, 0.0) + each
    boxes = tuple(
        (worth[zone.id], tuple((box.left, box.top, box.right, box.bottom) for box in zone.boxes))
        for zone in board.zones.values()
        if zone.id in worth
    )
    size = (wide * UNIT / tile, high * UNIT / tile)
    room = (board.cols * UNIT - size[0], board.rows * UNIT - size[1])
    x, y = _best(boxes, size, room)
    return Window(tile, round(x * tile / UNIT), round(y * tile / UNIT), wide, high)


def _seen_in(board: Board, window: Window) -> set[str]:
    """The zones whose middle is inside the window."""
    found = set[str]()
    for zone in board.zones:
        x, y = _middle(board, zone, window.tile / UNIT)
        across, down = x - window.left, y - window.top
        if 0 <= across <= window.width and 0 <= down <= window.height:
            found.add(zone)
    return found


def _worth(look: FamilyLook, due: Sequence[SurvivorView]) -> dict[str, float]:
    """For each zone, the worth of showing the whole of it."""
    view, found = look.view, dict[str, float]()

    def add(zone: str, worth: float) -> None:
        if zone in view.board.zones:
            found[zone] = found.get(zone, 0.0) + worth

    for one in due:
        ways = view.board.distances(one.zone, view.open_doors)
        for zone, far in ways.items():
            if far <= 2:
                add(zone, (_HERE, _NEXT, _TWO)[far])
    for one in view.survivors:
        if one.standing and one not in due:
            add(one.zone, _PERSON)
    for _, _, zone in goals_of(look):
        add(zone, _GOAL)
    for group in view.groups:
        add(group.zone, _ZOMBIE * min(2, group.count))
    return found


Boxes = tuple[tuple[float, tuple[tuple[int, int, int, int], ...]], ...]


@lru_cache(maxsize=256)
def _best(boxes: Boxes, size: tuple[float, float], room: tuple[float, float]) -> Point:
    """Return the north-west corner of the window of `size` that shows the greatest worth.

    `boxes` lists the worth and the rectangles of each zone; `room` is how far a window can move
    east and south. All lengths are in thousandths of a tile. Of several equal windows, the first is
    taken.
    """
    xs, ys = _places(room[0]), _places(room[1])
    sums = [[0.0] * len(xs) for _ in ys]
    for worth, every in boxes:
        area = sum((right - left) * (low - top) for left, top, right, low in every)
        whole_across, whole_down = [True] * len(xs), [True] * len(ys)
        for left, top, right, low in every:
            across = [_overlap(left, right, x, x + size[0]) for x in xs]
            down = [_overlap(top, low, y, y + size[1]) for y in ys]
            _add(sums, across, [worth * _PART / area * each for each in down])
            whole_across = [so_far and each > (right - left) * _WHOLE_SIDE
                            for so_far, each in zip(whole_across, across, strict=True)]  # fmt: skip
            whole_down = [so_far and each > (low - top) * _WHOLE_SIDE
                          for so_far, each in zip(whole_down, down, strict=True)]  # fmt: skip
        rest = worth * (1 - _PART)
        _add(sums, [float(each) for each in whole_across], [rest * each for each in whole_down])
    sums = [[round(each, 6) for each in row] for row in sums]
    most = max(max(row) for row in sums)
    row = next(number for number, each in enumerate(sums) if max(each) == most)
    return xs[sums[row].index(most)], ys[row]


def _add(sums: list[list[float]], across: list[float], down: list[float]) -> None:
    """Add to each sum the product of `across` of its column and `down` of its row.

    There is a sum for each position of a window. The two factors say how much of a rectangle a
    window in that position shows from west to east and from north to south.
    """
    for row, share in enumerate(down):
        if share:
            sums[row] = [old + share * each for old, each in zip(sums[row], across, strict=True)]


def _places(room: float) -> list[float]:
    """Return the positions that a window can have along one side, in thousandths of a tile.

    `room` is the last of them.
    """
    step = UNIT / _STEPS
    return [number * step for number in range(int(room / step) + 1)] + [max(0.0, room)]


def _overlap(low: float, high: float, start: float, end: float) -> float:
    return max(0.0, min(high, end) - max(low, start))


# ---------------------------------------------------------------- the small map


def small_map(look: FamilyLook, window: Window) -> Stamp:
    """A map of the whole board: houses, zombies, goals and survivors; a frame marks the window."""
    board, theme = look.view.board, look.theme
    tile = min(_MAP[0] // board.cols, _MAP[1] // board.rows)
    wide, high = board.cols * tile, board.rows * tile

    def draw(pen: Pen) -> None:
        scale = tile / UNIT
        pen.box(0, 0, wide, high, theme.asphalt)
        for zone in board.zones.values():
            lit = zone.building in look.view.lit_buildings
            colour = theme.wall if lit else mix(theme.closed, INK, 0.4)
            for box in zone.boxes if zone.kind == "room" else ():
                left, top, right, low = (
                    edge * scale for edge in (box.left, box.top, box.right, box.bottom)
                )
                pen.box(left, top, right, low, mix(colour, INK, 0.45 if lit else 0.2))
        _draw_goals(pen, look, scale)
        inline.draw_dots(pen, _dots(look, scale))
        share = tile / window.tile
        left, top = window.left * share, window.top * share
        right, low = left + window.width * share, top + window.height * share
        inline.draw_seen(
            pen, max(2.0, left), max(2.0, top), min(wide - 2.0, right), min(high - 2.0, low)
        )

    return make_stamp(wide, high, look.over(theme.frame), draw)


def _middle(board: Board, zone: str, scale: float) -> Point:
    box = max(board.zones[zone].boxes, key=_area)
    return (box.left + box.right) / 2 * scale, (box.top + box.bottom) / 2 * scale


def _area(box: Box) -> int:
    return (box.right - box.left) * (box.bottom - box.top)


def _draw_goals(pen: Pen, look: FamilyLook, scale: float) -> None:
    view = look.view
    goals = [(one.zone, OBJECTIVES.get(one.colour, OBJECTIVES["hidden"]))
             for one in view.objectives if not one.taken and one.colour != BODY]  # fmt: skip
    if view.exit_zone is not None:
        goals.append((view.exit_zone, EXIT))
    for zone, colour in goals:
        x, y = _middle(view.board, zone, scale)
        pen.box(x - 8, y - 8, x + 8, y + 8, BONE, 2)
        pen.box(x - 6, y - 6, x + 6, y + 6, colour, 1)


def _dots(look: FamilyLook, scale: float) -> list[inline.Dot]:
    """Zombies sized by their number, survivors in their colours, the acting one larger and on
    top.
    """
    view, counts, found = look.view, dict[str, int](), list[inline.Dot]()
    for group in view.groups:
        counts[group.zone] = counts.get(group.zone, 0) + group.count
    for zone, count in counts.items():
        x, y = _middle(view.board, zone, scale)
        found.append(inline.Dot(x, y, min(9.0, 2.6 * sqrt(count)), PELTS["moss"].window))
    due = due_of(view)[:1]
    people = [one for one in view.survivors if one.standing and one not in due] + due
    here = dict[str, int]()
    for one in people:
        x, y = _middle(view.board, one.zone, scale)
        shift = here[one.zone] = here.get(one.zone, 0) + 1
        x += 5 * (shift - 1)
        fill, acts = look.person(one).paint.fill, one in due
        found.append(inline.Dot(x, y, 7.0 if acts else 5.5, fill, SIGNAL if acts else INK))
    return found
