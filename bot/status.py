"""The status message: where the table stands, who is asked what, and the buttons for it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

import engine
from bot.games.zombicide.deal import most_players
from bot.games.zombicide.narrate import Narrator
from bot.records import Record
from bot.tables import Game
from bot.views.controls import button, option_controls, survivor_picker
from bot.words import content_of, listing, mission_name, say, survivor_name
from engine.zombicide.view import SurvivorView

YES, NO = "yes", "no"
ROOM = 1950
"""Characters of a message, with a few to spare."""


@dataclass(frozen=True, slots=True)
class Status:
    """What the status message shows. `called` are the seats that must do something now."""

    text: str
    view: discord.ui.View
    called: tuple[str, ...]


def status_of(narrator: Narrator, record: Record, game: Game | None, language: str = "") -> Status:
    """The status of a table as it stands; in the table's language, or in a person's."""
    if language:
        record = replace(record, language=language)
    if record.stage == "lobby":
        return _lobby(narrator.over(content_of(record)), record)
    if not record.live:
        return Status(say(record.language, f"status-{record.stage}"), _no_buttons(), ())
    if game is None:
        return Status(say(record.language, "status-damaged"), _no_buttons(), ())
    narrator = narrator.over(content_of(record))
    lines = [_head(record, game), now_line(narrator, record, game, record.language)]
    lines += [_vote_line(record)] if record.vote else []
    return Status("\n".join(lines), _buttons(narrator, record, game), called_at(record, game))


def now_line(narrator: Narrator, record: Record, game: Game, language: str) -> str:
    """What is asked now and of whom; or whose turn it is and what is left of it."""
    if game.questions:
        narrator = narrator.over(content_of(record))
        return "\n".join(_question(narrator, record, one, language) for one in game.questions)
    if game.outcome:
        return narrator.outcome(language, game.outcome, record.mentions)
    return "\n".join(_turn(record, game, seat, language) for seat in game.acting)


def called_at(record: Record, game: Game) -> tuple[str, ...]:
    """The seats that must act, answer or vote."""
    asked = {seat for question in game.questions for seat in question.seats}
    voters = set[str]()
    if record.vote:
        voters = {one.id for one in record.seats} - {*record.vote["yes"], *record.vote["no"]}
    called = {*game.acting, *asked, *voters}
    return tuple(seat for seat in game.seats if seat in called)


def _question(narrator: Narrator, record: Record, question: engine.Question, language: str) -> str:
    who = listing(language, [f"<@{seat}>" for seat in question.seats])
    text = narrator.question(language, question, record.mentions)
    return say(language, "asked", who=who, question=text)


def _turn(record: Record, game: Game, seat: str, language: str) -> str:
    def name(survivor: str) -> str:
        return survivor_name(record, survivor, language)

    mine = [one for one in game.view(seat).survivors if one.seat == seat and one.standing]
    active = next((one for one in mine if one.active), None)
    others = [name(one.id) for one in mine if not one.done and one is not active]
    rest = listing(language, others)
    if active is None:
        return say(language, "turn-of", who=f"<@{seat}>", survivors=rest)
    left = _actions_left(active, language)
    values = {"who": f"<@{seat}>", "survivor": name(active.id), "left": left}
    if others:
        return say(language, "turn-of-active-then", **values, rest=rest)
    return say(language, "turn-of-active", **values)


def _actions_left(survivor: SurvivorView, language: str) -> str:
    """Ordinary actions, and the free ones that skills give."""
    left = say(language, "actions-left", count=survivor.actions)
    counts = {
        "free-moves": survivor.free_moves,
        "free-combats": survivor.free_combats,
        "free-searches": survivor.free_searches,
    }
    free = [say(language, key, count=count) for key, count in counts.items() if count]
    if not free:
        return left
    return say(language, "actions-left-free", left=left, free=listing(language, free))


def _head(record: Record, game: Game) -> str:
    view = game.view()
    taken = sum(one.taken for one in view.objectives)
    mission = mission_name(record, record.language)
    if view.round == 0:
        return say(record.language, "status-setting-up", mission=mission)
    return say(
        record.language,
        "status-head",
        mission=mission,
        round=view.round,
        danger=say(record.language, f"danger-{view.danger}"),
        taken=taken,
        objectives=len(view.objectives),
    )


def _vote_line(record: Record) -> str:
    vote = record.vote
    return say(
        record.language,
        f"vote-{vote['kind']}",
        who=f"<@{vote['by']}>",
        yes=len(vote["yes"]),
        no=len(vote["no"]),
        needed=len(record.seats) // 2 + 1,
    )


def _buttons(narrator: Narrator, record: Record, game: Game) -> discord.ui.View:
    view, language, at = discord.ui.View(timeout=None), record.language, (record.id, record.last)
    act = discord.ButtonStyle.primary
    view.add_item(button(*at, "act", say(language, "button-act"), style=act, row=0))
    view.add_item(button(*at, "sheet", say(language, "button-sheet"), row=0))
    view.add_item(button(*at, "board", say(language, "button-board"), row=0))
    if not game.questions:
        view.add_item(button(*at, "undo", say(language, "button-undo"), row=0))
        view.add_item(button(*at, "end", say(language, "button-end"), row=0))
    elif len(game.questions) == 1:
        for item in option_controls(
            narrator, record, game.questions[0], language, at=at, public=True
        ):
            view.add_item(item)
    if record.vote:
        kind = record.vote["kind"]
        yes, no = discord.ButtonStyle.success, discord.ButtonStyle.danger
        view.add_item(
            button(*at, "vote", say(language, "vote-yes"), arg=f"{kind}.{YES}", style=yes, row=4)
        )
        view.add_item(
            button(*at, "vote", say(language, "vote-no"), arg=f"{kind}.{NO}", style=no, row=4)
        )
    return view


def _lobby(narrator: Narrator, record: Record) -> Status:
    """What will be played, by whom; the mission's page where there is room for all of it."""
    mission = content_of(record).missions[record.mission]
    page = narrator.rules_article(record.language, f"mission-{mission.id}")
    short = say(record.language, "lobby-briefing", text=mission.briefing.in_(record.language))
    texts = ["\n".join(_lobby_lines(record, told)) for told in (page, short)]
    text = next((one for one in texts if len(one) <= ROOM), texts[-1])
    return Status(text, _lobby_buttons(record), ())


def _lobby_lines(record: Record, told: str) -> list[str]:
    language = record.language
    lines = [say(language, "lobby-head", mission=mission_name(record, language)), told]
    if record.extras.get("order") == "free":
        lines.append(say(language, "lobby-free-order"))
    lines.append(say(language, "lobby-players", count=len(record.seats), most=most_players(record)))
    for seat in record.seats:
        names = [survivor_name(record, one, language) for one in seat.figures]
        if names:
            whom = listing(language, names)
            lines.append(say(language, "lobby-seat-chosen", who=f"<@{seat.id}>", whom=whom))
        else:
            lines.append(say(language, "lobby-seat", who=f"<@{seat.id}>"))
    return lines


def _lobby_buttons(record: Record) -> discord.ui.View:
    view, language, at = discord.ui.View(timeout=None), record.language, (record.id, record.last)
    success = discord.ButtonStyle.success
    primary = discord.ButtonStyle.primary
    view.add_item(button(*at, "join", say(language, "button-join"), style=success, row=0))
    view.add_item(button(*at, "leave", say(language, "button-leave"), row=0))
    view.add_item(button(*at, "start", say(language, "button-start"), style=primary, row=0))
    view.add_item(survivor_picker(record))
    return view


def _no_buttons() -> discord.ui.View:
    return discord.ui.View(timeout=None)
