"""Plays whole games for tests: random legal play, and what must hold at every moment of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import engine
from engine.content import data_root
from engine.core.command import Command
from engine.core.event import Event
from engine.core.table import Table
from engine.family.cards import cards_of
from engine.family.setup import shares
from engine.family.state import State
from engine.family.view import View
from engine.games import game_of
from engine.zombicide.state import ZombicideState, of

AnyTable = Table[Any, Any]
ZombicideTable = Table[State, View]
SEATS = {"ann": ["amy", "doug", "phil"], "bob": ["ned", "josh", "wanda"]}
LATER: frozenset[str] = frozenset()
"""Cards that came into the box after tables were stored; such a table has none of them."""


def tutorial(seed: str, seats: dict[str, list[str]] | None = None) -> ZombicideTable:
    return engine.open_table("zombicide", mission="00", seats=seats or SEATS, seed=seed)


def opened(mission: str, seed: str, seats: dict[str, list[str]]) -> ZombicideTable:
    return engine.open_table("zombicide", mission=mission, seats=seats, seed=seed)


def missions(ruleset: str = "zombicide") -> list[str]:
    """The missions of a game by the names of their files, so that collecting tests reads none.

    A game without such files has one board that is laid anew in every game.
    """
    folder = data_root() / ruleset / "missions"
    if not folder.is_dir():
        return list(game_of(ruleset).rules.missions())
    return sorted(one.name.removesuffix(".toml") for one in folder.iterdir())


def random_seats(chance: random.Random, mission: str = "00") -> dict[str, list[str]]:
    """One to six players lead as many of the box's survivors as they should, chosen by chance."""
    content = engine.load_content("zombicide")
    played = content.missions[mission]
    most = played.survivors.max // (played.survivors.each or 1)
    led = iter(chance.sample(list(content.characters), len(content.characters)))
    counts = shares(content, played, chance.randint(1, most))
    return {f"p{seat}": [next(led) for _ in range(count)] for seat, count in enumerate(counts)}


def random_step(table: AnyTable, chance: random.Random) -> tuple[str, Command | str]:
    """A legal answer or command, every sort of command as likely as any other."""
    if table.questions:
        question = chance.choice(table.questions)
        return chance.choice(question.seats), chance.choice(question.options)
    seat = table.acting[0]
    commands = table.commands(seat)
    sort = chance.choice(sorted({type(one).__name__ for one in commands}))
    return seat, chance.choice([one for one in commands if type(one).__name__ == sort])


def autopilot_step(table: AnyTable) -> tuple[str, Command | str]:
    """What the autopilot does for the player who must act."""
    seat = table.questions[0].seats[0] if table.questions else table.acting[0]
    advice = engine.autopilot(table, seat)
    if advice is None:
        raise AssertionError(f"the autopilot has nothing for {seat!r}")
    return seat, advice


def give(table: AnyTable, seat: str, step: Command | str) -> list[Event]:
    """What happened."""
    told = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
    return told.events


def random_game(seed: int, mission: str = "00") -> Iterator[ZombicideTable]:
    """The table after every step of a random game, to its end."""
    chance = random.Random(seed)
    table = opened(mission, str(seed), random_seats(chance, mission))
    yield table
    while not table.outcome:
        give(table, *random_step(table, chance))
        yield table


def state_of(table: ZombicideTable) -> ZombicideState:
    """The state as stored between two commands."""
    return of(table.rules.state.read(table.rules.state.write(table._state)))  # pyright: ignore[reportPrivateUsage]


def broken_invariants(table: ZombicideTable) -> list[str]:
    """What no table may ever be; an empty list when all is well."""
    state, content = state_of(table), engine.load_content("zombicide")
    board = content.board(state.mission)
    broken: list[str] = []
    figures: Counter[str] = Counter()
    for zone, kinds in state.zombies.items():
        figures.update(kinds)
        if zone not in board.zones or not kinds or min(kinds.values()) < 1:
            broken.append(f"zombies in {zone}: {kinds}")
        new = state.arrived.get(zone, {})
        if any(count > kinds.get(kind, 0) for kind, count in new.items()):
            broken.append(f"more new zombies than zombies in {zone}")
    for kind, count in figures.items():
        if count > content.zombies[kind].figures:
            broken.append(f"{count} figures of {kind}")
    held = [card for one in state.survivors.values() for card in cards_of(one)]
    everywhere = [
        *held,
        *state.under.values(),
        *(card for car in state.cars.values() for card in car.cargo),
        *state.equipment_deck,
        *state.equipment_discard,
        *state.aside,
    ]
    printed = {*content.cards} if LATER & {*everywhere} else {*content.cards} - LATER
    if sorted(everywhere) != sorted(printed):
        surplus = Counter(everywhere) - Counter(printed)
        missing = Counter(printed) - Counter(everywhere)
        broken.append(f"cards: {surplus} too many, {missing} missing")
    spawn = [*state.spawn_deck, *state.spawn_discard]
    if len(set(spawn)) != len(spawn) or len(spawn) != _spawn_cards(state.mission):
        broken.append(f"spawn cards: {spawn}")
    broken += _broken_survivors(state)
    broken += _broken_cars(state)
    if any(count < 1 or zone not in board.zones for zone, count in state.noise.items()):
        broken.append(f"noise: {state.noise}")
    return broken


def _spawn_cards(mission: str) -> int:
    """How many cards the mission's zombie deck holds."""
    content = engine.load_content("zombicide")
    rules = {rule.name: rule.parameters for rule in content.missions[mission].rules}
    chosen = rules.get("spawn-deck", {}).get("cards", content.spawn_cards)
    return len(chosen) if isinstance(chosen, tuple | dict) else 0


def _broken_cars(state: ZombicideState) -> list[str]:
    broken: list[str] = []
    aboard = Counter(one for car in state.cars.values() for one in car.occupants())
    broken += [f"{one} sits in {count} cars" for one, count in aboard.items() if count > 1]
    for name, car in state.cars.items():
        if len(car.passengers) > 3 or (car.gone and car.occupants()):
            broken.append(f"{name} holds {car.occupants()}")
        elsewhere = [one for one in car.occupants() if state.survivors[one].zone != car.zone]
        if elsewhere or any(not state.survivors[one].standing for one in car.occupants()):
            broken.append(f"{name} in {car.zone} holds {car.occupants()}")
    return broken


def _broken_survivors(state: ZombicideState) -> list[str]:
    broken: list[str] = []
    for one in state.survivors.values():
        if one.actions < 0 or min(one.free.values(), default=1) < 1:
            broken.append(f"{one.id} overspent")
        wounds = sum(card.startswith("wounded") for card in cards_of(one))
        if len(one.hands) != 2 or len(one.pack) > 3 or wounds > 1:
            broken.append(f"{one.id} carries {cards_of(one)}")
        if one.escaped and one.standing:
            broken.append(f"{one.id} has left and stands on the board")
        if not (one.standing or one.escaped) and cards_of(one):
            broken.append(f"{one.id} is eliminated and carries {cards_of(one)}")
    return broken
