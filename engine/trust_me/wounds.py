"""Wounds, burns, infection, Fatigue from blows, and death. [trust-me #5, #8, #16]"""

from __future__ import annotations

from collections.abc import Sequence

from engine.trust_me import attention, rolls
from engine.trust_me.cells import choose, ranked
from engine.trust_me.entries import WoundRow
from engine.trust_me.events import Died, Harmed, HarmGone, TargetLost
from engine.trust_me.game import Game
from engine.trust_me.rolls import must_exceed
from engine.trust_me.sheet import (
    ACTION,
    BURN,
    FATIGUE,
    INFECTION,
    WOUND,
    cells,
    free_to_hurt,
    harm_slots,
    tokens_of,
    unplaced,
    wounds,
)


def row_for(game: Game, difference: int) -> WoundRow | None:
    """Return the row of the wound table for this difference of attack and defence.

    None if the difference is too small to do anything.
    """
    rows = [one for one in game.numbers.wound_table if one.from_ <= difference]
    return rows[-1] if rows else None


async def suffer(game: Game, seat: str, difference: int, placer: str, by: str = "") -> bool:
    """Apply the wound table to `seat` after an attack; return True if at least one wound resulted.

    `difference` is attack minus defence. The seat `placer` chooses where a wound or Fatigue lies;
    `by` is the seat that attacked, empty if none did.
    """
    row = row_for(game, difference)
    if row is None:
        return False
    if row.choice and await _prefers_fatigue(game, seat):
        await tire(game, seat, placer)
        return False
    await wound(game, seat, row.wounds, placer, by)
    return True


async def _prefers_fatigue(game: Game, seat: str) -> bool:
    """Ask the victim for a Fatigue or a wound; return True for a Fatigue. [trust-me #16]

    A survivor with three Fatigue cannot take another and is not asked.
    """
    if not can_tire(game, seat):
        return False
    answer = await game.choose("wound-or-fatigue", (FATIGUE, WOUND), about="word", seats=(seat,))
    return answer == FATIGUE


def can_tire(game: Game, seat: str) -> bool:
    """Return True if one more Fatigue can be laid on the survivor's sheet."""
    return unplaced(game, seat) > 0 or bool(tokens_of(game.player(seat), ACTION))


async def tire(game: Game, seat: str, placer: str) -> None:
    """Lay an unplaced token as Fatigue; if all are placed, turn one Action token over and move it.

    The seat `placer` chooses the token and the cell.
    """
    player = game.player(seat)
    if not unplaced(game, seat):
        # The cell that its owner misses most becomes free.
        taken = ranked(game, seat, tokens_of(player, ACTION))[::-1]
        cell = await _place(game, seat, "which-action", taken, placer)
        del player.actions[cell]
    there = ranked(game, seat, [one for one in cells(game) if one not in player.actions])
    cell = await _place(game, seat, "where-fatigue", there, placer)
    if cell in player.held:
        free_to_hurt(game, seat, cell, "")
        del player.harm[cell]
    player.actions[cell] = FATIGUE
    game.tell(Harmed(seat=seat, harm=FATIGUE, slot=cell))


async def _place(game: Game, seat: str, key: str, there: Sequence[str], placer: str) -> str:
    """Return the slot on the sheet of `seat` that `placer` chooses.

    `there` begins with the slot that `seat` would choose for itself; another placer is offered the
    reverse order. If `seat` is the placer, its standing order may answer.
    """
    if placer == seat:
        return await choose(game, seat, key, there, seat)
    slots = there[::-1]
    return await game.choose(key, slots, about="slot", subject=seat, seats=(placer,))


async def wound(game: Game, seat: str, count: int, placer: str, by: str = "") -> None:
    """Lay `count` wounds; a survivor bears two, the third kills. [trust-me #8]

    The seat `placer` chooses the slots; `by` is the seat that caused the wounds, empty if none did.
    """
    player = game.player(seat)
    if wounds(player) + count > game.numbers.wounds:
        await die(game, seat, by)
        return
    for _ in range(count):
        await _lay(game, seat, WOUND, placer)


