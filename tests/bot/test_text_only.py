"""A player who sees no picture wins the tutorial: everything needed is said in words.

The player knows the commands and reads what the bot writes: the status message, private answers,
the board and the sheets in words, and what is offered while an option is typed. Nothing else.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.practice.people import ANN
from bot.practice.records import Message, walk_components
from tests.bot.conftest import ONE, Room, labels_of, select_of

STEPS = 400
Wish = tuple[str, dict[str, str]]
WORDS = {
    "en-US": {
        "over": r"The game is over",
        "waiting": r"Still to play: \*\*(.+?)\*\*",
        "spent": r"has no action left\.",
        "end": r"End turn",
        "more": r"More",
        "closed": r"^Closed doors: (.+)\.$",
        "objective": r"objective",
        "opens": r"opens doors",
        "pack": r"^In the pack: (.+)\.$",
        "won": r"Mission accomplished",
    },
    "fr": {
        "over": r"La partie est finie",
        "waiting": r"Doi(?:ven)?t encore jouer\s: \*\*(.+?)\*\*",
        "spent": r"plus aucune action\.",
        "end": r"Fin du tour",
        "more": r"Suite",
        "closed": r"^Portes fermées\s: (.+)\.$",
        "objective": r"objectif",
        "opens": r"ouvre (?:les portes|sans bruit)",
        "pack": r"^Dans le sac\s: (.+)\.$",
        "won": r"Mission accomplie",
    },
}
ZONE = r"^(\w+) → ([^;]+?)(?:\s?; (.*))?$"
SURVIVOR = r"^([\w ]+) \(.+\)\s?: (\w+), "
ZOMBIES = r"\d+ (?:Walker|Runner|Fatt|Abomination)"


@dataclass(slots=True)
class Board:
    """What the board's text says."""

    text: str
    ways: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    notes: dict[str, str] = field(default_factory=dict[str, str])
    where: dict[str, str] = field(default_factory=dict[str, str])
    closed: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def step_to(self, start: str, goals: list[str]) -> str | None:
        """The first zone of a shortest way to one of the goals; None where none is open."""
        before = {start: start}
        waiting = deque([start])
        while waiting:
            zone = waiting.popleft()
            if zone in goals:
                while before[zone] != start:
                    zone = before[zone]
                return zone
            for way in self.ways.get(zone, []):
                if way not in before:
                    before[way] = zone
                    waiting.append(way)
        return None


def read_board(text: str, words: dict[str, str]) -> Board:
    board = Board(text)
    for line in text.splitlines():
        if zone := re.match(ZONE, line):
            board.ways[zone[1]] = re.findall(r"\b[A-Z]\d+\b", zone[2])
            board.notes[zone[1]] = zone[3] or ""
        elif survivor := re.match(SURVIVOR, line):
            board.where[survivor[1]] = survivor[2]
        elif closed := re.match(words["closed"], line):
            board.closed = re.findall(r"(\w+)–(\w+)", closed[1])
    return board


