"""Rebuilds a game from one seat's view, so that rules can be asked without giving secrets away.

A caller that asks where a walk ends, or who sees whom, learns nothing that the view does not show.
Every token is named after the slot it lies in; a face-down token has the kind `UNKNOWN`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.trust_me.box import box
from engine.trust_me.game import Game
from engine.trust_me.state import Alpha, Lying, Piece, Player, State, Target
from engine.trust_me.view import PlayerView, View

UNKNOWN = "unknown"
"""The kind of face-down tokens: no weapon, no resource, nothing to use."""


def known(view: View) -> Game:
    """Return a game that answers questions from what the view shows; its dice must not be
    thrown.
    """
    content = box()
    nothing = content.tokens["voucher"].model_copy(update={"id": UNKNOWN})
    own = {one.objective: one.objective for one in view.players if one.objective}
    told = replace(
        content,
        tokens={**content.tokens, UNKNOWN: nothing},
        kinds=dict(_kinds(view)),
        cards=own,
    )
    return Game(_state(view), view.seats, Dice("", 0, ""), told)


def _kinds(view: View) -> Iterator[tuple[str, str]]:
    for player in view.players:
        for one in player.held:
            yield f"{player.seat} {one.slot}", one.kind or UNKNOWN
        for place, kind in enumerate(player.laid):
            yield f"{player.seat} laid {place}", kind
    for one in view.lying:
        yield f"lying {one.id}", UNKNOWN


def _state(view: View) -> State:
    return State(
        seats=list(view.seats),
        players={one.seat: _player(one) for one in view.players},
        layout="",
        deck=[],
        turn=view.turn,
        first=view.first,
        noise=view.noise,
        round=view.round,
        groups={one.id: Alpha(one.at, one.neutrals, one.goal, one.prey) for one in view.groups},
        scenery={one.id: Piece(one.kind, one.at, one.turn) for one in view.scenery},
        lying={one.id: Lying(f"lying {one.id}", one.at, one.inside) for one in view.lying},
        empty=[*_empty(view)],
        winners=list(view.winners),
        hunt=view.hunt,
    )


def _player(player: PlayerView) -> Player:
    aimed = bool(player.target) or player.target_at is not None
    return Player(
        passport=player.passport,
        at=player.at,
        community=player.community,
        objective=player.objective,
        place=player.place,
        held={one.slot: f"{player.seat} {one.slot}" for one in player.held},
        both=player.both,
        laid=[f"{player.seat} laid {place}" for place in range(len(player.laid))],
        dressed=player.dressed,
        actions=dict(player.actions),
        harm=dict(player.harm),
        target=Target(player.target, player.target_at) if aimed else None,
        orders=player.orders,
        standing=dict(player.standing),
        zombies=player.zombies,
        killed=player.killed,
    )


def _empty(view: View) -> Iterator[str]:
    for player in view.players:
        yield from (f"{player.seat} {one.slot}" for one in player.held if one.empty)
    yield from (f"lying {one.id}" for one in view.lying if one.empty)
