"""Decides what the autopilot does before it ends a turn with actions left, or why it does nothing.

By the sum of points alone, no action may be worth doing. A person would still strike, search, open
a door or take a step before an action is lost. So where the best-ranked step ends a turn with
actions left, the best-ranked *sensible* step is put before it (`improved`). Where there is none,
the end of the turn gets a reason that says what the survivor waits for (`_why_stay`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.core.advice import Advice
from engine.core.command import Command
from engine.family.commands import Attack, EndTurn, Move, SurvivorCommand
from engine.family.mind import FAR, Mind, Reasons
from engine.family.view import SurvivorView

FAIR = Fraction(2, 5)
"""An attack with a lower chance to kill (0 to 1) than this counts as a long shot."""
MORE_DANGER = 0.5
"""A zone nearer to the goal may be this many expected wounds more dangerous than the present
one.
"""
DOOR_ACTIONS = 2
"""The fewest actions left with which a door is opened: one to open it, one for what is behind."""
LOSS = -25.0
"""The points (an action is worth 100) below which a step does harm and is not sensible."""
FORBIDDEN = -200.0
"""A move is forbidden if one of its reasons has this few points, whatever its sum of points is."""
ARRIVAL, EFFORT = 150.0, 25.0
"""Points of a move: gained for arriving at a goal, lost for the action."""
USEFUL = frozenset({"arms", "supplies", "power", "trait", "reload", "objective", "rescue", "hurry"})
"""Reasons of steps that gain something for good, such as a search, Power or an objective."""
NOTHING = "rest"
"""The reason of a step that gains nothing, such as ending the turn."""
SEARCHING = frozenset({"arms", "supplies"})
"""Reasons of a search."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A command as the autopilot rates it: its points, listed for each reason."""

    step: Command
    why: Reasons

    @property
    def points(self) -> float:
        """The sum of all points."""
        return sum(self.why.values())

    @property
    def reason(self) -> str:
        """The reason with the most points."""
        return max(self.why, key=self.why.__getitem__)

    @property
    def advice(self) -> Advice:
        """The command as the autopilot proposes it, for `NOTHING` if no reason speaks for it."""
        return Advice(self.step, self.reason if self.why[self.reason] > 0 else NOTHING)


@dataclass(frozen=True, slots=True)
class Blows:
    """The autopilot's judgement of attacks in one game."""

    chance: Callable[..., float]
    """Returns the chance, 0 to 1, that at least one zombie falls, without rerolls."""
    spends: Callable[..., bool]
    """Returns whether the attack uses up something rare: Power, cards, or a loaded weapon."""
    endangers: Callable[..., bool]
    """Returns whether the attack may hit a survivor."""


def improved(mind: Mind, blows: Blows, ranked: Sequence[Weighed]) -> list[Advice]:
    """Return `ranked`, the best first, with the most sensible command in front.

    A sensible step goes before a long shot that spends Power, cards or ammunition, before a search
    beside zombies, and before the end of a turn with actions left. A blow with any chance goes
    before staying beside a zombie.
    """
    judge = _Judge(mind, blows)
    order = sorted(ranked, key=judge.is_rash)
    first = next(iter(order), None)
    if first is None or not isinstance(first.step, EndTurn):
        return [one.advice for one in order]
    better = (judge.is_sensible, judge.pays, judge.is_last_resort)
    found = (one for is_better in better for one in order if is_better(one))
    good = next(found, None) if judge.wastes(first.step) else next(filter(judge.pays, order), None)
    if good is not None:
        order.remove(good)
        return [good.advice, *(one.advice for one in order)]
    if not judge.wastes(first.step):
        return [one.advice for one in order]
    survivor = mind.survivors[first.step.survivor]
    searches = any(_is_search(one) for one in ranked if _leader(one.step) == survivor.id)
    stay = _why_stay(mind, survivor, first.step, may_search=searches)
    return [stay, *(one.advice for one in order[1:])]


def _is_search(one: Weighed) -> bool:
    return one.reason in SEARCHING and not isinstance(one.step, Move)


def _leader(command: Command) -> str:
    return command.survivor if isinstance(command, SurvivorCommand) else ""


