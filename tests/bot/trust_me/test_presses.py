"""Newcomers play Trust Me by buttons alone, and every press is counted; `pytest -s` prints them.

What is pressed is what the autopilot would do, each choice by hand.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from statistics import mean, median

import engine
from bot.kit.typed import do_of
from bot.practice.people import ANN, BOB
from tests.bot.conftest import Room
from tests.bot.trust_me.playing import advised, open_city
from tests.bot.zombies.test_presses import Newcomers, controls

ACTIONS = 12
"""Actions that are counted."""
USUAL = 2
"""Presses that an action takes as a rule."""
PLACE = 3
"""Presses to any destination, from the status message on."""


@dataclass(slots=True)
class Survivors(Newcomers):
    """One presses the sort of action, then the action."""

    async def _go_on(self, seat: str, step: engine.Command | str) -> None:
        shown = self.panels[seat]
        if isinstance(step, str):
            *_, turned = (one for one in controls(shown) if one.what == "menu")
            await self._press_it(seat, shown, turned)
            return
        for control in controls(shown):
            if control.what == "kind":
                await self._press_it(seat, shown, control, do_of(step))
                return
        raise AssertionError(f"no way to {step!r}")


async def test_an_action_takes_two_presses_and_any_destination_three(room: Room) -> None:
    await open_city(room, ANN, BOB)
    people, presses = Survivors(room), list[int]()
    game = await room.game()
    while len(presses) < ACTIONS and not game.outcome:
        seat = game.questions[0].seats[0] if game.questions else game.acting[0]
        step = advised(game, seat)
        before = people.pressed
        await people.do(seat, step)
        if not isinstance(step, str):
            presses.append(people.pressed - before)
        game = await room.game()
    sys.stdout.write(f"\nTrust Me: {mean(presses):.2f} an action ({median(presses)}), {presses}\n")
    assert median(presses) <= USUAL
    assert max(presses) <= PLACE
