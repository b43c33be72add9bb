"""Everything that lies on the ground of a town: marks of changes, names, tokens, zombies, pawns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.spaces.squares import SIDE, Plan, Square
from engine.zombies.view import RouteView, View
from renders.kit.palette import INK, PERSON_CHIP, SIGNAL, THREAT, Base, Theme
from renders.kit.pen import Canvas, Pen, Point, Stamp, make_stamp
from renders.kit.people import Person
from renders.kit.rects import Rect
from renders.zombies import figures
from renders.zombies.changes import NOTHING, Changes
from renders.zombies.emblems import emblem
from renders.zombies.figures import pawns_of
from renders.zombies.ground import board_side, put_tiles, signs_of
from renders.zombies.look import TownLook
from renders.zombies.plan import LETTERED, TownPlan
from renders.zombies.squares import Load, Places, settle
from renders.zombies.tiles import FLOORS, insets_of
from renders.zones import tokens

MIDDLE = "E"
_ACTS = 6.0
"""The thickness of the frame around the acting pawn, in pixels."""
_REACH = 0.7
"""Where an arrow ends, as a share (0 to 1) of the way between the middles of its last two
squares.
"""


class Contents(NamedTuple):
    """Everything on one square."""

    square: Square
    name: str
    """The name as this square shows it: whole, only its letter, or empty."""
    whole: bool
    board: str
    """The kind of building whose board hangs over this square; empty if none does."""
    zombie: bool
    token: str
    pawns: tuple[str, ...]
    route: RouteView | None
    acts: bool = False
    """True for the square of the player whose turn it is, which has a frame."""


def contents_of(view: View, plan: TownPlan) -> list[Contents]:
    """The contents of every square in the window."""
    town, zombies = view.town, frozenset(view.zombies)
    routes = {route.to: route for route in view.routes} if view.fight is None else {}
    standing: dict[str, list[str]] = {}
    for player in view.players:
        standing.setdefault(player.square, []).append(player.seat)
    shown: list[Contents] = []
    for name, square in town.squares.items():
        tile, drawn = view.tiles[square.tile - 1], town.plans[square.tile - 1]
        if not plan.shows((tile.x, tile.y)):
            continue
        signs = signs_of(tile.kind, drawn)
        place = square.x - tile.x * SIDE, square.y - tile.y * SIDE
        acts = plan.enlarged and view.outcome is None and view.turn in standing.get(name, ())
        whole = plan.named or (plan.enlarged and name in routes)
        shown.append(
            Contents(
                square,
                "" if acts else _shown_name(name, plan, whole, numbered=signs.number is None),
                whole,
                tile.kind if signs.hung == place else "",
                name in zombies,
                view.tokens.get(name, ""),
                tuple(standing.get(name, ())),
                routes.get(name),
                acts,
            )
        )
    return shown


def _shown_name(name: str, plan: TownPlan, whole: bool, numbered: bool) -> str:
    """The whole name if there is room, else its letter, else an empty string.

    With `numbered`, no closed square shows the tile's number, so the middle square's name begins
    with it.
    """
    if whole:
        return name
    number = name[:-1] if numbered and name[-1] == MIDDLE else ""
    if plan.lettered:
        return number + name[-1]
    return number if plan.numbered else ""


def load_of(contents: Contents, plan: TownPlan, drawn: Plan) -> Load:
    """Return the sizes in pixels and the counts of everything that must find room on a square."""
    x, y = contents.square.x % SIDE, contents.square.y % SIDE
    route = contents.route
    fights = route.fights if route is not None and plan.side >= LETTERED else 0
    return Load(
        plan.side,
        insets_of(drawn, x, y, plan.unit),
        figures.name_size(contents.name, contents.whole, plan.letters) if contents.name else None,
        board_side(plan) if contents.board else 0,
        figures.chip_size(fights, plan.letters) if fights else None,
        bool(contents.token),
        contents.zombie,
        len(contents.pawns),
        letters=plan.letters,
    )


def put_town(canvas: Canvas, plan: TownPlan, look: TownLook, changes: Changes = NOTHING) -> None:
    """Draw the ground of a town, what `changes` marks on it, and all figures."""
    view, pawns = look.view, pawns_of(look.view.seats, look.players)
    put_tiles(canvas, plan, view.tiles, view.town.plans)
    put_changes(canvas, plan, view, changes)
    turn = view.turn if view.outcome is None else ""
    for contents in contents_of(view, plan):
        drawn = view.town.plans[contents.square.tile - 1]
        places = settle(load_of(contents, plan, drawn))
        edges = plan.square(contents.square)
        here = canvas.moved(round(edges.left), round(edges.top))
        kind = view.tiles[contents.square.tile - 1].kind
        ground = ground_below(kind, contents.square.inside, canvas.theme)
        fresh = contents.square.id in changes.came or contents.square.id in view.herded
        _Square(here, contents, places, ground, plan).draw(pawns, turn, fresh)


def put_rings(canvas: Canvas, plan: TownPlan, look: TownLook, squares: Sequence[str]) -> None:
    """Draw frames around the squares to choose from; those in reach of a walk have one already."""
    ways = {route.to for route in look.view.routes}
    ground = canvas.theme.over(canvas.theme.asphalt)
    side, thick = round(plan.side) - 2, max(2.0, 3 * plan.unit)
    for name in squares:
        if name not in ways and is_shown(look.view, plan, name):
            edges = plan.square(look.view.town.squares[name])
            stamp = figures.ring(side, PERSON_CHIP, ground, thick)
            canvas.put(stamp, edges.left + 1, edges.top + 1)


def put_changes(canvas: Canvas, plan: TownPlan, view: View, changes: Changes) -> None:
    """Draw frames around new tiles and a fight, arrows for walks, crosses for beaten zombies."""
    squares, ground = view.town.squares, canvas.theme.over(canvas.theme.asphalt)
    for number in changes.tiles:
        tile = view.tiles[number - 1]
        if plan.shows((tile.x, tile.y)):
            edges = plan.cell((tile.x, tile.y))
            frame = figures.ring(plan.tile, SIGNAL, ground, max(2.0, 4 * plan.unit))
            canvas.put(frame, edges.left, edges.top)
    if view.fight is not None and is_shown(view, plan, view.fight.square):
        edges = plan.square(squares[view.fight.square])
        side, thick = round(plan.side) - 2, max(2.6, 4 * plan.unit)
        canvas.put(figures.ring(side, THREAT, ground, thick), edges.left + 1, edges.top + 1)
    for name in changes.beaten:
        if is_shown(view, plan, name):
            x, y = plan.square(squares[name]).middle
            canvas.put_middle(figures.cross(round(plan.side * 0.4), ground), x, y)
    for way in changes.walks:
        if all(is_shown(view, plan, name) for name in way):
            _put_arrow(canvas, [plan.square(squares[name]).middle for name in way], plan, ground)


def is_shown(view: View, plan: TownPlan, name: str) -> bool:
    """True if the square called `name` is in the window."""
    tile = view.tiles[view.town.squares[name].tile - 1]
    return plan.shows((tile.x, tile.y))


def _put_arrow(canvas: Canvas, way: list[Point], plan: TownPlan, ground: Base) -> None:
    """Draw a yellow line along the squares of a walk, its head just inside the last one."""
    (x, y), (back_x, back_y) = way[-1], way[-2]
    way = [*way[:-1], (back_x + (x - back_x) * _REACH, back_y + (y - back_y) * _REACH)]
    xs, ys = zip(*way, strict=True)
    pad = plan.side * 0.3
    left, top = min(xs) - pad, min(ys) - pad
    moved = [(x - left, y - top) for x, y in way]
    size = max(xs) - left + pad, max(ys) - top + pad
    canvas.put(make_stamp(*size, ground, lambda pen: draw_arrow(pen, moved, plan.side)), left, top)


def draw_arrow(pen: Pen, way: list[Point], side: float) -> None:
    """Draw the arrow of a walk along the points of `way`; `side` is a square's side in pixels."""
    wide, (x, y), (back_x, back_y) = side * 0.07, way[-1], way[-2]
    east, south = (x > back_x) - (x < back_x), (y > back_y) - (y < back_y)
    head = side * 0.2
    wings = [(x - east * head + south * head, y - south * head + east * head), (x, y),
             (x - east * head - south * head, y - south * head - east * head)]  # fmt: skip
    for grow, colour in ((2.4, INK), (0.0, SIGNAL)):
        pen.line(way, wide + grow, colour)
        pen.line(wings, wide + grow, colour)


