"""Everything on a town's ground: marks of ways and changes, names, tokens, zombies, pawns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.spaces.squares import SIDE, Plan, Square
from engine.zombies.view import RouteView, View
from renders.palette import PERSON_CHIP, Base, Theme
from renders.pen import Canvas
from renders.town import figures
from renders.town.emblems import emblem
from renders.town.figures import Pawn
from renders.town.ground import board_side, put_tiles, signs_of
from renders.town.plan import LETTERED, TownPlan
from renders.town.squares import Load, Places, settle
from renders.town.tiles import FLOORS, insets_of

MIDDLE = "E"


class Contents(NamedTuple):
    """What is on one square."""

    square: Square
    name: str
    """As the square shows it: whole, its letter, or nothing."""
    board: str
    """The kind of building whose board hangs here, or nothing."""
    zombie: bool
    token: str
    pawns: tuple[str, ...]
    route: RouteView | None


def contents_of(view: View, plan: TownPlan) -> list[Contents]:
    """Every square of the window with all that is on it."""
    town, zombies = view.town, frozenset(view.zombies)
    routes = {route.to: route for route in view.routes}
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
        shown.append(
            Contents(
                square,
                _shown_name(name, plan, numbered=signs.number is None),
                tile.kind if signs.hung == place else "",
                name in zombies,
                view.tokens.get(name, ""),
                tuple(standing.get(name, ())),
                routes.get(name),
            )
        )
    return shown


def _shown_name(name: str, plan: TownPlan, numbered: bool) -> str:
    """The whole name where there is room; else its letter; else nothing.

    `numbered`: no closed square tells the tile's number, so the middle square begins with it.
    """
    if plan.named:
        return name
    number = name[:-1] if numbered and name[-1] == MIDDLE else ""
    if plan.lettered:
        return number + name[-1]
    return number if plan.numbered else ""


def load_of(contents: Contents, plan: TownPlan, drawn: Plan) -> Load:
    """What has to find room on a square."""
    x, y = contents.square.x % SIDE, contents.square.y % SIDE
    route = contents.route
    fights = route.fights if route is not None and plan.side >= LETTERED else 0
    return Load(
        plan.side,
        insets_of(drawn, x, y, plan.unit),
        figures.name_size(contents.name, plan.named) if contents.name else None,
        board_side(plan) if contents.board else 0,
        figures.chip_size(fights) if fights else None,
        bool(contents.token),
        contents.zombie,
        len(contents.pawns),
    )


def put_town(canvas: Canvas, plan: TownPlan, view: View, pawns: Mapping[str, Pawn]) -> None:
    """Ground and everything on it."""
    put_tiles(canvas, plan, view.tiles, view.town.plans)
    turn = view.turn if view.outcome is None else ""
    for contents in contents_of(view, plan):
        drawn = view.town.plans[contents.square.tile - 1]
        places = settle(load_of(contents, plan, drawn))
        edges = plan.square(contents.square)
        here = canvas.moved(round(edges.left), round(edges.top))
        kind = view.tiles[contents.square.tile - 1].kind
        ground = ground_below(kind, contents.square.inside, canvas.theme)
        _put_square(here, contents, places, pawns, (turn, ground, plan))


def ground_below(kind: str, inside: bool, theme: Theme) -> Base:
    """The colour that a stamp's soft edges are blended over."""
    if inside:
        return theme.over(getattr(theme, FLOORS[kind][0]).tone)
    if kind == "helipad":
        return theme.over(theme.concrete.tone)
    return theme.over(theme.asphalt)


def _put_square(
    canvas: Canvas,
    contents: Contents,
    places: Places,
    pawns: Mapping[str, Pawn],
    rest: tuple[str, Base, TownPlan],
) -> None:
    turn, ground, plan = rest
    if contents.route is not None:
        side = round(plan.side) - 2
        canvas.put(figures.ring(side, PERSON_CHIP, ground, max(2.0, 3 * plan.unit)), 1, 1)
    if places.name is not None:
        inside = contents.square.inside
        stamp = figures.name_plate(contents.name, inside, plan.named, ground)
        canvas.put(stamp, places.name.left, places.name.top)
    if places.sign is not None:
        sign = emblem(contents.board, round(places.sign.width), ground)
        canvas.put(sign, places.sign.left, places.sign.top)
    if places.chip is not None and contents.route is not None:
        canvas.put(figures.fights(contents.route.fights, ground), places.chip.left, places.chip.top)
    if places.token is not None:
        stamp = figures.token(contents.token, round(places.token.width), ground)
        canvas.put(stamp, places.token.left, places.token.top)
    if places.zombie is not None:
        stamp = figures.zombie(round(places.zombie.height), ground)
        canvas.put(stamp, places.zombie.left, places.zombie.top)
    for seat, place in zip(contents.pawns, places.pawns, strict=True):
        stamp = figures.pawn(pawns[seat], round(place.width), seat == turn, ground)
        canvas.put(stamp, place.left, place.top)