async def _lay(game: Game, seat: str, harm: str, placer: str) -> None:
    there = ranked(game, seat, harm_slots(game, seat))
    slot = await _place(game, seat, f"where-{harm}", there, placer)
    free_to_hurt(game, seat, slot, harm)
    game.tell(Harmed(seat=seat, harm=harm, slot=slot))


async def infect(game: Game, seat: str) -> None:
    """Lay an infection, unless there is one already; the victim chooses where. [trust-me #8]"""
    if game.stands(seat) and INFECTION not in game.player(seat).harm.values():
        await _lay(game, seat, INFECTION, seat)


async def burn(game: Game, seat: str, placer: str, by: str = "") -> None:
    """Turn every burn of the survivor into a wound, lay a new burn, and make a din. [trust-me #5]

    A survivor who has two wounds already dies instead. The seat `placer` chooses the slot; `by` is
    the seat that attacked, empty if none did.
    """
    player = game.player(seat)
    if wounds(player) >= game.numbers.wounds:
        await die(game, seat, by)
        return
    for slot in [one for one, harm in player.harm.items() if harm == BURN]:
        await turn_over(game, seat, slot)
    await _lay(game, seat, BURN, placer)
    await attention.make_noise(game, player.at, din=True)


async def turn_over(game: Game, seat: str, slot: str) -> None:
    """Turn the burn on this slot over to its other side, a wound; a third wound kills."""
    player = game.player(seat)
    player.harm[slot] = WOUND
    game.tell(Harmed(seat=seat, harm=WOUND, slot=slot))
    if wounds(player) > game.numbers.wounds:
        await die(game, seat)


def take_off(game: Game, seat: str, slot: str) -> None:
    """Remove the wound, burn or infection from this slot."""
    harm = game.player(seat).harm.pop(slot)
    game.tell(HarmGone(seat=seat, harm=harm, slot=slot))


def burns(game: Game, seat: str) -> list[str]:
    """Return the slots that bear a burn."""
    return [slot for slot, harm in game.player(seat).harm.items() if harm == BURN]


async def die(game: Game, seat: str, by: str = "") -> None:
    """Lay the survivor down dead; its objects stay on its sheet. [trust-me #8]

    `by` is the seat that killed it; empty if no player did.
    """
    player = game.player(seat)
    player.place, player.target = "dead", None
    if by and by != seat:
        game.player(by).killed += 1
    game.tell(Died(seat=seat, by=by))
    await out_of_play(game, seat)


def lose_aim(game: Game, seat: str) -> None:
    """Take the seat's own Target marker back, if it is laid."""
    if game.player(seat).target:
        game.player(seat).target = None
        game.tell(TargetLost(seat=seat))


async def out_of_play(game: Game, seat: str) -> None:
    """Make groups and Target markers lose a survivor that has died or gone home."""
    await attention.forget(game, seat)
    for other in game.state.seats:
        target = game.player(other).target
        if target and target.seat == seat:
            lose_aim(game, other)


# ------------------------------------------------------------ the zombies' turn


async def fester(game: Game) -> None:
    """Roll for every infection and burn on survivors. [trust-me #12]

    An infection wounds on a green 3 or less. A burn becomes a wound on a green 6 or less, otherwise
    it goes out.
    """
    for seat in game.standing:
        player = game.player(seat)
        sick, limit = INFECTION in player.harm.values(), game.numbers.infection_on
        stake = must_exceed(seat, limit)
        if sick and await rolls.green(game, "infection", seat, stake) <= limit:
            await wound(game, seat, 1, seat)
        for slot in burns(game, seat) if game.stands(seat) else ():
            stake = must_exceed(seat, game.numbers.burn_on)
            if await rolls.green(game, "burn", seat, stake) <= game.numbers.burn_on:
                await turn_over(game, seat, slot)
            else:
                take_off(game, seat, slot)
