"""Use cases of a running game: commands, answers, the menu, undo, votes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain

import discord

import engine
from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.base.replies import Draw, Person, Reply
from bot.base.words import listing, say
from bot.kit.terms import Named, Viewpoint
from bot.kit.typed import Fields, bounded, do_of, fits, languages, meant, read
from bot.play.hints import hint_of, led_by, wants_advice
from bot.play.menu import Place, do_controls, entry_of, menu_of
from bot.store.records import REDO, UNADVISED
from bot.table import votes
from bot.table.controls import OPTIONS, Press, button, confirmation, once, tag
from bot.table.status import now_line
from bot.table.tables import OpenTable


@dataclass(frozen=True, slots=True)
class Play:
    """What players do. Every method gets the locked table and the person who asks."""

    pictures: Pictures

    # ------------------------------------------------------------ commands

    async def give(
        self, table: OpenTable, person: Person, do: str, named: str, fields: Fields
    ) -> Reply:
        """Carry out the command that the typed fields describe; offer a choice if they describe
        several."""
        seat, moves = table.seat_of(person.id), table.kit.moves
        leaders = moves.leaders(table.record, table.game, person.language, seat, named)
        theirs = [
            one
            for one in table.game.commands(seat)
            if do_of(one) == do and moves.leader_of(one) in leaders
        ]
        fields = {
            name: self._read(table, person, theirs, leaders, name, value)
            for name, value in fields.items()
            if value is not None
        }
        fields = {
            name: moves.spoken(
                table.record, table.game, person.language, seat, do, name, value, fields
            )
            for name, value in fields.items()
        }
        found = meant(moves, theirs, fields)
        if len(found) > OPTIONS or (len(found) > 1 and do in moves.always_shown):
            return self._menu(table, person, seat, Place(moves.leader_of(found[0]), do))
        if found:
            return await self._play_or_ask(table, person, seat, found)
        leaders = moves.able(table.game, leaders, fields)
        fields = moves.filled(table.game, seat, do, fields)
        typed = [moves.as_typed(table.game, do, leader, fields) for leader in leaders]
        if len(typed) == 1:
            return await self._play(table, person, seat, typed[0])
        return await self._whose(table, person, leaders, typed[0])

    async def _whose(
        self, table: OpenTable, person: Person, leaders: Sequence[str], command: engine.Command
    ) -> Reply:
        """Say why the first figure cannot do that, with a button that opens the moves of each
        figure."""
        seat, moves, language = table.seat_of(person.id), table.kit.moves, person.language
        try:
            return await self._play(table, person, seat, command)
        except engine.Refusal as refusal:
            why = table.speech(person).refusal(refusal)
        view = discord.ui.View(timeout=None)
        for one in leaders:
            name = moves.leader_name(table.record, one, language)
            view.add_item(button(*table.at, "menu", name, arg=f"{one}.."))
        who = self._named(table, person, leaders)
        return Reply(say(language, "which-leader", leaders=who, why=why), view)

    def _named(self, table: OpenTable, person: Person, leaders: Sequence[str]) -> str:
        record, language, moves = table.record, person.language, table.kit.moves
        return listing(language, [moves.leader_name(record, one, language) for one in leaders])

    def _read(
        self,
        table: OpenTable,
        person: Person,
        commands: Sequence[engine.Command],
        leaders: Sequence[str],
        field: str,
        typed: str,
    ) -> str:
        """Read a typed value in the person's language or another; return it as the game
        knows it."""
        moves, seat = table.kit.moves, table.seat_of(person.id)
        legal = (moves.value_of(one, field) for one in commands)
        known = [moves.known(table.game, seat, leader, field) for leader in leaders]
        values = [*dict.fromkeys((*filter(None, legal), *chain(*known)))]
        labels = (
            ((one, self._label(table, person, language, field, one)) for one in values)
            for language in languages(person.language)
        )
        return read(typed, labels) or bounded(typed)

    def _label(
        self, table: OpenTable, person: Person, language: str, field: str, value: str
    ) -> str:
        record, game = table.record.read_by(person.id), table.game
        return table.kit.moves.label(record, game, language, field, value)

    async def _play_or_ask(
        self, table: OpenTable, person: Person, seat: str, found: Sequence[engine.Command]
    ) -> Reply:
        """Carry out the command that is meant.

        If several may be meant, or the command needs a caution, ask with buttons instead.
        """
        moves, record, language = table.kit.moves, table.record, person.language
        allowed = found[0] in table.game.commands(seat)
        caution = moves.caution(record, table.game, language, found[0]) if allowed else ""
        if len(found) == 1 and not caution:
            return await self._play(table, person, seat, found[0])
        view = discord.ui.View(timeout=None)
        labels = once(
            (tag(one.canonical()), entry_of(table, seat, language, one, led=True)) for one in found
        )
        for item in do_controls(table.at, labels, language):
            view.add_item(item)
        if len(found) > 1:
            return Reply(say(language, "which-of-these"), view)
        return Reply(say(language, "really", what=labels[0][1]), view)

    async def _play(
        self, table: OpenTable, person: Person, seat: str, command: engine.Command
    ) -> Reply:
        """Do what was typed.

        The table reads what happened; the person who typed reads what only they may know, and what
        comes next.
        """
        told = table.play(seat, command)
        secret = [one for one in told.for_seat(seat) if one.only_for]
        said = table.speech(person).events(secret)
        done = self._carried_out(table, person, told, command)
        return self._and_menu(table, person, seat, "\n".join([done, *said]))

    def _carried_out(
        self,
        table: OpenTable,
        person: Person,
        told: engine.Told,
        command: engine.Command | None,
    ) -> str:
        """Say that it is done; also what was done, if nothing is told about it."""
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
        """Say in one or two sentences what was done, and what that person is asked now."""
        language = person.language
        own, rest = table.kit.moves.own_part(told.for_seat(table.seat_of(person.id)), language)
        lines = table.speech(person).events(own)
        done = self._carried_out(table, person, told, command)
        return "\n".join([*(lines or [done]), *([rest] if rest else [])])

    # ------------------------------------------------------------ presses

    async def choose(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Carry out a command chosen in the menu; show the menu for the next one."""
        seat = table.seat_of(person.id)
        if press.moment != table.moment:
            return self._refreshed(table, person, seat)
        wanted = press.values[0] if press.values else press.arg
        for command in table.game.commands(seat):
            if tag(command.canonical()) == wanted:
                done = self._done(table, person, table.play(seat, command), command)
                return self._and_menu(table, person, seat, done)
        return self._refreshed(table, person, seat)

    async def kind(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Take a kind of action chosen in the menu: do it at once if there is only one way to do
        it."""
        seat = table.seat_of(person.id)
        if press.moment != table.moment or not press.values:
            return self._refreshed(table, person, seat)
        place, do, moves = Place.read(press.arg), press.values[0], table.kit.moves
        commands = [
            one
            for one in table.game.commands(seat)
            if do_of(one) == do and moves.leader_of(one) == place.leader
        ]
        cautions = [
            moves.caution(table.record, table.game, person.language, one) for one in commands[:1]
        ]
        if len(commands) == 1 and not any(cautions) and do not in moves.always_shown:
            done = self._done(table, person, table.play(seat, commands[0]), commands[0])
            return self._and_menu(table, person, seat, done)
        return self._menu(table, person, seat, Place(place.leader, do))

    async def menu(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show the menu, or another page or figure of it."""
        seat = table.seat_of(person.id)
        chosen = press.values[0] if press.values else press.arg
        return self._menu(table, person, seat, Place.read(chosen))

    async def hint(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Say what the autopilot would do, and why, with the menu."""
        seat = table.seat_of(person.id)
        told = hint_of(table, seat, person.language)
        if not told:
            raise UserError("no-hint")
        menu = self._menu(table, person, seat, Place(led_by(table, seat)))
        return replace(menu, text=f"{told}\n{menu.text}")

    async def no_more_advice(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Give the person no more advice at the beginning of a turn."""
        seat, extras = table.seat_of(person.id), table.record.extras
        table.record.extras = {**extras, UNADVISED: sorted({*extras.get(UNADVISED, []), seat})}
        table.touch()
        menu = self._menu(table, person, seat, Place())
        return replace(menu, text=f"{say(person.language, 'unadvised')}\n{menu.text}")

    async def answer(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Answer the question for which the control was made."""
        seat = table.seat_of(person.id)
        if press.moment != table.moment and not await _still_asked(table, seat, press):
            raise UserError("stale")
        wanted = press.values[0] if press.values else press.arg
        mine = [one for one in table.game.questions if seat in one.seats]
        asked = mine or list(table.game.questions)
        options = table.kit.moves.offered(table.game, asked[0]) if asked else ()
        option = next((one for one in options if tag(one) == wanted), wanted)
        return await self.answered(table, person, option)

    async def answered(self, table: OpenTable, person: Person, option: str) -> Reply:
        """Carry out that answer; show the menu if the person goes on."""
        seat = table.seat_of(person.id)
        told = table.answer(seat, option)
        text = self._done(table, person, told)
        asked = any(seat in question.seats for question in table.game.questions)
        if asked or seat in table.game.acting:
            return self._and_menu(table, person, seat, text)
        return Reply(text, closes=True)

    async def end_turn(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """End the turn by the button: of the figure whose turn began, or of the only one left."""
        if press.moment != table.moment and table.seat_of(person.id):
            raise UserError("stale")
        return await self.end(table, person, "")

    async def end(self, table: OpenTable, person: Person, named: str) -> Reply:
        """End a turn: of the figure named, or of the only one that can be meant."""
        seat, moves, game = table.seat_of(person.id), table.kit.moves, table.game
        leaders = moves.leaders(table.record, game, person.language, seat, named)
        endings = [moves.ending(game, seat, leader) for leader in leaders]
        if named:
            return await self._play(table, person, seat, endings[0])
        return await self._play_or_ask(table, person, seat, endings)

    def _menu(self, table: OpenTable, person: Person, seat: str, place: Place) -> Reply:
        teaches = not place.do and wants_advice(table, seat)
        if teaches and not place.leader:
            place = replace(place, leader=led_by(table, seat))
        menu = menu_of(table, seat, person.language, place, advised=teaches)
        drawing = self._drawing(table, person, seat, menu.place)
        return Reply(menu.text, menu.view, drawing=drawing, moment=table.at, passing=True)

    def _drawing(self, table: OpenTable, person: Person, seat: str, place: Place) -> Draw | None:
        """The picture that the menu shows above its choices."""
        game, record = table.game, table.record
        viewpoint = Viewpoint(game.view(seat), person.language, record.names, record.theme)
        moves, presenter = table.kit.moves, table.kit.presenter
        places = moves.places(game, seat, place.leader, place.do, place.group)
        if len(places) > 1:
            marking = partial(presenter.places, viewpoint, places, place.leader)
            return partial(self.pictures.draw, marking, table.record.id)
        draw = moves.picture(viewpoint, game, seat, place.do, place.group)
        if draw is None:
            return None
        return partial(self.pictures.draw, draw, table.record.id)

    def _and_menu(self, table: OpenTable, person: Person, seat: str, text: str) -> Reply:
        """Say what was done, with the menu for what comes next.

        The controls carry the number that the log will have once this is saved.
        """
        if table.game.outcome:
            return Reply(text, closes=True)
        if not self._goes_on(table, seat):
            now = now_line(table.record.read_by(person.id), table.game, person.language)
            return Reply(f"{text}\n{now}", closes=True)
        menu = self._menu(table, person, seat, Place())
        return replace(menu, text=f"{text}\n{menu.text}")

    def _goes_on(self, table: OpenTable, seat: str) -> bool:
        """Whether the seat is asked something, or has a move left in its turn."""
        asked = any(seat in question.seats for question in table.game.questions)
        aside = table.kit.moves.aside
        return asked or any(do_of(one) not in aside for one in table.game.commands(seat))

    def _refreshed(self, table: OpenTable, person: Person, seat: str) -> Reply:
        menu = self._menu(table, person, seat, Place())
        text = say(person.language, "menu-refreshed", now=menu.text)
        return replace(menu, text=text, moved_on=True)

    # ------------------------------------------------------------ undo and redo

    async def undo(self, table: OpenTable, person: Person) -> Reply:
        """Undo at once if the rules of undo allow it; otherwise open a vote."""
        seat, game = table.seat_of(person.id), table.game
        if game.may_undo(seat):
            await table.undo(seat)
            return Reply(say(person.language, "undone"))
        await table.last_state()
        return await votes.propose(table, person, "undo")

    async def redo(self, table: OpenTable, person: Person) -> Reply:
        """Bring back the last step that was undone, as long as nobody has played since.

        At once for the player who undid it alone; by vote if the table voted.
        """
        seat, undone = table.seat_of(person.id), table.record.extras.get(REDO)
        if not undone:
            raise UserError("nothing-to-redo")
        if undone[-1]["how"] == "voted":
            return await votes.propose(table, person, "redo")
        if undone[-1]["seat"] != seat:
            raise UserError("not-yours-to-redo", who=table.record.mention(undone[-1]["seat"]))
        await table.redo(seat)
        return Reply(say(person.language, "redone"))

    async def redo_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Redo by the button *Bring back*: it means the last step at the time it was shown."""
        if press.moment != table.moment:
            raise UserError("stale")
        return await self.redo(table, person)

    async def undo_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Undo by the button *Take back*: it means the last step at the time it was shown."""
        if press.moment != table.moment:
            raise UserError("stale")
        return await self.undo(table, person)

    # ------------------------------------------------------------ ending

    async def ask_to_end(self, table: OpenTable, person: Person) -> Reply:
        """Ask privately before the game ends, so that nobody ends it by accident."""
        self._may_close(table, person)
        label = say(person.language, "button-end-game")
        view = confirmation("end-game", label, at=table.at)
        return Reply(say(person.language, "end-really"), view)

    def _may_close(self, table: OpenTable, person: Person) -> None:
        """Check that the person may close the table.

        Raises UserError for a stranger, and for a guest in a lobby, who may only leave it.
        """
        table.seat_of(person.id)
        record = table.record
        if record.stage == "lobby" and not votes.leads(record, person):
            raise UserError("lobby-of-opener", opener=f"<@{record.opener}>")

    async def end_game(self, table: OpenTable, person: Person) -> Reply:
        self._may_close(table, person)
        if table.record.stage == "lobby":
            table.close("ended")
            table.note(person.id, "lobby-closed")
            return Reply(say(person.language, "voted-end"), closes=True)
        return await votes.propose(table, person, "end")

    # ------------------------------------------------------------ what typing offers

    def suggested(
        self, table: OpenTable, person: Person, do: str, field: str, filled: Fields, typed: str
    ) -> Sequence[Named] | None:
        """Complete a field that has a language of its own, such as places; None for any other
        field."""
        seat = table.record.seat_id(person.id) if table.loaded is not None else None
        if seat is None:
            return None
        moves, language = table.kit.moves, person.language
        at = (table.record.read_by(person.id), table.game, language, seat)
        return moves.suggested(*at, do, field, typed, filled)

    def choices(
        self, table: OpenTable, person: Person, do: str, field: str, filled: Fields
    ) -> list[tuple[str, str]]:
        """Legal values of a field, each with its label."""
        seat = table.record.seat_id(person.id) if table.loaded is not None else None
        if seat is None:
            return []
        moves = table.kit.moves
        typed = str(filled.get(moves.leads) or "")
        record, language = table.record, person.language
        named = moves.leaders(record, table.game, language, seat, typed)[0] if typed else ""
        given = {name: value for name, value in filled.items() if name not in (moves.leads, field)}
        commands = [
            one
            for one in table.game.commands(seat)
            if do_of(one) == do and named in ("", moves.leader_of(one)) and fits(moves, one, given)
        ]
        found: dict[str, list[engine.Command]] = {}
        for one in commands:
            if value := moves.value_of(one, field):
                found.setdefault(value, []).append(one)
        return once(
            (value, self._cautioned(table, person, label, meant))
            for value, meant in found.items()
            for label in [self._label(table, person, language, field, value)]
        )

    def _cautioned(
        self, table: OpenTable, person: Person, label: str, meant: Sequence[engine.Command]
    ) -> str:
        """The label of a value, with the first caution about a command that it may mean."""
        record, game, language = table.record, table.game, person.language
        cautions = (table.kit.moves.caution(record, game, language, one) for one in meant)
        caution = next(filter(None, cautions), "")
        return say(language, "with-caution", what=label, caution=caution) if caution else label


async def _still_asked(table: OpenTable, seat: str, press: Press) -> bool:
    """Whether the seat's question is still open although others have acted since the press.

    True if everything since then are answers of others, to the same question or to one that was
    asked of them alone.
    """
    mine = [one for one in table.game.questions if one.seats == (seat,)]
    theirs = {*table.kit.moves.privately, *(one.key for one in mine)}
    rows = await table.tables.store.rows(table.record.id, press.moment)
    return bool(mine and rows) and all(
        row.kind == "answer"
        and row.seat != seat
        and row.command == table.game.number
        and row.payload.get("key") in theirs
        for row in rows
    )
