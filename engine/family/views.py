"""Fills the view with what everyone at a table may know. Decks and their order stay hidden."""

from __future__ import annotations

from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.family import burdens, doors, goals, missions, turn
from engine.family.game import Game
from engine.family.state import Survivor
from engine.family.view import (
    CardView,
    CarView,
    GoalView,
    GroupView,
    ObjectiveView,
    SpawnView,
    SurvivorView,
    View,
)


def view(
    game: Game, seat: str | None, questions: tuple[Question, ...], outcome: Outcome | None
) -> View:
    """Return the view of a seat, or of a spectator if `seat` is None."""
    state = game.state
    acting = () if questions else turn.acting(game)
    seen = View(
        ruleset=game.booklet.id,
        mission=state.mission,
        title=game.mission.name,
        seat=seat,
        board=game.board,
        round=state.round,
        phase=state.phase,
        danger=game.danger_level(),
        seats=tuple(state.seats),
        first_seat=state.first_seat,
        acting=acting,
        survivors=tuple(_survivor(game, one) for one in state.survivors.values()),
        groups=tuple(_groups(game)),
        open_doors=game.open_doors,
        lit_buildings=frozenset(state.opened_buildings),
        objectives=tuple(
            ObjectiveView(
                one.id,
                missions.lies_at(game, one),
                missions.seen_colour(game, one),
                not missions.is_there(game, one),
            )
            for one in game.mission.objectives
        ),
        spawns=tuple(
            SpawnView(one.zone, number, one.colour, missions.is_active(game, one))
            for number, one in enumerate(game.mission.spawns, 1)
        ),
        exit_zone=game.mission.exit,
        spawn_cards_left=len(state.spawn_deck),
        equipment_cards_left=len(state.equipment_deck),
        questions=questions,
        outcome=outcome,
        goals=tuple(
            GoalView(rule.name, reached, goals.progress(game, rule))
            for rule, reached in zip(game.mission.victory, goals.reached(game), strict=True)
        ),
        cars=tuple(_car(game, one.id) for one in game.mission.cars),
        orders={seat: dict(given) for seat, given in state.standing.items()},
        locked_doors=frozenset(
            door
            for door in game.board.doors
            if door not in state.open_doors and doors.why_locked(game, door) is not None
        ),
    )
    return game.booklet.seen(game, seen)


def _survivor(game: Game, survivor: Survivor) -> SurvivorView:
    state = game.state
    left, right = survivor.hands
    return SurvivorView(
        id=survivor.id,
        seat=survivor.seat,
        zone=survivor.zone,
        xp=survivor.xp,
        level=game.level(survivor),
        wounds=_wounds(game, survivor),
        health=game.booklet.health(game, survivor),
        standing=survivor.standing,
        actions=survivor.actions,
        free=tuple(survivor.free.items()),
        active=state.active == survivor.id,
        done=survivor.done,
        hands=(_card(game, left), _card(game, right)),
        pack=tuple(_held(game, card) for card in survivor.pack),
        skills=tuple(skill.id for skill in game.skills(survivor)),
        escaped=survivor.escaped,
        guest=game.state.guests.get(survivor.id),
        burdens=tuple(burdens.borne_by(game, survivor)),
    )


def _car(game: Game, car: str) -> CarView:
    spec, here = game.car_spec(car), game.state.cars[car]
    return CarView(
        id=car,
        kind=spec.kind,
        zone=here.zone,
        drivable=spec.drivable,
        driver=here.driver,
        passengers=tuple(here.passengers),
        cargo=tuple(_held(game, card) for card in here.cargo),
        searched=here.searched,
        gone=here.gone,
    )


def _wounds(game: Game, survivor: Survivor) -> int:
    """Return a survivor's wounds; for an eliminated one, the number that eliminates."""
    gone = not survivor.standing and not survivor.escaped
    return game.booklet.health(game, survivor) if gone else game.booklet.wounds(game, survivor)


def _card(game: Game, card: str | None) -> CardView | None:
    return _held(game, card) if card else None


def _held(game: Game, card: str) -> CardView:
    return CardView(card, game.equipment(card).id, card in game.state.emptied)


def _groups(game: Game) -> list[GroupView]:
    arrived = game.state.arrived
    return [
        GroupView(one.zone, one.kind, one.count, arrived.get(one.zone, {}).get(one.kind, 0))
        for one in game.groups()
    ]
