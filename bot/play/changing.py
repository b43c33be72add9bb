"""Lets the opener of a lobby choose another game, mission or house rule for it.

There are two private messages for this: one has a select of games and one of missions, the other
has a select for each house rule of the game. Only the choices are stored, not the messages.
"""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import quoted, say
from bot.kit.bot_kit import BotKit
from bot.kit.lobby import Wish
from bot.kit.registry import kit_of, kits
from bot.play.lobby import commands_line, waiting
from bot.store.records import Record
from bot.table.controls import Pages, Press, button, page_in, select
from bot.table.tables import OpenTable

PAGE = 4
"""How many selects a message holds beside the row with a button."""


async def games_pressed(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show the games, and the missions of the lobby's game.

    The press may carry the number of the page of missions. Raises UserError if somebody else opened
    the table.
    """
    must_be_opener(table, person)
    return await _games(table, person, page_in(press.arg.lstrip(".")))


async def rules_pressed(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show the house rules of the lobby's game; the press may carry the number of the page.

    Raises UserError if somebody else opened the table, or if the game has no house rules.
    """
    must_be_opener(table, person)
    return _rules(table, person, page_in(press.arg))


async def game_chosen(table: OpenTable, person: Person, press: Press) -> Reply:
    """Let the lobby play the first mission of another game."""
    ruleset = "".join(press.values)
    if ruleset not in {kit.ruleset for kit in kits()}:
        raise UserError("stale")
    must_be_opener(table, person)
    if ruleset == table.record.ruleset:
        return await _games(table, person, 0)
    await _play(table, person, ruleset, "")
    line = await commands_line(table, person.language)
    reply = await _games(table, person, 0)
    return replace(reply, text=reply.text + line)


async def mission_chosen(table: OpenTable, person: Person, press: Press) -> Reply:
    """Let the lobby play another mission of its game."""
    must_be_opener(table, person)
    await _play(table, person, table.record.ruleset, "".join(press.values))
    return await _games(table, person, page_in(press.arg.lstrip(".")))


async def rule_chosen(table: OpenTable, person: Person, press: Press) -> Reply:
    """Store the chosen value of a house rule, unless it is the default."""
    must_be_opener(table, person)
    name, value = press.arg, "".join(press.values)
    values = table.kit.lobby.options.get(name, ())
    if value not in values:
        raise UserError("stale")
    chosen = table.record.state.options
    chosen.pop(name, None)
    if value != values[0]:
        chosen[name] = value
    table.touch()
    return _rules(table, person, [*table.kit.lobby.options].index(name) // PAGE)


def must_be_opener(table: OpenTable, person: Person) -> None:
    """Raise UserError unless the person opened this lobby and still sits in it.

    If the opener has left, any player may change the lobby. The lobby of a challenge cannot be
    changed.
    """
    record = waiting(table)
    if record.state.challenge:
        raise UserError("challenge-is-fixed")
    if record.opener not in ("", person.id):
        raise UserError("opener-changes", opener=f"<@{record.opener}>")
    if record.seat(person.id) is None:
        raise UserError("join-first")


async def _play(table: OpenTable, person: Person, ruleset: str, mission: str) -> None:
    """Make the lobby play that mission, or the first mission of the game if `mission` is empty.

    House rules and figures are kept if the new mission has them. Seats of the autopilot are removed
    if there are too many seats. Raises UserError if the mission is unknown or has too few seats.
    """
    record, library, kit = table.record, table.tables.library, kit_of(ruleset)
    wish = Wish(record.guild, record.channel, ruleset, mission, record.language)
    new = await kit.lobby.open_table(library, person, wish)
    new.seats = list(record.seats)
    most = kit.lobby.seats(new)[1]
    while len(new.seats) > most and new.open_seats:
        new.seats.remove(new.open_seats[-1])
    if len(new.seats) > most:
        name = quoted(kit.lobby.mission_name(new, person.language))
        raise UserError("too-many-for-it", mission=name, most=most, count=len(new.seats))
    for name, value in record.state.options.items():
        if value in kit.lobby.options.get(name, ()):
            new.state.options[name] = value
    record.ruleset, record.mission, record.seats = ruleset, new.mission, new.seats
    record.state.options = new.state.options
    await kit.lobby.refresh(library, record)
    _keep_figures(record, kit)
    table.touch()


def _keep_figures(record: Record, kit: BotKit) -> None:
    """Remove chosen figures that the mission does not offer, or that exceed a player's limit."""
    picks = kit.lobby.picks(record)
    offered = {one for one, _ in picks.options} if picks else set[str]()
    most = picks.most if picks else 0
    for seat in record.seats:
        seat.figures = [one for one in seat.figures if one in offered][:most]
    invited = record.state.invitations
    for one, figures in invited.items():
        invited[one] = [figure for figure in figures if figure in offered]


async def _games(table: OpenTable, person: Person, page: int) -> Reply:
    """Show selects of the games and of the missions; those of this lobby are chosen in them."""
    record, language, at = table.record, person.language, table.at
    lobby, view = table.kit.lobby, discord.ui.View(timeout=None)
    games = [(kit.ruleset, say(language, f"ruleset-{kit.ruleset}")) for kit in kits()]
    hint = say(language, "choose-game")
    view.add_item(
        select(*at, "change-game", games, placeholder=hint, row=0, chosen=[record.ruleset])
    )
    missions = await lobby.missions(table.tables.library, record.guild, language)
    if len(missions) > 1:
        pages = Pages(at, language, say(language, "choose-mission"), "change")
        for item in pages.controls("change-mission", missions, page, 1):
            view.add_item(item)
    if lobby.options:
        view.add_item(button(*at, "house-rules", say(language, "button-house-rules"), row=3))
    named = {
        "game": say(language, f"ruleset-{record.ruleset}"),
        "mission": quoted(lobby.mission_name(record, language)),
    }
    return Reply(say(language, "change-head", **named), view)


def _rules(table: OpenTable, person: Person, page: int) -> Reply:
    """Show a select for each house rule of a page; its present value is chosen in it.

    Raises UserError if the game has no house rules.
    """
    record, language, at = table.record, person.language, table.at
    game, options = say(language, f"ruleset-{record.ruleset}"), table.kit.lobby.options
    if not options:
        raise UserError("no-house-rules", game=game)
    view, lines = discord.ui.View(timeout=None), [say(language, "house-rules-head", game=game)]
    pages = -(-len(options) // PAGE)
    page = page % pages
    for row, (name, values) in enumerate([*options.items()][page * PAGE : (page + 1) * PAGE]):
        now = record.state.options.get(name, values[0])
        title = say(language, f"opt-{name}")
        labels = [(one, f"{title}: {say(language, f'choice-{name}-{one}')}") for one in values]
        hint = say(language, f"opt-{name}-about")
        view.add_item(
            select(*at, "change-rule", labels, placeholder=hint, arg=name, row=row, chosen=[now])
        )
        lines.append(f"- **{title}** – {hint}")
    if pages > 1:
        more = say(language, "button-more-rules")
        view.add_item(button(*at, "house-rules", more, arg=str((page + 1) % pages), row=PAGE))
    back = say(language, "button-change")
    view.add_item(button(*at, "change", back, row=PAGE))
    return Reply("\n".join(lines), view)
