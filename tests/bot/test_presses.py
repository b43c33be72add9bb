"""A newcomer plays the tutorial of Zombicide by buttons alone, and every press is counted.

What is pressed is what the autopilot would do; `pytest -s` prints the figures.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from statistics import mean, median

import pytest

import engine
from bot.kit.typed import do_of
from bot.practice.people import ANN
from bot.practice.records import walk_components
from bot.table.controls import tag
from tests.bot.conftest import ONE, Room, choices_of, labels_of
from tests.bot.zombies.test_presses import BUTTON, Newcomers, controls, measured

FIRST_MOVE = 5
"""Presses, and commands typed, from the page to a first move."""
USUAL = 2
"""Presses that an action takes at most, as a rule."""
ACTIONS = 40
"""Actions that are counted."""
OPENED = 4
"""Moves that a menu opens on at most."""


@dataclass(slots=True)
class Survivors(Newcomers):
    """Those who lead survivors: one presses the survivor, the sort of action, then the action."""

    async def _go_on(self, seat: str, step: engine.Command | str) -> None:
        assert not isinstance(step, str)
        shown, leader = self.panels[seat], step.plain()["survivor"]
        for control in controls(shown):
            if control.what == "kind" and control.arg == f"{leader}..":
                await self._press_it(seat, shown, control, do_of(step))
                return
        for control in controls(shown):
            if control.what == "menu" and control.arg == f"{leader}..":
                await self._press_it(seat, shown, control)
                return
        raise AssertionError(f"no way to {step!r}")


async def test_a_first_move_takes_five_presses_and_an_action_two(room: Room) -> None:
    asked = (await room.discord.wait(await room.begin(ANN, "game new"))).message
    await room.discord.wait(await room.discord.press(ANN, asked, "Zombicide"))
    lobby = 2
    for label in ("Start", "Ann"):
        status = await room.status()
        if label in labels_of(status):
            await room.press(ANN, label)
            lobby += 1
    people, presses = Survivors(room), list[int]()
    game = await room.game()
    while len(presses) < ACTIONS:
        step = engine.autopilot(game, str(ANN.id))
        assert step is not None
        before = people.pressed
        await people.do(str(ANN.id), step)
        if not isinstance(step, str):
            presses.append(people.pressed - before)
        if await room.store.live_in(room.discord.channel(ONE).id) is None:
            break
        game = await room.game()

    sys.stdout.write(
        f"\nZombicide: {lobby + presses[0]} presses to a first move; {mean(presses):.2f} an action "
        f"({median(presses)} in the middle, at most {max(presses)})\n"
    )
    assert measured("from the empty table to a first move (`/game new` counts as one)") == str(
        lobby + presses[0]
    )
    assert measured("an action") == (
        f"{mean(presses):.1f} on average, median {median(presses):.0f}, {max(presses)} at most"
    )
    assert len(presses) >= ACTIONS // 4
    assert lobby + presses[0] <= FIRST_MOVE
    assert median(presses) <= USUAL
    assert sum(one <= USUAL for one in presses) >= 0.9 * len(presses)


async def test_act_opens_on_a_few_moves_of_different_sorts_the_best_first(game: Room) -> None:
    asked = await game.discord.press(ANN, await game.status(), "Act")
    menu = (await game.discord.wait(asked)).message
    commands = (await game.game()).commands(str(ANN.id))
    sorts = {tag(one.canonical()): do_of(one) for one in commands}
    offered = [one for one in controls(menu) if one.what == "do"]

    assert 0 < len(offered) <= OPENED
    assert len({sorts[one.arg] for one in offered}) == len(offered)
    best = next(
        one.step
        for one in engine.advise(await game.game(), str(ANN.id))
        if not isinstance(one.step, str) and one.step.plain()["survivor"] == "amy"
    )
    assert not isinstance(best, str)
    assert offered[0].arg == tag(best.canonical())
    styles = [part["style"] for part in walk_components(menu.components) if part["type"] == BUTTON]
    leaders = len([one for one in controls(menu) if one.what == "menu"])
    assert styles[leaders : leaders + len(offered)] == [1] + [2] * (len(offered) - 1)

    pressed = await game.discord.press(ANN, menu, offered[0].custom_id)
    after = (await game.discord.wait(pressed)).message
    assert [one for one in controls(after) if one.what == "do"]


@pytest.mark.parametrize(
    ("locale", "act", "said"),
    [
        ("en-US", "Act", "Your turn. Still to play: **Amy, Doug and Josh**."),
        ("fr", "Act", "À vous de jouer. Doivent encore jouer\u00a0: **Amy, Doug et Josh**."),
    ],
)
async def test_a_private_answer_speaks_to_who_reads_it(
    game: Room, locale: str, act: str, said: str
) -> None:
    asked = await game.discord.press(ANN, await game.status(), act, locale)
    menu = (await game.discord.wait(asked)).text

    assert said in menu
    assert f"It is <@{ANN.id}>’s turn." in (await game.status()).content


@pytest.mark.parametrize(
    ("locale", "act", "said"),
    [
        ("en-US", "Act", "Your turn. Still to play: **Josh**."),
        ("fr", "Act", "À vous de jouer. Doit encore jouer\u00a0: **Josh**."),
    ],
)
async def test_a_single_survivor_who_is_left_is_spoken_of_alone(
    game: Room, locale: str, act: str, said: str
) -> None:
    for one in ("Amy", "Doug"):
        await game.slash(ANN, "end", survivor=one)
    asked = await game.discord.press(ANN, await game.status(), act, locale)

    assert said in (await game.discord.wait(asked)).text


async def test_a_finished_turn_opens_the_menu_of_a_survivor_who_is_still_to_play(
    game: Room,
) -> None:
    """Doug, who has a pan that he could still drop, has played before Amy."""
    await game.slash(ANN, "end", survivor="Doug")
    people, seat = Survivors(game), str(ANN.id)
    ended = next(
        one
        for one in (await game.game()).commands(seat)
        if do_of(one) == "end-turn" and one.plain()["survivor"] == "amy"
    )
    await people.do(seat, ended)

    mine = {tag(one.canonical()): one for one in (await game.game()).commands(seat)}
    offered = [mine[one.arg] for one in controls(people.panels[seat]) if one.what == "do"]
    assert {one.plain()["survivor"] for one in offered} == {"josh"}
    assert "discard" in {do_of(one) for one in mine.values()}


async def test_nothing_is_urged_on_a_survivor_whose_turn_is_over(game: Room) -> None:
    await game.slash(ANN, "end", survivor="Doug")
    asked = await game.discord.press(ANN, await game.status(), "Act")
    menu = (await game.discord.wait(asked)).message
    assert [one for one in controls(menu) if one.what == "do"]

    pressed = await game.discord.press(ANN, menu, "Doug")
    dougs = (await game.discord.wait(pressed)).message

    assert choices_of(dougs) == {"Discard": "discard"}
    assert not [one for one in controls(dougs) if one.what == "do"]


async def test_beside_the_only_move_that_gains_anything_stands_the_end_of_the_turn(
    game: Room,
) -> None:
    asked = await game.discord.press(ANN, await game.status(), "Act")
    menu = (await game.discord.wait(asked)).message
    mine = {tag(one.canonical()): one for one in (await game.game()).commands(str(ANN.id))}
    offered = [do_of(mine[one.arg]) for one in controls(menu) if one.what == "do"]

    assert offered == ["search", "end-turn"]


async def test_steps_of_a_survivor_one_after_the_other_are_told_as_one_way(game: Room) -> None:
    for zone in ("B1", "S4"):
        await game.slash(ANN, "move", survivor="Amy", zone=zone)

    assert "\nAmy moves: B2 → B1 → S4." in f"\n{await game.news()}"
    assert "Amy moves: B1 → S4." not in await game.news()
