"""Cards that help the player who plays them. [zombies, Event cards]"""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.zombies import herd, turn
from engine.zombies.card_rules import CardRule, Play, ask
from engine.zombies.entries import CardEffect
from engine.zombies.events import LifeGained, ZombieMoved
from engine.zombies.game import Game
from engine.zombies.items import turns_left
from engine.zombies.state import Spell

# ------------------------------------------------------------ adrenaline rush


def _why_no_rush(game: Game, play: Play) -> Refusal | None:
    """Refuse Adrenaline Rush if there is no roll for it to improve: this turn's movement, or a
    combat roll.
    """
    state = game.state
    if play.use == "fight":
        mine = state.fight is not None and state.fight.seat == play.seat and state.fight.roll
        return None if mine else Refusal("no-fight-to-help")
    walks = state.step == "walk" and state.turn == play.seat
    return None if walks and state.roll else Refusal("no-movement-roll")


async def adrenaline_rush(game: Game, play: Play) -> None:
    """Add to the combat roll, or double the movement roll, depending on the card's use.
    [facts #10.2]

    The doubled roll includes changes by skateboard and shoes.
    """
    state = game.state
    if play.use == "fight" and state.fight:
        state.fight.bonus += play.card.amount
        return
    state.moves += state.roll
    state.walk += state.roll
    state.roll *= 2


# ------------------------------------------------------------ instead of the movement roll


def _why_no_keys(game: Game, play: Play) -> Refusal | None:
    """Refuse unless the player is about to roll for movement and may walk. [facts #10.2]"""
    if game.is_under(play.seat, "no-walk"):
        return Refusal("held-by-fear")
    return _why_not_instead_of_roll(game, play)


def _why_not_instead_of_roll(game: Game, play: Play) -> Refusal | None:
    """Refuse unless the player is about to roll for movement."""
    rolls = game.state.step == "roll" and game.state.turn == play.seat
    return None if rolls else Refusal("not-before-movement-roll", card=play.card.id)


async def keys_are_still_in_it(game: Game, play: Play) -> None:
    """Walk without a movement roll, so skateboard, shoes and Adrenaline Rush do not apply."""
    await turn.start_walk(game, play.card.amount)


def _why_no_rest(game: Game, play: Play) -> Refusal | None:
    """Refuse Much Needed Rest with full lives, or without a movement roll to give up. [facts #10.2]

    A player under Fear has no roll to give up, but may still rest.
    """
    if game.player(play.seat).life >= game.content.figures.life_limit:
        return Refusal("life-at-limit", limit=game.content.figures.life_limit)
    if game.player(play.seat).fallen:
        return Refusal("not-before-movement-roll", card=play.card.id)
    after_fear = game.state.turn == play.seat and game.is_under(play.seat, "no-walk")
    if after_fear and game.state.step in ("zombies", "discard"):
        return None
    return _why_not_instead_of_roll(game, play)


async def much_needed_rest(game: Game, play: Play) -> None:
    """Gain lives and give up the walk."""
    player, limit = game.player(play.seat), game.content.figures.life_limit
    gained = min(play.card.amount, limit - player.life)
    player.life += gained
    game.tell(LifeGained(seat=play.seat, count=gained))
    if game.state.step == "roll":
        turn.skip_walk(game)


# ------------------------------------------------------------ zombies


def _why_no_truce(game: Game, play: Play) -> Refusal | None:
    return Refusal("spell-holds-already", card=play.card.id) if game.state.truce else None


async def alternate_food_source(game: Game, play: Play) -> None:
    """Begin a truce: nobody fights until the next turn of the seat that plays the card is over.
    [facts #10.2]
    """
    game.state.truce = Spell(play.seat, turns_left(game, play.seat), play.card.id)


def _why_not_moved(game: Game, play: Play) -> Refusal | None:
    return None if game.state.zombies else Refusal("no-zombie-on-board")


async def this_isnt_so_bad(game: Game, play: Play) -> None:
    """Move two different zombies, each to any square without one."""
    moved: list[str] = []

    def others() -> list[str]:
        return [square for square in game.state.zombies if square not in moved]

    def empty() -> list[str]:
        return [square for square in game.town.squares if not game.zombie_on(square)]

    for _ in range(play.card.amount):
        zombie = await ask(game, play, "which-zombie", others, about="square")
        to = await ask(game, play, "which-square", empty, about="square") if zombie else None
        if zombie and to and game.zombie_on(zombie):
            herd.set_down(game, zombie, to)
            game.tell(ZombieMoved(frm=zombie, to=to, by=play.seat))
            moved.append(to)


RULES: dict[CardEffect, CardRule] = {
    "doubles-roll": CardRule(adrenaline_rush, _why_no_rush, ("movement", "fight")),
    "stops-fights": CardRule(alternate_food_source, _why_no_truce),
    "replaces-roll": CardRule(keys_are_still_in_it, _why_no_keys),
    "gives-lives": CardRule(much_needed_rest, _why_no_rest),
    "moves-zombies": CardRule(this_isnt_so_bad, _why_not_moved),
}
