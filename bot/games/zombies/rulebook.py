"""Rules of Zombies!!! on request: articles in groups, and which one explains a refusal."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.zombies.speech import TownSpeech

RULES = (
    "aim", "setup", "turn", "tiles", "populate", "fight", "death", "walk", "tokens", "zombies",
    "cards", "items", "window", "tempo", "helipad", "closed", "options",
)  # fmt: skip
GROUPS = ("town-rule", "town-tile", "town-card")
"""In reading order."""


def topics(names: TownSpeech) -> dict[str, str]:
    """Titles by topic, each beginning with its group."""
    return {
        topic: names.say("article-title", group=names.say(f"group-{group}"), title=title)
        for group in GROUPS
        for topic, title in titles(names, group).items()
    }


def titles(names: TownSpeech, group: str) -> dict[str, str]:
    """The topics of a group with their titles, the group's word left out."""
    content = names.content
    if group == "town-rule":
        return {f"{group}-{topic}": names.say(f"{group}-{topic}") for topic in RULES}
    entries = {"town-tile": content.tiles, "town-card": content.cards}[group].values()
    return {f"{group}-{one.id}": one.name.in_(names.language) for one in entries}


def groups(names: TownSpeech) -> dict[str, str]:
    """The groups, each with how many articles it has."""
    return {
        group: names.say(f"group-{group}-all", count=len(titles(names, group))) for group in GROUPS
    }


def article(names: TownSpeech, topic: str) -> str:
    """The text of a topic. Raises KeyError where there is none."""
    for group in GROUPS:
        if topic in titles(names, group):
            return WRITERS[group](names, topic.removeprefix(f"{group}-"))
    raise KeyError(f"no article on {topic!r}")


def _rule(names: TownSpeech, topic: str) -> str:
    figures = names.content.figures
    shorter = figures.trophies_by_players
    return names.say(
        f"town-rule-{topic}-text",
        hand=figures.hand,
        life=figures.life,
        bullets=figures.bullets,
        limit=figures.life_limit,
        wins=figures.wins_on,
        trophies=figures.trophies,
        zombies=figures.zombies,
        shorter=", ".join(f"{players}: {count}" for players, count in shorter.items()),
    )


def _tile(names: TownSpeech, kind: str) -> str:
    """What a tile brings, what it is for, how its road runs."""
    one = names.content.tiles[kind]
    cards = [card for card in names.content.cards.values() if card.place == kind]
    return names.say(
        "town-tile-text",
        role=one.role,
        copies=one.copies,
        exits=len(one.exits),
        doors=len(one.doors),
        zombies=one.zombies,
        life=one.life,
        bullets=one.bullets,
        cards=len(cards),
        names=names.all_of(card.name.in_(names.language) for card in cards),
    )


def _card(names: TownSpeech, kind: str) -> str:
    """What a card does, when it is played, how many there are."""
    one = names.content.cards[kind]
    note = f"town-card-{kind}-note"
    noted = names.words.knows(names.language, note)
    return names.say(
        "town-card-text",
        text=one.text.in_(names.language),
        sort=one.sort,
        place="some" if one.place else "none",
        building=names.tile(one.place) if one.place else "",
        copies=one.copies,
        noted="some" if noted else "none",
        note=names.say(note) if noted else "",
    )


WRITERS: dict[str, Callable[[TownSpeech, str], str]] = {
    "town-rule": _rule,
    "town-tile": _tile,
    "town-card": _card,
}
"""How the articles of a group are made."""
