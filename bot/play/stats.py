"""/stats in words and as a picture: the games of a person, a channel or a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import NamedTuple

import discord
from babel.dates import format_skeleton

import engine
from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.kit.registry import kit_of
from bot.play.records import hall_of
from bot.table.controls import OPTIONS, GameSelect, Press, button, page_in, select
from bot.table.pages import Listing, paged_text
from bot.table.statistics import Scope, Statistics, Total, total_of
from bot.table.tables import OpenTable
from renders.kit.records import Hall
from renders.kit.stats import MONTHS, PEOPLE, Favourite, Figures, Share, stats_picture

MOST = 500
"""The most people in the server's list, which begins with those who won most."""
MINE, TABLE, SERVER = "mine", "table", "server"


class Told(NamedTuple):
    """A reply with statistics, and the data for its picture; None if there is nothing to draw."""

    reply: Reply
    found: Found | None = None


async def stats(table: OpenTable, person: Person, whose: str, ruleset: str, page: int = 0) -> Told:
    """Return one page of the statistics of finished games.

    `whose` says whether they are the person's own, the channel's or the server's; `ruleset` is the
    game, or empty for all games.
    """
    statistics, language = table.tables.statistics, person.language
    await statistics.catch_up()
    scope = _scope(table, person, whose, ruleset)
    if scope.person and not (await statistics.people.one(person.id)).counted:
        return Told(Reply(say(language, "stats-uncounted"), closes=True))
    totals = await statistics.totals(scope)
    if not totals:
        none = f"stats-none-{whose}" if whose in (TABLE, SERVER) else "stats-none-mine"
        return Told(Reply(say(language, none), closes=True))
    found = Found(
        scope=scope,
        totals=totals,
        missions=await statistics.named(totals, language),
        best=[] if scope.person else await statistics.players(scope, MOST),
        feats=await statistics.feats(scope),
    )
    listing = Listing(found.lines(language), "stats", f".{whose}.{ruleset}")
    reply = paged_text(table, person, listing, page)
    view = reply.view or discord.ui.View(timeout=None)
    view.add_item(_records_select(found, f"{whose}.{ruleset}", language))
    return Told(replace(reply, view=view, closes=False), found)


def _scope(table: OpenTable, person: Person, whose: str, ruleset: str) -> Scope:
    """Return which games are counted. Raises UserError for a server's games in a direct message."""
    if whose == TABLE:
        return Scope(channel=table.channel, ruleset=ruleset)
    if whose != SERVER:
        return Scope(person=person.id, ruleset=ruleset)
    if not person.guild:
        raise UserError("servers-only")
    return Scope(guild=person.guild, ruleset=ruleset)


def _records_select(found: Found, arg: str, language: str) -> GameSelect:
    """Return a select of the missions that were played most; a choice shows the mission's
    records.
    """
    options = [
        (f"{one.ruleset}/{one.mission}", f"{name} ({one.won}/{one.games})")
        for one, name in zip(found.totals[:OPTIONS], found.missions, strict=False)
    ]
    hint = say(language, "records-choose")
    return select(0, 0, "records", options, placeholder=hint, arg=arg, row=1)


async def stats_pressed(table: OpenTable, person: Person, press: Press) -> Told:
    """Show another page of the statistics that the button belongs to."""
    page, whose, ruleset = (*press.arg.split(".", 2), "", "")[:3]
    return await stats(table, person, whose, ruleset, page_in(page))


async def records_pressed(
    table: OpenTable, person: Person, press: Press
) -> tuple[Reply, Hall | None]:
    """Show the records of the chosen mission, and return the data for their picture.

    The data is None if no game of the mission is over.
    """
    whose, _, game = press.arg.partition(".")
    ruleset, _, mission = (press.values or ("",))[0].partition("/")
    if ruleset not in {one.id for one in engine.rulesets()}:
        raise UserError("stale")
    language, scope = person.language, _scope(table, person, whose, ruleset)
    found = await hall_of(table.tables.statistics, scope, mission, language)
    if found is None:
        return Reply(say(language, "records-none")), None
    view = discord.ui.View(timeout=None)
    label = say(language, "button-stats")
    view.add_item(button(0, 0, "stats", label, arg=f"0.{whose}.{game}"))
    return Reply("\n".join(found.lines), view), found.hall


