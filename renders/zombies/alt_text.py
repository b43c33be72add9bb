"""The pictures of a town in at most 1,024 characters each, for those who do not see them."""

from __future__ import annotations

from engine.spaces.squares import DIRECTIONS, Cell
from engine.zombies.view import PlayerView
from renders.kit.alt import fitted
from renders.zombies.around import near_tokens, near_zombies
from renders.zombies.emblems import EMBLEMS
from renders.zombies.look import TownLook
from renders.zombies.spots import TURNS, drawn_kind, laid_on, spot_cells, spot_turns

_NAME = 32
_NEAR = 3


def town_alt_text(look: TownLook) -> str:
    """The state of the game, every player, then zombies and buildings.

    What does not fit is left out from the end; a player is never left out.
    """
    look, view = look.naming(_NAME), look.view
    head = _head(look)
    people = [_player(look, one) for one in view.players]
    near = [words for one in view.players if (words := _near(look, one))]
    rest = [_crowd(look), *near, *_buildings(look)]
    short = [_player_short(look, one) for one in view.players]
    return fitted([[head, *people], [head, *short]], rest)


def town_around_alt_text(look: TownLook, seat: str) -> str:
    """One player in full, what is near, then the others. KeyError for no seat of this table."""
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
    """What everybody may know of one player. KeyError for no seat of this table."""
    look = look.naming(_NAME)
    player = look.seated(seat)
    effects = [f"{look.effect(effect)} ({look.name_of(effect.by)})" for effect in player.effects]
    under = look.say("town-text-effects", effects=", ".join(effects)) if effects else ""
    return fitted([[_player(look, player)]], [f"{under[:1].upper()}{under[1:]}."] * bool(under))


def town_spots_alt_text(look: TownLook, cell: Cell | None = None) -> str:
    """The drawn tile and its numbered places, or the ways it may lie on one of them."""
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
    """Each way the drawn tile may lie on a cell, by the sides its road leaves by."""
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
    """The tiles beside an empty cell, and on which side each of them lies."""
    cells = look.view.town.cells
    beside = [
        f"{look.say('town-tile-named', number=number)} ({look.say('town-side', side=side)})"
        for side, (east, south) in DIRECTIONS.items()
        if (number := cells.get((cell[0] + east, cell[1] + south)))
    ]
    return look.say("town-beside", tiles=", ".join(beside))


def _head(look: TownLook) -> str:
    said = [look.title(), look.header(), look.helipad(), *look.spells()]
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
    return words[:1].upper() + words[1:]


def _buildings(look: TownLook) -> list[str]:
    named = [
        f"{tile.number} {look.tile(tile.kind)}" for tile in look.view.tiles if tile.kind in EMBLEMS
    ]
    return [look.say("town-alt-tiles", buildings=", ".join(named))] if named else []
