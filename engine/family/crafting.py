"""Improved weapons: two cards become one, for no action. [zombicide #8]

House rule: only in the survivor's own turn; the rulebook says only that it costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import skills
from engine.family.cards import cards_of, discard, drop, holding, pack_has_room, put, receive
from engine.family.commands import Craft
from engine.family.entries import Recipe
from engine.family.events import CardCrafted
from engine.family.game import Game
from engine.family.state import Survivor


def crafts(game: Game, survivor: Survivor) -> Iterator[Craft]:
    held = {game.equipment(card).id for card in cards_of(survivor)}
    for recipe in game.content.recipes.values():
        if held.issuperset(recipe.parts):
            yield Craft(survivor=survivor.id, recipe=recipe.id)


def why_not_craft(game: Game, survivor: Survivor, command: Craft) -> Refusal | None:
    """Refuse unless both parts are in the inventory and a card of the result is left, if needed."""
    recipe = game.content.recipes.get(command.recipe)
    if recipe is None:
        return Refusal("no-such-recipe", recipe=command.recipe)
    missing = [part for part in recipe.parts if not holding(game, survivor, part)]
    if missing:
        return Refusal(
            "parts-missing", survivor=survivor.id, recipe=recipe.id, missing=tuple(missing)
        )
    if recipe.keeps is None and not _made_cards(game, recipe):
        return Refusal("none-left", recipe=recipe.id)
    return None


def _made_cards(game: Game, recipe: Recipe) -> list[str]:
    return [card for card in game.state.aside if game.content.cards[card] == recipe.id]


async def craft(game: Game, survivor: Survivor, command: Craft) -> None:
    recipe = game.content.recipes[command.recipe]
    parts = [holding(game, survivor, part)[0] for part in recipe.parts]
    if recipe.keeps:
        made = next(card for card in parts if game.content.cards[card] == recipe.keeps)
        lower = next(card for card in parts if card != made)
        drop(survivor, lower)
        game.state.under[made] = lower
    else:
        for card in parts:
            if game.content.cards[card] != recipe.spares:
                drop(survivor, card)
                discard(game, card)
        # With a skill two are made at once, if the box has two. [zombicide #9]
        number = 1 + skills.total(game, survivor, "extra-crafted")
        made, *more = _made_cards(game, recipe)[:number]
        for card in (made, *more):
            game.state.aside.remove(card)
            receive(game, survivor, card)
        for _ in more:
            game.tell(CardCrafted(survivor=survivor.id, recipe=recipe.id))
    game.tell(CardCrafted(survivor=survivor.id, recipe=recipe.id))
    await _place(game, survivor, made)


async def _place(game: Game, survivor: Survivor, made: str) -> None:
    """Ask where the new weapon goes: it may be taken in hand at once, for free."""
    options = ["left", "right"]
    if made in survivor.pack or pack_has_room(game, survivor):
        options.append("pack")
    here = options[survivor.hands.index(made)] if made in survivor.hands else "pack"
    place = await game.choose(
        "crafted-place", options, about="word", subject=made, seats=[survivor.seat], default=here
    )
    if place != here:
        put(survivor, made, place)
