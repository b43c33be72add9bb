"""From an interaction to its answer: acknowledge, lock, carry out, save, answer. In one place.

What somebody wants is a *deed*: it is given the locked table and who asks, and returns what that
person reads. Refusals become sentences here and nowhere else. Whatever happens, nobody is left
reading "thinking...": what cannot be answered now is answered later, or by the next start.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import aiohttp
import discord
from discord.utils import MISSING
from discord.webhook.async_ import async_context

import engine
from bot.base import metrics
from bot.base.discord_errors import NOT_TO_EDIT
from bot.base.error_reports import ErrorReporter, outline
from bot.base.errors import UserError
from bot.base.log import log
from bot.base.permissions import check_permissions
from bot.base.replies import Person, Reply, Rest, person_of
from bot.base.words import say
from bot.channel.debounce import Debouncer
from bot.channel.pending_replies import (
    AHEAD_SECONDS,
    TOKEN_SECONDS,
    WAIT_SECONDS,
    PendingReplies,
    PendingReply,
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
"""Statuses of answers that Discord did not take."""
LOADING = discord.MessageFlags(loading=True).value
ANSWERS = {"later": "waits", "gone": "late", "refused": "refused"}
ATTEMPTS = 3
CLOSING_SECONDS = 1.0
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds between the tries to show an answer that Discord does not hear."""
ROOM = 2000
DRAWN_SECONDS = 1.5
"""So long an answer waits for its picture; it is read within Discord's three seconds."""


UseCase = Callable[[OpenTable, Person], Awaitable[Reply]]


Shown = Literal["shown", "gone", "refused", "later"]
"""How an answer fared: read, too late for good, refused by Discord, or not received by it yet."""


