"""Puts in words what the autopilot would do at a table, and why."""

from __future__ import annotations

import engine
from bot.base.words import say
from bot.kit.chair import Chair
from bot.kit.moves import Moves
from bot.table.tables import OpenTable


def hint_of(table: OpenTable, seat: str, language: str) -> str:
    """Return the best step of a seat and the reason for it; an empty string if there is none."""
    advice = next(iter(engine.advise(table.game, seat)), None)
    return "" if advice is None else hint_words(*sitting(table, seat, language), advice)


def sitting(table: OpenTable, seat: str, language: str) -> tuple[Moves, Chair]:
    """Return the moves of the table's game, and the chair that hints are worded for."""
    chair = table.chair(seat, language).showing(table.record.quoted_names)
    return table.kit.moves, chair


def hint_words(moves: Moves, chair: Chair, advice: engine.Advice) -> str:
    """Return the advised step and the reason for it."""
    speech, language = chair.speech, chair.language
    if isinstance(advice.step, str):
        asked = chair.questions[0]
        answers = moves.option_labels(chair, asked)
        what = answers.get(advice.step) or speech.option(asked, advice.step)
        why = speech.say(f"hint-asked-{asked.key}", option=advice.step)
        return say(language, "hint-answer", what=what, why=why)
    values = moves.hint_values(chair, advice)
    why = speech.say(f"hint-{advice.reason}", **values)
    return say(language, "hint", what=step_words(moves, chair, advice.step), why=why)


def step_words(moves: Moves, chair: Chair, step: engine.Command) -> str:
    """Return a step as a menu calls it, with the name of its leader."""
    what, leader = moves.entry(chair, step), moves.leader_of(step)
    if not leader:
        return what
    return say(chair.language, "led-by", who=moves.leader_name(chair, leader), what=what)


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
