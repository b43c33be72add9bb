"""Standing orders: answers that a seat gives in advance, so that it is not asked each time. [house]

An order belongs to a matter, such as `cell`. The rules ask `order_of` inside the options of a
question. So an order that is given while the question is open answers it, and a restart replays it
like any other command. A player of a game that was begun under schema 2 has no order at first: it
is asked everything, as when the game began.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from engine.trust_me.state import Player

ASK: Final = "ask"
NEVER: Final = "never"
SHOOT: Final = "shoot"
FIGHTS: Final = "fights"
TURNS: Final = "turns"
EQUAL: Final = "equal"
LATE: Final = "late"
MOST: Final = "most"
FITTING: Final = "fitting"
AIM: Final = "aim"
CHARM: Final = "charm"
CELL: Final = "cell"
HARM: Final = "harm"
SLIP: Final = "slip"
RECOVERY: Final = "recovery"
RADIO: Final = "radio"
TAKE: Final = "take"

Matter = Literal["aim", "charm", "cell", "harm", "slip", "recovery", "radio", "take"]
Order = Literal[
    "ask", "shoot", "pass", "fights", "turns", "equal", "late", "most", "fitting", "never"
]
ORDERS: Mapping[Matter, tuple[Order, ...]] = {
    AIM: (ASK, SHOOT, "pass"),
    CHARM: (ASK, FIGHTS, TURNS, NEVER),
    CELL: (ASK, EQUAL, NEVER),
    HARM: (ASK, EQUAL, NEVER),
    SLIP: (ASK, LATE, NEVER),
    RECOVERY: (ASK, MOST),
    RADIO: (ASK, NEVER),
    TAKE: (ASK, FITTING),
}
"""The orders that each matter knows; `ask` always asks.

- `aim`: what to do if the survivor under the seat's Target marker acts (`shoot` or `pass`)
- `charm`: ask about the seat's own fights only (`fights`), about throws only that another throw
  would probably improve for it (`turns`), or `never`
- `cell`: which cell an Action or a Fatigue covers: take the one that is missed least, but ask if
  two are `equal`, or `never` ask
- `harm`: the same for a wound, a burn or an infection on the seat's own sheet
- `slip`: Elliott's silent step: ask only when no token is left to place or a group is about to
  attack (`late`), or `never` take it
- `recovery`: take back what gives `most` tokens
- `radio`: `never` call the sniper instead of answering a reaction
- `take`: put a found token where it belongs (`fitting`)
"""
USUAL: Mapping[Matter, Order] = {
    CHARM: TURNS,
    CELL: EQUAL,
    HARM: EQUAL,
    SLIP: LATE,
    RECOVERY: MOST,
    RADIO: ASK,
    TAKE: ASK,
}
"""The standing orders of a seat when a game begins; its `aim` order is kept in `Player.orders`."""

MATTERS: Mapping[str, tuple[Matter, ...]] = {
    "react": (AIM, RADIO),
    "line-crossed": (RADIO,),
    "spend-charm": (CHARM,),
    "which-cell": (CELL,),
    "which-action": (CELL,),
    "where-fatigue": (CELL,),
    "where-wound": (HARM,),
    "where-burn": (HARM,),
    "where-infection": (HARM,),
    "shift": (SLIP,),
    "recover": (RECOVERY,),
    "take-token": (TAKE,),
}
"""For each key of a question, the matters whose orders may answer it."""
LAST: Mapping[Matter, tuple[Order, ...]] = {
    AIM: (SHOOT, "pass"),
    CHARM: (NEVER,),
    CELL: (NEVER,),
    HARM: (NEVER,),
    SLIP: (NEVER,),
    RECOVERY: (MOST,),
    TAKE: (FITTING,),
}
"""For each matter, the orders that answer every question of it, so that the seat is never asked."""


def order_of(player: Player, matter: Matter) -> str:
    """Return the player's order in this matter; `ask` if it has none."""
    return player.orders if matter == AIM else player.standing.get(matter, ASK)
