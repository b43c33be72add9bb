"""A town and its players in words: shortened to an alternative text, or complete."""

from __future__ import annotations

from engine.spaces.squares import DIRECTIONS, Cell
from engine.zombies.view import PlayerView, RouteView, TileView
from renders.kit.alt import clipped, fitted
from renders.kit.words import capital
from renders.zombies.around import near_tokens, near_zombies
from renders.zombies.emblems import EMBLEMS
from renders.zombies.look import TownLook
from renders.zombies.spots import TURNS, drawn_kind, laid_on, spot_cells, spot_turns

_NAME = 32
_NEAR = 3


def town_alt_text(look: TownLook) -> str:
    """The town in at most 1,024 characters: the state of the game, players, zombies, buildings.

    Players are always included; of the other parts, as many as fit.
    """
    look, view = look.naming(_NAME), look.view
    head = _head(look)
    people = [_player(look, one) for one in view.players]
    near = [words for one in view.players if (words := _near(look, one))]
    rest = [_crowd(look), *near, *_buildings(look)]
    short = [_player_short(look, one) for one in view.players]
    return fitted([[head, *people], [head, *short]], rest)


def town_around_alt_text(look: TownLook, seat: str) -> str:
    """One player in full, what is near, then the others, in at most 1,024 characters.

    Raises KeyError for an unknown seat.
    """
    look, view = look.naming(_NAME), look.view
    player = look.seated(seat)
    near = [
        f"{square} ({look.say('town-count-squares', count=steps)})"
        for square, steps in near_zombies(view, player.square)[:8]
    ]
    tokens = [
        f"{look.token(view.tokens[square])} {square}"
        for square, _ in near_tokens(view, player.square)[:6]
    ]
    title = look.say("town-around", player=look.name_of(seat))
    first = [f"{title}. {look.header()}.", _player(look, player)]
    if near:
        first.append(look.say("town-alt-near-zombies", squares=", ".join(near)))
    if tokens:
        first.append(look.say("town-alt-near-tokens", squares=", ".join(tokens)))
    others = [_player_short(look, one) for one in view.players if one.seat != seat]
    return fitted([first], others)


def town_sheet_alt_text(look: TownLook, seat: str) -> str:
    """What everybody may know of one player. Raises KeyError for an unknown seat."""
    look = look.naming(_NAME)
    player = look.seated(seat)
    effects = [f"{look.effect(effect)} ({look.name_of(effect.by)})" for effect in player.effects]
    under = look.say("town-text-effects", effects=", ".join(effects)) if effects else ""
    return fitted([[_player(look, player)]], [f"{under[:1].upper()}{under[1:]}."] * bool(under))


def town_spots_alt_text(look: TownLook, cell: Cell | None = None) -> str:
    """Return the tile being laid and its numbered places, in words.

    With `cell`, return the quarter turns in which it may lie there. Raises ValueError if no tile is
    being laid, or if it may not lie on that cell.
    """
    look, view = look.naming(_NAME), look.view
    kind, player = laid_on(look, cell), look.name_of(view.layer)
    tile, cells = look.tile(kind), spot_cells(view)
    if cell is None:
        brings = look.brought(kind)
        head = look.say("town-alt-spots", player=player, tile=tile, brings=brings, places="")
        places = [
            look.say("town-alt-spot", number=number, where=where_is(look, one))
            for number, one in enumerate(cells, 1)
        ]
        return fitted([[head.strip()]], places)
    head = look.say(
        "town-alt-turns",
        player=player,
        tile=tile,
        number=cells.index(cell) + 1,
        where=where_is(look, cell),
        ways="",
    )
    return fitted([[head.strip()]], turns_told(look, cell))


def turns_told(look: TownLook, cell: Cell) -> list[str]:
    """Return each quarter turn that the tile being laid may have on `cell`, in words.

    The words name the sides at which the tile's roads leave.
    """
    plan = look.content.tiles[drawn_kind(look.view)].plan
    return [
        look.say(
            "town-alt-turn",
            letter=letter,
            sides=", ".join(look.say("town-side", side=s) for s in plan.turned(turn).exits),
        )
        for letter, turn in zip(TURNS, spot_turns(look.view, cell), strict=False)
    ]


