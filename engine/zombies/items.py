"""Items: a player lays one out in its building and uses it later. [zombies, Event cards]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.refusal import Refusal
from engine.zombies import combat, herd, victory, walking
from engine.zombies.card_rules import CardRule, Play
from engine.zombies.effects import (
    ADDS_TO_ROLL,
    BUILDING_WEAPON,
    CLEARS_BUILDING,
    COUNTED_WEAPON,
    GIVES_BULLETS,
    LYING_WEAPON,
    SAVES_LIFE,
    STOPS_ZOMBIES,
    TURN_WEAPON,
)
from engine.zombies.entries import CardEffect, EventCard
from engine.zombies.events import BulletsGained, ZombiesBurned
from engine.zombies.game import Game
from engine.zombies.state import Spell

# ------------------------------------------------------------ laying out


def why_not_lay_out(game: Game, play: Play) -> Refusal | None:
    """Refuse an item outside its building, or a second one of its kind.
    [zombies FAQ: items; house: inside]
    """
    place = play.card.place
    if place and game.building_at(game.player(play.seat).square) != place:
        return Refusal("not-in-building", card=play.card.id, building=place)
    in_play = [game.card(card).id for card in game.player(play.seat).items]
    if play.card.id in in_play:
        return Refusal("item-in-play-already", card=play.card.id)
    return None


async def lie_in_front(game: Game, play: Play) -> None:
    """Do nothing: an item has no effect when it is played, it only lies in front of the player."""


LAYING: dict[CardEffect, CardRule] = {
    effect: CardRule(lie_in_front, why_not_lay_out)
    for effect in (
        TURN_WEAPON,
        LYING_WEAPON,
        SAVES_LIFE,
        CLEARS_BUILDING,
        GIVES_BULLETS,
        BUILDING_WEAPON,
        ADDS_TO_ROLL,
        STOPS_ZOMBIES,
        COUNTED_WEAPON,
    )
}


# ------------------------------------------------------------ using


@dataclass(frozen=True, slots=True)
class ItemUse:
    """The two functions of an item that is used: its effect, and the reason to refuse it."""

    use: Callable[[Game, str, EventCard], None]
    why_not: Callable[[Game, str, EventCard], Refusal | None]
    stays: bool = False
    """True if the item lies in front of the player until it is used up, False if use discards
    it.
    """


def _always(game: Game, seat: str, card: EventCard) -> Refusal | None:
    return None


def building_in_reach(game: Game, seat: str) -> int | None:
    """Return the number of the tile whose building the pawn is in or next to; None if there is
    none. [house: range of fire]
    """
    town, square = game.town, game.player(seat).square
    near = [square, *town.neighbours[square]]
    return next((town.squares[one].tile for one in near if town.squares[one].inside), None)


def zombies_inside(game: Game, number: int) -> list[str]:
    """Return the squares with a zombie inside the building on the tile `number`."""
    return [square for square in game.town.inside(number) if game.zombie_on(square)]


def _why_not_saw(game: Game, seat: str, card: EventCard) -> Refusal | None:
    return Refusal("item-in-use", card=card.id) if game.player(seat).chainsaw else None


def run_chainsaw(game: Game, seat: str, card: EventCard) -> None:
    """Let the chainsaw add to every combat roll until the turn is over."""
    game.player(seat).using[TURN_WEAPON] = card.id


def _why_not_throw(game: Game, seat: str, card: EventCard) -> Refusal | None:
    if building_in_reach(game, seat) is None:
        return Refusal("no-building-in-reach", card=card.id)
    return None if _in_reach(game, seat) else Refusal("nobody-in-building", card=card.id)


def _in_reach(game: Game, seat: str) -> list[str]:
    """Return the squares of the zombies that a grenade would hit."""
    number = building_in_reach(game, seat)
    return zombies_inside(game, number) if number else []


def throw_grenade(game: Game, seat: str, card: EventCard) -> None:
    """Take every zombie of the building in reach as a trophy; the player loses a life.
    [facts #10.1]

    This is no fight, so a truce does not prevent it. If it hits a zombie on the pawn's own square,
    the player takes the token there.
    """
    squares = _in_reach(game, seat)
    player, stood_on = game.player(seat), game.player(seat).square in squares
    herd.take_off(game, squares)
    player.trophies += len(squares)
    game.tell(ZombiesBurned(seat=seat, squares=tuple(squares), trophies=player.trophies))
    victory.check(game)
    for _ in range(card.amount):
        combat.lose_life(game, seat, card.id)
    if stood_on and not player.fallen:
        walking.take_token(game, seat)


def take_ammo(game: Game, seat: str, card: EventCard) -> None:
    """Give the player the bullets of the card."""
    game.player(seat).bullets += card.amount
    game.tell(BulletsGained(seat=seat, count=card.amount))


def _why_not_burn(game: Game, seat: str, card: EventCard) -> Refusal | None:
    if building_in_reach(game, seat) is None:
        return Refusal("no-building-in-reach", card=card.id)
    burns = game.player(seat).burning == building_in_reach(game, seat)
    return Refusal("item-in-use", card=card.id) if burns else None


def burn(game: Game, seat: str, card: EventCard) -> None:
    """Let the cocktail add to combat rolls in the building in reach until the turn is over."""
    player = game.player(seat)
    player.burning = building_in_reach(game, seat)
    player.using[BUILDING_WEAPON] = card.id


def _why_not_roll_marbles(game: Game, seat: str, card: EventCard) -> Refusal | None:
    return Refusal("spell-holds-already", card=card.id) if game.state.marbles else None


def roll_marbles(game: Game, seat: str, card: EventCard) -> None:
    """Let no zombie move until the next turn of `seat` is over."""
    game.state.marbles = Spell(seat, turns_left(game, seat), card.id)
    game.state.herd = 0


def turns_left(game: Game, seat: str) -> int:
    """Return how many turns of the seat must end before a spell that it casts now is over.

    The spell lasts to the end of the seat's next turn: 2 during its own turn, else 1.
    """
    return 2 if seat == game.state.turn else 1


def _why_not_load(game: Game, seat: str, card: EventCard) -> Refusal | None:
    return Refusal("item-in-use", card=card.id) if game.player(seat).shotgun else None


def load_shotgun(game: Game, seat: str, card: EventCard) -> None:
    """Let the shotgun add to as many combat rolls as its card says; then it is discarded."""
    player = game.player(seat)
    player.shotgun, player.using[COUNTED_WEAPON] = card.amount, card.id


USES: dict[CardEffect, ItemUse] = {
    TURN_WEAPON: ItemUse(run_chainsaw, _why_not_saw),
    CLEARS_BUILDING: ItemUse(throw_grenade, _why_not_throw),
    GIVES_BULLETS: ItemUse(take_ammo, _always),
    BUILDING_WEAPON: ItemUse(burn, _why_not_burn),
    STOPS_ZOMBIES: ItemUse(roll_marbles, _why_not_roll_marbles),
    COUNTED_WEAPON: ItemUse(load_shotgun, _why_not_load, stays=True),
}
"""Items that a command uses; all others work by themselves, or when a life would be lost."""
