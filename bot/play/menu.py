"""The private menu of all legal moves: first what to do, then with what, where, to whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

import engine
from bot.base.words import say
from bot.kit.typed import do_of
from bot.play.hints import hint_of
from bot.table.controls import (
    BUTTONS_A_ROW,
    OPTIONS,
    Control,
    GameButton,
    GameSelect,
    button,
    once,
    option_controls,
    page_in,
    paged,
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
    """A position in the menu; its text is part of custom ids."""

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
    text: str
    view: discord.ui.View
    place: Place
    """The position on which the menu opened: whose moves, and of which kind if they are of one."""


def menu_of(
    table: OpenTable, seat: str, language: str, place: Place, *, advised: bool = False
) -> Menu:
    """Make the menu of a seat in the table's present state; only a sentence if it has nothing to
    do.

    `advised`: add a line of advice and a button to stop it, if there is room.
    """
    table = table.seen_by(seat)
    game, record, moves = table.game, table.record, table.kit.moves
    view = discord.ui.View(timeout=None)
    text = now_line(record, game, language)
    mine = [question for question in game.questions if seat in question.seats]
    if mine:
        page = 0 if place.do else place.page
        answers = moves.answers(record, game, language, mine[0])
        speech = table.kit.speech(record, language, record.names)
        controls = option_controls(
            record,
            mine[0],
            language,
            at=table.at,
            public=False,
            page=page,
            row=0,
            answers=answers,
            options=moves.offered(game, mine[0]),
            hint=moves.asked(record, game, mine[0], speech),
        )
        for item in controls:
            view.add_item(item)
    commands = game.commands(seat)
    if commands:
        place = _add_moves(table, seat, view, commands, language, place)
    form, row = moves.form(game, seat, place.do), free_row(view)
    if form and row < ROWS:
        view.add_item(
            button(*table.at, "form", say(language, "button-elsewhere"), arg=form, row=row)
        )
    row, advice = free_row(view), hint_of(table, seat, language) if advised else ""
    if advice and row < ROWS:
        text = f"{advice}\n{text}"
        label = say(language, "button-unadvised")
        view.add_item(button(*table.at, "unadvised", label, row=row))
    return Menu(text, view, place)


def _add_moves(
    table: OpenTable,
    seat: str,
    view: discord.ui.View,
    commands: list[engine.Command],
    language: str,
    place: Place,
) -> Place:
    """Add what is due, or the moves of the chosen kind; below them, all kinds of moves.

    Returns the position on which the menu opened.
    """
    kit = table.kit
    moves, speech = kit.moves, kit.speech(table.record, language, table.record.names)
    leaders = list(dict.fromkeys(moves.leader_of(command) for command in commands))
    first = moves.first_leader(table.game, leaders)
    leader = place.leader if place.leader in leaders else first
    for item in _leader_controls(table, leaders, leader, language, free_row(view)):
        view.add_item(item)
    theirs = [command for command in commands if moves.leader_of(command) == leader]
    kinds = list(dict.fromkeys(do_of(command) for command in theirs))
    due = moves.due(table.game, seat, theirs)
    chosen = place.do if place.do in kinds else ""
    shown = [one for one in theirs if do_of(one) == chosen] if chosen else list(due)
    place = replace(place, leader=leader, do=do_of(shown[0]) if shown else "")
    urgent = place.do in [do_of(one) for one in due]
    row = free_row(view)
    few = urgent and place.do not in moves.pictured
    items = list(
        _choices(table, shown, language, place, row + bool(chosen), ROWS - row - 1, few=few)
        if shown
        else ()
    )
    sorts = [(do, speech.action(do)) for do in kinds]
    asked = any(seat in one.seats for one in table.game.questions)
    hint = say(language, "choose-before" if asked else "choose-action")
    down = row if chosen else _row_after(items, row)
    kind = select(
        *table.at, "kind", sorts, placeholder=hint, arg=f"{leader}..", row=down, chosen=[chosen]
    )
    for item in (kind, *items) if chosen else (*items, kind):
        view.add_item(item)
    if urgent:
        _add_beside(table, view, [one for one in theirs if do_of(one) in moves.beside], language)
    if len({do_of(one) for one in shown}) == 1:
        return place
    # Moves of several kinds are no choice of one place, unless every kind has all its places among
    # them.
    placed = [do_of(one) for one in shown if do_of(one) in moves.listed_whole]
    return replace(place, do=next(iter(placed), ""))


def free_row(view: discord.ui.View) -> int:
    """The first row below everything in the view."""
    return _row_after(view.children, 0)


def _row_after(items: Iterable[discord.ui.Item[Any]], row: int) -> int:
    """The first row below these controls; `row` itself if there are none."""
    # A dynamic select does not know its row; the item inside does.
    inner = (one.item if isinstance(one, GameButton | GameSelect) else one for one in items)
    return max((1 + (item.row or 0) for item in inner), default=row)


def _add_beside(
    table: OpenTable, view: discord.ui.View, commands: list[engine.Command], language: str
) -> None:
    """Add a select of what may come before the due moves, if there is room for one."""
    record, game, kit = table.record, table.game, table.kit
    row = free_row(view)
    if not 0 < len(commands) <= OPTIONS or row >= ROWS:
        return
    labels = once(
        (tag(one.canonical()), kit.moves.entry(record, game, language, one, record.names))
        for one in commands
    )
    speech = kit.speech(record, language, record.names)
    sorts = dict.fromkeys(speech.action(do_of(one)) for one in commands)
    hint = " / ".join(sorts)
    about = {tag(one.canonical()): kit.moves.about(record, language, one) for one in commands}
    view.add_item(
        select(*table.at, "do", labels, placeholder=hint, arg="beside", row=row, about=about)
    )


def _choices(
    table: OpenTable,
    commands: list[engine.Command],
    language: str,
    place: Place,
    row: int,
    room: int,
    *,
    few: bool,
) -> Iterator[Control]:
    """Make controls for the commands of one or several kinds.

    Commands that come in groups show the groups first, in `room` rows. `few`: show up to `FEW`
    commands as buttons.
    """
    moves, record, game = table.kit.moves, table.record, table.game
    groups = list(dict.fromkeys(moves.group_of(one) for one in commands))
    whole = all(do_of(one) in moves.listed_whole for one in commands if moves.group_of(one))
    short = whole and len(commands) <= OPTIONS
    grouped = not short and (len(groups) > 1 or groups != [""])
    if grouped and place.group not in groups:
        yield from _groups(table, commands, groups, language, place, row, room)
        return
    sorts = {tag(one.canonical()): do_of(one) for one in commands}
    mixed = len(set(sorts.values())) > 1
    told = moves.entry if mixed else moves.listed
    labels = once(
        (tag(one.canonical()), told(record, game, language, one, record.names))
        for one in commands
        if not grouped or moves.group_of(one) == place.group
    )
    # Squares have the order of the picture, so they are not ranked.
    ranked = mixed and place.do not in moves.listed_whole
    if mixed and len(labels) > BUTTONS_A_ROW:
        yield from _sorted_controls(table, labels, sorts, language, row)
        return
    if len(labels) <= (FEW if few else BUTTONS_A_ROW):
        yield from do_controls(table.at, labels, language, row=row, ranked=ranked)
        return
    hint = moves.asking(record, game, language, place.do)
    turned = {"turn": "menu", "arg": place.arg, "end": f".{place.group}" if grouped else ""}
    yield from paged(
        table.at, "do", labels, language, hint=hint, page=place.page, row=row, **turned
    )


def _sorted_controls(
    table: OpenTable,
    labels: Sequence[tuple[str, str]],
    sorts: Mapping[str, str],
    language: str,
    row: int,
) -> Iterator[Control]:
    """Make controls for moves of several kinds that do not fit into a row.

    The first kind becomes buttons, and more kinds as far as one row holds them; each other kind
    becomes a select.
    """
    at, moves = table.at, table.kit.moves
    of = dict[str, list[tuple[str, str]]]()
    for one in labels:
        of.setdefault(moves.together.get(sorts[one[0]], sorts[one[0]]), []).append(one)
    first = list[tuple[str, str]]()
    if len(next(iter(of.values()))) <= FEW:
        first = of.pop(next(iter(of)))
    while first and of and len(first) + len(next(iter(of.values()))) <= BUTTONS_A_ROW:
        first += of.pop(next(iter(of)))
    ranked = bool(first) and sorts[first[0][0]] not in moves.listed_whole
    yield from do_controls(at, first, language, row=row, ranked=ranked)
    for down, (sort, theirs) in enumerate(of.items(), row + -(-len(first) // BUTTONS_A_ROW)):
        hint = moves.asking(table.record, table.game, language, sort)
        yield select(*at, "do", theirs, placeholder=hint, arg=sort, row=down)


def entry_of(
    table: OpenTable, seat: str, language: str, command: engine.Command, *, led: bool = False
) -> str:
    """A command as an entry of a menu; `led`: with the figure's name if the seat has several."""
    table = table.seen_by(seat)
    moves, record, game = table.kit.moves, table.record, table.game
    what = moves.entry(record, game, language, command, record.names)
    leader = moves.leader_of(command)
    if not led or not leader or len(moves.own_leaders(game, seat)) < 2:
        return what
    return say(language, "led-by", who=moves.leader_name(record, leader, language), what=what)


