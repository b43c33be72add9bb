"""Cards played against an opponent: when each is allowed, and its effect. [zombies, Event cards]"""

from __future__ import annotations

from functools import partial

from engine.core.refusal import Refusal
from engine.zombies import combat, deck, walking
from engine.zombies.card_rules import CardRule, Play, ask
from engine.zombies.entries import CardEffect
from engine.zombies.events import (
    BulletsLost,
    BulletsSpent,
    EffectBegan,
    ItemTaken,
    PawnSent,
    TrophiesDoubted,
    TrophiesRisked,
)
from engine.zombies.game import START, Game
from engine.zombies.state import Effect, Player

BULLETS, LIFE, ACCEPT = "bullets", "life", "accept"
WAY = " → "
"""The sign between the squares of a way in an answer; players read the answer in this form."""
BEFORE_ROLL = ("tile", "fight", "roll")
"""Steps of a turn before the movement roll."""


# ------------------------------------------------------------ effects on a turn


def _why_not_twice(game: Game, play: Play) -> Refusal | None:
    """Refuse if a card with this effect works on the target already, or waits for its next turn."""
    target = game.player(play.target)
    if any(game.effect_of(one) == play.card.effect for one in [*target.coming, *target.under]):
        return Refusal("suffers-already", card=play.card.id, seats=(play.target,))
    return None


def _why_not_next(game: Game, play: Play) -> Refusal | None:
    """Refuse if a card with this effect already waits for the target's next turn.

    One that works on the target's present turn does not matter.
    """
    if any(game.effect_of(one) == play.card.effect for one in game.player(play.target).coming):
        return Refusal("suffers-already", card=play.card.id, seats=(play.target,))
    return None


async def on_next_turn(game: Game, play: Play) -> None:
    """Let the card work on the target's next turn, even if it is the target's turn now.
    [facts #10.3]
    """
    game.player(play.target).coming.append(Effect(play.card.id, play.seat))


def _rolls_later(game: Game, seat: str) -> bool:
    """Return True if it is the seat's turn and its movement roll is still to come."""
    return seat == game.state.turn and game.state.step in BEFORE_ROLL


def _works_at_once(game: Game, play: Play) -> None:
    """Let the card work on the target's present turn."""
    game.player(play.target).under.append(Effect(play.card.id, play.seat))
    game.tell(EffectBegan(seat=play.target, kind=play.card.id, by=play.seat))


async def shoes_untied(game: Game, play: Play) -> None:
    """Halve the target's next movement roll: that of its present turn if it is still to come, else
    that of its next turn.
    """
    if _rolls_later(game, play.target):
        _works_at_once(game, play)
    else:
        await on_next_turn(game, play)


def walk_begins(game: Game, seat: str) -> bool:
    """Return True if the pawn of `seat` may walk and has not taken a step yet."""
    state = game.state
    return state.step == "walk" and state.turn == seat and 0 < state.moves == state.walk


async def brain_cramp(game: Game, play: Play) -> None:
    """Let the player of the card decide where the target's pawn walks.

    This is the walk of the present turn if the target has the turn and its pawn has not moved yet,
    otherwise the walk of the target's next turn.
    """
    if walk_begins(game, play.target):
        game.state.mover = play.seat
        game.tell(EffectBegan(seat=play.target, kind=play.card.id, by=play.seat))
    elif _rolls_later(game, play.target):
        _works_at_once(game, play)
    else:
        await on_next_turn(game, play)


# ------------------------------------------------------------ pawns


def _why_not_sent(game: Game, play: Play) -> Refusal | None:
    """Refuse Bad Sense of Direction if it would cost the last life of the seat that plays it.
    [house]

    It is refused, too, if the target may not walk, or stands on the middle of the town square
    already.
    """
    if game.player(play.seat).life <= play.card.amount:
        return Refusal("last-life", card=play.card.id)
    if game.is_under(play.target, "no-walk"):
        return Refusal("target-held-by-fear", seats=(play.target,))
    if game.player(play.target).square == START:
        return Refusal("stands-there-already", seats=(play.target,))
    return None


async def bad_sense_of_direction(game: Game, play: Play) -> None:
    """Move the target's pawn to the middle of the town square; this costs the seat that plays the
    card a life.

    The pawn keeps its remaining moves.
    """
    combat.lose_life(game, play.seat, play.card.id)
    game.player(play.target).square = START
    game.tell(PawnSent(seat=play.target, by=play.seat, to=START))


def _why_not_led(game: Game, play: Play) -> Refusal | None:
    """Refuse a target that may not move this turn, or that has died and has not come back yet.
    [facts #10.3; house: the fallen]
    """
    if game.player(play.target).fallen:
        return Refusal("target-fallen", seats=(play.target,))
    if game.is_under(play.target, "no-walk"):
        return Refusal("target-held-by-fear", seats=(play.target,))
    return None


def ways_of(game: Game, play: Play) -> list[tuple[str, ...]]:
    """Return all ways of the card's length that enter no square twice, those with most zombies
    first.

    If no way is that long, return the longest ones; if the pawn may not be moved any more, none.
    """
    if _why_not_led(game, play):
        return []
    ways = [(game.player(play.target).square,)]
    for _ in range(play.card.amount):
        further = [
            (*way, step)
            for way in ways
            for step in walking.steps(game, play.target, way[-1])
            if step not in way
        ]
        ways = further or ways
    return sorted((way[1:] for way in ways if way[1:]), key=lambda way: -_met(game, way))


