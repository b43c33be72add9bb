"""What people ask about a game of Zombicide: the odds of an attack, why the zombies came."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import engine
from bot.asking import plain
from bot.cogs.common import not_here
from bot.declined import Declined
from bot.desk import Person, Reply
from bot.games.zombicide.moves import ZombicideMoves
from bot.games.zombicide.names import survivor_name
from bot.games.zombicide.typed import value_of
from bot.games.zombicide.voice import voice_of
from bot.records import LogRow
from bot.tables import Sitting
from bot.words import listing, say
from engine.family.commands import Attack

ROOM = 1900
LOOK_BACK = 60
"""Log rows that are read for a zombies' turn before all are."""
RULESET = "zombicide"


@dataclass(frozen=True, slots=True)
class Wish:
    """What was typed for /odds; empty where it was left out."""

    zone: str = ""
    card: str = ""
    survivor: str = ""


@dataclass(frozen=True, slots=True)
class Explaining:
    """Answers for one person's eyes."""

    moves: ZombicideMoves

    async def odds(self, sitting: Sitting, person: Person, wish: Wish) -> Reply:
        """The exact odds of the attacks somebody has in mind, as many as fit a message."""
        must_play_this(sitting, person, "odds")
        meant = self._who(sitting, person, wish.survivor)
        found = [
            one for survivor in meant for one in self._in_mind(sitting, person, survivor, wish)
        ]
        if not found:
            names = [survivor_name(sitting.record, one, person.language) for one in meant]
            raise Declined("nothing-to-weigh", survivors=listing(person.language, names))
        foot, told = say(person.language, "odds-foot"), list[str]()
        for attack in found:
            text = self._weighed(sitting, person, attack)
            if sum(len(one) + 2 for one in (*told, text)) + len(foot) > ROOM - 120:
                told.append(say(person.language, "odds-more"))
                break
            told.append(text)
        return Reply("\n\n".join([*told, foot]))

    def _weighed(self, sitting: Sitting, person: Person, attack: Attack) -> str:
        view, weighed = sitting.game.view(), engine.odds(sitting.game, attack)
        record = sitting.record
        return voice_of(record).odds(person.language, view, attack, weighed, record.names)

    def _who(self, sitting: Sitting, person: Person, named: str) -> list[str]:
        """The survivor named, else all of the person's own who stand, whoever acts first."""
        everyone = sitting.game.view().survivors
        wanted, record = plain(named), sitting.record
        names = {one.id: survivor_name(record, one.id, person.language) for one in everyone}
        if wanted:
            meant = [one for one, name in names.items() if wanted in (one, plain(name))]
        else:
            mine = [one for one in everyone if one.seat == person.id and one.standing]
            meant = [one.id for one in sorted(mine, key=lambda one: not one.active)]
        if not meant:
            raise Declined("which-survivor", survivors=listing(person.language, [*names.values()]))
        return meant

    def _in_mind(self, sitting: Sitting, person: Person, survivor: str, wish: Wish) -> list[Attack]:
        """The attacks of that survivor that fit the zone and the weapon, if any are named."""
        zone, card = plain(wish.zone), plain(wish.card)
        return [
            one
            for one in engine.considered_attacks(sitting.game, survivor)
            if zone in ("", one.zone.casefold())
            and card in ("", value_of(one, "card"), plain(self._weapon(sitting, person, one)))
        ]

    def _weapon(self, sitting: Sitting, person: Person, attack: Attack) -> str:
        return self.moves.label(sitting, person.language, "card", value_of(attack, "card"))

    def weighable(
        self, sitting: Sitting, person: Person, field: str, wish: Wish
    ) -> list[tuple[str, str]]:
        """What can be typed for a field of /odds: zones in reach, weapons in hand."""
        found: dict[str, str] = {}
        for survivor in self._who(sitting, person, wish.survivor):
            for one in self._in_mind(sitting, person, survivor, wish):
                value = value_of(one, field)
                found[value] = self.moves.label(sitting, person.language, field, value)
        return list(found.items())

    # ------------------------------------------------------------ why

    async def why(self, sitting: Sitting, person: Person, zone: str) -> Reply:
        """What the zombies did in a zone in their last turn."""
        must_play_this(sitting, person, "why")
        zones = {one.casefold(): one for one in sitting.game.view().board.zones}
        meant = zones.get(zone.strip().casefold())
        if meant is None:
            raise engine.Refusal("no-such-zone", zone=zone[:40])
        events = await recent_events(sitting, person)
        voice = voice_of(sitting.record)
        text = voice.why(person.language, events, meant, sitting.record.mentions, ROOM)
        if text is None:
            raise Declined("no-zombies-turn-yet")
        return Reply(text)


def must_play_this(sitting: Sitting, person: Person, command: str) -> None:
    """Raises Declined where another game is played."""
    if sitting.record.ruleset != RULESET:
        raise not_here(person.language, command, (RULESET,), None)


async def recent_events(sitting: Sitting, person: Person) -> list[engine.Event]:
    """The events since the last zombies' turn began, and some before; all if it lies far back."""
    store, record = sitting.tables.store, sitting.record
    seat = person.id if record.seat(person.id) else None
    for after in (max(record.last - LOOK_BACK, 0), 0):
        events = standing_events(record.ruleset, await store.rows(record.id, after), seat)
        if any(type(one).__name__ == "ZombiesTurnBegan" for one in events):
            return events
    return []


def standing_events(ruleset: str, rows: Iterable[LogRow], seat: str | None) -> list[engine.Event]:
    """What happened, without what was taken back."""
    kept: dict[int, list[engine.Event]] = {}
    for row in rows:
        if row.kind in ("start", "command", "undo"):
            kept = {number: told for number, told in kept.items() if number < row.command}
        kept.setdefault(row.command, []).extend(row.happened(ruleset, seat))
    return [one for number in sorted(kept) for one in kept[number]]
