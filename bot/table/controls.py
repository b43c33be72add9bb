"""Define the one kind of button and of select that a table has, and read their presses.

A custom id is `g:<table>:<moment>:<what>:<arg>`; the moment is the number of the newest log row
when the control was made. Nothing about a control is stored, so old ones work after a restart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, cast

import discord

import engine
from bot.base.words import cut, say, tag
from bot.kit.chair import Chair
from bot.kit.registry import kit_of

BUTTONS_A_ROW = 5
OPTIONS = 25
LABEL, CUSTOM_ID = 80, 100
OPTION_LABEL = 100
ALWAYS_ROW = 3
"""The row, in a public message, of commands that answer a question now and later."""
HINT = 150
"""Discord's limit for the placeholder of a select, in characters."""
PATTERN = re.compile(r"g:([0-9]{1,15}):([0-9]{1,15}):([a-z-]+):(.*)")
PAGE = re.compile(r"-?[0-9]{1,6}")
ID = re.compile(r"[1-9][0-9]{0,18}")
"""A Discord id as Discord writes it."""


NEWEST = 2**31 - 1
"""The highest number of a table or row; higher ones in a forged press are lowered to it."""


@dataclass(frozen=True, slots=True)
class Press:
    """The press of a button or select: `what` it is for, with the argument `arg`.

    `moment` is the number of the newest log row when the control was made; `values` is what was
    chosen in a select.
    """

    table: int
    moment: int
    what: str
    arg: str = ""
    values: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        return f"g:{self.table}:{self.moment}:{self.what}:{self.arg}"

    @classmethod
    def read(cls, custom_id: str, values: Sequence[str] = ()) -> Press | None:
        """Return the press that a custom id describes; None if the control is not this bot's."""
        match = PATTERN.fullmatch(custom_id)
        if match is None:
            return None
        table, moment = (min(int(one), NEWEST) for one in match.group(1, 2))
        return cls(table, moment, match[3], match[4], tuple(values))


class Pressable(Protocol):
    """A client that handles presses of buttons and selects.

    `press` is what the control stands for; None if its id was not made by this bot.
    """

    async def pressed(self, interaction: discord.Interaction, press: Press | None) -> None: ...


class GameButton(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=PATTERN):
    """A button of a table."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
    ) -> Self:
        return cls(cast("discord.ui.Button[discord.ui.View]", item))

    async def callback(self, interaction: discord.Interaction) -> None:
        await take(interaction)


class GameSelect(
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]],
    template=re.compile(PATTERN.pattern.replace("g:", "s:", 1)),
):
    """A select of a table: its custom id begins with `s:` instead of `g:`."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
    ) -> Self:
        return cls(cast("discord.ui.Select[discord.ui.View]", item))

    async def callback(self, interaction: discord.Interaction) -> None:
        await take(interaction)


async def take(interaction: discord.Interaction) -> None:
    """Read the press of a control and hand it to the client."""
    sent = cast("dict[str, object]", interaction.data or {})
    values = cast("list[str]", sent.get("values", []))
    press = press_of(str(sent.get("custom_id", "")), values)
    await cast(Pressable, interaction.client).pressed(interaction, press)


def press_of(custom_id: str, values: Sequence[str] = ()) -> Press | None:
    """Return the press of a button or a select; None if the control is not ours."""
    return Press.read(re.sub("^s:", "g:", custom_id), values)


def page_in(text: str) -> int:
    """Return the number of the page in a control's argument; 0 if it has none."""
    return int(text) if PAGE.fullmatch(text) else 0


def id_in(text: str) -> int | None:
    """Return the Discord id that a control or an option names; None for anything else."""
    number = int(text) if ID.fullmatch(text) else 0
    return number if 0 < number < 2**63 else None


def button(
    table: int,
    moment: int,
    what: str,
    label: str,
    *,
    arg: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    disabled: bool = False,
) -> GameButton:
    """Return a button; `table`, `moment`, `what` and `arg` make up its custom id."""
    inner: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=cut(label, LABEL),
        custom_id=Press(table, moment, what, arg).custom_id,
        style=style,
        row=row,
        disabled=disabled,
    )
    return GameButton(inner)


def confirmation(
    what: str, label: str, *, arg: str = "", at: tuple[int, int] = (0, 0)
) -> discord.ui.View:
    """Return a view with one red button, for a step that nobody should take by accident.

    `at` is the table and its moment.
    """
    view, danger = discord.ui.View(timeout=None), discord.ButtonStyle.danger
    view.add_item(button(*at, what, label, arg=arg, style=danger))
    return view


def select(
    table: int,
    moment: int,
    what: str,
    options: Sequence[tuple[str, str]],
    *,
    placeholder: str,
    arg: str = "",
    row: int | None = None,
    chosen: Sequence[str] = (),
    most: int = 1,
    least: int = 1,
    about: Mapping[str, str] = {},
) -> GameSelect:
    """Return a select of at most 25 `options`, which are pairs of a value and its label.

    `about` has the description of an option, by value; `chosen` are the values selected already.
    From `least` to `most` values can be chosen.
    """
    inner: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id="s" + Press(table, moment, what, arg).custom_id[1:],
        placeholder=cut(placeholder, HINT),
        row=row,
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(
                label=cut(label, OPTION_LABEL),
                value=value,
                description=about.get(value) or None,
                default=value in chosen,
            )
            for value, label in options
        ],
    )
    return GameSelect(inner)


