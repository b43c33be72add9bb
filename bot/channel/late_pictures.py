"""Pictures that are drawn after their words were shown, and are edited in.

A picture is never put into a message that shows a newer answer by then. The picture of a menu is
dropped when the same person gets a newer menu, or when the table has moved on.
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
"""The task that draws a reply's picture and returns the reply with it."""
Show = Callable[[Reply], Awaitable[None]]


@dataclass(slots=True, eq=False)
class _Pending:
    person: int
    channel: int | None
    passing: bool
    drawing: Drawing
    bringing: asyncio.Task[None]

    async def drop(self) -> None:
        """Stop the drawing; return when its picture is shown, or never will be."""
        self.drawing.cancel()
        await asyncio.wait({self.bringing}, timeout=EDIT_SECONDS)
        self.bringing.cancel()


@dataclass(slots=True)
class LatePictures:
    """The pictures that are drawn for messages already shown; call `close` when the bot ends."""

    _pending: dict[int, _Pending] = field(default_factory=dict[int, _Pending])
    """By the message that they belong to."""

    def bring(
        self, interaction: discord.Interaction, words: Reply, drawing: Drawing, show: Show
    ) -> None:
        """Call `show` with the whole reply when its picture is drawn; `words` are shown already."""
        message = message_of(interaction)
        bringing = asyncio.create_task(_bring(drawing, show), name="late picture")
        person, channel = interaction.user.id, interaction.channel_id
        mine = _Pending(person, channel, words.passing, drawing, bringing)
        self._pending[message] = mine

        def over(_: asyncio.Task[None]) -> None:
            if self._pending.get(message) is mine:
                del self._pending[message]

        bringing.add_done_callback(over)

    async def make_way(self, interaction: discord.Interaction, reply: Reply) -> None:
        """Before this reply is shown, drop the late pictures that it replaces."""
        message, here = message_of(interaction), (interaction.user.id, interaction.channel_id)
        for number, one in list(self._pending.items()):
            passed = one.passing and reply.passing and (one.person, one.channel) == here
            if number == message or passed:
                await one.drop()

    async def close(self) -> None:
        """Cancel all late pictures."""
        pending = list(self._pending.values())
        for one in pending:
            one.drawing.cancel()
            one.bringing.cancel()
        await asyncio.gather(*(one.bringing for one in pending), return_exceptions=True)


def message_of(interaction: discord.Interaction) -> int:
    """The id of the interaction that created the message in which this one is answered."""
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
