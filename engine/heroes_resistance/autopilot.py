"""The autopilot's scoring of commands and its answers in Heroes' Resistance."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.command import Command
from engine.core.question import Question
from engine.family.autopilot import HASTE, LATE, WORTH, always
from engine.family.commands import EndTurn, HandOver, LayDown, Leave, Move, TakeObjective
from engine.family.mind import Mind, Reasons, Worth
from engine.family.odds import hit_chances
from engine.family.sensible import Blows
from engine.family.view import SurvivorView
from engine.heroes_resistance import commands
from engine.heroes_resistance.foresight import Figures
from engine.heroes_resistance.mind import WORTH_A_BOMB, HeroesMind

KILL, FEAR, STEP, ARRIVES = 100.0, 55.0, 40.0, 100.0
"""Points for an enemy killed (KILL), for each point of harm avoided (FEAR), for coming one zone
nearer to a goal (STEP), and for arriving at it (ARRIVES).
"""
ACTION, CARD, TRAIT, POWER = 25.0, 20.0, 32.0, 15.0
"""ACTION: points that an action costs. CARD: points that using a trait card costs. TRAIT: points
for a new trait. POWER: points for spending an action on Power.
"""
HELD = (0.0, 16.0, 31.0, 44.0, 52.0)
"""The points that a hero's Power is worth, by its amount: 0, 1, 2 and so on."""
LACK, BESIDE = 40.0, 2.0
"""LACK: points lost for each enemy expected behind a door whom the heroes cannot fight. BESIDE: the
greatest distance from the door, in zones, at which a hero counts for that fight.
"""


def _relief(
    mind: HeroesMind, hero: SurvivorView, zone: str, cost: int, figures: Figures | None = None
) -> float:
    """Return how much harm the hero avoids by a step, compared with doing nothing for as many
    actions.

    The step takes `cost` actions, leads to `zone`, and leaves `figures` on the board (by default
    the present ones).
    """
    left = hero.actions - cost
    return mind.refuge(hero, hero.zone, left) - mind.refuge(hero, zone, left, figures)


def _price(mind: HeroesMind, hero: SurvivorView, power: int) -> float:
    """Return the points lost by spending `power`, given that the next round brings one more
    Power.
    """
    most, held = mind.printed.figures.power.most, mind.heroes.power[hero.id]
    return HELD[min(most, held + 1)] - HELD[min(most, max(0, held - power) + 1)]


# ------------------------------------------------------------ going somewhere


def _move(mind: HeroesMind, command: Move) -> Reasons:
    """Score a move: points for coming nearer to a goal and for harm avoided, less the actions it
    costs.
    """
    hero = mind.survivors[command.survivor]
    there = command.zone
    cost = 0 if hero.free_of("move") else 1 + mind.count(hero.zone)
    return {
        "nearer": _nearer(mind, hero, there, hero.actions - cost),
        "safer": FEAR * _relief(mind, hero, there, cost),
        "effort": -ACTION * cost,
    }


def _nearer(mind: HeroesMind, hero: SurvivorView, zone: str, left: int) -> float:
    """Return the points for coming nearer to a goal, with more for arriving with an action left."""
    goals = mind.goals_of(hero)
    arrives = zone in goals and hero.zone not in goals and not mind.count(zone)
    push = STEP + HASTE * mind.view.round
    return push * mind.gain(hero, zone) + (ARRIVES if arrives and left > 0 else 0.0)


def _force(mind: HeroesMind, command: commands.ForceDoor) -> Reasons:
    """Score opening a door: many points if a goal is behind it, less if the heroes nearby cannot
    fight the enemies expected there; points lost if no goal is behind it.
    """
    hero = mind.survivors[command.survivor]
    door = mind.board.doors[command.door]
    other = next(zone for zone in door.zones if zone != hero.zone)
    goals = mind.goals_of(hero)
    if mind.way(other, goals) >= mind.way(hero.zone, goals):
        return {"rest": -30}
    near = [one for one in mind.standing if mind.way(one.zone, (hero.zone,)) <= BESIDE]
    able = sum(mind.strength(one) * (one.actions if not one.done else 0) for one in near)
    lack = max(0.0, mind.unseen(other) - able + mind.strength(hero))
    return {
        "on-the-way": 130.0,
        "late": HASTE * max(0, mind.view.round - LATE),
        "effort": -LACK * lack - (60.0 if hero.actions <= 1 else 0.0),
    }