@dataclass(slots=True)
class Listener:
    """Ann, alone at the table, with a screen reader."""

    room: Room
    locale: str
    where: str = ONE
    tried: list[tuple[object, ...]] = field(default_factory=list[tuple[object, ...]])

    @property
    def words(self) -> dict[str, str]:
        return WORDS[self.locale]

    async def play(self) -> None:
        """Plays until the status says that the game is over."""
        status = await self.room.status(self.where)
        for _ in range(STEPS):
            status = await self.room.status(self.where)
            if re.search(self.words["over"], status.content):
                return
            if self.words["end"] in labels_of(status):
                await self.act(status)
            else:
                await self.answer(status)
        raise AssertionError(f"no end in sight: {status.content}")

    # ------------------------------------------------------------ what is heard

    async def offered(self, command: str, option: str, **filled: str) -> list[dict[str, Any]]:
        return await self.room.discord.autocomplete(
            ANN, self.where, command, option, "", filled, self.locale
        )

    async def board(self) -> Board:
        """All its pages."""
        asked = await self.room.begin(ANN, "board", self.where, text=True)
        message = (await self.room.discord.wait(asked)).message
        pages = [message.content]
        while (more := self._button(message, self.words["more"])) is not None:
            pressed = await self.room.discord.press(ANN, message, more, self.locale)
            message = (await self.room.discord.wait(pressed)).message
            pages.append(message.content)
        return read_board("\n".join(pages), self.words)

    def _button(self, message: Message, label: str) -> str | None:
        for part in walk_components(message.components):
            if part.get("label") == label and not part.get("disabled"):
                return str(part["custom_id"])
        return None

    # ------------------------------------------------------------ what is done

    async def answer(self, status: Message) -> None:
        """Whatever is asked: the first answer there is, read from its button or its menu."""
        rows = status.components
        labels = labels_of(replace(status, components=rows[1:2]))
        if labels:
            await self.room.press(ANN, labels[0], self.where, self.locale)
            return
        menu = select_of(status)
        chosen = [menu["options"][0]["value"]]
        asked = await self.room.discord.select(ANN, status, menu["custom_id"], chosen, self.locale)
        await self.room.discord.wait(asked)

    async def act(self, status: Message) -> None:
        """The first step that has not been tried in vain; else the turn ends."""
        who = self._leader(status.content)
        board = await self.board()
        if not re.search(self.words["spent"], status.content):
            async for command, options in self._wishes(who, board):
                step = (command, who, *options.items(), board.text, status.content)
                if step not in self.tried:
                    self.tried.append(step)
                    await self.room.slash(ANN, command, self.where, survivor=who, **options)
                    return
        await self.room.slash(ANN, "end", self.where, survivor=who)

    def _leader(self, status: str) -> str:
        """Who acts: the one whose turn has begun, else the first of those who wait."""
        waiting = re.search(self.words["waiting"], status)
        bold = [one for one in re.findall(r"\*\*(.+?)\*\*", status) if not one.endswith(":")]
        names = waiting[1] if waiting else bold[0]
        return re.split(r", | and | et ", names)[0]

    async def _wishes(self, who: str, board: Board) -> AsyncIterator[Wish]:
        """What Ann would like that survivor to do, the most urgent first."""
        here = board.where[who]
        for zone in await self.offered("attack", "zone", survivor=who):
            if re.search(ZOMBIES, board.notes[zone["value"]]):
                weapons = await self.offered("attack", "with", survivor=who, zone=zone["value"])
                yield "attack", {"zone": zone["value"], "with_": weapons[0]["value"]}
        if re.search(self.words["objective"], board.notes[here]):
            yield "objective", {}
        for door in await self.offered("door", "door", survivor=who):
            tools = await self.offered("door", "with", survivor=who, door=door["value"])
            yield "door", {"door": door["value"], "with_": tools[0]["value"]}
        sheet = await self.room.slash(ANN, "sheet", self.where, survivor=who)
        if tool := await self._tool_in_pack(who, sheet):
            yield "equip", {"card": tool, "place": "left"}
        step = board.step_to(here, self._goals(board, sheet))
        if step is not None and step != here:
            yield "move", {"zone": step}
        if step is None:
            yield "search", {}

    async def _tool_in_pack(self, who: str, sheet: str) -> str | None:
        """A card of the pack that opens doors."""
        pack = next(iter(re.findall(self.words["pack"], sheet, re.M)), "")
        tools = [
            name
            for name, about in re.findall(r"([\w’' -]+) \(([^)]*)\)", pack)
            if re.search(self.words["opens"], about)
        ]
        for one in await self.offered("equip", "card", survivor=who):
            if one["name"] in [name.strip() for name in tools]:
                return str(one["value"])
        return None

    def _goals(self, board: Board, sheet: str) -> list[str]:
        """The objective where a way leads to it; the closed doors for who can open them."""
        goals = [
            zone for zone, note in board.notes.items() if re.search(self.words["objective"], note)
        ]
        start = next(iter(board.where.values()))
        if board.step_to(start, goals) is not None:
            return goals
        opener = re.search(self.words["opens"], sheet)
        return [zone for door in board.closed for zone in door] if opener else []


@pytest.mark.parametrize("where", [ONE, "@ann"])
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_player_who_sees_no_picture_wins_the_tutorial(
    room: Room, locale: str, where: str
) -> None:
    """In a channel of a server, and in direct messages with the bot."""
    room.locale = locale
    await room.open_game(ANN, where=where, survivors="Amy, Doug, Josh, Ned")

    await Listener(room, locale, where).play()

    told = [one.content for one in await room.told(where)]
    assert any(WORDS[locale]["won"] in text for text in told), told[-3:]
