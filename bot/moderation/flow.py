"""/mod: every deed of moderators is shown first, confirmed, backed up, written down and told.

What they do is in `bot.mod_deeds`; this is the one way in which it is done. A preview is kept by
its button alone, which says what was shown: where that holds no more, it is shown anew.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from bot.base.errors import UserError
from bot.base.log import log
from bot.base.replies import Person, Reply, called
from bot.base.words import say, tag
from bot.kit.typed import chosen, languages
from bot.moderation import actions, choices
from bot.moderation.actions import Case, Deed, Plan
from bot.moderation.choices import Named
from bot.store.backups import BEFORE_TABLE, BEFORE_TABLE_KEPT, thin_out
from bot.store.records import LOST_ROW, Record
from bot.store.schema import AUDIT, TABLES
from bot.store.store import Store
from bot.table.controls import CUSTOM_ID, Press, button, page_in
from bot.table.pages import Listing, paged_text
from bot.table.tables import OpenTable

LINES = 500
"""Of the moderators' record, the newest."""
Offer = Callable[[OpenTable, Person, str], Awaitable[Named]]


@dataclass(frozen=True, slots=True)
class Row:
    """A deed as people type it; `option` is what it may be given, and what is offered for it."""

    deed: Deed
    option: str = ""
    offer: Offer | None = None
    must: bool = False


ROWS: dict[str, Row] = {
    "reset": Row(actions.reset),
    "restore": Row(actions.restore, "table", choices.tables_offered, must=True),
    "archive": Row(actions.archive),
    "kick": Row(actions.kick, "whose", choices.people_offered, must=True),
    "seat": Row(actions.seat, "whose", choices.seats_offered),
    "pass": Row(actions.pass_turn, "whose", choices.waited_offered),
    "pause": Row(actions.pause_table),
    "resume": Row(actions.resume_table),
    "rollback": Row(actions.rollback, "round", choices.rounds_offered, must=True),
    "end": Row(actions.end),
    "export": Row(actions.export),
    "reveal": Row(actions.reveal, "what", choices.secrets_offered, must=True),
}


@dataclass(frozen=True, slots=True)
class Moderating:
    """What only people with Manage Server may do."""

    store: Store

    async def ask(
        self,
        table: OpenTable,
        person: Person,
        name: str,
        typed: str = "",
        player: discord.Member | None = None,
        reason: str = "",
    ) -> Reply:
        """Shows what would be done, and a button that does it.

        `player` is to be given a seat; `reason` is why somebody is sent away.
        """
        _must_moderate(person)
        for each in languages(person.language):
            offers = await self.offered(table, replace(person, language=each), name, typed)
            typed = chosen(typed, [offers]) or typed
        if player is not None:
            known = "" if player.bot else player.id
            typed = f"{known}/{typed.replace('/', '')}/{called(player)}"
        if reason:
            typed = f"{typed.replace('/', '')}/{reason}"
        plan = await ROWS[name].deed(Case(table, person, typed))
        return self._preview(person, name, plan)

    def _preview(self, person: Person, name: str, plan: Plan) -> Reply:
        language = person.language
        lines = [say(language, f"really-{plan.key}", **plan.shown, **plan.told)]
        lines.append(say(language, "mod-copied-and-told" if plan.changes else "mod-told"))
        view = discord.ui.View(timeout=None)
        at, danger = (plan.record.id, plan.record.last), discord.ButtonStyle.danger
        arg = f"{name}.{_digest(plan)}.{plan.arg}"
        room = CUSTOM_ID - len(Press(*at, "mod").custom_id)
        label = say(language, f"button-mod-{plan.button or name}")
        view.add_item(button(*at, "mod", label, arg=arg[:room], style=danger))
        return Reply("\n".join(lines), view)

    async def confirm(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Does what was shown, after a backup; where it is otherwise by now, shows that instead."""
        _must_moderate(person)
        name, _, shown = press.arg.partition(".")
        digest, _, arg = shown.partition(".")
        if name not in ROWS:
            raise UserError("stale")
        plan = await ROWS[name].deed(Case(table, person, arg))
        if (plan.record.id, _digest(plan)) != (press.table, digest):
            again = self._preview(person, name, plan)
            text = f"{say(person.language, 'mod-moved-on')}\n{again.text}"
            return replace(again, text=text, moved_on=True)
        if plan.changes:
            await self._back_up(plan.record)
        await plan.act()
        table.audit(person.id, plan.key, **plan.told)
        return Reply(say(person.language, f"done-{plan.key}"), closes=True, rest=plan.rest)

    async def offered(self, table: OpenTable, person: Person, name: str, typed: str) -> Named:
        """What may be chosen for the option of a deed."""
        offer = ROWS[name].offer
        return await offer(table, person, typed) if offer and person.moderator else []

    async def log_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Another page of it."""
        return await self.log(table, person, page_in(press.arg))

    async def log(self, table: OpenTable, person: Person, page: int = 0) -> Reply:
        """What moderators did at the tables of this channel, the newest first."""
        _must_moderate(person)
        here = AUDIT.join(TABLES, TABLES.c.id == AUDIT.c.table_id)
        columns = (AUDIT.c.table_id, AUDIT.c.person, AUDIT.c.what, AUDIT.c.at, AUDIT.c.details)
        query = select(*columns).select_from(here).where(TABLES.c.channel == table.channel)
        found = await self.store.ask(query.order_by(AUDIT.c.id.desc()).limit(LINES))
        lines = [say(person.language, "mod-log-head" if found else "mod-log-empty")]
        for row in found:
            try:
                values: dict[str, str | int] = {"who": f"<@{row.person}>", **(row.details or {})}
                did = say(person.language, f"audit-{row.what}", **values)
            except (TypeError, ValueError, KeyError):
                did = say(person.language, LOST_ROW)
            lines.append(f"- <t:{row.at}:f> · #{row.table_id} · {did}")
        return paged_text(table, person, Listing(lines, "mod-log"), page)

    async def _back_up(self, record: Record) -> None:
        """Raises UserError where the database cannot be copied: nothing is done without it."""
        folder = self.store.backups
        name = f"{BEFORE_TABLE}{record.id}-{int(time.time())}-{record.version}.sqlite3"
        if (folder / name).exists():
            return
        try:
            await self.store.backup(folder / name)
            thin_out(folder, BEFORE_TABLE, BEFORE_TABLE_KEPT)
        except (OSError, sqlite3.Error, DBAPIError) as error:
            log().error("not-backed-up", table=record.id, error=str(error))
            raise UserError("not-backed-up") from error


def _digest(plan: Plan) -> str:
    """What was shown, short enough for a button."""
    return tag(json.dumps([plan.key, dict(plan.told), plan.moment], sort_keys=True))


def _must_moderate(person: Person) -> None:
    if not person.moderator:
        raise UserError("moderators-only")
