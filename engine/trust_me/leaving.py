"""Going home with or without success, the hunt, the end of the game. [trust-me #18, #20]"""

from __future__ import annotations

from collections import Counter

from engine.core.outcome import Outcome
from engine.spaces.plane import near
from engine.trust_me import combat, wounds
from engine.trust_me.entries import Objective
from engine.trust_me.events import (
    CameHome,
    ClaimFailed,
    GameEnded,
    HuntAnnounced,
    HuntShot,
    WentHome,
)
from engine.trust_me.game import Game
from engine.trust_me.sheet import HANDS

STAY, CLAIM, LEAVE = "stay", "claim", "leave"
HOME, NOBODY = "somebody-came-home", "nobody-came-home"


def objective(game: Game, seat: str) -> Objective:
    """Return the objective card of `seat`."""
    return game.content.objectives[game.content.cards[game.player(seat).objective]]


def resources(game: Game, seat: str) -> Counter[str]:
    """Return how many of each resource the survivor carries, in any slot. [house]"""
    held = game.player(seat).held.values()
    return Counter(game.kind(one).id for one in held if game.kind(one).sort == "resource")


def target_of(game: Game, seat: str, side: str) -> str:
    """Return the seat on the given side (`left` or `right`) of `seat`; the next seat clockwise sits
    on the left.
    """
    others = game.from_left_of(seat)
    return others[0] if side == "left" else others[-1]


def needed(game: Game, seat: str) -> list[str] | None:
    """Return the resources to show for the objective; an empty list if it asks for none.
    [trust-me #18]

    None means that the objective is not met.
    """
    asked, held, player = objective(game, seat), resources(game, seat), game.player(seat)
    if asked.dead:
        target = game.player(target_of(game, seat, asked.dead))
        if target.place == "dead":
            return []
        return _any_of(held, 2) if target.place == "gone" else None
    if asked.zombies > player.zombies or (asked.spares and player.killed):
        return None
    if asked.loaded and not _has_loaded_gun(game, seat):
        return None
    if asked.different:
        return sorted(held)[: asked.different] if len(held) >= asked.different else None
    if asked.any:
        return _any_of(held, asked.any)
    return list(asked.resources) if all(held[one] for one in asked.resources) else None


def _any_of(held: Counter[str], count: int) -> list[str] | None:
    """Return the first `count` resources by name; None if there are fewer."""
    listed = sorted(held.elements())
    return listed[:count] if len(listed) >= count else None


def _has_loaded_gun(game: Game, seat: str) -> bool:
    held = game.player(seat).held
    return any(
        game.kind(held[hand]).sort == combat.RANGED and held[hand] not in game.state.empty
        for hand in HANDS
        if hand in held
    )


def is_at_home(game: Game, seat: str) -> bool:
    """True if the survivor stands close enough to its community to leave."""
    player = game.player(seat)
    return near(player.at, player.community, game.numbers.reached, game.numbers.base)


async def offer(game: Game, seat: str) -> None:
    """Ask a survivor that ends a move at its community whether it leaves. [#18, #20]

    All seats get the same question, so the question gives nothing away. A survivor that wrongly
    claims success stays.
    """
    if not is_at_home(game, seat):
        return
    said = await game.choose("go-home", (STAY, CLAIM, LEAVE), about="word", seats=(seat,))
    if said == STAY:
        return
    shown = needed(game, seat) if said == CLAIM else None
    if said == CLAIM and shown is None:
        game.tell(ClaimFailed(seat=seat))
        return
    game.player(seat).place, game.player(seat).target = "gone", None
    if shown is None:
        game.tell(WentHome(seat=seat))
    else:
        _come_home(game, seat, shown)
    await wounds.out_of_play(game, seat)


def _come_home(game: Game, seat: str, shown: list[str]) -> None:
    """Record a success and show everybody the objective and the resources. [trust-me #18]"""
    game.reveal()
    game.tell(CameHome(seat=seat, objective=objective(game, seat).id, shown=tuple(shown)))
    game.state.winners.append(seat)


# ------------------------------------------------------------ the hunt


def count_down(game: Game) -> None:
    """Announce the hunt if a survivor has succeeded and none is announced yet. [trust-me #18]

    There is one full round for each survivor left on the board before it begins.
    """
    state = game.state
    if state.winners and not state.hunt and game.standing:
        state.hunt = state.round + len(game.standing) + 1
        game.tell(HuntAnnounced(round=state.hunt))


async def hunt(game: Game) -> None:
    """Once the hunt has begun, let a sniper shoot at every survivor on the board. [trust-me #18]"""
    state = game.state
    if not state.hunt or state.round < state.hunt:
        return
    for seat in game.standing:
        game.tell(HuntShot(seat=seat))
        await combat.resolve(game, [combat.by_sniper("", seat)])


def check_end(game: Game) -> None:
    """End the game once no survivor is left on the board. [trust-me #18]"""
    if game.standing:
        return
    winners = tuple(game.state.winners)
    game.state.over = True
    game.tell(GameEnded(winners=winners))
    game.finish(Outcome(bool(winners), winners, HOME if winners else NOBODY))
