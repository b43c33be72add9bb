"""Spawning: drawing zombie cards and placing their zombies, as many as the box has.
[zombicide #7]
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from engine.family import activation, events, missions
from engine.family.entries import SpawnCard
from engine.family.figures import add_figures
from engine.family.game import Game, Group

Places = Mapping[str, Mapping[str, int]]
CardRule = Callable[[Game, SpawnCard, str], Awaitable[None]]


async def spawn(game: Game) -> None:
    """Draw one card for each active spawn zone, in the order in which the mission lists them.

    The order is clockwise and begins with the same zone each round.
    """
    for spawn_zone in game.mission.spawns:
        if missions.is_active(game, spawn_zone):
            await draw_for(game, spawn_zone.zone)


async def draw_for(
    game: Game, zone: str, refuses: Callable[[str], Awaitable[bool]] | None = None
) -> None:
    """Draw a card for the zone and carry it out at the table's danger level.

    If `refuses` returns True for the card, another one is drawn in its place.
    """
    drawn = _draw(game)
    if refuses and await refuses(drawn):
        drawn = _draw(game)
    card = game.content.spawn_cards[drawn]
    level = game.danger_level()
    game.tell(events.SpawnCardDrawn(card=card.id, zone=zone, level=level))
    await game.booklet.cards[card.rule](game, card, zone)


def _draw(game: Game) -> str:
    """Draw the top card; an empty deck is first made of the shuffled discards."""
    game.reveal()
    if not game.state.spawn_deck:
        game.state.spawn_deck = game.state.spawn_discard
        game.state.spawn_discard = []
        game.dice.shuffle(game.state.spawn_deck)
        game.tell(events.DeckReshuffled(deck="spawn"))
    card = game.state.spawn_deck.pop()
    game.state.spawn_discard.append(card)
    return card


# ------------------------------------------------------------ what cards do


async def place(game: Game, card: SpawnCard, zone: str) -> None:
    """Put the card's zombies for the danger level into the zone."""
    await place_and_activate(game, {zone: card.at(game.danger_level())})


async def rush(game: Game, card: SpawnCard, zone: str) -> None:
    """Put the card's zombies into the zone and let only these act at once.

    Afterwards the kinds whose figures ran out are activated.
    """
    short: list[str] = []
    before = dict(game.zombies_in(zone))
    _arrive_all(game, {zone: card.at(game.danger_level())}, short)
    came = [
        Group(zone, kind, count - before.get(kind, 0))
        for kind, count in game.zombies_in(zone).items()
        if count > before.get(kind, 0)
    ]
    await activation.activate_groups(game, came)
    await _activate_short(game, short)


async def activate_all(game: Game, card: SpawnCard, zone: str) -> None:
    """Activate every zombie of the card's kind once more."""
    if card.activates:
        game.tell(events.ExtraActivation(kind=card.activates, reason="card"))
        await activation.activate_kind(game, card.activates)


def not_at_blue(rule: CardRule) -> CardRule:
    """Return a card rule that does nothing while the danger level is blue."""

    async def unless_blue(game: Game, card: SpawnCard, zone: str) -> None:
        if game.danger_level() != "blue":
            await rule(game, card, zone)

    return unless_blue


async def place_and_activate(game: Game, places: Places) -> None:
    """Place figures zone by zone, then activate each kind that the box was short of.

    A kind is activated once for the whole card, however many are missing. [facts/zombicide.md 6,
    Shortage]
    """
    short: list[str] = []
    _arrive_all(game, places, short)
    await _activate_short(game, short)


def _arrive_all(game: Game, places: Places, short: list[str]) -> None:
    for zone, figures in places.items():
        for kind, count in figures.items():
            _arrive(game, zone, kind, count, short)


async def _activate_short(game: Game, short: Sequence[str]) -> None:
    for kind in dict.fromkeys(short):
        game.tell(events.ExtraActivation(kind=kind, reason="shortage"))
        await activation.activate_kind(game, kind)


def _arrive(game: Game, zone: str, kind: str, count: int, short: list[str]) -> None:
    """Place figures of a kind and their escort of other zombies; add kinds with too few figures to
    `short`.

    If the only abomination is on the board, its replacement comes instead. House rule: a figure
    that the box lacks brings no escort, although the rulebook gives one to each figure that comes.
    """
    entry = game.content.zombies[kind]
    if entry.replaced_by and not game.supply(kind):
        game.tell(events.AbominationReplaced(zone=zone, kind=entry.replaced_by))
        _arrive(game, zone, entry.replaced_by, count, short)
        return
    came = _place(game, zone, kind, count, short, escort=False)
    if entry.escort:
        _place(game, zone, entry.escort.kind, came * entry.escort.count, short, escort=True)


def _place(game: Game, zone: str, kind: str, count: int, short: list[str], *, escort: bool) -> int:
    """Place as many figures as the box has and return how many; add a kind with too few to
    `short`.
    """
    placed = min(count, game.supply(kind))
    if placed:
        add_figures(game, zone, kind, placed)
        game.tell(events.ZombiesSpawned(kind=kind, count=placed, zone=zone, escort=escort))
    if placed < count:
        game.tell(events.FiguresShort(kind=kind, missing=count - placed))
        short.append(kind)
    return placed
