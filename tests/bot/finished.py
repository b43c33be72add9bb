"""Whole games that the autopilot played for people, as the bot would have stored them."""

from __future__ import annotations

import json
from functools import cache

import engine
from bot.practice.people import GUILD_ID, Person
from bot.store.records import Change, Game, LogRow, Record, Seat, row_of
from bot.store.store import Store


@cache
def played(
    ruleset: str, mission: str, seats: tuple[tuple[str, tuple[str, ...]], ...], seed: str
) -> tuple[str, tuple[tuple[str, str, str, engine.Told], ...], str]:
    """The game at its end, and each step: seat, kind, what was given, what was told."""
    dealt = {seat: list(led) for seat, led in seats}
    table, told = engine.open_and_tell(ruleset, mission=mission, seats=dealt, seed=seed)
    steps = [("", "start", "", told)]
    while table.outcome is None:
        steps.append(_step(table))
    return table.to_json(), tuple(steps), engine.commitment(seed)


def _step(table: Game) -> tuple[str, str, str, engine.Told]:
    asked = [seat for question in table.questions for seat in question.seats]
    seat = next(iter(asked or table.acting))
    step = engine.autopilot(table, seat)
    assert step is not None
    if isinstance(step, str):
        key = next(one.key for one in table.questions if seat in one.seats)
        return seat, f"answer {key}", step, table.answer(seat, step)
    kind = "interjection" if table.questions else "command"
    return seat, kind, step.canonical(), table.play(seat, step)


def finished(
    people: dict[Person, list[str]],
    channel: int,
    *,
    ruleset: str = "zombicide",
    mission: str = "00",
    seed: str = "1",
) -> tuple[Record, list[LogRow]]:
    """That game with these people, who lead these."""
    seats = tuple((str(one.id), tuple(led)) for one, led in people.items())
    text, steps, commitment = played(ruleset, mission, seats, seed)
    record = Record(GUILD_ID, channel, ruleset, mission, "en", "finished", game=text)
    record.seats = [Seat(str(one.id), one.name, led) for one, led in people.items()]
    rows = [_row(record, commitment, *step) for step in steps]
    return record, rows


def _row(
    record: Record, commitment: str, seat: str, kind: str, given: str, told: engine.Told
) -> LogRow:
    if kind == "start":
        seats = {one.id: one.figures for one in record.seats}
        payload = {"seats": seats, "mission": record.mission, "commitment": commitment}
        return row_of("start", "", {**payload, "options": {}}, told)
    if kind.startswith("answer "):
        payload = {"key": kind.removeprefix("answer "), "option": given}
        row = row_of("answer", seat, payload, told)
    else:
        command = engine.command_from_json(record.ruleset, json.loads(given))
        sort = "interjection" if kind == "interjection" else "command"
        row = row_of(sort, seat, command.plain(), told)
    row.person = seat
    return row


async def keep(store: Store, record: Record, rows: list[LogRow]) -> None:
    await store.save(Change(record, rows))
