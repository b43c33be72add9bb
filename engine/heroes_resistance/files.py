"""The data files of Heroes' Resistance."""

from __future__ import annotations

from engine.family.files import FamilyFiles, Listed
from engine.heroes_resistance.entries import (
    Bystander,
    Enemy,
    Hero,
    HeroAttack,
    HeroesContent,
    HeroesRulebook,
    HeroSkill,
    Trait,
)
from engine.heroes_resistance.missions import GOALS, RULES
from engine.reading.plain_tiles import plain_tiles

FILES = FamilyFiles(
    content=HeroesContent,
    equipment=Listed("equipment.toml", "equipment", HeroAttack),
    recipes=None,
    skills=Listed("skills.toml", "skill", HeroSkill),
    characters=Listed("survivors.toml", "survivor", Hero),
    zombies=Listed("zombies.toml", "zombie", Enemy),
    more={
        "bystanders": Listed("bystanders.toml", "bystander", Bystander),
        "traits": Listed("traits.toml", "trait", Trait),
    },
    cards={
        "spawn": "figures",
        "rush": "figures",
        "extra-activation": "activates",
        "bystander": "",
        "zombie-hero": "",
    },
    mission_rules=RULES,
    goals=GOALS,
    rules=HeroesRulebook,
    indoors=True,
    atlas=plain_tiles,
)
