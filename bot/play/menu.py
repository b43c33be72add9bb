"""The private menu of all legal moves: a person chooses the kind of move first, then the
details.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import discord

import engine
from bot.base.words import say
from bot.kit.chair import Chair
from bot.kit.moves import Moves
from bot.kit.typed import do_of
from bot.play.hints import ShownHint
from bot.table.controls import (
    BUTTONS_A_ROW,
    OPTIONS,
    Control,
    GameButton,
    GameSelect,
    Pages,
    button,
    once,
    page_in,
    question_controls,
    select,
    tag,
)
from bot.table.status import now_line
from bot.table.tables import OpenTable

PRIMARY, PLAIN = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
FEW = 10
"""The most moves that are shown as buttons; more become a select."""
ROWS = 5
"""Rows of buttons and selects that fit below a message."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the menu: the figure that acts (`leader`), the kind of its moves (`do`), the group
    of moves and the page.

    Custom ids carry the place as a text.
    """

    leader: str = ""
    do: str = ""
    page: int = 0
    group: str = ""

    @property
    def arg(self) -> str:
        return f"{self.leader}.{self.do}"

    @classmethod
    def read(cls, arg: str) -> Place:
        leader, do, page, group = [*arg.split("."), "", "", ""][:4]
        return cls(leader, do, page_in(page), group)


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu's text and controls."""

    text: str
    view: discord.ui.View
    place: Place
    """Where the menu opened. Its `do` is empty if the menu shows moves of several kinds."""


def menu_of(table: OpenTable, chair: Chair, place: Place, hint: ShownHint | None = None) -> Menu:
    """Return the menu of the chair's seat. Its view is empty if the seat has nothing to do.

    A `hint` is put above the text of the menu, and its button below the controls if there is room.
    """
    moves, language, view = table.kit.moves, chair.language, discord.ui.View(timeout=None)
    text = now_line(chair.record, chair.game, language)
    for question in chair.questions[:1]:
        page = 0 if place.do else place.page
        for item in question_controls(chair, question, table.at, page=page):
            view.add_item(item)
    orders = [one for one in chair.orders if do_of(one) == place.do]
    if orders:
        # Standing orders are not listed among the commands, so they have no select of kinds.
        row = free_row(view)
        for item in _Choices(table.at, chair, moves, place).of(
            orders, Room(row, ROWS - row), few=True
        ):
            view.add_item(item)
    elif chair.commands:
        place = _add_moves(table, chair, view, place)
    form, row = moves.form(chair, place.do), row_for_button(view)
    if form and row < ROWS:
        view.add_item(
            button(*table.at, "form", say(language, "button-elsewhere"), arg=form, row=row)
        )
    if hint is not None:
        text = f"{hint.text}\n{text}"
        row = row_for_button(view)
        if hint.button and row < ROWS:
            label = say(language, f"button-{hint.button}")
            view.add_item(button(*table.at, hint.button, label, row=row))
    return Menu(text, view, place)


def _add_moves(table: OpenTable, chair: Chair, view: discord.ui.View, place: Place) -> Place:
    """Add controls for moves, and a select of all kinds of moves.

    The moves are those of the chosen kind, or else those on which the menu opens. Returns the place
    on which the menu opened.
    """
    moves = table.kit.moves
    leaders = list(dict.fromkeys(moves.leader_of(command) for command in chair.commands))
    first = moves.first_leader(chair, leaders)
    leader = place.leader if place.leader in leaders else first
    choices = _Choices(table.at, chair, moves, place)
    for item in choices.of_leaders(leaders, leader, free_row(view)):
        view.add_item(item)
    own = [command for command in chair.commands if moves.leader_of(command) == leader]
    kinds = list(dict.fromkeys(do_of(command) for command in own))
    due = moves.opening(chair, own)
    chosen = place.do if place.do in kinds else ""
    shown = [one for one in own if do_of(one) == chosen] if chosen else list(due)
    place = replace(place, leader=leader, do=do_of(shown[0]) if shown else "")
    urgent = place.do in [do_of(one) for one in due]
    row = free_row(view)
    few = urgent and place.do not in moves.numbered_in_picture
    room = Room(row + bool(chosen), ROWS - row - 1)
    items = list(replace(choices, place=place).of(shown, room, few=few) if shown else ())
    headings = [(do, chair.speech.action(do)) for do in kinds]
    hint = say(chair.language, "choose-before" if chair.questions else "choose-action")
    if shown and not chosen:
        doors = [one for one in moves.doors if one in kinds]
        items += [*replace(choices, place=place).doors(doors, items, row)]
    down = row if chosen else _row_after(items, row)
    kind = select(
        *table.at, "kind", headings, placeholder=hint, arg=f"{leader}..", row=down, chosen=[chosen]
    )
    for item in (kind, *items) if chosen else (*items, kind):
        view.add_item(item)
    if urgent:
        _add_beside(table, chair, view, [one for one in own if do_of(one) in moves.extra])
    if len({do_of(one) for one in shown}) == 1:
        return place
    # Several kinds of move share no picture, unless one of them is shown with all its places.
    placed = [do_of(one) for one in shown if do_of(one) in moves.ungrouped]
    return replace(place, do=next(iter(placed), ""))


