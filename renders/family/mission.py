"""A mission before it is played: its map with all tokens, and what there is to do."""

from __future__ import annotations

from PIL import Image

from engine.content import Content, Mission
from engine.family.view import CarView, ObjectiveView, SpawnView, View
from engine.games import load_content
from renders.family.figures import Marks, put_tokens, zones_to_hold
from renders.family.legend import legend, occurring_in, side_legend
from renders.family.upright import as_drawn
from renders.kit.alt import clipped
from renders.kit.page import as_png
from renders.kit.palette import THEMES, Theme, ThemeName
from renders.kit.pen import Canvas
from renders.kit.say import WORDS
from renders.kit.text import fitted, wrapped
from renders.zones.geometry import MARGIN, PANEL, geometry_of
from renders.zones.ground import put_ground

_LINE = 34


def render_mission(
    mission: str,
    language: str = "en",
    *,
    ruleset: str = "zombicide",
    theme: ThemeName = "night",
    content: Content | None = None,
) -> Image.Image:
    """The map of a mission as it is set up. KeyError for a mission that there is not.

    `content` is where a mission stands that is none of the box's.
    """
    content = content or load_content(ruleset)
    told = content.missions[mission]
    view = as_drawn(mission_view(content, mission, ruleset))
    geometry = geometry_of(view.board)
    width = PANEL if geometry.tall else geometry.width - 2 * MARGIN
    lines = wrapped(told.briefing.in_(language), "Semibold", 25, width)
    drawing = _Map(view, content, language, THEMES[theme])
    return drawing.beside(lines) if geometry.tall else drawing.above_and_below(lines)


mission_png = as_png(render_mission)


def mission_alt_text(
    mission: str,
    language: str = "en",
    *,
    ruleset: str = "zombicide",
    content: Content | None = None,
) -> str:
    """The map in at most 1,024 characters: what the mission is, and the zone of every token."""
    content = content or load_content(ruleset)
    told, view = content.missions[mission], mission_view(content, mission, ruleset)

    def listed(zones: list[str]) -> str:
        return ", ".join(zones) or WORDS.say(language, "no-card")

    held = zones_to_hold(view, content)
    goal = WORDS.say(language, "alt-hold", zones=", ".join(held)) + " " if held else ""
    text = WORDS.say(
        language,
        "alt-mission",
        mission=f"{mission} {told.name.in_(language)}",
        line=_line(told, language),
        zones=len(view.board.zones),
        start=told.start,
        exit=told.exit or WORDS.say(language, "no-card"),
        spawns=listed([spawn.zone for spawn in view.spawns]),
        objectives=listed([objective.zone for objective in view.objectives]),
        cars=listed([car.zone for car in view.cars]),
        briefing=goal + told.briefing.in_(language),
    )
    return clipped(text)


def mission_view(content: Content, mission: str, ruleset: str) -> View:
    """A table of this mission at which nobody sits yet."""
    told, board = content.missions[mission], content.board(mission)
    return View(
        ruleset=ruleset,
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
        groups=(),
        noise={},
        open_doors=frozenset(door.id for door in board.doors.values() if door.starts_open),
        lit_buildings=frozenset(board.buildings),
        objectives=tuple(ObjectiveView(o.id, o.zone, o.colour, False) for o in told.objectives),
        spawns=tuple(
            SpawnView(spawn.zone, number, spawn.colour, spawn.active_from is None)
            for number, spawn in enumerate(told.spawns, start=1)
        ),
        exit_zone=told.exit,
        spawn_cards_left=0,
        equipment_cards_left=0,
        questions=(),
        outcome=None,
        locked_doors=frozenset(door.id for door in told.doors if door.needs),
        cars=tuple(
            CarView(car.id, car.kind, car.zone, car.drivable, None, (), (), False, False)
            for car in told.cars
        ),
    )


def _line(told: Mission, language: str) -> str:
    """Difficulty, how many survivors, how long."""
    low, high = told.survivors.min, told.survivors.max
    return WORDS.say(
        language,
        "mission-line",
        difficulty=told.difficulty,
        survivors=str(low) if low == high else f"{low}–{high}",
        minutes=told.minutes,
    )


class _Map:
    """One map while it is drawn."""

    def __init__(self, view: View, content: Content, language: str, theme: Theme):
        self.view, self.content, self.language = view, content, language
        self.theme = theme
        self.told = content.missions[view.mission]
        self.geometry = geometry_of(view.board)

    def above_and_below(self, lines: list[str]) -> Image.Image:
        """The title above, the briefing and the legend below."""
        geometry = self.geometry
        below = legend(
            occurring_in(self.view, self.content), geometry.width, self.language, self.theme
        )
        words_top = 118 + geometry.height + 16
        legend_top = words_top + len(lines) * _LINE + 8
        canvas = Canvas.plain(
            geometry.width, legend_top + below.height, self.theme.over(self.theme.frame)
        )
        self._put_title(canvas.moved(MARGIN, 0), geometry.width - 2 * MARGIN)
        self._put_board(canvas.moved(0, 118))
        self._put_words(canvas.moved(MARGIN, words_top), lines)
        canvas.put(below, 0, legend_top)
        return canvas.image

    def beside(self, lines: list[str]) -> Image.Image:
        """Everything but the board in a panel at its side."""
        geometry = self.geometry
        below = side_legend(occurring_in(self.view, self.content), PANEL, self.language, self.theme)
        legend_top = 130 + len(lines) * _LINE + 24
        height = max(geometry.height, legend_top + below.height)
        canvas = Canvas.plain(
            geometry.width + PANEL + MARGIN, height, self.theme.over(self.theme.frame)
        )
        self._put_board(canvas)
        panel = canvas.moved(geometry.width, 0)
        self._put_title(panel, PANEL)
        self._put_words(panel.moved(0, 130), lines)
        panel.put(below, 0, legend_top)
        return canvas.image

    def _put_board(self, canvas: Canvas) -> None:
        view = self.view
        put_ground(canvas, self.geometry, view.lit_buildings)
        put_tokens(canvas, self.geometry, view, self.content, self.language, Marks(self.told.start))

    def _put_title(self, canvas: Canvas, room: int) -> None:
        title = f"{self.view.mission} {self.told.name.in_(self.language)}"
        title = fitted(title, "Black", 40, room)
        canvas.text(0, 44, title, self.theme.text, self.theme.frame, "Black", 40)
        line = fitted(_line(self.told, self.language), "Semibold", 25, room)
        canvas.text(0, 88, line, self.theme.muted, self.theme.frame, "Semibold", 25)

    def _put_words(self, canvas: Canvas, lines: list[str]) -> None:
        for number, line in enumerate(lines):
            canvas.text(
                0, 16 + number * _LINE, line, self.theme.text, self.theme.frame, "Semibold", 25
            )
