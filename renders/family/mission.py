"""A mission before it is played: its map with all tokens, and its briefing."""

from __future__ import annotations

from PIL import Image

from engine.family import missions
from engine.family.files import Content
from engine.family.view import CarView, GroupView, ObjectiveView, SpawnView, View
from engine.reading.mission import Mission, Spawn
from renders.family.figures import Marks, put_table, zones_to_hold
from renders.family.inline import BODY
from renders.family.legend import legend, occurring_in
from renders.family.look import FamilyLook
from renders.family.words import crowd_of, doors_told
from renders.kit.alt import clipped
from renders.kit.page import MARGIN, PANEL
from renders.kit.pen import Canvas
from renders.kit.text import fitted, wrapped
from renders.kit.words import capital
from renders.zones.geometry import geometry_of
from renders.zones.ground import ground_of, put_layers

_LINE = 34


def draw_mission(look: FamilyLook) -> Image.Image:
    """Draw the map of a mission before play; `look` must show the mission's `mission_view`."""
    told = told_in(look)
    drawing = _Map(look)
    width = PANEL if drawing.geometry.tall else drawing.geometry.width - 2 * MARGIN
    lines = wrapped(told.briefing.in_(look.language), "Semibold", 25, width)
    return drawing.beside(lines) if drawing.geometry.tall else drawing.above_and_below(lines)


def draw_plan(look: FamilyLook) -> Image.Image:
    """Only the board of a mission, with its tokens and never turned."""
    return _Map(look).alone()


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


class _Map:
    """One map while it is drawn."""

    def __init__(self, look: FamilyLook):
        self.look, self.theme = look, look.theme
        self.ground = look.over(look.theme.frame)
        self.geometry = geometry_of(look.view.board)

    def above_and_below(self, lines: list[str]) -> Image.Image:
        """The picture with the title above, the briefing and the legend below the board."""
        geometry = self.geometry
        below = legend(self.look, occurring_in(self.look), geometry.width, side=False)
        words_top = 118 + geometry.height + 16
        legend_top = words_top + len(lines) * _LINE + 8
        canvas = Canvas.plain(geometry.width, legend_top + below.height, self.ground)
        self._put_title(canvas.moved(MARGIN, 0), geometry.width - 2 * MARGIN)
        self._put_board(canvas.moved(0, 118))
        self._put_words(canvas.moved(MARGIN, words_top), lines)
        canvas.put(below, 0, legend_top)
        return canvas.image

    def alone(self) -> Image.Image:
        """The board with nothing around it."""
        canvas = Canvas.plain(self.geometry.width, self.geometry.height, self.ground)
        self._put_board(canvas)
        return canvas.image

    def beside(self, lines: list[str]) -> Image.Image:
        """The picture with everything else in a panel beside the board."""
        geometry = self.geometry
        below = legend(self.look, occurring_in(self.look), PANEL, side=True)
        legend_top = 130 + len(lines) * _LINE + 24
        height = max(geometry.height, legend_top + below.height)
        canvas = Canvas.plain(geometry.width + PANEL + MARGIN, height, self.ground)
        self._put_board(canvas)
        panel = canvas.moved(geometry.width, 0)
        self._put_title(panel, PANEL)
        self._put_words(panel.moved(0, 130), lines)
        panel.put(below, 0, legend_top)
        return canvas.image

    def _put_board(self, canvas: Canvas) -> None:
        put_table(canvas, self.look, Marks(told_in(self.look).start))

    def _put_title(self, canvas: Canvas, room: int) -> None:
        theme = self.theme
        title = fitted(self.look.title(), "Black", 40, room)
        canvas.text(0, 44, title, theme.text, theme.frame, "Black", 40)
        line = fitted(mission_line(self.look), "Semibold", 25, room)
        canvas.text(0, 88, line, theme.muted, theme.frame, "Semibold", 25)

    def _put_words(self, canvas: Canvas, lines: list[str]) -> None:
        theme = self.theme
        for number, line in enumerate(lines):
            middle = 16 + number * _LINE
            canvas.text(0, middle, line, theme.text, theme.frame, "Semibold", 25)
