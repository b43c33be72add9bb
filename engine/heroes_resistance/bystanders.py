"""Bystanders: appearing, being rescued, held and lost. [heroes-resistance p. 13, 14, 16, 20]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.refusal import Refusal
from engine.family import actions, activation, victory
from engine.family.entries import SpawnCard
from engine.family.events import DeckReshuffled
from engine.family.game import Game
from engine.family.parameters import told
from engine.family.state import Survivor
from engine.heroes_resistance import events, power, traits
from engine.heroes_resistance.commands import Rescue
from engine.heroes_resistance.parameters import Companions, has
from engine.heroes_resistance.state import box, ours, shuffled

WALKERS = "walker"
"""The kind of zombie that the card of a bystander in danger activates."""


def in_zone(game: Game, zone: str) -> list[str]:
    """Return the bystanders on the board in the zone."""
    return [one for one, where in ours(game).bystanders.items() if where == zone]


def anybody(game: Game) -> frozenset[str]:
    """Return the zones where heroes or bystanders stand."""
    return game.occupied_zones() | frozenset(ours(game).bystanders.values())


def occupied(game: Game) -> frozenset[str]:
    """Return the zones with somebody whom enemies attack; civilians are not attacked."""
    return game.occupied_zones() if has(game, "civilians") else anybody(game)


def discarded(game: Game) -> list[str]:
    """Return the bystanders whose card is discarded: in no deck, on no board and with no hero."""
    state = ours(game)
    busy = {*state.bystander_deck, *state.bystanders, *state.hidden.values(), *state.held.values()}
    return [one for one in box(game).bystanders if one not in busy]


def people_gained(game: Game) -> int:
    """Return how many bystanders were rescued or are held by heroes, each counted once."""
    state = ours(game)
    return len({*state.rescued, *state.held.values()})


# ------------------------------------------------------------ appearing


def draw(game: Game) -> str | None:
    """Draw the top card, shuffling the discards first if needed; None if all bystanders are in
    play.

    House rule: if the result is None, nobody comes; the rulebook does not say.
    """
    game.reveal()
    state = ours(game)
    if not state.bystander_deck:
        state.bystander_deck = shuffled(game, discarded(game))
        if state.bystander_deck:
            game.tell(DeckReshuffled(deck="bystander"))
    return state.bystander_deck.pop() if state.bystander_deck else None


def appear(game: Game, bystander: str, zone: str) -> None:
    """Put a bystander's figure on the board."""
    ours(game).bystanders[bystander] = zone
    game.tell(events.BystanderAppeared(bystander=bystander, zone=zone))


async def in_danger(game: Game, card: SpawnCard, zone: str) -> None:
    """Draw a bystander and put it into the zone; nothing happens if no bystander is left.

    At danger level yellow or higher, the walkers in neighbouring zones act at once.
    """
    came = draw(game)
    if came is None:
        return
    appear(game, came, zone)
    if game.danger_level() != "blue":
        beside = game.board.neighbours(zone, game.open_doors)
        groups = [one for one in game.groups_of(WALKERS) if one.zone in beside]
        await activation.activate_groups(game, groups)


# ------------------------------------------------------------ rescuing


def rescues(game: Game, hero: Survivor) -> Iterator[Rescue]:
    for bystander in in_zone(game, hero.zone):
        yield Rescue(survivor=hero.id, bystander=bystander)


def why_not_rescue(game: Game, hero: Survivor, command: Rescue) -> Refusal | None:
    """Refuse if enemies are in the zone, unless the hero has the skill Heroic rescue.

    In a mission that protects civilians nobody can be rescued.
    """
    if command.bystander not in ours(game).bystanders:
        return Refusal("bystander-not-shown", bystander=command.bystander)
    if command.bystander not in in_zone(game, hero.zone):
        return Refusal("bystander-not-here", survivor=hero.id, bystander=command.bystander)
    if has(game, "civilians"):
        return Refusal("bystander-stays", bystander=command.bystander)
    free = actions.free(hero, "rescue")
    if game.zombies_in(hero.zone) and not free:
        count = game.zombie_count(hero.zone)
        return Refusal("rescue-among-enemies", survivor=hero.id, zone=hero.zone, count=count)
    return actions.why_not_spend(game, hero, 1, free)


async def rescue(game: Game, hero: Survivor, command: Rescue) -> None:
    """Rescue a bystander: the hero's Power is filled, whether the card is kept or not."""
    actions.spend(hero, "rescue")
    del ours(game).bystanders[command.bystander]
    await saved(game, hero, command.bystander)


async def saved(game: Game, hero: Survivor, bystander: str) -> None:
    """Count a bystander as rescued, fill the hero's Power and offer the card."""
    ours(game).rescued.append(bystander)
    game.tell(events.BystanderRescued(survivor=hero.id, bystander=bystander, zone=hero.zone))
    power.fill(game, hero)
    await keep(game, hero, bystander)


