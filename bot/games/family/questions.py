"""Writes the family's questions with what a player needs to answer them.

That is the dice of a roll, the wounds that a survivor has, what stands in a zone, and what the
skills, traits and bystanders on offer do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import engine
from bot.base.words import cut
from bot.kit.chair import Chair
from bot.kit.speech import LABEL
from engine.family.events import DiceRerolled, DiceRolled
from engine.family.view import View

SUMMARIES = {"skill": "skills", "trait": "traits", "bystander": "bystanders"}
"""Kinds of option whose entries in the data have a summary, with the list that holds them."""


def text(chair: Chair, question: engine.Question, plain: str) -> str:
    """Return the question, which is `plain` without numbers, with what is needed to answer it.

    If it asks for a re-roll, the dice of the last roll come first, and last what each costs.
    """
    if question.key == "reroll":
        dice = (chair.speech.event(one) for one in dice_of(chair, question))
        plain = " ".join([*dice, plain])
    return "\n".join([plain, *_summaries(chair, question)])


def labels(chair: Chair, question: engine.Question) -> Mapping[str, str]:
    """Return labels, by option, with the next wound of a survivor or with who is in a zone."""
    if question.key in ("who-is-wounded", "who-is-hit"):
        return {one: _next_wound(chair, one) for one in question.options}
    if question.key in ("odd-zombie", "abomination-way"):
        return {zone: _whose_zone(chair, zone) for zone in question.options}
    if question.key == "hit-target":
        return {one: _target(chair, question, one) for one in question.options}
    return {}


def dice_of(chair: Chair, question: engine.Question) -> Collection[engine.Event]:
    """Return the last roll into each zone of the survivor who may roll again.

    Empty if the question is not about a re-roll.
    """
    if question.key != "reroll":
        return ()
    return {
        one.zone: one
        for one in chair.game.so_far(chair.seat or None)
        if isinstance(one, DiceRolled | DiceRerolled) and one.survivor == question.subject
    }.values()


def before_wound(chair: Chair, survivor: str, plain: str) -> str:
    """Return the question `plain` with the wound that would come to the survivor."""
    found = _wound(chair, survivor)
    return chair.speech.say("asked-with-wound", told=plain, **found) if found else plain


def _summaries(chair: Chair, question: engine.Question) -> Iterator[str]:
    """Yield a line for each option that is a skill, a trait or a bystander: what it does.

    For a re-roll, yield a line for each of its sources: what it rolls, and what it costs.
    """
    if question.key == "reroll":
        for source in question.options:
            if source != "keep":
                name = chair.speech.option(question, source)
                does = chair.speech.say("reroll-use", source=source)
                yield chair.speech.say("asked-with-use", name=name, does=does)
        return
    entries = getattr(chair.content, SUMMARIES.get(question.about, ""), {})
    for option in question.options:
        summary = getattr(entries.get(option), "summary", None)
        if summary is not None:
            does = summary.in_(chair.language)
            name = chair.speech.option(question, option)
            yield chair.speech.say("asked-with-use", name=name, does=does)


def _target(chair: Chair, question: engine.Question, target: str) -> str:
    """Name what a hit may strike: a survivor with their next wound, a zombie with its toughness."""
    kind = chair.content.zombies.get(target)
    if kind is None:
        return _next_wound(chair, target)
    name = chair.speech.option(question, target)
    told = chair.speech.say("option-to-hit", zombie=name, damage=kind.toughness, xp=kind.xp)
    return cut(str(told), LABEL)


def _next_wound(chair: Chair, survivor: str) -> str:
    """Name a survivor with the number of their next wound, out of the number that kills."""
    found = _wound(chair, survivor)
    if not found:
        return cut(chair.speech.name("survivor", survivor), LABEL)
    return cut(chair.speech.say("option-next-wound", **found), LABEL)


def _wound(chair: Chair, survivor: str) -> dict[str, str | int]:
    """Return the values of a sentence about the survivor's next wound; empty if it is nobody's."""
    view: View = chair.view
    found = next((one for one in view.survivors if one.id == survivor), None)
    if found is None:
        return {}
    wound = found.wounds + 1
    return {
        "survivor": chair.speech.name("survivor", survivor),
        "wound": wound,
        "health": found.health,
        "dies": "yes" if wound >= found.health else "no",
    }


def _whose_zone(chair: Chair, zone: str) -> str:
    """Name a zone with the survivors who stand there."""
    view: View = chair.view
    there = [one.id for one in view.survivors if one.zone == zone and one.standing]
    names = ", ".join(chair.speech.name("survivor", one) for one in there)
    if not names:
        return zone
    return cut(chair.speech.say("option-zone-of", zone=zone, survivors=names), LABEL)
