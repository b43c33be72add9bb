"""/mod: every action is shown first, confirmed, backed up, recorded and told to the table.

It is for moderators of a server, and for everybody in their direct messages with the bot.

Every action in `actions.py` goes through these steps. A preview is stored only in its button, which
holds a digest of the preview. If the digest no longer fits the table when the button is pressed,
nothing is done and a new preview is shown.
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
from bot.moderation.actions import Deed, ModAction, ModRequest
from bot.moderation.choices import Named
from bot.store.backups import BEFORE_TABLE, BEFORE_TABLE_KEPT, thin_out
from bot.store.records import LOST_ROW, Record
from bot.store.schema import AUDIT, TABLES
from bot.store.store import Store
from bot.table.controls import CUSTOM_ID, Pages, Press, button, page_in
from bot.table.pages import Listing, paged_text
from bot.table.tables import OpenTable

LINES = 500
"""How many lines of the record of moderators' actions are shown; older ones are left out."""
Offer = Callable[[OpenTable, Person, str], Awaitable[Named]]
OfferPage = Callable[[OpenTable, Person, int], Awaitable[Named]]


@dataclass(frozen=True, slots=True)
class Row:
    """An action of `/mod` and its option.

    `option` is the name of the option, empty if there is none. `offer` returns the choices for the
    text typed so far. `must` says whether the option is required.
    """

    deed: Deed
    option: str = ""
    offer: Offer | None = None
    must: bool = False
    listed: OfferPage | None = None
    """Returns the choices to show in pages when the option is left out; for lists that may grow
    long."""


ROWS: dict[str, Row] = {
    "reset": Row(actions.reset),
    "restore": Row(actions.restore, "table", choices.tables_offered, listed=choices.tables_listed),
    "archive": Row(actions.archive),
    "kick": Row(actions.kick, "whose", choices.people_offered, must=True),
    "seat": Row(actions.seat, "whose", choices.seats_offered),
    "pass": Row(actions.pass_turn, "whose", choices.waited_offered),
    "pause": Row(actions.pause_table),
    "resume": Row(actions.resume_table),
    "rollback": Row(
        actions.rollback, "round", choices.rounds_offered, listed=choices.rounds_listed
    ),
    "end": Row(actions.end),
    "export": Row(actions.export),
    "reveal": Row(actions.reveal, "what", choices.secrets_offered, must=True),
}


ALONE = frozenset(
    {"reset", "restore", "archive", "pause", "resume", "rollback", "end", "export", "log"}
)
"""The actions that everybody has in direct messages with the bot, where nobody else plays.

The remaining actions concern other people, or would show secrets of the game to its player.
"""


@dataclass(frozen=True, slots=True)
class Moderating:
    """Previews, confirms and lists the actions of moderators, who need Manage Server."""

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
        """Show what the action `name` would do, with a button that does it.

        `typed` is the value of the action's option, `player` the person who gets a seat, `reason`
        the reason for a kick. Raises UserError if the person is no moderator or the action is not
        possible.
        """
        _must_moderate(person, name)
        if not typed and (shown := await self._list(table, person, name)):
            return shown
        for each in languages(person.language):
            offers = await self.offered(table, replace(person, language=each), name, typed)
            typed = chosen(typed, [offers]) or typed
        if player is not None:
            known = "" if player.bot else player.id
            typed = f"{known}/{typed.replace('/', '')}/{called(player)}"
        if reason:
            typed = f"{typed.replace('/', '')}/{reason}"
        action = await ROWS[name].deed(ModRequest(table, person, typed))
        return self._preview(person, name, action)

    def _preview(self, person: Person, name: str, action: ModAction) -> Reply:
        language = person.language
        lines = [say(language, f"really-{action.key}", **action.shown, **action.told)]
        lines.append(say(language, "mod-copied-and-told" if action.changes else "mod-told"))
        view = discord.ui.View(timeout=None)
        at, danger = (action.record.id, action.record.last), discord.ButtonStyle.danger
        arg = f"{name}.{_digest(action)}.{action.arg}"
        room = CUSTOM_ID - len(Press(*at, "mod").custom_id)
        label = say(language, f"button-mod-{action.button or name}")
        view.add_item(button(*at, "mod", label, arg=arg[:room], style=danger))
        return Reply("\n".join(lines), view)

    async def confirm(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Carry out the action of a preview; first back up the database if data may be lost.

        If the table no longer fits the digest of the preview, show a new preview instead.
        """
        name, _, shown = press.arg.partition(".")
        _must_moderate(person, name)
        digest, _, arg = shown.partition(".")
        if name not in ROWS:
            raise UserError("stale")
        action = await ROWS[name].deed(ModRequest(table, person, arg))
        if (action.record.id, _digest(action)) != (press.table, digest):
            again = self._preview(person, name, action)
            text = f"{say(person.language, 'mod-moved-on')}\n{again.text}"
            return replace(again, text=text, moved_on=True)
        if action.changes:
            await self._back_up(action.record)
        await action.act()
        table.audit(person.id, action.key, **action.told)
        return Reply(say(person.language, f"done-{action.key}"), closes=True, rest=action.rest)

    async def offered(self, table: OpenTable, person: Person, name: str, typed: str) -> Named:
        """Return the choices for the option of the action `name`.

        The list is empty for people who may not do the action.
        """
        offer = ROWS[name].offer if person.moderator or _is_ones_own(person, name) else None
        return await offer(table, person, typed) if offer else []

    async def _list(
        self, table: OpenTable, person: Person, name: str, page: int = 0
    ) -> Reply | None:
        """Return a reply with one page of choices; None if the action lists none."""
        listed = ROWS[name].listed
        offers = await listed(table, person, page) if listed else []
        if not offers:
            return None
        at = table.at if table.loaded is not None else (0, 0)
        language, view = person.language, discord.ui.View(timeout=None)
        hint = say(language, f"mod-which-{name}")
        pages = Pages(at, language, hint, "mod-list", name)
        for item in pages.controls("mod-list", offers, page, 0):
            view.add_item(item)
        return Reply(hint, view)

    async def list_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show another page of choices for an action, or preview the action for a choice."""
        name, _, page = press.arg.partition(".")
        _must_moderate(person, name)
        if name not in ROWS or not ROWS[name].listed:
            raise UserError("stale")
        shown = None if press.values else await self._list(table, person, name, page_in(page))
        return shown or await self.ask(table, person, name, "".join(press.values[:1]))

    async def log_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show another page of the moderators' record."""
        return await self.log(table, person, page_in(press.arg))

    async def log(self, table: OpenTable, person: Person, page: int = 0) -> Reply:
        """List what moderators did at the tables of this channel, the newest first."""
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
        """Back up the database, unless this version of the table has a backup from this second.

        Raises UserError if that fails; the caller then does not carry out the action.
        """
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


def _digest(action: ModAction) -> str:
    """Return a digest of a preview, short enough for the custom id of its button."""
    return tag(json.dumps([action.key, dict(action.told), action.moment], sort_keys=True))


def _is_ones_own(person: Person, name: str) -> bool:
    """Whether everybody may do the action here: the person is alone with the bot."""
    return not person.guild and name in ALONE


def _must_moderate(person: Person, name: str = "log") -> None:
    """Raise UserError unless the person may do the action `name` in this place."""
    if person.moderator or _is_ones_own(person, name):
        return
    raise UserError("moderators-only" if person.guild else "servers-only")
