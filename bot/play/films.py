"""/game replay: turns a game into a film and a chronicle, or into a page, in a separate thread.

That takes seconds. Meanwhile no table is locked, and the person who waits sees the progress. The
result is cached for a while, because it is mostly shown to the whole table next.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal, get_args

import discord

import engine
from bot.base import metrics
from bot.base.discord_errors import is_final, lasting
from bot.base.drawing import Picture, tried
from bot.base.errors import UserError
from bot.base.pictures import noted
from bot.base.replies import Person, Progress, Reply
from bot.base.words import quoted, say
from bot.channel.publisher import Publisher
from bot.kit.registry import kit_of
from bot.kit.replay import replay_of_table
from bot.play.chronicle import chronicle
from bot.play.replay_page import page_of
from bot.store.records import LogRow, Record
from bot.table.controls import Press, button
from bot.table.labels import find_table, message_link
from bot.table.tables import Loaded, OpenTable

PROGRESS_SECONDS = 1.5
KEPT_BYTES = 24 * 2**20
"""The most bytes of results that are cached; the oldest results are dropped first."""
Form = Literal["film", "page"]
FORMS: tuple[Form, ...] = get_args(Form)
"""The forms of a replay: a film with a chronicle, or a page that has everything."""


def form_of(text: str) -> Form:
    """Return the form that a command's option or a press names; a film if it names none."""
    return "page" if text == "page" else "film"


Key = tuple[int, int, str, Form, bool]
"""The table, its newest log row, the language, the form, and whether the seed is secret."""


@dataclass(frozen=True, slots=True)
class Order:
    """A game to turn into a film or a page: its table, its log and the seed of its dice."""

    record: Record
    rows: list[LogRow]
    seed: str
    states: Sequence[tuple[int, str]] = ()
    """The stored states of the game, each with the number of the log row that followed it."""
    form: Form = "film"
    is_sealed: bool = False
    """Whether the seed stays secret after the game, because others play with the same dice."""

    @property
    def key(self) -> Key:
        record = self.record
        return record.id, record.last, record.language, self.form, self.is_sealed

    @property
    def title(self) -> str:
        """The name of the mission, for messages."""
        return quoted(
            kit_of(self.record.ruleset).lobby.mission_name(self.record, self.record.language)
        )


@dataclass(slots=True)
class FilmProgress:
    """How many pictures of a film are drawn; the drawing thread counts them."""

    drawn: int = 0
    pictures: int = 0

    def count(self, drawn: int, pictures: int) -> None:
        self.drawn, self.pictures = drawn, pictures


@dataclass(frozen=True, slots=True)
class Made:
    """The files of a replay: `film` and the chronicle as `file`, or only the page as `file`.

    `film` is None for a page; it may also be None because the film could not be drawn.
    """

    film: Picture | None
    file: Picture
    changed: bool
    """Whether rules have changed since the game was played, so that positions may be missing."""

    @property
    def files(self) -> list[Picture]:
        return [*([self.film] if self.film else []), self.file]

    def note(self, language: str) -> str:
        """Return what to say about rules that have changed; empty if none have."""
        return f"\n-# {say(language, 'replay-rules-changed')}" if self.changed else ""


@dataclass(slots=True)
class Making:
    """A replay that is being made, or the result; `far` tells its progress."""

    work: asyncio.Future[Made]
    far: FilmProgress
    shown: int = 0
    """The id of the message that shows it to the whole channel; 0 before it is posted."""

    @property
    def size(self) -> int:
        """Bytes of the cache that the results take; 0 before they are made."""
        if not self.work.done() or self.failed:
            return 0
        return sum(len(content) for _, content, _ in self.work.result().files)

    @property
    def failed(self) -> bool:
        return self.work.done() and (self.work.cancelled() or self.work.exception() is not None)


