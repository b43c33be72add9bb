"""Which cell a token or a wound covers, and how much its owner would miss that cell. [house]

Every free cell gives a bonus, so cells whose bonus is of no use now are covered first: the die of a
weapon that the survivor does not carry, or a cell that bears harm anyway. The owner has a real
choice between slots only if they cost the same, give different bonuses, and cost more than 0; such
slots are called *equal*.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.trust_me.game import Game
from engine.trust_me.sheet import HANDS, IN_PACK, OUTFIT, RIGHT, SATCHEL, drop, open_cells
from engine.trust_me.standing import ASK, EQUAL, MATTERS, order_of

COSTS = {"green": 1, "hidden": 2, "reroll": 3, "melee": 4, "ranged": 4, "survival": 5, "stride": 6}
"""How much the owner misses a cell with this bonus, as long as the bonus is of use. [house]"""
HAND = 7
"""How much the owner would miss an empty hand."""
OBJECT = 10
"""How much the owner would miss a slot whose object would have to fall."""
WEAPONS = ("melee", "ranged")


def cost(game: Game, seat: str, slot: str) -> int:
    """Return how much the survivor of `seat` would miss `slot` if it were covered; 0 for not at
    all.
    """
    player = game.player(seat)
    if slot in player.held or (slot == RIGHT and player.both):
        return OBJECT
    if slot in HANDS:
        return HAND
    return 0 if slot == OUTFIT or slot in player.harm else _worth(game, seat, slot)


def _worth(game: Game, seat: str, cell: str) -> int:
    """Return how much the bonus of a cell is worth (`COSTS`); 0 if it helps only weapons that the
    survivor lacks.
    """
    gives, held = game.content.cells[cell].gives, game.player(seat).held
    sorts = {game.kind(one).sort for slot, one in held.items() if slot not in (*IN_PACK, SATCHEL)}
    needed = (gives,) if gives in WEAPONS else WEAPONS if gives == "reroll" else ()
    return COSTS[gives] if not needed or sorts & {*needed} else 0


def ranked(game: Game, seat: str, slots: Sequence[str]) -> list[str]:
    """Return the slots sorted by `cost`, those that the survivor would miss least first."""
    return sorted(slots, key=lambda slot: cost(game, seat, slot))


def _first_are_equal(game: Game, seat: str, slots: Sequence[str]) -> bool:
    """Return True if another slot costs as much as the first, gives a different bonus, and that
    cost is above 0.
    """
    costs = [cost(game, seat, one) for one in slots]
    alike = [slot for slot, one in zip(slots, costs, strict=True) if one == costs[0]]
    known = game.content.cells
    helps = {known[one].gives if one in known else one for one in alike}
    return costs[0] > 0 and len(helps) > 1


async def choose(game: Game, seat: str, key: str, slots: Sequence[str], subject: str) -> str:
    """Return one of its own slots for `seat` to cover: asked, or given by its standing answer.

    `slots` must be in the order of `ranked`; the standing answer takes the first.
    """
    (matter,) = MATTERS[key]

    def options() -> Sequence[str]:
        order = order_of(game.player(seat), matter)
        asks = order == ASK or (order == EQUAL and _first_are_equal(game, seat, slots))
        return slots if asks else slots[:1]

    return await game.choose(key, options, about="slot", subject=subject, seats=(seat,))


# ------------------------------------------------------------ an Action token on the sneakers


async def let_go(game: Game, seat: str, slot: str) -> None:
    """Drop the object in `slot` to the ground. [#7, #14]

    If an Action token lies on that object, in the slot `outfit`, the owner first moves it to
    another cell.
    """
    if slot == OUTFIT and OUTFIT in game.player(seat).actions:
        await move_token_off(game, seat)
    drop(game, seat, slot)


async def move_token_off(game: Game, seat: str) -> None:
    """Ask for another cell for the token on the sneakers (slot `outfit`) and move it there. [#7]"""
    player = game.player(seat)
    kind, there = player.actions[OUTFIT], open_cells(game, seat, (OUTFIT,))
    cell = await choose(game, seat, "which-cell", ranked(game, seat, there), kind)
    del player.actions[OUTFIT]
    player.actions[cell] = kind
