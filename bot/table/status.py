"""Write the status message: whose turn it is, who is asked what, and the buttons for it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from bot.base.words import listing, quoted, say
from bot.kit.chair import Chair
from bot.kit.lobby import Drawn
from bot.kit.registry import chair_at, kit_of
from bot.store.records import Game, Record
from bot.store.table_state import USUAL, Vote
from bot.table.controls import OPTIONS, Control, button, question_controls, select
from bot.table.waiting import absences, replaceable, voices
from engine.core.question import Question

YES, NO = "yes", "no"
ROOM = 1950
"""The most characters of the message, a few below Discord's limit of 2,000."""


@dataclass(frozen=True, slots=True)
class Status:
    """The content of the status message. `called` are the people who must do something now."""

    text: str
    view: discord.ui.View
    called: tuple[str, ...]
    picture: Drawn | None = None
    """The picture of the message, if it has one."""
    voters: tuple[str, ...] = ()
    """The people among `called` who must vote."""
    vote: str = ""
    """A text that differs from vote to vote; empty if no vote is open."""

    @property
    def look(self) -> str:
        """A digest of what the picture shows; empty if there is none."""
        return self.picture.what if self.picture else ""

    @property
    def face(self) -> str:
        """A digest of the whole message. It is stored, so that a start edits only messages that
        changed."""
        shown = json.dumps([self.text, self.view.to_components(), self.look])
        return hashlib.sha256(shown.encode()).hexdigest()[:16]


def status_of(record: Record, game: Game | None) -> Status:
    """Return the status of a table in its present state.

    In a game these are three lines: the goal with its numbers, whose turn it is or what is asked,
    and until when. Votes and absences add lines; all else is behind the *Goal* button.
    """
    if record.stage == "lobby":
        return _lobby(record)
    if not record.live:
        return Status(say(record.language, f"status-{record.stage}"), _no_buttons(), ())
    if game is None:
        return Status(say(record.language, "status-damaged"), _no_buttons(), ())
    presenter, players = kit_of(record.ruleset).presenter, record.quoted_names
    # Only `now_line` depends on the reader; the other lines are the same for everybody.
    chair = chair_at(replace(record, reader=""), game).showing(players)
    lines = [presenter.head(chair), now_line(record, game, record.language)]
    lines += absences(record, game)
    called, voters = called_at(record, game), record.sitters(not_voted(record))
    vote = record.state.vote
    lines += _vote_lines(record, vote) if vote else []
    asked = f"{vote.kind}/{vote.by}/{vote.until}" if vote else ""
    return Status("\n".join(lines), _buttons(record, game), called, voters=voters, vote=asked)


def now_line(record: Record, game: Game, language: str) -> str:
    """Return what is asked now and of whom, or whose turn it is, or how the game ended."""
    chair, presenter = chair_at(record, game, language), kit_of(record.ruleset).presenter
    chair = chair.showing(record.mentions)
    if game.questions:
        return "\n".join(_questions(chair))
    if game.outcome:
        return chair.speech.outcome(game.outcome)
    return presenter.acting(chair, game.acting) if game.acting else ""


def called_at(record: Record, game: Game) -> tuple[str, ...]:
    """Return the people who must act, answer or vote, and those to whom a seat is offered."""
    asked = {seat for question in game.questions for seat in question.seats}
    offered = record.state.offers.values()
    return (*record.sitters({*game.acting, *asked, *not_voted(record)}), *offered)


def not_voted(record: Record) -> list[str]:
    """Return the seats that may vote and have not done so; none if no vote is open."""
    vote = record.state.vote
    return [seat for seat in voices(record) if seat not in vote.voices] if vote else []


def _questions(chair: Chair) -> list[str]:
    """Return a line for each different question, with the players who must answer it.

    If the reader must answer one, there is only that question.
    """
    moves = kit_of(chair.record.ruleset).moves
    asked = dict[str, list[Question]]()
    for one in chair.questions or chair.game.questions:
        asked.setdefault(moves.question_text(chair, one), []).append(one)
    return [_asked(chair, text, questions) for text, questions in asked.items()]


