"""Deeds that answer questions: rules on request, and why the zombies came."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

import engine
from bot.declined import Declined
from bot.desk import Person, Reply
from bot.games.zombicide.narrate import Narrator
from bot.games.zombicide.typed import value_of
from bot.play import Play
from bot.records import LogRow
from bot.tables import Sitting
from bot.words import content_of, listing, say, survivor_name
from engine.zombicide.commands import Attack

GROUP = "group:"
"""Begins the value of a choice that lists a whole group."""
ROOM = 1900
LOOK_BACK = 60
"""Log rows that are read for a zombies' turn before all are."""
FITTING = 20


@dataclass(frozen=True, slots=True)
class Wish:
    """What was typed for /odds; empty where it was left out."""

    zone: str = ""
    card: str = ""
    survivor: str = ""


@dataclass(frozen=True, slots=True)
class Asking:
    """What people ask about, answered privately in their own language."""

    narrator: Narrator
    play: Play

    # ------------------------------------------------------------ rules

    def offered(self, language: str, typed: str) -> list[tuple[str, str]]:
        """Topics with their titles for what is typed so far, what begins like it first.

        With nothing typed the groups come first.
        """
        titles = self.narrator.rules_topics(language)
        wanted = plain(typed)
        if not wanted:
            groups = self.narrator.rules_groups(language)
            return [*((GROUP + one, line) for one, line in groups.items()), *titles.items()]
        fitting = [one for one in titles.items() if wanted in plain(one[1]) or wanted == one[0]]
        return sorted(fitting, key=lambda one: not _begins(one[1], wanted))

    async def rules(self, sitting: Sitting, person: Person, topic: str) -> Reply:
        """An article by its id or title, a group's list, or what there is."""
        language, wanted = person.language, topic.strip()
        if not wanted:
            return Reply(say(language, "rules-groups", groups=self._groups(language)))
        if wanted.removeprefix(GROUP) in self.narrator.rules_groups(language):
            return Reply(self._group(language, wanted.removeprefix(GROUP)))
        found = self._meant(language, wanted)
        if len(found) == 1:
            return Reply(self.article(language, found[0]))
        if not found:
            raise Declined("no-such-article", typed=wanted[:40])
        titles = self.narrator.rules_topics(language)
        listed = "; ".join(titles[one] for one in found[:FITTING])
        said = {"count": len(found), "typed": wanted[:40], "titles": listed}
        return Reply(say(language, "rules-found", **said))

    def article_meant(self, language: str, typed: str) -> str | None:
        """The topic of an id or a whole title; None where nothing is called so."""
        found = self._meant(language, typed)
        return found[0] if len(found) == 1 else None

    def article(self, language: str, topic: str) -> str:
        """An article under its title."""
        title = self.narrator.rules_topics(language)[topic]
        return say(
            language, "article", title=title, text=self.narrator.rules_article(language, topic)
        )

    def _groups(self, language: str) -> str:
        return "\n".join(f"- {line}" for line in self.narrator.rules_groups(language).values())

    def _group(self, language: str, group: str) -> str:
        title = self.narrator.rules_groups(language)[group]
        titles = "; ".join(self.narrator.rules_in(language, group).values())
        return f"{say(language, 'group-heading', title=title)}\n{titles}"

    def _meant(self, language: str, wanted: str) -> list[str]:
        """The topics somebody means: by id or title exactly, else all that fit."""
        titles = self.narrator.rules_topics(language)
        bare = self.narrator.rules_titles(language)
        exact = [
            one
            for one, title in titles.items()
            if plain(wanted) in (one, plain(title), plain(bare[one]))
        ]
        return exact[:1] or [one for one, _ in self.offered(language, wanted)]

    # ------------------------------------------------------------ odds

    async def odds(self, sitting: Sitting, person: Person, wish: Wish) -> Reply:
        """The exact odds of the attacks somebody has in mind, as many as fit a message."""
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
        narrator = self.narrator.over(content_of(sitting.record))
        return narrator.odds(person.language, view, attack, weighed, sitting.record.names)

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
        return self.play.label(sitting, person.language, "card", value_of(attack, "card"))

    def weighable(
        self, sitting: Sitting, person: Person, field: str, wish: Wish
    ) -> list[tuple[str, str]]:
        """What can be typed for a field of /odds: zones in reach, weapons in hand."""
        found: dict[str, str] = {}
        for survivor in self._who(sitting, person, wish.survivor):
            for one in self._in_mind(sitting, person, survivor, wish):
                value = value_of(one, field)
                found[value] = self.play.label(sitting, person.language, field, value)
        return list(found.items())

    # ------------------------------------------------------------ why

    async def why(self, sitting: Sitting, person: Person, zone: str) -> Reply:
        """What the zombies did in a zone in their last turn."""
        zones = {one.casefold(): one for one in sitting.game.view().board.zones}
        meant = zones.get(zone.strip().casefold())
        if meant is None:
            raise engine.Refusal("no-such-zone", zone=zone[:40])
        events = await recent_events(sitting, person)
        narrator = self.narrator.over(content_of(sitting.record))
        text = narrator.why(person.language, events, meant, sitting.record.mentions, ROOM)
        if text is None:
            raise Declined("no-zombies-turn-yet")
        return Reply(text)


def plain(text: str) -> str:
    """As people type it: small letters, no accents, plain spaces and apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    kept = "".join(one for one in letters if not unicodedata.combining(one))
    return " ".join(kept.split())


def _begins(title: str, wanted: str) -> bool:
    """Whether the title, with or without its group, begins like that."""
    _, _, bare = plain(title).partition(": ")
    return bare.startswith(wanted) or plain(title).startswith(wanted)


async def recent_events(sitting: Sitting, person: Person) -> list[engine.Event]:
    """The events since the last zombies' turn began, and some before; all if it lies far back."""
    store, record = sitting.tables.store, sitting.record
    seat = person.id if record.seat(person.id) else None
    for after in (max(record.last - LOOK_BACK, 0), 0):
        events = standing_events(await store.rows(record.id, after), seat)
        if any(type(one).__name__ == "ZombiesTurnBegan" for one in events):
            return events
    return []


def standing_events(rows: Iterable[LogRow], seat: str | None) -> list[engine.Event]:
    """What happened, without what was taken back."""
    kept: dict[int, list[engine.Event]] = {}
    for row in rows:
        if row.kind in ("start", "command", "undo"):
            kept = {number: told for number, told in kept.items() if number < row.command}
        kept.setdefault(row.command, []).extend(row.happened(seat))
    return [one for number in sorted(kept) for one in kept[number]]
