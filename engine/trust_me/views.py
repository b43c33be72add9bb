"""Builds a seat's view of the table: everything visible, and its own secrets."""

from __future__ import annotations

from dataclasses import replace

from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.trust_me import horde, leaving, sheet
from engine.trust_me.game import Game
from engine.trust_me.sheet import UNSEEN
from engine.trust_me.standing import USUAL, order_of
from engine.trust_me.state import Player
from engine.trust_me.view import AlphaView, HeldView, LyingView, PieceView, PlayerView, View


def view(
    game: Game, seat: str | None, questions: tuple[Question, ...], outcome: Outcome | None
) -> View:
    """Return the view of `seat`; None returns the view of a spectator."""
    state = game.state
    return View(
        ruleset=game.content.ruleset,
        mission="city",
        seat=seat,
        round=state.round,
        turn=state.turn,
        first=state.first,
        seats=tuple(state.seats),
        acting=() if outcome or questions else (state.turn,),
        players=tuple(_player(game, one, one == seat) for one in state.seats),
        groups=tuple(_group(game, one) for one in sorted(state.groups)),
        scenery=tuple(_piece(game, one) for one in state.scenery),
        lying=tuple(_lying(game, one) for one in state.lying),
        noise=state.noise,
        neutrals_left=game.neutrals_left,
        pile=len(state.pile),
        hunt=state.hunt,
        winners=tuple(state.winners),
        questions=tuple(_question(game, one, seat) for one in questions),
        outcome=outcome,
    )


def _player(game: Game, seat: str, own: bool) -> PlayerView:
    player = game.player(seat)
    open_sheet = own or not _is_secret(game)
    objective = leaving.objective(game, seat) if own and player.objective else None
    shown = leaving.needed(game, seat) if objective else None
    target, gives = player.target, [one for one in player.offered if _is_on_sheet(player, one)]
    return PlayerView(
        seat=seat,
        passport=player.passport,
        at=player.at,
        community=player.community,
        place=player.place,
        held=tuple(_held(game, seat, slot, own) for slot in sorted(player.held) if open_sheet),
        both=player.both and open_sheet,
        laid=tuple(game.kind(one).id for one in player.laid if open_sheet),
        dressed=player.dressed,
        actions=dict(player.actions),
        harm=dict(player.harm),
        unplaced=sheet.unplaced(game, seat),
        wounds=sheet.wounds(player),
        target=target.seat if target else "",
        target_at=target.at if target else None,
        orders=player.orders if own else "",
        standing={one: order_of(player, one) for one in USUAL} if own else {},
        zombies=player.zombies,
        killed=player.killed,
        objective=objective.id if objective else "",
        progress=None if shown is None else tuple(shown),
        offered=tuple(game.kind(one).id for one in player.offered if own and one not in gives),
        gives=tuple(_given(game, player, one, own) for one in gives),
        found=game.kind(player.found).id if own and player.found else "",
        active=game.state.turn == seat,
    )


def _is_secret(game: Game) -> bool:
    """Return True while, during setup, seats choose in secret what to keep. [trust-me #17]"""
    players = game.state.players.values()
    return not game.state.round and any(one.offered or one.found for one in players)


def _question(game: Game, asked: Question, seat: str | None) -> Question:
    """Return the question as `seat` may see it. [trust-me #17]

    While seats choose in secret, the options are left out for all seats that are not asked.
    """
    if seat in asked.seats or not _is_secret(game):
        return asked
    return replace(asked, options=(), default="", free=None)


def _is_on_sheet(player: Player, token: str) -> bool:
    return token in player.held.values() or token in player.laid


def _given(game: Game, player: Player, token: str, own: bool) -> str:
    hidden = any(token == player.held.get(slot) for slot in UNSEEN)
    return "" if hidden and not own else game.kind(token).id


def _held(game: Game, seat: str, slot: str, own: bool) -> HeldView:
    """Return the token in a slot; in the `?` cell and in bags only its owner sees the kind.

    `own` is true if the view is that of the owner.
    """
    token = game.player(seat).held[slot]
    hidden = slot in UNSEEN
    return HeldView(
        slot=slot,
        kind="" if hidden and not own else game.kind(token).id,
        back=game.content.backs[token],
        hidden=hidden,
        empty=token in game.state.empty,
    )


def _group(game: Game, number: str) -> AlphaView:
    alpha = game.group(number)
    return AlphaView(
        id=number,
        at=alpha.at,
        looks_at=game.looks_at(number),
        goal=alpha.goal,
        prey=alpha.prey,
        why=horde.reason(game, alpha),
        neutrals=alpha.neutrals,
        sees=tuple(one for one in game.standing if game.is_seen(number, game.player(one).at)),
    )


def _piece(game: Game, name: str) -> PieceView:
    piece, lying = game.state.scenery[name], game.state.lying
    return PieceView(
        id=name,
        kind=piece.kind,
        at=piece.at,
        turn=piece.turn,
        corners=game.outline(piece).corners,
        token=next((one for one, token in lying.items() if token.inside == name), ""),
    )


def _lying(game: Game, name: str) -> LyingView:
    one = game.state.lying[name]
    return LyingView(
        id=name,
        at=one.at,
        inside=one.inside,
        back=game.content.backs[one.token],
        empty=one.token in game.state.empty,
    )
