"""A post that grows: what is kept of it says how much of it stands in which message."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from bot.channel.compose import Post
from bot.store.records import Json

MOST = 2000
"""Characters of a message."""


def going_on(posts: list[Post], grown: Json, told: int) -> list[Post]:
    """The posts from the one that is growing on: what came before it was told.

    Where its rows are gone, those with anything after the row that was `told` last.
    """
    found = [number for number, post in enumerate(posts) if is_of(grown, post)]
    return posts[found[0] :] if found else [post for post in posts if post.last > told]


def nothing_of(post: Post) -> Json:
    """What is kept of a post before anything of it was sent."""
    kept: Json = {"key": post.key, "first": post.first, "place": post.place}
    return kept | {"during": post.during, "message": 0, "board": False}


def is_of(grown: Json, post: Post) -> bool:
    """Whether that is kept of this post. The release before named no place in a row."""
    if "place" not in grown:
        return grown.get("key") == post.key
    return (grown["first"], grown["place"]) == (post.first, post.place)


def board_due(post: Post, grown: Json) -> bool:
    return post.picture is not None and not grown["board"]


def lines_of(post: Post) -> list[str]:
    """Its lines; of one that no message holds, the beginning."""
    lines = post.text.split("\n") if post.text else []
    return [line if len(line) <= MOST else f"{line[: MOST - 1]}…" for line in lines]


def skipped(grown: Json) -> int:
    """How many lines of the post stood in messages before the one that grows."""
    return int(grown.get("skip", 0))


def grown_text(post: Post, grown: Json) -> str:
    """What the message that grows is to say."""
    return "\n".join(lines_of(post)[skipped(grown) :])


def remember(grown: Json, message: int, text: str) -> None:
    """The message says this now; a few figures tell it from anything else."""
    grown["message"] = message
    grown["lines"], grown["sum"] = text.count("\n") + 1, crc32(text.encode())


def says(grown: Json, text: str) -> bool:
    return grown.get("sum") == crc32(text.encode())


def leave(grown: Json, post: Post) -> None:
    """The rest goes into a new message; all of it, if the post reads otherwise by now."""
    lines = lines_of(post)[skipped(grown) :][: int(grown.get("lines", 0))]
    # What no message holds is no story that is told anew: it only ever goes on.
    kept = len(grown_text(post, grown)) > MOST or says(grown, "\n".join(lines))
    grown["skip"] = skipped(grown) + (len(lines) if kept else 0)
    grown["message"], grown["again"] = 0, grown.get("again", 0) + 1


def fitting(lines: list[str]) -> str:
    """As many lines as a message holds."""
    text = "\n".join(lines)
    return text if len(text) <= MOST else text[: text.rfind("\n", 0, MOST + 1)]


def one_board_of(posts: Iterable[Post], last: int) -> None:
    """Of several boards only the newest is shown, in the state after the last row."""
    due = [one for one in posts if one.picture is not None]
    for one in due:
        one.picture = last if one is due[-1] else None
