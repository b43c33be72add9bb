"""Questions and the labels of their buttons."""

from __future__ import annotations

from bot.games.zombicide.narrate.naming import Naming
from bot.games.zombicide.narrate.sentences import reroll_source
from engine.core.question import Question

LABEL = 80
"""Discord's limit for the label of a button."""


def question(names: Naming, asked: Question) -> str:
    """What is asked, about whom or where."""
    subject = asked.subject
    return names.say(
        f"question-{asked.key}",
        zone=subject,
        survivor=names.survivor(subject) if subject in names.content.characters else "",
        name=names.card(subject),
    )


def option(names: Naming, asked: Question, chosen: str) -> str:
    """The label of one option; options that read alike are numbered."""
    label = _plain(names, asked, chosen)
    alike = [one for one in asked.options if _plain(names, asked, one) == label]
    if len(alike) > 1:
        label = names.say("option-numbered", name=label, number=alike.index(chosen) + 1)
    return label[:LABEL]


def _plain(names: Naming, asked: Question, chosen: str) -> str:
    match asked.about:
        case "survivor":
            return names.survivor(chosen)
        case "zone":
            return names.say("option-zone", zone=chosen)
        case "card":
            return names.card(chosen)
        case "skill":
            return names.skill(chosen)
        case "seat":
            return names.player(chosen)
        case "target":
            kind = names.content.zombies.get(chosen)
            return kind.name.in_(names.language) if kind else names.survivor(chosen)
        case _:
            return _word(names, asked, chosen)


def _word(names: Naming, asked: Question, chosen: str) -> str:
    if asked.key == "reroll" and chosen != "keep":
        return names.say("option-reroll-with", source=reroll_source(names, chosen))
    return names.say(f"option-{asked.key}-{chosen}")