def _take(mind: HeroesMind, command: TakeObjective) -> Reasons:
    """Score taking an objective: many points, unless it is better to take it later
    (`HeroesMind.waits`).
    """
    return {"rest": -ACTION} if mind.waits() else WORTH[TakeObjective](mind, command)


# ------------------------------------------------------------ fighting


def _strike(mind: HeroesMind, command: commands.Strike) -> Reasons:
    """Score an attack: points for the average kills and the harm avoided, less its Power, cards and
    actions.
    """
    hero = mind.survivors[command.survivor]
    used = [mind.printed.traits[one] for one in command.traits]
    dice, needed = _roll(mind, hero, command)
    known, value, relief = mind.printed.zombies, 0.0, 0.0
    for hits, chance in enumerate(hit_chances(dice, needed)):
        fallen = _fallen(mind, hero, command.zone, hits)
        if fallen:
            value += float(chance) * sum(
                (known[kind].xp + known[kind].hero) * count for kind, count in fallen.items()
            )
            left = _without(mind, command.zone, fallen)
            relief += float(chance) * _relief(mind, hero, hero.zone, _cost(hero), left)
    spent = command.power + sum(one.power for one in used)
    return {
        "powered" if command.power else "kills": KILL * value,
        "threat": FEAR * relief,
        "effort": -_price(mind, hero, spent) - CARD * len(used) - ACTION * _cost(hero),
    }


def _cost(hero: SurvivorView) -> int:
    return 0 if hero.free_of("combat") else 1


def _roll(mind: HeroesMind, hero: SurvivorView, command: commands.Strike) -> tuple[int, int]:
    """Return the number of dice and the lowest face that hits, with all bonuses."""
    row = mind.printed.equipment[mind.printed.cards[command.card]].attacks[0]
    skills = [mind.printed.skills[one] for one in hero.skills]
    used = [mind.printed.traits[one] for one in command.traits]
    helper = mind.printed.bystanders.get(mind.heroes.held.get(hero.id, ""))
    adding = [one for one in (*skills, *used) if row.kind in one.kinds]
    dice = row.dice + command.power + sum(one.dice for one in skills)
    dice += sum(one.amount for one in adding if one.rule == "extra-dice")
    dice += int(helper is not None and helper.rule == "extra-dice" and row.kind in helper.kinds)
    if command.zone == hero.zone:
        dice += sum(one.amount for one in skills if one.rule == "close-dice")
    if row.kind == "ranged":
        dice -= any(
            mind.printed.zombies[one].rule == "shield" for one in mind.zombies[command.zone]
        )
    better = sum(one.amount for one in adding if one.rule == "dice-bonus")
    return dice, max(2, row.hits_on - better)


