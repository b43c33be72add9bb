"""Wounds as cards that take room in the inventory, and the ways to prevent a wound.
[zombicide #7, #8]
"""

from __future__ import annotations

from engine.family import skills
from engine.family.cards import (
    cards_of,
    discard,
    distinct,
    drop,
    equipment_of,
    has_room,
    holding,
    is_wound,
    receive,
    replace,
)
from engine.family.events import CardDiscarded, SurvivorWounded, WoundIgnored
from engine.family.game import ENEMIES, Game
from engine.family.state import Survivor
from engine.family.wounds import eliminate, most
from engine.zombicide.state import ours


def wounds_of(game: Game, survivor: Survivor) -> int:
    return len(cards_of(survivor)) - len(equipment_of(game, survivor))


def heal(game: Game, survivor: Survivor) -> None:
    """Put one wound card back into the box."""
    card = next(card for card in cards_of(survivor) if is_wound(game, card))
    drop(survivor, card)
    game.state.aside.append(card)


async def tough_again(game: Game) -> None:
    """Let every tough survivor ignore one wound again, at the start of the zombies' turn.
    [zombicide #9]
    """
    ours(game).shrugged.clear()


async def harm(game: Game, survivor: Survivor, count: int, by: str) -> None:
    """Deal `count` wounds one after the other, by zombies or by a fellow survivor."""
    for _ in range(count):
        if not survivor.standing:
            return
        if by == ENEMIES:
            await wound_by_zombie(game, survivor)
        else:
            await wound_by_survivor(game, survivor, by)


async def wound_by_zombie(game: Game, survivor: Survivor) -> None:
    """Deal a zombie's wound, unless it is ignored; the last one eliminates the survivor.

    The wound card replaces a held card of the player's choice, if there is any.
    """
    if await _is_ignored(game, survivor, by_zombie=True):
        return
    if _is_last(game, survivor):
        eliminate(game, survivor, ENEMIES)
        return
    options = distinct(game, survivor, equipment_of(game, survivor))
    if not options:
        receive(game, survivor, take(game))
        game.tell(SurvivorWounded(survivor=survivor.id, by=ENEMIES))
        return
    lost = await game.choose(
        "lost-card", options, about="card", subject=survivor.id, seats=[survivor.seat]
    )
    replace(survivor, lost, take(game))
    game.tell(SurvivorWounded(survivor=survivor.id, by=ENEMIES, lost=game.told_as(lost)))
    discard(game, lost)


async def wound_by_survivor(game: Game, survivor: Survivor, shooter: str) -> None:
    """Deal a wound by the survivor `shooter`, unless it is ignored; the last one eliminates the
    survivor.

    If the inventory is full, the player drops a card for it. House rule: with room left the wound
    costs no card; the rulebook says only of zombies that they tear one away.
    """
    if await _is_ignored(game, survivor, by_zombie=False):
        return
    if _is_last(game, survivor):
        eliminate(game, survivor, shooter)
        return
    game.tell(SurvivorWounded(survivor=survivor.id, by=shooter))
    if not has_room(game, survivor):
        options = distinct(game, survivor, equipment_of(game, survivor))
        gone = await game.choose(
            "card-to-drop", options, about="card", subject=survivor.id, seats=[survivor.seat]
        )
        drop(survivor, gone)
        game.tell(CardDiscarded(survivor=survivor.id, card=game.told_as(gone)))
        discard(game, gone)
    receive(game, survivor, take(game))


async def _is_ignored(game: Game, survivor: Survivor, *, by_zombie: bool) -> bool:
    """Return whether a wound is ignored, after asking the player if a card may be given up for it.

    The skill Tough ignores the first wound of each zombies' turn. A goalie mask or another card may
    be given up instead of taking a wound.
    """
    tough = by_zombie and game.state.phase == "zombies" and skills.has(game, survivor, "tough")
    if tough and survivor.id not in ours(game).shrugged:
        ours(game).shrugged.append(survivor.id)
        game.tell(WoundIgnored(survivor=survivor.id, reason="tough"))
        return True
    return await _mask_breaks(game, survivor) or await _shrugs_off(game, survivor)


async def _mask_breaks(game: Game, survivor: Survivor) -> bool:
    masks = holding(game, survivor, "goalie-mask")
    if not masks:
        return False
    # The mask works from the pack too. [facts/zombicide.md 6, Goalie mask]
    worn = await game.choose(
        "use-mask", ("yes", "no"), about="word", subject=survivor.id, seats=[survivor.seat]
    )
    if worn == "no":
        return False
    drop(survivor, masks[0])
    discard(game, masks[0])
    game.tell(WoundIgnored(survivor=survivor.id, reason="goalie-mask"))
    return True


async def _shrugs_off(game: Game, survivor: Survivor) -> bool:
    """Ask whether to give up a card instead of taking a wound, with the skill Is that all you've
    got?. [zombicide #9]

    Return whether a card was given up.
    """
    if not skills.has(game, survivor, "is-that-all"):
        return False
    cards = distinct(game, survivor, equipment_of(game, survivor))
    if not cards:
        return False
    seats = [survivor.seat]
    wanted = await game.choose(
        "is-that-all", ("yes", "no"), about="word", subject=survivor.id, seats=seats
    )
    if wanted == "no":
        return False
    gone = await game.choose("card-to-drop", cards, about="card", subject=survivor.id, seats=seats)
    drop(survivor, gone)
    game.tell(CardDiscarded(survivor=survivor.id, card=game.told_as(gone)))
    discard(game, gone)
    game.tell(WoundIgnored(survivor=survivor.id, reason="is-that-all"))
    return True


def _is_last(game: Game, survivor: Survivor) -> bool:
    return wounds_of(game, survivor) + 1 >= most(game, survivor)


def take(game: Game) -> str:
    """Take a wound card out of the box and return it."""
    card = next(card for card in game.state.aside if is_wound(game, card))
    game.state.aside.remove(card)
    return card
