"""Answers interactions: acknowledges, locks the table, carries out, saves and answers.

A *deed* or use case is a function that does what a person wants: it gets the locked table and the
person, and returns what that person reads. Only this module turns refusals into sentences. Nobody
is left reading "thinking...": an answer that cannot be given now is given later, or by the next
start.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Literal

import aiohttp
import discord
from discord.utils import MISSING

import engine
from bot.base import metrics
from bot.base.discord_errors import NOT_TO_EDIT
from bot.base.error_reports import ErrorReporter, outline
from bot.base.errors import UserError
from bot.base.log import log
from bot.base.permissions import check_permissions
from bot.base.replies import Amendment, Draw, Person, Reply, Rest, person_of
from bot.base.words import say
from bot.channel.debounce import Debouncer
from bot.channel.late_pictures import LATE_SECONDS, Drawing, LatePictures
from bot.channel.pending_replies import (
    AHEAD_SECONDS,
    TOKEN_SECONDS,
    WAIT_SECONDS,
    PendingReplies,
)
from bot.channel.publisher import Publisher
from bot.kit.registry import kit_of, kits
from bot.kit.terms import Viewpoint
from bot.store.saving import ChannelTaken, LostRace
from bot.store.storage_errors import classify
from bot.table.status import now_line
from bot.table.tables import OpenTable, Tables

ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_INTERACTION = 10062
SERVER_FAILS, TOO_FAST, NOT_THERE = 500, 429, (401, 403, 404)
"""HTTP statuses: Discord failed (this or higher), rate limit, no such interaction."""
ANSWERS = {"later": "waits", "gone": "late", "refused": "refused"}
ATTEMPTS = 3
CLOSING_SECONDS = 1.0
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""The first and the longest pause between tries to give an answer, in seconds."""
ROOM = 2000
DRAWN_SECONDS = 0.012
"""Seconds for which an answer waits for its picture; a later picture is edited in."""


UseCase = Callable[[OpenTable, Person], Awaitable[Reply]]


Shown = Literal["shown", "gone", "refused", "later"]
"""The result of giving an answer: shown, too late, refused, or to be tried again later."""


