"""Two players who see no picture play Trust Me to its end, one in English and one in French.

They know the commands and read what the bot writes: the status message, private answers, the
plane in words, the alternative text of their hand, and what is offered while an option is typed.
They search what lies nearest, where nobody sees them if they can, and come home with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, Person
from bot.practice.records import Message, walk_components
from tests.bot.conftest import ONE, Room, running
from tests.bot.trust_me.playing import open_city

STEPS = 200
SEED = "text-361"
"""In which what Ann is to bring lies near her community, as she does not know."""
LATE = 2
"""The round in which one goes home with what there is."""
OVER, ROUND, READER = r"The game is over", r"\*\*Round (\d+)\*\*", r"<@(\d+)>"
WORDS = {
    "en-US": {
        "goal": r"^(token \w+|(?:car|tent) \d(?= \(not)).* (?:in contact|[\d.]+ cm)",
        "to do": r"To do: (.+?)\.(?: |$)",
        "towards": "move to {}",
        "home": "home",
        "unseen": "unseen",
        "attacked": "attacked",
        "claim": "my objective is met",
        "leave": "Go home without it",
        "liked": "The best free place|All Action|Melee|Ranged|Reroll|Green",
    },
    "fr": {
        "goal": r"^(jeton \w+|(?:voiture|tente) \d(?= \(pas)).* (?:au contact|[\d,]+ cm)",
        "to do": r"À faire\s: (.+?)\.(?: |$)",
        "towards": "marche vers {}",
        "home": "maison",
        "unseen": "hors de vue",
        "attacked": "attaqué",
        "claim": "mon objectif est rempli",
        "leave": "Rentrer sans",
        "liked": "Au meilleur endroit|Tous les pions|Mêlée|Distance|Relance|Dé vert",
    },
}


@dataclass(slots=True)
class Reader:
    """One person at the table, with a screen reader."""

    room: Room
    person: Person
    locale: str
    late: bool = False

    @property
    def words(self) -> dict[str, str]:
        return WORDS[self.locale]

    async def read(self, command: str, **options: Any) -> Message:
        asked = await self.room.begin(self.person, command, locale=self.locale, **options)
        return (await self.room.discord.wait(asked)).message

    async def offered(self, command: str, option: str, typed: str = "") -> list[dict[str, Any]]:
        return await self.room.discord.autocomplete(
            self.person, ONE, command, option, typed, {}, self.locale
        )

    async def go_on(self) -> None:
        """Answers what is asked, else acts."""
        menu = await self.read("act")
        parts = [
            one
            for one in walk_components(menu.components)
            if ":answer:" in one.get("custom_id", "")
        ]
        answers = [one for part in parts for one in answers_in(part)]
        if not answers:
            await self.act()
            return
        met = "claim" if self.is_done(await self.hand()) else "leave" if self.late else "liked"
        liked = re.compile(f"{self.words[met]}|{self.words['liked']}")
        _, control, value = next((one for one in answers if liked.search(one[0])), answers[0])
        discord = self.room.discord
        if value:
            asked = await discord.select(self.person, menu, control, [value], self.locale)
        else:
            asked = await discord.press(self.person, menu, control, self.locale)
        await discord.wait(asked)

    async def hand(self) -> str:
        (shown,) = (await self.read("hand")).attachments
        return str(shown.description)

    def is_done(self, hand: str) -> bool:
        """Whether nothing is left to do but to go home."""
        due = re.search(self.words["to do"], hand)
        return due is not None and ", " not in re.sub(r", (?=\d|à )", " ", due[1])

    async def act(self) -> None:
        """Home with what there is; else what can be searched from here, or the way to it."""
        home = self.late or self.is_done(await self.hand())
        if not home and (found := await self.offered("search", "token")):
            await self.read("search", token=found[0]["value"])
            return
        board = (await self.read("board", text=True)).content
        goals = [one[1] for one in re.finditer(self.words["goal"], board, re.MULTILINE)]
        for spot in await self.spots([self.words["home"]] if home else goals[:4]):
            if ":answer:" in str((await self.read("walk", place=spot)).components):
                return
        await self.read("wait")

    async def spots(self, goals: list[str]) -> list[str]:
        """On the way to these, as it is completed while one types; out of sight before others."""
        typed = [self.words["towards"].format(goal) for goal in goals]
        found = [one for text in typed for one in (await self.offered("walk", "place", text))[:1]]
        found += await self.offered("walk", "place")
        safe = [one for one in found if self.words["attacked"] not in one["name"]]
        if goals != [self.words["home"]]:
            safe.sort(key=lambda one: self.words["unseen"] not in one["name"])
        return [one["value"] for one in safe]


def answers_in(part: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """What may be answered by this button or select: label, control, entry."""
    for one in part.get("options", [part]):
        yield str(one["label"]), str(part["custom_id"]), str(one.get("value", ""))


async def play_on(room: Room) -> str:
    """Ann reads English and Bob French, until the status says that the game is over."""
    readers = {
        str(one.id): Reader(room, one, locale) for one, locale in ((ANN, "en-US"), (BOB, "fr"))
    }
    for _ in range(STEPS):
        status = (await room.status()).content
        if re.search(OVER, status):
            return await room.news()
        (reader, *_), number = re.findall(READER, status), re.search(ROUND, status)
        readers[reader].late = number is not None and int(number[1]) >= LATE
        await readers[reader].go_on()
    raise AssertionError(f"no end in sight: {await room.news()}")


async def test_two_who_see_no_picture_play_to_the_end_and_one_of_them_wins(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, SEED) as room:
        await open_city(room, ANN, BOB)
        told = await play_on(room)

    assert "**Madissone wins: home, and the objective met!**" in told
