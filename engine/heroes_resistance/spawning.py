"""Spawn tokens: inactive ones, moved ones, and ones that are blown up.
[heroes-resistance p. 15, M6]
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions, missions, spawning
from engine.family.game import Game
from engine.family.parameters import AtZone, told
from engine.family.state import Survivor
from engine.family.view import SpawnView
from engine.heroes_resistance import objectives
from engine.heroes_resistance.commands import MoveSpawn, Overload
from engine.heroes_resistance.events import SpawnMoved, SpawnsBlown
from engine.heroes_resistance.parameters import Movable, OfColour, colours
from engine.heroes_resistance.state import ours
from engine.reading.mission import Spawn

# ------------------------------------------------------------ where and whether


def lies(game: Game, spawn: Spawn) -> str:
    """Return the zone where the spawn token lies now."""
    return ours(game).moved.get(spawn.zone, spawn.zone)


def is_awake(game: Game, spawn: Spawn) -> bool:
    """Return whether the spawn zone is active; some colours are not until an objective of the
    colour is taken.
    """
    asleep = spawn.colour in colours(game, "sleeping-spawns")
    woken = not asleep or objectives.taken(game, spawn.colour) > 0
    return woken and missions.is_active(game, spawn)


def seen(game: Game) -> Iterator[SpawnView]:
    """Yield every spawn zone, each at the zone where its token lies now."""
    for number, one in enumerate(game.mission.spawns, 1):
        yield SpawnView(lies(game, one), number, one.colour, is_awake(game, one))


async def spawn(game: Game) -> None:
    """Draw one card for each active token, clockwise, starting with the first one.

    House rule: a token that was moved keeps its place in that order.
    """
    for one in game.mission.spawns:
        if is_awake(game, one):
            await spawning.draw_for(game, lies(game, one))


# ------------------------------------------------------------ moving one


def _movable(game: Game, zone: str) -> tuple[Spawn, Movable] | None:
    """Return the token that may be moved from the zone, with the mission's rule for it, or None."""
    for asked in told(game.mission.rules, "movable-spawns", Movable):
        for one in game.mission.spawns:
            there = lies(game, one)
            if one.colour == asked.colour and there == zone != asked.zone:
                return one, asked
    return None


def movings(game: Game, hero: Survivor) -> Iterator[MoveSpawn]:
    yield MoveSpawn(survivor=hero.id)


def why_not_move(game: Game, hero: Survivor, command: MoveSpawn) -> Refusal | None:
    """Refuse unless the hero is in a movable token's zone without enemies."""
    if _movable(game, hero.zone) is None:
        return Refusal("no-token-to-move", survivor=hero.id, zone=hero.zone)
    if game.zombies_in(hero.zone):
        count = game.zombie_count(hero.zone)
        return Refusal("token-among-enemies", zone=hero.zone, count=count)
    return actions.why_not_spend(game, hero)


async def move(game: Game, hero: Survivor, command: MoveSpawn) -> None:
    """Move the token of the hero's zone; it stays active in its new place."""
    found = _movable(game, hero.zone)
    if found:
        token, asked = found
        actions.spend(hero)
        ours(game).moved[token.zone] = asked.zone
        game.tell(SpawnMoved(survivor=hero.id, start=hero.zone, zone=asked.zone))


# ------------------------------------------------------------ blowing them up


def all_in(game: Game, zone: str) -> bool:
    """Return whether all spawn tokens lie in the zone."""
    return all(lies(game, one) == zone for one in game.mission.spawns)


def overloads(game: Game, hero: Survivor) -> Iterator[Overload]:
    yield Overload(survivor=hero.id)


def why_not_overload(game: Game, hero: Survivor, command: Overload) -> Refusal | None:
    """Refuse unless all tokens are in the hero's zone and the hero keeps the console."""
    asked = [one for one in game.mission.victory if one.name == "overload"]
    consoles = [one.objective for one in told(game.mission.rules, "console", OfColour)]
    if not asked or not consoles:
        return Refusal("nothing-to-overload", mission=game.mission.id)
    zone = missions.parameters(asked[0], AtZone).zone
    if not all_in(game, zone) or hero.zone != zone:
        return Refusal("tokens-not-gathered", survivor=hero.id, zone=zone)
    if not any(one in ours(game).tokens.get(hero.id, ()) for one in consoles):
        return Refusal("no-console", survivor=hero.id)
    return actions.why_not_spend(game, hero)


async def overload(game: Game, hero: Survivor, command: Overload) -> None:
    """Blow up the spawn tokens, for an action."""
    actions.spend(hero)
    ours(game).overloaded = True
    game.tell(SpawnsBlown(survivor=hero.id, zone=hero.zone))
