"""Sorts Discord's refusals of a message by what the bot can do about each.

There are three kinds. A permanent refusal means that Discord never accepts this message or file:
the bot leaves it out and tells the table that something is missing. Other refusals last until
somebody changes something, such as a permission or a locked thread. All others pass by themselves.
"""

from __future__ import annotations

import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_MEMBER = (10007, 10013)
"""Discord's codes for a person who is not on the server, and for a person who does not exist."""
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
NOT_TO_EDIT = (UNKNOWN_MESSAGE, 20022, 30046, 50005, 50021)
"""Discord's codes for a message that cannot be edited or deleted.

The message is gone (10008); or the message was edited too often, either in an
announcement channel (20022) or after its first hour (30046), both with status 429; or another user
(50005) or Discord itself (50021) wrote it.
"""
ARCHIVED_THREAD, LOCKED_THREAD = 50083, 160005
FILE_CODES = (40005, 50045, 50046)
"""Discord's codes for a request or file that is too large, and for a file that is not valid."""
TOO_LARGE = 413
PASSING = (401, 408, 429)
"""HTTP statuses from 400 to 499 of refusals that pass by themselves; the others there do not."""

WITHOUT_PICTURE, REFUSED = "without-picture", "refused"
NO_ACCESS, LOCKED, FORBIDDEN = CLOSED = ("no-access", "locked", "forbidden")
"""Reasons why a channel did not get a table's message, or not all of it.

The text `untold-<reason>` explains each to the players. `CLOSED` are the reasons for which the bot
can write nothing in the channel.
"""
GONE = "gone"
"""The reason if the channel no longer exists. It has no text, because nobody could read it."""


def lasting(error: discord.HTTPException) -> str:
    """Return why the bot can write nothing in the channel: one of `CLOSED`, or `GONE`.

    Such a refusal lasts until somebody changes a permission or the channel. Return an empty string
    for any other refusal.
    """
    if error.code in NOT_TO_EDIT:
        return ""
    if error.code in (ARCHIVED_THREAD, LOCKED_THREAD):
        return LOCKED
    if error.code == MISSING_ACCESS:
        return NO_ACCESS
    if error.status == 404:
        return GONE
    return FORBIDDEN if error.status == 403 else ""


def is_final(error: discord.HTTPException) -> bool:
    """Whether Discord refuses this message permanently; it may still take another one."""
    passes = error.status >= 500 or error.status in PASSING
    return error.code in NOT_TO_EDIT or not (passes or lasting(error))


def is_not_deletable(error: discord.HTTPException) -> bool:
    """Whether the bot cannot delete a message: nobody can, or it is somebody else's."""
    return is_final(error) or error.code == MISSING_PERMISSIONS


def is_archived(error: discord.HTTPException) -> bool:
    """Whether the thread is archived: messages in it cannot be changed, but a new one wakes it."""
    return error.code == ARCHIVED_THREAD


def about_files(error: discord.HTTPException) -> bool:
    """Whether Discord may take the same message if its files are left out."""
    named = "attachments" in error.text or "files" in error.text
    barred = error.code == MISSING_PERMISSIONS
    return is_too_large(error) or barred or (error.status == 400 and named)


def is_too_large(error: discord.HTTPException) -> bool:
    """Whether Discord refused the message for its size, or one of its files as too large or
    invalid.
    """
    return error.status == TOO_LARGE or error.code in FILE_CODES
