"""Answers that were promised to Discord and not given yet, kept in case the process ends before.

Discord lets an interaction be answered for a quarter of an hour, by its token. The token is stored
while somebody reads "thinking...", and no longer; nothing ever logs it.

It is written before Discord is told that an answer comes, ahead of everything else that waits to
be written; those of one moment share a transaction. Where that takes long, Discord is told first,
and what the person asked for still waits until the token is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field

import discord
from sqlalchemy import select

from bot.base.log import log
from bot.base.words import language_of
from bot.store.schema import PROMISES
from bot.store.storage_errors import classify
from bot.store.store import Store

TOKEN_SECONDS = 15 * 60
AHEAD_SECONDS = 0.1
"""So long at most Discord waits for a token to be stored before it is told that an answer comes."""
WAIT_SECONDS = 1.0
"""So long at most what was asked for waits for it, after that."""
FLUSH_SECONDS = 1.0
"""So long at most a token stays stored after its answer."""


@dataclass(frozen=True, slots=True)
class PendingReply:
    """An interaction that waits for its answer."""

    id: int
    token: str = field(repr=False)
    language: str
    guild: int
    """Its server; 0 for a direct message."""
    at: int


Redeem = Callable[[PendingReply, str | None], Awaitable[bool]]
"""Gives a promised answer, None where nothing was done; False where that may work later."""


@dataclass(slots=True)
class PendingReplies:
    """The open promises of this bot; `close` when it ends."""

    store: Store
    _made: dict[int, PendingReply] = field(default_factory=dict[int, PendingReply])
    _kept: set[int] = field(default_factory=set[int])
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _flushing: asyncio.TimerHandle | None = None
    _writing: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])
    _closed: bool = False

    def make(self, interaction: discord.Interaction) -> asyncio.Future[None]:
        """Begins to keep what is needed to answer; done when it is kept, or cannot be."""
        if self._closed:
            done = asyncio.get_running_loop().create_future()
            done.set_result(None)
            return done
        number, language = interaction.id, language_of(interaction.locale)
        where, now = interaction.guild_id or 0, int(time.time())
        self._made[number] = PendingReply(number, interaction.token, language, where, now)
        return self._begin_to_write()

    def keep(self, number: int) -> None:
        """The answer was given, or can be given no more: the token is forgotten."""
        if self._made.pop(number, None) is None:
            self._kept.add(number)
        if self._kept and self._flushing is None and not self._closed:
            self._flushing = asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._flush)

    async def close(self) -> None:
        """Forgets the tokens of answers that were given; the others are for the next start."""
        self._closed = True
        if self._flushing is not None:
            self._flushing.cancel()
        await asyncio.gather(*self._writing)
        await self._write()

    async def redeem(self, give: Redeem) -> bool:
        """Answers what a process that ended had promised; whether nothing is left to do."""
        left = False
        for one in await self.open():
            later = False
            with self.store.failing.alone("promise-not-redeemed", one.id):
                later = one.at >= time.time() - TOKEN_SECONDS and not await give(
                    one, await self.store.reply_to(one.id)
                )
            if later:
                left = True
            else:
                self._kept.add(one.id)
        await self._write()
        return not left

    async def open(self) -> list[PendingReply]:
        """Those of our servers that nobody has kept yet."""
        rows = await self.store.ask(select(PROMISES).where(self.store.shard.of(PROMISES.c.guild)))
        return [PendingReply(row.id, row.token, row.language, row.guild, row.at) for row in rows]

    def _flush(self) -> None:
        self._flushing = None
        self._begin_to_write()

    def _begin_to_write(self) -> asyncio.Task[None]:
        writing = asyncio.create_task(self._write(), name="promises")
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return writing

    async def _write(self) -> None:
        """Writes all that gathered meanwhile at once; one after the other, never two."""
        async with self._turn, _quietly():
            made, self._made = self._made, {}
            kept, self._kept = self._kept, set[int]()
            if not made and not kept:
                return
            gone = PROMISES.delete().where(PROMISES.c.id.in_([*kept, *made]))
            rows = [PROMISES.insert().values(**asdict(one)) for one in made.values()]
            await self.store.change(gone, *rows, first=True)


@asynccontextmanager
async def _quietly() -> AsyncGenerator[None]:
    """Nobody's move fails because a promise could not be written.

    Only the sort of error is logged: its words would hold the token.
    """
    try:
        yield
    except Exception as error:
        if classify(error) is None:
            log().warning("promise-not-kept", error=type(error).__name__)