def where_is(look: TownLook, cell: Cell) -> str:
    """Where an empty cell lies, in the words of the buttons: on which side of which tiles."""
    cells = look.view.town.cells
    return ", ".join(
        look.say("town-beside", side=side, tile=look.say("town-tile-named", number=number))
        for side, (east, south) in DIRECTIONS.items()
        if (number := cells.get((cell[0] - east, cell[1] - south)))
    )


def _head(look: TownLook) -> str:
    said = [look.title(), look.header(), *look.goals(), *look.spells()]
    if look.view.outcome is not None:
        said.insert(0, look.result())
    return " ".join(f"{one[:1].upper()}{one[1:]}." for one in said)


def _player(look: TownLook, player: PlayerView) -> str:
    if player.fallen:
        return look.say(
            "town-alt-fallen",
            name=look.name_of(player.seat),
            trophies=look.trophies(player),
            cards=look.say("town-count-cards", count=player.cards),
        )
    items = ", ".join(look.card(item.kind) for item in player.items)
    if items:
        return look.say("town-alt-player-items", items=items, **look.counts(player))
    return look.say("town-alt-player", **look.counts(player))


def _effects(look: TownLook, player: PlayerView) -> str:
    """The effects on a player, and who played each, in words."""
    return ", ".join(f"{look.effect(one)} ({look.name_of(one.by)})" for one in player.effects)


def _player_short(look: TownLook, player: PlayerView) -> str:
    return look.say(
        "town-alt-player-short",
        name=look.name_of(player.seat)[:_NAME],
        square=player.square,
        trophies=look.trophies(player),
    )


def _near(look: TownLook, player: PlayerView) -> str:
    near = near_zombies(look.view, player.square)
    squares = ", ".join(square for square, steps in near if steps <= _NEAR)
    name = look.name_of(player.seat)
    return look.say("town-alt-near", name=name, squares=squares) if squares else ""


def _crowd(look: TownLook) -> str:
    count = len(look.view.zombies)
    zombies = look.say("town-count-zombies", count=count)
    words = look.say("town-alt-zombies", zombies=zombies)
    return capital(words)


def _buildings(look: TownLook) -> list[str]:
    named = [
        f"{tile.number} {look.tile(tile.kind)}" for tile in look.view.tiles if tile.kind in EMBLEMS
    ]
    return [look.say("town-alt-tiles", buildings=", ".join(named))] if named else []


_WHOLE = 10_000
"""A limit so large that names are not shortened."""


def town_text(look: TownLook) -> str:
    """The complete town, one line for each thing; the caller may split it between lines."""
    look, view = look.naming(_WHOLE), look.view
    lines = [*_whole_head(look), "", look.say("town-text-players")]
    lines += [_open(look, one) for one in view.players]
    lines += [*_drawn(look), *_reach(look), "", look.say("town-text-tiles")]
    for tile in view.tiles:
        lines += _tile(look, tile)
    return "\n".join(lines)


def _whole_head(look: TownLook) -> list[str]:
    view, say = look.view, look.say
    box = say(
        "town-text-box",
        zombies=say("town-count-zombies", count=len(view.zombies)),
        pool=view.pool,
        tiles=view.tiles_left,
        cards=view.cards_left,
        goal=view.trophies,
    )
    closed = [say("town-text-closed")] if view.closed else []
    begun = [f"{say('town-round', round=view.round)}."] if view.round else []
    return [_head(look), *begun, capital(box), *closed]


def _open(look: TownLook, player: PlayerView) -> str:
    """Everything that everybody may know of one player, in words."""
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
    effects = _effects(look, player)
    if effects:
        parts.append(say("town-text-effects", effects=effects))
    return " · ".join(parts)


def _drawn(look: TownLook) -> list[str]:
    """Return lines about the tile to be laid: what it brings, its numbered places and quarter
    turns.
    """
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


def town_lobby_words(look: TownLook) -> str:
    """Return who plays in a town before a game, and how many tiles are left, in words."""
    names = look.names_of(one.seat for one in look.view.players)
    return clipped(look.say("town-lobby-alt", names=names, left=look.view.tiles_left))
