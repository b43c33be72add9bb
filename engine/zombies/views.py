"""Builds a seat's view of the table; no view shows the hand of another seat."""

from __future__ import annotations

from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.zombies import herd, turn, walking
from engine.zombies.effects import COUNTED_WEAPON
from engine.zombies.game import Game
from engine.zombies.state import Fight, Player
from engine.zombies.view import (
    CardView,
    EffectView,
    FightView,
    PlayerView,
    RouteView,
    TileView,
    View,
)


def view(
    game: Game, seat: str | None, questions: tuple[Question, ...], outcome: Outcome | None
) -> View:
    """Return the view of `seat`; None returns the view of a spectator."""
    state = game.state
    return View(
        ruleset=game.content.ruleset,
        mission="town",
        seat=seat,
        town=game.town,
        round=state.round,
        step=state.step,
        turn=state.turn,
        seats=tuple(state.seats),
        acting=() if questions or outcome else (turn.acting(game),),
        players=tuple(_player(game, one, mine=one == seat) for one in state.seats),
        tiles=tuple(
            TileView(number, one.kind, one.x, one.y, one.turn)
            for number, one in enumerate(state.laid, 1)
        ),
        zombies=tuple(state.zombies),
        tokens=dict(state.tokens),
        drawn=state.drawn,
        layer=state.layer,
        spots=tuple(game.town.spots(game.content.tiles[state.drawn].plan)) if state.drawn else (),
        roll=state.roll,
        moves=state.moves,
        mover=state.mover,
        routes=_routes(game),
        herd=state.herd,
        herded=tuple(state.herded),
        tiles_left=len(state.stack),
        cards_left=len(state.deck),
        pool=game.pool,
        closed=state.closed,
        quarry=herd.quarry(game),
        helipad=game.helipad(),
        trophies=state.trophies,
        truce=state.truce.seat if state.truce else None,
        marbles=state.marbles.seat if state.marbles else None,
        fight=_fight(state.fight),
        cards=state.cards,
        questions=questions,
        outcome=outcome,
    )


def _player(game: Game, seat: str, *, mine: bool) -> PlayerView:
    player = game.player(seat)
    return PlayerView(
        seat=seat,
        square=player.square,
        life=player.life,
        bullets=player.bullets,
        trophies=player.trophies,
        cards=len(player.hand),
        hand=_cards(game, player.hand) if mine else (),
        items=_items(game, player),
        shotgun=player.shotgun,
        fallen=player.fallen,
        card_played=player.card_played,
        effects=_effects(player),
        active=seat == game.state.turn,
        waives=player.waives,
        brisk=player.brisk,
    )


def _cards(game: Game, cards: list[str]) -> tuple[CardView, ...]:
    return tuple(CardView(one, game.card(one).id) for one in cards)


def _items(game: Game, player: Player) -> tuple[CardView, ...]:
    used = player.using.get(COUNTED_WEAPON)
    return tuple(
        CardView(one.id, one.kind, player.shotgun if one.kind == used else 0)
        for one in _cards(game, player.items)
    )


def _effects(player: Player) -> tuple[EffectView, ...]:
    now = tuple(EffectView(one.card, one.by, now=True) for one in player.under)
    return now + tuple(EffectView(one.card, one.by, now=False) for one in player.coming)


def _routes(game: Game) -> tuple[RouteView, ...]:
    state = game.state
    if state.step != "walk":
        return ()
    found = walking.routes(game, state.turn, state.moves)
    return tuple(RouteView(to, one.path, one.fights, one.tokens) for to, one in found.items())


def _fight(one: Fight | None) -> FightView | None:
    return FightView(one.seat, one.square, one.roll, one.bonus) if one else None
