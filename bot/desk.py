"""From an interaction to its answer: acknowledge, lock, carry out, save, answer. In one place.

What somebody wants is a *deed*: it is given the locked table and who asks, and returns what that
person reads. Refusals become sentences here and nowhere else.
"""

from __future__ import annotations

import io
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import aiohttp
import discord
from discord.utils import MISSING

import engine
from bot import metrics
from bot.declined import Declined
from bot.games import face_of, faces
from bot.log import log
from bot.publisher import Publisher
from bot.status import now_line
from bot.store import ChannelTaken, LostRace
from bot.tables import Sitting, Tables
from bot.words import language_of, say

ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_INTERACTION = 10062
ATTEMPTS = 3
ROOM = 2000
NEEDED = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
)


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks, and how to speak to them."""

    id: str
    name: str
    language: str
    moderator: bool


@dataclass(frozen=True, slots=True)
class Reply:
    """What one person reads. A picture comes with its alt text."""

    text: str
    view: discord.ui.View | None = None
    picture: tuple[str, bytes, str] | None = None
    """File name, bytes, alt text."""
    closes: bool = False
    """Takes the controls away from the message it edits."""
    file: tuple[str, bytes, str] | None = None
    """What is attached beside the picture."""
    rest: Rest | None = None
    """What takes long: done when this was shown, without the table's lock. Its reply follows."""


Progress = Callable[[str], Awaitable[None]]
"""Shows the waiting person how far the work is."""
Rest = Callable[[Progress], Awaitable[Reply]]
Deed = Callable[[Sitting, Person], Awaitable[Reply]]


