"""A player who sees no picture wins: everything needed is said in words.

The tutorial of Zombicide is won, and the first scene of Night of the Living Dead.

The player knows the commands and reads what the bot writes: the status message, private answers,
the board and the sheets in words, and what is offered while an option is typed. Nothing else.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.records import Message, walk_components
from tests.bot.conftest import ONE, Room, labels_of, running, select_of

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
        "opened": r"^Open doors: (.+)\.$",
        "bare": r"^Open windows: (.+)\.$",
        "ajar": r"^Open windows with wood: (.+)\.$",
        "wood": r"^Open barricades with wood: (.+)\.$",
        "carried": r"wood for (\d+)",
        "planks": r"planks",
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
        "opened": r"^Portes ouvertes\s: (.+)\.$",
        "bare": r"^Fenêtres ouvertes\s: (.+)\.$",
        "ajar": r"^Fenêtres ouvertes avec du bois\s: (.+)\.$",
        "wood": r"^Barricades ouvertes avec du bois\s: (.+)\.$",
        "carried": r"bois pour (\d+)",
        "planks": r"planches",
        "objective": r"objectif",
        "opens": r"ouvre (?:les portes|sans bruit)",
        "pack": r"^Dans le sac\s: (.+)\.$",
        "won": r"Mission accomplie",
    },
}
ZONE = r"^(\w+) → ([^;]+?)(?:\s?; (.*))?$"
SURVIVOR = r"^([\w ]+) \(.+\)\s?: (\w+), "
ZOMBIES = r"\d+ (?:Walker|Runner|Fatt|Abomination)"
DEAD = r"\d+ (?:Walker|Breaker|Fatt|Relative|Rôdeur|Casseur|Balèze|Proche)"
Door = tuple[str, str]
ROOM, STREET = "B", "S"
"""The letters with which names of rooms and of zones outside begin."""
PASSAGES = ("closed", "opened", "bare", "ajar", "wood")
"""The lists of passages that the board's text may have."""


@dataclass(slots=True)
class Board:
    """What the board's text says."""

    text: str
    ways: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    notes: dict[str, str] = field(default_factory=dict[str, str])
    where: dict[str, str] = field(default_factory=dict[str, str])
    about: dict[str, str] = field(default_factory=dict[str, str])
    """All that is said of each survivor."""
    doors: dict[str, list[Door]] = field(default_factory=lambda: {one: [] for one in PASSAGES})

    def step_to(self, start: str, goals: list[str], within: str = "") -> str | None:
        """The first zone of a shortest way to one of the goals; None where none is open.

        The way leads only through zones whose names begin with `within`.
        """
        before = {start: start}
        waiting = deque([start])
        while waiting:
            zone = waiting.popleft()
            if zone in goals:
                while before[zone] != start:
                    zone = before[zone]
                return zone
            for way in self.ways.get(zone, []):
                if way not in before and way.startswith(within):
                    before[way] = zone
                    waiting.append(way)
        return None


def read_board(text: str, words: dict[str, str]) -> Board:
    board, who = Board(text), ""
    for line in text.splitlines():
        said = next((one for one in PASSAGES if re.match(words[one], line)), "")
        if said:
            board.doors[said] = re.findall(r"(\w+)–(\w+)", line)
        elif zone := re.match(ZONE, line):
            board.ways[zone[1]] = re.findall(r"\b[A-Z]\d+\b", zone[2])
            board.notes[zone[1]] = zone[3] or ""
        elif survivor := re.match(SURVIVOR, line):
            who = survivor[1]
            board.where[who] = survivor[2]
        board.about[who] = f"{board.about.get(who, '')}\n{line}"
    return board


@dataclass(slots=True)
class Listener:
    """Ann, alone at the table, with a screen reader.

    `wishes` is what she would like a survivor to do, the most urgent first.
    """

    room: Room
    locale: str
    wishes: Callable[[Listener, str, Board], AsyncIterator[Wish]]
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
            async for command, options in self.wishes(self, who, board):
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


# ------------------------------------------------------------ the tutorial of Zombicide


async def hurry_out(ann: Listener, who: str, board: Board) -> AsyncIterator[Wish]:
    """Fight, take the objective, open doors, go on, and search where no way is open."""
    here = board.where[who]
    for zone in await ann.offered("attack", "zone", survivor=who):
        if re.search(ZOMBIES, board.notes[zone["value"]]):
            weapons = await ann.offered("attack", "with", survivor=who, zone=zone["value"])
            yield "attack", {"zone": zone["value"], "with_": weapons[0]["value"]}
    if re.search(ann.words["objective"], board.notes[here]):
        yield "objective", {}
    for door in await ann.offered("door", "door", survivor=who):
        tools = await ann.offered("door", "with", survivor=who, door=door["value"])
        yield "door", {"door": door["value"], "with_": tools[0]["value"]}
    sheet = await ann.room.slash(ANN, "sheet", ann.where, survivor=who)
    if tool := await _tool_in_pack(ann, who, sheet):
        yield "equip", {"card": tool, "place": "left"}
    step = board.step_to(here, _goals(ann.words, board, sheet))
    if step is not None and step != here:
        yield "move", {"zone": step}
    if step is None:
        yield "search", {}


