"""Replies that were promised to Discord and not given yet, stored in case the process ends before.

Discord lets an interaction be answered for 15 minutes, by its token. The token is stored while
somebody reads "thinking...", and for a few seconds more; nothing ever logs it.

The token is written before Discord is told that an answer comes, and ahead of all other waiting
writes; tokens that arrive together share a transaction. If the write takes long, Discord is told
first, and the person's request waits a little more for the write.
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
"""The most seconds to wait for a token to be stored before Discord is told that an answer comes.

If Discord were told first and the process were killed then, no later start could answer.
"""
WAIT_SECONDS = 1.0
"""The most seconds that the person's request then still waits for the token to be stored."""
FLUSH_SECONDS = 15.0
"""The most seconds for which a token stays stored after its answer.

It is removed earlier if another token is stored or the bot ends.
"""


@dataclass(frozen=True, slots=True)
class PendingReply:
    """An interaction that waits for its answer."""

    id: int
    token: str = field(repr=False)
    language: str
    guild: int
    """The server of the interaction; 0 for a direct message."""
    at: int
    """When it was promised, in seconds since the epoch."""


Redeem = Callable[[PendingReply, str | None], Awaitable[bool]]
"""Gives the stored text as the promised reply; for None, says that nothing was done.

Returns False if a later try may succeed.
"""


@dataclass(slots=True)
class PendingReplies:
    """The replies that this bot has promised; call `close` when it ends."""

    store: Store
    flush_seconds: float = FLUSH_SECONDS
    _made: dict[int, PendingReply] = field(default_factory=dict[int, PendingReply])
    _kept: set[int] = field(default_factory=set[int])
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _flushing: asyncio.TimerHandle | None = None
    _writing: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])
    _closed: bool = False

    def make(self, interaction: discord.Interaction) -> asyncio.Future[None]:
        """Begin to store the interaction's token.

        The returned future is done when the token is stored, or when that has failed.
        """
        if self._closed:
            done = asyncio.get_running_loop().create_future()
            done.set_result(None)
            return done
        number, language = interaction.id, language_of(interaction.locale)
        where, now = interaction.guild_id or 0, int(time.time())
        self._made[number] = PendingReply(number, interaction.token, language, where, now)
        return self._begin_to_write()

    def keep(self, number: int) -> None:
        """Delete the token of the interaction `number` soon, because nobody waits for it any more.

        Call this when the interaction was answered, or can no longer be answered.
        """
        if self._made.pop(number, None) is None:
            self._kept.add(number)
        if self._kept and self._flushing is None and not self._closed:
            loop = asyncio.get_running_loop()
            self._flushing = loop.call_later(self.flush_seconds, self._flush)

    async def close(self) -> None:
        """Delete the tokens of answered interactions; those of the others stay for the next
        start."""
        self._closed = True
        if self._flushing is not None:
            self._flushing.cancel()
        await asyncio.gather(*self._writing)
        await self._write()

    async def redeem(self, give: Redeem) -> bool:
        """Call `give` for each reply that an ended process promised; return whether all are
        settled."""
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
        """Return the stored promises to people on the servers of this shard."""
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
        """Store the new tokens and delete the settled ones in one transaction; writes never
        overlap."""
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
    """Ignore errors in the block: no move may fail because a token could not be stored.

    Only the type of an error is logged, because its message could contain the token.
    """
    try:
        yield
    except Exception as error:
        if classify(error) is None:
            log().warning("promise-not-kept", error=type(error).__name__)
