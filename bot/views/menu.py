"""The private menu of all legal moves: first what to do, then with what, where, to whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import discord

import engine
from bot.games import face_of
from bot.status import now_line
from bot.tables import Sitting
from bot.typed import do_of
from bot.views.controls import (
    BUTTONS_A_ROW,
    Control,
    button,
    option_controls,
    paged,
    select,
    tag,
)
from bot.words import say


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in the menu; its text stands in custom ids."""

    leader: str = ""
    do: str = ""
    page: int = 0

    @property
    def arg(self) -> str:
        return f"{self.leader}.{self.do}"

    @classmethod
    def read(cls, arg: str) -> Place:
        leader, do, page = [*arg.split("."), "", ""][:3]
        return cls(leader, do, int(page) if page.lstrip("-").isdigit() else 0)


@dataclass(frozen=True, slots=True)
class Menu:
    text: str
    view: discord.ui.View


def menu_of(sitting: Sitting, seat: str, language: str, place: Place) -> Menu:
    """The menu for the seat as the table stands; only a sentence where it has nothing to do."""
    game, record = sitting.game, sitting.record
    view = discord.ui.View(timeout=None)
    text = now_line(record, game, language)
    mine = [question for question in game.questions if seat in question.seats]
    if mine:
        page = 0 if place.do else place.page
        controls = option_controls(
            record, mine[0], language, at=sitting.at, public=False, page=page, row=0
        )
        for item in controls:
            view.add_item(item)
    commands = game.commands(seat)
    if commands:
        _add_moves(sitting, view, commands, language, place, row=2 if mine else 1)
    return Menu(text, view)


def _add_moves(
    sitting: Sitting,
    view: discord.ui.View,
    commands: list[engine.Command],
    language: str,
    place: Place,
    *,
    row: int,
) -> None:
    record, at = sitting.record, sitting.at
    face = face_of(record.ruleset)
    moves, voice = face.moves, face.voice(record)
    leaders = list(dict.fromkeys(moves.leader_of(command) for command in commands))
    first = moves.first_leader(sitting.game, leaders)
    leader = place.leader if place.leader in leaders else first
    for item in _leader_controls(sitting, leaders, leader, language):
        view.add_item(item)
    theirs = [command for command in commands if moves.leader_of(command) == leader]
    kinds = list(dict.fromkeys(do_of(command) for command in theirs))
    options = [(do, voice.action(language, do)) for do in kinds]
    hint = say(language, "choose-action")
    view.add_item(
        select(*at, "kind", options, placeholder=hint, arg=f"{leader}..", row=row, chosen=place.do)
    )
    if place.do in kinds:
        labels = [
            (tag(one.canonical()), voice.command(language, one, record.names))
            for one in theirs
            if do_of(one) == place.do
        ]
        arg, page, below = f"{leader}.{place.do}", place.page, row + 1
        for item in paged(at, "do", labels, language, page=page, turn="menu", row=below, arg=arg):
            view.add_item(item)


def _leader_controls(
    sitting: Sitting, leaders: list[str], leader: str, language: str
) -> Iterator[Control]:
    """Where several could act: up to five buttons, else a select; each opens that one's moves."""
    moves, record = face_of(sitting.record.ruleset).moves, sitting.record
    names = {one: moves.leader_name(record, one, language) for one in leaders}
    primary, plain = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    if len(leaders) > BUTTONS_A_ROW:
        options = [(f"{one}..", name) for one, name in names.items()]
        hint = say(language, "choose-leader")
        yield select(*sitting.at, "leader", options, placeholder=hint, row=0, chosen=f"{leader}..")
    elif len(leaders) > 1:
        for one, name in names.items():
            style = primary if one == leader else plain
            yield button(*sitting.at, "menu", name, arg=f"{one}..", style=style, row=0)
