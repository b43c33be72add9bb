"""/stats in words: a person's games, or those of the server."""

from __future__ import annotations

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.table.controls import Press, page_in
from bot.table.pages import Listing, paged_text
from bot.table.statistics import Statistics, Total, total_of
from bot.table.tables import OpenTable

MOST = 500
"""The most people in the server's list, which begins with those who won most."""
MINE, SERVER = "mine", "server"


async def stats(table: OpenTable, person: Person, whose: str, ruleset: str, page: int = 0) -> Reply:
    """Show a page of the statistics of finished games.

    `whose` says whether they are the person's own or the server's; `ruleset` is the game, or empty
    for all games.
    """
    statistics = table.tables.statistics
    await statistics.catch_up()
    of = _of_server if whose == SERVER else _mine
    lines = await of(statistics, person, ruleset)
    return paged_text(table, person, Listing(lines, "stats", f".{whose}.{ruleset}"), page)


async def stats_pressed(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show another page of the statistics that the button belongs to."""
    page, whose, ruleset = (*press.arg.split(".", 2), "", "")[:3]
    return await stats(table, person, whose, ruleset, page_in(page))


async def _mine(statistics: Statistics, person: Person, ruleset: str) -> list[str]:
    language = person.language
    if not (await statistics.people.one(person.id)).counted:
        return [say(language, "stats-uncounted")]
    totals = await statistics.of_person(person.id, ruleset)
    if not totals:
        return [say(language, "stats-none-mine")]
    whole = total_of(totals)
    lines = [say(language, "stats-mine", games=whole.games, won=whole.won, kills=whole.kills)]
    lines += _dice_and_time(whole, language)
    lines.append(say(language, "stats-stood-in", turns=whole.stood_in))
    return [*lines, *await _missions(statistics, totals, language)]


async def _of_server(statistics: Statistics, person: Person, ruleset: str) -> list[str]:
    language = person.language
    if not person.guild:
        raise UserError("servers-only")
    totals = await statistics.of_guild(person.guild, ruleset)
    if not totals:
        return [say(language, "stats-none-server")]
    whole = total_of(totals)
    lines = [say(language, "stats-server", games=whole.games, won=whole.won, kills=whole.kills)]
    lines += _dice_and_time(whole, language)
    lines.append(say(language, "stats-stood-in-all", turns=whole.stood_in))
    lines += await _missions(statistics, totals, language)
    best = await statistics.players(person.guild, ruleset, MOST)
    lines += [say(language, "stats-people")] if best else []
    lines += [say(language, "stats-person", who=f"<@{one.person}>", **_sums(one)) for one in best]
    return lines


async def _missions(statistics: Statistics, totals: list[Total], language: str) -> list[str]:
    names = await statistics.named(totals, language)
    return [
        say(
            language,
            "stats-mission",
            game=say(language, f"ruleset-{one.ruleset}"),
            mission=name,
            **_sums(one),
        )
        for one, name in zip(totals, names, strict=True)
    ]


def _sums(one: Total) -> dict[str, int]:
    return {"games": one.games, "won": one.won, "kills": one.kills}


def _dice_and_time(whole: Total, language: str) -> list[str]:
    """How the dice fell and how long the table waited; no lines if nothing was counted."""
    lines: list[str] = []
    if whole.dice:
        mean = f"{whole.pips / whole.dice:.2f}"
        lines.append(say(language, "stats-dice", dice=whole.dice, mean=mean))
    if whole.turns:
        minutes = whole.waited // whole.turns // 60
        time = f"{minutes // 60}:{minutes % 60:02}"
        lines.append(say(language, "stats-time", time=time, turns=whole.turns))
    return lines
