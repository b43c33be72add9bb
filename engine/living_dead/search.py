"""Searching: three decks, of which the survivor's mode allows some, and cards lying in rooms.
[living-dead #8]

After finding or combining cards a survivor reorganises the inventory for free. [#12] All three
decks are stored in one pile, and so are their discards. The top card of a deck is the uppermost
card of its kind in the pile; so shuffling the pile shuffles every deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.core.refusal import Refusal
from engine.family import crafting, spawning, victory
from engine.family.cards import discard, holding, keep
from engine.family.commands import Craft
from engine.family.events import CardFound, DeckReshuffled, NothingFound
from engine.family.game import Game
from engine.family.parameters import NoParameters, told
from engine.family.search import pay_for_search, why_no_search_left
from engine.family.state import Survivor, Tidying
from engine.living_dead import journey
from engine.living_dead.commands import Deck, SearchDeck
from engine.living_dead.entries import LivingDeadKind, LivingEquipment
from engine.living_dead.events import RelativeAppeared
from engine.living_dead.modes import mode_of, relatives_about, relatives_came
from engine.living_dead.parameters import Body, Caches
from engine.living_dead.state import ours

DECKS: tuple[Deck, ...] = get_args(Deck)
SURPRISE = "relative-appears"


def searches(game: Game, survivor: Survivor) -> Iterator[SearchDeck]:
    for deck in DECKS:
        yield SearchDeck(survivor=survivor.id, deck=deck)


def why_not_search(game: Game, survivor: Survivor, command: SearchDeck) -> Refusal | None:
    """Refuse unless the survivor is in a room without zombies and has not searched this turn. [#8]
    Some scenes close certain rooms or decks.
    """
    zone = survivor.zone
    if game.board.zones[zone].kind != "room":
        return Refusal("search-in-rooms-only", survivor=survivor.id, zone=zone)
    bodies = [one for one in told(game.mission.rules, "body", Body) if zone in one.beyond]
    if any(one.objective not in game.state.taken_objectives for one in bodies):
        return Refusal("body-in-the-way", survivor=survivor.id, zone=zone)
    if refusal := journey.why_no_search_here(game, zone):
        return refusal
    if game.zombies_in(zone):
        count = game.zombie_count(zone)
        return Refusal("search-among-zombies", survivor=survivor.id, count=count)
    return _why_not_deck(game, survivor, command.deck) or why_no_search_left(game, survivor)


def _why_not_deck(game: Game, survivor: Survivor, deck: Deck) -> Refusal | None:
    """Refuse a deck that the survivor's mode or the scene does not allow here.

    Everybody may search household cards and an armoury; weapons need Zombicide mode and a room that
    the scene names. [#8, scenes S6, S8-S10]
    """
    if deck == "lying":
        lies = ours(game).lying.get(survivor.zone)
        return None if lies else Refusal("nothing-lies-here", zone=survivor.zone)
    if deck == "household" or told(game.mission.rules, "armoury", NoParameters):
        return None
    if mode_of(game, survivor) == "romero":
        return Refusal("household-only", survivor=survivor.id)
    caches = told(game.mission.rules, "caches", Caches)
    zones = [zone for one in caches for zone in (one.melee if deck == "melee" else one.ranged)]
    if caches and survivor.zone not in zones:
        return Refusal("cache-elsewhere", zones=tuple(zones))
    return None


async def search(game: Game, survivor: Survivor, command: SearchDeck) -> None:
    """Draw one card, or two with a flashlight; then reorganising is free. [#8]

    A second flashlight adds nothing. Cards lying in the room are taken instead of drawing. [scene
    S1] The last card of a deck may win before another is drawn. [scene S2]
    """
    pay_for_search(survivor)
    own = ours(game)
    own.searched += [survivor.zone] if survivor.zone not in own.searched else []
    if command.deck == "lying":
        await _take_what_lies(game, survivor)
    else:
        for _ in range(2 if holding(game, survivor, "flashlight") else 1):
            if not await _draw_for(game, survivor, command.deck):
                break
            victory.check(game)
    if survivor.standing:
        game.state.tidying = Tidying(survivor.id, paid=False)


async def _take_what_lies(game: Game, survivor: Survivor) -> None:
    card = ours(game).lying[survivor.zone].pop()
    if not ours(game).lying[survivor.zone]:
        del ours(game).lying[survivor.zone]
    game.tell(CardFound(survivor=survivor.id, card=card))
    await keep(game, survivor, card)


async def _draw_for(game: Game, survivor: Survivor, deck: str) -> bool:
    """Draw a card for the survivor and return whether the search continues; a Relative or an empty
    deck ends it.
    """
    card = draw(game, deck)
    if card is None:
        game.tell(NothingFound(survivor=survivor.id))
        return False
    if game.equipment(card).rule == SURPRISE:
        discard(game, card)
        await _surprise(game, survivor)
        return False
    game.tell(CardFound(survivor=survivor.id, card=card))
    await keep(game, survivor, card)
    return True


def deck_of(game: Game, card: str) -> str:
    """Return the id of the deck that a card belongs to; `start` for starting equipment.

    Nobody searches for starting equipment, even if other cards of its kind are in a deck: the backs
    differ. [#3]
    """
    kind = game.content.equipment[game.content.cards[card]]
    number = int(card.rpartition("-")[2])
    if number <= kind.starting or not isinstance(kind, LivingEquipment):
        return "start"
    return kind.deck


def draw(game: Game, deck: str) -> str | None:
    """Draw the top card of a deck; an empty deck is first made of its shuffled discards. [#8] None
    if there are no discards either.
    """
    game.reveal()
    state = game.state
    mine = [card for card in state.equipment_deck if deck_of(game, card) == deck]
    if not mine:
        mine = [card for card in state.equipment_discard if deck_of(game, card) == deck]
        if not mine:
            return None
        for card in mine:
            state.equipment_discard.remove(card)
        game.dice.shuffle(mine)
        state.equipment_deck += mine
        game.tell(DeckReshuffled(deck="equipment"))
    state.equipment_deck.remove(mine[-1])
    return mine[-1]


async def _surprise(game: Game, survivor: Survivor) -> None:
    """Put a Relative into the survivor's room; if the box has none left, all Relatives act. House.
    [facts 3]

    If the box has none left, a goal reached by the last card is checked first. [scene S2]
    """
    kind = next(
        one.id
        for one in game.content.zombies.values()
        if isinstance(one, LivingDeadKind) and one.saddens
    )
    calm, came = not relatives_about(game), game.supply(kind) > 0
    game.tell(RelativeAppeared(survivor=survivor.id, zone=survivor.zone, came=came))
    if not came:
        victory.check(game)
    await spawning.place_and_activate(game, {survivor.zone: {kind: 1}})
    relatives_came(game, calm=calm)


def decks_left(game: Game) -> dict[str, int]:
    """Return how many cards are left in each deck."""
    kinds = [deck_of(game, card) for card in game.state.equipment_deck]
    return {deck: kinds.count(deck) for deck in ("household", "melee", "ranged")}


async def craft(game: Game, survivor: Survivor, command: Craft) -> None:
    """Combine cards; afterwards reorganising is free. [#12]"""
    await crafting.craft(game, survivor, command)
    if game.state.tidying is None or game.state.tidying.survivor != survivor.id:
        game.state.tidying = Tidying(survivor.id, paid=False)
