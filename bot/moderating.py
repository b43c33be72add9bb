"""Deeds of moderators: resetting a table and bringing one back. Every one is told at the table."""

from __future__ import annotations

import time
from dataclasses import dataclass

import discord

from bot.backups import BEFORE_TABLE, backup_folder
from bot.declined import Declined
from bot.games import kit_of
from bot.records import HOMELESS, THREAD, Record
from bot.replies import Person, Reply
from bot.store import Store
from bot.tables import OpenTable
from bot.views.controls import Press, button
from bot.words import say


@dataclass(frozen=True, slots=True)
class Moderating:
    """What only people with Manage Server may do."""

    store: Store

    async def ask_to_reset(self, table: OpenTable, person: Person) -> Reply:
        """Shows what would be put away, and a button that does it."""
        _must_moderate(person)
        record = table.record
        view = discord.ui.View(timeout=None)
        danger = discord.ButtonStyle.danger
        label = say(person.language, "button-reset")
        view.add_item(button(*table.at, "reset", label, style=danger))
        mission = _mission_name(record, person.language)
        return Reply(say(person.language, "reset-really", mission=mission), view)

    async def reset(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Archives the table after a backup; nothing is deleted."""
        _must_moderate(person)
        record = table.record
        if press.table != record.id:
            raise Declined("another-table")
        await self._back_up(record)
        table.close("archived")
        table.audit(person.id, "reset")
        return Reply(say(person.language, "was-reset"), closes=True)

    async def restore(self, table: OpenTable, person: Person, named: str) -> Reply:
        """Brings back a table of this channel, or mends the damaged one that is here."""
        _must_moderate(person)
        wanted = await self._meant(table, person, named)
        if table.loaded is not None and table.loaded.record.id == wanted.id:
            if not table.damaged:
                raise Declined("nothing-to-restore")
            await self._back_up(wanted)
            await table.mend(person.id)
            table.audit(person.id, "mended")
            return Reply(say(person.language, "was-mended"))
        if table.loaded is not None:
            raise Declined("channel-taken")
        table.loaded = OpenTable.at_rest(table.tables, wanted).loaded
        table.record.stage = "playing" if wanted.game or wanted.damage else "lobby"
        move_in(table)
        if table.damaged:
            await self._back_up(wanted)
            await table.mend(person.id)
        table.audit(person.id, "restored")
        return Reply(say(person.language, "was-restored"))

    async def restorable(self, table: OpenTable, guild: int) -> list[Record]:
        """The damaged table here, else the archived and ended ones, the newest first; those of
        the server, too, whose channel was deleted."""
        if table.loaded is not None:
            return [table.record] if table.damaged else []
        resting = await self.store.resting_in(table.channel, guild)
        return [one for one in resting if one.stage != "finished" and (one.seats or one.damage)]

    async def _meant(self, table: OpenTable, person: Person, typed: str) -> Record:
        for one in await self.restorable(table, person.guild):
            if str(one.id) == typed.strip().lstrip("#"):
                return one
        if table.loaded is not None:
            raise Declined("nothing-to-restore")
        raise Declined("no-such-table", table=typed[:20])

    async def _back_up(self, record: Record) -> None:
        if self.store.file is None:
            return
        name = f"{BEFORE_TABLE}{record.id}-{int(time.time())}-{record.version}.sqlite3"
        target = backup_folder(self.store.file) / name
        if not target.exists():
            await self.store.backup(target)


def move_in(table: OpenTable) -> None:
    """A table whose channel was deleted goes on where it is brought back."""
    record = table.record
    if HOMELESS in record.extras:
        record.channel = table.channel
        gone = (HOMELESS, THREAD)
        record.extras = {key: one for key, one in record.extras.items() if key not in gone}


def label_of(record: Record, language: str) -> str:
    """How an archived table is offered: number, mission, players, round."""
    mission = _mission_name(record, language)
    players = ", ".join(seat.name for seat in record.seats)
    return say(language, "table-label", table=record.id, mission=mission, players=players)[:100]


def _mission_name(record: Record, language: str) -> str:
    """Of a damaged table what its cell says: its game may be one that nobody plays here."""
    if record.damage:
        return record.mission or "?"
    return kit_of(record.ruleset).lobby.mission_name(record, language)


def _must_moderate(person: Person) -> None:
    if not person.moderator:
        raise Declined("moderators-only")
