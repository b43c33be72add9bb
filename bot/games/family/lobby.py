"""Seats the players: the mission, the survivors they choose, and who leads whom."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import engine
from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.words import listing, quoted, say, tag
from bot.games.family.deal import deal_survivors, most_players
from bot.games.family.faults import sentence_of
from bot.games.family.names import (
    Speaking,
    content_of,
    mission_name,
    sheets_of,
    survivor_name,
    with_sheets,
)
from bot.games.family.shelf import Shelf, content_with, mission_label, mission_meant
from bot.kit.lobby import WITH_HINTS, Deal, Drawn, Lobby, Picks, Wish
from bot.kit.terms import Named
from bot.kit.typed import languages, read_each
from bot.store.records import Record
from bot.store.table_state import PICTURES
from engine.family.setup import shares
from renders.family.look import face_of
from renders.kit import look
from renders.kit.painter import Painter
from renders.kit.people import Person as Face

if TYPE_CHECKING:
    from bot.base.replies import Person
    from bot.store.library import Library

ROOM_FOR_NAMES = 300
NAME_ROOM = 32
PICKED = 6
"""Largest number of survivors that one person may choose."""


class FamilyLobby(Lobby):
    """A lobby where every seat leads survivors; the mission says how many there are."""

    def __init__(self, speak: Speaking, shelf: Shelf) -> None:
        self._speak, self._shelf = speak, shelf
        rules = next(one for one in engine.rulesets() if one.id == speak.ruleset)
        self.options = {name: tuple(values) for name, values in rules.options.items()}
        if shelf.painter.themes != Painter.themes:
            self.options[PICTURES] = tuple(shelf.painter.themes)
        self.options |= WITH_HINTS

    async def missions(self, library: Library, guild: int, language: str) -> list[Named]:
        found = await self._shelf.missions_at(library, guild)
        return [(one.id, mission_label(one, language)) for one in found]

    async def open_table(self, library: Library, person: Person, wish: Wish) -> Record:
        mission, text = await _wished(self._shelf, library, person, wish)
        record = Record(wish.guild, wish.channel, wish.ruleset, mission, wish.language)
        if text is not None:
            record.state.options["mission"] = text
        return record

    def mission_name(self, record: Record, language: str) -> str:
        return mission_name(record, language)

    def next_mission(self, record: Record) -> str:
        """Return the id of the box's next mission.

        Empty if this mission is the last of the box or one of the server's own.
        """
        box = list(engine.load_content(record.ruleset).missions)
        if record.mission not in box or "mission" in record.state.options:
            return ""
        return next(iter(box[box.index(record.mission) + 1 :]), "")

    def seats(self, record: Record) -> tuple[int, int]:
        return 1, most_players(record)

    async def refresh(self, library: Library, record: Record) -> bool:
        """Fetch the server's own survivors. Those that somebody has chosen stay, even if they were
        removed.

        Returns whether anything changed.
        """
        chosen = {one for seat in record.seats for one in seat.figures}
        kept = {sheet["id"]: sheet for sheet in sheets_of(record) if sheet["id"] in chosen}
        own = await library.survivors(record.guild, record.ruleset)
        sheets = list((own | kept).values())
        if sheets == sheets_of(record):
            return False
        record.state.options = with_sheets(record.state.options, sheets)
        return True

    def read_figures(self, record: Record, person: Person, names: str) -> list[str]:
        found: list[str] = []
        everyone = content_of(record).characters
        known = [
            [(one, survivor_name(record, one, language)) for one in everyone]
            for language in languages(person.language)
        ]
        for name, survivor in read_each(names, known):
            if survivor is None:
                whom = _names(record, person.language, free_survivors(record, person.id))
                raise UserError("no-such-survivor", name=quoted(name[:NAME_ROOM]), survivors=whom)
            if survivor not in found:
                found.append(survivor)
        self.refuse_taken(record, person, found)
        return found

    def refuse_taken(self, record: Record, person: Person, figures: Sequence[str]) -> None:
        free = free_survivors(record, person.id)
        for one in figures:
            if one not in free:
                raise UserError(
                    "survivor-taken",
                    name=survivor_name(record, one, person.language),
                    survivors=_names(record, person.language, free),
                )

    def free_figures(self, record: Record, person: str, language: str) -> list[str]:
        return [survivor_name(record, one, language) for one in free_survivors(record, person)]

    def figure_name(self, record: Record, figure: str, language: str) -> str:
        return survivor_name(record, figure, language)

    def figure_face(self, record: Record, figure: str) -> Face | None:
        known = content_of(record).characters.get(figure)
        return face_of(known, record.ruleset) if known else None

    def briefings(self, record: Record) -> list[str]:
        """Return two texts: the mission's whole page, then a short one with only its briefing."""
        language, mission = record.language, content_of(record).missions[record.mission]
        page = self._speak(record, language).rules_article(f"mission-{mission.id}")
        return [page, say(language, "lobby-briefing", text=quoted(mission.briefing.in_(language)))]

    def task(self, record: Record) -> str:
        mission = content_of(record).missions.get(record.mission)
        if mission is None:
            return ""
        language = record.language
        return say(language, "tale-task", task=quoted(mission.briefing.in_(language)))

    def picks(self, record: Record) -> Picks:
        """Return the survivors to choose from.

        Players who choose none are dealt survivors at random.
        """
        names = [
            (one, self.figure_name(record, one, record.language))
            for one in content_of(record).characters
        ]
        hint = self._speak(record, record.language).say("pick-survivors")
        return Picks(names, hint, min(PICKED, len(names)))

    def picture(self, record: Record) -> Drawn:
        """Return the picture of the mission's map and its survivors, with marks on chosen ones."""
        content, mission, language = content_of(record), record.mission, record.language
        takers = _takers(record)
        told = [mission, language, [*content.characters], sorted(takers.items())]
        what = tag(json.dumps(told if record.theme == "night" else [*told, record.theme]))
        return Drawn(what, partial(self.draw, record), partial(self.draw_ahead, record))

    def draw(self, record: Record) -> Picture:
        """Draw the picture that `picture` returns."""
        content, takers = content_of(record), _takers(record)
        of = (content, record.mission, record.language, record.theme, takers)
        return shown(self._shelf.painter.lobby(*of))

    def preview(self, record: Record, room: tuple[int, int]) -> look.Picture:
        """Return the picture of the mission's board."""
        of = (content_of(record), record.mission, room, record.language, record.theme)
        return self._shelf.painter.preview(*of)

    def draw_ahead(self, record: Record) -> None:
        """Draw the floors of the mission's map before the first round needs them."""
        self._shelf.painter.draw_grounds(content_of(record), record.mission, record.theme)

    def seat_lines(self, record: Record, seats: Mapping[str, Sequence[str]]) -> list[str]:
        return [
            say(
                record.language,
                "leads",
                who=record.mention(seat),
                whom=_names(record, record.language, figures),
            )
            for seat, figures in seats.items()
        ]

    def deal(self, record: Record) -> Deal:
        """Deal the survivors, and drop the custom sheets of those that nobody leads."""
        seats = deal_survivors(record)
        led = {one for figures in seats.values() for one in figures}
        sheets = [sheet for sheet in sheets_of(record) if sheet["id"] in led]
        return Deal(seats, with_sheets(record.state.options, sheets))

    def random_seats(self, mission: str, players: int, chance: Random) -> dict[str, list[str]]:
        """Return seats for `players` players with random survivors, shared out as at a real table.

        Raises ValueError for a number of players that the mission does not allow.
        """
        content = engine.load_content(self._speak.ruleset)
        played = content.missions[mission]
        allowed = played.survivors
        each = content.figures.survivors_per_player
        most = allowed.max // allowed.each if allowed.each else max(each)
        if not min(each) <= players <= most:
            raise ValueError(f"{players} players cannot sit down; {min(each)} to {most} can")
        survivors = list(content.characters)
        chance.shuffle(survivors)
        return {
            f"player-{seat + 1}": survivors[seat::players][:count]
            for seat, count in enumerate(shares(content, played, players))
        }


