"""Heroic traits: a hero holds two and uses each once. [heroes-resistance p. 12]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.refusal import Refusal
from engine.family import actions
from engine.family.events import DeckReshuffled
from engine.family.game import Game
from engine.family.state import Survivor
from engine.heroes_resistance import power
from engine.heroes_resistance.commands import GainTrait
from engine.heroes_resistance.events import TraitDiscarded, TraitGained, TraitUsed
from engine.heroes_resistance.state import box, ours, shuffled


def of(game: Game, hero: Survivor) -> list[str]:
    """Return the traits the hero holds."""
    return ours(game).traits.get(hero.id, [])


def usable(game: Game, hero: Survivor, trait: str) -> bool:
    """Return whether the hero holds the trait and can pay its Power."""
    return why_not_use_up(game, hero, trait) is None


def why_not_use_up(game: Game, hero: Survivor, trait: str) -> Refusal | None:
    """Refuse a trait that is not held, or whose Power the hero lacks."""
    if trait not in of(game, hero):
        return Refusal("trait-not-held", survivor=hero.id, trait=trait)
    return power.why_not_pay(game, hero, box(game).traits[trait].power)


def use_up(game: Game, hero: Survivor, trait: str) -> None:
    """Pay the trait's Power and discard the card."""
    game.tell(TraitUsed(survivor=hero.id, trait=trait))
    power.pay(game, hero, box(game).traits[trait].power)
    _let_go(game, hero, trait)


def _let_go(game: Game, hero: Survivor, trait: str) -> None:
    held = ours(game).traits
    held[hero.id].remove(trait)
    if not held[hero.id]:
        del held[hero.id]


def drop_all(game: Game, hero: Survivor) -> None:
    """Discard all the hero's traits."""
    ours(game).traits.pop(hero.id, None)


async def lose_one(game: Game, hero: Survivor) -> None:
    """Discard one of the traits held, of the player's choice."""
    if of(game, hero):
        gone = await _chosen(game, hero, of(game, hero))
        _let_go(game, hero, gone)
        game.tell(TraitDiscarded(survivor=hero.id, trait=gone))


async def _chosen(game: Game, hero: Survivor, cards: Sequence[str]) -> str:
    """Ask which trait is discarded; two of a kind are one option."""
    kinds = list(dict.fromkeys(cards))
    return await game.choose(
        "trait-to-lose", kinds, about="trait", subject=hero.id, seats=[hero.seat]
    )


# ------------------------------------------------------------ gaining


def gainings(game: Game, hero: Survivor) -> Iterator[GainTrait]:
    yield GainTrait(survivor=hero.id)


def why_not_gain(game: Game, hero: Survivor, command: GainTrait) -> Refusal | None:
    """Refuse a second action for a trait in one turn."""
    if "gain-trait" in hero.used:
        return Refusal("trait-gained-already", survivor=hero.id)
    return actions.why_not_spend(game, hero)


async def gain_trait(game: Game, hero: Survivor, command: GainTrait) -> None:
    """Draw a trait for an action; one bystander's card lets the hero choose from two."""
    actions.spend(hero)
    hero.used.append("gain-trait")
    kept = ours(game).held.get(hero.id)
    looks = 2 if kept and box(game).bystanders[kept].rule == "look-at-two" else 1
    drawn: list[str] = []
    for _ in range(looks):
        drawn.append(_draw(game, drawn))
    found = await game.choose(
        "trait-to-keep",
        list(dict.fromkeys(drawn)),
        about="trait",
        subject=hero.id,
        seats=[hero.seat],
    )
    await _hold(game, hero, found)


def _draw(game: Game, aside: Sequence[str]) -> str:
    """Draw the top card; an empty deck is first made of the shuffled discards.

    The cards in `aside` were drawn just before and are not shuffled in.
    """
    game.reveal()
    state = ours(game)
    if not state.trait_deck:
        old = Counter(discarded(game)) - Counter(aside)
        state.trait_deck = shuffled(game, old.elements())
        game.tell(DeckReshuffled(deck="trait"))
    return state.trait_deck.pop()


def discarded(game: Game) -> list[str]:
    """Return the cards that are neither in the deck nor held."""
    state = ours(game)
    used = Counter(state.trait_deck)
    for held in state.traits.values():
        used.update(held)
    return [
        trait.id
        for trait in box(game).traits.values()
        for _ in range(trait.copies - used[trait.id])
    ]


async def _hold(game: Game, hero: Survivor, trait: str) -> None:
    """Keep a trait; if two are held already, the player discards one of the three."""
    game.tell(TraitGained(survivor=hero.id, trait=trait))
    if len(of(game, hero)) >= box(game).figures.traits_held:
        gone = await _chosen(game, hero, [*of(game, hero), trait])
        game.tell(TraitDiscarded(survivor=hero.id, trait=gone))
        if gone == trait:
            return
        _let_go(game, hero, gone)
    ours(game).traits.setdefault(hero.id, []).append(trait)
