"""Opens tables for `/game new`.

If the person named no game, they are asked for it. If the channel has a table already, they are
offered a thread. The buttons of these questions carry everything that the person typed, so they
work after a restart.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, partial

import discord

import engine
from bot.base.drawing import Picture
from bot.base.errors import UserError
from bot.base.permissions import missing
from bot.base.pictures import Pictures
from bot.base.replies import Person, Progress, Reply
from bot.base.words import LANGUAGES, quoted, say
from bot.channel.guild_api import GuildApi
from bot.kit.bot_kit import BotKit
from bot.kit.lobby import Wish
from bot.kit.registry import kit_of, kits
from bot.kit.typed import chosen, languages
from bot.play import lobby
from bot.play.rules_desk import NOWHERE
from bot.play.threads import NEEDED, PUBLIC, SORTS, Threads
from bot.store.records import Record, Seat
from bot.store.table_state import HOURS, ThreadKind
from bot.table.controls import CUSTOM_ID, GameButton, Press, button
from bot.table.tables import OpenTable
from renders.kit.doors import draw_doors

SUCCESS, PRIMARY = discord.ButtonStyle.success, discord.ButtonStyle.primary
PARTS = 6
"""The number of parts in a button's argument: game, language, pace, thread, options, mission."""


@dataclass(frozen=True, slots=True)
class Door:
    """Opens tables, for people who named a game and for people who did not."""

    pictures: Pictures
    guild_api: GuildApi
    threads: Threads
    _opening: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])
    """Channel and person of each thread that is being opened right now."""

    async def new(self, table: OpenTable, person: Person, wish: Wish, sort: str = "") -> Reply:
        """Open a table as `wish` says, or ask for the game if the wish does not imply one.

        `sort` is the kind of thread to open for it; empty for a table in this channel. Raises
        UserError if the table cannot be opened.
        """
        if not wish.ruleset:
            wish = replace(wish, ruleset=await _implied(table, person, wish))
        if not wish.ruleset:
            return await self._ask(table, person, wish, sort)
        if sort:
            return await self.threads.new(table, person, wish, sort)
        if table.loaded is not None:
            return self._busy(table, person, wish)
        return await lobby.new(table, person, wish)

    async def open_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Open the table that a button describes, in this channel."""
        wish, _ = _wish_of(table, person, press)
        reply = await self.new(table, person, wish)
        return replace(reply, closes=reply.view is None)

    async def aside_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Open the table that a button describes, in a thread.

        Raises UserError if the person presses again while the thread is being opened.
        """
        wish, sort = _wish_of(table, person, press)
        here = (table.channel, person.id)
        if here in self._opening:
            raise UserError("opening-already")
        reply = await self.new(table, person, wish, sort or PUBLIC)
        if reply.rest is None:
            return reply
        rest = reply.rest
        self._opening.add(here)

        async def once(progress: Progress) -> Reply:
            try:
                return replace(await rest(progress), closes=True)
            finally:
                self._opening.discard(here)

        return replace(reply, rest=once)

    async def _ask(self, table: OpenTable, person: Person, wish: Wish, sort: str) -> Reply:
        """Ask which game to play; if the channel is taken, say that instead.

        Raises UserError if the person may not open a table here.
        """
        guilds = table.tables.guilds
        await guilds.may_play(person)
        await guilds.may_open(await guilds.of(wish.guild), person, wish.channel)
        if table.loaded is not None and not sort:
            return self._busy(table, person, wish)
        language, view = person.language, discord.ui.View(timeout=None)
        lines = [say(language, "which-game")]
        what = "aside" if sort else "open"
        for kit in kits():
            name = say(language, f"ruleset-{kit.ruleset}")
            lines.append(say(language, f"door-{kit.ruleset}", game=name))
            arg = _arg(replace(wish, ruleset=kit.ruleset), sort)
            view.add_item(button(*NOWHERE, what, name, arg=arg, style=SUCCESS))
        lines.append(say(language, "which-game-later"))
        drawing = partial(doors, language)
        return Reply("\n".join(lines), view, drawing=partial(self.pictures.draw, drawing))

    def _busy(self, table: OpenTable, person: Person, wish: Wish) -> Reply:
        """Say which game is played in this channel, and offer what the person can do about it."""
        language, record, view = person.language, table.record, discord.ui.View(timeout=None)
        what = quoted(kit_of(record.ruleset).lobby.mission_name(record, language))
        seated = record.seat(person.id) is not None
        lines = [say(language, "busy", mission=what)]
        lobby_here = record.stage == "lobby" and not table.damaged
        if seated:
            lines.append(say(language, "busy-lobby-yours" if lobby_here else "busy-yours"))
        elif lobby_here and len(record.people) < kit_of(record.ruleset).lobby.seats(record)[1]:
            label = say(language, "button-join")
            view.add_item(button(*table.at, "join", label, style=SUCCESS))
            lines.append(say(language, "busy-join"))
        lines.append(self._elsewhere(table.channel, person, wish, view))
        return Reply("\n".join(lines), view)

    def _elsewhere(self, channel: int, person: Person, wish: Wish, view: discord.ui.View) -> str:
        """Add a button to `view` that opens the table in a thread, and return a line about it.

        If no such button is possible, return a line that says why, or where a table can be opened.
        """
        language = person.language
        if self.guild_api.parent(channel) is None:
            return say(language, "busy-elsewhere")
        needed = [*NEEDED, f"create_{PUBLIC}_threads"]
        lacking = missing(self.guild_api.may(channel), needed)
        if lacking:
            names = [say(language, f"permission-{one.replace('_', '-')}") for one in lacking]
            return say(language, "busy-no-thread", permissions=", ".join(names))
        arg = _arg(wish, PUBLIC)
        control = button(*NOWHERE, "aside", say(language, "button-aside"), arg=arg, style=PRIMARY)
        if not _fits(control):
            return say(language, "busy-type-thread")
        view.add_item(control)
        return say(language, "busy-aside")


