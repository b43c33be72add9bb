"""Edits pictures and better words into messages that are shown already.

They are dropped if the message shows a newer answer by then. Those of a menu are also dropped when
the same person gets a newer menu in the same channel, or when the table has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import discord

from bot.base.log import log
from bot.base.replies import Reply

LATE_SECONDS = 60.0
"""Seconds after which a picture that is not drawn yet is given up."""
EDIT_SECONDS = 3.0
"""The most seconds that a newer answer waits for an older picture that is being sent."""

Drawing = asyncio.Task[Reply]
"""The task that makes a reply's picture or better words, and returns the reply with them."""
Show = Callable[[Reply], Awaitable[None]]


@dataclass(slots=True, eq=False)
class _Pending:
    message: int
    person: int
    channel: int | None
    passing: bool
    drawing: Drawing
    bringing: asyncio.Task[None]

    async def drop(self) -> None:
        """Cancel the drawing. If its picture is being sent already, wait at most EDIT_SECONDS for
        that."""
        self.drawing.cancel()
        await asyncio.wait({self.bringing}, timeout=EDIT_SECONDS)
        self.bringing.cancel()


@dataclass(slots=True)
class LatePictures:
    """The drawings for messages that are shown already; call `close` when the bot ends."""

    _pending: set[_Pending] = field(default_factory=set[_Pending])
    """A message can have two entries, for its picture and for its better words."""

    def bring(
        self, interaction: discord.Interaction, words: Reply, drawing: Drawing, show: Show
    ) -> None:
        """Call `show` with the reply that `drawing` returns; the reply `words` is shown already."""
        bringing = asyncio.create_task(_bring(drawing, show), name="late picture")
        person, channel = interaction.user.id, interaction.channel_id
        message = message_of(interaction)
        mine = _Pending(message, person, channel, words.passing, drawing, bringing)
        self._pending.add(mine)
        bringing.add_done_callback(lambda _: self._pending.discard(mine))

    async def make_way(self, interaction: discord.Interaction, reply: Reply) -> None:
        """Drop the drawings for answers that `reply` replaces; call this before `reply` is
        shown."""
        message, here = message_of(interaction), (interaction.user.id, interaction.channel_id)
        for one in list(self._pending):
            passed = one.passing and reply.passing and (one.person, one.channel) == here
            if one.message == message or passed:
                await one.drop()

    async def close(self) -> None:
        """Cancel everything that is still being drawn or sent."""
        pending = list(self._pending)
        for one in pending:
            one.drawing.cancel()
            one.bringing.cancel()
        await asyncio.gather(*(one.bringing for one in pending), return_exceptions=True)


def message_of(interaction: discord.Interaction) -> int:
    """Return the id of the interaction that created the message in which `interaction` is
    answered."""
    pressed = interaction.message
    if pressed is None or not pressed.flags.ephemeral or pressed.interaction_metadata is None:
        return interaction.id
    return pressed.interaction_metadata.id


async def _bring(drawing: Drawing, show: Show) -> None:
    try:
        async with asyncio.timeout(LATE_SECONDS):
            reply = await drawing
    except TimeoutError:
        log().info("without-picture")
    else:
        await show(reply)
