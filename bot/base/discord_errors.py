"""What a refusal of Discord means for the table that was to be told.

Some refusals are for good: what was sent is never taken, so it is left out and said so. Some last
until somebody changes something: a permission, a locked thread. The rest mends itself.
"""

from __future__ import annotations

import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_MEMBER = (10007, 10013)
"""Somebody who is not on the server; whom Discord does not know at all."""
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
NOT_TO_EDIT = (UNKNOWN_MESSAGE, 20022, 30046, 50005, 50021)
"""One message that cannot be edited or deleted: it is gone; it was edited too often, in a channel
that others follow or after its first hour (both sent as 429); it is somebody else's; it is
Discord's own."""
ARCHIVED_THREAD, LOCKED_THREAD = 50083, 160005
FILE_CODES = (40005, 50045, 50046)
"""A request, or a file of it, that is too large; a file that is none."""
TOO_LARGE = 413
PASSING = (401, 408, 429)
"""Refusals of the moment, though their numbers are those of lasting ones."""

WITHOUT_PICTURE, REFUSED = "without-picture", "refused"
NO_ACCESS, LOCKED, FORBIDDEN = CLOSED = ("no-access", "locked", "forbidden")
"""Why a table is not told, or not all of it; each has its sentence `untold-...`."""
GONE = "gone"
"""There is nobody left to be told of that."""


def lasting(error: discord.HTTPException) -> str:
    """Why nothing can be written here until somebody changes something; else empty."""
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
    """Whether Discord refuses just this message for good; another one may be taken."""
    passes = error.status >= 500 or error.status in PASSING
    return error.code in NOT_TO_EDIT or not (passes or lasting(error))


def is_not_deletable(error: discord.HTTPException) -> bool:
    """Whether a message stays although it is to go: for good, or as somebody else's."""
    return is_final(error) or error.code == MISSING_PERMISSIONS


def is_archived(error: discord.HTTPException) -> bool:
    """Nothing in there can be changed, but what is written wakes a thread that is not locked."""
    return error.code == ARCHIVED_THREAD


def about_files(error: discord.HTTPException) -> bool:
    """Whether the same without its files may be taken."""
    named = "attachments" in error.text or "files" in error.text
    barred = error.code == MISSING_PERMISSIONS
    return is_too_large(error) or barred or (error.status == 400 and named)


def is_too_large(error: discord.HTTPException) -> bool:
    return error.status == TOO_LARGE or error.code in FILE_CODES
