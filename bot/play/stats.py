"""/stats in words and as a picture: a person's games, or those of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from babel.dates import format_skeleton

from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.table.controls import Press, page_in
from bot.table.pages import Listing, paged_text
from bot.table.statistics import Total, total_of
from bot.table.tables import OpenTable
from renders.kit.stats import MONTHS, PEOPLE, Figures, Share, stats_picture

MOST = 500
"""The most people in the server's list, which begins with those who won most."""
MINE, SERVER = "mine", "server"


class Told(NamedTuple):
    """Statistics in words, and what they were found to be; None if no game is over."""

    reply: Reply
    found: Found | None = None


async def stats(table: OpenTable, person: Person, whose: str, ruleset: str, page: int = 0) -> Told:
    """Tell a page of the statistics of finished games.

    `whose` says whether they are the person's own or the server's; `ruleset` is the game, or empty
    for all games.
    """
    statistics, language = table.tables.statistics, person.language
    await statistics.catch_up()
    mine = whose != SERVER
    if not mine and not person.guild:
        raise UserError("servers-only")
    if mine and not (await statistics.people.one(person.id)).counted:
        return Told(Reply(say(language, "stats-uncounted"), closes=True))
    of_person, of_guild = statistics.of_person, statistics.of_guild
    totals = await (of_person(person.id, ruleset) if mine else of_guild(person.guild, ruleset))
    if not totals:
        none = "stats-none-mine" if mine else "stats-none-server"
        return Told(Reply(say(language, none), closes=True))
    found = Found(
        mine=mine,
        ruleset=ruleset,
        totals=totals,
        missions=await statistics.named(totals, language),
        best=[] if mine else await statistics.players(person.guild, ruleset, MOST),
    )
    listing = Listing(found.lines(language), "stats", f".{whose}.{ruleset}")
    return Told(paged_text(table, person, listing, page), found)


async def stats_pressed(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show another page of the statistics that the button belongs to."""
    page, whose, ruleset = (*press.arg.split(".", 2), "", "")[:3]
    return (await stats(table, person, whose, ruleset, page_in(page))).reply


@dataclass(frozen=True, slots=True)
class Found:
    """What the database says of finished games: of a person (`mine`) or of a server."""

    mine: bool
    ruleset: str
    totals: Sequence[Total]
    missions: Sequence[str]
    """The name of the mission of each total."""
    best: Sequence[Total]
    """The server's people, those who won most first."""

    @property
    def whole(self) -> Total:
        return total_of(self.totals)

    def lines(self, language: str) -> list[str]:
        """All of it in words."""
        whole, mine = self.whole, self.mine
        head = {"games": whole.games, "won": whole.won, "kills": whole.kills}
        lines = [say(language, "stats-mine" if mine else "stats-server", **head)]
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
        lines += [say(language, "stats-people")] if self.best else []
        return lines + [
            say(language, "stats-person", who=f"<@{one.person}>", **_sums(one)) for one in self.best
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


# ---------------------------------------------------------------- as a picture


async def figures_of(table: OpenTable, person: Person, found: Found) -> Figures:
    """Return the figures of the picture: the same that the lines tell, and the last months."""
    statistics, language = table.tables.statistics, person.language
    whole, best = found.whole, found.best[:PEOPLE]
    ended = await statistics.ended(person.guild, person.id if found.mine else "", found.ruleset)
    missions = [
        Share(name, one.won, one.games)
        for name, one in zip(found.missions, found.totals, strict=True)
    ]
    people = zip(await statistics.names(best), best, strict=True)
    scope = f"ruleset-{found.ruleset}" if found.ruleset else "stats-all-games"
    return Figures(
        title=person.name if found.mine else say(language, "stats-this-server"),
        scope=say(language, scope),
        games=whole.games,
        won=whole.won,
        kills=whole.kills,
        waited=whole.waited // whole.turns if whole.turns else 0,
        stood_in=whole.stood_in,
        dice=whole.dice,
        pips=whole.pips,
        missions=sorted(missions, key=lambda one: (-one.won, -one.games)),
        people=[Share(name, one.won, one.games) for name, one in people],
        months=_months(ended, language),
    )


def drawn_stats(figures: Figures, language: str) -> Picture:
    """Draw these figures. Raises Undrawn if they cannot be drawn."""
    return shown(stats_picture(figures, language))


def _months(ended: Iterable[tuple[int, bool]], language: str) -> list[Share]:
    """Return games and wins of each of the last months (UTC), the present one last."""
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