async def _implied(table: OpenTable, person: Person, wish: Wish) -> str:
    """Return the game that the wish implies by its mission or its house rules.

    Empty if the wish has neither. If no game has all of them, return the first game, whose refusal
    lists what exists.
    """
    if not wish.mission.strip() and not wish.options:
        return ""
    for kit in kits():
        if not {*wish.options} <= {*kit.lobby.options}:
            continue
        if not wish.mission.strip() or await _has_mission(table, person, wish, kit):
            return kit.ruleset
    return kits()[0].ruleset


async def _has_mission(table: OpenTable, person: Person, wish: Wish, kit: BotKit) -> bool:
    library = table.tables.library
    offers = [
        await kit.lobby.missions(library, wish.guild, one) for one in languages(person.language)
    ]
    return chosen(wish.mission, offers) is not None


def _arg(wish: Wish, sort: str) -> str:
    """Return the argument of a button that stores the wish; `_wish_of` reads it."""
    options = ",".join(f"{name}={value}" for name, value in wish.options.items())
    return "/".join((wish.ruleset, wish.language, wish.pace, sort, options, wish.mission))


def _fits(control: GameButton) -> bool:
    return len(control.item.custom_id or "") <= CUSTOM_ID


def _wish_of(table: OpenTable, person: Person, press: Press) -> tuple[Wish, str]:
    """Return the wish that a button stores, and the kind of thread.

    Raises UserError if the argument has an unknown value.
    """
    parts = (*press.arg.split("/", PARTS - 1), *("",) * PARTS)[:PARTS]
    ruleset, language, pace, sort, options, mission = parts
    known = ["", *(kit.ruleset for kit in kits())]
    fits = ruleset in known and language in ("", *LANGUAGES) and pace in ("", *HOURS)
    if not fits or sort not in ("", *SORTS):
        raise UserError("stale")
    thread: ThreadKind = "theirs" if person.within else ""
    wished = dict(one.split("=", 1) for one in options.split(",") if "=" in one)
    where = (person.guild, table.channel)
    return Wish(*where, ruleset, mission, language, wished, pace, thread), sort


@cache
def doors(language: str) -> Picture:
    """Draw the choice among all games, each shown by a part of its own picture."""
    names = [say(language, f"ruleset-{kit.ruleset}") for kit in kits()]
    short = [say(language, f"ruleset-{kit.ruleset}-short") for kit in kits()]
    drawn = [_lobby_picture(kit, language) for kit in kits()]
    words = say(language, "which-game-alt", games=", ".join(names))
    return "games.png", draw_doors([*zip(short, drawn, strict=True)]), words


def _lobby_picture(kit: BotKit, language: str) -> bytes:
    """Draw the door of a game with its first mission and one player, and return the file's
    bytes.
    """
    mission = next(one.missions[0] for one in engine.rulesets() if one.id == kit.ruleset)
    seats = [Seat("somebody", "A")]
    record = Record(0, 0, kit.ruleset, mission, language, seats=seats)
    return kit.lobby.door(record).draw()[1]
