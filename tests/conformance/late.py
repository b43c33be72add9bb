"""Tables late in a game: everybody at red, full hands, many enemies, few cards left.

Random games seldom get there, so these begin there: what a rule spends, grants or takes back is
most often wrong where somebody has much of it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engine.family import skills
from engine.family.cards import has_room, receive
from engine.family.figures import add_figures
from engine.family.game import Game
from engine.heroes_resistance.state import box
from engine.heroes_resistance.state import of as heroes_of
from engine.living_dead.modes import note_grants
from engine.living_dead.state import of as living_of
from engine.trust_me.game import Game as TrustGame
from engine.trust_me.sheet import FITTING, WOUND, lay, open_slots, place_for
from engine.zombies.game import Game as TownGame
from tests.playing import AnyTable, autopilot_step

if TYPE_CHECKING:
    from tests.conformance.benches import Bench

LEFT = 5
"""Cards that are left in each deck."""
CROWDED = 12
"""Zones to which enemies come."""
Late = Callable[[Any, random.Random], None]
"""Takes the game that reads a table's state, and changes that state."""


def as_it_is(game: Any, chance: random.Random) -> None:
    """Nothing changes: a game that knows no late moment."""


def late_table(bench: Bench, mission: str, seed: str) -> AnyTable:
    """A table of the mission whose game is far gone, read from its text."""
    chance = random.Random(seed)
    table = bench.opened(mission, seed)
    while table.questions:
        seat, step = autopilot_step(table)
        table.answer(seat, str(step))
    rules: Any = table.rules
    table.consult(lambda state: bench.late(rules.reading(state), chance))
    return bench.loaded(table.to_json())


def _few(deck: list[str], discard: list[str]) -> None:
    """All but the last few cards were drawn before."""
    discard += deck[:-LEFT]
    del deck[:-LEFT]


# ---------------------------------------------------------------- the family


def family(game: Game, chance: random.Random) -> None:
    """Skills are chosen at orange and red, cards come from the deck."""
    for one in game.standing():
        sheet = game.character(one)
        one.chosen = [chance.choice(sheet.orange), chance.choice(sheet.red)]
    _ripe(game, chance, list(game.board.zones))


def living(game: Game, chance: random.Random) -> None:
    """Some show the Zombicide side."""
    own = living_of(game.state)
    own.zombicide = [one.id for one in game.standing() if chance.random() < 0.7]
    family(game, chance)
    note_grants(game)


def heroes(game: Game, chance: random.Random) -> None:
    """Nobody chooses skills; Power is full, and so are the hands."""
    own, numbers = heroes_of(game.state), box(game).figures
    for hero in game.standing():
        own.power[hero.id] = numbers.power.most
        held = own.traits.setdefault(hero.id, [])
        held += [own.trait_deck.pop() for _ in range(numbers.traits_held - len(held))]
    people = {*own.bystanders.values(), *own.hidden}
    _ripe(game, chance, [zone for zone in game.board.zones if zone not in people])


def _ripe(game: Game, chance: random.Random, zones: Sequence[str]) -> None:
    state = game.state
    for one in game.standing():
        one.xp = game.content.figures.thresholds["red"]
        while state.equipment_deck and has_room(game, one):
            receive(game, one, state.equipment_deck.pop())
    for one in game.standing():
        skills.begin_turn(game, one)
    for zone in chance.sample(zones, min(CROWDED, len(zones))):
        kind = chance.choice(list(game.content.zombies))
        count = min(game.supply(kind), chance.randint(1, 4))
        if count > 0 and not getattr(game.content.zombies[kind], "hero", False):
            add_figures(game, zone, kind, count)
    _few(state.equipment_deck, state.equipment_discard)
    _few(state.spawn_deck, state.spawn_discard)


# ---------------------------------------------------------------- towns


def town(game: TownGame, chance: random.Random) -> None:
    """Full hands, one life, zombies wherever there is room, two tiles and the helipad to come."""
    state, figures = game.state, game.content.figures
    near = min(state.trophies - 1, (figures.zombies - len(state.zombies)) // len(state.seats))
    for player in state.players.values():
        player.hand += [state.deck.pop() for _ in range(figures.hand - len(player.hand))]
        player.life, player.bullets, player.trophies = 1, chance.randint(0, 2), near
    taken = {*state.zombies, *(one.square for one in state.players.values())}
    free = [one for one in game.town.squares if one not in taken]
    won = sum(one.trophies for one in state.players.values())
    room = max(figures.zombies - won - len(state.zombies), 0)
    state.zombies = sorted([*state.zombies, *chance.sample(free, min(room, len(free)))])
    going = [one for one in state.stack if game.content.tiles[one].role != "end"][2:]
    for kind in going:
        state.stack.remove(kind)
    state.lost += going
    _few(state.deck, state.discard)


# ---------------------------------------------------------------- planes


def plane(game: TrustGame, chance: random.Random) -> None:
    """Sheets full of tokens and wounds, groups as large as the box lets them be."""
    state = game.state
    for seat, player in state.players.items():
        bare = [one for one in open_slots(game, seat) if one in game.content.cells]
        player.harm |= dict.fromkeys(chance.sample(bare, 2), WOUND)
        for token in chance.sample(state.boxed, len(state.boxed)):
            slot = place_for(game, seat, token, FITTING)
            if slot and chance.random() < 0.7:
                state.boxed.remove(token)
                lay(game, seat, token, slot)
    left = game.content.numbers.box.neutrals - sum(one.neutrals for one in state.groups.values())
    for _ in range(left if state.groups else 0):
        chance.choice(list(state.groups.values())).neutrals += 1
