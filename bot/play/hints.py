"""What the autopilot would do at a table, and why, in words."""

from __future__ import annotations

import engine
from bot.base.words import say
from bot.table.tables import OpenTable


def hint_of(table: OpenTable, seat: str, language: str) -> str:
    """The best step of a seat, with the reason; empty if it has nothing to do."""
    advice = next(iter(engine.advise(table.game, seat)), None)
    if advice is None:
        return ""
    table = table.seen_by(seat)
    record, game, kit = table.record, table.game, table.kit
    speech = kit.speech(record, language, record.quoted_names)
    if isinstance(advice.step, str):
        asked = next(one for one in game.questions if seat in one.seats)
        answers = kit.moves.answers(record, game, language, asked)
        what = answers.get(advice.step) or speech.option(asked, advice.step)
        why = speech.say(f"hint-asked-{asked.key}", option=advice.step)
        return say(language, "hint-answer", what=what, why=why)
    what = kit.moves.entry(record, game, language, advice.step, record.quoted_names)
    leader = kit.moves.leader_of(advice.step)
    if leader:
        who = kit.moves.leader_name(record, leader, language)
        what = say(language, "led-by", who=who, what=what)
    return say(language, "hint", what=what, why=speech.say(f"hint-{advice.reason}"))


def led_by(table: OpenTable, seat: str) -> str:
    """The figure that the best step is for; empty for a seat without figures or with an open
    question."""
    advice = next(iter(engine.advise(table.game, seat)), None)
    if advice is None or isinstance(advice.step, str):
        return ""
    return table.kit.moves.leader_of(advice.step)


def wants_advice(table: OpenTable, seat: str) -> bool:
    """Whether to give advice unasked: at the beginning of a turn of a tutorial, until the player
    says no."""
    record = table.record
    return not record.state.seat(seat).wants_no_advice and table.kit.moves.teaches(
        record, table.game, seat
    )