def _fallen(mind: HeroesMind, hero: SurvivorView, zone: str, hits: int) -> dict[str, int]:
    """Return the kills of `hits` hits, by kind.

    Hits fall in the order of priority, or as the autopilot picks targets if the hero may pick them.
    """
    known, there, fallen = mind.printed.zombies, mind.zombies.get(zone, {}), dict[str, int]()
    picks = any(mind.printed.skills[one].rule == "picks-targets" for one in hero.skills)
    for kind in sorted(there, key=mind.easily if picks else mind.first_hit):
        count = min(there[kind], hits // known[kind].toughness)
        hits -= count * known[kind].toughness
        if count:
            fallen[kind] = count
        if count < there[kind] and not picks:
            break
    return fallen


def _without(mind: HeroesMind, zone: str, fallen: Mapping[str, int]) -> Figures:
    figures = dict(mind.figures)
    for kind, count in fallen.items():
        figures[zone, kind] -= count
    return {where: count for where, count in figures.items() if count > 0}


def _chance(mind: HeroesMind, command: commands.Strike) -> float:
    """Return the chance, 0 to 1, that the attack kills at least one enemy, without rerolls."""
    hero = mind.survivors[command.survivor]
    chances = enumerate(hit_chances(*_roll(mind, hero, command)))
    return float(sum(one for hits, one in chances if _fallen(mind, hero, command.zone, hits)))


def _spends(mind: HeroesMind, command: commands.Strike) -> bool:
    """Return whether the attack costs Power or trait cards."""
    return bool(command.power or command.traits)


def _endangers(mind: HeroesMind, command: commands.Strike) -> bool:
    """Return whether the attack may hit another hero: a shot at their zone by a poor sniper."""
    hero = mind.survivors[command.survivor]
    row = mind.printed.equipment[mind.printed.cards[command.card]].attacks[0]
    others = any(one.zone == command.zone and one.id != hero.id for one in mind.standing)
    picks = any(mind.printed.skills[one].rule == "picks-targets" for one in hero.skills)
    return row.kind == "ranged" and others and not picks


BLOWS = Blows(_chance, _spends, _endangers)


def _use_sign(mind: HeroesMind, command: commands.UseSign) -> Reasons:
    """Score using the sign of the Avengers: on average two of three dice hit, but no zombie
    heroes.
    """
    hero = mind.survivors[command.survivor]
    known, there = mind.printed.zombies, mind.zombies.get(command.zone, {})
    weak = {kind: count for kind, count in there.items() if not known[kind].hero}
    hits = round(sum(weak.values()) * 2 / 3)
    fallen = _fallen(mind, hero, command.zone, hits) if len(weak) == len(there) else {}
    left = _without(mind, command.zone, fallen)
    return {
        "kills": KILL * sum(fallen.values()),
        "threat": FEAR * _relief(mind, hero, hero.zone, _cost(hero), left),
        "effort": -ACTION * _cost(hero) - 2 * KILL,
    }


def _explode(mind: HeroesMind, command: commands.PlaceExplosive) -> Reasons:
    """Score an explosive: points for the harm avoided if it goes off after the hero has left the
    zone.
    """
    hero = mind.survivors[command.survivor]
    relief = mind.blast(hero, hero.zone, hero.actions)
    return {"explosive": FEAR * relief, "effort": -FEAR * WORTH_A_BOMB}


# ------------------------------------------------------------ Power and traits


IDLE: Mapping[str, float] = {"rest": -100.0}
"""The score of gaining Power for a hero who holds all that fits: it would have no effect."""


def _gain_power(mind: HeroesMind, command: commands.GainPower) -> Reasons:
    held, numbers = mind.heroes.power[command.survivor], mind.printed.figures.power
    if held >= numbers.most:
        return IDLE
    more = HELD[min(numbers.most, held + numbers.gain)] - HELD[held]
    return {"power": more - ACTION + POWER}


def _gain_trait(mind: HeroesMind, command: commands.GainTrait) -> Reasons:
    held = len(mind.heroes.traits.get(command.survivor, ()))
    room = held < mind.printed.figures.traits_held
    return {"trait": (TRAIT if room else 5.0) - ACTION}


def _use_skill(mind: HeroesMind, command: commands.UseSkill) -> Reasons:
    hero, skill = mind.survivors[command.survivor], mind.printed.skills[command.skill]
    cost = 1 + mind.count(hero.zone) * (skill.rule == "phase") if skill.rule in AS_MOVES else 0
    return _feat(mind, hero, skill.rule, command.zone, _price(mind, hero, skill.power), cost)


AS_MOVES = ("slip", "phase")
"""Rules of the skills whose use takes an action."""


def _use_trait(mind: HeroesMind, command: commands.UseTrait) -> Reasons:
    hero, trait = mind.survivors[command.survivor], mind.printed.traits[command.trait]
    price = _price(mind, hero, trait.power) + CARD
    if trait.rule == "heal":
        return {"heal": 120.0 if hero.wounds > 1 else 40.0 if hero.wounds else -10.0}
    if trait.rule == "hurry":
        return {"hurry": 60.0 - price if hero.actions == 0 else -10.0}
    if trait.rule == "inspire":
        lack = mind.printed.figures.power.most - mind.heroes.power[command.hero or hero.id]
        return {"power": 20.0 * min(2, lack) - 5} if lack else IDLE
    return _feat(mind, hero, trait.rule, command.zone or hero.zone, price, 0)


def _feat(
    mind: HeroesMind, hero: SurvivorView, rule: str, zone: str, price: float, cost: int
) -> Reasons:
    """Score a feat: points for coming nearer to a goal, for harm avoided and for a free attack,
    less its `price` in points and its `cost` in actions.
    """
    if rule == "push":
        left = _pushed(mind, hero.zone, zone)
        relief = _relief(mind, hero, hero.zone, cost, left)
        return {"threat": FEAR * relief, "effort": -price - ACTION}
    return {
        "nearer": _nearer(mind, hero, zone, hero.actions - cost),
        "safer": FEAR * _relief(mind, hero, zone, cost),
        "kills": KILL if rule == "leap" and mind.count(zone) else 0.0,
        "effort": -price - ACTION * cost,
    }


def _pushed(mind: HeroesMind, start: str, zone: str) -> Figures:
    known, figures = mind.printed.zombies, dict(mind.figures)
    for kind in mind.zombies.get(start, {}):
        if not known[kind].hero:
            count = figures.pop((start, kind))
            figures[zone, kind] = figures.get((zone, kind), 0.0) + count
    return figures


HEROES_WORTH: Mapping[type[Command], Worth] = {
    Move: _move,
    TakeObjective: _take,
    LayDown: WORTH[LayDown],
    HandOver: WORTH[HandOver],
    Leave: always("get-away", 40),
    EndTurn: WORTH[EndTurn],
    commands.Strike: _strike,
    commands.ForceDoor: _force,
    commands.GainPower: _gain_power,
    commands.GainTrait: _gain_trait,
    commands.UseSkill: _use_skill,
    commands.UseTrait: _use_trait,
    commands.UseSign: _use_sign,
    commands.Rescue: always("rescue", 600),
    commands.PlaceExplosive: _explode,
    commands.MoveSpawn: always("objective", 900),
    commands.Overload: always("objective", 2000),
}

# ------------------------------------------------------------ answers


def _strongest(mind: Mind, question: Question) -> str:
    """Return who is hit: the hero with the most health left, or a bystander if every hero in
    question has one health left.
    """
    left = {one.id: float(one.health - one.wounds) for one in mind.view.survivors}
    if isinstance(mind, HeroesMind):
        left |= dict.fromkeys(mind.precious, 0.0)
    return max(question.options, key=lambda one: left.get(one, 1.5))


def _ward(mind: Mind, question: Question) -> str:
    """Return how to prevent a wound: by a skill paid with Power if there is one.

    Otherwise by a trait if at most two health are left, and by giving up a bystander's card only
    against the last wound; else take the wound.
    """
    hero = mind.survivors[question.subject]
    left = hero.health - hero.wounds
    kept = isinstance(mind, HeroesMind) and mind.heroes.held.get(hero.id) in mind.precious
    for way, least in (("shrink", 9), ("invulnerable", 2), ("sacrifice", 0 if kept else 1)):
        if way in question.options and left <= least:
            return way
    return "take"


KEPT = {"ward": 6, "extra-dice": 5, "dice-bonus": 4, "reroll": 4, "hurry": 3, "swing": 3, "push": 2}
"""How useful a trait is to keep, by its rule."""


def _glad(mind: Mind, question: Question) -> Callable[[str], int]:
    """Return a function that returns how useful a trait is to the hero; 0 if it serves only other
    attacks.
    """
    if not isinstance(mind, HeroesMind):
        return lambda trait: 0
    hero, printed = mind.survivors[question.subject], mind.printed
    kind = printed.equipment[printed.attack_of(hero.id, hero.guest)].attacks[0].kind
    wounded = {"heal": 5 if hero.wounds > 1 else 1}

    def worth(trait: str) -> int:
        entry = printed.traits[trait]
        idle = entry.kinds and kind not in entry.kinds
        return 0 if idle else (KEPT | wounded).get(entry.rule, 1)

    return worth


def _best_trait(mind: Mind, question: Question) -> str:
    return max(question.options, key=_glad(mind, question))


def _least_trait(mind: Mind, question: Question) -> str:
    return min(question.options, key=_glad(mind, question))


def _easiest(mind: Mind, question: Question) -> str:
    """Return the enemy that takes the fewest hits to kill, zombie heroes last."""
    if not isinstance(mind, HeroesMind):
        return question.default
    return min(question.options, key=mind.easily)


ANSWERS: Mapping[str, Callable[[Mind, Question], str]] = {
    "who-is-wounded": _strongest,
    "ward-off": _ward,
    "hit-target": _easiest,
    "trait-to-keep": _best_trait,
    "trait-to-lose": _least_trait,
}
