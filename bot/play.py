"""Deeds of a running game: commands, answers, the menu, taking back, votes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

import engine
from bot.declined import Declined
from bot.desk import Person, Reply
from bot.games.zombicide.narrate import Narrator
from bot.games.zombicide.typed import PAIR, Fields, fits, meant, value_of, with_what_was_meant
from bot.status import YES
from bot.tables import Sitting
from bot.views.controls import OPTIONS, Press, button, select, tag
from bot.views.menu import Place, do_of, first_leader, leader_of, menu_of
from bot.words import card_name, content_of, listing, say, survivor_name
from engine.zombicide.commands import EndTurn


@dataclass(frozen=True, slots=True)
class Play:
    """What players do. Every method is a deed's body: it gets the locked table and who asks."""

    narrator: Narrator

    # ------------------------------------------------------------ commands

    async def give(
        self, sitting: Sitting, person: Person, do: str, named: str, fields: Fields
    ) -> Reply:
        """The command that the typed fields describe; a choice where they describe several."""
        seat = sitting.seat_of(person.id)
        survivor = self.leader(sitting, person, seat, named)
        fields = {
            name: self._read(sitting, person, do, name, value)
            for name, value in fields.items()
            if value is not None
        }
        theirs = [
            one
            for one in sitting.game.commands(seat)
            if do_of(one) == do and leader_of(one) == survivor
        ]
        found = meant(theirs, fields)
        if len(found) > OPTIONS:
            return self._menu(sitting, person, seat, Place(survivor, do))
        if len(found) > 1:
            return self._which(sitting, person, found)
        command = found[0] if found else self._as_typed(sitting, do, survivor, fields)
        return self._play(sitting, person, seat, command)

    def leader(self, sitting: Sitting, person: Person, seat: str, named: str) -> str:
        """The survivor meant: the one named, whose turn began, or the only one left."""
        view, record = sitting.game.view(seat), sitting.record
        mine = [one for one in view.survivors if one.seat == seat]
        if named:
            wanted = named.strip().casefold()
            for one in view.survivors:
                names = {one.id, survivor_name(record, one.id, person.language).casefold()}
                if wanted in names:
                    return str(one.id)
            return named
        active = [one.id for one in mine if one.active]
        waiting = [one.id for one in mine if one.standing and not one.done]
        if active or len(waiting) == 1 or seat not in sitting.game.acting:
            return str([*active, *waiting, *(one.id for one in mine)][0])
        names = [survivor_name(record, one, person.language) for one in waiting]
        raise Declined("which-survivor", survivors=listing(person.language, names))

    def _read(self, sitting: Sitting, person: Person, do: str, field: str, typed: str) -> str:
        """A typed value as the game knows it: people write names, and small letters."""
        wanted = typed.strip().casefold()
        for value, label in self.choices(sitting, person, do, field, {}):
            if wanted in (value.casefold(), label.casefold()):
                return value
        zones = sitting.game.view().board.zones if field == "zone" else ()
        return next((zone for zone in zones if zone.casefold() == wanted), typed.strip())

    def _as_typed(self, sitting: Sitting, do: str, survivor: str, fields: Fields) -> engine.Command:
        """The command as it was typed, illegal as it is: the rules say best what is wrong."""
        filled = with_what_was_meant(sitting.game.view(), do, survivor, fields)
        return engine.command_from_json({"do": do, "survivor": survivor, **filled})

    def _which(self, sitting: Sitting, person: Person, found: list[engine.Command]) -> Reply:
        view, names = discord.ui.View(timeout=None), sitting.record.names
        narrator = self.narrator.over(content_of(sitting.record))
        labels = [
            (tag(one.canonical()), narrator.command(person.language, one, names)) for one in found
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
        events = told.for_seat(person.id)
        names = [type(one).__name__ for one in events]
        own = events[: names.index("ZombiesTurnBegan")] if "ZombiesTurnBegan" in names else events
        narrator = self.narrator.over(content_of(sitting.record))
        lines = narrator.events(language, own, players)
        lines = lines or [say(language, "done")]
        if len(own) < len(events):
            lines.append(say(language, "zombies-have-moved"))
        return "\n".join(lines)

    # ------------------------------------------------------------ presses

    async def choose(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """A command chosen in the menu; the menu follows for the next one."""
        seat = sitting.seat_of(person.id)
        if press.moment != sitting.moment:
            return self._refreshed(sitting, person, seat)
        wanted = press.values[0] if press.values else press.arg
        for command in sitting.game.commands(seat):
            if tag(command.canonical()) == wanted:
                reply = self._play(sitting, person, seat, command)
                return self._and_menu(sitting, person, seat, reply.text)
        return self._refreshed(sitting, person, seat)

    async def kind(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """An action chosen in the menu: done at once where there is one way to do it."""
        seat = sitting.seat_of(person.id)
        if press.moment != sitting.moment or not press.values:
            return self._refreshed(sitting, person, seat)
        place, do = Place.read(press.arg), press.values[0]
        commands = [
            one
            for one in sitting.game.commands(seat)
            if do_of(one) == do and leader_of(one) == place.survivor
        ]
        if len(commands) == 1 and do != "discard":
            reply = self._play(sitting, person, seat, commands[0])
            return self._and_menu(sitting, person, seat, reply.text)
        return self._menu(sitting, person, seat, Place(place.survivor, do))

    async def menu(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """The menu, or another page or survivor of it."""
        seat = sitting.seat_of(person.id)
        chosen = press.values[0] if press.values else press.arg
        return self._menu(sitting, person, seat, Place.read(chosen))

    async def answer(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """An answer to the question that the control was made for."""
        seat = sitting.seat_of(person.id)
        if press.moment != sitting.moment:
            raise Declined("stale")
        wanted = press.values[0] if press.values else press.arg
        mine = [one for one in sitting.game.questions if seat in one.seats]
        asked = mine or list(sitting.game.questions)
        options = asked[0].options if asked else ()
        option = next((one for one in options if tag(one) == wanted), wanted)
        told = sitting.answer(seat, option)
        return Reply(self._done(sitting, person, told), closes=True)

    async def end_turn(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """The button End turn: for the survivor whose turn began, or the only one left."""
        seat = sitting.seat_of(person.id)
        if press.moment != sitting.moment:
            raise Declined("stale")
        survivor = self.leader(sitting, person, seat, "")
        return self._play(sitting, person, seat, EndTurn(survivor=survivor))

    def _menu(self, sitting: Sitting, person: Person, seat: str, place: Place) -> Reply:
        menu = menu_of(self.narrator, sitting, seat, person.language, place)
        return Reply(menu.text, menu.view)

    def _and_menu(self, sitting: Sitting, person: Person, seat: str, text: str) -> Reply:
        """What was done, with the menu for what comes next.

        The controls carry the number the log will have once this is saved.
        """
        if sitting.game.outcome:
            return Reply(text, closes=True)
        menu = menu_of(
            self.narrator, sitting, seat, person.language, self._same_survivor(sitting, seat)
        )
        return Reply(f"{text}\n{menu.text}", menu.view)

    def _same_survivor(self, sitting: Sitting, seat: str) -> Place:
        leaders = [leader_of(one) for one in sitting.game.commands(seat)]
        return Place(first_leader(sitting, leaders)) if leaders else Place()

    def _refreshed(self, sitting: Sitting, person: Person, seat: str) -> Reply:
        menu = menu_of(self.narrator, sitting, seat, person.language, Place())
        return Reply(say(person.language, "menu-refreshed", now=menu.text), menu.view)

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
        return await self.open_vote(sitting, person, "end")

    # ------------------------------------------------------------ what typing offers

    def choices(
        self, sitting: Sitting, person: Person, do: str, field: str, filled: Fields
    ) -> list[tuple[str, str]]:
        """Legal values of a field, each with its label."""
        seat = person.id
        if sitting.loaded is None or sitting.record.seat(seat) is None:
            return []
        named = str(filled.get("survivor") or "")
        given = {name: value for name, value in filled.items() if name not in ("survivor", field)}
        commands = [
            one
            for one in sitting.game.commands(seat)
            if do_of(one) == do and named in ("", leader_of(one)) and fits(one, given)
        ]
        found: dict[str, str] = {}
        for one in commands:
            value = value_of(one, field)
            if value:
                found.setdefault(value, self.label(sitting, person.language, field, value))
        return list(found.items())

    def label(self, sitting: Sitting, language: str, field: str, value: str) -> str:
        """A typed value as a person knows it."""
        record = sitting.record
        if field in ("card", "give", "take"):
            name = card_name(record, value.removesuffix(PAIR), language)
            return say(language, "as-a-pair", card=name) if value.endswith(PAIR) else name
        if field in ("partner", "patient", "to", "survivor"):
            return survivor_name(record, value, language)
        if field == "recipe":
            return engine.load_content(record.ruleset).equipment[value].name.in_(language)
        if field in ("place", "seat", "kind", "silent"):
            return say(language, f"{field}-{value}")
        if field == "car":
            kind = next(car.kind for car in sitting.game.view().cars if car.id == value)
            zone = next(car.zone for car in sitting.game.view().cars if car.id == value)
            return say(language, f"car-{kind}", zone=zone)
        if field == "door":
            return " – ".join(sitting.game.view().board.doors[value].zones)
        return value