def ground_below(kind: str, inside: bool, theme: Theme) -> Base:
    """The ground for stamps on a square of this kind, in a building (`inside`) or not."""
    if inside:
        return theme.over(theme.floors[FLOORS[kind][0]].tone)
    if kind == "helipad":
        return theme.over(theme.floors["concrete"].tone)
    return theme.over(theme.asphalt)


class _Square:
    """One square while it is drawn."""

    def __init__(
        self, canvas: Canvas, contents: Contents, places: Places, ground: Base, plan: TownPlan
    ):
        self.canvas, self.contents, self.places = canvas, contents, places
        self.ground, self.plan = ground, plan

    def put(self, stamp: Stamp, place: Rect) -> None:
        self.canvas.put(stamp, place.left, place.top)

    def draw(self, pawns: Mapping[str, Person], turn: str, fresh: bool) -> None:
        """Draw the name and signs of the square, then the token, the zombie and the pawns on it.

        `turn` is the seat whose turn it is; `fresh` marks the zombie as new.
        """
        self._put_signs()
        contents, places, ground = self.contents, self.places, self.ground
        if places.token is not None:
            self.put(figures.token(contents.token, round(places.token.width), ground), places.token)
        if places.zombie is not None:
            stamp = figures.zombie(round(places.zombie.height), ground, fresh)
            self.put(stamp, places.zombie)
        if places.crowd is not None:
            stamp = figures.crowd(len(contents.pawns), ground, self.plan.letters)
            if places.across:
                people = tuple((pawns[seat], seat == turn) for seat in contents.pawns)
                stamp = tokens.roster(people, places.across, ground, self.plan.least)
            self.put(stamp, places.crowd)
            return
        for seat, place in zip(contents.pawns, places.pawns, strict=True):
            side, acts = round(place.width), seat == turn
            self.put(figures.pawn(pawns[seat], side, acts, ground, self.plan.least), place)

    def _put_signs(self) -> None:
        contents, places, ground = self.contents, self.places, self.ground
        side = round(self.plan.side) - 2
        if contents.acts:
            self.canvas.put(figures.ring(side, SIGNAL, ground, _ACTS), 1, 1)
        elif contents.route is not None:
            thick = max(2.0, 3 * self.plan.unit)
            self.canvas.put(figures.ring(side, PERSON_CHIP, ground, thick), 1, 1)
        if places.name is not None:
            inside, letters = contents.square.inside, self.plan.letters
            stamp = figures.name_plate(contents.name, inside, contents.whole, ground, letters)
            self.put(stamp, places.name)
        if places.sign is not None:
            self.put(emblem(contents.board, round(places.sign.width), ground), places.sign)
        if places.chip is not None and contents.route is not None:
            stamp = figures.fights(contents.route.fights, ground, self.plan.letters)
            self.put(stamp, places.chip)