async def keep(game: Game, hero: Survivor, bystander: str) -> None:
    """Ask which bystander's card the hero keeps, the new or the former one; a hero holds only one.

    If one of them must not be lost, it is the first option, which counts if nobody answers.
    """
    held = ours(game).held
    cards = [bystander, *([held[hero.id]] if hero.id in held else [])]
    cards.sort(key=lambda one: one not in precious(game))
    kept = await game.choose(
        "bystander-to-keep", cards, about="bystander", subject=hero.id, seats=[hero.seat]
    )
    held[hero.id] = kept
    for one in cards:
        if one != kept:
            game.tell(events.BystanderLetGo(survivor=hero.id, bystander=one))
            lose_with(game, one)


# ------------------------------------------------------------ being attacked


def among_heroes(game: Game, zones: Sequence[str], struck: Sequence[str]) -> list[str]:
    """Return the heroes and bystanders in these zones who may be struck next.

    A hero may be struck again; a bystander who is in the list `struck` may not.
    """
    heroes = [one.id for zone in zones for one in game.survivors_in(zone)]
    others = [one for zone in zones for one in in_zone(game, zone)]
    return [*heroes, *(one for one in others if one not in struck)]


async def struck(game: Game, victim: str, kind: str) -> None:
    """Deal the one wound that an enemy deals."""
    if victim in ours(game).bystanders:
        await attacked(game, victim)
    else:
        await activation.one_wound(game, victim, kind)


# ------------------------------------------------------------ being lost


async def attacked(game: Game, bystander: str) -> None:
    """Deal a bystander one wound; a wounded bystander is lost.

    A bystander with `fighter` in the data first rolls a die, which may prevent the wound.
    """
    if box(game).bystanders[bystander].fighter and _defends(game, bystander):
        return
    del ours(game).bystanders[bystander]
    await devoured(game, bystander)


def _defends(game: Game, bystander: str) -> bool:
    needed = box(game).figures.fighter_saves
    faces = game.dice.roll(1)
    saved = faces[0] >= needed
    game.tell(
        events.BystanderDefended(
            bystander=bystander, faces=tuple(faces), needed=needed, saved=saved
        )
    )
    return saved


async def sacrifice(game: Game, hero: Survivor) -> None:
    """Lose the bystander whose card the hero holds, instead of wounding the hero.

    Here a bystander who fights has no roll to prevent it.
    """
    lost = ours(game).held.pop(hero.id)
    game.tell(events.BystanderSacrificed(survivor=hero.id, bystander=lost))
    await devoured(game, lost)


async def devoured(game: Game, bystander: str) -> None:
    """Announce that a bystander was lost; each hero loses one Power and one trait.

    The caller has removed the bystander. The game is lost if the mission needs that bystander.
    """
    game.tell(events.BystanderDevoured(bystander=bystander))
    lose_with(game, bystander)
    for hero in game.standing():
        power.lose(game, hero, 1)
    for hero in game.standing():
        await traits.lose_one(game, hero)


def precious(game: Game) -> frozenset[str]:
    """Return the bystanders without whom the mission is lost."""
    asked = told(game.mission.rules, "precious", Companions)
    return frozenset(who for one in asked for who in one.bystanders)


def lose_with(game: Game, bystander: str) -> None:
    """Lose the game at once if the mission needs this bystander. [heroes-resistance M4, M5]"""
    if bystander in precious(game):
        victory.lose(game, "precious-lost")


def entered(game: Game, zone: str, kind: str) -> None:
    """Lose the game when an enemy enters a zone with civilians who must be protected.

    House rule: zombie heroes count as zombies here. [heroes-resistance M6]
    """
    there = in_zone(game, zone) if has(game, "civilians") else []
    if there:
        game.tell(events.BystanderReached(kind=kind, bystander=there[0], zone=zone))
        victory.lose(game, "civilians-reached")


# ------------------------------------------------------------ walking


async def walk(game: Game) -> None:
    """Move each bystander one zone towards the nearest heroes, but never into or out of a zone with
    enemies.

    Civilians stay where they are.
    """
    if has(game, "civilians"):
        return
    for bystander, zone in list(ours(game).bystanders.items()):
        ways = _ways(game, zone)
        if not ways or game.zombies_in(zone):
            continue
        way = await game.choose("bystander-way", ways, about="zone", subject=bystander)
        if not game.zombies_in(way):
            ours(game).bystanders[bystander] = way
            game.tell(events.BystanderWalked(bystander=bystander, start=zone, zone=way))


def _ways(game: Game, zone: str) -> list[str]:
    """Return the first steps to the nearest zones with heroes; none if a hero is here already."""
    far = game.board.distances(zone, game.open_doors)
    people = [one for one in game.board.zones if one in game.occupied_zones() and one in far]
    nearest = min((far[one] for one in people), default=0)
    targets = [one for one in people if far[one] == nearest and nearest]
    steps = [step for one in targets for step in game.board.first_steps(zone, one, game.open_doors)]
    return list(dict.fromkeys(steps))
