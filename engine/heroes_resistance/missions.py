"""Special rules and goals that only missions of Heroes' Resistance have. [heroes-resistance p. 21]"""

from __future__ import annotations

from pydantic import model_validator

from engine.content import MissionRule
from engine.family.game import Game
from engine.family.goals import Goal
from engine.family.missions import parameters
from engine.family.parameters import Count, Ids, Parameters, Zones
from engine.heroes_resistance import zombie_heroes
from engine.heroes_resistance.state import Sign, ours, shuffled


class Hidden(Parameters):
    """A bystander card face down in each of the zones; `among` are surely there."""

    zones: Ids
    among: tuple[str, ...] = ()


class Rescues(Parameters):
    """So many bystanders, or those of these ids."""

    count: Count = 1
    bystanders: tuple[str, ...] = ()


class Companions(Parameters):
    """Bystanders whose cards the heroes hold in the end."""

    bystanders: Ids


class Sealed(Parameters):
    """Doors that nothing opens: both zones of the first, both of the second, and so on."""

    zones: Ids

    @model_validator(mode="after")
    def _paired(self) -> Sealed:
        if len(self.zones) % 2:
            raise ValueError(f"there are {len(self.zones)} zones; every door has two sides")
        return self

    def doors(self) -> list[frozenset[str]]:
        sides = iter(self.zones)
        return [frozenset(pair) for pair in zip(sides, sides, strict=True)]


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


# ------------------------------------------------------------ goals


def rescued(game: Game, rule: MissionRule) -> bool:
    asked, found = parameters(rule, Rescues), ours(game).rescued
    if asked.bystanders:
        return set(asked.bystanders) <= set(found)
    return len(found) >= asked.count


def companions_held(game: Game, rule: MissionRule) -> bool:
    return set(parameters(rule, Companions).bystanders) <= set(ours(game).held.values())


GOALS: dict[str, Goal] = {"rescue": rescued, "bring-along": companions_held}
