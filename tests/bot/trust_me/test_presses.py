"""Newcomers play Trust Me by buttons alone, and every press is counted; `pytest -s` prints them.

What is pressed is what the autopilot would do, each choice by hand.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from statistics import mean, median

import engine
from bot.games.trust_me.places import Listed
from bot.games.trust_me.presenter import player_of
from bot.kit.typed import do_of
from bot.practice.people import ANN, BOB, DAN
from bot.practice.records import Message
from engine.trust_me.destinations import Destination
from engine.trust_me.view import View
from tests.bot.conftest import Room, labels_of, select_of
from tests.bot.trust_me.playing import advised, open_city, put
from tests.bot.zombies.test_presses import Newcomers, controls
from tests.trust_me.test_spoken_places import around_gabriel

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


@dataclass(slots=True)
class Clicks:
    """What Dan really clicks, one button after the other; a select would take two clicks."""

    room: Room
    shown: Message
    count: int = 0

    async def button(self, label: str) -> None:
        """Click the button with this label below what is shown."""
        assert label in labels_of(self.shown), labels_of(self.shown)
        self.count += 1
        asked = await self.room.discord.press(DAN, self.shown, label)
        self.shown = (await self.room.discord.wait(asked)).message


async def test_every_place_in_the_picture_takes_three_clicks_from_the_status_message(
    room: Room,
) -> None:
    await put(room, around_gabriel().table)
    clicks = Clicks(room, await room.status())
    await clicks.button("Act")
    await clicks.button("Move, sneak or run")
    view: View = (await room.game()).view("dan")
    places = [one for one in shown_places(view) if one.number]
    numbers = [one for one in labels_of(clicks.shown) if one.isdecimal()]
    assert numbers == [str(one.number) for one in places]
    assert len(numbers) > 8
    assert "Elsewhere…" in labels_of(clicks.shown)

    chosen = places[len(places) // 2]
    await clicks.button(str(chosen.number))

    assert clicks.count == PLACE
    view = (await room.game()).view("dan")
    asked = (await room.game()).questions
    assert asked or player_of(view, "dan").at == chosen.effect.to


async def test_the_words_of_all_places_stand_below_their_numbers(room: Room) -> None:
    await put(room, around_gabriel().table)
    clicks = Clicks(room, await room.status())
    await clicks.button("Act")
    await clicks.button("Move, sneak or run")
    rows = clicks.shown.components
    *_, places = (select_of(clicks.shown, at) for at in range(2))

    assert len(rows) <= 5
    assert any(one["label"].startswith("3. ") for one in places["options"])


def shown_places(view: View) -> list[Destination]:
    """The destinations with their numbers, as the picture has them."""
    return Listed().of(view, "dan")
