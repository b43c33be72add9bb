"""Sends, edits and replaces the messages of one table, and notes how far the table was told.

The pointer (`told`) is the newest log row that was posted; it moves after the message is sent. A
message that is sent again has the same nonce, by which Discord recognises it. So a process that is
killed leaves nothing out and posts nothing twice. Discord knows a nonce for a few minutes only, so
a message is noted within half a second; messages that follow faster share a transaction.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import discord

import engine
from bot.base import metrics
from bot.base.discord_errors import (
    REFUSED,
    UNKNOWN_MESSAGE,
    WITHOUT_PICTURE,
    about_files,
    is_archived,
    is_final,
    is_not_deletable,
    is_too_large,
)
from bot.base.drawing import Picture
from bot.base.emojis import Marks
from bot.base.links import Links
from bot.base.log import log
from bot.base.pictures import Pictures
from bot.base.words import listing, say
from bot.channel.attachments import files_of, without_pictures
from bot.channel.compose import Post, Teller
from bot.channel.ended import ended_view, poster_of
from bot.channel.guild_api import GuildApi
from bot.channel.long_posts import (
    MOST,
    board_due,
    fitting,
    going_on,
    grown_text,
    is_of,
    leave,
    lines_of,
    nothing_of,
    one_board_of,
    remember,
    says,
    skipped,
)
from bot.channel.notes import noted
from bot.kit.registry import kit_of
from bot.kit.terms import Viewpoint
from bot.store.export import export_game
from bot.store.records import Ending, Json, LogRow, Record, standing
from bot.store.row_reading import with_gaps
from bot.store.store import Store
from bot.table.status import Status
from bot.table.tables import readable

T = TypeVar("T")

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Scene:
    """A table at one moment; `view` is the game as a spectator sees it, None without a game."""

    record: Record
    status: Status
    view: Any
    ending: Ending | None


@dataclass(slots=True)
class Posting:
    """Writes in one table's channel, and keeps notes of how far the table has been told."""

    store: Store
    pictures: Pictures
    guild_api: GuildApi
    links: Links
    marks: Marks
    talk: Json | None = None
    """The stored notes: the post that may still grow, the status message, and who was pinged."""
    rewritten: bool = False
    """Whether the stored notes were changed, to remove a person, and must be read again."""
    unnoted: bool = False
    """Whether the notes have changed since they were stored."""
    told: int = 0
    """The number of the last log row that was told."""
    shown: str = ""
    """The digest of the status message as this process last sent or edited it."""
    covered: bool = False
    """Whether something outside the log was posted below the status message."""
    taken_away: int = 0
    """The id of the status message that the bot itself deleted last."""
    trouble: str = ""
    """Why a part was not sent, by its name in `bot.base.discord_errors`; empty if all was sent."""
    room: discord.PartialMessageable = field(init=False)
    """The channel or thread of the table."""

    @property
    def status_message(self) -> int:
        """The id of the status message; 0 if there is none."""
        return int((self._talk().get("status") or {"message": 0})["message"])

    def lost_status(self, message: int) -> None:
        """Note that somebody deleted `message`; if it is the status message, another is sent."""
        if self.talk is not None and self.status_message == message:
            self.talk["status"]["message"] = 0

    async def tell(self, scene: Scene) -> None:
        """Post the log rows after the pointer, and bring the status message up to date.

        The pointer moves last: if the process is killed before, the next one does all this again
        and finds what was sent. Raises discord.HTTPException, unless only one message is refused
        for good.
        """
        if self.talk is None or self.rewritten:
            self.rewritten = False
            await self._remember(scene.record.id)
        if "ruleset" in scene.record.damage:
            # The stored name of the game is damaged, so its log cannot be put into words.
            self.told = scene.record.last
        async with noted(partial(self._note, scene.record)):
            await self._go_there(scene.record)
            await self._say_what_is_lost(scene)
            self._strike_called(scene)
            await self._tell_log(scene)
            await self._show_status(scene)
            await self._pin_board(scene.record)
            if self.told != scene.record.last and scene.record.over_in_our_thread:
                await self.guild_api.archive(scene.record.channel)
            if self.told != scene.record.last:
                self.told, self.unnoted = scene.record.last, True

    async def _remember(self, table: int) -> None:
        """Read the stored notes and the pointer of the table."""
        kept = await self.store.record(table)
        if kept is not None:
            self.talk, self.told = dict(kept.talk), kept.told

    async def _say_what_is_lost(self, scene: Scene) -> None:
        """Post once that the stored notes could not be read."""
        talk = self._talk()
        if talk.get("damaged"):
            log().error("notes-lost", table=scene.record.id)
            await self._stand_in(scene, "notes-lost", (), f"{scene.record.id}-n{self.told}")
            del talk["damaged"]
            self.unnoted = True

    async def _go_there(self, record: Record) -> None:
        """Delete the status message in the former channel if the table has moved."""
        talk, self.room = self._talk(), self.guild_api.room(record.channel)
        former = int(talk.setdefault("channel", record.channel))
        if former == record.channel:
            return
        with suppress(discord.HTTPException):
            self.taken_away = self.status_message
            await self.guild_api.room(former).get_partial_message(self.taken_away).delete()
        self.talk, self.shown = {"channel": record.channel}, ""
        self.unnoted = True

    def _strike_called(self, scene: Scene) -> None:
        """Forget who was pinged if their turn is over: they are pinged again next time."""
        talk = self._talk()
        left = [one for one in talk.get("called", []) if one in scene.status.called]
        if scene.status.vote != talk.get("vote", ""):
            # A new vote pings everybody who must vote, also those whose turn it is.
            left = [one for one in left if one not in scene.status.voters]
            talk["vote"] = scene.status.vote
        if left != talk.get("called", []):
            talk["called"] = left
            self.unnoted = True

    async def _pin_board(self, record: Record) -> None:
        """Pin the newest board of a live table and unpin the former one, if the bot may pin."""
        talk = self._talk()
        board, pinned = talk.get("board", 0) if record.live else 0, talk.get("pinned", 0)
        if board == pinned or not self.guild_api.may(record.channel).pin_messages:
            return
        if await self.guild_api.pin(record.channel, board, pinned):
            talk["pinned"] = board
            self.unnoted = True

    # ------------------------------------------------------------ the log

    async def _tell_log(self, scene: Scene) -> None:
        record, talk = scene.record, self._talk()
        if self.told >= record.last:
            return
        grown: Json = talk.get("gathered") or {}
        after = int(grown["first"]) - 1 if grown else self.told
        rows = [row for row in await self.store.rows(record.id, after) if row.number <= record.last]
        rows = with_gaps(rows, self.told, record.last)
        teller = Teller(record, scene.ending, self.marks.shown)
        during: int | None = grown.get("during")
        earlier = [] if during is None else await self._told_of(record, during, after)
        posts = teller.compose(rows, during=during, place=grown.get("place", 0), earlier=earlier)
        if self.pictures.crowded:
            one_board_of(posts, record.last)
        for post in going_on(posts, grown, self.told):
            post.lines = [self.links.linked(line, record.guild) for line in post.lines]
            await self._post(scene, post)
        metrics.PUBLISH_LAG.observe(max(0.0, time.time() - rows[-1].at))

    async def _told_of(self, record: Record, command: int, until: int) -> list[engine.Event]:
        """Return the events of a command up to row `until`, without what was taken back."""
        rows = [row for row in await self.store.rows(record.id) if row.number <= until]
        mine = [row for row in standing(rows) if row.command == command]
        return [event for row in mine for event in row.happened(record.ruleset)]

    async def _post(self, scene: Scene, post: Post) -> None:
        """Post everything of `post` that the channel does not show yet, in its message or in new
        ones."""
        talk = self._talk()
        if not is_of(talk.get("gathered") or {}, post):
            talk["gathered"] = nothing_of(post)
        while not await self._is_said(scene, post):
            await self._send(scene, post)

    async def _is_said(self, scene: Scene, post: Post) -> bool:
        """Return whether all of the post is shown, after editing its message if that is enough."""
        grown: Json = self._talk()["gathered"]
        text, due = grown_text(post, grown), board_due(post, grown)
        if not due and (says(grown, text) if grown["message"] else not text):
            return True
        if not grown["message"]:
            return False
        if len(text) <= MOST and await self._grow(scene, post, text):
            return True
        leave(grown, post)
        return False

    async def _grow(self, scene: Scene, post: Post, text: str) -> bool:
        """Edit the post's message to show `text`; return False if a new message is needed
        instead."""
        grown: Json = self._talk()["gathered"]
        board = await self._board(scene, post)
        edited = self.room.get_partial_message(int(grown["message"]))

        async def edit(files: list[discord.File]) -> None:
            with_files: Any = {"attachments": files} if files else {}
            await edited.edit(content=text, allowed_mentions=NOBODY, **with_files)

        try:
            await self._with_files(board, edit)
        except discord.HTTPException as error:
            if not is_final(error) and not is_archived(error):
                raise
            # Deleted, not editable, in an archived thread, or its text was refused.
            return False
        remember(grown, edited.id, text)
        if board:
            self._board_told(post)
        return True

    async def _send(self, scene: Scene, post: Post) -> None:
        """Send a new message with the lines of the post that are not sent yet, as many as fit."""
        grown: Json = self._talk()["gathered"]
        text = fitting(lines_of(post)[skipped(grown) :])
        last = await self._last_files(scene, post)
        # Discord shows two pictures in one message as small squares, so the poster is alone.
        told = len(last) > 1 or (bool(last) and not post.seed)
        files = last if told else [*await self._board(scene, post), *last]
        pressed: Any = {}
        if post.over:
            # A game that cannot be recomputed has no poster, and no film either.
            pressed["view"] = ended_view(scene.record, film=told)
        again = f".{grown['again']}" if grown.get("again") else ""
        nonce = f"{scene.record.id}-{post.first}.{post.place}{again}"

        # A player who must answer a question about the wound is pinged by that question.
        asked = scene.status.called if post.key.startswith("struck:") else ()
        elsewhere = {*scene.record.resting, *asked}
        called = _calling(one for one in post.calls if one not in elsewhere)

        async def send(files: list[discord.File]) -> discord.Message:
            return await self.room.send(
                text,
                files=files,
                nonce=nonce,
                allowed_mentions=called,
                silent=is_quiet(post),
                **pressed,
            )

        try:
            if text or files:
                message = await self._insisting(files, send)
                # An earlier try may have sent it with less text, if Discord's answer was lost.
                remember(grown, message.id, text if message.content == text else message.content)
                self._talk()["buried"] = True
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            self._give_up(error, text)
            who = [one for one in post.calls if one not in elsewhere]
            await self._stand_in(scene, "left-out", who, f"{nonce}x")
            remember(grown, 0, text)
            leave(grown, post)
        if board_due(post, grown):
            self._board_told(post)
        self.unnoted = True

    async def _with_files(
        self, files: list[Picture], say_it: Callable[[list[discord.File]], Awaitable[T]]
    ) -> T:
        """Send a text with its files; without the files if Discord does not take them."""
        left = files
        while True:
            try:
                said = await say_it(files_of(left))
            except discord.HTTPException as error:
                if not left or not about_files(error):
                    raise
                log().warning("without-files", status=error.status, code=error.code)
                left = without_pictures(left) if is_too_large(error) else []
            else:
                if len(left) < len(files):
                    self.trouble = WITHOUT_PICTURE
                return said

    async def _insisting(
        self, files: list[Picture], send: Callable[[list[discord.File]], Awaitable[T]]
    ) -> T:
        """Send a message; if Discord refuses it for good, try once more without files."""
        try:
            return await self._with_files(files, send)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            log().warning("refused-once", status=error.status, code=error.code)
        said = await send([])
        if files:
            self.trouble = WITHOUT_PICTURE
        return said

    async def _stand_in(self, scene: Scene, key: str, called: Iterable[str], nonce: str) -> None:
        """Say that something could not be told; ping the people whom the lost message was to
        ping."""
        people, record = [*called], scene.record
        who = listing(record.language, [f"<@{one}>" for one in people])
        text = self.links.linked(say(record.language, key, who=who), record.guild).strip()
        mentions = _calling(people)
        try:
            await self.room.send(text, nonce=nonce, allowed_mentions=mentions, silent=not people)
            self._talk()["buried"] = True
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            # Each player reads about it in the private reply to their next action.

    def _give_up(self, error: discord.HTTPException, text: str) -> None:
        """Log that Discord refused `text` for good; `trouble` has the players told."""
        metrics.MISTAKES.inc()
        log().error("refused-for-good", status=error.status, code=error.code, text=text[:200])
        self.trouble = REFUSED

    async def _board(self, scene: Scene, post: Post) -> list[Picture]:
        """Return the board if the post shows one that no message has yet; else an empty list."""
        due = board_due(post, self._talk()["gathered"])
        picture = await self._picture(scene, post) if due else None
        return [picture] if picture else []

    def _board_told(self, post: Post) -> None:
        """Note that the board was shown: the next one shows what changed since."""
        talk = self._talk()
        talk["gathered"]["board"], talk["pictured"] = True, post.picture
        talk["board"] = talk["gathered"]["message"] or talk.get("board", 0)

    async def _picture(self, scene: Scene, post: Post) -> Picture | None:
        """Draw the board as it was after the post's row; None if there is no board or no game."""
        if post.picture is None:
            return None
        record = scene.record
        later = await self.store.next_snapshot(record.id, post.picture)
        game = readable(record.id, later[1]) if later else None
        view = game.view() if game else None if later else scene.view
        if view is None:
            return None
        events = await self._since_last_picture(record, post.picture)
        presenter = kit_of(record.ruleset).presenter
        viewpoint = Viewpoint(view, record.language, record.names, record.theme)
        drawing = partial(presenter.round, viewpoint, events)
        return await self.pictures.draw_behind(drawing, record.id)

    async def _since_last_picture(self, record: Record, row: int) -> list[engine.Event]:
        """Return the events after the last picture, up to `row`; none before the first picture."""
        last = self._talk().get("pictured")
        if last is None:
            return []
        rows = await self.store.rows(record.id, int(last))
        until = [one for one in rows if one.number <= row]
        return [event for one in standing(until) for event in one.happened(record.ruleset)]

    async def _last_files(self, scene: Scene, post: Post) -> list[Picture]:
        """Return the files of the last message: the poster, and the whole game with its dice.

        Without a seed, as for a stopped game, it is the poster only: the dice stay secret.
        """
        if not post.over:
            return []
        record = scene.record
        rows = [row for row in await self.store.rows(record.id) if row.number <= post.last]
        if not post.seed:
            poster = await self._poster(record, rows, "")
            return [poster] if poster else []
        try:
            game = export_game(rows, ruleset=record.ruleset, seed=post.seed)
        except ValueError:
            return []
        poster = await self._poster(record, rows, post.seed)
        content, about = game.model_dump_json(indent=1).encode(), say(record.language, "game-file")
        return [*([poster] if poster else []), (f"game-{record.id}.json", content, about)]

    async def _poster(self, record: Record, rows: list[LogRow], seed: str) -> Picture | None:
        return await self.pictures.draw_behind(partial(poster_of, record, rows, seed), record.id)

    # ------------------------------------------------------------ the status message

    async def _show_status(self, scene: Scene) -> None:
        """Edit the status message; replace it if it must go below others or ping somebody."""
        talk, status = self._talk(), scene.status
        before = talk.get("called", [])
        # A player in quiet hours is pinged as soon as these end.
        called = [one for one in status.called if one not in scene.record.resting or one in before]
        newly = not {*called} <= {*before}
        face = status.face
        # After a start, the message shows what the former process showed last.
        known = self.shown or str(dict[str, Any](talk.get("status") or {}).get("face", ""))
        buried, self.covered = talk.get("buried") or self.covered, False
        try:
            stays = self.status_message and not buried and not newly
            if not stays or not await self._stands(scene, known, face):
                await self._replace_status(scene, called)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            self._give_up(error, status.text)
            heard = [one for one in called if one not in before]
            nonce = f"{scene.record.id}-s{scene.record.last}x"
            await self._stand_in(scene, "left-out-status", heard, nonce)
            # The old one is deleted: the next news of the table sends another.
            talk["status"] = {"count": 0, **(talk.get("status") or {}), "message": 0}
        self.shown = face
        if talk.get("status"):
            talk["status"]["face"] = face
        if talk.get("called") != called:
            talk["called"] = called
            self.unnoted = True

    async def _stands(self, scene: Scene, known: str, face: str) -> bool:
        """Make the status message show `face` if `known` differs; False if it must be replaced."""
        if known != face:
            return await self._edit_status(scene)
        if self.shown:
            return True
        # Somebody may have deleted it while the bot did not run.
        try:
            await self.room.fetch_message(self.status_message)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _replace_status(self, scene: Scene, called: list[str]) -> None:
        """Replace the status message; the old one in an archived thread is deleted afterwards."""
        talk = self._talk()
        talk["left"] = await self._take_away([*talk.get("left", []), self.status_message])
        await self._send_status(scene, called)
        if talk["left"]:
            talk["left"] = await self._take_away(talk["left"])
            self.unnoted = True

    async def _send_status(self, scene: Scene, called: list[str]) -> None:
        talk, status = self._talk(), scene.status
        before = talk.get("called", [])
        newly = [person for person in called if person not in before]
        count = int((talk.get("status") or {"count": 0})["count"]) + 1

        async def send(files: list[discord.File]) -> discord.Message:
            return await self.room.send(
                status.text,
                files=files,
                view=status.view,
                nonce=f"{scene.record.id}-s{count}",
                allowed_mentions=_calling(newly),
                silent=not newly and scene.record.stage == "playing",
            )

        message = await self._insisting(await self._beside(scene.record, status), send)
        talk["status"] = {"message": message.id, "count": count, "look": status.look}
        self.unnoted = True
        if message.content == status.text:
            talk["called"], talk["buried"] = called, False
            return
        # An earlier try sent it, and Discord's answer was lost: only that try pinged people.
        heard = {str(one.id) for one in message.mentions}
        talk["called"] = [one for one in called if one in {*before, *heard}]
        await self._replace_status(scene, called)

    async def _beside(self, record: Record, status: Status) -> list[Picture]:
        """Return the picture of the status message, if any, and begin to draw those needed soon."""
        draw = status.picture.draw if status.picture else None
        picture = await self.pictures.draw_behind(draw, record.id) if draw else None
        if status.picture is not None:
            self.pictures.draw_ahead(status.picture.ahead, record.id)
        return [picture] if picture else []

    async def _edit_status(self, scene: Scene) -> bool:
        """Edit the status message, with its picture if that changed; False if it must be
        replaced."""
        status, kept = scene.status, self._talk()["status"]
        message = self.room.get_partial_message(self.status_message)
        anew = kept.get("look", "") != status.look

        async def edit(files: list[discord.File]) -> None:
            with_files: Any = {"attachments": files} if anew else {}
            await message.edit(
                content=status.text, view=status.view, allowed_mentions=NOBODY, **with_files
            )

        try:
            files = await self._beside(scene.record, status) if anew else []
            await self._with_files(files, edit)
            if anew:
                kept["look"] = status.look
                self.unnoted = True
        except discord.HTTPException as error:
            if is_archived(error):
                # A bot that starts does not reopen an archived thread; later news do.
                return not self.shown
            if not is_final(error):
                raise
            if error.code == UNKNOWN_MESSAGE:
                self._talk()["status"]["message"] = 0
            return False
        return True

    async def _take_away(self, messages: list[int]) -> list[int]:
        """Delete these messages; return those that cannot be deleted while their thread is
        archived.

        A message that can never be deleted stays: its buttons say that it is old.
        """
        left: list[int] = []
        for message in filter(None, messages):
            self.taken_away = message
            try:
                await self.room.get_partial_message(message).delete()
            except discord.HTTPException as error:
                if is_archived(error):
                    left.append(message)
                elif not is_not_deletable(error):
                    raise
        return left

    # ------------------------------------------------------------ the stored notes

    def _talk(self) -> Json:
        if self.talk is None:
            raise AssertionError("tell() reads what is kept before anything else")
        return self.talk

    async def _note(self, record: Record) -> None:
        if not self.unnoted:
            return
        self.unnoted = False
        # A copy: the writer reads it while the next message is sent.
        record.told, record.talk = self.told, deepcopy(self._talk())
        try:
            await self.store.note_talk(record)
        except BaseException:
            self.unnoted = True
            raise


def _calling(seats: Iterable[str]) -> discord.AllowedMentions:
    """Return the setting by which a message pings these people, and nobody else."""
    users = [discord.Object(int(seat)) for seat in seats]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


def is_quiet(post: Post) -> bool:
    """Whether a message makes no sound: it pings nobody, and does not end the game."""
    return not post.calls and not post.over


__all__ = ["Ending", "LogRow", "Posting", "Scene"]
