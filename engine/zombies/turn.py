"""One turn: tile, fight, cards, roll, walk, zombies, discard. [zombies, Turn]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping

from engine.core.refusal import Refusal
from engine.zombies import combat, deck, herd, tiles, walking, windows
from engine.zombies.commands import (
    DiscardCard,
    Fight,
    FinishTurn,
    HerdZombies,
    LayTile,
    RollMovement,
    StopWalking,
)
from engine.zombies.events import (
    CameBack,
    EffectBegan,
    EventCardDiscarded,
    MovementRolled,
    SpellEnded,
    TurnBegan,
    TurnFinished,
    TurnSkipped,
)
from engine.zombies.game import Game
from engine.zombies.state import Spell


def acting(game: Game) -> str:
    """Return the seat that must act: it lays the tile, decides the walk, or has the turn."""
    state = game.state
    return {"tile": state.layer, "walk": state.mover}.get(state.step) or state.turn


# ------------------------------------------------------------ from turn to turn


def begin_turn(game: Game, seat: str) -> None:
    """Begin the turn of `seat` and draw a tile; if a card skips the turn, begin the next seat's."""
    _wake(game, seat)
    while skipped := deck.take_effect(game, game.state.turn, "no-turn"):
        game.tell(TurnSkipped(seat=game.state.turn, by=skipped))
        _close(game)
        _wake(game, _next_seat(game))
    tiles.draw_tile(game)
    game.state.step = "tile" if game.state.drawn else "fight"


def end_turn(game: Game) -> None:
    """End the turn and begin that of the next seat clockwise."""
    game.tell(TurnFinished(seat=game.state.turn))
    _close(game)
    begin_turn(game, _next_seat(game))


def _next_seat(game: Game) -> str:
    """Return the seat after the active one; the active one itself in a game alone."""
    return [*game.opponents(game.state.turn), game.state.turn][0]


def _wake(game: Game, seat: str) -> None:
    """Make the turn that of `seat`: waiting effects start to work, a player who died comes back."""
    state, player = game.state, game.player(seat)
    state.turn, state.windows, state.passing = seat, [], []
    state.round += seat == state.seats[0]
    game.tell(TurnBegan(seat=seat, round=state.round))
    player.card_played = False
    player.under, player.coming = player.coming, []
    for effect in player.under:
        if game.effect_of(effect) != "no-turn":
            game.tell(EffectBegan(seat=seat, kind=effect.card, by=effect.by))
    if player.fallen:
        _come_back(game, seat)


def _come_back(game: Game, seat: str) -> None:
    """Give a player who died three life and three bullet tokens. [zombies, Combat]"""
    player, figures = game.player(seat), game.content.figures
    player.fallen = False
    player.life, player.bullets = figures.life, figures.bullets
    game.tell(CameBack(seat=seat, life=player.life, bullets=player.bullets))


def _close(game: Game) -> None:
    """End everything that lasted for the turn."""
    state = game.state
    deck.forget_turn(game)
    state.truce = _counted_down(game, state.truce)
    state.marbles = _counted_down(game, state.marbles)
    state.roll = state.moves = state.walk = state.herd = 0
    state.mover, state.herded = "", []


def _counted_down(game: Game, spell: Spell | None) -> Spell | None:
    """Return the spell after this turn; None if it is over."""
    if spell is None or spell.seat != game.state.turn:
        return spell
    if spell.turns > 1:
        return Spell(spell.seat, spell.turns - 1, spell.card)
    game.tell(SpellEnded(kind=spell.card))
    return None


# ------------------------------------------------------------ from step to step


async def settle(game: Game) -> None:
    """End one step after another as long as they need no command."""
    while (is_over := STEPS.get(game.state.step)) and await is_over(game):
        pass


async def _leave_tile(game: Game) -> bool:
    """Lay a tile without a choice, if its player's steps run automatically; return True if it was
    laid.
    """
    layer = game.state.layer
    way = tiles.only_way(game) if game.player(layer).brisk else None
    if way is None:
        return False
    await _lay(game, layer, way)
    return True


async def _leave_fight(game: Game) -> bool:
    """Draw cards and go on to the roll once no zombie shares the pawn's square; return True if the
    step is over.

    This also happens after a death. A fight that nothing can change is fought automatically.
    """
    seat = game.state.turn
    if combat.must_fight(game, seat):
        if _may_prepare(game) or deck.helps_in_fight(game, seat):
            return False
        await fight(game, seat, Fight())
        return True
    deck.draw_up(game, game.state.turn)
    game.state.step = "roll"
    return True


async def _leave_roll(game: Game) -> bool:
    """Skip the walk of a player who died this turn or is afraid, or roll automatically; return True
    if the step is over.
    """
    seat = game.state.turn
    if game.active.fallen or game.is_under(seat, "no-walk"):
        skip_walk(game)
        return True
    if _may_prepare(game):
        return False
    await roll_movement(game, seat, RollMovement())
    return True


def _may_prepare(game: Game) -> bool:
    """Return True if the roll waits so that its player may play a card first.

    For a player with automatic steps it waits only if everybody can see that a card may be played.
    (house rule)
    """
    return not game.active.brisk or windows.may_step_in(game, game.state.turn)


async def _leave_walk(game: Game) -> bool:
    """Go on to the zombies if the walk is over; return True if it was."""
    walks = game.state.moves > 0 and not game.active.fallen
    if walks and not (game.active.brisk and walking.leads_nowhere(game)):
        return False
    game.state.moves = game.state.walk = 0
    game.state.step = "zombies"
    herd.roll(game)
    return True