@dataclass(slots=True)
class Interactions:
    """Takes interactions of every kind; `close` when the bot ends."""

    tables: Tables
    publisher: Publisher
    promises: PendingReplies
    mistakes: ErrorReporter = field(default_factory=ErrorReporter)
    clicks: Debouncer = field(default_factory=Debouncer)
    _busy: dict[int, asyncio.Task[None] | None] = field(
        default_factory=dict[int, "asyncio.Task[None] | None"]
    )
    _late: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])
    patience: float = DRAWN_SECONDS
    finishing: bool = False
    """Whether nothing new is taken on: the bot ends."""
    closed: bool = False
    """Whether Discord and the database are being let go: what comes now is the next start's."""

    async def run(
        self,
        interaction: discord.Interaction,
        what: str,
        use_case: UseCase,
        *,
        changes: bool = True,
    ) -> None:
        """Carries the deed out once, however often Discord delivers it, and answers privately.

        `changes`: the deed may change the table, so the bot must be able to tell of it here.
        """
        if interaction.id in self._busy or interaction.channel_id is None or self.closed:
            return
        if self.finishing:
            use_case, changes = _at_the_end, False
        self._busy[interaction.id] = asyncio.current_task()
        try:
            with metrics.ACTION.time():
                kept = self.promises.make(interaction)
                # Stored first if it can be soon: nobody reads "thinking..." before that.
                await asyncio.wait({kept}, timeout=AHEAD_SECONDS)
                heard = await self._acknowledge(interaction)
                await asyncio.wait({kept}, timeout=WAIT_SECONDS)
                if not heard or await self._serve(interaction, what, use_case, changes=changes):
                    self.promises.keep(interaction.id)
        finally:
            del self._busy[interaction.id]

    async def excuse(self, interaction: discord.Interaction, what: str, error: Exception) -> None:
        """Answers an interaction that failed before its deed was known."""

        async def failing(_: OpenTable, __: Person) -> Reply:
            raise error

        await self.run(interaction, what, failing, changes=False)

    @contextmanager
    def in_time(self, what: str) -> Generator[None]:
        """Around an answer that nobody can be given later, such as a form or choices.

        What comes too late for Discord is logged, and that is all; what Discord refuses otherwise
        is raised.
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
            # The library says so of a connection that was closed.
            if not self.closed:
                raise

    def regret(self, what: str, error: Exception) -> None:
        """Logs an error of ours that nobody needs to read of."""
        if self.closed:
            return
        reference, unsaid = self.mistakes.note(what, error)
        if unsaid is not None:
            log().error("mistake", reference=reference, what=what, unsaid=unsaid, exc_info=error)

    @property
    def busy(self) -> bool:
        """Whether somebody's interaction is being carried out."""
        return bool(self._busy)

    async def finish(self, seconds: float) -> None:
        """Takes on nothing new from now on, and gives what was begun so long to be answered."""
        self.finishing = True
        if doing := [task for task in self._busy.values() if task is not None]:
            await asyncio.wait(doing, timeout=seconds)

    async def close(self) -> None:
        """Lets what is being done come to its answer; what takes longer is for the next start."""
        doing = [task for task in self._busy.values() if task is not None]
        if doing:
            await asyncio.wait(doing, timeout=CLOSING_SECONDS)
        self.closed = True
        doing = [task for task in self._busy.values() if task is not None]
        for task in (*doing, *self._late):
            task.cancel()
        await asyncio.gather(*doing, *self._late, return_exceptions=True)
        await self.promises.close()

    # ------------------------------------------------------------ acknowledge

    async def _acknowledge(self, interaction: discord.Interaction) -> bool:
        """Tells Discord that an answer comes; False where the person's time is up already.

        A press older than three seconds does not count: its person was told that it failed.
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
                # Discord may have heard it all the same: asked again, it says so.
                sort = type(error).__name__
                log().warning("acknowledging-again", interaction=interaction.id, error=sort)
            else:
                return True
        return False

    # ------------------------------------------------------------ carry out

    async def _serve(
        self, interaction: discord.Interaction, what: str, use_case: UseCase, *, changes: bool
    ) -> bool:
        """Does it and shows the answer; False where the answer is still to be shown."""
        doing = self._carry_out(interaction, use_case, changes=changes)
        reply = await self._answer_of(interaction, what, doing, final=changes)
        if reply.moved_on and (told := self.clicks.told(interaction)):
            reply = Reply(told, keeps=True)
        reply = await self._drawn(self._with_trouble(interaction, reply))
        if reply.rest is None:
            return await self._show(interaction, what, reply)
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
        """What the person reads. `final`: a no holds, even if Discord delivers this again."""
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
                    table.actor, table.interaction = person.id, interaction.id
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
            if reply.asked and reply.drawing is not None:
                return replace(reply, picture=await reply.drawing(), drawing=None)
            return reply
        raise LostRace(channel)

    async def _drawn(self, reply: Reply) -> Reply:
        """With the picture that goes with it, where that is drawn soon."""
        if reply.drawing is None:
            return reply
        try:
            async with asyncio.timeout(self.patience):
                return replace(reply, picture=await reply.drawing())
        except TimeoutError:
            log().info("without-picture")
            return reply

    async def _show_rest(self, interaction: discord.Interaction, what: str, rest: Rest) -> bool:
        """Does what takes long and shows how far it is."""

        async def progress(text: str) -> None:
            await self._shown(interaction, Reply(text))

        reply = await self._answer_of(interaction, f"{what}-rest", rest(progress), final=False)
        return await self._show(interaction, what, reply)

    def _with_trouble(self, interaction: discord.Interaction, reply: Reply) -> Reply:
        """The same, below what their table could not be told."""
        channel, person = interaction.channel_id or 0, person_of(interaction)
        # What is shown while long work goes on is soon written over.
        why = "" if reply.rest else self.publisher.trouble_for(channel, person.id)
        if not why:
            return reply
        return replace(reply, text=f"{say(person.language, f'untold-{why}')}\n\n{reply.text}")

    # ------------------------------------------------------------ say no

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
        """What was told once is told again, should Discord deliver the same interaction again."""
        try:
            await self.tables.store.note_reply(interaction.id, text)
        except Exception as error:
            if classify(error) is None:
                log().warning("answer-not-kept", error=type(error).__name__)

    def _refusal(self, table: OpenTable, person: Person, refusal: engine.Refusal) -> str:
        # Without a table only the opening of one was refused, and every game words that alike.
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
        """A disk that fails is nobody's mistake here; the store has logged it."""
        fault = classify(error)
        if fault is not None:
            return say(person.language, f"store-{fault}")
        return await self._mistake(interaction, person, what, error)

    async def _mistake(
        self, interaction: discord.Interaction, person: Person, what: str, error: Exception
    ) -> str:
        """Ours, not theirs: logged with all that is needed to repeat it."""
        reference, unsaid = self.mistakes.note(what, error)
        if unsaid is not None:
            scene = await self._scene(interaction, person)
            log().error(
                "mistake", reference=reference, what=what, **scene, unsaid=unsaid, exc_info=error
            )
        return say(person.language, "mistake", reference=reference)

    async def _scene(self, interaction: discord.Interaction, person: Person) -> dict[str, Any]:
        """The table, its board in words and what was sent, for the log, as far as it may hold them.

        Of somebody who knows what a spectator does not, such as a hand, no value is kept.
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

    async def _show(self, interaction: discord.Interaction, what: str, reply: Reply) -> bool:
        """Shows an answer, without what Discord does not take of it; False where it must wait.

        The deed is saved, so an answer that Discord does not hear now is given later.
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
        task = asyncio.create_task(self._show_later(interaction, reply), name="late answer")
        self._late.add(task)
        task.add_done_callback(self._late.discard)
        return False

    async def _say_anew(self, interaction: discord.Interaction, text: str) -> None:
        """Answers in a message of its own, where Discord lets nobody edit the one pressed on."""
        said = self.tables.links.linked(shortened(text))
        nobody = discord.AllowedMentions.none()
        try:
            await interaction.followup.send(said, ephemeral=True, allowed_mentions=nobody)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log().warning("answer-refused-for-good", error=type(error).__name__)

    async def _show_later(self, interaction: discord.Interaction, reply: Reply) -> None:
        """Tries as long as Discord takes an answer, with growing pauses."""
        pause = FIRST_PAUSE
        while (discord.utils.utcnow() - interaction.created_at).total_seconds() < TOKEN_SECONDS:
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
            if await self._shown(interaction, reply) != "later":
                break
        self.promises.keep(interaction.id)

    async def _shown(self, interaction: discord.Interaction, reply: Reply) -> Shown:
        """Edit the promised answer; return how it fared."""
        view = reply.view if reply.view is not None else (None if reply.closes else MISSING)
        text = self.tables.links.linked(shortened(reply.text))
        for _ in range(ATTEMPTS):
            try:
                await interaction.edit_original_response(
                    content=None if reply.colour is not None else text,
                    embeds=MISSING if reply.keeps else _cards(reply, text),
                    view=view,
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
    """Whether an answer that Discord did not take may be taken later, or in another form."""
    passes = error.status >= SERVER_FAILS or error.status == TOO_FAST
    if passes and error.code not in NOT_TO_EDIT:
        return "later"
    gone = error.status in NOT_THERE or error.code in (ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION)
    return "gone" if gone else "refused"


async def given(
    session: aiohttp.ClientSession, application: int, promise: PendingReply, told: str | None
) -> bool:
    """Gives an answer that another process promised; False where that may work later.

    What can be read already stays as it is.
    """
    adapter, here = async_context.get(), (application, promise.token)
    try:
        shown = await adapter.get_original_interaction_response(*here, session=session)
        thinking = bool(int(shown.get("flags", 0)) & LOADING)
        text = shortened(told or say(promise.language, "interrupted"))
        if thinking or (told and shown["content"] != text):
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


async def _at_the_end(_: OpenTable, __: Person) -> Reply:
    """What everybody reads who asks for something while the bot ends."""
    raise UserError("stopping")


def _inside(interaction: discord.Interaction) -> bool:
    """Whether it is a press on somebody's private message, which then becomes the answer."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


def _files(reply: Reply) -> list[discord.File]:
    """Made anew for each try: a file that was sent has been read to its end."""
    return [
        discord.File(io.BytesIO(content), name, description=alt)
        for name, content, alt in filter(None, (reply.picture, reply.file))
    ]


def _cards(reply: Reply, text: str) -> list[discord.Embed]:
    """The text as a card of the reply's colour, where it has one."""
    if reply.colour is None:
        return []
    return [discord.Embed(description=text, colour=reply.colour)]


def shortened(text: str) -> str:
    """Whole lines up to what a message holds."""
    if len(text) <= ROOM:
        return text or "\u200b"
    kept = text[: ROOM - 2]
    return kept[: kept.rfind("\n")] + "\n…" if "\n" in kept else kept[: ROOM - 2] + " …"
