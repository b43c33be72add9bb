"""/challenge: the mission of the week, a person's own table for it, and the standings.

Standings are computed whenever somebody looks, so only the final figures are stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial

import discord
from babel.dates import format_skeleton

import engine
from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.base.replies import Person, Reply
from bot.base.words import quoted, say
from bot.kit.lobby import Wish
from bot.kit.registry import kit_of
from bot.play import lobby
from bot.play.films import FORMS, Films, form_of
from bot.play.records import faces_of
from bot.play.rules_desk import NOWHERE
from bot.play.threads import PRIVATE, Threads
from bot.store.challenges import Challenge, Entry
from bot.store.records import Record, Seat
from bot.table.challenge import (
    A_DEATH,
    A_ROUND,
    A_WOUND,
    LEAST_WON,
    LOST,
    WON,
    Figures,
    best_games,
    entry_of,
    figures_of,
    places,
    ranked,
    week_at,
)
from bot.table.controls import GameButton, Press, button, page_in
from bot.table.tables import OpenTable, Tables
from renders.kit.challenge import BELOW, ROWS, Best, Row, Standings, standings_picture
from renders.kit.challenge_open import BOARD, Opening, opening_picture

SUCCESS = discord.ButtonStyle.success
PAR = "="
"""The sign in the autopilot's row where other rows have a place."""
HERE, ALL = "here", "all"
"""Which standings are shown: those of this server, or those of everybody who agreed to that."""
FILMS = 3
"""How many of the best games can be watched when a challenge is over."""
SIGNS = {"h": "🟥", "g": "🟨", "k": "🟩", "q": "⬛"}
"""The emoji for each round in the line that people share, by the letter of the round."""


