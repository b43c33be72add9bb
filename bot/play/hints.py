"""Puts in words what the autopilot would do at a table, and why."""

from __future__ import annotations

import engine
from bot.base.words import say
from bot.table.tables import OpenTable


def hint_of(table: OpenTable, seat: str, language: str) -> str:
    """Return the best step of a seat and the reason for it; an empty string if there is none."""
    advice = next(iter(engine.advise(table.game, seat)), None)
    if advice is None:
        return ""
    moves = table.kit.moves
    chair = table.chair(seat, language).showing(table.record.quoted_names)
    speech = chair.speech
    if isinstance(advice.step, str):
        asked = chair.questions[0]
        answers = moves.option_labels(chair, asked)
        what = answers.get(advice.step) or speech.option(asked, advice.step)
        why = speech.say(f"hint-asked-{asked.key}", option=advice.step)
        return say(language, "hint-answer", what=what, why=why)
    what = moves.entry(chair, advice.step)
    leader = moves.leader_of(advice.step)
    if leader:
        who = moves.leader_name(chair, leader)
        what = say(language, "led-by", who=who, what=what)
    values = moves.hint_values(chair, advice)
    return say(language, "hint", what=what, why=speech.say(f"hint-{advice.reason}", **values))


def led_by(table: OpenTable, seat: str) -> str:
    """Return the leader (the figure that acts) of the step the autopilot would choose.

    Empty if there is no such step, if it is an answer to a question, or if each seat is one figure.
    """
    advice = next(iter(engine.advise(table.game, seat)), None)
    if advice is None or isinstance(advice.step, str):
        return ""
    return table.kit.moves.leader_of(advice.step)


def wants_advice(table: OpenTable, seat: str) -> bool:
    """Whether the seat gets advice unasked: at each turn of a tutorial, until the player declines
    it."""
    chair = table.chair(seat, table.record.language)
    unwanted = chair.record.state.seat(seat).wants_no_advice
    return not unwanted and table.kit.moves.teaches(chair)