def free_survivors(record: Record, person: str) -> list[str]:
    """Return the survivors that `person` may choose: all that no other player has chosen."""
    taken = {one for seat in record.seats if seat.id != person for one in seat.figures}
    return [one for one in content_of(record).characters if one not in taken]


async def _wished(
    shelf: Shelf, library: Library, person: Person, wish: Wish
) -> tuple[str, str | None]:
    """Return the wished mission's id (default: the first), and its text if it is a server's own.

    Raises UserError if there is no such mission or this release cannot read it.
    """
    content = engine.load_content(wish.ruleset)
    if not wish.mission.strip():
        return next(iter(content.missions)), None
    known = await shelf.missions_at(library, wish.guild)
    own = await library.mission_ids(wish.guild, wish.ruleset)
    wanted = mission_meant(wish.mission, known, own, person.language)
    if wanted in content.missions:
        return wanted, None
    text = await library.mission(wish.guild, wish.ruleset, wanted)
    if text is None:
        listed = ", ".join([*content.missions, *own])[:ROOM_FOR_NAMES]
        raise UserError("no-such-mission", missions=listed)
    try:
        await content_with(wish.ruleset, text)
    except engine.DataFaults as faults:
        raise UserError(
            "mission-outdated",
            fault=quoted(sentence_of(faults.faults[0], person.language)[:ROOM_FOR_NAMES]),
        ) from faults
    return wanted, text


def _takers(record: Record) -> dict[str, str]:
    """Map each chosen survivor to the name of the player who chose it."""
    return {one: seat.name for seat in record.seats for one in seat.figures}


def _names(record: Record, language: str, survivors: Sequence[str]) -> str:
    return listing(language, [survivor_name(record, one, language) for one in survivors])
