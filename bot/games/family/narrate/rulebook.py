"""Lists the articles about rules by group, with the function that writes each of them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.family.naming import FamilyNames
from bot.games.family.narrate import articles, missions
from bot.kit.speech import Group, articles_on
from engine.family.entries import Guest

RULES = (
    "round", "winning", "setup", "zones", "move", "search", "doors", "inventory", "trade",
    "objectives", "exit", "noise", "sight", "melee", "ranged", "priority", "dual", "reload",
    "upgrades", "attack", "walking", "split", "runners", "spawn", "manholes", "extra", "shortage",
    "experience", "levels", "end", "skills",
)  # fmt: skip
TABLE = ("order", "questions", "undo", "dice")
CARS = ("car-seats", "car-driving", "car-crash", "car-combat", "car-search")
WRITTEN = {"rule": RULES, "table": TABLE, "car": CARS}
"""Articles whose text is in the catalogue, by group.

Articles of other groups are made from the data.
"""


def written(topics: Iterable[str]) -> Group:
    """Return a group of articles whose texts are in the catalogue, with numbers from the data."""

    def titles(names: FamilyNames) -> dict[str, str]:
        return {topic: names.say(f"rule-{topic}") for topic in topics}

    def text(names: FamilyNames, topic: str) -> str:
        return names.say(f"rule-{topic}-text", **articles.figures(names))

    return Group(titles, text)


def mission_titles(names: FamilyNames) -> dict[str, str]:
    """Map the topic of each mission to its title, which begins with the mission's id."""
    return {
        f"mission-{one.id}": f"{one.id} {one.name.in_(names.language)}"
        for one in names.content.missions.values()
    }


def sheet(names: FamilyNames, survivor: str) -> str:
    """Return the article about a survivor: the skills, level by level."""
    character = names.content.characters[survivor]
    told = names.say(
        "rule-sheet-text",
        blue=_skills(names, (character.blue,)),
        yellow=_skills(names, (character.yellow,)),
        orange=_skills(names, character.orange),
        red=_skills(names, character.red),
        **articles.figures(names),
    )
    if isinstance(character, Guest) and (character.author or character.licence):
        return f"{told}\n{names.made_by(character.author or '–', character.licence)}"
    return told


def _skills(names: FamilyNames, skills: tuple[str, ...]) -> str:
    return "\n".join(
        names.say(
            "rule-skill",
            skill=names.skill(skill),
            summary=names.content.skills[skill].summary.in_(names.language),
        )
        for skill in skills
    )


GROUPS = {
    **{group: written(topics) for group, topics in WRITTEN.items()},
    "zombie": articles_on("zombie", lambda names: names.content.zombies.values(), articles.zombie),
    "card": articles_on("card", lambda names: names.content.equipment.values(), articles.card),
    "skill": articles_on("skill", lambda names: names.content.skills.values(), articles.skill),
    "survivor": articles_on("survivor", lambda names: names.content.characters.values(), sheet),
    "mission": Group(
        mission_titles, lambda names, topic: missions.article(names, topic.removeprefix("mission-"))
    ),
}
"""Groups of articles in reading order."""
