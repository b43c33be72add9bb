"""Rules on request: which articles there are, in which group, and which explains a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.games.zombicide.narrate import articles, missions
from bot.games.zombicide.narrate.speech import FamilySpeech
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


def topics(names: FamilySpeech) -> dict[str, str]:
    """Titles by topic, each beginning with its group."""
    return {
        topic: names.say("article-title", group=names.say(f"group-{group}"), title=title)
        for group in GROUPS
        for topic, title in titles(names, group).items()
    }


def titles(names: FamilySpeech, group: str) -> dict[str, str]:
    """The topics of a group with their titles, the group's word left out."""
    if group in WRITTEN:
        return {topic: names.say(f"rule-{topic}") for topic in WRITTEN[group]}
    found = {f"{group}-{one.id}": one.name.in_(names.language) for one in _entries(names, group)}
    if group == "mission":
        return {topic: f"{topic.removeprefix('mission-')} {name}" for topic, name in found.items()}
    return found


def _entries(names: FamilySpeech, group: str) -> Iterable[Entry]:
    content = names.content
    return {
        "zombie": content.zombies,
        "card": content.equipment,
        "skill": content.skills,
        "survivor": content.characters,
        "mission": content.missions,
    }[group].values()


def groups(names: FamilySpeech) -> dict[str, str]:
    """The groups, each with how many articles it has."""
    return {
        group: names.say(f"group-{group}-all", count=len(titles(names, group))) for group in GROUPS
    }


def article(names: FamilySpeech, topic: str) -> str:
    """The text of a topic. Raises KeyError where there is none."""
    for group in GROUPS:
        if topic in titles(names, group):
            if group in WRITTEN:
                return names.say(f"rule-{topic}-text", **articles.figures(names))
            return WRITERS[group](names, topic.removeprefix(f"{group}-"))
    raise KeyError(f"no article on {topic!r}")


def sheet(names: FamilySpeech, survivor: str) -> str:
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


def _skills(names: FamilySpeech, skills: tuple[str, ...]) -> str:
    return "\n".join(
        names.say(
            "rule-skill",
            skill=names.skill(skill),
            summary=names.content.skills[skill].summary.in_(names.language),
        )
        for skill in skills
    )


WRITERS: dict[str, Callable[[FamilySpeech, str], str]] = {
    "zombie": articles.zombie,
    "card": articles.card,
    "skill": articles.skill,
    "survivor": sheet,
    "mission": missions.article,
}
"""How the articles of a group are made."""
