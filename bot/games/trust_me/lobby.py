"""Seats the players of Trust Me: each seat is a survivor, who is chosen or dealt."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom
from typing import TYPE_CHECKING

import engine
from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.words import listing, quoted, say, tag
from bot.kit.lobby import WITH_HINTS, Deal, Drawn, Lobby, Picks, Wish
from bot.kit.terms import Named
from bot.kit.typed import chosen, languages, read
from bot.store.records import Record
from engine.trust_me.box import box
from engine.trust_me.setup import CITY, FEWEST, MOST, OPTIONS
from renders.kit import look
from renders.kit.people import Person as Face
from renders.trust_me.look import TrustLook, passport_face
from renders.trust_me.painter import TrustPainter

if TYPE_CHECKING:
    from bot.base.replies import Person
    from bot.store.library import Library


class TrustLobby(Lobby):
    """A lobby for two to four people, or for one and the autopilot."""

    options: Mapping[str, tuple[str, ...]] = {**OPTIONS, **WITH_HINTS}

    def __init__(self, painter: TrustPainter) -> None:
        self._painter = painter

    async def missions(self, library: Library, guild: int, language: str) -> list[Named]:
        return [(CITY, say(language, "trust-mission"))]

    async def open_table(self, library: Library, person: Person, wish: Wish) -> Record:
        names = [(CITY, say(one, "trust-mission")) for one in languages(person.language)]
        if wish.mission.strip() and chosen(wish.mission, [names]) is None:
            raise UserError("no-such-mission", missions=say(person.language, "trust-mission"))
        return Record(wish.guild, wish.channel, wish.ruleset, CITY, wish.language)

    def mission_name(self, record: Record, language: str) -> str:
        return say(language, "ruleset-trust-me")

    def seats(self, record: Record) -> tuple[int, int]:
        return FEWEST, MOST

    def read_figures(self, record: Record, person: Person, names: str) -> list[str]:
        if not names.strip():
            return []
        passports = box().passports.values()
        offers = (
            [(one.id, one.name.in_(each)) for one in passports]
            for each in languages(person.language)
        )
        found = read(names, offers)
        if found is not None:
            self.refuse_taken(record, person, [found])
            return [found]
        free = listing(person.language, self.free_figures(record, person.id, person.language))
        raise UserError("no-such-survivor", name=quoted(names.strip()[:32]), survivors=free)

    def refuse_taken(self, record: Record, person: Person, figures: Sequence[str]) -> None:
        taken = {one for seat in record.seats if seat.id != person.id for one in seat.figures}
        for one in taken.intersection(figures):
            name = self.figure_name(record, one, person.language)
            free = self.free_figures(record, person.id, person.language)
            raise UserError("survivor-taken", name=name, survivors=listing(person.language, free))

    def free_figures(self, record: Record, person: str, language: str) -> list[str]:
        taken = {one for seat in record.seats if seat.id != person for one in seat.figures}
        return [one.name.in_(language) for one in box().passports.values() if one.id not in taken]

    def figure_name(self, record: Record, figure: str, language: str) -> str:
        return box().passports[figure].name.in_(language)

    def figure_face(self, record: Record, figure: str) -> Face | None:
        return passport_face(figure)

    def briefings(self, record: Record) -> list[str]:
        return [say(record.language, "trust-briefing")]

    def task(self, record: Record) -> str:
        return say(record.language, "trust-task")

    def picks(self, record: Record) -> Picks:
        """Return the survivors to choose from. Players who choose none are dealt one at random."""
        language = record.language
        names = [(one, self.figure_name(record, one, language)) for one in box().passports]
        about = {one.id: one.text.in_(language) for one in box().passports.values()}
        return Picks(names, say(language, "trust-pick"), 1, about)

    def picture(self, record: Record) -> Drawn:
        """Return the picture of the survivors, with the players who have chosen them."""
        what = json.dumps([record.language, record.theme, _seats(record), record.names])
        return Drawn(tag(what), partial(self.draw, record))

    def draw(self, record: Record) -> Picture:
        """Draw the picture that `picture` returns."""
        return shown(self._painter.lobby(self._look(record)))

    def preview(self, record: Record, room: tuple[int, int]) -> look.Picture:
        """Return the picture of the survivors, because the city is laid out in the game."""
        return self._painter.preview(self._look(record), room)

    def door(self, record: Record) -> Drawn:
        """Return an example of a city, because the lobby shows none."""
        what = json.dumps(["door", record.language, record.theme])
        return Drawn(tag(what), lambda: shown(self._painter.door(self._look(record))))

    def _look(self, record: Record) -> TrustLook:
        """Return what is drawn of a table before its game: a city that only the door shows."""
        seats = _seats(record)
        others = {f"seat-{number}": list[str]() for number in range(len(seats), FEWEST)}
        everybody = {**seats, **others}
        table = engine.open_table(record.ruleset, mission=CITY, seats=everybody, seed=CITY)
        view = table.view()
        here = [one for one in view.players if one.seat in seats]
        players = tuple(replace(one, passport="".join(seats[one.seat])) for one in here)
        shown_at = replace(view, questions=(), players=players)
        return self._painter.look(shown_at, record.language, record.names, record.theme)

    def deal(self, record: Record) -> Deal:
        """Deal a free survivor to each player who chose none."""
        taken = {one for seat in record.seats for one in seat.figures}
        free = [one for one in box().passports if one not in taken]
        SystemRandom().shuffle(free)
        figures = {seat.id: seat.figures or [free.pop()] for seat in record.seats}
        return Deal(figures, record.state.options)

    def random_seats(self, mission: str, players: int, chance: Random) -> dict[str, list[str]]:
        if not FEWEST <= players <= MOST:
            raise ValueError(f"{players} players cannot sit down; {FEWEST} to {MOST} can")
        passports = chance.sample([*box().passports], players)
        return {f"player-{seat + 1}": [one] for seat, one in enumerate(passports)}


def _seats(record: Record) -> dict[str, list[str]]:
    return {seat.id: list(seat.figures) for seat in record.seats}
