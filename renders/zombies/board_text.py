"""The complete town in words: whatever the picture says, and the ways out of every square."""

from __future__ import annotations

from engine.spaces.squares import DIRECTIONS
from engine.zombies.view import PlayerView, RouteView, TileView
from renders.zombies.alt_text import turns_told, where_is
from renders.zombies.look import TownLook
from renders.zombies.spots import spot_cells

_WHOLE = 10_000
"""Names are not cut."""


def town_text(look: TownLook) -> str:
    """One line for each thing; lines may be split over messages by the caller."""
    look, view = look.naming(_WHOLE), look.view
    lines = [*_head(look), "", look.say("town-text-players")]
    lines += [_player(look, one) for one in view.players]
    lines += [*_drawn(look), *_reach(look), "", look.say("town-text-tiles")]
    for tile in view.tiles:
        lines += _tile(look, tile)
    return "\n".join(lines)


def _head(look: TownLook) -> list[str]:
    view, say = look.view, look.say
    first = [look.result()] if view.outcome is not None else []
    first += [look.title(), look.header(), look.helipad(), *look.spells()]
    lines = [" ".join(f"{one[:1].upper()}{one[1:]}." for one in first)]
    zombies = say("town-count-zombies", count=len(view.zombies))
    box = say(
        "town-text-box",
        zombies=zombies,
        pool=view.pool,
        tiles=view.tiles_left,
        cards=view.cards_left,
        goal=view.trophies,
    )
    lines.append(box[:1].upper() + box[1:])
    if view.closed:
        lines.append(say("town-text-closed"))
    return lines


def _player(look: TownLook, player: PlayerView) -> str:
    """Everything that is open about one player."""
    say, view = look.say, look.view
    parts = [say("town-text-player", **look.counts(player))]
    if player.fallen:
        parts.append(say("town-text-fell"))
    if view.outcome is None and player.seat == view.turn:
        parts.append(say("town-text-turn"))
    if view.outcome is None and player.seat in view.acting:
        parts.append(say("town-text-acts"))
    items = ", ".join(look.card(item.kind) for item in player.items)
    if items:
        parts.append(say("town-text-items", items=items))
    if player.shotgun:
        parts.append(say("town-shotgun-left", count=player.shotgun))
    effects = ", ".join(
        f"{look.effect(effect)} ({look.name_of(effect.by)})" for effect in player.effects
    )
    if effects:
        parts.append(say("town-text-effects", effects=effects))
    return " · ".join(parts)


def _drawn(look: TownLook) -> list[str]:
    """The tile to be laid, its places by their numbers, and the ways it fits there."""
    view, say = look.view, look.say
    if view.drawn is None or not view.spots:
        return []
    tile, brings = look.tile(view.drawn), look.brought(view.drawn)
    lines = ["", say("town-text-drawn", tile=tile, brings=brings)]
    for number, cell in enumerate(spot_cells(view), 1):
        place = say("town-alt-spot", number=number, where=where_is(look, cell))
        lines.append(" ".join([place, *turns_told(look, cell)]))
    return lines


def _reach(look: TownLook) -> list[str]:
    view = look.view
    if not view.routes:
        return []
    title = look.say("town-text-reach", name=look.name_of(view.turn))
    return ["", title, *(_route(look, route) for route in view.routes)]


def _route(look: TownLook, route: RouteView) -> str:
    say = look.say
    steps = say("town-count-squares", count=len(route.path))
    parts = [say("town-text-route", square=route.to, steps=steps)]
    if route.fights:
        parts.append(say("town-count-fights", count=route.fights))
    if route.tokens:
        tokens = ", ".join(map(look.token, route.tokens))
        parts.append(say("town-text-on-way", tokens=tokens))
    return " · ".join(parts)


def _tile(look: TownLook, tile: TileView) -> list[str]:
    """A tile with its exits, then each of its squares."""
    view, say = look.view, look.say
    name = look.tile(tile.kind)
    first = [say("town-text-tile", number=tile.number, tile=name, x=tile.x, y=tile.y)]
    for side in view.town.plans[tile.number - 1].exits:
        east, south = DIRECTIONS[side]
        number = view.town.cells.get((tile.x + east, tile.y + south))
        where = say("town-tile-named", number=number) if number else say("town-text-open")
        first.append(say("town-text-exit", side=say("town-side", side=side), where=where))
    squares = [one.id for one in view.town.squares.values() if one.tile == tile.number]
    return [" · ".join(first), *(_square(look, square) for square in squares)]


def _square(look: TownLook, square: str) -> str:
    view, say = look.view, look.say
    ways = ", ".join(view.town.neighbours[square]) or say("town-text-nowhere")
    parts = ["  " + say("town-text-square", square=square, ways=ways)]
    if view.town.squares[square].inside:
        parts.append(say("town-text-in"))
    if square == view.helipad:
        parts.append(say("town-text-goal"))
    if square in view.zombies:
        moved = square in view.herded
        parts.append(say("town-text-moved" if moved else "town-text-zombie"))
    if square in view.tokens:
        parts.append(look.token(view.tokens[square]))
    parts += [look.name_of(one.seat) for one in view.players if one.square == square]
    return " · ".join(parts)