@dataclass(frozen=True, slots=True)
class ChallengeDesk:
    """Answers commands and presses about the challenge of the week."""

    pictures: Pictures
    threads: Threads
    films: Films
    enabled: bool = True
    """Whether the operator allows challenges."""

    async def show(self, table: OpenTable, person: Person) -> Reply:
        """Show the challenge of this week, how it is scored, and what the person can do."""
        language, found = person.language, await self._newest(table.tables)
        if found is None or found.is_over:
            week = week_at(table.tables.now() + 7 * 24 * 3600)
            head = say(language, "challenge-none", opens=f"<t:{week.opens}:F>")
            return Reply(head, self._last(found, language))
        own = entry_of(await table.tables.challenges.entries(found.week), person.id)
        view, lines = discord.ui.View(timeout=None), challenge_lines(found, language)
        if own is None:
            label = say(language, "button-challenge-play")
            view.add_item(
                button(*NOWHERE, "challenge", label, arg=f"play.{found.week}", style=SUCCESS)
            )
            lines.append(
                say(language, "challenge-enter" if person.guild else "challenge-enter-here")
            )
        else:
            figures = await settled(table.tables, own)
            lines.append(said(figures, language, "challenge-yours"))
        view.add_item(_standings_button(found.week, language))
        if former := await table.tables.challenges.before(found.opens):
            label = say(language, "button-challenge-last")
            view.add_item(button(*NOWHERE, "challenge", label, arg=f"standings.{former.week}"))
        drawing = partial(self.pictures.draw, partial(opening_drawn, found, language))
        return Reply("\n".join(lines), view, drawing=drawing)

    async def press(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Open a table for the challenge, show standings or the film of a game, or change who sees
        the person's row.
        """
        what, _, rest = press.arg.partition(".")
        week, _, scope = rest.partition(".")
        found = await table.tables.challenges.of(week)
        if found is None or not self.enabled:
            raise UserError("stale")
        if what == "play":
            return await self._play(table, person, found)
        if what == "everywhere":
            return await self._show_everywhere(table, person, found)
        if what == "standings":
            return await self._standings(table, person, found, ALL if scope == ALL else HERE)
        if what in FORMS:
            return await self._film(table, person, found, press)
        raise UserError("stale")

    async def _play(self, table: OpenTable, person: Person, found: Challenge) -> Reply:
        """Open a lobby with the week's mission: on a server in a private thread, otherwise in this
        chat.

        The thread is private because everybody plays the same game: a person who watches one knows
        what to expect in their own. Raises UserError if the challenge is over or the person has
        entered it already.
        """
        tables = table.tables
        if found.is_over or tables.now() >= found.closes:
            raise UserError("challenge-is-over")
        if entry_of(await tables.challenges.entries(found.week), person.id) is not None:
            raise UserError("challenge-entered", who=f"<@{person.id}>")
        where = (person.guild, table.channel, found.ruleset, found.mission)
        wish = Wish(*where, person.language, pace="none", challenge=found.week)
        if person.guild:
            return await self.threads.new(table, person, wish, PRIVATE)
        return replace(await lobby.new(table, person, wish), closes=True)

    async def _film(
        self, table: OpenTable, person: Person, found: Challenge, press: Press
    ) -> Reply:
        """Show the person one of the best games, as a film or as a page.

        Raises UserError if the challenge is not over, or if the game is gone or not among the best
        ones that the person's standings show.
        """
        if not found.is_over:
            raise UserError("challenge-not-over")
        form, _, rest = press.arg.partition(".")
        number, tables = page_in(rest.partition(".")[2]), table.tables
        entries = await tables.challenges.entries(found.week)
        own, shown_here = entry_of(entries, person.id), set[int]()
        for scope in (HERE, ALL):
            seen = _seen(entries, own, person, scope)
            shown_here |= {one[0].table_id for one in await best_of(tables, seen)}
        record = await tables.store.record(number) if number in shown_here else None
        if record is None:
            raise UserError("challenge-no-film")
        view, language = discord.ui.View(timeout=None), person.language
        order = await self.films.order(table, replace(record, language=language), form_of(form))
        other = next(one for one in FORMS if one != order.form)
        label, arg = say(language, f"button-{other}"), f"{other}.{found.week}.{number}"
        view.add_item(button(*NOWHERE, "challenge", label, arg=arg))
        view.add_item(_standings_button(found.week, language))
        return self.films.show_one(order, person, view)

    async def _show_everywhere(self, table: OpenTable, person: Person, found: Challenge) -> Reply:
        """Show the person's row in the standings of all servers, or hide it if it is shown
        there.
        """
        challenges = table.tables.challenges
        own = entry_of(await challenges.entries(found.week), person.id)
        if own is None or own.person != person.id:
            raise UserError("challenge-not-entered")
        shown_now = not own.everywhere
        await challenges.change_entry(found.week, person.id, everywhere=shown_now)
        said_now = "challenge-shown" if shown_now else "challenge-hidden"
        reply = await self._standings(table, person, found, ALL if shown_now else HERE)
        return replace(reply, text=f"{say(person.language, said_now)}\n{reply.text}")

    async def _standings(
        self, table: OpenTable, person: Person, found: Challenge, scope: str
    ) -> Reply:
        language, tables = person.language, table.tables
        entries = await tables.challenges.entries(found.week)
        own = entry_of(entries, person.id)
        seen = _seen(entries, own, person, scope)
        told = await standings(tables, found, seen, own, language)
        view = discord.ui.View(timeout=None)
        if person.guild:
            other = HERE if scope == ALL else ALL
            key = "button-challenge-all" if other == ALL else "button-challenge-here"
            label = say(language, key)
            arg = f"standings.{found.week}.{other}"
            view.add_item(button(*NOWHERE, "challenge", label, arg=arg))
        if own is not None and own.person == person.id:
            key = "button-challenge-hide-me" if own.everywhere else "button-challenge-show-me"
            label = say(language, key)
            view.add_item(button(*NOWHERE, "challenge", label, arg=f"everywhere.{found.week}"))
        lines = standings_lines(told, found, language)
        if found.is_over:
            films = film_buttons(found, await best_of(tables, seen), language)
            lines += [say(language, "challenge-films")] if films else []
            for one in films:
                view.add_item(one)
        if told.signs:
            lines.append(say(language, "challenge-share"))
            lines.append(f"```\n{shared(found, told, language)}\n```")
        drawing = partial(self.pictures.draw, partial(drawn, told, language))
        return Reply("\n".join(lines), view, drawing=drawing if told.rows else None)

    async def _newest(self, tables: Tables) -> Challenge | None:
        """Return the challenge that began last. Raises UserError if the operator has disabled
        challenges.
        """
        if not self.enabled:
            raise UserError("challenge-off")
        return await tables.challenges.newest()

    def _last(self, found: Challenge | None, language: str) -> discord.ui.View | None:
        """Return a view with a button for the standings of this challenge; None if there is no
        challenge.
        """
        if found is None:
            return None
        view = discord.ui.View(timeout=None)
        view.add_item(_standings_button(found.week, language))
        return view


def _standings_button(
    week: str, language: str
) -> discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]]:
    label = say(language, "button-challenge-standings")
    return button(*NOWHERE, "challenge", label, arg=f"standings.{week}")


def _seen(entries: Sequence[Entry], own: Entry | None, person: Person, scope: str) -> list[Entry]:
    """Return the entries that the person may see in a scope, always including their own.

    These are the entries of this server, or those of all people who agreed to be shown everywhere.
    """
    if scope == ALL or not person.guild:
        return [one for one in entries if one.everywhere or one == own]
    return [one for one in entries if one.guild == person.guild or one == own]


# ---------------------------------------------------------------- in words


def title_of(found: Challenge, language: str) -> str:
    """Return the name of a challenge's mission, as a lobby shows it."""
    record = Record(0, 0, found.ruleset, found.mission, language)
    return quoted(kit_of(found.ruleset).lobby.mission_name(record, language))


def challenge_lines(found: Challenge, language: str) -> list[str]:
    """Return lines about the mission of this week, when it closes, and how it is scored."""
    rules = {"won": WON, "round": A_ROUND, "wound": A_WOUND, "death": A_DEATH}
    return [
        say(
            language,
            "challenge-head",
            week=int(found.week.partition("W")[2]),
            game=say(language, f"ruleset-{found.ruleset}"),
            mission=title_of(found, language),
        ),
        say(
            language,
            "challenge-until",
            closes=f"<t:{found.closes}:F>",
            left=f"<t:{found.closes}:R>",
        ),
        say(language, "challenge-score", **rules, least=LEAST_WON, lost=LOST),
        say(language, "challenge-sealed-dice", hash=engine.commitment(found.seed)),
    ]


def said(figures: Figures, language: str, key: str) -> str:
    """Describe a game in one line: its result and its score."""
    return say(language, key, told=told_of(figures, language), score=figures.score)


def told_of(figures: Figures, language: str) -> str:
    """Describe the result of a game; if it was not won, how much of the goals was reached."""
    if figures.won:
        values = {"rounds": figures.rounds, "wounds": figures.wounds, "deaths": figures.deaths}
        return say(language, "challenge-won", **values)
    key = "challenge-lost" if figures.is_over else "challenge-open"
    return say(language, key, reached=figures.reached)


def with_actions(figures: Figures, language: str) -> str:
    """Describe the result of a game, and say how many actions it took."""
    told = told_of(figures, language)
    return say(language, "challenge-with-actions", told=told, actions=figures.actions)


def standings_lines(told: Standings, found: Challenge, language: str) -> list[str]:
    """Return the standings in words, with the seed if the challenge is over."""
    lines = [f"**{told.title}** · {told.scope}"]
    lines += [
        say(
            language,
            "challenge-par-row" if one.place == PAR else "challenge-row",
            place=one.place,
            name=quoted(one.name),
            told=one.told,
            score=one.score,
        )
        for one in told.rows
    ]
    if not told.rows:
        lines.append(say(language, "challenge-nobody"))
    if found.is_over:
        lines.append(say(language, "challenge-seed", seed=found.seed))
    return lines


def shared(found: Challenge, told: Standings, language: str) -> str:
    """Return a text to copy: the result of the person's game, without giving away what happened."""
    own = next(one for one in told.rows if one.framed and one.place != PAR)
    signs = "".join(SIGNS[one] for one in told.signs)
    week = int(found.week.partition("W")[2])
    return say(language, "challenge-to-share", week=week, score=own.score, signs=signs)


# ---------------------------------------------------------------- the standings


async def settled(tables: Tables, entry: Entry) -> Figures:
    """Return the figures of an entry: the stored ones, or else those of its table as it is now.

    Once the game is over, its figures are stored. A table that is gone or cannot be read counts as
    a game that is not over.
    """
    kept = Figures.read(entry.figures)
    if kept is not None:
        return kept
    record = await tables.store.record(entry.table_id)
    if record is None or not record.game:
        return Figures()
    rows = await tables.store.rows(record.id)
    figures = figures_of(record, rows, entry.person) or Figures()
    if figures.is_over:
        values = {"figures": figures.stored()}
        await tables.challenges.change_entry(entry.week, entry.person, **values)
    return figures


async def standings(
    tables: Tables,
    found: Challenge,
    entries: Sequence[Entry],
    own: Entry | None,
    language: str,
) -> Standings:
    """Rank these entries, and add the autopilot's row if it has one.

    A reader (`own`) whose place is too low for the list gets its last row. Actions are told only of
    games with equal points, where they decide.
    """
    figures = {one.person: await settled(tables, one) for one in entries}
    names = {one.person: one.name or say(language, "former-player") for one in entries}
    order = ranked(figures.items())
    reader, scores = own.person if own else "", Counter(one.score for one in figures.values())
    rows = [
        Row(
            str(place),
            names[person],
            (with_actions if scores[one.score] > 1 else told_of)(one, language),
            one.score,
            one.won,
            framed=person == reader,
        )
        for place, (person, one) in zip(places(order), order, strict=True)
    ]
    mine = next((one for one in rows if one.framed), None)
    par = Figures.read(found.par)
    best = await _best(tables, entries, language) if found.is_over else None
    room = ROWS - (par is not None) - BELOW * (best is not None)
    listed = rows[:room]
    if mine is not None and mine not in listed:
        listed = [*rows[: room - 1], mine]
    if par is not None:
        row = Row(
            PAR, say(language, "challenge-par"), told_of(par, language), par.score, par.won, True
        )
        at = sum(one.score > par.score for one in listed if one is not mine or one in rows[:room])
        listed.insert(at, row)
    won = sum(one.won for one in figures.values())
    scope = say(language, "challenge-scope", played=len(figures), won=won)
    signs = figures[reader].signs if reader in figures else ""
    week = int(found.week.partition("W")[2])
    title = say(language, "challenge-title", week=week, mission=title_of(found, language))
    return Standings(title, scope, listed, signs, best)


async def _best(tables: Tables, entries: Sequence[Entry], language: str) -> Best | None:
    """Return the best game of these entries that is still stored; None if there is none."""
    for team in (await best_of(tables, entries))[:1]:
        figures = await settled(tables, team[0])
        record = await tables.store.record(team[0].table_id)
        faces = faces_of(record) if record and not record.damage else []
        who, told = _names(team, language), with_actions(figures, language)
        return Best(who, told, figures.score, figures.won, faces, figures.signs)
    return None


def _names(team: Sequence[Entry], language: str) -> str:
    return ", ".join(one.name or say(language, "former-player") for one in team)


async def best_of(tables: Tables, entries: Sequence[Entry]) -> list[list[Entry]]:
    """Return the best games of these entries that are still stored, as the entries of each."""
    games = best_games([(one, await settled(tables, one)) for one in entries], FILMS)
    stored = {one.id for one in await tables.store.records([one[0].table_id for one in games])}
    return [one for one in games if one[0].table_id in stored]


def film_buttons(
    found: Challenge, games: Sequence[Sequence[Entry]], language: str
) -> list[GameButton]:
    """Return a button for each of these games, which shows its film."""
    labels = [_names(team, language) for team in games]
    return [
        button(
            *NOWHERE,
            "challenge",
            say(language, "button-challenge-film", who=label),
            arg=f"film.{found.week}.{team[0].table_id}",
        )
        for label, team in zip(labels, games, strict=True)
    ]


# ---------------------------------------------------------------- pictures


def drawn(told: Standings, language: str) -> Picture:
    """Draw the standings."""
    return shown(standings_picture(told, language))


def opening_drawn(found: Challenge, language: str) -> Picture:
    """Draw what is played in a challenge, how it is scored, and what is sealed."""
    lobby, week = kit_of(found.ruleset).lobby, int(found.week.partition("W")[2])
    seats = [Seat("somebody", "1")]
    record = Record(0, 0, found.ruleset, found.mission, language, seats=seats)
    closes = datetime.fromtimestamp(found.closes, UTC)
    day, time = (str(format_skeleton(one, closes, locale=language)) for one in ("EEEEdMMM", "Hm"))
    name, game = lobby.mission_name(record, language), say(language, f"ruleset-{found.ruleset}")
    about = say(language, "challenge-opening-seats", seats=lobby.seats(record)[1])
    if game != name:
        short = say(language, f"ruleset-{found.ruleset}-short")
        about = say(language, "challenge-opening-about", game=short, seats=about)
    told = Opening(
        title=say(language, "challenge-opening-title", week=week),
        until=say(language, "challenge-opening-until", day=day, time=time),
        mission=name,
        about=about,
        points={
            "won": WON,
            "round": -A_ROUND,
            "wound": -A_WOUND,
            "death": -A_DEATH,
            "least": LEAST_WON,
            "lost": LOST,
        },
        seal=engine.commitment(found.seed),
    )
    return shown(opening_picture(told, lobby.preview(record, BOARD), language))
