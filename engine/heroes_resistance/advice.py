"""What the autopilot thinks of what only Heroes' Resistance has."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.command import Command
from engine.core.question import Question
from engine.family.autopilot import HASTE, LATE, WORTH, always
from engine.family.commands import EndTurn, Leave, Move, TakeObjective
from engine.family.files import Content
from engine.family.mind import Mind, Reasons, Worth
from engine.family.odds import hit_chances
from engine.family.view import SurvivorView, View
from engine.heroes_resistance.commands import (
    ForceDoor,
    GainPower,
    GainTrait,
    MoveSpawn,
    Overload,
    PlaceExplosive,
    Rescue,
    Strike,
    UseSign,
    UseSkill,
    UseTrait,
)
from engine.heroes_resistance.entries import HeroesContent
from engine.heroes_resistance.parameters import Companions, Gathering, Key, Movable, told
from engine.heroes_resistance.view import HeroesView

KILL, SPENT, CARD, STEP = 70.0, 14.0, 25.0, 55.0
"""Points for an experience, for a Power and a trait spent, for a zone gained."""


FRAIL = {1: 4.0, 2: 2.2, 3: 1.4}
"""How much heavier a wound weighs for whoever has so much health left."""
EXPECTED = {"blue": 1.0, "yellow": 1.9, "orange": 2.8, "red": 3.9}
"""Enemies that a card brings, by the danger level, a zombie hero counted twice."""
LACK, BESIDE = 40.0, 2.0
"""Points for each enemy behind a door whom nobody is there to strike, and how far those may be."""


class HeroesMind(Mind):
    """Everybody opens doors and is armed; goals of this game lie where people hide."""

    def __init__(self, view: View, content: Content) -> None:
        super().__init__(view, content)
        if not isinstance(view, HeroesView) or not isinstance(content, HeroesContent):
            raise TypeError(f"{view.ruleset!r} is another game")
        self.heroes, self.printed = view, content
        self.mission = content.missions[view.mission]
        asked = told(self.mission, "precious", Companions)
        self.precious = frozenset(who for one in asked for who in one.bystanders)

    def has_tool(self, survivor: SurvivorView, *, in_hand: bool = False) -> bool:
        return True

    def arms_for(self, survivor: SurvivorView) -> tuple[str, ...]:
        return ()

    def zones_for(self, name: str, survivor: SurvivorView) -> tuple[str, ...]:
        match name:
            case "rescue" | "bring-along":
                return self._people()
            case "annihilate":
                return tuple(self.zombies) or tuple(one.zone for one in self.view.spawns)
            case "spawns-gathered":
                return self._tokens_to_move()
            case "overload":
                return self._console(survivor)
            case _:
                return super().zones_for(name, survivor)

    def _people(self) -> tuple[str, ...]:
        """Those who must be saved first, where they stand already; else anybody."""
        wanted = {zone for one, zone in self.heroes.bystanders.items() if one in self.precious}
        return tuple(sorted(wanted)) or (*self.heroes.bystanders.values(), *self.heroes.hidden)

    def _tokens_to_move(self) -> tuple[str, ...]:
        asked = told(self.mission, "movable-spawns", Movable)
        return tuple(
            one.zone
            for one in self.view.spawns
            for rule in asked
            if one.colour == rule.colour and one.zone != rule.zone
        )

    def _console(self, survivor: SurvivorView) -> tuple[str, ...]:
        """To the reactor with it; without it, to what may be it, or out of the way."""
        zone = self.parameters("overload", Gathering).zone
        if survivor.id in self.heroes.tokens:
            return (zone,)
        return () if self.heroes.tokens else self._untaken()

    def _untaken(self) -> tuple[str, ...]:
        return self._reachable(one.zone for one in self.view.objectives if not one.taken)

    def _keys_in_reach(self) -> tuple[str, ...]:
        """Any objective may open what is sealed."""
        found = super()._keys_in_reach()
        return found or (self._untaken() if told(self.mission, "key", Key) else ())

    # ------------------------------------------------------------ dangers

    def danger(self, zone: str) -> float:
        """Wounds that may fall there: those who are there strike with every action, those beside
        it with all but one."""
        wounds = 0.0
        for one, away in ((zone, 0), *((one, 1) for one in self._near(zone))):
            for kind, count in self.zombies.get(one, {}).items():
                wounds += count * max(0, self.printed.zombies[kind].actions - away)
        walkers = sum(self._ones(one) for one in self._near(zone))
        return wounds + 0.4 * walkers

    def _near(self, zone: str) -> tuple[str, ...]:
        return self.board.neighbours(zone, self.view.open_doors)

    def _ones(self, zone: str) -> int:
        """Enemies who have one action only."""
        kinds = self.zombies.get(zone, {})
        return sum(count for kind, count in kinds.items() if self.printed.zombies[kind].actions < 2)

    def risk(self, survivor: SurvivorView, zone: str, actions: float) -> float:
        """As for anybody, and heavier for whoever has little left: one who falls loses the game."""
        plain = super().risk(survivor, zone, actions) / (2.0 if survivor.wounds else 1.0)
        left = survivor.health - survivor.wounds
        return plain * FRAIL.get(left, 1.0)

    def too_tough(self, survivor: SurvivorView, zone: str) -> int:
        return 0

    def strength(self, survivor: SurvivorView) -> float:
        """With half of the Power held."""
        more = 0.25 * self.heroes.power.get(survivor.id, 0)
        return super().strength(survivor) + (more if survivor.id in self.survivors else 0.0)

    def unseen(self, zone: str) -> float:
        """How many enemies are to be expected behind a closed door."""
        house = self.board.building_of(zone)
        if house is None or house.id in self.view.lit_buildings:
            return 0.0
        marked = sum(self.board.zones[room].marked for room in house.rooms)
        return EXPECTED[self.view.danger] * marked

    def gain(self, hero: SurvivorView, zone: str) -> float:
        """How much nearer to the goals one is there, at most two zones."""
        goals = self.goals_of(hero)
        nearer = self.way(hero.zone, goals) - self.way(zone, goals) if goals else 0.0
        return max(-2.0, min(nearer, 2.0))


# ------------------------------------------------------------ fighting


def _strike(mind: HeroesMind, command: Strike) -> Reasons:
    """What falls on average, for what it costs."""
    hero = mind.survivors[command.survivor]
    row = mind.printed.equipment[mind.printed.cards[command.card]].attacks[0]
    used = [mind.printed.traits[one] for one in command.traits]
    dice = row.dice + command.power + sum(one.amount for one in used if one.rule == "extra-dice")
    needed = max(2, row.hits_on - sum(one.amount for one in used if one.rule == "dice-bonus"))
    falls = [_points(mind, command.zone, hits) for hits in range(dice + 1)]
    chances = [float(chance) for chance in hit_chances(dice, needed)]
    value = sum(chance * points for chance, points in zip(chances, falls, strict=True))
    near = mind.board.neighbours(hero.zone, mind.view.open_doors)
    close = 100.0 if command.zone == hero.zone else 60.0 if command.zone in near else 20.0
    sure = sum(chance for chance, points in zip(chances, falls, strict=True) if points)
    spent = command.power + sum(one.power for one in used)
    return {
        "kills": KILL * value,
        "threat": close * sure,
        "effort": -SPENT * spent - CARD * len(used) - 30,
    }


def _points(mind: HeroesMind, zone: str, hits: int) -> int:
    """The experience that so many hits bring there."""
    known, there, points = mind.printed.zombies, mind.zombies.get(zone, {}), 0
    for kind in sorted(there, key=lambda kind: known[kind].priority):
        count = min(there[kind], hits // known[kind].toughness)
        hits -= count * known[kind].toughness
        points += count * known[kind].xp
        if count < there[kind]:
            break
    return points


def _use_sign(mind: HeroesMind, command: UseSign) -> Reasons:
    return {"kills": 0.6 * KILL * mind.count(command.zone) - 60}


# ------------------------------------------------------------ everything else


def _force(mind: HeroesMind, command: ForceDoor) -> Reasons:
    """On the way, with actions left to meet who stands behind."""
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
        "effort": -40 * mind.risk(hero, hero.zone, hero.actions - 1)
        - LACK * lack
        - (60.0 if hero.actions <= 1 else 0.0),
    }


def _gain_power(mind: HeroesMind, command: GainPower) -> Reasons:
    room = mind.printed.figures.power.most - mind.heroes.power[command.survivor]
    return {"power": 12.0 * min(room, mind.printed.figures.power.gain) - 4}


def _gain_trait(mind: HeroesMind, command: GainTrait) -> Reasons:
    held = len(mind.heroes.traits.get(command.survivor, ()))
    return {"trait": 30.0 if held < mind.printed.figures.traits_held else -5.0}


def _use_skill(mind: HeroesMind, command: UseSkill) -> Reasons:
    hero, skill = mind.survivors[command.survivor], mind.printed.skills[command.skill]
    return _feat(mind, hero, skill.rule, command.zone, skill.power)


def _use_trait(mind: HeroesMind, command: UseTrait) -> Reasons:
    hero, trait = mind.survivors[command.survivor], mind.printed.traits[command.trait]
    if trait.rule == "heal":
        return {"heal": 120.0 if hero.wounds > 1 else 20.0}
    if trait.rule == "hurry":
        return {"trait": 45.0 if hero.actions == 0 else -10.0}
    if trait.rule == "inspire":
        power = mind.heroes.power[command.hero or hero.id]
        return {"power": 20.0 * min(2, mind.printed.figures.power.most - power) - 5}
    return _feat(mind, hero, trait.rule, command.zone or hero.zone, trait.power + 1)


def _feat(
    mind: HeroesMind, hero: SurvivorView, rule: str, zone: str, power: int
) -> Mapping[str, float]:
    """Nearer and safer, or rid of those who stand here."""
    if rule == "push":
        return {"threat": 40.0 * mind.count(hero.zone) - 60, "effort": -SPENT * power}
    safer = mind.risk(hero, hero.zone, hero.actions) - mind.risk(hero, zone, hero.actions)
    bonus = KILL if rule == "leap" and mind.count(zone) else 0.0
    return {
        "nearer": STEP * mind.gain(hero, zone),
        "safer": STEP * safer + bonus,
        "effort": -SPENT * power - 20,
    }


HEROES_WORTH: Mapping[type[Command], Worth] = {
    Move: WORTH[Move],
    TakeObjective: WORTH[TakeObjective],
    Leave: WORTH[Leave],
    EndTurn: WORTH[EndTurn],
    Strike: _strike,
    ForceDoor: _force,
    GainPower: _gain_power,
    GainTrait: _gain_trait,
    UseSkill: _use_skill,
    UseTrait: _use_trait,
    UseSign: _use_sign,
    Rescue: always("rescue", 600),
    PlaceExplosive: always("rest", -10),
    MoveSpawn: always("objective", 900),
    Overload: always("objective", 2000),
}

# ------------------------------------------------------------ answers


def _strongest(mind: Mind, question: Question) -> str:
    """Whoever bears most; a bystander only where no hero could go on."""
    left = {one.id: float(one.health - one.wounds) for one in mind.view.survivors}
    if isinstance(mind, HeroesMind):
        left |= dict.fromkeys(mind.precious, 0.0)
    return max(question.options, key=lambda one: left.get(one, 1.5))


def _ward(mind: Mind, question: Question) -> str:
    """Power and traits before the last but one wound, somebody else's life before the last."""
    hero = mind.survivors[question.subject]
    left = hero.health - hero.wounds
    kept = isinstance(mind, HeroesMind) and mind.heroes.held.get(hero.id) in mind.precious
    for way, least in (("shrink", 9), ("invulnerable", 2), ("sacrifice", 0 if kept else 1)):
        if way in question.options and left <= least:
            return way
    return "take"


def _again(mind: Mind, question: Question) -> str:
    return question.options[1]


ANSWERS: Mapping[str, Callable[[Mind, Question], str]] = {
    "who-is-wounded": _strongest,
    "ward-off": _ward,
    "reroll": _again,
}