def row_for_button(view: discord.ui.View) -> int:
    """Return the first free row; if there is none, a row of buttons that has room for one more.

    If that does not exist either, return a number of at least `ROWS`.
    """
    free = free_row(view)
    rows = [_inner(one).row or 0 for one in view.children if isinstance(one, GameButton)]
    narrow = (row for row in rows if rows.count(row) < BUTTONS_A_ROW)
    return free if free < ROWS else next(narrow, free)


def free_row(view: discord.ui.View) -> int:
    """Return the first row below all controls of the view."""
    return _row_after(view.children, 0)


def _row_after(items: Iterable[discord.ui.Item[Any]], row: int) -> int:
    """Return the first row below these controls, or `row` if there are none."""
    return max((1 + (_inner(item).row or 0) for item in items), default=row)


def _inner(item: discord.ui.Item[Any]) -> discord.ui.Item[Any]:
    """Return the control inside a dynamic control, because only the inner one knows its row."""
    return item.item if isinstance(item, GameButton | GameSelect) else item


def _add_beside(
    table: OpenTable, chair: Chair, view: discord.ui.View, commands: list[engine.Command]
) -> None:
    """Add a select of the commands of kinds in `Moves.extra`, if there is room for it."""
    moves, row = table.kit.moves, free_row(view)
    if not 0 < len(commands) <= OPTIONS or row >= ROWS:
        return
    labels = once((tag(one.canonical()), moves.entry(chair, one)) for one in commands)
    kinds = dict.fromkeys(chair.speech.action(do_of(one)) for one in commands)
    hint = " / ".join(kinds)
    about = {tag(one.canonical()): moves.about_card(chair, one) for one in commands}
    view.add_item(
        select(*table.at, "do", labels, placeholder=hint, arg="beside", row=row, about=about)
    )


class Room(NamedTuple):
    """The space for the controls of a list of moves: its first row, and the number of rows."""

    row: int
    rows: int