def _met(game: Game, way: tuple[str, ...]) -> int:
    """Return the number of zombies on the way."""
    return sum(game.zombie_on(square) for square in way)


def ends_of_ways(game: Game, play: Play) -> list[str]:
    """Return the squares the pawn can be led to, in the order of squares in the town."""
    ends = {way[-1] for way in ways_of(game, play)}
    return [square for square in game.town.squares if square in ends]


def ways_to(game: Game, play: Play, end: str) -> list[str]:
    """Return the ways that end on the square `end`, as answers: squares joined by `WAY`."""
    return [WAY.join(way) for way in ways_of(game, play) if way[-1] == end]


async def where_did_everybody_go(game: Game, play: Play) -> None:
    """Let the card's player lead the target's pawn five squares; the pawn fights on its way.

    The player names the end and then the way before the pawn sets out, so that nobody waits for
    this player between two fights of another. [house]
    """
    while end := await ask(
        game, play, "where-to", partial(ends_of_ways, game, play), about="square"
    ):
        way = await ask(game, play, "which-way", partial(ways_to, game, play, end), about="way")
        # Another card may have moved the pawn meanwhile; then the end is asked again.
        if way:
            await walking.walk_along(game, play.target, tuple(way.split(WAY)), sent=True)
            return


# ------------------------------------------------------------ what is lost


def losable(game: Game, seat: str) -> list[str]:
    """Return what a player can lose to Butter Fingers: items in play, and `bullets` if there are
    any.
    """
    player = game.player(seat)
    return [*player.items, *([BULLETS] if player.bullets else [])]


def _why_nothing_slips(game: Game, play: Play) -> Refusal | None:
    empty = not losable(game, play.target)
    return Refusal("nothing-to-lose", seats=(play.target,)) if empty else None


async def butter_fingers(game: Game, play: Play) -> None:
    """Take an item in play or two bullets from the target, as the seat that plays the card chooses.

    Cards in the hand are safe.
    """
    options = partial(losable, game, play.target)
    lost = await ask(game, play, "what-is-lost", options, about="loss")
    target = game.player(play.target)
    if lost == BULLETS:
        count = min(play.card.amount, target.bullets)
        target.bullets -= count
        game.tell(BulletsLost(seat=play.target, count=count, by=play.seat))
    elif lost:
        deck.lose_item(game, play.target, lost)
        game.tell(ItemTaken(seat=play.target, kind=game.card(lost).id, by=play.seat))


def _why_not_risked(game: Game, play: Play) -> Refusal | None:
    empty = game.player(play.target).trophies == 0
    return Refusal("no-trophies", seats=(play.target,)) if empty else None


async def not_dead(game: Game, play: Play) -> None:
    """Let the target roll two dice; if one fails and is not mended, the target loses two trophies.
    [facts #10.3]
    """
    faces = game.dice.roll(2)
    needed, target = game.content.figures.wins_on, game.player(play.target)
    missing = [needed - face for face in faces if face < needed]
    if any(_ways_to_mend(target, one) != [ACCEPT] for one in missing):
        game.tell(TrophiesDoubted(seat=play.target, dice=tuple(faces)))
    for number, face in enumerate(faces):
        if face < needed and (mended := await mend(game, play, face)):
            faces[number] = mended
        elif face < needed:
            break
    lost = min(play.card.amount, target.trophies) if min(faces) < needed else 0
    target.trophies -= lost
    game.tell(TrophiesRisked(seat=play.target, dice=tuple(faces), lost=lost))


async def mend(game: Game, play: Play, face: int) -> int | None:
    """Let the target mend the failed roll `face`: bullets raise it, a life buys a new roll.

    The last life cannot be spent. Returns the new roll; None if the target accepts the loss.
    """
    target = game.player(play.target)
    while (missing := game.content.figures.wins_on - face) > 0:
        said = await game.choose(
            "mend-roll",
            partial(_ways_to_mend, target, missing),
            about="loss",
            subject=str(face),
            seats=[play.target],
            default=ACCEPT,
        )
        if said == ACCEPT:
            return None
        if said == BULLETS:
            target.bullets -= missing
            game.tell(BulletsSpent(seat=play.target, count=missing, why=play.card.id))
            return face + missing
        combat.lose_life(game, play.target, play.card.id)
        face = game.dice.roll(1)[0]
    return face


def _ways_to_mend(player: Player, missing: int) -> list[str]:
    """Return the answers on offer for a roll that is `missing` too low; accepting the loss comes
    last.
    """
    ways = [BULLETS] if player.bullets >= missing else []
    return [*ways, *([LIFE] if player.life > 1 else []), ACCEPT]


RULES: dict[CardEffect, CardRule] = {
    "sends-to-start": CardRule(bad_sense_of_direction, _why_not_sent),
    "leads-walk": CardRule(brain_cramp, _why_not_twice),
    "takes-item": CardRule(butter_fingers, _why_nothing_slips),
    "stays-outside": CardRule(on_next_turn, _why_not_next),
    "no-walk": CardRule(on_next_turn, _why_not_next),
    "no-turn": CardRule(on_next_turn, _why_not_next),
    "risks-trophies": CardRule(not_dead, _why_not_risked),
    "leads-pawn": CardRule(where_did_everybody_go, _why_not_led),
    "halves-roll": CardRule(shoes_untied, _why_not_twice),
}