@dataclass(slots=True)
class Interactions:
    """Carries out interactions of every kind; call `close` when the bot ends."""

    tables: Tables
    publisher: Publisher
    promises: PendingReplies
    mistakes: ErrorReporter = field(default_factory=ErrorReporter)
    clicks: Debouncer = field(default_factory=Debouncer)
    _busy: dict[int, asyncio.Task[None] | None] = field(
        default_factory=dict[int, "asyncio.Task[None] | None"]
    )
    _late: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])
    _pictures: LatePictures = field(default_factory=LatePictures)
    patience: float = DRAWN_SECONDS
    finishing: bool = False
    """Whether the bot is about to end and refuses new requests."""
    closed: bool = False
    """Whether the connections to Discord and the database are closing: interactions are ignored."""

    async def run(
        self,
        interaction: discord.Interaction,
        what: str,
        use_case: UseCase,
        *,
        changes: bool = True,
    ) -> None:
        """Carry out `use_case` once, however often Discord delivers the interaction; answer
        privately.

        `what` names the deed in logs. `changes`: it may change the table, so the bot must be able
        to post about it here.
        """
        if interaction.id in self._busy or interaction.channel_id is None or self.closed:
            return
        if self.finishing:
            use_case, changes = _at_the_end, False
        self._busy[interaction.id] = asyncio.current_task()
        try:
            with metrics.ACTION.time():
                kept = self.promises.make(interaction)
                # Store the promise first if that is quick, before "thinking..." appears.
                await asyncio.wait({kept}, timeout=AHEAD_SECONDS)
                heard = await self._acknowledge(interaction)
                await asyncio.wait({kept}, timeout=WAIT_SECONDS)
                if not heard or await self._serve(interaction, what, use_case, changes=changes):
                    self.promises.keep(interaction.id)
        finally:
            del self._busy[interaction.id]

    async def excuse(self, interaction: discord.Interaction, what: str, error: Exception) -> None:
        """Tell the person about an `error` raised before their use case was known."""

        async def failing(_: OpenTable, __: Person) -> Reply:
            raise error

        await self.run(interaction, what, failing, changes=False)

    @contextmanager
    def in_time(self, what: str) -> Generator[None]:
        """Guard a block that gives an answer which is useless later, such as a form or choices.

        An answer that is too late, or a lost connection, is only logged; a refusal is raised.
        """
        try:
            yield
        except discord.HTTPException as error:
            if fate_of(error) == "refused":
                raise
            log().info("answer-late", what=what, status=error.status, code=error.code)
        except (aiohttp.ClientError, OSError) as error:
            log().info("answer-late", what=what, error=type(error).__name__)
        except RuntimeError:
            # The library raises this for a connection that was closed.
            if not self.closed:
                raise

    def regret(self, what: str, error: Exception) -> None:
        """Log a bug that no player needs to read about."""
        if self.closed:
            return
        reference, unsaid = self.mistakes.note(what, error)
        if unsaid is not None:
            log().error("mistake", reference=reference, what=what, unsaid=unsaid, exc_info=error)

    @property
    def busy(self) -> bool:
        """Whether any interaction is being carried out."""
        return bool(self._busy)

    async def finish(self, seconds: float) -> None:
        """Refuse new requests from now on; wait at most `seconds` for the answers in progress."""
        self.finishing = True
        if doing := [task for task in self._busy.values() if task is not None]:
            await asyncio.wait(doing, timeout=seconds)

    async def close(self) -> None:
        """Wait a second for answers in progress, then stop them: the next start gives those."""
        doing = [task for task in self._busy.values() if task is not None]
        if doing:
            await asyncio.wait(doing, timeout=CLOSING_SECONDS)
        self.closed = True
        doing = [task for task in self._busy.values() if task is not None]
        for task in (*doing, *self._late):
            task.cancel()
        await asyncio.gather(*doing, *self._late, return_exceptions=True)
        await self._pictures.close()
        await self.promises.close()

    # ------------------------------------------------------------ acknowledge

    async def _acknowledge(self, interaction: discord.Interaction) -> bool:
        """Tell Discord that an answer will come; return False if that fails.

        Discord accepts this for 3 s after a press; then it tells the person that the press failed.
        """
        for _ in range(ATTEMPTS):
            if interaction.response.is_done():
                return True
            try:
                await interaction.response.defer(ephemeral=True, thinking=not _inside(interaction))
            except discord.HTTPException as error:
                if error.code == ALREADY_ACKNOWLEDGED:
                    return True
                tell = log().info if fate_of(error) == "gone" else log().warning
                tell("not-acknowledged", interaction=interaction.id, code=error.code)
                return False
            except (aiohttp.ClientError, OSError) as error:
                # Discord may have received it: then the next try is told so.
                sort = type(error).__name__
                log().warning("acknowledging-again", interaction=interaction.id, error=sort)
            else:
                return True
        return False

    # ------------------------------------------------------------ carry out

    async def _serve(
        self, interaction: discord.Interaction, what: str, use_case: UseCase, *, changes: bool
    ) -> bool:
        """Carry the deed out and show the answer; return False if it must be shown later."""
        doing = self._carry_out(interaction, use_case, changes=changes)
        reply = await self._answer_of(interaction, what, doing, final=changes)
        if reply.moved_on and (told := self.clicks.told(interaction)):
            reply = Reply(told, keeps=True)
        reply = self._with_trouble(interaction, reply)
        if not reply.keeps:
            await self._pictures.make_way(interaction, reply)
        if reply.rest is None:
            return await self._give_and_amend(interaction, what, reply)
        if reply.text:
            await self._shown(interaction, reply)
        return await self._show_rest(interaction, what, reply.rest)

    async def _answer_of(
        self,
        interaction: discord.Interaction,
        what: str,
        doing: Awaitable[Reply],
        *,
        final: bool,
    ) -> Reply:
        """Return the reply of `doing`, or a reply that explains the error it raised.

        `final`: store that explanation, in case Discord delivers the interaction again.
        """
        person = person_of(interaction)
        try:
            try:
                reply = await doing
            except (UserError, engine.Refusal, engine.StaleAnswer, ChannelTaken) as error:
                metrics.REFUSALS.labels(getattr(error, "key", type(error).__name__)).inc()
                reply = Reply(await self._no(interaction, person, error), moved_on=True)
            else:
                metrics.COMMANDS.labels(what).inc()
                return reply
        except Exception as error:
            reply = Reply(await self._failed(interaction, person, what, error))
        if final:
            await self._hold(interaction, reply.text)
        return reply

    async def _carry_out(
        self, interaction: discord.Interaction, use_case: UseCase, *, changes: bool
    ) -> Reply:
        person, channel = person_of(interaction), interaction.channel_id or 0
        for attempt in range(ATTEMPTS):
            try:
                async with self.tables.at(channel) as table:
                    told = await self.tables.store.reply_to(interaction.id)
                    if told is not None:
                        return Reply(told)
                    table.actor, table.actor_name = person.id, person.name
                    table.interaction = interaction.id
                    if changes:
                        check_permissions(interaction)
                    reply = await use_case(table, person)
                    saved = await table.save(interaction.id, reply.text)
                    if saved:
                        self.clicks.remember(interaction, reply.text)
            except LostRace:
                if attempt == ATTEMPTS - 1:
                    raise
                continue
            if saved:
                self.publisher.wake(table.record)
            return reply
        raise LostRace(channel)

    async def _give_and_amend(
        self, interaction: discord.Interaction, what: str, reply: Reply
    ) -> bool:
        """Show an answer, later its better words; return False if Discord did not receive it."""
        if reply.amendment is None:
            return await self._give(interaction, what, reply)
        amending = asyncio.create_task(self._amended(reply, reply.amendment), name="amendment")
        shown = await self._give(interaction, what, reply)
        if shown:
            bring = partial(self._bring, interaction, reply)
            self._pictures.bring(interaction, reply, amending, bring)
        else:
            amending.cancel()
        return shown

    async def _amended(self, reply: Reply, amendment: Amendment) -> Reply:
        """Return a reply with the better words that leaves everything else in the message as it is.

        If finding the words fails, the error is logged and the text stays the same.
        """
        text = reply.text
        try:
            text = text.replace(amendment.words, await amendment.find(), 1)
        except Exception as error:
            self.regret("amendment", error)
        return Reply(text, moment=reply.moment, passing=reply.passing, keeps=True)

    async def _give(self, interaction: discord.Interaction, what: str, reply: Reply) -> bool:
        """Show an answer with its picture, if need be later; False if it was not received."""
        if reply.drawing is None:
            return await self._show(interaction, what, reply)
        whole = self._whole(interaction, what, reply, reply.drawing)
        drawing = asyncio.create_task(whole, name="picture")
        await asyncio.wait({drawing}, timeout=self.patience)
        if drawing.done():
            return await self._show(interaction, what, drawing.result())
        shown = await self._show(interaction, what, reply, drawing)
        if shown:
            bring = partial(self._bring, interaction, reply)
            self._pictures.bring(interaction, reply, drawing, bring)
        return shown

    async def _whole(
        self, interaction: discord.Interaction, what: str, reply: Reply, draw: Draw
    ) -> Reply:
        """Return the reply with its picture, or a reply that says why there is none."""
        person = person_of(interaction)
        try:
            return replace(reply, picture=await draw(), drawing=None)
        except UserError as error:
            return Reply(await self._no(interaction, person, error), closes=True)
        except Exception as error:
            return Reply(await self._failed(interaction, person, what, error), closes=True)

    async def _bring(self, interaction: discord.Interaction, words: Reply, whole: Reply) -> None:
        """Edit the picture or better words into an answer; a menu of an outdated table gets
        neither.

        If the table has changed since, a line below the words says that the picture is older.
        """
        try:
            moved_on = any(words.moment) and await self._moment(interaction) != words.moment
        except Exception as error:
            if classify(error) is None:
                self.regret("late-picture", error)
            return
        if moved_on and words.passing:
            return
        if moved_on:
            line = say(person_of(interaction).language, "picture-of-before")
            text = f"{shortened(whole.text, ROOM - len(line) - 1)}\n{line}"
            whole = replace(whole, text=text if whole.picture else whole.text)
        unsaid = whole.text != words.text
        if unsaid or whole.picture:
            await self._insist(
                interaction, partial(self._shown, interaction, whole, alone=not unsaid)
            )

    async def _moment(self, interaction: discord.Interaction) -> tuple[int, int]:
        """Return the numbers of the table here and of its newest log row; zeros without a table."""
        async with self.tables.at(interaction.channel_id or 0) as table:
            return table.at if table.loaded else (0, 0)

    async def _show_rest(self, interaction: discord.Interaction, what: str, rest: Rest) -> bool:
        """Do the long part of a reply, show its progress, and then show its result."""

        async def progress(text: str) -> None:
            await self._shown(interaction, Reply(text))

        reply = await self._answer_of(interaction, f"{what}-rest", rest(progress), final=False)
        return await self._give(interaction, what, reply)

    def _with_trouble(self, interaction: discord.Interaction, reply: Reply) -> Reply:
        """Put above the reply why the person's table was not told everything, once per person."""
        channel, person = interaction.channel_id or 0, person_of(interaction)
        # Not with long work: the message with its progress is soon overwritten.
        why = "" if reply.rest else self.publisher.trouble_for(channel, person.id)
        if not why:
            return reply
        return replace(reply, text=f"{say(person.language, f'untold-{why}')}\n\n{reply.text}")

    # ------------------------------------------------------------ refuse

    async def _no(self, interaction: discord.Interaction, person: Person, error: Exception) -> str:
        language = person.language
        async with self.tables.at(interaction.channel_id or 0) as table:
            if isinstance(error, engine.StaleAnswer):
                return self._stale(table, person)
            if isinstance(error, engine.Refusal):
                return self._refusal(table, person, error)
        if isinstance(error, UserError):
            if error.key == "stale":
                return self._stale(table, person)
            return say(language, f"declined-{error.key}", **error.values)
        return say(language, "declined-channel-taken")

    async def _hold(self, interaction: discord.Interaction, text: str) -> None:
        """Store the answer, so that a repeated delivery of the interaction gets the same one."""
        try:
            await self.tables.store.note_reply(interaction.id, text)
        except Exception as error:
            if classify(error) is None:
                log().warning("answer-not-kept", error=type(error).__name__)

    def _refusal(self, table: OpenTable, person: Person, refusal: engine.Refusal) -> str:
        # Without a table the request was to open one; all games word that refusal in the same way.
        nowhere = kits()[0].speech(None, person.language, {})
        speech = table.speech(person) if table.loaded else nowhere
        text, more = speech.refusal(refusal), speech.see_rules(refusal.key)
        return f"{text}\n{more}" if more else text

    def _stale(self, table: OpenTable, person: Person) -> str:
        if table.loaded is None or table.loaded.game is None:
            return say(person.language, "stale-no-game")
        now = now_line(table.record.read_by(person.id), table.game, person.language)
        return say(person.language, "stale", now=now)

    async def _failed(
        self, interaction: discord.Interaction, person: Person, what: str, error: Exception
    ) -> str:
        """Return the sentence for an error. Faults of the disk or database are logged already; any
        other error is reported as a bug."""
        fault = classify(error)
        if fault is not None:
            return say(person.language, f"store-{fault}")
        return await self._mistake(interaction, person, what, error)

    async def _mistake(
        self, interaction: discord.Interaction, person: Person, what: str, error: Exception
    ) -> str:
        """Log a bug with what is needed to repeat it, unless it was logged just before; return the
        sentence with its reference."""
        reference, unsaid = self.mistakes.note(what, error)
        if unsaid is not None:
            scene = await self._scene(interaction, person)
            scene |= {"channel": interaction.channel_id or 0}
            log().error(
                "mistake", reference=reference, what=what, **scene, unsaid=unsaid, exc_info=error
            )
        return say(person.language, "mistake", reference=reference)

    async def _scene(self, interaction: discord.Interaction, person: Person) -> dict[str, Any]:
        """Return the table's number, its board in words and what was sent, for the log.

        If the person sees what a spectator does not, such as a hand, the values sent are left out.
        """
        sent: dict[str, Any] = {**(interaction.data or {})}
        try:
            async with self.tables.at(interaction.channel_id or 0) as table:
                if table.loaded is None or table.loaded.game is None:
                    number = table.record.id if table.loaded else 0
                    return {"table": number, "sent": str(sent), "board": ""}
                record, game = table.record, table.game
                seen = Viewpoint(game.view(), "en", {})
                board = kit_of(record.ruleset).presenter.board_text(seen)
                own = game.view(record.seat_id(person.id))
                shown = sent if replace(own, seat=None) == game.view() else outline(sent)
                return {"table": record.id, "sent": str(shown), "board": board}
        except Exception as error:
            why = f"cannot be told: {type(error).__name__}"
            return {"table": 0, "sent": str(outline(sent)), "board": why}

    # ------------------------------------------------------------ answer

    async def _show(
        self,
        interaction: discord.Interaction,
        what: str,
        reply: Reply,
        drawing: Drawing | None = None,
    ) -> bool:
        """Show an answer, or its words if Discord refuses the rest; return False if not received.

        The deed is saved by then. So an answer that was not received is tried again later, with the
        picture of `drawing`.
        """
        try:
            how = await self._shown(interaction, reply)
            if how == "refused":
                how = await self._shown(interaction, Reply(reply.text, closes=True))
            if how == "refused":
                await self._say_anew(interaction, reply.text)
        except Exception as error:
            said = await self._mistake(interaction, person_of(interaction), what, error)
            how = await self._shown(interaction, Reply(said, closes=True))
        if how != "later":
            return True
        later = self._show_later(interaction, reply, drawing)
        task = asyncio.create_task(later, name="late answer")
        self._late.add(task)
        task.add_done_callback(self._late.discard)
        return False

    async def _say_anew(self, interaction: discord.Interaction, text: str) -> None:
        """Answer in a new message, because Discord refused to edit the one with the control."""
        said = self.tables.links.linked(shortened(text), interaction.guild_id or 0)
        nobody = discord.AllowedMentions.none()
        try:
            await interaction.followup.send(said, ephemeral=True, allowed_mentions=nobody)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log().warning("answer-refused-for-good", error=type(error).__name__)

    async def _show_later(
        self, interaction: discord.Interaction, reply: Reply, drawing: Drawing | None
    ) -> None:
        await asyncio.sleep(FIRST_PAUSE)
        if drawing is not None:
            await asyncio.wait({drawing}, timeout=LATE_SECONDS)
            reply = drawing.result() if drawing.done() else reply
            drawing.cancel()
        await self._insist(interaction, partial(self._shown, interaction, reply))
        self.promises.keep(interaction.id)

    async def _insist(
        self, interaction: discord.Interaction, show: Callable[[], Awaitable[Shown]]
    ) -> None:
        """Call `show` with back-off until it succeeds or fails for good, or the token expires."""
        pause = FIRST_PAUSE
        while await show() == "later":
            if (discord.utils.utcnow() - interaction.created_at).total_seconds() >= TOKEN_SECONDS:
                break
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _shown(
        self, interaction: discord.Interaction, reply: Reply, *, alone: bool = False
    ) -> Shown:
        """Edit the promised answer; with `alone`, only its files. Return how that went."""
        text = self.tables.links.linked(shortened(reply.text), interaction.guild_id or 0)
        words: dict[str, Any] = {
            "content": None if reply.colour is not None else text,
            "embeds": MISSING if reply.keeps else _cards(reply, text),
            "view": reply.view if reply.view is not None else (None if reply.closes else MISSING),
        }
        for _ in range(ATTEMPTS):
            try:
                await interaction.edit_original_response(
                    **({} if alone else words),
                    attachments=MISSING if reply.keeps else _files(reply),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except discord.HTTPException as error:
                how = fate_of(error)
                tell = log().info if how == "gone" else log().warning
                tell(f"answer-{ANSWERS[how]}", status=error.status, code=error.code)
                return how
            except (aiohttp.ClientError, OSError) as error:
                log().warning("answering-again", error=type(error).__name__)
                continue
            return "shown"
        return "later"


def fate_of(error: discord.HTTPException) -> Shown:
    """Classify the error of an answer that Discord did not take: `later`, `gone` or `refused`."""
    passes = error.status >= SERVER_FAILS or error.status == TOO_FAST
    if passes and error.code not in NOT_TO_EDIT:
        return "later"
    gone = error.status in NOT_THERE or error.code in (ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION)
    return "gone" if gone else "refused"


async def _at_the_end(_: OpenTable, __: Person) -> Reply:
    """Raise UserError, for everybody who asks for something while the bot ends."""
    raise UserError("stopping")


def _inside(interaction: discord.Interaction) -> bool:
    """Whether a control on a private message was pressed: the answer then replaces that message."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


def _files(reply: Reply) -> list[discord.File]:
    """Make the files of a reply, anew for each try: a sent file has been read to its end."""
    return [
        discord.File(io.BytesIO(content), name, description=alt)
        for name, content, alt in filter(None, (reply.picture, reply.file))
    ]


def _cards(reply: Reply, text: str) -> list[discord.Embed]:
    """Return the text as an embed in the reply's colour; an empty list if it has no colour."""
    if reply.colour is None:
        return []
    return [discord.Embed(description=text, colour=reply.colour)]


def shortened(text: str, room: int = ROOM) -> str:
    """Cut the text to `room` characters, if possible at a line's end; the result is never empty."""
    if len(text) <= room:
        return text or "\u200b"
    kept = text[: room - 2]
    return kept[: kept.rfind("\n")] + "\n…" if "\n" in kept else kept + " …"
