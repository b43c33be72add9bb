"""Splits one long post over several Discord messages.

For each table the bot keeps a record, called the notes (`grown`), of the post that it sent last:
which post it is, and how many of its lines are in which message. Only the last message of a post,
the *growing* one, is edited. When it is full, the post goes on in a new message.
"""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from bot.base.words import cut
from bot.channel.compose import Post
from bot.store.records import Json

MOST = 2000
"""The most characters of a message."""


def going_on(posts: list[Post], grown: Json, told: int) -> list[Post]:
    """Return the posts that are not complete: the one that `grown` is about, and all after it.

    If `posts` does not contain that one any more, return the posts with rows after the row `told`.
    """
    found = [number for number, post in enumerate(posts) if is_of(grown, post)]
    return posts[found[0] :] if found else [post for post in posts if post.last > told]


def nothing_of(post: Post) -> Json:
    """Return the notes (see above) for a post of which no line has been sent yet."""
    kept: Json = {"key": post.key, "first": post.first, "place": post.place}
    return kept | {"during": post.during, "message": 0, "board": False}


def is_of(grown: Json, post: Post) -> bool:
    """Whether the notes `grown` are about this post.

    Notes stored by the former release have no `place`; they name the post by its key.
    """
    if "place" not in grown:
        return grown.get("key") == post.key
    return (grown["first"], grown["place"]) == (post.first, post.place)


def board_due(post: Post, grown: Json) -> bool:
    """Whether the post shows a board that none of its messages has yet."""
    return post.picture is not None and not grown["board"]


def lines_of(post: Post) -> list[str]:
    """The lines of a post; a line too long for one message is cut."""
    lines = post.text.split("\n") if post.text else []
    return [cut(line, MOST) for line in lines]


def skipped(grown: Json) -> int:
    """How many lines of the post are in messages before the growing one."""
    return int(grown.get("skip", 0))


def grown_text(post: Post, grown: Json) -> str:
    """The text that the growing message should have."""
    return "\n".join(lines_of(post)[skipped(grown) :])


def remember(grown: Json, message: int, text: str) -> None:
    """Note that `message` shows `text` now, by a checksum and the number of lines of the text."""
    grown["message"] = message
    grown["lines"], grown["sum"] = text.count("\n") + 1, crc32(text.encode())


def says(grown: Json, text: str) -> bool:
    """Whether the growing message shows this text already."""
    return grown.get("sum") == crc32(text.encode())


def leave(grown: Json, post: Post) -> None:
    """Note that the growing message is not edited any more: the post goes on in a new message.

    The new message begins after the lines that the growing one shows. If these lines have changed
    since, the new message repeats them in their new form.
    """
    lines = lines_of(post)[skipped(grown) :][: int(grown.get("lines", 0))]
    # Lines of a post that is longer than a message are never repeated.
    kept = len(grown_text(post, grown)) > MOST or says(grown, "\n".join(lines))
    grown["skip"] = skipped(grown) + (len(lines) if kept else 0)
    grown["message"], grown["again"] = 0, grown.get("again", 0) + 1


def fitting(lines: list[str]) -> str:
    """Join the first of these lines, as many as one message holds."""
    text = "\n".join(lines)
    return text if len(text) <= MOST else text[: text.rfind("\n", 0, MOST + 1)]


def one_board_of(posts: Iterable[Post], last: int) -> None:
    """Remove all boards but that of the last post, and draw that one as it is after row `last`."""
    due = [one for one in posts if one.picture is not None]
    for one in due:
        one.picture = last if one is due[-1] else None
