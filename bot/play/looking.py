"""The number behind a hint: how often something happened when its step was tried ahead.

The hint is shown at once. A worker process tries its step and a few others on copies of the table
(`engine.look`), and the number is then edited into the hint. The number belongs to the step that
did best, so the hint may change to that step. The hint stays as it is if the tries show nothing
worth telling, if the time is up, or if there is no worker.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from functools import partial

import engine
from bot.base.replies import Amendment, Person
from bot.base.thinking_worker import ThinkingWorker
from bot.kit.chair import Chair
from bot.kit.moves import Moves
from bot.kit.speech import Speech
from bot.play.hints import hint_words, sitting, step_words
from bot.table.tables import OpenTable

LOOK_SECONDS = 2.4
"""Seconds after the press on *Hint* until which tries may begin, so that the number comes in 3
s.
"""
GRACE_SECONDS = 0.4
"""Further seconds for the last try to end and for its result to come back."""
KEPT = 256
"""The number of positions whose results stay in memory."""

Position = tuple[int, int, str]
"""The table, the number of its newest log row, and the seat that asks."""
Looking = asyncio.Task[engine.Look | None]


@dataclass(slots=True)
class HintNumbers:
    """Looks ahead for hints in the process `worker`; without a worker, it never does.

    Each position is looked at only once, even if a player asks again. Call `close` when the bot
    ends.
    """

    worker: ThinkingWorker | None = None
    _looks: OrderedDict[Position, Looking] = field(
        default_factory=OrderedDict["Position", "Looking"]
    )

    def amendment(self, table: OpenTable, person: Person, told: str) -> Amendment | None:
        """Return the amendment that may replace the hint `told`.

        None if there is no worker, or while a question is open.
        """
        if self.worker is None or table.game.questions:
            return None
        seat = table.seat_of(person.id)
        moves, chair = sitting(table, seat, person.language)
        stored = table.game.to_json()
        looking = self._looking(self.worker, (*table.at, seat), stored)
        # The stored copy is used, because the table may have moved on when the number comes.
        return Amendment(told, partial(_better, looking, moves, chair, stored, told))

    def close(self) -> None:
        """Stop looking ahead."""
        for looking in self._looks.values():
            looking.cancel()
        if self.worker is not None:
            self.worker.close()

    def _looking(self, worker: ThinkingWorker, position: Position, stored: str) -> Looking:
        if position not in self._looks:
            call = partial(look_at, stored, position[2], time.monotonic() + LOOK_SECONDS)
            thinking = worker.think(call, LOOK_SECONDS + GRACE_SECONDS)
            self._looks[position] = asyncio.create_task(thinking, name="looking ahead")
            self._looks[position].add_done_callback(partial(self._forget_failed, position))
        if len(self._looks) > KEPT:
            self._looks.popitem(last=False)
        return self._looks[position]

    def _forget_failed(self, position: Position, looking: Looking) -> None:
        """Forget a look ahead that found nothing in time, so that it can be tried again."""
        if looking.cancelled() or looking.result() is None:
            self._looks.pop(position, None)


async def _better(looking: Looking, moves: Moves, chair: Chair, stored: str, told: str) -> str:
    """Return the hint with its number; if there is no number, the hint `told`."""
    found = await asyncio.shield(looking)
    if found is None:
        return told
    return numbered(moves, replace(chair, game=engine.load_table(stored)), found, told)


def look_at(stored: str, seat: str, until: float) -> engine.Look | None:
    """Look ahead at a stored table until the time `until` of the system's monotonic clock, in
    seconds.

    Return what was found; None if nothing was.
    """
    began = time.monotonic()
    table = engine.load_table(stored)

    def has_time(share: float) -> bool:
        return time.monotonic() < began + share * (until - began)

    return engine.look(table, seat, has_time)


def numbered(moves: Moves, chair: Chair, found: engine.Look, told: str) -> str:
    """Return the hint for the step that was found, with a line about the tries.

    Return `told` if there is nothing to say about the tries, or if there were too few of them.
    """
    ranked = engine.advise(chair.game, chair.seat)
    advice = next((one for one in ranked if one.step == found.step), None)
    if advice is None or found.tries < engine.TOLD_TRIES:
        return told
    line = _number_line(moves, chair, found, ranked[0].step)
    return f"{hint_words(moves, chair, advice)}\n{line}" if line else told


def _number_line(
    moves: Moves, chair: Chair, found: engine.Look, first: engine.Command | str
) -> str:
    """Return the line about the tries; empty if they show nothing worth telling.

    `first` is the step that was advised before them.
    """
    changed, speech = found.step != first, chair.speech
    if found.gain is not None:
        gain = _clause(moves, chair, found, found.gain)
        price = _clause(moves, chair, found, found.price) if found.price else ""
        said = {"changed": "yes" if changed else "no", "gain": gain, "price": price}
        return speech.say("ahead-priced" if price else "ahead", **said)
    if changed and not isinstance(first, str):
        return speech.say("ahead-best", tries=found.tries, step=step_words(moves, chair, first))
    return ""


def _clause(moves: Moves, chair: Chair, found: engine.Look, number: engine.Number) -> str:
    """Say how often the event that `number` counts happened after each of the two steps
    compared.
    """
    speech, against = chair.speech, found.against
    ends = moves.end_command(chair, moves.leader_of(against)) == against
    step = step_words(moves, chair, against)
    return speech.say(
        f"ahead-{number.part}",
        who=moves.leader_name(chair, moves.leader_of(found.step)),
        chosen=_times(speech, "ahead-tries", number.chosen, found.tries),
        otherwise=speech.say("ahead-at-end") if ends else speech.say("ahead-after", step=step),
        other=_times(speech, "ahead-others", number.other, found.tries),
    )


def _times(speech: Speech, key: str, count: int, tries: int) -> str:
    share = "all" if count == tries else "some"
    return speech.say(key, share=share, count=count, tries=tries)
