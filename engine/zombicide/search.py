"""Searching rooms for equipment. [zombicide #6]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import missions, skills
from engine.family.cards import discard, holding, keep
from engine.family.commands import Search
from engine.family.events import AmbushFound, CardFound, DeckReshuffled, NothingFound, TwinFound
from engine.family.game import Game
from engine.family.search import pay_for_search, why_no_search_left
from engine.family.spawning import place_and_activate
from engine.family.state import Survivor, Tidying
from engine.zombicide.scavenging import scavenges
from engine.zombicide.skills import refuses


def searches(game: Game, survivor: Survivor) -> Iterator[Search]:
    yield Search(survivor=survivor.id)


def why_not_search(game: Game, survivor: Survivor, command: Search) -> Refusal | None:
    """Refuse unless the survivor is in a room without zombies and has not searched this turn.

    With the skill Scavenger a survivor may also search a street zone.
    """
    scavenging = scavenges(game, survivor)
    if game.board.zones[survivor.zone].kind != "room" and not scavenging:
        return Refusal("search-in-rooms-only", survivor=survivor.id, zone=survivor.zone)
    if not missions.may_be_searched(game, survivor.zone):
        return Refusal("nothing-to-find-here", survivor=survivor.id, zone=survivor.zone)
    if game.zombies_in(survivor.zone):
        count = game.zombie_count(survivor.zone)
        return Refusal("search-among-zombies", survivor=survivor.id, count=count)
    return why_no_search_left(game, survivor, costless=scavenging)


async def search(game: Game, survivor: Survivor, command: Search) -> None:
    """Draw one card, and one more for each flashlight; then reorganising is free."""
    pay_for_search(survivor, costless=scavenges(game, survivor))
    for _ in range(1 + len(holding(game, survivor, "flashlight"))):
        await _draw_for(game, survivor)
        if not survivor.standing:
            return
    game.state.tidying = Tidying(survivor.id, paid=False)


async def _draw_for(game: Game, survivor: Survivor) -> None:
    card = await draw_unless_refused(game, survivor)
    if card is None:
        game.tell(NothingFound(survivor=survivor.id))
    elif game.equipment(card).kind == "trap":
        await spring(game, survivor, card)
    else:
        await find(game, survivor, card)


async def spring(game: Game, survivor: Survivor, trap: str) -> None:
    """Carry out the ambush card `trap`: a walker appears in the survivor's zone."""
    game.tell(AmbushFound(survivor=survivor.id, zone=survivor.zone))
    discard(game, trap)
    await place_and_activate(game, {survivor.zone: {"walker": 1}})


async def find(game: Game, survivor: Survivor, card: str) -> None:
    game.tell(CardFound(survivor=survivor.id, card=card))
    await keep(game, survivor, card)
    await match_set(game, survivor, card)


async def draw_unless_refused(game: Game, survivor: Survivor) -> str | None:
    """Draw the top card; with Destiny the player may replace it by the next one. [zombicide #9]

    None if no card is left.
    """
    card = draw(game)
    if card is None or not await refuses(game, survivor, "equipment", card):
        return card
    discard(game, card)
    return draw(game)


def draw(game: Game) -> str | None:
    """Draw the top card; an empty deck is first made of the shuffled discards.

    None if there are no discards either.
    """
    game.reveal()
    if not game.state.equipment_deck:
        game.state.equipment_deck = game.state.equipment_discard
        game.state.equipment_discard = []
        game.dice.shuffle(game.state.equipment_deck)
        if not game.state.equipment_deck:
            return None
        game.tell(DeckReshuffled(deck="equipment"))
    return game.state.equipment_deck.pop()


async def match_set(game: Game, survivor: Survivor, card: str) -> None:
    """Let the finder of a dual weapon look for its twin in the deck, with the skill Matching set.
    [zombicide #9]

    A weapon that the survivor's skill makes usable as a pair is dual here too.
    """
    found = game.equipment(card)
    dual = found.kind == "weapon" and skills.fights_as_pair(game, survivor, found)
    if not dual or not skills.has(game, survivor, "matching-set"):
        return
    wanted = await game.choose(
        "matching-set", ("yes", "no"), about="word", subject=card, seats=[survivor.seat]
    )
    if wanted == "no":
        return
    deck = game.state.equipment_deck
    twins = [one for one in deck if game.content.cards[one] == found.id]
    game.tell(TwinFound(survivor=survivor.id, card=card, found=bool(twins)))
    if twins:
        deck.remove(twins[0])
        await keep(game, survivor, twins[0])
    game.dice.shuffle(deck)
