"""Special rules and goals of missions that no other game has. [heroes-resistance p. 21]"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.content import MissionRule
from engine.family import goals
from engine.family.game import Game
from engine.family.goals import Goal
from engine.family.missions import parameters
from engine.family.parameters import Zones
from engine.heroes_resistance import zombie_heroes
from engine.heroes_resistance.parameters import Companions, Hidden, Rescues
from engine.heroes_resistance.state import Sign, ours, shuffled

# ------------------------------------------------------------ setting up


def hide_bystanders(game: Game, rule: MissionRule) -> None:
    """Cards at random, face down; nobody knows who hides where."""
    asked, state = parameters(rule, Hidden), ours(game)
    others = [one for one in state.bystander_deck if one not in asked.among]
    cards = shuffled(game, [*asked.among, *others[: len(asked.zones) - len(asked.among)]])
    state.hidden = dict(zip(asked.zones, cards, strict=True))
    state.bystander_deck = [one for one in state.bystander_deck if one not in cards]


def zombie_heroes_wait(game: Game, rule: MissionRule) -> None:
    """One in each zone from the start, at random."""
    for zone in parameters(rule, Zones).zones:
        zombie_heroes.come(game, zone)


def lay_sign(game: Game, rule: MissionRule) -> None:
    ours(game).sign = Sign(parameters(rule, Zones).zones[0])


LAID: Mapping[str, Callable[[Game, MissionRule], None]] = {
    "bystander-cards": hide_bystanders,
    "zombie-heroes": zombie_heroes_wait,
    "sign": lay_sign,
}

# ------------------------------------------------------------ goals


def rescued(game: Game, rule: MissionRule) -> bool:
    asked, found = parameters(rule, Rescues), ours(game).rescued
    if asked.bystanders:
        return set(asked.bystanders) <= set(found)
    return len(found) >= asked.count


def companions_held(game: Game, rule: MissionRule) -> bool:
    return set(parameters(rule, Companions).bystanders) <= set(ours(game).held.values())


GOALS: Mapping[str, Goal] = {**goals.GOALS, "rescue": rescued, "bring-along": companions_held}
