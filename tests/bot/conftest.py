"""The shipped bot on a local Discord, and people who play it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from structlog.testing import capture_logs

import engine
from bot.app.client import Graveyard
from bot.base.endpoint import point_discord_at
from bot.base.thinking_worker import ThinkingWorker
from bot.base.words import LANGUAGES, say
from bot.practice.interactions import Interaction
from bot.practice.limits import SELECTS
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, GUILD_ID, Person
from bot.practice.rates import Pace
from bot.practice.records import Message, walk_components
from bot.store.store import Store
from bot.table.tables import Game
from tests.databases import POSTGRESQL, address_in, chosen, kinds_for, make_room
from tests.postgres import server
from tests.practice.conftest import ANSWER_SECONDS, openapi_file

ONE, TWO = "table-one", "table-two"
SLASH = {
    "open-door": "door",
    "take-objective": "objective",
    "make-noise": "noise",
    "end-turn": "end",
    "heal": "skill heal",
    "lend-action": "skill lend",
}
"""Commands of the game whose slash command has another name."""
BUTTONS = ("join", "leave", "start", "autopilot", "thread", "act", "hint", "end", "undo", "take")
"""What stands below status messages."""


@dataclass(slots=True)
class Room:
    """A local Discord with the bot in it; its methods are what people do and see."""

    discord: LocalDiscord
    bot: Graveyard
    store: Store
    locale: str = "en-US"

    async def slash(
        self, who: Person, command: str, where: str = ONE, locale: str = "", **options: Any
    ) -> str:
        """Types a command; returns what that person reads in the end."""
        asked = await self.begin(who, command, where, locale, **options)
        return (await self.discord.wait(asked)).text

    async def begin(
        self, who: Person, command: str, where: str = ONE, locale: str = "", **options: Any
    ) -> Interaction:
        filled = {name.rstrip("_"): value for name, value in options.items()}
        return await self.discord.slash(who, where, command, filled, locale or self.locale)

    def link(self, command: str, typed: str = "") -> str:
        """A command as texts name it: to be pressed, what is typed behind it as it is."""
        offered = {one.name: one.command for one in reversed(self.discord.offered(ANN))}
        return f"</{command}:{offered[command]['id']}>" + (f" `{typed}`" if typed else "")

    async def press(self, who: Person, label: str, where: str = ONE, locale: str = "") -> str:
        """Presses a button of the status message; returns the private answer."""
        status = await self.status(where)
        asked = await self.discord.press(who, status, label, locale or self.locale)
        return (await self.discord.wait(asked)).text

    async def moderate(self, who: Person, deed: str, where: str = ONE, **options: Any) -> str:
        """Types a moderator's command and presses the button below its preview."""
        return (await self.confirm(who, f"mod {deed}", where, **options)).text

    async def confirm(
        self, who: Person, command: str, where: str = ONE, **options: Any
    ) -> Interaction:
        """Types a command and presses the first button below what it asks."""
        asked = await self.begin(who, command, where, **options)
        preview = (await self.discord.wait(asked)).message
        pressed = await self.discord.press(who, preview, labels_of(preview)[0])
        return await self.discord.wait(pressed)

    async def told(self, where: str = ONE) -> list[Message]:
        """The public messages, once the bot has told everything."""
        await self.bot.publisher.settled()
        return [one for one in self.discord.messages(where) if not one.ephemeral]

    async def news(self, where: str = ONE) -> str:
        """All that the table was told, above its status."""
        return "\n".join(one.content for one in (await self.told(where))[:-1])

    async def status(self, where: str = ONE) -> Message:
        """The status message, which has every button that it names."""
        status = (await self.told(where))[-1]
        assert buttons_named_in(status.content) <= {*labels_of(status)}
        return status

    async def game(self, where: str = ONE) -> Game:
        """The game as the store has it."""
        record = await self.store.live_in(self.discord.channel(where).id)
        assert record is not None
        return engine.load_table(record.game)

    async def open_game(self, *players: Person, where: str = ONE, survivors: str = "") -> None:
        """A lobby of these players, started; the first of them goes first."""
        first, *others = players or (ANN,)
        await self.slash(first, "game new", where, game="zombicide")
        if survivors:
            await self.slash(first, "game join", where, survivors=survivors)
        for one in others:
            await self.slash(one, "game join", where)
        await self.slash(first, "game start", where)
        if others:
            await self.press(first, first.name, where)

    async def type_command(self, who: Person, command: engine.Command, where: str = ONE) -> str:
        """Types a command of the game as its slash command."""
        filled = {name: said for name, said in command.plain().items() if said is not None}
        do = str(filled.pop("do"))
        if filled.pop("pair", False):
            filled["card"] += ":pair"
        if do in ("attack", "open-door"):
            filled["with"] = filled.pop("card")
        return await self.slash(who, SLASH.get(do, do), where, **filled)