def _asked(chair: Chair, text: str, questions: Sequence[Question]) -> str:
    """Return the question with the players who must answer: one of them, or each of them.

    If the reader is one of them, return only the question, in as many lines as it has. For all
    others it takes one line, so that the status stays short.
    """
    seats = [seat for one in questions for seat in one.seats]
    if chair.seat in seats:
        return text
    who = listing(chair.language, [chair.record.mention(seat) for seat in seats])
    key = "asked-any" if len(questions) == 1 and len(seats) > 1 else "asked"
    line = " ".join(one.removeprefix("-# ") for one in text.splitlines())
    return say(chair.language, key, who=who, question=line)


def _vote_lines(record: Record, vote: Vote) -> list[str]:
    """Write what is voted on, the count, what the vote would bring about, and who must vote."""
    language = record.language
    lines = [_vote_line(record, vote)]
    if vote.what:
        key = "vote-what-undo" if vote.kind == "undo" else "vote-what-redo"
        lines.append(say(language, key, what=vote.what))
    if vote.reason:
        lines.append(say(language, "vote-reason", reason=vote.reason))
    if missing := [record.mention(seat) for seat in not_voted(record)]:
        lines.append(say(language, "vote-voters", who=listing(language, missing)))
    return lines


def _vote_line(record: Record, vote: Vote) -> str:
    return say(
        record.language,
        f"vote-{vote.kind}",
        who=record.mention(vote.by),
        yes=len(vote.yes),
        no=len(vote.no),
        needed=len(voices(record)) // 2 + 1,
        seat=record.mention(vote.seat),
        pace=say(record.language, f"choice-{vote.pace}"),
    )


def _buttons(record: Record, game: Game) -> discord.ui.View:
    view, language, at = discord.ui.View(timeout=None), record.language, (record.id, record.last)
    asked = list[Control]()
    if _are_one(record, game.questions):
        asked = [*question_controls(chair_at(record, game), game.questions[0], at)]
    # Options that are not public are in the menu that this button opens.
    label = say(language, "button-answer" if game.questions and not asked else "button-act")
    act = discord.ButtonStyle.primary
    view.add_item(button(*at, "act", label, style=act, row=0))
    if record.gives_hints:
        view.add_item(button(*at, "hint", say(language, "button-hint"), row=0))
    view.add_item(button(*at, "rules", say(language, "button-rules"), row=0))
    # Buttons that act come first, then the options of a question, then buttons that show things.
    row = 2 if game.questions else 1
    for look in ("goal", *kit_of(record.ruleset).presenter.buttons):
        view.add_item(button(*at, look, say(language, f"button-{look}"), row=row))
    if not game.questions:
        view.add_item(button(*at, "undo", say(language, "button-undo"), row=0))
        view.add_item(button(*at, "end", say(language, "button-end"), row=0))
        if record.state.redo:
            view.add_item(button(*at, "redo", say(language, "button-redo"), row=row))
    for item in asked:
        view.add_item(item)
    vote = record.state.vote
    if record.open_seats or record.state.offers:
        view.add_item(button(*at, "take", say(language, "button-take"), row=4))
    for seat in [] if vote else replaceable(record):
        label = say(language, "button-replace", who=seat.name)
        view.add_item(button(*at, "replace", label, arg=seat.id, row=4))
    if vote:
        kind = vote.kind
        yes, no = discord.ButtonStyle.success, discord.ButtonStyle.danger
        view.add_item(
            button(*at, "vote", say(language, "vote-yes"), arg=f"{kind}.{YES}", style=yes, row=4)
        )
        view.add_item(
            button(*at, "vote", say(language, "vote-no"), arg=f"{kind}.{NO}", style=no, row=4)
        )
    return view


