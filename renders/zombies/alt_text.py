"""The pictures of a town in at most 1,024 characters each, for those who do not see them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.spaces.squares import DIRECTIONS, Cell
from engine.zombies.view import PlayerView, View
from renders.kit.alt import fitted
from renders.kit.page import NOBODY
from renders.zombies.around import near_tokens, near_zombies
from renders.zombies.emblems import EMBLEMS
from renders.zombies.phrases import TownPhrases, brief
from renders.zombies.spots import TURNS, drawn_kind, spot_cells, spot_turns

_NAME = 32
_NEAR = 3


def town_alt_text(view: View, *, language: str = "en", players: Mapping[str, str] = NOBODY) -> str:
    """The state of the game, every player, then zombies and buildings.

    What does not fit is left out from the end; a player is never left out.
    """
    phrases = TownPhrases(view, language, brief(players, _NAME))
    head = _head(phrases)
    people = [_player(phrases, one) for one in view.players]
    near = [words for one in view.players if (words := _near(phrases, one))]
    rest = [_crowd(phrases), *near, *_buildings(phrases)]
    short = [_player_short(phrases, one) for one in view.players]
    return fitted([[head, *people], [head, *short]], rest)


def town_around_alt_text(
    view: View, seat: str, *, language: str = "en", players: Mapping[str, str] = NOBODY
) -> str:
    """One player in full, what is near, then the others. KeyError for no seat of this table."""
    phrases = TownPhrases(view, language, brief(players, _NAME))
    player = phrases.seated(seat)
    near = [
        f"{square} ({phrases.say('town-count-squares', count=steps)})"
        for square, steps in near_zombies(view, player.square)[:8]
    ]
    tokens = [
        f"{phrases.token(view.tokens[square])} {square}"
        for square, _ in near_tokens(view, player.square)[:6]
    ]
    title = phrases.say("town-around", player=phrases.name_of(seat))
    first = [f"{title}. {phrases.header()}.", _player(phrases, player)]
    if near:
        first.append(phrases.say("town-alt-near-zombies", squares=", ".join(near)))
    if tokens:
        first.append(phrases.say("town-alt-near-tokens", squares=", ".join(tokens)))
    others = [_player_short(phrases, one) for one in view.players if one.seat != seat]
    return fitted([first], others)


def town_sheet_alt_text(
    view: View, seat: str, *, language: str = "en", players: Mapping[str, str] = NOBODY
) -> str:
    """What everybody may know of one player. KeyError for no seat of this table."""
    phrases = TownPhrases(view, language, brief(players, _NAME))
    player = phrases.seated(seat)
    effects = [
        f"{phrases.effect(effect)} ({phrases.name_of(effect.by)})" for effect in player.effects
    ]
    under = phrases.say("town-text-effects", effects=", ".join(effects)) if effects else ""
    return fitted([[_player(phrases, player)]], [f"{under[:1].upper()}{under[1:]}."] * bool(under))


def town_spots_alt_text(
    view: View,
    *,
    cell: Cell | None = None,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
) -> str:
    """The drawn tile and its numbered places, or the ways it may lie on one of them."""
    phrases = TownPhrases(view, language, brief(players, _NAME))
    kind, player = drawn_kind(view), phrases.name_of(view.layer)
    tile, cells = phrases.tile(kind), spot_cells(view)
    if cell is None:
        brings = phrases.brought(kind)
        head = phrases.say("town-alt-spots", player=player, tile=tile, brings=brings, places="")
        places = [
            phrases.say("town-alt-spot", number=number, where=where_is(phrases, one))
            for number, one in enumerate(cells, 1)
        ]
        return fitted([[head.strip()]], places)
    head = phrases.say(
        "town-alt-turns",
        player=player,
        tile=tile,
        number=cells.index(cell) + 1,
        where=where_is(phrases, cell),
        ways="",
    )
    return fitted([[head.strip()]], turns_told(phrases, cell))


def turns_told(phrases: TownPhrases, cell: Cell) -> list[str]:
    """Each way the drawn tile may lie on a cell, by the sides its road leaves by."""
    plan = phrases.content.tiles[drawn_kind(phrases.view)].plan
    return [
        phrases.say(
            "town-alt-turn",
            letter=letter,
            sides=", ".join(phrases.say("town-side", side=s) for s in plan.turned(turn).exits),
        )
        for letter, turn in zip(TURNS, spot_turns(phrases.view, cell), strict=False)
    ]


def where_is(phrases: TownPhrases, cell: Cell) -> str:
    """The tiles beside an empty cell, and on which side each of them lies."""
    cells = phrases.view.town.cells
    beside = [
        f"{phrases.say('town-tile-named', number=number)} ({phrases.say('town-side', side=side)})"
        for side, (east, south) in DIRECTIONS.items()
        if (number := cells.get((cell[0] + east, cell[1] + south)))
    ]
    return phrases.say("town-beside", tiles=", ".join(beside))


def _head(phrases: TownPhrases) -> str:
    said = [phrases.title(), phrases.header(), phrases.helipad(), *phrases.spells()]
    if phrases.view.outcome is not None:
        said.insert(0, phrases.result())
    return " ".join(f"{one[:1].upper()}{one[1:]}." for one in said)


def _player(phrases: TownPhrases, player: PlayerView) -> str:
    if player.fallen:
        return phrases.say(
            "town-alt-fallen",
            name=phrases.name_of(player.seat),
            trophies=phrases.trophies(player),
            cards=phrases.say("town-count-cards", count=player.cards),
        )
    items = ", ".join(phrases.card(item.kind) for item in player.items)
    if items:
        return phrases.say("town-alt-player-items", items=items, **phrases.counts(player))
    return phrases.say("town-alt-player", **phrases.counts(player))


def _player_short(phrases: TownPhrases, player: PlayerView) -> str:
    return phrases.say(
        "town-alt-player-short",
        name=phrases.name_of(player.seat)[:_NAME],
        square=player.square,
        trophies=phrases.trophies(player),
    )


def _near(phrases: TownPhrases, player: PlayerView) -> str:
    near = near_zombies(phrases.view, player.square)
    squares = ", ".join(square for square, steps in near if steps <= _NEAR)
    name = phrases.name_of(player.seat)
    return phrases.say("town-alt-near", name=name, squares=squares) if squares else ""


def _crowd(phrases: TownPhrases) -> str:
    count = len(phrases.view.zombies)
    zombies = phrases.say("town-count-zombies", count=count)
    words = phrases.say("town-alt-zombies", zombies=zombies)
    return words[:1].upper() + words[1:]


def _buildings(phrases: TownPhrases) -> list[str]:
    named = [
        f"{tile.number} {phrases.tile(tile.kind)}"
        for tile in phrases.view.tiles
        if tile.kind in EMBLEMS
    ]
    return [phrases.say("town-alt-tiles", buildings=", ".join(named))] if named else []