@dataclass(slots=True)
class Desk:
    """Takes interactions of every kind."""

    tables: Tables
    publisher: Publisher
    _busy: set[int] = field(default_factory=set[int])

    async def attend(
        self, interaction: discord.Interaction, what: str, deed: Deed, *, changes: bool = True
    ) -> None:
        """Carries the deed out once, however often Discord delivers it, and answers privately.

        `changes`: the deed may change the table, so the bot must be able to tell of it here.
        """
        if interaction.id in self._busy or interaction.channel_id is None:
            return
        self._busy.add(interaction.id)
        try:
            if await self._acknowledge(interaction):
                doing = self._carry_out(interaction, deed, changes=changes)
                reply = await self._answer_of(interaction, what, doing)
                if reply.text or reply.rest is None:
                    await self._show(interaction, reply)
                if reply.rest is not None:
                    await self._show_rest(interaction, what, reply.rest)
        finally:
            self._busy.discard(interaction.id)

    # ------------------------------------------------------------ acknowledge

    async def _acknowledge(self, interaction: discord.Interaction) -> bool:
        """Tells Discord that an answer comes; False where the person's time is up already.

        A press older than three seconds does not count: its person was told that it failed.
        """
        message = interaction.message
        inside = message is not None and message.flags.ephemeral
        for _ in range(ATTEMPTS):
            try:
                await interaction.response.defer(ephemeral=True, thinking=not inside)
            except discord.HTTPException as error:
                if error.code == ALREADY_ACKNOWLEDGED:
                    return True
                log().warning("not-acknowledged", interaction=interaction.id, code=error.code)
                return False
            except (aiohttp.ClientError, OSError) as error:
                # Discord may have heard it all the same: asked again, it says so.
                log().warning("acknowledging-again", interaction=interaction.id, error=repr(error))
            else:
                return True
        return False

    # ------------------------------------------------------------ carry out

    async def _answer_of(
        self, interaction: discord.Interaction, what: str, doing: Awaitable[Reply]
    ) -> Reply:
        person = person_of(interaction)
        try:
            reply = await doing
        except (Declined, engine.Refusal, engine.StaleAnswer, ChannelTaken) as error:
            metrics.REFUSALS.labels(getattr(error, "key", type(error).__name__)).inc()
            return Reply(await self._no(interaction, person, error))
        except Exception as error:
            return Reply(await self._mistake(interaction, person, what, error))
        metrics.COMMANDS.labels(what).inc()
        return reply

    async def _carry_out(
        self, interaction: discord.Interaction, deed: Deed, *, changes: bool
    ) -> Reply:
        if changes:
            _check_permissions(interaction)
        person, channel = person_of(interaction), interaction.channel_id or 0
        for attempt in range(ATTEMPTS):
            try:
                async with self.tables.at(channel) as sitting:
                    told = await self.tables.store.reply_to(interaction.id)
                    if told is not None:
                        return Reply(told)
                    reply = await deed(sitting, person)
                    saved = await sitting.save(interaction.id, reply.text)
            except LostRace:
                if attempt == ATTEMPTS - 1:
                    raise
                continue
            if saved:
                self.publisher.wake(sitting.record)
            return reply
        raise LostRace(channel)

    async def _show_rest(self, interaction: discord.Interaction, what: str, rest: Rest) -> None:
        """Does what takes long and shows how far it is."""

        async def progress(text: str) -> None:
            await self._show(interaction, Reply(text))

        reply = await self._answer_of(interaction, f"{what}-rest", rest(progress))
        await self._show(interaction, reply)

    # ------------------------------------------------------------ say no

    async def _no(self, interaction: discord.Interaction, person: Person, error: Exception) -> str:
        language = person.language
        async with self.tables.at(interaction.channel_id or 0) as sitting:
            if isinstance(error, engine.StaleAnswer):
                return self._stale(sitting, language)
            if isinstance(error, engine.Refusal):
                return self._refusal(sitting, language, error)
        if isinstance(error, Declined):
            if error.key == "stale":
                return self._stale(sitting, language)
            return say(language, f"declined-{error.key}", **error.values)
        return say(language, "declined-channel-taken")

    def _refusal(self, sitting: Sitting, language: str, refusal: engine.Refusal) -> str:
        record = sitting.loaded.record if sitting.loaded else None
        # Without a table only the opening of one was refused, and every game words that alike.
        face = face_of(record.ruleset) if record else faces()[0]
        voice = face.voice(record)
        text = voice.refusal(language, refusal, record.mentions if record else {})
        more = voice.see_rules(language, refusal.key)
        return f"{text}\n{more}" if more else text

    def _stale(self, sitting: Sitting, language: str) -> str:
        if sitting.loaded is None or sitting.loaded.game is None:
            return say(language, "stale-no-game")
        now = now_line(sitting.record, sitting.game, language)
        return say(language, "stale", now=now)

    async def _mistake(
        self, interaction: discord.Interaction, person: Person, what: str, error: Exception
    ) -> str:
        """Ours, not theirs: logged with all that is needed to repeat it."""
        reference = secrets.token_hex(4)
        metrics.MISTAKES.inc()
        table, drawn = 0, ""
        async with self.tables.at(interaction.channel_id or 0) as sitting:
            if sitting.loaded:
                table = sitting.record.id
                if sitting.loaded.game is not None:
                    sights = face_of(sitting.record.ruleset).sights
                    drawn = sights.board_text(sitting.game.view(), "en", {})
        log().error(
            "mistake",
            reference=reference,
            table=table,
            what=what,
            sent=str(interaction.data),
            board=drawn,
            exc_info=error,
        )
        return say(person.language, "mistake", reference=reference)

    # ------------------------------------------------------------ answer

    async def _show(self, interaction: discord.Interaction, reply: Reply) -> None:
        """Edits the promised answer. The deed is saved, so a failure here is only logged."""
        view = reply.view if reply.view is not None else (None if reply.closes else MISSING)
        for _ in range(ATTEMPTS):
            try:
                await interaction.edit_original_response(
                    content=shortened(reply.text),
                    view=view,
                    attachments=_files(reply),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except discord.HTTPException as error:
                late = error.code in (ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION)
                log().warning("answer-late" if late else "answer-lost", code=error.code)
            except (aiohttp.ClientError, OSError) as error:
                log().warning("answering-again", error=repr(error))
                continue
            return


def _files(reply: Reply) -> list[discord.File]:
    """Made anew for each try: a file that was sent has been read to its end."""
    return [
        discord.File(io.BytesIO(content), name, description=alt)
        for name, content, alt in filter(None, (reply.picture, reply.file))
    ]


def person_of(interaction: discord.Interaction) -> Person:
    user = interaction.user
    return Person(
        id=str(user.id),
        name=user.display_name,
        language=language_of(interaction.locale),
        moderator=interaction.permissions.manage_guild,
    )


def _check_permissions(interaction: discord.Interaction) -> None:
    """The bot must be able to write where it is asked to play. Raises Declined."""
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if not missing:
        return
    language = language_of(interaction.locale)
    named = ", ".join(say(language, f"permission-{name.replace('_', '-')}") for name in missing)
    raise Declined("missing-permissions", permissions=named)


def shortened(text: str) -> str:
    """Whole lines up to what a message holds."""
    if len(text) <= ROOM:
        return text or "\u200b"
    kept = text[: ROOM - 2]
    return kept[: kept.rfind("\n")] + "\n…" if "\n" in kept else kept[: ROOM - 2] + " …"
