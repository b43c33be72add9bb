"""The articles about rules of Zombies!!!: the groups, their topics, and how each text is made."""

from __future__ import annotations

from bot.games.zombies.naming import TownNames
from bot.kit.speech import Group, articles_on

RULES = (
    "aim", "setup", "turn", "tiles", "populate", "fight", "death", "walk", "tokens", "zombies",
    "cards", "items", "window", "tempo", "helipad", "closed", "options",
)  # fmt: skip


def _titles(names: TownNames) -> dict[str, str]:
    return {f"town-rule-{topic}": names.say(f"town-rule-{topic}") for topic in RULES}


def _rule(names: TownNames, topic: str) -> str:
    """Return the article about a rule, with numbers from the game's data."""
    figures = names.content.figures
    shorter = figures.trophies_by_players
    return names.say(
        f"{topic}-text",
        hand=figures.hand,
        life=figures.life,
        bullets=figures.bullets,
        limit=figures.life_limit,
        wins=figures.wins_on,
        trophies=figures.trophies,
        zombies=figures.zombies,
        shorter=", ".join(f"{players}: {count}" for players, count in shorter.items()),
    )


def _tile(names: TownNames, kind: str) -> str:
    """Return the article about a kind of tile: exits, what lies on it, and cards played there."""
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


def _card(names: TownNames, kind: str) -> str:
    """Return the article about a kind of card: its effect, when it is played, and its copies."""
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


GROUPS = {
    "town-rule": Group(_titles, _rule),
    "town-tile": articles_on("town-tile", lambda names: names.content.tiles.values(), _tile),
    "town-card": articles_on("town-card", lambda names: names.content.cards.values(), _card),
}
"""Groups of articles in reading order."""
