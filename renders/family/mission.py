"""A mission before it is played: its map with all tokens, and its briefing."""

from __future__ import annotations

from PIL import Image

from engine.family import missions
from engine.family.files import Content
from engine.family.view import CarView, GroupView, ObjectiveView, SpawnView, View
from engine.reading.mission import Mission, Spawn
from renders.family.figures import Marks, zones_to_hold
from renders.family.inline import BODY
from renders.family.legend import legend, occurring_in
from renders.family.look import FamilyLook
from renders.family.whole import BRIEFED, lies_low, map_geometry, small_map
from renders.family.whole import put_map as put_board
from renders.family.words import crowd_of, doors_told
from renders.kit.alt import clipped
from renders.kit.inline import EDGE, GAP, PANE, SIZE, CardRoom
from renders.kit.legend import TYPE
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted, with_numbers, wrapped
from renders.kit.words import capital
from renders.zones.geometry import geometry_of
from renders.zones.ground import ground_of, put_layers

_BRIEFINGS = (52, 46, TYPE)
"""Type sizes of the briefing, in pixels; the largest that fits is used."""
_STEP = 1.2
"""The height of a line of the briefing, as a multiple of its type size."""
_BAND, _SIDE = 76, 740
"""In pixels: the height of the title above a wide board, and the width of the legend below it."""


def draw_mission(look: FamilyLook) -> Image.Image:
    """Draw the map of a mission before play; `look` must show the mission's `mission_view`.

    Title, briefing and legend are beside the board, or around a board that is much wider than high.
    """
    canvas = Canvas.plain(*SIZE, look.over(look.theme.frame))
    if lies_low(look.view.board):
        _put_low(canvas, look)
        return canvas.image
    board = map_of(look, PANE)
    left = EDGE + board.width + 14
    panel, room = canvas.moved(left, 0), SIZE[0] - left - EDGE
    below = put_map(canvas.moved(EDGE, EDGE), look, board, PANE[1])
    top = put_title(panel, look, room) + GAP
    words = legend(look, occurring_in(look), CardRoom(room, SIZE[1]))
    foot = SIZE[1] - words.height - EDGE
    if not below:
        put_briefing(panel.moved(0, top), look, (room, foot - top))
    panel.put(words, 0, top + 20 if below else foot)
    return canvas.image


def _put_low(canvas: Canvas, look: FamilyLook) -> None:
    """Draw a wide board below the title, with the briefing and the legend side by side below it."""
    theme, board = look.theme, map_of(look, BRIEFED)
    wide = SIZE[0] - 4 * EDGE
    title = fitted(look.title(), "Black", 46, wide)
    x = 30 + canvas.text(2 * EDGE, _BAND / 2, title, theme.accent, theme.frame, "Black", 46)
    line = fitted(mission_line(look), "Semibold", TYPE, wide - x)
    canvas.text(x, _BAND / 2, line, theme.muted, theme.frame, "Semibold", TYPE)
    canvas.put(board, (SIZE[0] - board.width) / 2, _BAND)
    low = canvas.moved(2 * EDGE, _BAND + board.height)
    room = CardRoom(_SIDE, SIZE[1] - _BAND - board.height)
    words = legend(look, occurring_in(look), room)
    put_briefing(low, look, (wide - _SIDE - 40, room.height))
    low.put(words, wide - _SIDE, (room.height - words.height) / 2)


def map_of(look: FamilyLook, room: tuple[int, int]) -> Stamp:
    """The whole board of a mission with all its tokens, as large as there is `room` in pixels."""
    geometry = map_geometry(look.view.board, room)
    pane = Canvas.plain(geometry.width, geometry.height, look.over(look.theme.frame))
    put_board(pane, look, geometry, Marks(told_in(look).start))
    return Stamp(pane.image, None)


