"""Feats: active skills, and the traits used in the hero's own turn.

Data says which rule and how much; the code of each rule is here. [heroes-resistance p. 12, 19]
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.command import Command
from engine.core.refusal import Refusal
from engine.family import actions, doors
from engine.family.commands import Move
from engine.family.events import SurvivorMoved, WoundHealed
from engine.family.figures import move_figures
from engine.family.game import Game
from engine.family.state import Survivor
from engine.heroes_resistance import health, power, traits
from engine.heroes_resistance.commands import Strike, UseSign, UseSkill, UseTrait
from engine.heroes_resistance.events import EnemiesPushed, SkillUsed
from engine.heroes_resistance.state import box, ours

NOWHERE = ""
"""The target of a feat that needs neither a zone nor a hero."""
LEAPT = "leapt"
"""The word in a hero's `used` while the free attack that follows a leap is still possible."""
LEADING = "slip-once"
"""The rule of a bystander who leads the hero past enemies once in a turn."""


def no_actions(game: Game, hero: Survivor) -> int:
    """Return 0. House rule: a feat that is paid for with Power or a card takes no action."""
    return 0


@dataclass(frozen=True, slots=True)
class Feat:
    """What the rule of a skill or trait does to a target, which is a zone or a hero.

    `targets` lists the possible targets; it holds only NOWHERE if the rule needs none. The last
    argument of `targets` and `carry_out` is the rule's amount, in zones or points. `at_heroes` is
    True if the targets are heroes.
    """

    targets: Callable[[Game, Survivor, int], Sequence[str]]
    carry_out: Callable[[Game, Survivor, str, int], Awaitable[None]]
    cost: Callable[[Game, Survivor], int] = no_actions
    at_heroes: bool = False


# ------------------------------------------------------------ moving


def enemies_left_behind(game: Game, hero: Survivor) -> int:
    """Return the extra actions for leaving the zone: one per enemy, or 0 if a bystander leads the
    hero past them.

    A held bystander does so once in a turn.
    """
    return 0 if _leads(game, hero) else game.zombie_count(hero.zone)


def _leads(game: Game, hero: Survivor) -> bool:
    """Return whether a held bystander leads the hero past the enemies of this zone.

    House rule: this happens in the first move of the turn that leaves enemies behind.
    """
    held = ours(game).held.get(hero.id)
    if held is None or box(game).bystanders[held].rule != LEADING:
        return False
    return LEADING not in hero.used and bool(game.zombies_in(hero.zone))


async def move(game: Game, hero: Survivor, command: Move) -> None:
    """Move like any survivor, and note whether a bystander led the hero past enemies."""
    led = _leads(game, hero)
    await actions.move(game, hero, command)
    if led:
        hero.used.append(LEADING)


# ------------------------------------------------------------ going somewhere


def anywhere_near(game: Game, hero: Survivor, reach: int) -> list[str]:
    """Return the zones within `reach` by open ways; enemies on the way do not matter."""
    far = game.board.distances(hero.zone, game.open_doors)
    return [zone for zone in game.board.zones if 0 < far.get(zone, 0) <= reach]


def up_to_enemies(game: Game, hero: Survivor, reach: int) -> list[str]:
    """Return the zones within `reach`; entering one with enemies ends the way."""
    return list(actions.reachable(game, hero, reach))


def out_of_a_crowd(game: Game, hero: Survivor, reach: int) -> list[str]:
    """Return the zones within `reach` if enemies are in the hero's zone, else none.

    The feat takes no extra action for enemies left behind.
    """
    return up_to_enemies(game, hero, reach) if game.zombies_in(hero.zone) else []


def through_walls(game: Game, hero: Survivor, reach: int) -> list[str]:
    """Return the zones behind a wall or a closed door of the hero's zone."""
    open_ways = game.board.neighbours(hero.zone, game.open_doors)
    return [zone for zone in game.board.beside(hero.zone) if zone not in open_ways]


async def go(game: Game, hero: Survivor, zone: str, amount: int) -> None:
    """Move the hero to the zone."""
    start, hero.zone = hero.zone, zone
    game.tell(SurvivorMoved(survivor=hero.id, start=start, zone=zone))


async def leap(game: Game, hero: Survivor, zone: str, amount: int) -> None:
    """Go to the zone and get a free attack there, to be used at once."""
    await go(game, hero, zone, amount)
    hero.free["combat"] = hero.free.get("combat", 0) + 1
    hero.used.append(LEAPT)


def lapse(_: Game, hero: Survivor, command: Command) -> None:
    """Take away the free attack after a leap, unless the command is an attack."""
    if LEAPT in hero.used:
        hero.used.remove(LEAPT)
        if not isinstance(command, Strike | UseSign):
            actions.spend(hero, "combat")


async def pass_through(game: Game, hero: Survivor, zone: str, amount: int) -> None:
    """Go through a wall; a closed building is revealed as if its door had been opened."""
    if _leads(game, hero):
        hero.used.append(LEADING)
    await go(game, hero, zone, amount)
    await doors.look_into(game, hero, zone)


def one_action(game: Game, hero: Survivor) -> int:
    """Return 1, the number of actions that the feat takes."""
    return 1


# ------------------------------------------------------------ other feats


def beside_enemies(game: Game, hero: Survivor, reach: int) -> Sequence[str]:
    """Return the neighbouring zones, if the hero's zone holds somebody who can be pushed."""
    return game.board.neighbours(hero.zone, game.open_doors) if _pushed(game, hero.zone) else ()


def _pushed(game: Game, zone: str) -> dict[str, int]:
    enemies = box(game).zombies
    return {kind: count for kind, count in game.zombies_in(zone).items() if not enemies[kind].hero}