def picker(
    kind: str, what: str, arg: str, chosen: Iterable[int], *, hint: str, row: int, most: int
) -> GameSelect:
    """Return a select of the server's roles if `kind` is `roles`, else of its channels.

    `chosen` are the ids selected already; choosing none is allowed.
    """
    roles = kind == "roles"
    sort = discord.SelectDefaultValueType.role if roles else discord.SelectDefaultValueType.channel
    fields: dict[str, Any] = {
        "custom_id": "s" + Press(0, 0, what, arg).custom_id[1:],
        "placeholder": cut(hint, HINT),
        "row": row,
        "min_values": 0,
        "max_values": most,
        "default_values": [discord.SelectDefaultValue(id=one, type=sort) for one in chosen],
    }
    return GameSelect(cast(Any, _roles(fields) if roles else _channels(fields)))


def _roles(fields: dict[str, Any]) -> discord.ui.RoleSelect[discord.ui.View]:
    return discord.ui.RoleSelect(**fields)


def _channels(fields: dict[str, Any]) -> discord.ui.ChannelSelect[discord.ui.View]:
    """Return a select of the channels in which tables, or threads of tables, can be."""
    types = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]
    return discord.ui.ChannelSelect(channel_types=types, **fields)


Control = GameButton | GameSelect


def once(entries: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Remove each option whose label an earlier option has: equal cards need no choice.

    `entries` are pairs of value and label. Labels of the greatest length are all kept: they may
    have been cut off, so they may belong to different options.
    """
    found = dict[str, tuple[str, str]]()
    for value, label in entries:
        found.setdefault(label if len(label) < LABEL else value, (value, label))
    return list(found.values())


def question_controls(
    chair: Chair, question: engine.Question, at: tuple[int, int], *, page: int | None = None
) -> Iterator[Control]:
    """Yield the controls that answer a question: a few buttons, a select, or pages of a select.

    The message above them has the question, so a select only says what is chosen.

    `page` is None for a public message. It cannot be paged for one person, so it has no controls if
    there are several pages. This also holds for options that only the person asked may see.
    """
    moves, speech, language = kit_of(chair.record.ruleset).moves, chair.speech, chair.language
    public, row = page is None, 1 if page is None else 0
    options = question.options if public else moves.private_options(chair, question)
    answers = moves.option_labels(chair, question)
    labels = once(
        (tag(option), answers.get(option) or speech.option(question, option)) for option in options
    )
    if public and (question.key in moves.private_questions or len(labels) > OPTIONS):
        return
    if len(labels) <= BUTTONS_A_ROW:
        best = moves.advised_option(chair, question)
        gold = {tag(best)} if best else {value for value, _ in labels}
        for value, label in labels:
            style = discord.ButtonStyle.primary if value in gold else discord.ButtonStyle.secondary
            yield button(*at, "answer", label, arg=value, style=style, row=row)
    else:
        hint = say(language, "choose-answer", about=question.about)
        yield from Pages(at, language, hint, "menu", ".").controls("answer", labels, page or 0, row)
    below = ALWAYS_ROW if public else row + 1 + (len(labels) > OPTIONS)
    for command, label in moves.always(chair, question):
        yield button(*at, "always", label, arg=tag(command.canonical()), row=below)


@dataclass(frozen=True, slots=True)
class Pages:
    """A select that shows a page of its options at a time, with buttons that turn the pages."""

    at: tuple[int, int]
    language: str
    hint: str
    """The text of the select while nothing is chosen."""
    turn: str
    """The `what` of the buttons that turn the pages."""
    arg: str = ""
    """The beginning of the argument of the select and the buttons, before the page number."""
    end: str = ""
    """The end of the argument of the buttons, after the page number."""

    def controls(
        self, what: str, options: Sequence[tuple[str, str]], page: int, row: int
    ) -> Iterator[Control]:
        """Yield a select with one page of the options, and buttons below it if there are several
        pages.

        `what` is what the select is for, and `row` its row in the message.
        """
        pages = -(-len(options) // OPTIONS)
        page = min(max(page, 0), max(pages - 1, 0))
        shown, hint = options[page * OPTIONS : (page + 1) * OPTIONS], self.hint
        if pages > 1:
            hint = say(self.language, "choose-of-page", what=hint, page=page + 1, pages=pages)
        arg = f"{self.arg}.{page}"
        yield select(*self.at, what, shown, placeholder=hint, arg=arg, row=row)
        if pages > 1:
            yield self._turning("page-back", page - 1, row + 1, disabled=page == 0)
            yield self._turning("page-on", page + 1, row + 1, disabled=page == pages - 1)

    def _turning(self, key: str, page: int, row: int, *, disabled: bool) -> GameButton:
        arg, label = f"{self.arg}.{page}{self.end}", say(self.language, key)
        return button(*self.at, self.turn, label, arg=arg, row=row, disabled=disabled)
