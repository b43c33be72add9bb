"""A newcomer plays turns of Zombies!!! by buttons alone, and every press is counted.

What is pressed is what the autopilot would choose, each choice by hand; `pytest -s` prints the
figures.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median

import engine
from bot.kit.registry import kit_of
from bot.practice.people import ANN, BOB, CLEO, DAN
from bot.practice.records import Message, walk_components
from bot.table.controls import tag
from bot.table.tables import Game
from engine.zombies import commands as c
from tests.bot.conftest import Room
from tests.bot.zombies.driving import PEOPLE, open_town

PLAY = Path(__file__).parents[3] / "docs" / "play.md"
TURNS = 32
"""Whole turns that are counted."""
USUAL = 8
"""Presses that a turn takes at most on average; one in which no card is played takes less."""
SECONDS = 10
"""Within which the status message is there."""
MOVES = kit_of("zombies").moves
BUTTON, SELECT = 2, 3
CARDS = (c.PlayCard, c.UseItem)


@dataclass(slots=True)
class Turn:
    """The presses of the player whose turn it is; `cards`: a card was played in it."""

    presses: int = 0
    cards: bool = False


@dataclass(slots=True)
class Newcomers:
    """Everybody's open menu, and what was pressed. The status message is the way into it."""

    room: Room
    panels: dict[str, Message] = field(default_factory=dict[str, Message])
    pressed: int = 0

    async def do(self, seat: str, step: engine.Command | str) -> None:
        """Presses until the command is given, or the question answered."""
        wanted = ("answer", tag(step)) if isinstance(step, str) else ("do", tag(step.canonical()))
        before = (await self.room.game()).to_json()
        while not await self._pressed(seat, *wanted):
            if seat not in self.panels:
                await self.open(seat)
                continue
            await self._go_on(seat, step)
            if (await self.room.game()).to_json() != before:
                return

    async def _go_on(self, seat: str, step: engine.Command | str) -> None:
        """One press nearer: the next page of answers, the group of the command, or its sort."""
        if isinstance(step, str):
            *_, turned = (one for one in controls(self.panels[seat]) if one.what == "menu")
            await self._press_it(seat, self.panels[seat], turned)
            return
        do = str(step.plain()["do"])
        group = MOVES.group_of(step)
        for control in controls(self.panels[seat]):
            if group and control.what == "menu" and control.arg.endswith(f"{do}.0.{group}"):
                await self._press_it(seat, self.panels[seat], control)
                return
        for control in controls(self.panels[seat]):
            if control.what == "kind":
                await self._press_it(seat, self.panels[seat], control, do)
                return
        raise AssertionError(f"no way to {step!r}")

    async def _pressed(self, seat: str, what: str, wanted: str) -> bool:
        """Whether it was there to be pressed, in the panel or under the status message."""
        shown = self.panels.get(seat) or await self.room.status()
        for control in controls(shown):
            if control.what == what and control.arg == wanted:
                await self._press_it(seat, shown, control)
                return True
            if control.what == what and wanted in control.values:
                await self._press_it(seat, shown, control, wanted)
                return True
        return False

    async def open(self, seat: str) -> None:
        """The private menu, by *Act* under the status message, as soon as that is there."""
        async with asyncio.timeout(SECONDS):
            while not any(one.what == "act" for one in controls(await self.room.status())):
                pass
        status = await self.room.status()
        act = next(one for one in controls(status) if one.what == "act")
        await self._press_it(seat, status, act)

    async def _press_it(self, seat: str, shown: Message, control: Control, value: str = "") -> None:
        who, discord = PEOPLE[seat], self.room.discord
        if value:
            asked = await discord.select(who, shown, control.custom_id, [value], self.room.locale)
        else:
            asked = await discord.press(who, shown, control.custom_id, self.room.locale)
        answered = await discord.wait(asked)
        assert "went wrong" not in answered.text
        assert f"<@{who.id}>" not in answered.text, "nobody is mentioned to themselves"
        self.pressed += 1
        self.panels = {seat: answered.message} if list(controls(answered.message)) else {}


@dataclass(frozen=True, slots=True)
class Control:
    """Something to press: what for, and what each entry of a select stands for."""

    custom_id: str
    what: str
    arg: str
    values: tuple[str, ...] = ()


def controls(shown: Message) -> Iterator[Control]:
    for part in walk_components(shown.components):
        if part["type"] in (BUTTON, SELECT) and not part.get("disabled"):
            _, _, _, what, arg = str(part["custom_id"]).split(":", 4)
            values = tuple(str(one["value"]) for one in part.get("options", ()))
            yield Control(str(part["custom_id"]), what, arg, values)


def choice(game: Game, seat: str) -> engine.Command | str:
    """What the autopilot would do; the rest of a turn in one press where the house does the same.

    The end is looked up on a copy: whether a walk goes on and what is discarded does not hang on
    the die of the zombies.
    """
    advice = advised(game, seat)
    later, step = engine.load_table(game.to_json()), advice
    while isinstance(step, c.StopWalking | c.HerdZombies) and game.view().turn == seat:
        if isinstance(step, c.HerdZombies) and step.towards != later.view().quarry:
            return step
        later.play(seat, step)
        step = advised(later, seat)
        if isinstance(step, c.FinishTurn | c.DiscardCard):
            return step
    return advice


def advised(game: Game, seat: str) -> engine.Command | str:
    advice = engine.autopilot(game, seat)
    assert advice is not None
    return advice


def measured(what: str) -> str:
    """What `docs/play.md` says was measured."""
    rows = (line.split(" | ") for line in PLAY.read_text("utf-8").splitlines())
    (found,) = (row[1] for row in rows if row[0].endswith(f": {what}"))
    return found


async def turns(room: Room, count: int) -> list[Turn]:
    """This many turns from beginning to end, of any players."""
    found, people = [Turn()], Newcomers(room)
    game = await room.game()
    turn = game.view().turn
    while len(found) <= count and not game.outcome:
        seat = game.questions[0].seats[0] if game.questions else game.acting[0]
        step = choice(game, seat)
        before = people.pressed
        await people.do(seat, step)
        if seat == turn:
            found[-1].presses += people.pressed - before
            found[-1].cards |= isinstance(step, CARDS)
        game = await room.game()
        if game.view().turn != turn:
            turn = game.view().turn
            found.append(Turn())
    return found[:-1]


async def test_a_usual_turn_takes_a_few_presses(room: Room) -> None:
    await open_town(room, ANN, BOB, CLEO, DAN)
    played = await turns(room, TURNS)
    plain = [one.presses for one in played if not one.cards]

    sys.stdout.write(
        f"\nZombies!!!: {mean(one.presses for one in played):.1f} presses a turn "
        f"({median(one.presses for one in played)} in the middle), "
        f"{mean(plain):.1f} (at most {max(plain)}) without a card played; {sorted(plain)}\n"
    )
    every = [one.presses for one in played]
    assert measured("a turn in which no card is played") == f"{mean(plain):.1f} on average"
    assert measured("any turn") == f"{mean(every):.1f} on average, median {median(every):.0f}"
    assert len(plain) >= 5
    assert mean(plain) < USUAL
    assert mean(one.presses for one in played) <= USUAL
    assert median(one.presses for one in played) <= USUAL
