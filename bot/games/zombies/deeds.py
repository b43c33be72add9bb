"""Legal commands of Zombies!!! as entries of a menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.zombies.naming import Naming
from bot.games.zombies.places import spot_cells, spot_turns
from engine.core.command import Command
from engine.zombies import commands as c
from engine.zombies.view import RouteView, View

ENTRY = 100
"""Discord's limit for an entry of a select menu."""
LETTERS = "ABCD"


def command(names: Naming, given: Command) -> str:
    """What the command does, in at most 100 characters."""
    return LABELS[type(given)](names, given)[:ENTRY]


def entry(names: Naming, view: View, given: Command) -> str:
    """The same before a certain table: places by their numbers, walks with what is met."""
    if isinstance(given, c.LayTile):
        return names.say("town-deed-lay-at", place=place_of(view, given))[:ENTRY]
    if isinstance(given, c.Walk):
        return _walk(names, view, given)[:ENTRY]
    if isinstance(given, c.HerdZombies):
        return _herd(names, view, given)[:ENTRY]
    return command(names, given)


def place_of(view: View, given: c.LayTile) -> str:
    """A place as the picture has it: the number of its cell, the letter of the turn."""
    cell = (given.x, given.y)
    number, turns = spot_cells(view).index(cell) + 1, spot_turns(view, cell)
    return f"{number}{LETTERS[turns.index(given.turn)] if len(turns) > 1 else ''}"


def route_of(view: View, to: str) -> RouteView | None:
    return next((one for one in view.routes if one.to == to), None)


def _walk(names: Naming, view: View, given: c.Walk) -> str:
    route = route_of(view, given.to)
    if route is None:
        return command(names, given)
    return names.say(
        "town-deed-walk-told",
        to=given.to,
        steps=len(route.path),
        fights=route.fights,
        life=route.tokens.count("life"),
        bullets=route.tokens.count("bullet"),
    )


def _herd(names: Naming, view: View, given: c.HerdZombies) -> str:
    trophies = {one.seat: one.trophies for one in view.players}
    player = names.player(given.towards)
    if given.towards not in trophies:
        return names.say("town-deed-herd", player=player)
    return names.say("town-deed-herd-leader", player=player, trophies=trophies[given.towards])


def _lay(names: Naming, given: c.LayTile) -> str:
    return names.say("town-deed-lay", x=given.x, y=given.y, turn=given.turn)


def _play(names: Naming, given: c.PlayCard) -> str:
    card = names.card(given.card)
    if given.target is not None:
        return names.say("town-deed-play-against", card=card, player=names.player(given.target))
    return names.say(f"town-deed-play-{given.use}" if given.use else "town-deed-play", card=card)


def _simple(key: str) -> Callable[[Naming, Any], str]:
    return lambda names, given: names.say(key)


def _with_card(key: str) -> Callable[[Naming, Any], str]:
    return lambda names, given: names.say(key, card=names.card(given.card))


LABELS: dict[type[Command], Callable[[Naming, Any], str]] = {
    c.LayTile: _lay,
    c.Fight: _simple("town-deed-fight"),
    c.RollMovement: _simple("town-deed-roll"),
    c.Walk: lambda names, given: names.say("town-deed-walk", to=given.to),
    c.StopWalking: _simple("town-deed-stop"),
    c.MoveZombie: lambda names, given: names.say(
        "town-deed-move-zombie", zombie=given.zombie, to=given.to
    ),
    c.HerdZombies: lambda names, given: names.say(
        "town-deed-herd", player=names.player(given.towards)
    ),
    c.PlayCard: _play,
    c.UseItem: _with_card("town-deed-use"),
    c.DiscardCard: _with_card("town-deed-discard"),
    c.FinishTurn: _simple("town-deed-finish"),
    c.WaiveWindows: lambda names, given: names.say(
        "town-deed-waive" if given.waive else "town-deed-be-asked"
    ),
}
"""Every command has its label here."""