async def _leave_zombies(game: Game) -> bool:
    """Go on to discarding if no zombie can or must move; return True if so. [zombies, Turn]"""
    if game.state.herd and herd.can_move(game):
        return False
    game.state.herd, game.state.step = 0, "discard"
    return True


STEPS: Mapping[str, Callable[[Game], Awaitable[bool]]] = {
    "tile": _leave_tile,
    "fight": _leave_fight,
    "roll": _leave_roll,
    "walk": _leave_walk,
    "zombies": _leave_zombies,
}
"""For each step, the function that ends it if it needs no command; it returns True if it did."""


async def start_walk(game: Game, squares: int) -> None:
    """Begin a walk of `squares` squares, after a movement roll or the card that replaced it.

    With the tempo `each`, others may play a card before the pawn moves.
    """
    state = game.state
    state.step, state.moves, state.walk = "walk", squares, squares
    state.mover = state.turn
    if squares:
        state.mover = deck.take_effect(game, state.turn, "leads-walk") or state.turn
    if squares and state.tempo == "each":
        await windows.window(game, "walk")


def skip_walk(game: Game) -> None:
    """Skip the walk of this turn; the zombies come next."""
    game.state.step, game.state.moves = "walk", 0


# ------------------------------------------------------------ the commands


async def lay_tile(game: Game, seat: str, command: LayTile) -> None:
    """Lay the tile; if the player's steps run automatically, also fight a zombie on the pawn's
    square at once.

    A tile that closes the town ends the turn, so no fight follows it in this turn.
    """
    await _lay(game, seat, command)
    state = game.state
    fights_on = state.turn == seat and not state.closed and game.player(seat).brisk
    if fights_on and combat.must_fight(game, seat):
        await fight(game, seat, Fight())


async def _lay(game: Game, seat: str, command: LayTile) -> None:
    """Lay the tile; if it closes the town, the turn ends. [zombies, Laying tiles]"""
    await tiles.lay(game, seat, command)
    if game.state.closed:
        end_turn(game)
    else:
        game.state.step = "fight"


def fights(game: Game, seat: str) -> Iterator[Fight]:
    yield Fight()


def why_not_fight(game: Game, seat: str, command: Fight) -> Refusal | None:
    """Never refuse: this step exists only while there is a zombie to fight."""
    return None


async def fight(game: Game, seat: str, command: Fight) -> None:
    """Fight the zombie on the pawn's own square, then take the token there. [zombies, Combat]

    Zombies on other squares of the tile do not matter.
    """
    if await combat.fight(game, seat):
        walking.take_token(game, seat)


def rolls(game: Game, seat: str) -> Iterator[RollMovement]:
    yield RollMovement()


def why_not_roll(game: Game, seat: str, command: RollMovement) -> Refusal | None:
    """Never refuse: this step waits only for a player who may walk."""
    return None


async def roll_movement(game: Game, seat: str, command: RollMovement) -> None:
    """Roll how many squares the pawn may walk, changed by cards. [zombies, Player movement]"""
    die = game.dice.roll(1)[0]
    game.state.roll = deck.movement(game, seat, die)
    game.tell(MovementRolled(seat=seat, die=die, squares=game.state.roll))
    await start_walk(game, game.state.roll)


def discards(game: Game, seat: str) -> Iterator[DiscardCard]:
    for card in game.player(seat).hand:
        yield DiscardCard(card=card)


def why_not_discard(game: Game, seat: str, command: DiscardCard) -> Refusal | None:
    """Refuse if the card is not in the hand, or if the turn, which this ends, cannot end yet."""
    if command.card not in game.player(seat).hand:
        return Refusal("not-in-hand", card=command.card)
    return _why_not_stop(game, seat)


async def discard(game: Game, seat: str, command: DiscardCard) -> None:
    """Discard one card and end the turn; the game makes all remaining zombie moves.
    [zombies, Event cards]
    """
    await _send_zombies(game, herd.quarry(game))
    game.player(seat).hand.remove(command.card)
    deck.put_away(game, command.card)
    game.tell(EventCardDiscarded(seat=seat, kind=game.card(command.card).id))
    end_turn(game)


def finishes(game: Game, seat: str) -> Iterator[FinishTurn]:
    yield FinishTurn()


def why_not_finish(game: Game, seat: str, command: FinishTurn) -> Refusal | None:
    """Refuse only during a walk that cannot stop here; nobody has to discard or to walk farther."""
    return _why_not_stop(game, seat)


async def finish(game: Game, seat: str, command: FinishTurn) -> None:
    """End the turn and discard nothing; the game makes all remaining zombie moves."""
    await _send_zombies(game, herd.quarry(game))
    end_turn(game)


def why_not_herd(game: Game, seat: str, command: HerdZombies) -> Refusal | None:
    return herd.why_no_player(game, command) or _why_not_stop(game, seat)


async def carry_out_herd(game: Game, seat: str, command: HerdZombies) -> None:
    """Send all zombies that must move to the pawn of one seat; a walk ends first.
    [zombies, Zombie movement]
    """
    await _send_zombies(game, command.towards)


def _why_not_stop(game: Game, seat: str) -> Refusal | None:
    """Refuse if the player is on a walk that must go on."""
    return walking.why_not_stop(game, seat, StopWalking()) if game.state.step == "walk" else None


async def _send_zombies(game: Game, towards: str) -> None:
    """End the walk, roll for zombies, and send them to the pawn of the seat `towards`."""
    if game.state.step == "walk":
        game.state.moves = 0
        await settle(game)
    if game.state.step == "zombies":
        herd.drive(game, towards)
        await settle(game)
