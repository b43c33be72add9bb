"""Answers questions about a game: the odds of an attack, and why the zombies came."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import engine
from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import listing
from bot.games.family.moves import FamilyMoves
from bot.games.family.names import Speaking, survivor_name
from bot.games.family.narrate import weighed, why
from bot.games.family.typed import value_of
from bot.kit.typed import read
from bot.store.records import LogRow, standing
from bot.table.errands import Asked
from bot.table.tables import OpenTable
from engine.core.folding import fold
from engine.family.commands import Attack

ROOM = 1900
"""The most characters of a reply."""
LOOK_BACK = 60
"""Number of newest log rows that are searched first for the last zombies' turn.

If that turn did not begin there, the whole log is searched.
"""
ATTACK = ("zone", "card")
"""Fields of `/odds` that choose among the attacks of a survivor."""


@dataclass(frozen=True, slots=True)
class Explaining:
    """The slash commands `/odds` and `/why`, which explain the game to one person."""

    speak: Speaking
    moves: FamilyMoves

    async def odds(self, asked: Asked) -> Reply:
        """Reply with the exact odds of every attack that matches the filled-in fields (survivor,
        zone, card).

        If a message has no room for all of them, the last line says that there are more.
        """
        table, person = asked.table, asked.person
        meant = self._who(asked)
        found = [one for survivor in meant for one in self._in_mind(asked, survivor, ATTACK)]
        if not found:
            names = [survivor_name(table.record, one, person.language) for one in meant]
            raise UserError("nothing-to-weigh", survivors=listing(person.language, names))
        speech = self.speak(table.record, person.language, table.record.quoted_names)
        foot, told = speech.say("odds-foot"), list[str]()
        for attack in found:
            odds = engine.odds(table.game, attack)
            text = weighed.odds(speech, table.game.view(), attack, odds)
            if sum(len(one) + 2 for one in (*told, text)) + len(foot) > ROOM - 120:
                told.append(speech.say("odds-more"))
                break
            told.append(text)
        return Reply("\n\n".join([*told, foot]))

    def _who(self, asked: Asked) -> list[str]:
        """Return the survivor that the person named.

        Without a name, return the person's own survivors on the board, the active one first.
        Raises UserError if there is none.
        """
        record, person = asked.table.record, asked.person
        seat = record.seat_id(person.id)
        everyone, wanted = asked.table.game.view().survivors, fold(asked.text("survivor"))
        names = {one.id: survivor_name(record, one.id, person.language) for one in everyone}
        if wanted:
            meant = [one for one, name in names.items() if wanted in (fold(one), fold(name))]
        else:
            mine = [one for one in everyone if one.seat == seat and one.standing]
            meant = [one.id for one in sorted(mine, key=lambda one: not one.active)]
        if not meant:
            raise UserError("which-survivor", survivors=listing(person.language, [*names.values()]))
        return meant

    def _in_mind(self, asked: Asked, survivor: str, fields: Iterable[str]) -> list[Attack]:
        """Return a survivor's attacks that match the typed `fields`; an empty field matches all."""
        return [
            one
            for one in engine.considered_attacks(asked.table.game, survivor)
            if all(self._fits(asked, one, field) for field in fields)
        ]

    def _fits(self, asked: Asked, attack: Attack, field: str) -> bool:
        wanted, value = fold(asked.text(field)), value_of(attack, field)
        return wanted in ("", fold(value), fold(self._label(asked, field, value)))

    def _label(self, asked: Asked, field: str, value: str) -> str:
        return self.moves.label(asked.table.chair_of(asked.person), field, value)

    async def weighable(self, asked: Asked, field: str) -> list[tuple[str, str]]:
        """Return the values, with labels, that complete a field of the slash command `/odds`."""
        if field not in ATTACK:
            return everyone(asked.table, asked.person)
        others = [one for one in ATTACK if one != field]
        values = {
            value_of(one, field): None
            for survivor in self._who(asked)
            for one in self._in_mind(asked, survivor, others)
        }
        return [(one, self._label(asked, field, one)) for one in values]

    # ------------------------------------------------------------ why

    async def why(self, asked: Asked) -> Reply:
        """Reply with what the zombies did in a zone in their last turn, and why.

        Raises Refusal for an unknown zone, and UserError before the first zombies' turn.
        """
        table, zone = asked.table, asked.text("zone")
        meant = read(zone, [[(one, one) for one in table.game.view().board.zones]])
        if meant is None:
            raise engine.Refusal("no-such-zone", zone=zone[:40])
        turn = why.last_turn(await recent_events(table, asked.person))
        if turn is None:
            raise UserError("no-zombies-turn-yet")
        speech = self.speak(table.record, asked.person.language, table.record.mentions)
        return Reply(why.why(speech, turn, meant, ROOM))

    async def zones(self, asked: Asked, field: str) -> list[tuple[str, str]]:
        """Return the zones of the board, those with survivors first, then those with zombies."""
        view = asked.table.game.view()
        lively = [one.zone for one in (*view.survivors, *view.groups)]
        zones = dict.fromkeys([*lively, *view.board.zones])
        return [(one, one) for one in zones if one in view.board.zones]


def everyone(table: OpenTable, person: Person) -> list[tuple[str, str]]:
    """Return all survivors of the table with their names."""
    found = [one.id for one in table.game.view().survivors]
    return [(one, survivor_name(table.record, one, person.language)) for one in found]


async def recent_events(table: OpenTable, person: Person) -> list[engine.Event]:
    """Return recent events that the person may know; they include the last zombies' turn.

    The list may begin before that turn, even at the start of the game. It is empty if the zombies
    have not had a turn yet.
    """
    store, record = table.tables.store, table.record
    seat = record.seat_id(person.id)
    for after in (max(record.last - LOOK_BACK, 0), 0):
        events = standing_events(record.ruleset, await store.rows(record.id, after), seat)
        if any(type(one).__name__ == "ZombiesTurnBegan" for one in events):
            return events
    return []


def standing_events(ruleset: str, rows: Iterable[LogRow], seat: str | None) -> list[engine.Event]:
    """Return the events of those `rows` that were not undone, without what `seat` may not know."""
    return [one for row in standing(rows) for one in row.happened(ruleset, seat)]
