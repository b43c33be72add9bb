"""Zombie heroes: one figure each, two actions, an ability. [heroes-resistance p. 11, 16]

Each is a kind of zombie with a single figure, so that code for groups works for them too.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.family import activation
from engine.family.entries import SpawnCard
from engine.family.events import DeckReshuffled, ExtraActivation, GroupWalked, ZombiesSpawned
from engine.family.figures import add_figures, move_figures
from engine.family.game import Aim, Game, Group
from engine.family.state import Survivor
from engine.heroes_resistance import attention
from engine.heroes_resistance.state import box, ours, shuffled

PORTAL_WALK = 2
"""How many zones a group with the ability portals walks at once."""
FAR = 99
"""The distance, in zones, that is used if no way exists."""


def on_board(game: Game) -> list[str]:
    """Return the zombie heroes on the board."""
    return [one.kind for one in game.groups() if box(game).zombies[one.kind].hero]


def discarded(game: Game) -> list[str]:
    """Return the zombie heroes that are in no deck, not on the board, and may come back."""
    busy = {*ours(game).hero_deck, *on_board(game), *ours(game).removed}
    return [one.id for one in box(game).zombies.values() if one.hero and one.id not in busy]


async def appear(game: Game, card: SpawnCard, zone: str) -> None:
    """Carry out a card that brings a zombie hero."""
    await arrive(game, zone)


async def arrive(game: Game, zone: str) -> None:
    """Place the next zombie hero of the deck.

    House rule: if all are on the board, each of them acts once more.
    """
    if not come(game, zone):
        for kind in on_board(game):
            game.tell(ExtraActivation(kind=kind, reason="shortage"))
            await activation.activate_kind(game, kind)


def come(game: Game, zone: str) -> bool:
    """Draw and place a zombie hero, shuffling the discards if needed; False if none is left."""
    game.reveal()
    state = ours(game)
    if not state.hero_deck:
        state.hero_deck = shuffled(game, discarded(game))
        if state.hero_deck:
            game.tell(DeckReshuffled(deck="zombie-heroes"))
    if not state.hero_deck:
        return False
    kind = state.hero_deck.pop()
    add_figures(game, zone, kind, 1)
    game.tell(ZombiesSpawned(kind=kind, count=1, zone=zone))
    return True


# ------------------------------------------------------------ abilities


def _of(game: Game, rule: str) -> list[Group]:
    """Return the groups with that ability."""
    return [one for one in game.groups() if box(game).zombies[one.kind].rule == rule]


def shields(game: Game, hero: Survivor, aim: Aim, rule: str) -> int:
    """Return -1 for a ranged attack on the zone of an enemy with a shield, else 0.

    So the attack has one die less. A die is always left, because every attack has two dice or more.
    """
    here = any(one.zone == aim.zone for one in _of(game, "shield"))
    return -int(rule == "extra-dice" and aim.row.kind == "ranged" and here)


def hexes(game: Game, hero: Survivor) -> bool:
    """Return whether an enemy within one zone keeps the hero from spending Power for dice."""
    near = (hero.zone, *game.board.neighbours(hero.zone, game.open_doors))
    return any(one.zone in near for one in _of(game, "hex"))


def prey(game: Game, group: Group, people: frozenset[str]) -> tuple[str, ...]:
    """Return the zones that a group attacks: its own zone if people are in it, else none.

    Enemies with repulsors may also attack people in sight one zone away.
    """
    if group.zone in people:
        return (group.zone,)
    if box(game).zombies[group.kind].rule != "repulsors":
        return ()
    seen = game.board.sight(group.zone, game.open_doors)
    return tuple(one for one in game.board.zones if one in people and seen.get(one) == 1)


async def through_walls(game: Game, idle: Sequence[Group]) -> list[Group]:
    """Let groups with portals walk two zones, one of the steps through any wall; return the groups
    that moved.

    House rule: each step shortens the way to the people who draw the group as much as possible.
    That way goes through open doors only, except for one step by portal.
    """
    walking = [one for one in idle if box(game).zombies[one.kind].rule == "portals"]
    return [group for group in walking if await _walk_by_portal(game, group)]


async def _walk_by_portal(game: Game, group: Group) -> bool:
    """Let one group walk by portal; return whether it moved."""
    wanted = attention.wanted(game, group.zone, game.board.ways(game.open_doors))
    portal, start = True, group.zone
    for _ in range(PORTAL_WALK):
        ways = _nearer(game, group.zone, wanted, portal=portal)
        if not ways:
            break
        zone = await game.choose("abomination-way", ways, about="zone", subject=group.zone)
        portal = portal and zone in game.board.neighbours(group.zone, game.open_doors)
        _step(game, group, zone)
    return group.zone != start


def _nearer(game: Game, zone: str, wanted: frozenset[str], *, portal: bool) -> list[str]:
    """Return the next zones from which the way to `wanted` is shortest; none if no step brings the
    group nearer.
    """
    open_ways = game.board.neighbours(zone, game.open_doors)
    left = {
        one: _left(game, one, wanted, portal=portal and one in open_ways)
        for one in (game.board.beside(zone) if portal else open_ways)
    }
    least = min(left.values(), default=FAR)
    return [one for one in left if left[one] == least < _left(game, zone, wanted, portal=portal)]


def _left(game: Game, zone: str, wanted: frozenset[str], *, portal: bool) -> int:
    """Return the length of the way to `wanted` in zones; with `portal`, one step may go through a
    wall.
    """
    far = game.board.distances(zone, game.open_doors)
    ways = [FAR, *(far[one] for one in wanted if one in far)]
    if portal:
        ways += [1 + _left(game, one, wanted, portal=False) for one in game.board.beside(zone)]
    return min(ways)


def _step(game: Game, group: Group, zone: str) -> None:
    move_figures(game, group.zone, zone, group.kind, group.count)
    game.tell(
        GroupWalked(
            kind=group.kind,
            count=group.count,
            start=group.zone,
            zone=zone,
            reason="portal",
            targets=(),
            noise=0,
        )
    )
    group.zone = zone
