"""Gives the answers that another process promised and could not give any more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import aiohttp
import discord
from discord.webhook.async_ import async_context

from bot.base.log import log
from bot.base.words import say
from bot.channel.interactions import fate_of, shortened
from bot.channel.pending_replies import PendingReply

LOADING = discord.MessageFlags(loading=True).value
"""The flag of a message that still reads "thinking..."."""


async def redeem(
    session: aiohttp.ClientSession, application: int, promise: PendingReply, told: str | None
) -> bool:
    """Give the answer `told` that another process promised; False if that may work later.

    Without `told`, the answer is that nothing was done. A message that shows an answer already, to
    this interaction or to a later one, stays as it is.
    """
    adapter, here = async_context.get(), (application, promise.token)
    try:
        shown = await adapter.get_original_interaction_response(*here, session=session)
        thinking = bool(int(shown.get("flags", 0)) & LOADING)
        text = shortened(told or say(promise.language, "interrupted"))
        if thinking or (told and shown["content"] != text and not _is_answered(shown, promise)):
            edited: dict[str, Any] = {"content": text, "components": []}
            edited["allowed_mentions"] = {"parse": []}
            await adapter.edit_original_interaction_response(*here, session=session, payload=edited)
            log().info("promise-redeemed", interaction=promise.id)
    except discord.HTTPException as error:
        log().warning("promise-not-redeemed", status=error.status, code=error.code)
        return fate_of(error) != "later"
    except (aiohttp.ClientError, OSError) as error:
        log().warning("promise-not-redeemed", error=type(error).__name__)
        return False
    return True


def _is_answered(shown: Mapping[str, Any], promise: PendingReply) -> bool:
    """Whether the message already answers this interaction, or a later one.

    It does if this interaction created it, or if it was edited after this interaction.
    """
    stamp: str | None = shown["edited_timestamp"]
    edited = discord.utils.parse_time(stamp)
    own = dict[str, Any](shown.get("interaction_metadata") or {}).get("id") == str(promise.id)
    return own or (edited is not None and edited > discord.utils.snowflake_time(promise.id))
