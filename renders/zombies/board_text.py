"""The complete town in words: whatever the picture says, and the ways out of every square."""

from __future__ import annotations

from collections.abc import Mapping

from engine.spaces.squares import DIRECTIONS
from engine.zombies.view import PlayerView, RouteView, TileView, View
from renders.kit.page import NOBODY
from renders.zombies.alt_text import turns_told, where_is
from renders.zombies.phrases import TownPhrases
from renders.zombies.spots import spot_cells


def town_text(view: View, *, language: str = "en", players: Mapping[str, str] = NOBODY) -> str:
    """One line for each thing; lines may be split over messages by the caller."""
    phrases = TownPhrases(view, language, players)
    lines = [*_head(phrases), "", phrases.say("town-text-players")]
    lines += [_player(phrases, one) for one in view.players]
    lines += [*_drawn(phrases), *_reach(phrases), "", phrases.say("town-text-tiles")]
    for tile in view.tiles:
        lines += _tile(phrases, tile)
    return "\n".join(lines)


def _head(phrases: TownPhrases) -> list[str]:
    view, say = phrases.view, phrases.say
    first = [phrases.result()] if view.outcome is not None else []
    first += [phrases.title(), phrases.header(), phrases.helipad(), *phrases.spells()]
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


def _player(phrases: TownPhrases, player: PlayerView) -> str:
    """Everything that is open about one player."""
    say, view = phrases.say, phrases.view
    parts = [say("town-text-player", **phrases.counts(player))]
    if player.fallen:
        parts.append(say("town-text-fell"))
    if view.outcome is None and player.seat == view.turn:
        parts.append(say("town-text-turn"))
    if view.outcome is None and player.seat in view.acting:
        parts.append(say("town-text-acts"))
    items = ", ".join(phrases.card(item.kind) for item in player.items)
    if items:
        parts.append(say("town-text-items", items=items))
    if player.shotgun:
        parts.append(say("town-shotgun-left", count=player.shotgun))
    effects = ", ".join(
        f"{phrases.effect(effect)} ({phrases.name_of(effect.by)})" for effect in player.effects
    )
    if effects:
        parts.append(say("town-text-effects", effects=effects))
    return " · ".join(parts)


def _drawn(phrases: TownPhrases) -> list[str]:
    """The tile to be laid, its places by their numbers, and the ways it fits there."""
    view, say = phrases.view, phrases.say
    if view.drawn is None or not view.spots:
        return []
    tile, brings = phrases.tile(view.drawn), phrases.brought(view.drawn)
    lines = ["", say("town-text-drawn", tile=tile, brings=brings)]
    for number, cell in enumerate(spot_cells(view), 1):
        place = say("town-alt-spot", number=number, where=where_is(phrases, cell))
        lines.append(" ".join([place, *turns_told(phrases, cell)]))
    return lines


def _reach(phrases: TownPhrases) -> list[str]:
    view = phrases.view
    if not view.routes:
        return []
    title = phrases.say("town-text-reach", name=phrases.name_of(view.turn))
    return ["", title, *(_route(phrases, route) for route in view.routes)]


def _route(phrases: TownPhrases, route: RouteView) -> str:
    say = phrases.say
    steps = say("town-count-squares", count=len(route.path))
    parts = [say("town-text-route", square=route.to, steps=steps)]
    if route.fights:
        parts.append(say("town-count-fights", count=route.fights))
    if route.tokens:
        tokens = ", ".join(map(phrases.token, route.tokens))
        parts.append(say("town-text-on-way", tokens=tokens))
    return " · ".join(parts)


def _tile(phrases: TownPhrases, tile: TileView) -> list[str]:
    """A tile with its exits, then each of its squares."""
    view, say = phrases.view, phrases.say
    name = phrases.tile(tile.kind)
    first = [say("town-text-tile", number=tile.number, tile=name, x=tile.x, y=tile.y)]
    for side in view.town.plans[tile.number - 1].exits:
        east, south = DIRECTIONS[side]
        number = view.town.cells.get((tile.x + east, tile.y + south))
        where = say("town-tile-named", number=number) if number else say("town-text-open")
        first.append(say("town-text-exit", side=say("town-side", side=side), where=where))
    squares = [one.id for one in view.town.squares.values() if one.tile == tile.number]
    return [" · ".join(first), *(_square(phrases, square) for square in squares)]


def _square(phrases: TownPhrases, square: str) -> str:
    view, say = phrases.view, phrases.say
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
        parts.append(phrases.token(view.tokens[square]))
    parts += [phrases.name_of(one.seat) for one in view.players if one.square == square]
    return " · ".join(parts)
