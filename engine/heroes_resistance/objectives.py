"""Objectives: their colours, and what taking one brings. [heroes-resistance p. 13, 22]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.family import actions
from engine.family.commands import TakeObjective
from engine.family.experience import gain_experience
from engine.family.game import Game, MissionRules
from engine.family.mission_rules import Rule
from engine.family.missions import colour_of, parameters
from engine.family.parameters import Colours
from engine.family.state import Survivor
from engine.heroes_resistance import bystanders, reveal, zombie_heroes
from engine.heroes_resistance.parameters import Key, OfColour, Shared
from engine.heroes_resistance.state import ours
from engine.reading.mission import MissionRule

# ------------------------------------------------------------ colours


def taken(game: Game, colour: str) -> int:
    """Return how many objectives of that colour were taken."""
    done = game.state.taken_objectives
    return sum(one.id in done and colour_of(game, one) == colour for one in game.mission.objectives)


def all_taken(game: Game, colour: str) -> bool:
    """Return whether there are objectives of that colour and all were taken."""
    there = [one for one in game.mission.objectives if colour_of(game, one) == colour]
    return bool(there) and taken(game, colour) == len(there)


# ------------------------------------------------------------ taking


@dataclass(frozen=True, slots=True, kw_only=True)
class Colourful(Rule[Game, Survivor]):
    """A special rule with an effect when an objective of a certain colour is taken, besides
    experience.

    `brought` is called with the colour of every objective taken, and does nothing unless the rule's
    parameters name that colour.
    """

    brought: Callable[[Game, MissionRule, Survivor, str], Awaitable[None]]


async def take(game: Game, hero: Survivor, command: TakeObjective) -> None:
    """Take an objective: gain its experience, then apply the mission's rules for its colour."""
    token = next(one for one in game.mission.objectives if one.id == command.objective)
    colour = colour_of(game, token)
    await actions.take_objective(game, hero, command)
    for rule in game.mission.rules:
        entry = game.content.mission_rules[rule.name]
        if isinstance(entry, Colourful):
            await entry.brought(game, rule, hero, colour)


async def open_doors(game: Game, rule: MissionRule, hero: Survivor, colour: str) -> None:
    """Open the doors of the colours that the rule gives for the objective's colour. [M5, M7]"""
    asked = parameters(rule, Key)
    for shade in asked.doors if asked.objective == colour else ():
        await reveal.swing(game, hero, shade)


async def spring_trap(game: Game, rule: MissionRule, hero: Survivor, colour: str) -> None:
    """Let a zombie hero appear on each spawn zone of the objective's colour. [M7]"""
    for spawn in game.mission.spawns if colour in parameters(rule, Colours).colours else ():
        if spawn.colour == colour:
            await zombie_heroes.arrive(game, spawn.zone)


async def find_bystander(game: Game, rule: MissionRule, hero: Survivor, colour: str) -> None:
    """Draw a bystander, as if the hero had just rescued them. [M5]"""
    found = bystanders.draw(game) if colour in parameters(rule, Colours).colours else None
    if found:
        await bystanders.saved(game, hero, found)


async def share_experience(game: Game, rule: MissionRule, hero: Survivor, colour: str) -> None:
    """Give every other hero the experience that the rule names. [M6]"""
    asked = parameters(rule, Shared)
    for other in game.standing() if asked.objective == colour else ():
        if other.id != hero.id:
            await gain_experience(game, other, asked.xp)


async def keep_explosive(game: Game, rule: MissionRule, hero: Survivor, colour: str) -> None:
    """Let the hero keep the objective as an explosive."""
    if colour in parameters(rule, Colours).colours:
        _keep(game, hero, colour)


async def keep_console(game: Game, rule: MissionRule, hero: Survivor, colour: str) -> None:
    """Let the hero keep the objective as the console."""
    if colour == parameters(rule, OfColour).objective:
        _keep(game, hero, colour)


def _keep(game: Game, hero: Survivor, colour: str) -> None:
    ours(game).tokens.setdefault(hero.id, []).append(colour)


RULES: MissionRules = {
    "key": Colourful(told=Key, brought=open_doors),
    "trap": Colourful(told=Colours, brought=spring_trap),
    "found-bystander": Colourful(told=Colours, brought=find_bystander),
    "shared-experience": Colourful(told=Shared, brought=share_experience),
    "explosives": Colourful(told=Colours, brought=keep_explosive),
    "console": Colourful(told=OfColour, brought=keep_console),
}
