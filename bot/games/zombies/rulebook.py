"""Rules of Zombies!!! on request: articles in groups, and which one explains a refusal."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.zombies.naming import Naming

RULES = (
    "aim", "setup", "turn", "tiles", "populate", "fight", "death", "walk", "tokens", "zombies",
    "cards", "items", "window", "helipad", "closed", "options",
)  # fmt: skip
GROUPS = ("town-rule", "town-tile", "town-card")
"""In reading order."""

ARTICLES: dict[str, str] = {
    "cell-taken": "town-rule-tiles",
    "no-road-joins": "town-rule-tiles",
    "road-meets-wall": "town-rule-tiles",
    "turn-looks-the-same": "town-rule-tiles",
    "not-this-step": "town-rule-turn",
    "not-your-turn": "town-rule-turn",
    "already-there": "town-rule-walk",
    "claustrophobic": "town-card-claustrophobia",
    "must-leave-building": "town-card-claustrophobia",
    "no-such-square": "town-rule-walk",
    "too-far": "town-rule-walk",
    "no-zombie-there": "town-rule-zombies",
    "zombie-has-moved": "town-rule-zombies",
    "zombie-cannot-go": "town-rule-zombies",
    "zombie-in-the-way": "town-rule-zombies",
    "not-in-hand": "town-rule-cards",
    "no-such-card-in-hand": "town-rule-cards",
    "no-such-item": "town-rule-items",
    "one-card-a-turn": "town-rule-cards",
    "cards-in-own-turn": "town-rule-window",
    "card-needs-opponent": "town-rule-cards",
    "card-without-target": "town-rule-cards",
    "card-needs-use": "town-card-adrenaline-rush",
    "card-without-use": "town-rule-cards",
    "item-works-by-itself": "town-rule-items",
    "item-in-play-already": "town-rule-items",
    "item-in-use": "town-rule-items",
    "not-in-building": "town-rule-items",
    "no-building-in-reach": "town-rule-items",
    "nobody-in-building": "town-card-grenade",
    "spell-holds-already": "town-rule-cards",
    "no-fight-to-help": "town-card-adrenaline-rush",
    "no-movement-roll": "town-card-adrenaline-rush",
    "held-by-fear": "town-card-fear",
    "not-before-movement-roll": "town-rule-turn",
    "life-at-limit": "town-rule-tokens",
    "no-zombie-on-board": "town-card-this-isnt-so-bad",
    "suffers-already": "town-rule-cards",
    "last-life": "town-card-bad-sense-of-direction",
    "stands-there-already": "town-card-bad-sense-of-direction",
    "target-held-by-fear": "town-card-fear",
    "target-fallen": "town-rule-death",
    "nothing-to-lose": "town-card-butter-fingers",
    "no-trophies": "town-card-not-dead",
    "no-room-for-zombies": "town-rule-cards",
    "no-windows": "town-rule-window",
    "already-passes": "town-rule-window",
    "already-asked": "town-rule-window",
    "wrong-seat-count": "town-rule-setup",
    "no-such-option": "town-rule-options",
    "not-yours-to-answer": "town-rule-window",
    "question-first": "town-rule-window",
}
"""Refusals and their topics."""


def topics(names: Naming) -> dict[str, str]:
    """Titles by topic, each beginning with its group."""
    return {
        topic: names.say("article-title", group=names.say(f"group-{group}"), title=title)
        for group in GROUPS
        for topic, title in titles(names, group).items()
    }


def titles(names: Naming, group: str) -> dict[str, str]:
    """The topics of a group with their titles, the group's word left out."""
    content = names.content
    if group == "town-rule":
        return {f"{group}-{topic}": names.say(f"{group}-{topic}") for topic in RULES}
    entries = {"town-tile": content.tiles, "town-card": content.cards}[group].values()
    return {f"{group}-{one.id}": one.name.in_(names.language) for one in entries}


def groups(names: Naming) -> dict[str, str]:
    """The groups, each with how many articles it has."""
    return {
        group: names.say(f"group-{group}-all", count=len(titles(names, group))) for group in GROUPS
    }


def article(names: Naming, topic: str) -> str:
    """The text of a topic. Raises KeyError where there is none."""
    for group in GROUPS:
        if topic in titles(names, group):
            return WRITERS[group](names, topic.removeprefix(f"{group}-"))
    raise KeyError(f"no article on {topic!r}")


def _rule(names: Naming, topic: str) -> str:
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


def _tile(names: Naming, kind: str) -> str:
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


def _card(names: Naming, kind: str) -> str:
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


WRITERS: dict[str, Callable[[Naming, str], str]] = {
    "town-rule": _rule,
    "town-tile": _tile,
    "town-card": _card,
}
"""How the articles of a group are made."""
