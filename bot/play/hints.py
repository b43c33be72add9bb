"""Puts in words what the autopilot would do at a table, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import engine
from bot.base.errors import UserError
from bot.base.replies import Person
from bot.base.words import say
from bot.kit.chair import Chair
from bot.kit.moves import Moves
from bot.table.tables import OpenTable

LESSONS = 10
"""How many hints teach each person a rule; later hints teach none."""


def hint_of(table: OpenTable, seat: str, language: str) -> str:
    """Return the best step of a seat and the reason for it; empty if there is no such step."""
    advice = next(iter(engine.advise(table.game, seat)), None)
    return "" if advice is None else hint_words(*sitting(table, seat, language), advice)


def sitting(table: OpenTable, seat: str, language: str) -> tuple[Moves, Chair]:
    """Return the moves of the table's game, and the chair for which hints are worded."""
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


@dataclass(frozen=True, slots=True)
class ShownHint:
    """A hint above a menu, which may have a button that turns hints on or off."""

    told: str
    """The advised step and its reason."""
    lesson: str = ""
    """The rule that the hint teaches, in words; empty if it teaches none."""
    button: Literal["", "unadvised", "advised"] = ""
    """The button of the hint: `unadvised` turns hints off for this person, `advised` turns them on.

    Empty if the hint has no button.
    """

    @property
    def text(self) -> str:
        """The whole hint, each part in a line of its own."""
        return f"{self.told}\n{self.lesson}" if self.lesson else self.told


async def asked_hint(table: OpenTable, person: Person) -> ShownHint:
    """Return the hint for which a person asked.

    Raises UserError if there is no hint, or if the table wants none.
    """
    if not table.record.gives_hints:
        raise UserError("no-hints-here")
    found = await _shown(table, person)
    if found is None:
        raise UserError("no-hint")
    return found


async def unasked_hint(table: OpenTable, person: Person) -> ShownHint | None:
    """Return the hint that a person gets unasked at each turn of a tutorial.

    None if there is no hint, if this is no such turn, or if the table or the person wants none.
    """
    seat = table.seat_of(person.id)
    declined = table.record.state.seat(seat).wants_no_advice or not table.record.gives_hints
    if declined or not table.kit.moves.teaches(table.chair(seat, table.record.language)):
        return None
    habits = await table.tables.people.one(person.id)
    return await _shown(table, person) if habits.hints else None


async def _shown(table: OpenTable, person: Person) -> ShownHint | None:
    """Return the hint for a person now; it may teach a rule that no hint has taught them yet.

    None if there is nothing to advise.
    """
    seat = table.seat_of(person.id)
    advice = next(iter(engine.advise(table.game, seat)), None)
    if advice is None:
        return None
    moves, chair = sitting(table, seat, person.language)
    told = hint_words(moves, chair, advice)
    people = table.tables.people
    habits = await people.one(person.id)
    if not habits.hints:
        return ShownHint(told, button="advised")
    lesson, known = _lesson(moves, chair, advice, habits.lessons)
    if not lesson:
        ends = len(_usual(habits.lessons)) >= LESSONS and not moves.teaches(chair)
        return ShownHint(told, button="" if ends else "unadvised")
    await people.keep(replace(habits, taught=" ".join(known)))
    rule = chair.speech.say(f"lesson-{lesson}")
    return ShownHint(told, say(person.language, "hint-lesson", rule=rule), "unadvised")


def _lesson(
    moves: Moves, chair: Chair, advice: engine.Advice, known: Sequence[str]
) -> tuple[str, Sequence[str]]:
    """Return the rule that the hint teaches, and all that is known then; no rule if it is empty.

    The rule that decides the game comes first. It is noted with the name of the game, because
    several games have a rule with this key.
    """
    if isinstance(advice.step, str):
        return "", known
    decides = f"{chair.record.ruleset}.{moves.deciding}"
    if moves.deciding and decides not in known:
        return moves.deciding, [*known, decides]
    if len(_usual(known)) >= LESSONS:
        return "", known
    taught = [*known, moves.deciding]
    lesson = moves.lesson(chair, moves.leader_of(advice.step), taught)
    return lesson, [*known, lesson]


def _usual(known: Sequence[str]) -> list[str]:
    """Return the known rules that count as lessons: without those that decide a game."""
    return [one for one in known if "." not in one]
