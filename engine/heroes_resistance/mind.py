"""Judges a view of Heroes' Resistance for the autopilot: errands and expected harm.

An errand is a zone to which one hero is sent. Harm is in points: a wound of a hero with much health
left is one point; the last wound of a hero is many points because it loses the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.family import gauge
from engine.family.files import Content
from engine.family.mind import FAR, Mind
from engine.family.odds import hit_chances
from engine.family.parameters import AtZone, Colours, told
from engine.family.view import SurvivorView, View
from engine.heroes_resistance.entries import HeroesContent
from engine.heroes_resistance.foresight import Figures, Foresight
from engine.heroes_resistance.parameters import Companions, Movable, Rescues
from engine.heroes_resistance.view import HeroesView

HURT = {1: 12.0, 2: 2.8, 3: 1.5}
"""Points of harm of a wound, by the health that the hero has before it; with more health it is 1
point.
"""
DEVOURED, WANTED, LENT = 1.8, 5.0, 3.0
"""Points of harm of losing a bystander.

DEVOURED: in most missions. WANTED: while bystanders must still be rescued or brought along. LENT:
one whose card a hero gives up instead of taking a wound.
"""
RUSH = {"blue": 0.37, "yellow": 0.77, "orange": 1.1, "red": 1.6}
"""The wounds that a spawn card deals at once, on average, in the zone it is drawn for, by danger
level.
"""
CROWD, BLOWN = 0.3, 0.35
"""CROWD: the harm of each enemy that ends the phase in a hero's zone, since a card may activate it.
BLOWN: the gain from each enemy that an explosive destroys; twice as much if killed enemies never
return.
"""
WORTH_A_BOMB = 2.7
"""One of the only two explosives is used if it avoids more points of harm than this."""
EXPECTED = {"blue": 1.0, "yellow": 1.9, "orange": 2.8, "red": 3.9}
"""The number of enemies that a card brings, by danger level; a zombie hero counts twice."""
FROM_SPAWNS, FROM_BOSSES = 3.0, 4.0
"""How many zones a meeting place should be away from spawn zones, and from zombie heroes."""


WEIGHTS = {**gauge.WEIGHTS, "hurt": -60.0, "friend-hurt": -60.0, "cards": 0.0}
"""The weights of looking ahead: a wound counts less than in Zombicide, because heroes bear more of
them, and cards count nothing, because heroes hold no equipment.
"""


class HeroesMind(Mind):
    """One view as the autopilot judges it; in this game every hero opens doors and has a weapon."""

    def __init__(self, view: View, content: Content) -> None:
        super().__init__(view, content)
        if not isinstance(view, HeroesView) or not isinstance(content, HeroesContent):
            raise TypeError(f"{view.ruleset!r} is another game")
        self.heroes, self.printed = view, content
        self.mission = content.missions[view.mission]
        self.named = frozenset(rule.name for rule in self.mission.rules)
        asked = told(self.mission.rules, "precious", Companions)
        self.precious = frozenset(who for one in asked for who in one.bystanders)
        self.figures: Figures = {(one.zone, one.kind): one.count for one in view.groups}
        self.foresight = Foresight(
            self.board,
            view.open_doors,
            content.zombies,
            frozenset(view.bystanders.values()),
            civilians="civilians" in self.named,
        )
        self.charges = view.charges
        """Zones with an explosive, including one that is being considered."""
        self.awake = [one.zone for one in view.spawns if one.active]
        self._harms: dict[object, float] = {}
        self._refuges: dict[object, float] = {}
        self._chances: dict[tuple[str, str], float] = {}
        self._errands: dict[str, tuple[str, ...]] | None = None

    # ------------------------------------------------------------ errands

    def goals_of(self, survivor: SurvivorView) -> tuple[str, ...]:
        if errand := self.errand(survivor):
            return errand
        if self._errands is None:
            self._errands = self._shared_out()
        return self._errands.get(survivor.id, ())

    def _shared_out(self) -> dict[str, tuple[str, ...]]:
        """Return each hero's goals: the errand that this hero is nearest to; for the other heroes
        the exit, or all errands.

        A hero with an explosive may be sent to the zone where it is to be used.
        """
        wanted = self._wanted()
        pairs = sorted(
            (self.way(hero.zone, (zone,)), hero.id, zone)
            for hero in self.standing
            for zone in wanted
            if hero.id in self.heroes.tokens or not self._is_console(zone)
        )
        found: dict[str, tuple[str, ...]] = {}
        for _, hero, zone in pairs:
            if hero not in found and (zone,) not in found.values():
                found[hero] = (zone,)
        found.update({one.id: (zone,) for one in self.standing if (zone := self._to_blow_up(one))})
        rest = self._reachable(self._exit()) or wanted
        return {one.id: found.get(one.id, rest) for one in self.standing}

    def _wanted(self) -> tuple[str, ...]:
        """Return the zones that all goals except the escape need.

        If the exit or these zones cannot be reached, untaken objectives are added, since they may
        open doors; if nothing is left and a door waits for danger, zombies are.
        """
        goals = [one for one in self.open_goals if one != "escape"]
        zones = [zone for name in goals for zone in self._reachable(self.zones_for(name))]
        shut_in = "escape" in self.open_goals and not self._reachable(self._exit())
        if shut_in or (goals and not zones):
            zones += self._untaken()
        if not zones and self.waits_for_danger:
            zones += self.prey()
        return tuple(dict.fromkeys(zones))

    def zones_for(self, name: str, survivor: SurvivorView | None = None) -> tuple[str, ...]:
        match name:
            case "take-objectives" | "at-objectives":
                return self._untaken()
            case "deliver" | "close-spawns":
                return self.to_carry()
            case "level-for-all":
                return self.prey()
            case "rescue":
                return self._people(self.parameters("rescue", Rescues).bystanders)
            case "bring-along":
                return self._people(self.parameters("bring-along", Companions).bystanders)
            case "annihilate":
                return self._battlefield()
            case "spawns-gathered":
                return self._tokens_to_move()
            case "overload":
                return self._console()
            case _:
                return self._exit()

    def _people(self, asked: Iterable[str]) -> tuple[str, ...]:
        """Return the zones of the bystanders `asked` that are on the board; if none is, every zone
        where one may be.
        """
        there = self.heroes.bystanders
        seen = [there[one] for one in asked if one in there]
        return tuple(seen) or (*(() if asked else there.values()), *self.heroes.hidden)

    def _tokens_to_move(self) -> tuple[str, ...]:
        asked = told(self.mission.rules, "movable-spawns", Movable)
        return tuple(
            one.zone
            for one in self.view.spawns
            for rule in asked
            if one.colour == rule.colour and one.zone != rule.zone
        )

    def _console(self) -> tuple[str, ...]:
        """Return the zones of objectives to take until the console is found.

        Then, once all spawn tokens are gathered at the reactor, return its zone; before that,
        nothing.
        """
        if not self.heroes.tokens:
            return self._untaken()
        gathered = "spawns-gathered" not in self.open_goals
        return (self.parameters("overload", AtZone).zone,) if gathered else ()

    def _is_console(self, zone: str) -> bool:
        return (
            bool(self.heroes.tokens) and "overload" in self.open_goals and zone in self._console()
        )

    def _untaken(self) -> tuple[str, ...]:
        """Return the zones of objectives to be taken now; empty while it is better to wait
        (`waits`).
        """
        if self.waits():
            return ()
        return self.untaken()

    def gain(self, hero: SurvivorView, zone: str) -> float:
        """Return how many zones nearer to its goals the hero would be in `zone`: at most 2, at
        least -2.
        """
        goals = self.goals_of(hero)
        near = min(self.way(hero.zone, goals), FAR) - min(self.way(zone, goals), FAR)
        return max(-2.0, min(near, 2.0)) if goals else 0.0

    # ------------------------------------------------------------ annihilation

    def lasting(self) -> bool:
        """Return whether killed enemies never return, that is, the rule applies and all red
        objectives are taken.

        Red objectives that lay face down among others are included.
        """
        laid = [one.colour for one in self.mission.objectives]
        others = [
            one
            for rule in told(self.mission.rules, "shuffled-objectives", Colours)
            for one in rule.colours
        ]
        reds = laid.count("red") + laid.count("hidden") - len(others)
        taken = sum(one.taken and one.colour == "red" for one in self.view.objectives)
        return "no-return" in self.named and taken == reds

    def waits(self) -> bool:
        """Return whether it is better to take no objective until no more enemies can appear."""
        figures = sum(one.figures for one in self.printed.zombies.values())
        away = sum(self.heroes.removed.values()) + sum(one.count for one in self.view.groups)
        return self.lasting() and figures > away

    def _battlefield(self) -> tuple[str, ...]:
        """Return the zone where all heroes meet to fight; if no more enemies can appear, those of
        the last enemies.

        It is empty as long as killed enemies return.
        """
        if not self.lasting():
            return ()
        if not self.waits():
            return self._reachable(self.zombies)
        return (min(self.board.zones, key=self._exposed),)

    def _exposed(self, zone: str) -> float:
        """Return how unsuitable a zone is for meeting: far from heroes, near spawn zones and zombie
        heroes.
        """
        trip = sum(self.way(one.zone, (zone,)) for one in self.standing)
        bosses = [one for one, kinds in self.zombies.items() if any(map(self._is_boss, kinds))]
        near = sum(max(0.0, FROM_SPAWNS - self.way(zone, (one,))) for one in self.awake)
        near += sum(max(0.0, FROM_BOSSES - self.way(zone, (one,))) for one in bosses)
        return trip + 4 * near

    def _is_boss(self, kind: str) -> bool:
        return self.printed.zombies[kind].hero

    # ------------------------------------------------------------ explosives

    def _to_blow_up(self, hero: SurvivorView) -> str:
        """Return the zone where the hero's explosive is worth using now; an empty string if there
        is none.
        """
        if "explosives" not in self.named or hero.id not in self.heroes.tokens:
            return ""
        near = self._within(self.figures, hero.zone, hero.actions)
        spared = {zone: self.blast(hero, zone, left) for zone, left in near.items() if left}
        best = max(spared, key=spared.__getitem__, default="")
        return best if best and spared[best] > WORTH_A_BOMB else ""

    def blast(self, hero: SurvivorView, zone: str, actions: int) -> float:
        """Return the points of harm that an explosive in the zone would avoid.

        One of the actions is used to place it; the hero may leave the zone with the others.
        """
        before, calm = self.charges, self.refuge(hero, zone, actions - 1)
        self.charges = (*before, zone)
        spared = calm - self.refuge(hero, zone, actions - 1)
        self.charges = before
        return spared

    # ------------------------------------------------------------ harm

    def harm(
        self, hero: SurvivorView, zone: str, actions: int, figures: Figures | None = None
    ) -> float:
        """Return the points of harm of the next enemies' phase if the hero ends in `zone` with
        `actions` left.

        `figures` are the enemies on the board, by default the real ones. Wounds are left out as far
        as heroes can still prevent them by attacks this round.
        """
        there = self.figures if figures is None else figures
        key = (hero.id, zone, actions, tuple(there.items()), self.charges)
        if key not in self._harms:
            left = {one.id: (one.zone, one.actions) for one in self.standing}
            left[hero.id] = (zone, max(actions, 0))
            self._harms[key] = self._bad(left, there)
        return self._harms[key]

    def refuge(
        self, hero: SurvivorView, zone: str, actions: int, figures: Figures | None = None
    ) -> float:
        """Return the points of harm in the best zone that the hero can still reach from `zone` with
        `actions`.
        """
        if figures is not None:
            return self._least_harm(hero, zone, actions, figures)
        key = (hero.id, zone, actions, self.charges)
        if key not in self._refuges:
            self._refuges[key] = self._least_harm(hero, zone, actions, self.figures)
        return self._refuges[key]

    def _least_harm(self, hero: SurvivorView, zone: str, actions: int, figures: Figures) -> float:
        near = self._within(figures, zone, actions).items()
        return min(self.harm(hero, one, left, figures) for one, left in near)

    def _within(self, figures: Figures, zone: str, actions: int) -> dict[str, int]:
        """Return the zones that `actions` can reach, with the actions left there."""
        crowd = dict[str, float]()
        for (where, _), count in figures.items():
            crowd[where] = crowd.get(where, 0.0) + count
        left, waiting = {zone: actions}, [zone]
        for here in waiting:
            rest = left[here] - 1 - int(crowd.get(here, 0.0))
            for other in self.board.neighbours(here, self.view.open_doors):
                if rest >= 0 and rest > left.get(other, -1):
                    left[other] = rest
                    waiting.append(other)
        return left

    def _bad(self, left: Mapping[str, tuple[str, int]], figures: Figures) -> float:
        """Return the points of harm of a whole position: wounds, lost people, enemies near heroes,
        heroes beside an explosive.

        `left` gives each hero's zone and actions left.
        """
        zones = frozenset(zone for zone, _ in left.values())
        outlook = self.foresight.after(figures, zones)
        bad = HURT[1] * outlook.reached
        for zone in zones | self.foresight.others:
            there = {one: actions for one, (where, actions) in left.items() if where == zone}
            heroes = [self.survivors[one] for one in there]
            able = sum(self.strength(one) * there[one.id] for one in heroes)
            grave = outlook.grave.get(zone, 0.0)
            if grave and able:
                grave *= 1 - max(self.chance(one, zone) for one in heroes if there[one.id])
            rush = self.awake.count(zone) * RUSH[self.view.danger] if there else 0.0
            wounds = max(0.0, outlook.wounds.get(zone, 0.0) - able) + grave + rush
            bad += self._spread_out(heroes, zone, wounds)
            if zone in self.charges:
                bad += sum(HURT[1] * (1 if actions else 2) for actions in there.values())
        return bad + self._left_standing(outlook.figures, zones)

    def _left_standing(self, figures: Figures, zones: frozenset[str]) -> float:
        """Return the points of harm of enemies that end the phase in heroes' zones, less the gain
        from explosives.
        """
        bad, blown = 0.0, BLOWN * (2 if self.lasting() else 1)
        for (zone, kind), count in figures.items():
            if zone in self.charges:
                bad -= (
                    blown
                    * count
                    * (2 * self.printed.zombies[kind].xp if self._is_boss(kind) else 1)
                )
            bad += CROWD * count * (zone in zones)
        return bad

    def _spread_out(self, there: Iterable[SurvivorView], zone: str, wounds: float) -> float:
        """Return the points of harm of `wounds` wounds, if the people in the zone share them out
        best; civilians take none.
        """
        slots: list[float] = []
        for one in there:
            slots += [HURT.get(left, 1.0) for left in range(1, one.health - one.wounds + 1)]
            if self.heroes.held.get(one.id, "") not in {"", *self.precious}:
                slots.append(LENT)
        for one, where in self.heroes.bystanders.items():
            if where == zone and "civilians" not in self.named:
                slots.append(self._loss(one))
        bad = 0.0
        for slot in sorted(slots):
            bad += slot * min(wounds, 1.0)
            wounds = max(0.0, wounds - 1.0)
        return bad

    def _loss(self, bystander: str) -> float:
        if bystander in self.precious:
            return HURT[1]
        return WANTED if {"rescue", "bring-along"} & set(self.open_goals) else DEVOURED

    # ------------------------------------------------------------ what heroes can do

    def strength(self, survivor: SurvivorView) -> float:
        """Return how many enemies the hero kills per action, using half of the Power held."""
        return super().strength(survivor) + 0.25 * self.heroes.power.get(survivor.id, 0)

    def easily(self, kind: str) -> tuple[int, int]:
        """Return a sort key for picking targets: zombie heroes last, the easiest to kill first."""
        enemy = self.printed.zombies[kind]
        return (int(enemy.hero), enemy.toughness - enemy.actions)

    def first_hit(self, kind: str) -> tuple[int, int]:
        return (self.printed.zombies[kind].priority, 0)

    def chance(self, hero: SurvivorView, zone: str) -> float:
        """Return the chance (0 to 1) that one attack with all Power kills a zombie hero in the
        zone.

        A hex leaves only the dice of the attack itself.
        """
        key = (hero.id, zone)
        if key not in self._chances:
            self._chances[key] = self._chance(hero, zone)
        return self._chances[key]

    def _chance(self, hero: SurvivorView, zone: str) -> float:
        known = self.printed.zombies
        tough = [known[kind].toughness for kind in self.zombies.get(zone, {}) if known[kind].hero]
        if not tough:
            return 0.0
        near = (zone, *self.board.neighbours(zone, self.view.open_doors))
        hexed = any(known[kind].rule == "hex" for one in near for kind in self.zombies.get(one, {}))
        attack = self.printed.attack_of(hero.id, hero.guest)
        row = self.printed.equipment[attack].attacks[0]
        dice = row.dice + (0 if hexed else self.heroes.power.get(hero.id, 0))
        return float(sum(hit_chances(dice, row.hits_on)[min(tough) :]))

    def unseen(self, zone: str) -> float:
        """Return how many enemies to expect in the unopened building of the zone."""
        house = self.board.building_of(zone)
        if house is None or house.id in self.view.lit_buildings:
            return 0.0
        marked = sum(self.board.zones[room].marked for room in house.rooms)
        return EXPECTED[self.view.danger] * marked
