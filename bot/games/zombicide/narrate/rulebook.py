"""Rules on request: which articles there are, in which group, and which explains a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.games.zombicide.narrate import articles, missions
from bot.games.zombicide.narrate.naming import Naming
from engine.content import Entry

RULES = (
    "round", "winning", "setup", "zones", "move", "search", "doors", "inventory", "trade",
    "objectives", "exit", "noise", "sight", "melee", "ranged", "priority", "dual", "reload",
    "upgrades", "attack", "walking", "split", "runners", "spawn", "manholes", "extra", "shortage",
    "experience", "levels", "end", "skills",
)  # fmt: skip
TABLE = ("order", "questions", "undo", "dice")
CARS = ("car-seats", "car-driving", "car-crash", "car-combat", "car-search")
WRITTEN = {"rule": RULES, "table": TABLE, "car": CARS}
"""Articles that stand in the catalogue; those of the other groups are made from the data."""
GROUPS = ("rule", "table", "car", "zombie", "card", "skill", "survivor", "mission")
"""In reading order."""

ARTICLES: dict[str, str] = {
    "no-such-order": "order",
    "faulty-survivor": "setup",
    "survivors-for-each": "setup",
    "other-shares": "setup",
    "car-is-empty": "car-search",
    "car-not-for-driving": "car-seats",
    "car-searched-already": "car-search",
    "card-already-there": "inventory",
    "card-not-held": "inventory",
    "door-closed-already": "skill-barricade",
    "door-locked": "doors",
    "door-open-already": "doors",
    "exit-not-open": "exit",
    "finish-first": "order",
    "game-is-over": "winning",
    "held-by-zombies": "move",
    "in-a-car": "car-seats",
    "inventory-full": "inventory",
    "leave-by-car": "exit",
    "leave-together": "exit",
    "loaded-already": "reload",
    "must-reload": "reload",
    "no-car-here": "car-seats",
    "no-door-here": "doors",
    "no-exit": "exit",
    "no-pair": "dual",
    "no-such-drive": "car-driving",
    "no-such-game": "setup",
    "no-such-mission": "setup",
    "faulty-mission": "setup",
    "no-such-objective": "objectives",
    "no-such-recipe": "upgrades",
    "no-such-survivor": "setup",
    "no-such-zone": "zones",
    "no-trick-shot": "skill-trick-shot",
    "nobody-wounded": "skill-medic",
    "none-left": "upgrades",
    "not-a-player": "order",
    "not-a-weapon": "ranged",
    "not-another-survivor": "skill-born-leader",
    "not-at-the-wheel": "car-driving",
    "not-in-a-car": "car-seats",
    "not-in-hand": "inventory",
    "not-in-sight": "sight",
    "not-in-the-car": "car-search",
    "not-on-exit": "exit",
    "not-to-be-loaded": "car-search",
    "not-your-survivor": "order",
    "not-your-turn": "order",
    "not-yours-to-answer": "questions",
    "nothing-to-attack": "ranged",
    "nothing-to-find-here": "search",
    "nothing-to-trade": "trade",
    "nothing-to-undo": "undo",
    "objective-elsewhere": "objectives",
    "zombies-at-the-spawn": "objectives",
    "opens-no-doors": "doors",
    "out-of-reach": "ranged",
    "pack-is-full": "inventory",
    "partner-not-here": "trade",
    "parts-missing": "upgrades",
    "question-first": "questions",
    "search-among-zombies": "search",
    "search-in-rooms-only": "search",
    "searched-already": "search",
    "seat-taken": "car-seats",
    "seat-without-survivor": "setup",
    "skill-missing": "skills",
    "skill-used": "skills",
    "sneaking-already": "skill-ninja",
    "survivor-eliminated": "attack",
    "survivor-taken-twice": "setup",
    "too-few-actions": "round",
    "turn-is-over": "order",
    "unknown-command": "round",
    "wound-stays": "card-wounded",
    "wrong-survivor-count": "setup",
    "zombies-at-the-car": "car-seats",
    "zone-too-far": "move",
}
"""Every refusal and its topic."""


def topics(names: Naming) -> dict[str, str]:
    """Titles by topic, each beginning with its group."""
    return {
        topic: names.say("article-title", group=names.say(f"group-{group}"), title=title)
        for group in GROUPS
        for topic, title in titles(names, group).items()
    }


def titles(names: Naming, group: str) -> dict[str, str]:
    """The topics of a group with their titles, the group's word left out."""
    if group in WRITTEN:
        return {topic: names.say(f"rule-{topic}") for topic in WRITTEN[group]}
    found = {f"{group}-{one.id}": one.name.in_(names.language) for one in _entries(names, group)}
    if group == "mission":
        return {topic: f"{topic.removeprefix('mission-')} {name}" for topic, name in found.items()}
    return found


def _entries(names: Naming, group: str) -> Iterable[Entry]:
    content = names.content
    return {
        "zombie": content.zombies,
        "card": content.equipment,
        "skill": content.skills,
        "survivor": content.characters,
        "mission": content.missions,
    }[group].values()


def groups(names: Naming) -> dict[str, str]:
    """The groups, each with how many articles it has."""
    return {
        group: names.say(f"group-{group}-all", count=len(titles(names, group))) for group in GROUPS
    }


def article(names: Naming, topic: str) -> str:
    """The text of a topic. Raises KeyError where there is none."""
    for group in GROUPS:
        if topic in titles(names, group):
            if group in WRITTEN:
                return names.say(f"rule-{topic}-text", **articles.figures(names))
            return WRITERS[group](names, topic.removeprefix(f"{group}-"))
    raise KeyError(f"no article on {topic!r}")


def sheet(names: Naming, survivor: str) -> str:
    """A survivor's skills, level by level."""
    character = names.content.characters[survivor]
    return names.say(
        "rule-sheet-text",
        blue=_skills(names, (character.blue,)),
        yellow=_skills(names, (character.yellow,)),
        orange=_skills(names, character.orange),
        red=_skills(names, character.red),
        **articles.figures(names),
    )


def _skills(names: Naming, skills: tuple[str, ...]) -> str:
    return "\n".join(
        names.say(
            "rule-skill",
            skill=names.skill(skill),
            summary=names.content.skills[skill].summary.in_(names.language),
        )
        for skill in skills
    )


WRITERS: dict[str, Callable[[Naming, str], str]] = {
    "zombie": articles.zombie,
    "card": articles.card,
    "skill": articles.skill,
    "survivor": sheet,
    "mission": missions.article,
}
"""How the articles of a group are made."""