def do_controls(
    at: tuple[int, int],
    labels: Sequence[tuple[str, str]],
    language: str,
    *,
    row: int = 0,
    ranked: bool = False,
) -> Iterator[Control]:
    """Let the person choose one of these commands: by buttons if two rows hold them, else by a
    select.

    `ranked`: the first one is the best and stands out.
    """
    if len(labels) > FEW:
        yield select(*at, "do", labels, placeholder=say(language, "choose-one"), row=row)
        return
    for number, (value, label) in enumerate(labels):
        down, style = row + number // BUTTONS_A_ROW, PLAIN if ranked and number else PRIMARY
        yield button(*at, "do", label, arg=value, style=style, row=down)


def _groups(
    table: OpenTable,
    commands: list[engine.Command],
    groups: list[str],
    language: str,
    place: Place,
    row: int,
    room: int,
) -> Iterator[Control]:
    """Show groups as buttons if there is room, with a group of one as its command; else as a
    select."""
    moves, record, game = table.kit.moves, table.record, table.game
    named = [
        (f"{place.arg}.0.{one}", moves.group_name(game, language, place.do, one)) for one in groups
    ]
    if len(named) <= room * BUTTONS_A_ROW:
        for at, (value, name) in enumerate(named):
            inside = [one for one in commands if moves.group_of(one) == groups[at]]
            down = row + at // BUTTONS_A_ROW
            if len(inside) > 1:
                yield button(*table.at, "menu", name, arg=value, row=down)
                continue
            label = moves.entry(record, game, language, inside[0], record.names)
            what = tag(inside[0].canonical())
            yield button(*table.at, "do", label, arg=what, style=PRIMARY, row=down)
        return
    hint = moves.asking(record, game, language, place.do)
    turned = {"turn": "menu", "arg": place.arg}
    yield from paged(
        table.at, "group", named, language, hint=hint, page=place.page, row=row, **turned
    )


def _leader_controls(
    table: OpenTable, leaders: list[str], leader: str, language: str, row: int
) -> Iterator[Control]:
    """Let the person choose which figure acts: up to five buttons, else a select; each opens its
    moves."""
    moves, record = table.kit.moves, table.record
    names = {one: moves.leader_name(record, one, language) for one in leaders}
    if len(leaders) > BUTTONS_A_ROW:
        options = [(f"{one}..", name) for one, name in names.items()]
        hint = say(language, "choose-leader")
        yield select(
            *table.at, "leader", options, placeholder=hint, row=row, chosen=[f"{leader}.."]
        )
    elif len(leaders) > 1:
        for one, name in names.items():
            style = PRIMARY if one == leader else PLAIN
            yield button(*table.at, "menu", name, arg=f"{one}..", style=style, row=row)