@dataclass(frozen=True, slots=True)
class _Judge:
    """Decides which steps are sensible in one position."""

    mind: Mind
    blows: Blows

    def wastes(self, end: EndTurn) -> bool:
        """Return whether ending the turn now loses actions."""
        return self.mind.survivors[end.survivor].actions > 0

    def pays(self, one: Weighed) -> bool:
        """Return whether the step is an attack with more points for it than against it."""
        return isinstance(one.step, Attack) and one.points > 0

    def is_rash(self, one: Weighed) -> bool:
        """Return whether other sensible steps should be put before this one.

        That is so for an attack that uses up something rare and is unlikely to kill, and for a
        search with zombies in the zone, or beside it if the survivor is wounded.
        """
        if isinstance(one.step, Attack):
            return self.blows.spends(self.mind, one.step) and self._chance(one.step) < FAIR
        survivor = self.mind.survivors.get(_leader(one.step))
        if survivor is None or not _is_search(one):
            return False
        near = self.mind.count(survivor.zone)
        if survivor.wounds:
            doors = self.mind.view.open_doors
            beside = self.mind.board.neighbours(survivor.zone, doors)
            near += sum(self.mind.count(zone) for zone in beside)
        return near > 0

    def is_sensible(self, one: Weighed) -> bool:
        """Return whether the step is better than losing the actions that are left."""
        if isinstance(one.step, Attack):
            return self._is_safe(one.step) and self._chance(one.step) >= FAIR
        if isinstance(one.step, Move):
            allowed = min(one.why.values()) > FORBIDDEN and self._is_good_move(one.step)
            return allowed and not self._comes_back(one, one.step)
        if one.points <= LOSS or self.is_rash(one):
            return False
        if one.reason == "on-the-way":
            return self.mind.survivors[_leader(one.step)].actions >= DOOR_ACTIONS
        return one.reason in USEFUL

    def is_last_resort(self, one: Weighed) -> bool:
        """Return whether the step is an attack in the survivor's own zone that is safe and has any
        chance to kill.
        """
        return (
            isinstance(one.step, Attack)
            and one.step.zone == self.mind.survivors[one.step.survivor].zone
            and self._is_safe(one.step)
            and self._chance(one.step) > 0
        )

    def _chance(self, attack: Attack) -> float:
        return self.blows.chance(self.mind, attack)

    def _is_safe(self, attack: Attack) -> bool:
        return not self.blows.endangers(self.mind, attack)

    def _is_good_move(self, move: Move) -> bool:
        """Return whether a move leads away from zombies, or nearer to a goal without much more
        danger.

        Moving away counts if the new zone is no more dangerous, because survivors in a zone with
        zombies are struck first. A wounded survivor may also move to any less dangerous zone.
        """
        mind, survivor = self.mind, self.mind.survivors[move.survivor]
        here, there = survivor.zone, move.zone
        before, after = mind.danger(here), mind.danger(there)
        if mind.count(here) and not mind.count(there) and after <= before:
            return True
        if (mind.count(here) or survivor.wounds) and after < before:
            return True
        goals = mind.goals_of(survivor)
        return mind.way(there, goals) < mind.way(here, goals) and after <= before + MORE_DANGER

    def _comes_back(self, one: Weighed, move: Move) -> bool:
        """Return whether the way back would be the next good move, so that actions are lost.

        The way back has the points of this move with the opposite sign, and those of arriving. A
        zone with zombies is left all the same.
        """
        mind, survivor = self.mind, self.mind.survivors[move.survivor]
        here, there, goals = survivor.zone, move.zone, self.mind.goals_of(survivor)
        if mind.count(here) or survivor.actions - 1 <= mind.count(there):
            return False
        arrives = mind.way(here, goals) == 0 < mind.way(there, goals)
        change = sum(points for reason, points in one.why.items() if reason != "effort")
        return (ARRIVAL if arrives else 0.0) - change > EFFORT


# ------------------------------------------------------------ why to stay

GATHERING = frozenset({"escape", "board-cars", "hold-zone", "at-objectives"})
"""Goals that are reached only once all survivors are in one place."""


def _why_stay(mind: Mind, survivor: SurvivorView, end: Command, *, may_search: bool) -> Advice:
    """Return the end of the turn with the reason why nothing else is better.

    In the result, `who` is the survivor to wait for and `zone` the place to go to later.
    """
    stay, zone = Advice(end, "all-done"), survivor.zone
    goals = mind.goals_of(survivor)
    if mind.count(zone):
        return replace(stay, reason="no-ward")
    if not goals:
        return stay
    if mind.way(zone, goals) == 0:
        return _at_goal(mind, survivor, stay, may_search=may_search)
    if mind.way(zone, goals) >= FAR:
        return replace(stay, reason="wait-locked")
    ahead = mind.board.neighbours(zone, mind.passable)
    step = min(ahead, key=lambda one: mind.way(one, goals), default="")
    if step not in mind.board.neighbours(zone, mind.view.open_doors):
        return _behind_door(mind, survivor, stay)
    return _before(mind, survivor, step, stay)


def _at_goal(mind: Mind, survivor: SurvivorView, stay: Advice, *, may_search: bool) -> Advice:
    """Return the end of the turn with its reason, if the survivor's zone is already a goal."""
    goals = mind.goals_of(survivor)
    if may_search:
        return replace(stay, reason="wary")
    if mind.arms_for(survivor):
        return replace(stay, reason="searched")
    late = [one for one in mind.standing if mind.way(one.zone, goals) > 0]
    if late and mind.open_goals[:1] and mind.open_goals[0] in GATHERING:
        far = max(late, key=lambda one: mind.way(one.zone, goals))
        return replace(stay, reason="wait-for", who=far.id)
    return replace(stay, reason="at-goal")


def _behind_door(mind: Mind, survivor: SurvivorView, stay: Advice) -> Advice:
    """Return the end of the turn with its reason, if a closed door is on the way."""
    if mind.has_tool(survivor):
        return replace(stay, reason="wait-behind-door")
    able = [one for one in mind.standing if mind.has_tool(one)]
    if not able:
        return replace(stay, reason="wait-tool")
    near = min(able, key=lambda one: mind.way(one.zone, (survivor.zone,)))
    return replace(stay, reason="wait-door", who=near.id)


def _before(mind: Mind, survivor: SurvivorView, step: str, stay: Advice) -> Advice:
    """Return the end of the turn with the reason not to enter the zone `step`: danger there, or
    friends left behind.
    """
    ready = [one for one in mind.standing if one.id != survivor.id and not one.done and one.actions]
    best = max(ready, key=mind.strength, default=None)
    safe = mind.danger(step) <= mind.danger(survivor.zone) + MORE_DANGER
    reason = "wait-together" if safe else "wait-danger"
    return replace(stay, reason=reason, who=best.id if best else "", zone=step)
