"""Questions of Zombies!!! and the labels of their answers."""

from __future__ import annotations

from bot.games.zombies.naming import Naming
from engine.core.question import Question

LABEL = 80
"""Discord's limit for the label of a button."""


def question(names: Naming, asked: Question) -> str:
    """What is asked, about which card or square."""
    subject = asked.subject
    return names.say(f"town-question-{asked.key}", subject=subject, card=names.card(subject))


def option(names: Naming, asked: Question, chosen: str) -> str:
    """The label of one option."""
    return _label(names, asked, chosen)[:LABEL]


def _label(names: Naming, asked: Question, chosen: str) -> str:
    if asked.about == "tile":
        return names.say("town-option-tile", number=chosen)
    if chosen in names.content.copies:
        return names.card(chosen)
    for key in (f"town-option-{asked.key}-{chosen}", f"town-option-{chosen}"):
        if names.words.knows(names.language, key):
            return names.say(key)
    return chosen