@dataclass(frozen=True, slots=True)
class _Choices:
    """Makes the controls with which a seat chooses a move at one place of its menu."""

    at: tuple[int, int]
    chair: Chair
    moves: Moves
    place: Place

    def of(self, commands: list[engine.Command], room: Room, *, few: bool) -> Iterator[Control]:
        """Yield controls for commands of one kind or several.

        If the commands have groups and none is chosen, they are controls for the groups, unless one
        select may hold all commands. With `few`, up to `FEW` commands are shown as buttons;
        otherwise only as many as one row holds.
        """
        moves, chair, place = self.moves, self.chair, self.place
        groups = list(dict.fromkeys(moves.group_of(one) for one in commands))
        whole = all(do_of(one) in moves.ungrouped for one in commands if moves.group_of(one))
        short = whole and len(commands) <= OPTIONS
        grouped = not short and (len(groups) > 1 or groups != [""])
        if grouped and place.group not in groups:
            yield from self._groups(commands, groups, room)
            return
        kinds = {tag(one.canonical()): do_of(one) for one in commands}
        mixed = len(set(kinds.values())) > 1
        told = moves.entry if mixed else moves.entry_below_picture
        labels = once(
            (tag(one.canonical()), told(chair, one))
            for one in commands
            if not grouped or moves.group_of(one) == place.group
        )
        # Ungrouped kinds are in the order of the picture, so that their first move is not the best.
        ranked = mixed and place.do not in moves.ungrouped
        if mixed and len(labels) > BUTTONS_A_ROW:
            yield from self._sorted(labels, kinds, room.row)
            return
        if len(labels) <= (FEW if few else BUTTONS_A_ROW):
            yield from do_controls(self.at, labels, chair.language, row=room.row, ranked=ranked)
            return
        end = f".{place.group}" if grouped else ""
        numbers = self._numbers(commands, BUTTONS_A_ROW * (room.rows - 1))
        yield from self._buttons(numbers, room.row)
        below = room.row - (-len(numbers) // BUTTONS_A_ROW)
        yield from self._paged("do", labels, below, end)

    def doors(
        self, kinds: Sequence[str], suggested: Sequence[Control], row: int
    ) -> Iterator[Control]:
        """Yield a button for each of `kinds`, which opens the moves of this kind.

        The buttons are put into the last row of the controls `suggested` if it has only buttons and
        enough room, otherwise into the row below. The first row of these controls is `row`.
        """
        last = _row_after(suggested, row) - 1
        there = [one for one in suggested if (_inner(one).row or 0) == last]
        full = len(there) + len(kinds) > BUTTONS_A_ROW
        down = last + (full or not there or not all(isinstance(one, GameButton) for one in there))
        for do in kinds:
            arg, label = f"{self.place.leader}.{do}", self.chair.speech.action(do)
            yield button(*self.at, "menu", label, arg=arg, row=down)

    def _numbers(self, commands: Sequence[engine.Command], most: int) -> list[tuple[str, str]]:
        """Return the first `most` commands that have a number in the picture, each with its
        number.
        """
        moves, chair = self.moves, self.chair
        if self.place.do not in moves.numbered_in_picture:
            return []
        numbers = {tag(one.canonical()): moves.number_of(chair, one) for one in commands}
        found = sorted((number, value) for value, number in numbers.items() if number)
        return [(value, str(number)) for number, value in found[:most]]

    def _buttons(self, labels: Sequence[tuple[str, str]], row: int) -> Iterator[Control]:
        for place, (value, label) in enumerate(labels):
            down = row + place // BUTTONS_A_ROW
            yield button(*self.at, "do", label, arg=value, style=PRIMARY, row=down)

    def _paged(
        self, what: str, options: Sequence[tuple[str, str]], row: int, end: str = ""
    ) -> Iterator[Control]:
        """Return controls for options in pages: a select, and buttons that open the menu at another
        page.
        """
        hint = self.moves.prompt(self.chair, self.place.do)
        pages = Pages(self.at, self.chair.language, hint, "menu", self.place.arg, end)
        return pages.controls(what, options, self.place.page, row)

    def _sorted(
        self, labels: Sequence[tuple[str, str]], kinds: Mapping[str, str], row: int
    ) -> Iterator[Control]:
        """Yield controls for moves of several kinds that do not fit into one row.

        The first kind is shown as buttons, together with further kinds as long as one row holds
        them all. Each other kind is a select.
        """
        at, moves = self.at, self.moves
        of = dict[str, list[tuple[str, str]]]()
        for one in labels:
            of.setdefault(moves.listed_with.get(kinds[one[0]], kinds[one[0]]), []).append(one)
        first = list[tuple[str, str]]()
        if len(next(iter(of.values()))) <= FEW:
            first = of.pop(next(iter(of)))
        while first and of and len(first) + len(next(iter(of.values()))) <= BUTTONS_A_ROW:
            first += of.pop(next(iter(of)))
        ranked = bool(first) and kinds[first[0][0]] not in moves.ungrouped
        yield from do_controls(at, first, self.chair.language, row=row, ranked=ranked)
        for down, (kind, entries) in enumerate(of.items(), row + -(-len(first) // BUTTONS_A_ROW)):
            hint = moves.prompt(self.chair, kind)
            yield select(*at, "do", entries, placeholder=hint, arg=kind, row=down)

    def _groups(
        self, commands: list[engine.Command], groups: list[str], room: Room
    ) -> Iterator[Control]:
        """Yield a button for each group if there is room, else a select in pages.

        A group with only one command is a button for that command.
        """
        moves, chair, place = self.moves, self.chair, self.place
        named = [(f"{place.arg}.0.{one}", moves.group_name(chair, place.do, one)) for one in groups]
        if len(named) > room.rows * BUTTONS_A_ROW:
            yield from self._paged("group", named, room.row)
            return
        for number, (value, name) in enumerate(named):
            inside = [one for one in commands if moves.group_of(one) == groups[number]]
            down = room.row + number // BUTTONS_A_ROW
            if len(inside) > 1:
                yield button(*self.at, "menu", name, arg=value, row=down)
                continue
            label, what = moves.entry(chair, inside[0]), tag(inside[0].canonical())
            yield button(*self.at, "do", label, arg=what, style=PRIMARY, row=down)

    def of_leaders(self, leaders: list[str], leader: str, row: int) -> Iterator[Control]:
        """Yield controls that open the moves of each leader; none if there is only one leader."""
        names = {one: self.moves.leader_name(self.chair, one) for one in leaders}
        if len(leaders) > BUTTONS_A_ROW:
            options = [(f"{one}..", name) for one, name in names.items()]
            hint = say(self.chair.language, "choose-leader")
            yield select(
                *self.at, "leader", options, placeholder=hint, row=row, chosen=[f"{leader}.."]
            )
        elif len(leaders) > 1:
            for one, name in names.items():
                style = PRIMARY if one == leader else PLAIN
                yield button(*self.at, "menu", name, arg=f"{one}..", style=style, row=row)


def entry_of(moves: Moves, chair: Chair, command: engine.Command) -> str:
    """Return a command as an entry of a menu, with the leader's name if the seat has several
    leaders.
    """
    what = moves.entry(chair, command)
    leader = moves.leader_of(command)
    if not leader or len(moves.own_leaders(chair)) < 2:
        return what
    return say(chair.language, "led-by", who=moves.leader_name(chair, leader), what=what)


def do_controls(
    at: tuple[int, int],
    labels: Sequence[tuple[str, str]],
    language: str,
    *,
    row: int = 0,
    ranked: bool = False,
) -> Iterator[Control]:
    """Yield buttons for commands if two rows hold them all, else a select.

    With `ranked`, the first command is the best one and its button stands out.
    """
    if len(labels) > FEW:
        yield select(*at, "do", labels, placeholder=say(language, "choose-one"), row=row)
        return
    for number, (value, label) in enumerate(labels):
        down, style = row + number // BUTTONS_A_ROW, PLAIN if ranked and number else PRIMARY
        yield button(*at, "do", label, arg=value, style=style, row=down)
