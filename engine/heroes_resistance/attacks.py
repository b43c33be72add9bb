"""The attack of a hero's sheet, with Power for dice and traits. [heroes-resistance p. 18, 19]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core.refusal import Refusal
from engine.family import combat, skills
from engine.family.entries import Attack as AttackRow
from engine.family.game import Aim, Game, Hits, Reroll
from engine.family.state import Survivor
from engine.heroes_resistance import power, traits, zombie_heroes
from engine.heroes_resistance.commands import Strike
from engine.heroes_resistance.entries import HeroSkill
from engine.heroes_resistance.state import box, ours

# ------------------------------------------------------------ choosing an attack


def strikes(game: Game, hero: Survivor) -> Iterator[Strike]:
    """Yield every attack with each amount of Power and each set of traits that would help."""
    for plain in combat.attacks(game, hero):
        row = combat.row_for(game, hero, plain.card, plain.zone)
        serving = sorted(one for one in traits.of(game, hero) if row and _serves(game, one, row))
        sets = [
            chosen for size in range(len(serving) + 1) for chosen in combinations(serving, size)
        ]
        for chosen in dict.fromkeys(sets):
            for spent in range(power.of(game, hero) + 1):
                yield Strike(
                    survivor=hero.id, card=plain.card, zone=plain.zone, power=spent, traits=chosen
                )


def _serves(game: Game, trait: str, row: AttackRow) -> bool:
    """Return whether the trait is used before a roll and serves the kind of attack of `row`."""
    entry = box(game).traits[trait]
    return entry.when == "before" and row.kind in entry.kinds


def why_not_strike(game: Game, hero: Survivor, command: Strike) -> Refusal | None:
    refusal = combat.why_not_attack(game, hero, command)
    return refusal or _why_no_traits(game, hero, command) or _why_not_pay(game, hero, command)


def _why_no_traits(game: Game, hero: Survivor, command: Strike) -> Refusal | None:
    """Refuse a trait that is not held, is named too often, or does not fit the attack."""
    row = combat.row_for(game, hero, command.card, command.zone, command.kind)
    for one in command.traits:
        if command.traits.count(one) > traits.of(game, hero).count(one):
            return Refusal("trait-not-held", survivor=hero.id, trait=one)
        if row is None or not _serves(game, one, row):
            return Refusal("trait-serves-not", survivor=hero.id, trait=one)
    return None


def _why_not_pay(game: Game, hero: Survivor, command: Strike) -> Refusal | None:
    """Refuse if the hero lacks the Power for the dice and the traits together."""
    if command.power and zombie_heroes.hexes(game, hero):
        return Refusal("power-hexed", survivor=hero.id)
    cost = command.power + sum(box(game).traits[one].power for one in command.traits)
    return power.why_not_pay(game, hero, cost)


async def strike(game: Game, hero: Survivor, command: Strike) -> None:
    """Pay for dice and traits, then attack."""
    for trait in command.traits:
        traits.use_up(game, hero, trait)
    power.pay(game, hero, command.power)
    await combat.attack(game, hero, command)


# ------------------------------------------------------------ dice and hits


def of_power(game: Game, hero: Survivor, aim: Aim, rule: str) -> int:
    """Return one extra die for each Power spent on the attack; 0 for rules but `extra-dice`."""
    spent = aim.command.power if isinstance(aim.command, Strike) else 0
    return spent if rule == "extra-dice" else 0


def of_traits(game: Game, hero: Survivor, aim: Aim, rule: str) -> int:
    """Return how much the traits used for this attack add to `rule` (see `combat.bonus`)."""
    used = aim.command.traits if isinstance(aim.command, Strike) else ()
    known = box(game).traits
    return sum(known[one].amount for one in used if known[one].rule == rule)


def of_skills(game: Game, hero: Survivor, aim: Aim, rule: str) -> int:
    """Return how much skills add to `rule`: those that every game has, extra dice, and dice against
    the hero's own zone.
    """
    found = combat.of_skills(game, hero, aim, rule)
    if rule == "extra-dice":
        found += sum(one.dice for one in game.skills(hero) if isinstance(one, HeroSkill))
        close = aim.zone == hero.zone
        found += skills.total(game, hero, "close-dice") if close else 0
    return found


def of_bystander(game: Game, hero: Survivor, aim: Aim, rule: str) -> int:
    """Return what the hero's bystander card adds to an attack: 1 or 0.

    It is 1 if the card has the rule `rule` (such as `extra-dice`) and names this kind of attack.
    """
    held = ours(game).held.get(hero.id)
    helper = box(game).bystanders[held] if held else None
    return int(helper is not None and helper.rule == rule and aim.row.kind in helper.kinds)


def snipers(game: Game, hero: Survivor, aim: Aim) -> bool:
    """Return whether the hero picks targets; only the skill for it allows that, in melee and at
    range.
    """
    return skills.has(game, hero, "picks-targets")


def hits_add_up(game: Game, hits: Hits, kind: str) -> int:
    """Return the target's toughness: it takes that many hits of one attack to kill it."""
    return game.content.zombies[kind].toughness


def rerolls(game: Game, hero: Survivor, aim: Aim) -> list[Reroll]:
    """Return the sources that reroll missed dice, each usable once.

    A bystander's card with the rule `reroll-one` rerolls one die. Each trait card `second-chance`
    rerolls all misses.
    """
    found: list[Reroll] = []
    held = ours(game).held.get(hero.id)
    if held and box(game).bystanders[held].rule == "reroll-one":
        found.append(Reroll("reroll-one", misses=1))
    cards = traits.of(game, hero).count(SECOND_CHANCE)
    return [*found, *([Reroll(SECOND_CHANCE, misses=MANY, use=_second_chance)] * cards)]


SECOND_CHANCE = "second-chance"
"""The trait card that is used up for a reroll."""
MANY = 99
"""More dice than any roll has: a reroll of this many misses rerolls all misses."""


def _second_chance(game: Game, hero: Survivor) -> None:
    traits.use_up(game, hero, SECOND_CHANCE)