def _are_one(record: Record, questions: Sequence[Question]) -> bool:
    """Return whether questions are open for which the message needs only one row of controls.

    That is so if all questions are the same, or if all are answered in private.
    """
    private = kit_of(record.ruleset).moves.private_questions
    alike = len({(one.key, one.options) for one in questions}) == 1
    return alike or (bool(questions) and all(one.key in private for one in questions))


def _lobby(record: Record) -> Status:
    """Return the status of a lobby: who plays what, with the longest briefing that fits."""
    briefings = kit_of(record.ruleset).lobby.briefings(record)
    texts = ["\n".join(_lobby_lines(record, told)) for told in briefings]
    text = next((one for one in texts if len(one) <= ROOM), texts[-1])
    picture = kit_of(record.ruleset).lobby.picture(record)
    return Status(text, _lobby_buttons(record), _invited(record), picture)


def _invited(record: Record) -> tuple[str, ...]:
    """Return the invited people, who played before, as long as they have no seat here."""
    return tuple(one for one in record.state.invitations if record.seat(one) is None)


def _lobby_lines(record: Record, told: str) -> list[str]:
    language, lobby = record.language, kit_of(record.ruleset).lobby
    mission, game = lobby.mission_name(record, language), say(language, f"ruleset-{record.ruleset}")
    lines = [say(language, "lobby-head", mission=quoted(mission))]
    if mission != game:
        lines.append(say(language, "lobby-game", game=game))
    lines.append(told)
    for name, values in lobby.options.items():
        chosen = record.state.options.get(name, values[0])
        if chosen != values[0]:
            lines.append(say(language, f"lobby-{name}-{chosen}"))
    if record.state.pace != USUAL:
        pace = say(language, f"choice-{record.state.pace}")
        lines.append(say(language, "lobby-pace", pace=pace))
    least, most = lobby.seats(record)
    lines.append(say(language, "lobby-players", count=len(record.seats), most=most))
    if len(record.seats) < least:
        lines.append(say(language, "lobby-too-few", least=least))
    for seat in record.seats:
        names = [lobby.figure_name(record, one, language) for one in seat.figures]
        if names:
            whom = listing(language, names)
            lines.append(say(language, "lobby-seat-chosen", who=seat.mention, whom=whom))
        elif lobby.picks(record):
            lines.append(say(language, "lobby-seat", who=seat.mention))
        else:
            lines.append(say(language, "lobby-seat-plain", who=seat.mention))
    if invited := [f"<@{one}>" for one in _invited(record)]:
        lines.append(say(language, "lobby-invited", who=listing(language, invited)))
    return lines


def _lobby_buttons(record: Record) -> discord.ui.View:
    view, language, at = discord.ui.View(timeout=None), record.language, (record.id, record.last)
    success = discord.ButtonStyle.success
    primary = discord.ButtonStyle.primary
    view.add_item(button(*at, "join", say(language, "button-join"), style=success, row=0))
    view.add_item(button(*at, "leave", say(language, "button-leave"), row=0))
    view.add_item(button(*at, "start", say(language, "button-start"), style=primary, row=0))
    if len(record.seats) < kit_of(record.ruleset).lobby.seats(record)[1]:
        view.add_item(button(*at, "autopilot", say(language, "button-autopilot"), row=0))
    if not record.state.thread:
        view.add_item(button(*at, "thread", say(language, "button-thread"), row=0))
    view.add_item(button(*at, "change", say(language, "button-change"), row=2))
    if kit_of(record.ruleset).lobby.options:
        view.add_item(button(*at, "house-rules", say(language, "button-house-rules"), row=2))
    picks = kit_of(record.ruleset).lobby.picks(record)
    if picks:
        options, hint, most = picks.options[:OPTIONS], picks.hint, picks.most
        about = picks.about
        view.add_item(
            select(*at, "pick", options, placeholder=hint, row=1, least=0, most=most, about=about)
        )
    return view


def _no_buttons() -> discord.ui.View:
    return discord.ui.View(timeout=None)
