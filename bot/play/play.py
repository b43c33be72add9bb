"""Use cases of a running game: commands, answers, the menu, undo, votes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import discord

import engine
from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.base.replies import Draw, Person, Reply
from bot.base.words import listing, say
from bot.kit.chair import Chair
from bot.kit.moves import Moves
from bot.kit.parsing import Choices, Refused, fits, parse_command
from bot.kit.terms import Named
from bot.kit.typed import TypedCommand, do_of
from bot.play.hints import ShownHint, asked_hint, led_by, unasked_hint
from bot.play.looking import HintNumbers
from bot.play.menu import Place, do_controls, entry_of, menu_of
from bot.play.table_hints import add_hints_button
from bot.table import votes
from bot.table.controls import OPTIONS, Press, button, confirmation, once, tag
from bot.table.status import now_line
from bot.table.tables import OpenTable

NO_HINT = ShownHint("")
"""Passed instead of a hint to show a menu without any hint."""


@dataclass(frozen=True, slots=True)
class Play:
    """Use cases of players. Every method gets the locked table and the person who asks."""

    pictures: Pictures
    numbers: HintNumbers = field(default_factory=HintNumbers)

    # ------------------------------------------------------------ commands

    async def give(self, table: OpenTable, person: Person, typed: TypedCommand) -> Reply:
        """Carry out the command that was typed.

        If the typed fields fit several commands, offer these as buttons or in the menu.
        """
        seat, moves = table.seat_of(person.id), table.kit.moves
        found = parse_command(moves, table.chair(seat, person.language), typed)
        match found:
            case Choices(commands):
                if len(commands) > OPTIONS or typed.do in moves.confirmed:
                    leader = moves.leader_of(commands[0])
                    return await self._menu(table, person, Place(leader, typed.do))
                return await self._play_or_ask(table, person, seat, commands)
            case Refused():
                return await self._whose(table, person, found)
            case command:
                return await self._play_or_ask(table, person, seat, [command])

    async def _whose(self, table: OpenTable, person: Person, refused: Refused) -> Reply:
        """Say why the first of several figures cannot do that, with a button for the moves of each
        figure.
        """
        seat, moves, language = table.seat_of(person.id), table.kit.moves, person.language
        try:
            return await self._play(table, person, seat, refused.command)
        except engine.Refusal as refusal:
            why = table.speech(person).refusal(refusal)
        view, chair = discord.ui.View(timeout=None), table.chair(seat, language)
        names = {one: moves.leader_name(chair, one) for one in refused.leaders}
        for one, name in names.items():
            view.add_item(button(*table.at, "menu", name, arg=f"{one}.."))
        who = listing(language, [*names.values()])
        return Reply(say(language, "which-leader", leaders=who, why=why), view)

    async def _play_or_ask(
        self, table: OpenTable, person: Person, seat: str, found: Sequence[engine.Command]
    ) -> Reply:
        """Carry out the command in `found`.

        If there are several, or the command needs a caution, ask with buttons instead.
        """
        moves, language, chair = table.kit.moves, person.language, table.chair_of(person)
        caution = moves.caution(chair, found[0]) if found[0] in chair.commands else ""
        if len(found) == 1 and not caution:
            return await self._play(table, person, seat, found[0])
        if len(found) == 1 and (warned := self._warned(table, chair, found[0])):
            return warned
        view = discord.ui.View(timeout=None)
        labels = once((tag(one.canonical()), entry_of(moves, chair, one)) for one in found)
        for item in do_controls(table.at, labels, language):
            view.add_item(item)
        if len(found) > 1:
            return Reply(say(language, "which-of-these"), view)
        return Reply(say(language, "really", what=labels[0][1]), view)

    async def _play(
        self, table: OpenTable, person: Person, seat: str, command: engine.Command
    ) -> Reply:
        """Carry out a command that was typed.

        The table is told what happened. The reply has only what the person alone may know, and the
        menu for what comes next.
        """
        told = table.play(seat, command)
        secret = [one for one in told.for_seat(seat) if one.only_for]
        said = table.speech(person).events(secret)
        done = self._carried_out(table, person, told, command)
        return await self._and_menu(table, person, seat, "\n".join([done, *said]))

    def _carried_out(
        self,
        table: OpenTable,
        person: Person,
        told: engine.Told,
        command: engine.Command | None,
    ) -> str:
        """Return a line that says that it is done; if no event tells what was done, it says that,
        too.
        """
        done = say(person.language, "done")
        if command is None or told.for_seat(table.seat_of(person.id)):
            return done
        return f"{done} {table.speech(person).command(command)}."

    def _done(
        self,
        table: OpenTable,
        person: Person,
        told: engine.Told,
        command: engine.Command | None = None,
    ) -> str:
        """Return what was done: the events that the person reads at once, and a line about the
        others.

        Events that the question below tells are left out. If there are no events at all, say that
        it is done.
        """
        chair, moves = table.chair_of(person), table.kit.moves
        own, rest = moves.read_at_once(chair, told.for_seat(chair.seat))
        asked = moves.told_by_question(chair)
        lines = table.speech(person).events([one for one in own if one not in asked])
        if not lines and not asked:
            lines = [self._carried_out(table, person, told, command)]
        return "\n".join([*lines, *([rest] if rest else [])])

    # ------------------------------------------------------------ presses

    async def choose(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Carry out a command chosen in the menu, and show the menu for the next one.

        If the command needs a warning, show only the warning, with a button that confirms the
        command.
        """
        command = _chosen(table, person, press)
        if command and (warned := self._warned(table, table.chair_of(person), command)):
            return warned
        return await self._give(table, person, command)

    async def choose_all_the_same(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Carry out a chosen command whose warning the person has read."""
        return await self._give(table, person, _chosen(table, person, press))

    async def _give(
        self, table: OpenTable, person: Person, command: engine.Command | None
    ) -> Reply:
        """Carry out a command and show the menu for the next one; without one, only the menu."""
        seat = table.seat_of(person.id)
        if command is None:
            return await self._refreshed(table, person, seat)
        done = self._done(table, person, table.play(seat, command), command)
        return await self._and_menu(table, person, seat, done)

    def _warned(self, table: OpenTable, chair: Chair, command: engine.Command) -> Reply | None:
        """Return the warning that a command needs, with buttons to confirm it and to go back; else
        None.
        """
        moves, language = table.kit.moves, chair.language
        warning = moves.warning(chair, command)
        if not warning:
            return None
        back = Place(moves.leader_of(command), do_of(command))
        label, arg = entry_of(moves, chair, command), tag(command.canonical())
        view = confirmation("sure", label, arg=arg, at=table.at)
        view.add_item(button(*table.at, "menu", say(language, "page-back"), arg=back.arg))
        return Reply(say(language, "really-warned", warning=warning), view)

    async def kind(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show the actions of the kind that was chosen in the menu.

        If there is only one and it needs no caution or confirmation, carry it out at once.
        """
        seat = table.seat_of(person.id)
        if press.moment != table.moment or not press.values:
            return await self._refreshed(table, person, seat)
        place, do, moves = Place.read(press.arg), press.values[0], table.kit.moves
        chair = table.chair_of(person)
        commands = [
            one
            for one in chair.commands
            if do_of(one) == do and moves.leader_of(one) == place.leader
        ]
        cautions = [moves.caution(chair, one) for one in commands[:1]]
        if len(commands) == 1 and not any(cautions) and do not in moves.confirmed:
            return await self._give(table, person, commands[0])
        return await self._menu(table, person, Place(place.leader, do))

    async def menu(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show the menu, or the page or figure that was chosen in it."""
        chosen = press.values[0] if press.values else press.arg
        return await self._menu(table, person, Place.read(chosen))

    async def hint(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show above the menu what the autopilot would do, and why; a number may be added later.

        Raises UserError if there is no hint, or if the table wants none.
        """
        seat = table.seat_of(person.id)
        hint = await asked_hint(table, person)
        menu = await self._menu(table, person, Place(led_by(table, seat)), hint)
        return replace(menu, amendment=self.numbers.amendment(table, person, hint.told))

    async def no_more_advice(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Turn off hints that come unasked for the person, and the rules that hints teach."""
        return await self._advise(table, person, wanted=False)

    async def more_advice(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Turn on hints that come unasked for the person, and the rules that hints teach."""
        return await self._advise(table, person, wanted=True)

    async def _advise(self, table: OpenTable, person: Person, *, wanted: bool) -> Reply:
        seat, people = table.seat_of(person.id), table.tables.people
        await people.keep(replace(await people.one(person.id), hints=wanted))
        if table.record.state.seat(seat).wants_no_advice:
            table.record.state.seat(seat).wants_no_advice = False
            table.touch()
        menu = await self._menu(table, person, Place(), NO_HINT)
        told = say(person.language, "advised" if wanted else "unadvised")
        if menu.view is not None and not wanted:
            add_hints_button(table, person, menu.view)
        return replace(menu, text=f"{told}\n{menu.text}")

    async def answer(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Answer the question to which the pressed control belongs.

        Raises UserError if that question is no longer open.
        """
        seat = table.seat_of(person.id)
        if press.moment != table.moment and not await _still_asked(table, seat, press):
            raise UserError("stale")
        wanted = press.values[0] if press.values else press.arg
        mine = [one for one in table.game.questions if seat in one.seats]
        asked = mine or list(table.game.questions)
        options = table.kit.moves.private_options(table.chair_of(person), asked[0]) if asked else ()
        option = next((one for one in options if tag(one) == wanted), wanted)
        return await self.answered(table, person, option)

    async def answered(self, table: OpenTable, person: Person, option: str) -> Reply:
        """Answer the question with `option`; then show the menu if the person can act next."""
        seat = table.seat_of(person.id)
        text = self._done(table, person, table.answer(seat, option))
        return await self._answered(table, person, text)

    async def always(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Give the order that answers the open question, and every later one like it.

        Raises UserError if the table has moved on, and Refusal for a player who is not asked.
        """
        seat, questions = table.seat_of(person.id), table.game.questions
        if press.moment != table.moment or not questions:
            raise UserError("stale")
        if not any(seat in one.seats for one in questions):
            raise engine.Refusal("not-yours-to-answer", seats=questions[0].seats)
        others = (one for other in table.game.seats for one in table.game.orders(other))
        for command in (*_to_choose(table, seat), *others):
            if tag(command.canonical()) == press.arg:
                what = table.speech(person).command(command)
                ordered = table.speech(person).say("always-done", what=what)
                done = self._done(table, person, table.play(seat, command))
                return await self._answered(table, person, f"{ordered}\n{done}")
        raise UserError("stale")

    async def _answered(self, table: OpenTable, person: Person, text: str) -> Reply:
        """Say what was done, with the menu if the person can act next."""
        seat = table.seat_of(person.id)
        asked = any(seat in question.seats for question in table.game.questions)
        if asked or seat in table.game.acting:
            return await self._and_menu(table, person, seat, text)
        return Reply(text, closes=True)

    async def end_turn(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Handle the button that ends a turn; if several figures may be meant, ask which one.

        Raises UserError if the table has moved on since the button was shown.
        """
        if press.moment != table.moment and table.seat_of(person.id):
            raise UserError("stale")
        return await self.end(table, person, "")

    async def end(self, table: OpenTable, person: Person, named: str) -> Reply:
        """End the turn of the figure `named`.

        Without a name, end the turn of the only figure that may be meant; if there are several, ask
        which.
        """
        seat, moves = table.seat_of(person.id), table.kit.moves
        chair = table.chair(seat, person.language)
        endings = [moves.end_command(chair, leader) for leader in moves.leaders(chair, named)]
        if named:
            return await self._play(table, person, seat, endings[0])
        return await self._play_or_ask(table, person, seat, endings)

    async def _menu(
        self, table: OpenTable, person: Person, place: Place, hint: ShownHint | None = None
    ) -> Reply:
        """Show the menu, with `hint` above it.

        If `hint` is None, a person in a tutorial may get one unasked.
        """
        seat = table.seat_of(person.id)
        if hint is None and not place.do:
            hint = await unasked_hint(table, person)
        if hint is not None and hint.told and not place.leader:
            place = replace(place, leader=led_by(table, seat))
        chair = table.chair(seat, person.language)
        menu = menu_of(table, chair, place, hint if hint and hint.told else None)
        drawing = self._drawing(table, chair, menu.place)
        return Reply(menu.text, menu.view, drawing=drawing, moment=table.at, passing=True)

    def _drawing(self, table: OpenTable, chair: Chair, place: Place) -> Draw | None:
        """Return a function that draws the picture of the menu's choices; None if it has no
        picture.
        """
        moves, presenter = table.kit.moves, table.kit.presenter
        places = moves.places(chair, place.leader, place.do, place.group)
        if len(places) > 1:
            marking = partial(presenter.places, chair.viewpoint, places, place.leader)
            return partial(self.pictures.draw, marking, table.record.id)
        draw = moves.picture(chair, place.do, place.group)
        if draw is None:
            return None
        return partial(self.pictures.draw, draw, table.record.id)

    async def _and_menu(self, table: OpenTable, person: Person, seat: str, text: str) -> Reply:
        """Say what was done, with the menu for what comes next if the seat can still do something.

        The controls carry the number that the log will have once this is saved.
        """
        if table.game.outcome:
            return Reply(text, closes=True)
        if not self._goes_on(table, seat):
            now = now_line(table.record.read_by(person.id), table.game, person.language)
            return Reply(f"{text}\n{now}".lstrip("\n"), closes=True)
        menu = await self._menu(table, person, Place())
        return replace(menu, text=f"{text}\n{menu.text}".lstrip("\n"))

    def _goes_on(self, table: OpenTable, seat: str) -> bool:
        """Whether the seat is asked something, or has a move that needs its turn."""
        asked = any(seat in question.seats for question in table.game.questions)
        aside = table.kit.moves.off_turn
        return asked or any(do_of(one) not in aside for one in table.game.commands(seat))

    async def _refreshed(self, table: OpenTable, person: Person, seat: str) -> Reply:
        menu = await self._menu(table, person, Place())
        text = say(person.language, "menu-refreshed", now=menu.text)
        return replace(menu, text=text, moved_on=True)

    # ------------------------------------------------------------ undo and redo

    async def undo(self, table: OpenTable, person: Person) -> Reply:
        """Undo the last step at once if the rules for undoing allow it; otherwise open a vote."""
        seat, game = table.seat_of(person.id), table.game
        if game.may_undo(seat):
            await table.undo(seat)
            return Reply(say(person.language, "undone"))
        await table.last_state()
        return await votes.propose(table, person, "undo")

    async def redo(self, table: OpenTable, person: Person) -> Reply:
        """Bring back the last step that was undone, as long as nobody has played since.

        A step that was undone by a vote needs another vote. Any other step can be brought back only
        by the player who undid it. Raises UserError if there is nothing to bring back, or for
        another player.
        """
        seat, undone = table.seat_of(person.id), table.record.state.redo
        if not undone:
            raise UserError("nothing-to-redo")
        if undone[-1].how == "voted":
            return await votes.propose(table, person, "redo")
        if undone[-1].seat != seat:
            raise UserError("not-yours-to-redo", who=table.record.mention(undone[-1].seat))
        await table.redo(seat)
        return Reply(say(person.language, "redone"))

    async def redo_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Handle the button *Bring back*, which redoes a step.

        Raises UserError if the table has moved on since the button was shown.
        """
        if press.moment != table.moment:
            raise UserError("stale")
        return await self.redo(table, person)

    async def undo_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Handle the button *Take back*, which undoes a step.

        Raises UserError if the table has moved on since the button was shown.
        """
        if press.moment != table.moment:
            raise UserError("stale")
        return await self.undo(table, person)

    # ------------------------------------------------------------ ending

    async def ask_to_end(self, table: OpenTable, person: Person) -> Reply:
        """Ask the person privately for confirmation before the game ends."""
        self._may_close(table, person)
        label = say(person.language, "button-end-game")
        view = confirmation("end-game", label, at=table.at)
        return Reply(say(person.language, "end-really"), view)

    def _may_close(self, table: OpenTable, person: Person) -> None:
        """Raise UserError if the person may not close the table.

        Only its players may. A lobby may be closed only by its opener or a moderator, or by any
        player once the opener has left.
        """
        table.seat_of(person.id)
        record = table.record
        if record.stage == "lobby" and not votes.leads(record, person):
            raise UserError("lobby-of-opener", opener=f"<@{record.opener}>")

    async def end_game(self, table: OpenTable, person: Person) -> Reply:
        """Close a lobby at once; in a running game, open a vote on its end.

        Raises UserError for people who may not do that.
        """
        self._may_close(table, person)
        if table.record.stage == "lobby":
            table.close("ended")
            table.note(person.id, "lobby-closed")
            return Reply(say(person.language, "voted-end"), closes=True)
        return await votes.propose(table, person, "end")

    # ------------------------------------------------------------ what typing offers

    def completed(
        self, table: OpenTable, person: Person, typed: TypedCommand, field: str
    ) -> Sequence[Named] | None:
        """Return values, each with its label, for a field with a syntax of its own, such as places.

        Return None for any other field.
        """
        seat = table.record.seat_id(person.id) if table.loaded is not None else None
        if seat is None:
            return None
        return table.kit.moves.complete(table.chair_of(person), typed, field)

    def choices(
        self, table: OpenTable, person: Person, typed: TypedCommand, field: str
    ) -> list[tuple[str, str]]:
        """Return the values of `field`, each with its label, that make a legal command.

        The other typed fields must fit that command, too.
        """
        seat = table.record.seat_id(person.id) if table.loaded is not None else None
        if seat is None:
            return []
        moves, chair, leader = table.kit.moves, table.chair_of(person), ""
        if named := typed.text(moves.leader_field):
            leader = moves.leaders(chair, named)[0]
        given = {
            name: value
            for name, value in typed.fields.items()
            if name not in (moves.leader_field, field)
        }
        commands = [
            one
            for one in (*chair.commands, *chair.orders)
            if do_of(one) == typed.do
            and leader in ("", moves.leader_of(one))
            and fits(moves, one, given)
        ]
        found: dict[str, list[engine.Command]] = {}
        for one in commands:
            if value := moves.value_of(one, field):
                found.setdefault(value, []).append(one)
        return once(
            (value, _cautioned(moves, chair, moves.label(chair, field, value), meant))
            for value, meant in found.items()
        )


def _chosen(table: OpenTable, person: Person, press: Press) -> engine.Command | None:
    """Return the command chosen by a press; None if it is not legal or the table has moved on."""
    wanted = press.values[0] if press.values else press.arg
    if press.moment != table.moment:
        return None
    commands = _to_choose(table, table.seat_of(person.id))
    return next((one for one in commands if tag(one.canonical()) == wanted), None)


def _to_choose(table: OpenTable, seat: str) -> Sequence[engine.Command]:
    """Return every command and every standing order that the seat may give now."""
    return (*table.game.commands(seat), *table.game.orders(seat))


def _cautioned(moves: Moves, chair: Chair, label: str, meant: Sequence[engine.Command]) -> str:
    """Return the label of a value, followed by the first caution about the commands in `meant`."""
    caution = next(filter(None, (moves.caution(chair, one) for one in meant)), "")
    return say(chair.language, "with-caution", what=label, caution=caution) if caution else label


async def _still_asked(table: OpenTable, seat: str, press: Press) -> bool:
    """Whether the seat's question is still open although others have acted since the press.

    True if only other seats have answered since then, during the same command. Each of these
    answers must be to a private question, or to a question with the same key as one that is asked
    of this seat alone.
    """
    mine = [one for one in table.game.questions if one.seats == (seat,)]
    private_keys = {*table.kit.moves.private_questions, *(one.key for one in mine)}
    rows = await table.tables.store.rows(table.record.id, press.moment)
    return bool(mine and rows) and all(
        row.kind == "answer"
        and row.seat != seat
        and row.command == table.game.number
        and row.payload.get("key") in private_keys
        for row in rows
    )