def buttons_named_in(text: str) -> set[str]:
    """The labels of a table's buttons that a text names, in whatever language it is."""
    labels = {say(language, f"button-{one}") for language in LANGUAGES for one in BUTTONS}
    return labels & {*re.findall(r"\*\*([^*]+)\*\*", text)}


def labels_of(message: Message) -> list[str]:
    """The labels of the buttons of a message."""
    parts = walk_components(message.components)
    return [str(part["label"]) for part in parts if part["type"] == 2]


def select_of(message: Message, number: int = 0) -> dict[str, Any]:
    """A select of a message."""
    return [part for part in walk_components(message.components) if part["type"] in SELECTS][number]


def choices_of(message: Message, number: int = 0) -> dict[str, str]:
    """What a select offers: label to value."""
    options: Sequence[dict[str, str]] = select_of(message, number)["options"]
    return {option["label"]: option["value"] for option in options}


@asynccontextmanager
async def running(
    discord: LocalDiscord,
    folder: Path,
    seed: str = "night",
    *,
    marks: Sequence[str] = (),
    requests: float = 100_000.0,
    address: str = "",
    thinker: ThinkingWorker | None = None,
    challenges: bool = False,
    every_game: bool = True,
    clock: bool = False,
) -> AsyncGenerator[Room]:
    """The bot at this Discord, with the games of that folder or address, until the block ends.

    It speaks in plain words where no `marks` are asked for, and as fast as it can. A menu has
    its picture, however slow the machine is, and tests need not wait long for tokens to go. Hints
    have numbers if there is a `thinker`. No challenge begins by itself unless `challenges` says
    so. The server has the commands of all games, as if it had played each, if `every_game`. Time
    passes only where a test lets it pass, unless `clock`: else a slow test is overtaken by what the
    clock does every few seconds, such as a turn of somebody absent.
    """
    point_discord_at(discord.api_url, discord.gateway_url)
    if not address:
        make_room(folder)
    store = Store(address or address_in(folder), backups=folder / "backups")
    await store.open()
    bot = Graveyard(
        store,
        pace=0.01,
        new_seed=lambda _: seed,
        marks=marks,
        requests=requests,
        thinker=thinker,
        challenges=challenges,
    )
    bot.interactions.patience = 60.0
    bot.promises.flush_seconds = 1.0
    task = asyncio.create_task(bot.start(discord.token))
    try:
        await discord.ready()
        await discord.until_offered(ANN, "game new")
        if every_game:
            await bot.server_commands.choose(GUILD_ID, [one.id for one in engine.rulesets()])
        if not clock:
            await bot.clock.close()
        yield Room(discord, bot, store)
    finally:
        await bot.close()
        await task
        await store.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    kinds = kinds_for(metafunc.definition)
    if len(kinds) > 1:
        metafunc.parametrize("database_kind", kinds, indirect=True)


@pytest.fixture(autouse=True)
def database_kind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Puts the test's tables where it is to run."""
    chosen.kind = getattr(request, "param", None) or kinds_for(request.node)[0]
    yield
    if chosen.kind == POSTGRESQL:
        server().forget_all()


@pytest.fixture(autouse=True)
def _real_endpoint_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    """The lines that the bot logs, as they come."""
    with capture_logs() as lines:
        yield lines


@pytest.fixture
def patience() -> float:
    """How long Discord waits for a first answer; tests of answers that never come say less."""
    return ANSWER_SECONDS


@pytest.fixture
async def discord(tmp_path: Path, patience: float) -> AsyncIterator[LocalDiscord]:
    """A local Discord without rate limits; everything sent must fit Discord's description."""
    path = openapi_file()
    async with LocalDiscord(
        tmp_path / "discord.sqlite3",
        openapi=path,
        message_pace=Pace(10_000, 1.0),
        patience=patience,
    ) as local:
        yield local
        assert local.violations == []


@pytest.fixture
async def room(discord: LocalDiscord, tmp_path: Path) -> AsyncIterator[Room]:
    async with running(discord, tmp_path) as found:
        yield found


@pytest.fixture
async def game(room: Room) -> Room:
    """Ann and Bob play, Ann goes first and leads Amy, Doug and Josh."""
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game join", survivors="Amy, Doug, Josh")
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    await room.press(ANN, "Ann")
    return room
