"""Deeds of a running game: commands, answers, the menu, taking back, votes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import discord

import engine
from bot.declined import Declined
from bot.desk import Person, Reply
from bot.games import face_of
from bot.games.face import Moves, Voice
from bot.pictures import Picture, Pictures
from bot.status import YES
from bot.tables import Sitting
from bot.typed import Fields, do_of, fits, meant
from bot.views.controls import OPTIONS, Press, button, select, tag
from bot.views.menu import Place, menu_of
from bot.words import say


@dataclass(frozen=True, slots=True)
class Play:
    """What players do. Every method is a deed's body: it gets the locked table and who asks."""

    pictures: Pictures

    # ------------------------------------------------------------ commands

    async def give(
        self, sitting: Sitting, person: Person, do: str, named: str, fields: Fields
    ) -> Reply:
        """The command that the typed fields describe; a choice where they describe several."""
        seat, moves = sitting.seat_of(person.id), moves_at(sitting)
        leader = moves.leader(sitting, person, seat, named)
        fields = {
            name: self._read(sitting, person, do, leader, name, value)
            for name, value in fields.items()
            if value is not None
        }
        theirs = [
            one
            for one in sitting.game.commands(seat)
            if do_of(one) == do and moves.leader_of(one) == leader
        ]
        found = meant(moves, theirs, fields)
        if len(found) > OPTIONS or (len(found) > 1 and do in moves.always_shown):
            return await self._menu(sitting, person, seat, Place(leader, do))
        if len(found) > 1:
            return self._which(sitting, person, found)
        command = found[0] if found else moves.as_typed(sitting.game, do, leader, fields)
        return self._play(sitting, person, seat, command)

    def _read(
        self, sitting: Sitting, person: Person, do: str, leader: str, field: str, typed: str
    ) -> str:
        """A typed value as the game knows it: people write names, and small letters."""
        wanted = typed.strip().casefold()
        for value, label in self.choices(sitting, person, do, field, {"survivor": leader}):
            if wanted in (value.casefold(), label.casefold()):
                return value
        moves = moves_at(sitting)
        for value in moves.known(sitting.game, person.id, leader, field):
            label = moves.label(sitting, person.language, field, value)
            if wanted in (value.casefold(), label.casefold()):
                return value
        return typed.strip()

    def _which(self, sitting: Sitting, person: Person, found: list[engine.Command]) -> Reply:
        view, names = discord.ui.View(timeout=None), sitting.record.names
        record, game, moves = sitting.record, sitting.game, moves_at(sitting)
        labels = [
            (tag(one.canonical()), moves.entry(record, game, person.language, one, names))
            for one in found
        ]
        hint = say(person.language, "choose-one")
        view.add_item(select(*sitting.at, "do", labels, placeholder=hint))
        return Reply(say(person.language, "which-of-these"), view)

    def _play(self, sitting: Sitting, person: Person, seat: str, command: engine.Command) -> Reply:
        told = sitting.play(seat, command)
        return Reply(self._done(sitting, person, told))

    def _done(self, sitting: Sitting, person: Person, told: engine.Told) -> str:
        """One or two sentences: what was done, and what that person is asked now."""
        players, language = sitting.record.mentions, person.language
        own, rest = moves_at(sitting).own_part(told.for_seat(person.id), language)
        lines = voice_at(sitting).events(language, own, players)
        return "\n".join([*(lines or [say(language, "done")]), *([rest] if rest else [])])

    # ------------------------------------------------------------ presses

    async def choose(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """A command chosen in the menu; the menu follows for the next one."""
        seat = sitting.seat_of(person.id)
        if press.moment != sitting.moment:
            return await self._refreshed(sitting, person, seat)
        wanted = press.values[0] if press.values else press.arg
        for command in sitting.game.commands(seat):
            if tag(command.canonical()) == wanted:
                reply = self._play(sitting, person, seat, command)
                return await self._and_menu(sitting, person, seat, reply.text)
        return await self._refreshed(sitting, person, seat)

    async def kind(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """An action chosen in the menu: done at once where there is one way to do it."""
        seat = sitting.seat_of(person.id)
        if press.moment != sitting.moment or not press.values:
            return await self._refreshed(sitting, person, seat)
        place, do, moves = Place.read(press.arg), press.values[0], moves_at(sitting)
        commands = [
            one
            for one in sitting.game.commands(seat)
            if do_of(one) == do and moves.leader_of(one) == place.leader
        ]
        if len(commands) == 1 and do not in moves.always_shown:
            reply = self._play(sitting, person, seat, commands[0])
            return await self._and_menu(sitting, person, seat, reply.text)
        return await self._menu(sitting, person, seat, Place(place.leader, do))

    async def menu(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """The menu, or another page or figure of it."""
        seat = sitting.seat_of(person.id)
        chosen = press.values[0] if press.values else press.arg
        return await self._menu(sitting, person, seat, Place.read(chosen))

    async def answer(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """An answer to the question that the control was made for."""
        seat = sitting.seat_of(person.id)
        if press.moment != sitting.moment and not await _still_asked(sitting, seat, press):
            raise Declined("stale")
        wanted = press.values[0] if press.values else press.arg
        mine = [one for one in sitting.game.questions if seat in one.seats]
        asked = mine or list(sitting.game.questions)
        options = asked[0].options if asked else ()
        option = next((one for one in options if tag(one) == wanted), wanted)
        told = sitting.answer(seat, option)
        text = self._done(sitting, person, told)
        if seat in sitting.game.acting and moves_at(sitting).due(sitting.game, seat):
            return await self._and_menu(sitting, person, seat, text)
        return Reply(text, closes=True)

    async def end_turn(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """The button End turn: for whoever's turn began, or the only one left."""
        if press.moment != sitting.moment and sitting.seat_of(person.id):
            raise Declined("stale")
        return await self.end(sitting, person, "")

    async def end(self, sitting: Sitting, person: Person, named: str) -> Reply:
        """Ends a turn: that of the figure named, or of whoever is meant."""
        seat = sitting.seat_of(person.id)
        command = moves_at(sitting).ending(sitting, person, seat, named)
        return self._play(sitting, person, seat, command)

    async def _menu(self, sitting: Sitting, person: Person, seat: str, place: Place) -> Reply:
        menu = menu_of(sitting, seat, person.language, place)
        return Reply(menu.text, menu.view, await self._drawn(sitting, person, seat, place))

    async def _drawn(
        self, sitting: Sitting, person: Person, seat: str, place: Place
    ) -> Picture | None:
        """What the menu shows above its choices."""
        game, names, language = sitting.game, sitting.record.names, person.language
        moves = moves_at(sitting)
        do = place.do or next(iter(moves.due(game, seat)), "")
        draw = moves.picture(game, seat, do, place.group, language, names)
        return await self.pictures.draw(draw, sitting.record.id) if draw else None

    async def _and_menu(self, sitting: Sitting, person: Person, seat: str, text: str) -> Reply:
        """What was done, with the menu for what comes next.

        The controls carry the number the log will have once this is saved.
        """
        if sitting.game.outcome:
            return Reply(text, closes=True)
        menu = await self._menu(sitting, person, seat, self._same_leader(sitting, seat))
        return replace(menu, text=f"{text}\n{menu.text}")

    def _same_leader(self, sitting: Sitting, seat: str) -> Place:
        moves = moves_at(sitting)
        leaders = [moves.leader_of(one) for one in sitting.game.commands(seat)]
        return Place(moves.first_leader(sitting.game, leaders)) if leaders else Place()

    async def _refreshed(self, sitting: Sitting, person: Person, seat: str) -> Reply:
        menu = await self._menu(sitting, person, seat, Place())
        text = say(person.language, "menu-refreshed", now=menu.text)
        return replace(menu, text=text, moved_on=True)

    # ------------------------------------------------------------ taking back

    async def undo(self, sitting: Sitting, person: Person) -> Reply:
        """Freely where the rules of undo allow it; else the table votes."""
        seat, game = sitting.seat_of(person.id), sitting.game
        if game.may_undo(seat):
            await sitting.undo(seat)
            return Reply(say(person.language, "undone"))
        if sitting.record.vote:
            raise Declined("vote-is-open")
        await sitting.must_have_snapshot()
        return await self.open_vote(sitting, person, "undo")

    async def undo_pressed(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """The button Take back: it means what was last when it was shown."""
        if press.moment != sitting.moment:
            raise Declined("stale")
        return await self.undo(sitting, person)

    async def open_vote(self, sitting: Sitting, person: Person, kind: str) -> Reply:
        """Asks the table; whoever asks is for it. Decided at once where nobody else plays."""
        vote = {"kind": kind, "by": person.id, "yes": [person.id], "no": []}
        sitting.vote(vote)
        if await self._decide(sitting, vote):
            return Reply(say(person.language, f"voted-{kind}"), closes=True)
        return Reply(say(person.language, "vote-opened"), closes=True)

    async def cast_vote(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        seat, vote = sitting.seat_of(person.id), dict(sitting.record.vote)
        kind, _, choice = press.arg.partition(".")
        if not vote or vote["kind"] != kind or press.moment != sitting.moment:
            raise Declined("vote-is-over")
        vote["yes"] = [one for one in vote["yes"] if one != seat]
        vote["no"] = [one for one in vote["no"] if one != seat]
        side = "yes" if choice == YES else "no"
        vote[side] = [*vote[side], seat]
        sitting.vote(vote)
        await self._decide(sitting, vote)
        return Reply(say(person.language, f"you-voted-{side}"))

    async def _decide(self, sitting: Sitting, vote: dict[str, Any]) -> bool:
        """Carries a won vote out, closes a lost one; whether it was decided."""
        seats = len(sitting.record.seats)
        if len(vote["yes"]) > seats // 2:
            sitting.vote({})
            if vote["kind"] == "undo":
                await sitting.roll_back(str(vote["by"]))
            else:
                sitting.close("ended")
                sitting.note(str(vote["by"]), "ended-early")
            return True
        if len(vote["no"]) >= seats - seats // 2:
            sitting.vote({})
            sitting.note(str(vote["by"]), f"vote-lost-{vote['kind']}")
            return True
        return False

    # ------------------------------------------------------------ ending

    async def ask_to_end(self, sitting: Sitting, person: Person) -> Reply:
        """Nothing ends by a slip of the finger: a private button asks first."""
        if not person.moderator and sitting.record:
            sitting.seat_of(person.id)
        view = discord.ui.View(timeout=None)
        danger = discord.ButtonStyle.danger
        label = say(person.language, "button-end-game")
        view.add_item(button(*sitting.at, "end-game", label, style=danger))
        return Reply(say(person.language, "end-really"), view)

    async def end_game(self, sitting: Sitting, person: Person) -> Reply:
        record = sitting.record
        if record.stage == "lobby":
            sitting.close("ended")
            sitting.note(person.id, "lobby-closed")
            return Reply(say(person.language, "voted-end"), closes=True)
        if record.seat(person.id) is None and person.moderator:
            sitting.close("ended")
            sitting.audit(person.id, "end")
            return Reply(say(person.language, "voted-end"), closes=True)
        sitting.seat_of(person.id)
        if record.vote:
            raise Declined("vote-is-open")
        return await self.open_vote(sitting, person, "end")

    # ------------------------------------------------------------ what typing offers

    def choices(
        self, sitting: Sitting, person: Person, do: str, field: str, filled: Fields
    ) -> list[tuple[str, str]]:
        """Legal values of a field, each with its label."""
        seat = person.id
        if sitting.loaded is None or sitting.record.seat(seat) is None:
            return []
        moves = moves_at(sitting)
        typed = str(filled.get(moves.leads) or "")
        named = moves.leader(sitting, person, seat, typed) if typed else ""
        given = {name: value for name, value in filled.items() if name not in (moves.leads, field)}
        commands = [
            one
            for one in sitting.game.commands(seat)
            if do_of(one) == do and named in ("", moves.leader_of(one)) and fits(moves, one, given)
        ]
        found: dict[str, str] = {}
        for one in commands:
            value = moves.value_of(one, field)
            if value:
                found.setdefault(value, moves.label(sitting, person.language, field, value))
        return list(found.items())


def moves_at(sitting: Sitting) -> Moves:
    """How this table's game takes moves."""
    return face_of(sitting.record.ruleset).moves


def voice_at(sitting: Sitting) -> Voice:
    """What speaks at this table."""
    return face_of(sitting.record.ruleset).voice(sitting.record)


async def _still_asked(sitting: Sitting, seat: str, press: Press) -> bool:
    """Whether all that came since the press are answers of others to whom the same was asked."""
    mine = [one for one in sitting.game.questions if one.seats == (seat,)]
    rows = await sitting.tables.store.rows(sitting.record.id, press.moment)
    return bool(mine and rows) and all(
        row.kind == "answer"
        and row.seat != seat
        and row.command == sitting.game.number
        and row.payload.get("key") == mine[0].key
        for row in rows
    )
