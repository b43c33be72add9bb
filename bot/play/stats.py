"""/stats in words: my games, or the server's."""

from __future__ import annotations

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.table.statistics import Statistics, Total, total_of
from bot.table.tables import OpenTable

MOST = 10
"""Missions, or people, in a message."""
MINE, SERVER = "mine", "server"


async def stats(table: OpenTable, person: Person, whose: str, ruleset: str) -> Reply:
    """Finished games only: what runs stays at its table."""
    statistics = table.tables.statistics
    await statistics.catch_up()
    if whose == SERVER:
        return await _of_server(statistics, person, ruleset)
    language = person.language
    if not (await table.tables.people.one(person.id)).counted:
        return Reply(say(language, "stats-uncounted"))
    totals = await statistics.of_person(person.id, ruleset)
    if not totals:
        return Reply(say(language, "stats-none-mine"))
    whole = total_of(totals)
    lines = [say(language, "stats-mine", games=whole.games, won=whole.won, kills=whole.kills)]
    lines += _dice_and_time(whole, language)
    lines.append(say(language, "stats-stood-in", turns=whole.stood_in))
    return Reply("\n".join([*lines, *await _missions(statistics, totals, language)]))


async def _of_server(statistics: Statistics, person: Person, ruleset: str) -> Reply:
    language = person.language
    if not person.guild:
        raise UserError("servers-only")
    totals = await statistics.of_guild(person.guild, ruleset)
    if not totals:
        return Reply(say(language, "stats-none-server"))
    whole = total_of(totals)
    lines = [say(language, "stats-server", games=whole.games, won=whole.won, kills=whole.kills)]
    lines += _dice_and_time(whole, language)
    lines.append(say(language, "stats-stood-in-all", turns=whole.stood_in))
    lines += await _missions(statistics, totals, language)
    best = await statistics.players(person.guild, ruleset, MOST)
    lines += [say(language, "stats-people")] if best else []
    lines += [say(language, "stats-person", who=f"<@{one.person}>", **_sums(one)) for one in best]
    return Reply("\n".join(lines))


async def _missions(statistics: Statistics, totals: list[Total], language: str) -> list[str]:
    shown = totals[:MOST]
    names = await statistics.named(shown, language)
    return [
        say(
            language,
            "stats-mission",
            game=say(language, f"ruleset-{one.ruleset}"),
            mission=name,
            **_sums(one),
        )
        for one, name in zip(shown, names, strict=True)
    ]


def _sums(one: Total) -> dict[str, int]:
    return {"games": one.games, "won": one.won, "kills": one.kills}


def _dice_and_time(whole: Total, language: str) -> list[str]:
    """How the dice fell, and how long the table waited; nothing where there was nothing."""
    lines: list[str] = []
    if whole.dice:
        mean = f"{whole.pips / whole.dice:.2f}"
        lines.append(say(language, "stats-dice", dice=whole.dice, mean=mean))
    if whole.turns:
        minutes = whole.waited // whole.turns // 60
        time = f"{minutes // 60}:{minutes % 60:02}"
        lines.append(say(language, "stats-time", time=time, turns=whole.turns))
    return lines
