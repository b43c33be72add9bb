"""The messages of one table: sends, edits and replaces them, and keeps how far it came.

The pointer moves after the message, and a message sent again carries the nonce of the first time:
so whatever is killed in between, everything is told and nothing twice.
"""

from __future__ import annotations

import io
import json
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

import engine
from bot import metrics
from bot.export import PlayedOtherwise, export_game
from bot.games import face_of
from bot.pictures import Picture, Pictures
from bot.records import Json, LogRow, Record, standing
from bot.replaying import replay_of_table
from bot.status import Status
from bot.store import Store
from bot.telling import Ending, Post, Teller
from bot.words import say

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as it stood at one moment; `view` is a spectator's."""

    record: Record
    status: Status
    view: Any
    ending: Ending | None


@dataclass(slots=True)
class Posting:
    """Speaks in one table's channel."""

    store: Store
    pictures: Pictures
    room: discord.PartialMessageable
    talk: Json | None = None
    """What is kept: the message that grows, the status message and whether others lie below it,
    who was called."""
    told: int = 0
    shown: str = ""
    """The status message's face as last sent or edited by this process."""
    texts: dict[int, str] = field(default_factory=dict[int, str])
    """The growing message's text as last sent by this process."""
    covered: bool = False
    """Something that is no part of the log was posted below the status message."""

    async def tell(self, scene: Scene) -> None:
        """Tells what is untold and brings the status message up to date.

        The pointer moves last: whoever is killed before that does it all again, and finds done
        what was done.
        """
        if self.talk is None:
            await self._remember(scene.record.id)
        await self._tell_log(scene)
        await self._show_status(scene)
        if self.told != scene.record.last:
            self.told = scene.record.last
            await self._keep(scene.record)

    async def _remember(self, table: int) -> None:
        """Where the last process, or this one a while ago, left off."""
        kept = await self.store.record(table)
        if kept is not None:
            self.talk, self.told = dict(kept.talk), kept.told

    # ------------------------------------------------------------ the log

    async def _tell_log(self, scene: Scene) -> None:
        record, talk = scene.record, self._talk()
        if self.told >= record.last:
            return
        grown: Json | None = talk.get("gathered")
        after = int(grown["first"]) - 1 if grown else self.told
        rows = [row for row in await self.store.rows(record.id, after) if row.number <= record.last]
        teller = Teller(record, scene.ending)
        during: int | None = grown["during"] if grown else None
        earlier = [] if during is None else await self._told_of(record, during, after)
        posts = teller.compose(rows, during=during, earlier=earlier)
        for post in _from(posts, grown["key"] if grown else None):
            await self._post(scene, post)
        metrics.PUBLISH_LAG.observe(max(0.0, time.time() - rows[-1].at))

    async def _told_of(self, record: Record, command: int, until: int) -> list[engine.Event]:
        """What was told of a command up to that row."""
        rows = [row for row in await self.store.rows(record.id) if row.number <= until]
        mine = [row for row in standing(rows) if row.command == command]
        return [event for row in mine for event in row.happened()]

    async def _post(self, scene: Scene, post: Post) -> None:
        """Sends a post, or edits the message it already has."""
        grown = self._talk().get("gathered")
        if grown and grown["key"] == post.key:
            await self._grow(scene, post, int(grown["message"]))
            return
        picture = await self._picture(scene, post)
        nonce = f"{scene.record.id}-{post.first}-{post.key[0]}"
        message = await self.room.send(
            post.text,
            files=[*_files(picture), *await self._last_files(scene, post)],
            nonce=nonce,
            allowed_mentions=NOBODY,
        )
        if message.content != post.text and not picture:
            await message.edit(content=post.text, allowed_mentions=NOBODY)
        self.texts = {message.id: post.text}
        self._talk()["gathered"] = {
            "key": post.key,
            "first": post.first,
            "during": post.during,
            "message": message.id,
            "board": bool(picture),
        }
        self._talk()["buried"] = True
        await self._keep(scene.record)

    async def _grow(self, scene: Scene, post: Post, message: int) -> None:
        grown = self._talk()["gathered"]
        new_board = post.picture is not None and not grown["board"]
        if self.texts.get(message) == post.text and not new_board:
            return
        edited = self.room.get_partial_message(message)
        try:
            if new_board:
                files = _files(await self._picture(scene, post))
                await edited.edit(content=post.text, attachments=files, allowed_mentions=NOBODY)
                grown["board"] = True
            else:
                await edited.edit(content=post.text, allowed_mentions=NOBODY)
        except discord.NotFound:
            # Somebody deleted it: what it said was told, the rest follows in new messages.
            return
        self.texts = {message: post.text}

    async def _picture(self, scene: Scene, post: Post) -> Picture | None:
        """The board as it stood after the post's row."""
        if post.picture is None:
            return None
        record = scene.record
        later = await self.store.next_snapshot(record.id, post.picture)
        view = engine.load_table(later[1]).view() if later else scene.view
        if view is None:
            return None
        events = await self._since_last_picture(record, post.picture)
        self._talk()["pictured"] = post.picture
        sights = face_of(record.ruleset).sights
        drawing = partial(sights.board, view, record.language, record.names, events=events)
        return await self.pictures.draw(drawing)

    async def _since_last_picture(self, record: Record, row: int) -> list[engine.Event]:
        """What everybody was told in the rows after the last picture's; none before the first."""
        last = self._talk().get("pictured")
        if last is None:
            return []
        rows = await self.store.rows(record.id, int(last))
        until = [one for one in rows if one.number <= row]
        return [event for one in standing(until) for event in one.happened()]

    async def _last_files(self, scene: Scene, post: Post) -> list[discord.File]:
        """With the end: the poster, and the whole game for whoever wants to recompute its dice."""
        if not post.seed:
            return []
        record = scene.record
        rows = [row for row in await self.store.rows(record.id) if row.number <= post.last]
        poster = await self.pictures.draw(partial(_poster, record, rows, post.seed))
        game = export_game(rows, ruleset=record.ruleset, seed=post.seed)
        content = io.BytesIO(game.model_dump_json(indent=1).encode())
        about = say(record.language, "game-file")
        name = f"game-{record.id}.json"
        return [*_files(poster), discord.File(content, name, description=about)]

    # ------------------------------------------------------------ the status message

    async def _show_status(self, scene: Scene) -> None:
        """Edits the status message; sends it anew below others and to call somebody."""
        talk, status = self._talk(), scene.status
        called = list(status.called)
        newly = [seat for seat in called if seat not in talk.get("called", [])]
        old = talk.get("status")
        face = _face(status)
        buried, self.covered = talk.get("buried") or self.covered, False
        if old and not buried and not newly:
            if self.shown != face and not await self._edit_status(int(old["message"]), status):
                await self._send_status(scene, newly)
        else:
            if old:
                await self._delete(int(old["message"]))
            await self._send_status(scene, newly)
        self.shown = face
        if talk.get("called") != called:
            talk["called"] = called
            await self._keep(scene.record)

    async def _send_status(self, scene: Scene, newly: list[str]) -> None:
        talk, status = self._talk(), scene.status
        count = int((talk.get("status") or {"count": 0})["count"]) + 1
        pinged = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(int(seat)) for seat in newly]
        )
        message = await self.room.send(
            status.text,
            view=status.view,
            nonce=f"{scene.record.id}-s{count}",
            allowed_mentions=pinged,
        )
        talk["status"] = {"message": message.id, "count": count}
        talk["called"] = list(status.called)
        talk["buried"] = False
        await self._keep(scene.record)
        if message.content != status.text:
            await self._edit_status(message.id, status)

    async def _edit_status(self, message: int, status: Status) -> bool:
        """False where the message is gone."""
        try:
            await self.room.get_partial_message(message).edit(
                content=status.text, view=status.view, allowed_mentions=NOBODY
            )
        except discord.NotFound:
            return False
        return True

    async def _delete(self, message: int) -> None:
        try:
            await self.room.get_partial_message(message).delete()
        except discord.NotFound:
            self.shown = ""

    # ------------------------------------------------------------ what is kept

    def _talk(self) -> Json:
        if self.talk is None:
            raise AssertionError("tell() reads what is kept before anything else")
        return self.talk

    async def _keep(self, record: Record) -> None:
        record.told, record.talk = self.told, self._talk()
        await self.store.note_talk(record)


def _from(posts: list[Post], key: str | None) -> list[Post]:
    """The posts from the one with that key on: what came before it was told."""
    keys = [post.key for post in posts]
    return posts[keys.index(key) :] if key in keys else posts


def _files(picture: Picture | None) -> list[discord.File]:
    if picture is None:
        return []
    name, content, alt = picture
    return [discord.File(io.BytesIO(content), name, description=alt)]


def _poster(record: Record, rows: list[LogRow], seed: str) -> Picture | None:
    """None for a game that earlier rules played otherwise: its figures would be wrong."""
    try:
        told = replay_of_table(record, rows, seed)
    except PlayedOtherwise:
        return None
    return face_of(record.ruleset).reel.poster(told)


def _face(status: Status) -> str:
    return json.dumps([status.text, status.view.to_components()])


__all__ = ["Ending", "LogRow", "Posting", "Scene"]