@dataclass(frozen=True, slots=True)
class Found:
    """The statistics of finished games, as read from the database."""

    scope: Scope
    totals: Sequence[Total]
    missions: Sequence[str]
    """The names of the missions of `totals`, in the same order."""
    best: Sequence[Total]
    """The totals of people, those who won most first; empty for a person's own games."""
    feats: Sequence[tuple[str, int]] = ()
    """The feats of the games, the rarest first, each with the number of games that have it."""

    @property
    def whole(self) -> Total:
        return total_of(self.totals)

    def lines(self, language: str) -> list[str]:
        """Return all of the statistics in words, as lines."""
        whole, mine = self.whole, bool(self.scope.person)
        head = "stats-mine" if mine else "stats-table" if self.scope.channel else "stats-server"
        lines = [say(language, head, **_sums(whole))]
        lines.append(say(language, "stats-harm", wounds=whole.wounds, deaths=whole.deaths))
        lines += _dice_and_time(whole, language)
        stood_in = "stats-stood-in" if mine else "stats-stood-in-all"
        lines.append(say(language, stood_in, turns=whole.stood_in))
        lines += [
            say(
                language,
                "stats-mission",
                game=say(language, f"ruleset-{one.ruleset}"),
                mission=name,
                **_sums(one),
            )
            for one, name in zip(self.totals, self.missions, strict=True)
        ]
        if self.feats:
            lines.append(say(language, "stats-feats"))
        lines += [
            say(language, "stats-feat", feat=say(language, f"feat-{key}"), games=games)
            for key, games in self.feats
        ]
        lines += [say(language, "stats-people")] if self.best else []
        return lines + [
            say(language, "stats-person", who=f"<@{one.person}>", **_sums(one)) for one in self.best
        ]


def _sums(one: Total) -> dict[str, int]:
    return {"games": one.games, "won": one.won, "kills": one.kills}


def _dice_and_time(whole: Total, language: str) -> list[str]:
    """Return lines about the mean of the dice and the mean waiting time; none for what was not
    counted.
    """
    lines: list[str] = []
    if whole.dice:
        mean = f"{whole.pips / whole.dice:.2f}"
        lines.append(say(language, "stats-dice", dice=whole.dice, mean=mean))
    if whole.turns:
        minutes = whole.waited // whole.turns // 60
        time = f"{minutes // 60}:{minutes % 60:02}"
        lines.append(say(language, "stats-time", time=time, turns=whole.turns))
    return lines


# ---------------------------------------------------------------- as a picture


async def figures_of(table: OpenTable, person: Person, found: Found) -> Figures:
    """Return the data of the picture: what the lines tell, and the games of the last months."""
    statistics, language = table.tables.statistics, person.language
    whole, best = found.whole, found.best[:PEOPLE]
    ended = await statistics.ended(found.scope)
    missions = [
        Share(name, one.won, one.games)
        for name, one in zip(found.missions, found.totals, strict=True)
    ]
    people = zip(await statistics.names(best), best, strict=True)
    ruleset = found.scope.ruleset
    scope = f"ruleset-{ruleset}" if ruleset else "stats-all-games"
    place = "stats-this-channel" if found.scope.channel else "stats-this-server"
    return Figures(
        title=person.name if found.scope.person else say(language, place),
        scope=say(language, scope),
        games=whole.games,
        won=whole.won,
        kills=whole.kills,
        wounds=whole.wounds,
        deaths=whole.deaths,
        dice=whole.dice,
        pips=whole.pips,
        missions=sorted(missions, key=lambda one: (-one.won, -one.games)),
        people=[Share(name, one.won, one.games) for name, one in people],
        months=_months(ended, language),
        favourite=await _favourite(statistics, found.scope, language),
    )


async def _favourite(statistics: Statistics, scope: Scope, language: str) -> Favourite | None:
    """Return the survivor that was led most often, with the name from the newest table that had
    it.
    """
    one = await statistics.favourite(scope)
    records = await statistics.store.records([one.newest]) if one else []
    if one is None or not records or records[0].damage:
        return None
    record, lobby = records[0], kit_of(records[0].ruleset).lobby
    name = lobby.figure_name(record, one.figure, language)
    face = lobby.figure_face(record, one.figure)
    return Favourite(name, one.games, one.kills, face)


def drawn_stats(figures: Figures, language: str) -> Picture:
    """Draw the statistics. Raises Undrawn if they cannot be drawn."""
    return shown(stats_picture(figures, language))


def _months(ended: Iterable[tuple[int, bool]], language: str) -> list[Share]:
    """Return the games and wins in each of the last months (UTC), the present month last."""
    games, won = Counter[int](), Counter[int]()
    for at, is_won in ended:
        month = _month(datetime.fromtimestamp(at, UTC))
        games[month] += 1
        won[month] += is_won
    now = _month(datetime.now(UTC))
    return [
        Share(_month_name(one, language), won[one], games[one])
        for one in range(now - MONTHS + 1, now + 1)
    ]


def _month(day: datetime) -> int:
    """Return the number of a month, counted from the year 0."""
    return day.year * 12 + day.month - 1


def _month_name(month: int, language: str) -> str:
    year, number = divmod(month, 12)
    return str(format_skeleton("MMM", datetime(year, number + 1, 1, tzinfo=UTC), locale=language))