@dataclass(slots=True)
class Films:
    """Makes replays, one after the other; call `close` when the bot ends."""

    room: Callable[[int], discord.PartialMessageable]
    publisher: Publisher
    _pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "filming"))
    _made: OrderedDict[Key, Making] = field(default_factory=OrderedDict[Key, Making])

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def kept(self) -> int:
        """How many replays are being made, or are in the cache."""
        return len(self._made)

    # ------------------------------------------------------------ deeds

    async def replay(
        self, table: OpenTable, person: Person, named: str, form: str = "film"
    ) -> Reply:
        """Show the person a film or a page of the game `named`; without a name, of the channel's
        newest.

        Raises UserError if there is no such game.
        """
        record, view = await self._meant(table, person, named), discord.ui.View(timeout=None)
        if _may_show(record, person):
            label = say(person.language, "button-show-film")
            view.add_item(button(record.id, record.last, form_of(form), label))
        record = replace(record, language=person.language)
        return self.show_one(await self.order(table, record, form_of(form)), person, view)

    async def show(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Post a film or a page of the button's game for the whole channel.

        Raises UserError if the game is not of this channel, or if the person may not post it.
        """
        record = await table.tables.store.record(press.table)
        if record is None or record.channel != table.channel:
            raise UserError("another-table")
        if not _may_show(record, person):
            players = ", ".join(record.mentions.values())
            raise UserError("not-a-player-here", players=players)
        order = await self.order(table, record, form_of(press.what))
        begun = say(person.language, f"replay-made-{order.form}", mission=order.title)
        return Reply(begun, rest=partial(self._show_all, order, person, table.loaded))

    async def replayable(self, table: OpenTable) -> list[Record]:
        """Return the channel's games that have begun: the running one first, then the newest."""
        resting = await table.tables.store.resting_in(table.channel)
        live = [table.record] if table.loaded is not None else []
        return [one for one in (*live, *resting) if one.game]

    async def _meant(self, table: OpenTable, person: Person, named: str) -> Record:
        found = await self.replayable(table)
        if not found:
            raise UserError("nothing-to-replay")
        meant = found[0] if not named.strip() else find_table(found, named, person.language)
        if meant is None:
            raise UserError("no-such-game", table=quoted(named[:20]))
        return meant

    async def order(self, table: OpenTable, record: Record, form: Form) -> Order:
        """Return the order for a replay of any game. Raises UserError if the game is damaged."""
        rows = await table.tables.store.rows(record.id)
        try:
            seed = engine.load_table(record.game).seed
        except engine.DamagedGame as error:
            raise UserError("damaged-here") from error
        store = table.tables.store
        kept = [one.number for one in await store.states(record.id) if not one.aside]
        states = [(number, await store.state(record.id, number)) for number in kept]
        sealed = await table.tables.challenges.is_sealed(record)
        return Order(record, rows, seed, states, form, sealed)

    # ------------------------------------------------------------ what takes long

    def show_one(self, order: Order, person: Person, view: discord.ui.View) -> Reply:
        """Show the person what was ordered, above the buttons of `view`."""
        begun = say(person.language, f"replay-made-{order.form}", mission=order.title)
        return Reply(begun, rest=partial(self._show_one, order, person, view))

    async def _show_one(
        self, order: Order, person: Person, view: discord.ui.View, progress: Progress
    ) -> Reply:
        made = await self._make(order, person, progress)
        text = say(person.language, f"replay-here-{order.form}", mission=order.title)
        text += made.note(person.language)
        return Reply(text, view, picture=made.film, file=made.file)

    async def _show_all(
        self, order: Order, person: Person, playing: Loaded | None, progress: Progress
    ) -> Reply:
        """Post the files; `playing` is the table whose status message is in the channel.

        Discord posts nothing if the same files were posted a moment ago, but names that message.
        """
        made = await self._make(order, person, progress)
        try:
            posted = (await self._post(order, person, made)).id
        except discord.HTTPException as error:
            if is_final(error) or lasting(error):
                raise UserError("replay-not-taken") from error
            raise
        if playing is not None:
            self.publisher.below(playing.record)
        making = self._made.get(order.key)
        known = making is not None and making.shown == posted
        if making is not None:
            making.shown = posted
        key = f"replay-again-{order.form}" if known else f"replay-done-{order.form}"
        link = message_link(order.record, posted)
        return Reply(say(person.language, key, link=link), closes=True)

    async def _post(self, order: Order, person: Person, made: Made) -> discord.Message:
        record, who = order.record, f"<@{person.id}>"
        return await self.room(record.channel).send(
            say(record.language, f"replay-shown-{order.form}", who=who, mission=order.title)
            + made.note(record.language),
            files=[
                discord.File(io.BytesIO(one), name, description=alt)
                for name, one, alt in made.files
            ],
            nonce=f"{record.id}-{order.form[0]}{record.last}",
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def _make(self, order: Order, person: Person, progress: Progress) -> Made:
        """Make the files, only once even if several people wait for them, and report the
        progress.
        """
        making = self._made.get(order.key) or self._begin(order)
        while True:
            done, _ = await asyncio.wait({making.work}, timeout=PROGRESS_SECONDS)
            if done:
                return making.work.result()
            far = making.far
            if far.pictures:
                counts = {"drawn": far.drawn, "pictures": far.pictures}
                await progress(say(person.language, f"replay-far-{order.form}", **counts))

    def _begin(self, order: Order) -> Making:
        far = FilmProgress()
        work = asyncio.get_running_loop().run_in_executor(self._pool, _made, order, far)
        self._made[order.key] = Making(work, far)
        work.add_done_callback(lambda _: self._tidy())
        return self._made[order.key]

    def _tidy(self) -> None:
        """Forget replays that failed, and the oldest results beyond `KEPT_BYTES`."""
        for key in [key for key, one in self._made.items() if one.failed]:
            del self._made[key]
        while sum(one.size for one in self._made.values()) > KEPT_BYTES:
            oldest = next(key for key, one in self._made.items() if one.size)
            del self._made[oldest]


def _made(order: Order, far: FilmProgress) -> Made:
    """Make the files of a replay. Raises UserError if the game has nothing to show."""
    record = order.record
    lookback = kit_of(record.ruleset).lookback
    try:
        told = replay_of_table(record, order.rows, order.seed, order.states)
    except LookupError as error:
        raise UserError("nothing-to-replay") from error
    metrics.PICTURES.inc()
    if order.is_sealed:
        told.file = None
    if order.form == "page":
        page, about = page_of(told, far.count), say(record.language, "page-file")
        return Made(None, (f"game-{record.id}.html", page.encode(), about), told.changed)
    text, about = chronicle(told), say(record.language, "chronicle-file")
    film = noted(tried(partial(lookback.film, told, far.count)), record.id)
    return Made(film, (f"chronicle-{record.id}.md", text.encode(), about), told.changed)


def _may_show(record: Record, person: Person) -> bool:
    """Whether the person may post a replay: players of the game and moderators may."""
    return person.moderator or record.seat(person.id) is not None
