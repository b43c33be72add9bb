"""Menu entries of Zombies!!!: places have numbers, and walks say what the pawn meets."""

from __future__ import annotations

from bot.base.words import cut
from bot.games.zombies.naming import TownNames
from bot.games.zombies.places import beside, place_of, roads, spot_turns, where_is
from bot.kit.speech import ENTRY
from engine.core.command import Command
from engine.zombies import commands as c
from engine.zombies.view import RouteView, View


def entry(speech: TownNames, view: View, given: Command) -> str:
    """Return a command as an entry of a menu; `view` is the table as it is now."""
    if isinstance(given, c.LayTile):
        return cut(_laying(speech, view, given), ENTRY)
    if isinstance(given, c.Walk):
        return cut(_walk(speech, view, given), ENTRY)
    if isinstance(given, c.FinishTurn):
        return cut(_finish(speech, view), ENTRY)
    if isinstance(given, c.DiscardCard):
        return cut(speech.say("entry-discard-card", card=speech.command(given)), ENTRY)
    if isinstance(given, c.HerdZombies):
        return cut(_herd(speech, view, given), ENTRY)
    return speech.command(given)


def _laying(speech: TownNames, view: View, given: c.LayTile) -> str:
    """Name a place for the drawn tile by its number in the picture, and what is beside it.

    If the cell allows several turns of the tile, name the roads of this turn instead.
    """
    cell, place = (given.x, given.y), place_of(view, given.x, given.y, given.turn)
    turned = len(spot_turns(view, cell)) > 1
    where = roads(speech, view, given.turn) if turned else beside(speech, view, cell)
    return speech.say("entry-lay-tile", place=place, where=where)


def route_of(view: View, to: str) -> RouteView | None:
    """Return the route to a square; None if the pawn cannot walk there."""
    return next((one for one in view.routes if one.to == to), None)


def _walk(speech: TownNames, view: View, given: c.Walk) -> str:
    route = route_of(view, given.to)
    if route is None:
        return speech.command(given)
    return speech.say(
        "entry-walk",
        to=where_is(speech, view, given.to),
        steps=len(route.path),
        fights=route.fights,
        life=route.tokens.count("life"),
        bullets=route.tokens.count("bullet"),
    )


def _finish(speech: TownNames, view: View) -> str:
    """Return the entry that ends the turn; it says to whom the zombies will move, if they do."""
    towards = speech.name("seat", view.quarry)
    return speech.say("entry-finish-turn", step=view.step, towards=towards)


def _herd(speech: TownNames, view: View, given: c.HerdZombies) -> str:
    trophies = {one.seat: one.trophies for one in view.players}
    if given.towards not in trophies:
        return speech.command(given)
    towards = speech.name("seat", given.towards)
    return speech.say("entry-herd-zombies", towards=towards, trophies=trophies[given.towards])
