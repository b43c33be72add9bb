"""A fight: dice against a zombie until it is beaten or the player dies. [zombies, Combat]"""

from __future__ import annotations

from engine.zombies import deck, herd, victory, windows
from engine.zombies.effects import PASSIVE, SAVES_LIFE
from engine.zombies.events import (
    BulletsSpent,
    CombatRolled,
    FirstAidUsed,
    LifeLost,
    PlayerDied,
    ZombieBeaten,
)
from engine.zombies.game import START, Game
from engine.zombies.state import Fight


def must_fight(game: Game, seat: str) -> bool:
    """Return True if a zombie shares the pawn's square and no truce holds."""
    player = game.player(seat)
    return game.zombie_on(player.square) and not player.fallen and not game.state.truce


async def fight(game: Game, seat: str) -> bool:
    """Fight until the zombie is beaten; return False if the player died. [zombies, Combat]

    Nobody may give a fight up. A card may end it by moving the pawn or the zombie away, or by a
    truce. A card may also send the pawn into another fight; this one goes on afterwards.
    """
    outer, one = game.state.fight, Fight(seat, game.player(seat).square)
    game.state.fight = one
    asks = game.state.tempo == "each" and seat == game.state.turn
    if asks and must_fight(game, seat):
        await windows.window(game, "fight")
    while _goes_on(game, one):
        _roll(game, one)
        await _settle_roll(game, one)
    game.state.fight = outer
    return not game.player(seat).fallen


def _goes_on(game: Game, one: Fight) -> bool:
    """Return True if the pawn still stands on the square of the fight and must fight."""
    return game.player(one.seat).square == one.square and must_fight(game, one.seat)


def _roll(game: Game, one: Fight) -> None:
    """Roll the die, add the bonus of weapons, and use up one roll of a loaded shotgun."""
    one.bonus = deck.combat_bonus(game, one.seat)
    one.roll = game.dice.roll(1)[0]
    game.tell(CombatRolled(seat=one.seat, square=one.square, die=one.roll, bonus=one.bonus))
    deck.shot_fired(game, one.seat)


async def _settle_roll(game: Game, one: Fight) -> None:
    """Apply a roll: a winning one takes the zombie, any other costs a life or bullets, unless a
    first-aid kit helps.
    """
    chosen = await game.choose(
        "lose-or-spend",
        lambda: _ways_out(game, one),
        about="loss",
        subject=one.square,
        seats=(one.seat,),
        pause=lambda: _may_still_turn(game, one),
    )
    if chosen == "bullets":
        spent = _short_of(game, one)
        game.player(one.seat).bullets -= spent
        game.tell(BulletsSpent(seat=one.seat, count=spent))
    if chosen in ("won", "bullets"):
        _beat(game, one)
    elif chosen == "first-aid":
        _use_first_aid(game, one.seat)
    elif chosen == "life":
        lose_life(game, one.seat, "fight")


def _ways_out(game: Game, one: Fight) -> list[str]:
    """Return the answers to a roll. House rule: bullets are offered only if they win the fight."""
    if not _goes_on(game, one):
        return ["over"]
    player, short = game.player(one.seat), _short_of(game, one)
    if short <= 0:
        return ["won"]
    ways = ["bullets"] if player.bullets >= short else []
    if deck.item(game, one.seat, SAVES_LIFE):
        ways.append("first-aid")
    return [*ways, "life"]


def _may_still_turn(game: Game, one: Fight) -> bool:
    """Return True if a lost roll must wait for its player, because a card or an item could change
    it.

    If the player's steps run automatically, the roll waits for cards only when the last life is at
    stake. Whether a card of the hand would really help does not matter, because waiting would give
    it away. (house rule)
    """
    if not _goes_on(game, one) or _short_of(game, one) <= 0:
        return False
    player, could_play = game.player(one.seat), windows.may_step_in(game, one.seat)
    if player.brisk:
        return (could_play and player.life == 1) or deck.helps_in_fight(game, one.seat)
    return could_play or _has_use(game, one.seat)


def _has_use(game: Game, seat: str) -> bool:
    """Return True if the player has an item that works only by a command."""
    return any(game.card(card).effect not in PASSIVE for card in game.player(seat).items)


def _short_of(game: Game, one: Fight) -> int:
    """Return how much the roll falls short of winning; 0 or less means that it wins."""
    return game.content.figures.wins_on - one.roll - one.bonus


def _beat(game: Game, one: Fight) -> None:
    """Take the zombie as a trophy; enough trophies win at once, even in a fight. (house rule)"""
    player = game.player(one.seat)
    player.trophies += 1
    herd.take_off(game, [one.square])
    game.tell(ZombieBeaten(seat=one.seat, square=one.square, trophies=player.trophies))
    victory.check(game)


def _use_first_aid(game: Game, seat: str) -> None:
    """Use up a first-aid kit instead of losing a life; the fight goes on with a new roll."""
    card = deck.item(game, seat, SAVES_LIFE)
    if card:
        deck.lose_item(game, seat, card)
        game.tell(FirstAidUsed(seat=seat))


# ------------------------------------------------------------ losing


def lose_life(game: Game, seat: str, why: str) -> None:
    """Take one life; at the last one the player dies at once. [zombies, Combat]

    `why` is `fight` or the kind of the card that cost it.
    """
    player = game.player(seat)
    if not player.life:
        return
    player.life -= 1
    game.tell(LifeLost(seat=seat, left=player.life, why=why))
    if not player.life:
        die(game, seat)


def die(game: Game, seat: str) -> None:
    """Move a dead player's pawn to the town square and take its items and half its trophies.
    [zombies, Combat]

    The lost half is rounded up. Cards in the hand stay, and the walk is over.
    """
    player = game.player(seat)
    lost = (player.trophies + 1) // 2
    player.trophies -= lost
    player.square, player.fallen = START, True
    player.life = player.bullets = 0
    kinds = deck.lose_items(game, seat)
    game.tell(PlayerDied(seat=seat, trophies_lost=lost, items_lost=kinds))
