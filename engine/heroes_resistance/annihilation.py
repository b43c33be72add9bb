"""Enemies removed from the game for good, and explosives. [heroes-resistance M3]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping

from engine.core.refusal import Refusal
from engine.family import actions, spawning, victory
from engine.family.entries import SpawnCard
from engine.family.figures import remove_figures
from engine.family.game import Game
from engine.family.progress import Progress, at_most_zero
from engine.family.state import Survivor
from engine.family.wounds import eliminate_together
from engine.heroes_resistance import bystanders, ending, events, objectives
from engine.heroes_resistance.commands import PlaceExplosive
from engine.heroes_resistance.parameters import colours, has
from engine.heroes_resistance.state import box, ours
from engine.reading.mission import MissionRule

CardRule = Callable[[Game, SpawnCard, str], Awaitable[None]]

# ------------------------------------------------------------ enemies removed for good


def _lasting(game: Game) -> bool:
    """Return whether killed enemies now leave the game for good, that is, all red objectives are
    taken.
    """
    return has(game, "no-return") and objectives.all_taken(game, "red")


def removed(game: Game, kind: str) -> int:
    """Return how many figures of the kind are out of the game for good."""
    return ours(game).removed.get(kind, 0)


def _remove(game: Game, killed: Mapping[str, int]) -> None:
    gone = ours(game).removed
    for kind, count in killed.items() if _lasting(game) else ():
        gone[kind] = gone.get(kind, 0) + count


def killed(game: Game, hero: Survivor, zone: str, killed: Mapping[str, int]) -> None:
    """Remove killed enemies for good if the mission has that rule and all red objectives
    are taken.
    """
    _remove(game, killed)


def _left(game: Game, kind: str) -> int:
    """Return how many figures of the kind are still in the game, on the board or in the box."""
    return box(game).zombies[kind].figures - removed(game, kind)


def nobody_left(game: Game, rule: MissionRule) -> bool:
    """True once every enemy is out of the game."""
    return not any(_left(game, kind) for kind in box(game).zombies)


def enemies_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the enemies that are still in the game, on the board or in the box."""
    return [at_most_zero("enemies-left", sum(_left(game, kind) for kind in box(game).zombies))]


def unless_gone(rule: CardRule) -> CardRule:
    """Return a card rule that replaces a card by the next one if all its kinds are out of the game.

    Otherwise it does what `rule` does. House rule: the card of a bystander in danger names no kind
    and is never replaced.
    """

    async def drawn(game: Game, card: SpawnCard, zone: str) -> None:
        named = _named(game, card)
        if _lasting(game) and named and not any(_left(game, kind) for kind in named):
            game.tell(events.CardIgnored(card=card.id))
            await spawning.draw_for(game, zone)
        else:
            await rule(game, card, zone)

    return drawn


def _named(game: Game, card: SpawnCard) -> list[str]:
    """Return the kinds that the card may bring or activate, at any level."""
    if card.rule == "zombie-hero":
        return [one.id for one in box(game).zombies.values() if one.hero]
    lines = (card.blue, card.yellow, card.orange, card.red)
    kinds = [kind for line in lines for kind in line]
    return [*kinds, *([card.activates] if card.activates else [])]


# ------------------------------------------------------------ explosives


def _held(game: Game, hero: Survivor) -> list[str]:
    kept = ours(game).tokens.get(hero.id, [])
    return [one for one in kept if one in colours(game, "explosives")]


def placings(game: Game, hero: Survivor) -> Iterator[PlaceExplosive]:
    yield PlaceExplosive(survivor=hero.id)


def why_not_place(game: Game, hero: Survivor, command: PlaceExplosive) -> Refusal | None:
    if not _held(game, hero):
        return Refusal("no-explosive", survivor=hero.id)
    return actions.why_not_spend(game, hero)


async def place(game: Game, hero: Survivor, command: PlaceExplosive) -> None:
    """Place an explosive in the hero's zone, for an action."""
    actions.spend(hero)
    state = ours(game)
    state.tokens[hero.id].remove(_held(game, hero)[0])
    if not state.tokens[hero.id]:
        del state.tokens[hero.id]
    state.charges.append(hero.zone)
    game.tell(events.ExplosivePlaced(survivor=hero.id, zone=hero.zone))


async def round_ends(game: Game) -> None:
    """Lose the game if a hero fell earlier; then let explosives destroy everyone in their zones.

    They go off together: no enemy outlives the last hero, and all heroes fall before the
    bystanders.
    """
    ending.check_heroes(game)
    charges, ours(game).charges = ours(game).charges, []
    zones = list(dict.fromkeys(charges))
    for zone in zones:
        _blow_up(game, zone)
    heroes = [hero for zone in zones for hero in game.survivors_in(zone)]
    if heroes:
        eliminate_together(game, heroes)
    for zone in zones:
        for bystander in bystanders.in_zone(game, zone):
            del ours(game).bystanders[bystander]
            await bystanders.devoured(game, bystander)
    victory.check(game)


def _blow_up(game: Game, zone: str) -> None:
    """Remove all enemies from the zone; nobody gains experience."""
    game.tell(events.ExplosiveBlew(zone=zone))
    for kind, count in dict(game.zombies_in(zone)).items():
        remove_figures(game, zone, kind, count)
        _remove(game, {kind: count})
        game.tell(events.EnemiesBlownUp(kind=kind, count=count, zone=zone))