def put_map(canvas: Canvas, look: FamilyLook, board: Stamp, high: int) -> bool:
    """Draw the board in a height of `high` pixels; True if the briefing has room below it."""
    room = high - board.height
    told = put_briefing(canvas.moved(12, board.height), look, (board.width - 24, room))
    canvas.put(board, 0, 0 if told else room // 2)
    return told


def put_title(canvas: Canvas, look: FamilyLook, wide: int) -> int:
    """Write the mission's name, difficulty and length; returns the y coordinate below."""
    theme, top = look.theme, 34
    for line in wrapped(look.title(), "Black", 46, wide)[:2]:
        words = fitted(line, "Black", 46, wide)
        canvas.text(0, top, words, theme.accent, theme.frame, "Black", 46)
        top += 50
    for line in wrapped(with_numbers(mission_line(look)), "Semibold", TYPE, wide)[:2]:
        canvas.text(0, top, line, theme.muted, theme.frame, "Semibold", TYPE)
        top += 44
    return top - 14


def put_briefing(canvas: Canvas, look: FamilyLook, room: tuple[int, int]) -> bool:
    """Write the briefing in the middle of the height; False if there is no room for it."""
    size, lines = _briefing(look, *room)
    step = size * _STEP
    top = (room[1] - len(lines) * step) / 2
    for number, line in enumerate(lines):
        middle = top + (number + 0.5) * step
        canvas.text(0, middle, line, look.theme.text, look.theme.frame, "Semibold", size)
    return bool(lines)


def _briefing(look: FamilyLook, wide: int, high: int) -> tuple[int, list[str]]:
    """The type size and lines of the briefing; no lines if there is no room."""
    words = told_in(look).briefing.in_(look.language)
    for size in _BRIEFINGS:
        lines = wrapped(words, "Semibold", size, wide)
        if len(lines) * size * _STEP <= high:
            return size, lines
    return TYPE, []


def draw_plan(look: FamilyLook) -> Image.Image:
    """Only the board of a mission, with its tokens and never turned."""
    return map_of(look, PANE).image


def draw_preview(look: FamilyLook, room: tuple[int, int]) -> Image.Image:
    """Only the board of a mission with its tokens, as large as there is `room` in pixels."""
    return small_map(look, room, Marks(told_in(look).start)).image


def draw_tile(look: FamilyLook, width: int) -> Image.Image:
    """The ground of a board of one tile, without names and tokens, `width` pixels wide."""
    geometry = geometry_of(look.view.board)
    canvas = Canvas.plain(geometry.width, geometry.height, look.over(look.theme.frame))
    put_layers(canvas, geometry, look.view.lit_buildings, ground_of(geometry, canvas.theme))
    right, low = geometry.left + geometry.tile, geometry.top + geometry.tile
    cut = canvas.image.crop((geometry.left, geometry.top, right, low))
    return cut.convert("RGB").resize((width, width), Image.Resampling.LANCZOS)


def told_in(look: FamilyLook) -> Mission:
    """The mission that the look shows. Raises KeyError if it is not in the content."""
    return look.content.missions[look.view.mission]


def mission_alt_text(look: FamilyLook, *, briefed: bool = True) -> str:
    """The mission, and the zone of every token, in at most 1,024 characters.

    With `briefed`, the briefing is part of the text.
    """
    told, view, say = told_in(look), look.view, look.say

    lies = {
        "exit": [told.exit] if told.exit else [],
        "spawns": [spawn.zone for spawn in view.spawns],
        "asleep": [spawn.zone for spawn in view.spawns if not spawn.active],
        "objectives": [one.zone for one in view.objectives if one.colour != BODY],
        "body": [one.zone for one in view.objectives if one.colour == BODY],
        "cars": [car.zone for car in view.cars],
        "hold": zones_to_hold(look),
    }
    said = {"mission": look.title(), "line": mission_line(look), "start": told.start}
    text = [say("alt-mission", zones=len(view.board.zones), **said)]
    text += [say(f"alt-{what}", zones=", ".join(zones)) for what, zones in lies.items() if zones]
    text += doors_told(look, ("locked",))
    text += [crowd_of(look)] if view.groups else []
    own: dict[str, list[str]] = {}
    for zone, signs in look.own_signs().items():
        for sign in signs:
            own.setdefault(sign, []).append(zone)
    for sign, zones in own.items():
        text.append(say("alt-own", sign=capital(look.own_words(sign)), zones=", ".join(zones)))
    text += [told.briefing.in_(look.language)] if briefed else []
    return clipped(" ".join(text).rstrip())


def mission_view(content: Content, mission: str) -> View:
    """A view of a table for this mission before play, without players.

    Raises KeyError if the mission is not in the content.
    """
    told, board = content.missions[mission], content.board(mission)
    return View(
        ruleset=content.ruleset,
        mission=mission,
        seat=None,
        board=board,
        round=0,
        phase="setup",
        danger="blue",
        seats=(),
        first_seat="",
        acting=(),
        survivors=(),
        groups=tuple(
            GroupView(zone, kind, count, 0)
            for zone, kinds in missions.waiting(told).items()
            for kind, count in kinds.items()
        ),
        open_doors=frozenset(door.id for door in board.doors.values() if door.starts_open),
        lit_buildings=frozenset(board.buildings),
        objectives=tuple(ObjectiveView(o.id, o.zone, o.colour, False) for o in told.objectives),
        spawns=tuple(
            SpawnView(spawn.zone, number, spawn.colour, _is_awake(spawn))
            for number, spawn in enumerate(told.spawns, start=1)
        ),
        exit_zone=told.exit,
        spawn_cards_left=0,
        equipment_cards_left=0,
        questions=(),
        outcome=None,
        locked_doors=frozenset(door.id for door in told.doors if door.needs or door.opens_at),
        cars=tuple(
            CarView(car.id, car.kind, car.zone, car.drivable, None, (), (), False, False)
            for car in told.cars
            if not car.later
        ),
    )


def _is_awake(spawn: Spawn) -> bool:
    return spawn.active_from is None and spawn.active_at is None


def mission_line(look: FamilyLook) -> str:
    """Difficulty, number of survivors and duration of the mission, in words."""
    told = told_in(look)
    low, high = told.survivors.min, told.survivors.max
    survivors = str(low) if low == high else f"{low}–{high}"
    values = {"difficulty": told.difficulty, "survivors": survivors, "minutes": told.minutes}
    return look.say("mission-line", **values)
