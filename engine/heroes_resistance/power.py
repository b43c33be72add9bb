"""Power: it rises each round, and an action brings more. [heroes-resistance p. 13, 19]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions
from engine.family.game import Game
from engine.family.state import Survivor
from engine.heroes_resistance.commands import GainPower
from engine.heroes_resistance.events import PowerGained, PowerRose, PowerSpent
from engine.heroes_resistance.state import box, ours


def of(game: Game, hero: Survivor) -> int:
    """Return the hero's Power."""
    return ours(game).power.get(hero.id, 0)


def gain(game: Game, hero: Survivor, count: int) -> None:
    """Add Power up to the limit; if it is full already, announce nothing."""
    if of(game, hero) < box(game).figures.power.most:
        _gain(game, hero, count)


def _gain(game: Game, hero: Survivor, count: int) -> None:
    """Add Power and announce it; Power above the limit is lost."""
    more = min(count, box(game).figures.power.most - of(game, hero))
    _set(game, hero, of(game, hero) + more)
    game.tell(PowerGained(survivor=hero.id, gained=more, power=of(game, hero)))


def fill(game: Game, hero: Survivor) -> None:
    """Raise the hero's Power to the limit."""
    gain(game, hero, box(game).figures.power.most)


def why_not_pay(game: Game, hero: Survivor, cost: int) -> Refusal | None:
    """Refuse if the hero has less Power than `cost`."""
    held = of(game, hero)
    if held >= cost:
        return None
    return Refusal("too-little-power", survivor=hero.id, cost=cost, held=held)


def pay(game: Game, hero: Survivor, cost: int) -> None:
    if cost:
        _set(game, hero, of(game, hero) - cost)
        game.tell(PowerSpent(survivor=hero.id, spent=cost, power=of(game, hero)))


def lose(game: Game, hero: Survivor, count: int) -> None:
    """Take `count` Power away, or all of it if the hero has less."""
    _set(game, hero, max(0, of(game, hero) - count))


def _set(game: Game, hero: Survivor, count: int) -> None:
    ours(game).power[hero.id] = count


# ------------------------------------------------------------ rising and gaining


def rise(game: Game) -> None:
    """Give every hero more Power at the start of the players' phase."""
    numbers = box(game).figures.power
    for hero in game.standing():
        _set(game, hero, min(numbers.most, of(game, hero) + numbers.rise))
    game.tell(PowerRose(gained=numbers.rise))


def gainings(game: Game, hero: Survivor) -> Iterator[GainPower]:
    yield GainPower(survivor=hero.id)


def why_not_gain(game: Game, hero: Survivor, command: GainPower) -> Refusal | None:
    """Refuse only if no action is left: full Power does not matter. [facts 11, 6]"""
    return actions.why_not_spend(game, hero)


async def gain_power(game: Game, hero: Survivor, command: GainPower) -> None:
    """Gain Power for an action; one bystander's card brings the hero more."""
    actions.spend(hero)
    kept = ours(game).held.get(hero.id)
    helped = kept is not None and box(game).bystanders[kept].rule == "more-power"
    _gain(game, hero, box(game).figures.power.gain + helped)