async def push(game: Game, hero: Survivor, zone: str, amount: int) -> None:
    """Push all enemies of the hero's zone except zombie heroes into `zone`."""
    for kind, count in _pushed(game, hero.zone).items():
        move_figures(game, hero.zone, zone, kind, count)
        game.tell(
            EnemiesPushed(survivor=hero.id, kind=kind, count=count, start=hero.zone, zone=zone)
        )


def if_hurt(game: Game, hero: Survivor, amount: int) -> Sequence[str]:
    """Return NOWHERE as the one target if the hero is wounded, else no target."""
    return (NOWHERE,) if health.wounds(game, hero) else ()


async def heal(game: Game, hero: Survivor, target: str, amount: int) -> None:
    health.heal(game, hero)
    game.tell(WoundHealed(survivor=hero.id, patient=hero.id))


def always(game: Game, hero: Survivor, amount: int) -> Sequence[str]:
    """Return NOWHERE, the one target of a feat that needs none."""
    return (NOWHERE,)


async def hurry(game: Game, hero: Survivor, target: str, amount: int) -> None:
    """Give the hero `amount` more actions this turn."""
    hero.actions += amount


def in_sight(game: Game, hero: Survivor, amount: int) -> list[str]:
    """Return the other heroes in sight.

    Every ability needs a target in sight, unless its text says otherwise. [p. 8]
    """
    seen = game.board.sight(hero.zone, game.open_doors)
    return [one.id for one in game.standing() if one.id != hero.id and one.zone in seen]


async def inspire(game: Game, hero: Survivor, target: str, amount: int) -> None:
    """Give the hero `target` `amount` Power."""
    power.gain(game, game.survivor(target), amount)


FEATS: dict[str, Feat] = {
    "swing": Feat(anywhere_near, go),
    "leap": Feat(up_to_enemies, leap),
    "fly": Feat(up_to_enemies, go),
    "slip": Feat(out_of_a_crowd, go, one_action),
    "phase": Feat(through_walls, pass_through, actions.move_cost),
    "push": Feat(beside_enemies, push),
    "heal": Feat(if_hurt, heal),
    "hurry": Feat(always, hurry),
    "inspire": Feat(in_sight, inspire, at_heroes=True),
}


# ------------------------------------------------------------ skills


def skill_uses(game: Game, hero: Survivor) -> Iterator[UseSkill]:
    for skill in game.skills(hero):
        feat = FEATS.get(skill.rule)
        for zone in feat.targets(game, hero, skill.amount) if feat else ():
            yield UseSkill(survivor=hero.id, skill=skill.id, zone=zone)


def why_not_use_skill(game: Game, hero: Survivor, command: UseSkill) -> Refusal | None:
    """Refuse a skill that is used up this turn, too expensive, passive, or aimed at a wrong
    target.
    """
    skill = next((one for one in game.skills(hero) if one.id == command.skill), None)
    if skill is None:
        return Refusal("skill-missing", survivor=hero.id, skill=command.skill)
    feat = FEATS.get(skill.rule)
    if feat is None:
        return Refusal("skill-not-now", skill=command.skill)
    if command.zone not in game.board.zones:
        return Refusal("no-such-zone", zone=command.zone)
    if skill.rule in hero.used:
        return Refusal("skill-used", survivor=hero.id, skill=command.skill)
    if command.zone not in feat.targets(game, hero, skill.amount):
        return Refusal("skill-not-there", survivor=hero.id, skill=skill.id, zone=command.zone)
    refusal = power.why_not_pay(game, hero, box(game).skills[skill.id].power)
    return refusal or actions.why_not_spend(game, hero, feat.cost(game, hero))


async def use_skill(game: Game, hero: Survivor, command: UseSkill) -> None:
    skill = box(game).skills[command.skill]
    feat = FEATS[skill.rule]
    hero.used.append(skill.rule)
    game.tell(SkillUsed(survivor=hero.id, skill=skill.id))
    power.pay(game, hero, skill.power)
    actions.spend(hero, cost=feat.cost(game, hero))
    await feat.carry_out(game, hero, command.zone, skill.amount)


# ------------------------------------------------------------ traits


def trait_uses(game: Game, hero: Survivor) -> Iterator[UseTrait]:
    for one in dict.fromkeys(traits.of(game, hero)):
        trait = box(game).traits[one]
        feat = FEATS[trait.rule] if trait.when == "turn" else None
        for target in feat.targets(game, hero, trait.amount) if feat else ():
            where = target if feat and not feat.at_heroes else None
            whom = target if feat and feat.at_heroes else None
            yield UseTrait(survivor=hero.id, trait=one, zone=where or None, hero=whom)


def why_not_use_trait(game: Game, hero: Survivor, command: UseTrait) -> Refusal | None:
    """Refuse a trait outside its owner's turn, or when it would have no effect."""
    held = command.trait in traits.of(game, hero)
    if held and box(game).traits[command.trait].when != "turn":
        return Refusal("trait-not-now", survivor=hero.id, trait=command.trait)
    if refusal := traits.why_not_use_up(game, hero, command.trait):
        return refusal
    if command not in trait_uses(game, hero):
        return Refusal("trait-not-there", survivor=hero.id, trait=command.trait)
    return None


async def use_trait(game: Game, hero: Survivor, command: UseTrait) -> None:
    trait = box(game).traits[command.trait]
    traits.use_up(game, hero, trait.id)
    target = command.zone or command.hero or NOWHERE
    await FEATS[trait.rule].carry_out(game, hero, target, trait.amount)