async def _tool_in_pack(ann: Listener, who: str, sheet: str) -> str | None:
    """A card of the pack that opens doors."""
    pack = next(iter(re.findall(ann.words["pack"], sheet, re.M)), "")
    tools = [
        name
        for name, about in re.findall(r"([\w’' -]+) \(([^)]*)\)", pack)
        if re.search(ann.words["opens"], about)
    ]
    for one in await ann.offered("equip", "card", survivor=who):
        if one["name"] in [name.strip() for name in tools]:
            return str(one["value"])
    return None


def _goals(words: dict[str, str], board: Board, sheet: str) -> list[str]:
    """The objective where a way leads to it; the closed doors for who can open them."""
    goals = [zone for zone, note in board.notes.items() if re.search(words["objective"], note)]
    start = next(iter(board.where.values()))
    if board.step_to(start, goals) is not None:
        return goals
    opener = re.search(words["opens"], sheet)
    return [zone for door in board.doors["closed"] for zone in door] if opener else []


# ------------------------------------------------------------ the first scene of Living Dead


async def board_up(ann: Listener, who: str, board: Board) -> AsyncIterator[Wish]:
    """Come in and shut the door, kill the dead in the house, find wood, barricade the windows."""
    here, carried = board.where[who], _wood(ann.words, board.about[who])
    if re.search(DEAD, board.notes[here]):
        weapons = await ann.offered("attack", "with", survivor=who, zone=here)
        for weapon in weapons[:1]:
            yield "attack", {"zone": here, "with_": weapon["value"]}
    for how, door in _work(ann.words, board, who):
        yield "barricade", {"door": "–".join(door), "how": how}
    if re.search(ann.words["planks"], board.about[who], re.I):
        yield "wood planks", {}
    inside = all(zone.startswith(ROOM) for zone in board.where.values())
    for door in board.doors["opened"]:
        if inside and here in door and any(zone.startswith(STREET) for zone in door):
            yield "close", {"door": "–".join(door)}
    for door in board.doors["closed"]:
        if here in door and (here.startswith(STREET) or all(one.startswith(ROOM) for one in door)):
            yield "door", {"door": "–".join(door)}
    goals = _rooms(ann.words, board, carried)
    if here.startswith(STREET):
        goals = [zone for zone in board.ways if zone.startswith(ROOM)]
    step = board.step_to(here, goals, ROOM)
    if step is not None and step != here:
        yield "move", {"zone": step}
    if _lacking(ann.words, board) > 0:
        yield "search", {}


def _wood(words: dict[str, str], about: str) -> int:
    """For how many barricades a survivor carries wood."""
    return sum(int(count) for count in re.findall(words["carried"], about))


def _lacking(words: dict[str, str], board: Board) -> int:
    """For how many windows nobody carries wood yet."""
    return len(board.doors["bare"]) - sum(_wood(words, one) for one in board.about.values())


def _work(words: dict[str, str], board: Board, who: str) -> Iterator[tuple[str, Door]]:
    """What a survivor can do to the windows and passages of a room, and to which."""
    here = [one for one in PASSAGES if any(board.where[who] in door for door in board.doors[one])]
    deeds = {"ajar": "close"}
    if _wood(words, board.about[who]):
        deeds["bare"] = "build"
    if _lacking(words, board) > 0:
        deeds["wood"] = "take"
    for said, how in deeds.items():
        if said in here:
            yield from ((how, door) for door in board.doors[said] if board.where[who] in door)


def _rooms(words: dict[str, str], board: Board, carried: int) -> list[str]:
    """The rooms where a survivor is needed: at windows, at wood, or with the dead."""
    windows = [door[0] for name in ("bare", "ajar") for door in board.doors[name]]
    wood = [zone for door in board.doors["wood"] for zone in door]
    dead = [zone for zone, note in board.notes.items() if re.search(DEAD, note)]
    if carried:
        return windows
    if wood and _lacking(words, board) > 0:
        return wood
    return [zone for zone in dead if zone.startswith(ROOM)]


# ------------------------------------------------------------ games


@pytest.mark.parametrize(("locale", "where"), [("en-US", ONE), ("fr", "@ann")])
async def test_a_player_who_sees_no_picture_wins_the_tutorial(
    room: Room, locale: str, where: str
) -> None:
    """In a channel of a server, and in direct messages with the bot."""
    room.locale = locale
    await room.open_game(ANN, where=where, survivors="Amy, Doug, Josh, Ned")

    await Listener(room, locale, hurry_out, where).play()

    await has_won(room, locale, where)


SEED = "fox"
ORDER = "Barbara, Ben, Harry, Helen, Judy, Tom"
"""With these dice, and survivors in this order, Ann barricades all eight windows in time.

Survivors whom nobody chose are dealt in another order in every game.
"""


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_player_who_sees_no_picture_wins_the_first_scene_of_living_dead(
    discord: LocalDiscord, tmp_path: Path, locale: str
) -> None:
    """The windows, the wood, and the dead in the house are followed by the board's text alone."""
    async with running(discord, tmp_path, SEED) as room:
        room.locale = locale
        await room.slash(ANN, "game new", game="living-dead", mission="S1")
        await room.slash(ANN, "game join", survivors=ORDER)
        await room.slash(ANN, "game start")

        await Listener(room, locale, board_up).play()

        await has_won(room, locale, ONE)


async def has_won(room: Room, locale: str, where: str) -> None:
    told = [one.content for one in await room.told(where)]
    assert any(WORDS[locale]["won"] in text for text in told), told[-3:]
