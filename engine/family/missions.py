"""Special rules of missions: data gives their names and parameters, code says what they do.

[zombicide #10]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from engine.family import skills
from engine.family.events import ObjectiveRevealed, SurvivorJoined, WoundHealed
from engine.family.figures import add_figures
from engine.family.game import Game, MissionRules
from engine.family.mission_rules import Rule
from engine.family.parameters import Cards, Inhabitants, Parameters, Tokens, Waiting, Zones, told
from engine.family.state import Survivor
from engine.reading.mission import Mission, MissionRule, Objective, Spawn
from engine.spaces.zones import Door

P = TypeVar("P", bound=Parameters)


def parameters(rule: MissionRule, model: type[P]) -> P:
    return model.model_validate(rule.parameters)


# ------------------------------------------------------------ setting up


def reduced_spawn_deck(game: Game, rule: MissionRule) -> None:
    """Keep only the zombie cards that the rule names in the spawn deck."""
    wanted = parameters(rule, Cards).cards
    game.state.spawn_deck = [card for card in game.state.spawn_deck if card in wanted]


def first_equipment(game: Game, rule: MissionRule) -> None:
    """Put the kinds of cards that the rule names on top of the equipment deck, in this order."""
    deck = game.state.equipment_deck
    for kind in reversed(parameters(rule, Cards).cards):
        pool = game.state.aside
        card = next(one for one in pool if game.content.cards[one] == kind)
        pool.remove(card)
        deck.append(card)


def hide_marked_objective(game: Game, rule: MissionRule) -> None:
    """Choose at random which hidden token differs from the others."""
    hidden = [one.id for one in game.mission.objectives if one.colour == "hidden"]
    game.state.marked = game.dice.pick(hidden)


def people_the_houses(game: Game, rule: MissionRule) -> None:
    """Put the zombies that the rule names into every room; no house brings others when it is
    opened.

    If the box runs out of figures, the last rooms stay empty.
    """
    asked = parameters(rule, Inhabitants)
    for zone in game.board.zones.values():
        count = min(asked.count, game.supply(asked.kind))
        if zone.kind == "room" and count:
            add_figures(game, zone.id, asked.kind, count)
    game.state.opened_buildings = list(game.board.buildings)


def place_waiting(game: Game, rule: MissionRule) -> None:
    """Put the zombies that the rule names into each of its zones.

    They stand there from the start, so they are not new. If the box runs out of figures, the last
    zones get fewer.
    """
    asked = parameters(rule, Waiting)
    for zone in asked.zones:
        count = min(asked.count, game.supply(asked.kind))
        if count:
            add_figures(game, zone, asked.kind, count)


def waiting(mission: Mission) -> dict[str, dict[str, int]]:
    """Return the zombies that stand on the board from the start, by zone and kind."""
    found: dict[str, dict[str, int]] = {}
    for asked in told(mission.rules, "waiting", Waiting):
        for zone in asked.zones:
            there = found.setdefault(zone, {})
            there[asked.kind] = there.get(asked.kind, 0) + asked.count
    return found


def apply_setup_rules(game: Game) -> None:
    for rule in game.mission.rules:
        laid = game.content.mission_rules[rule.name].laid
        if laid:
            laid(game, rule)


# ------------------------------------------------------------ while playing


def may_be_searched(game: Game, zone: str) -> bool:
    """Return whether the zone may be searched; in some missions certain rooms hold nothing."""
    return all(zone not in one.zones for one in told(game.mission.rules, "no-search", Zones))


def locked_by(game: Game, door: str) -> Objective | None:
    """Return the objective that must be taken before the door opens, or None."""
    key = next((one.needs for one in game.mission.doors if one.needs and one.id == door), None)
    if key is None or key in game.state.taken_objectives:
        return None
    return next(one for one in game.mission.objectives if one.id == key)


def opening_level(game: Game, door: str) -> str | None:
    """Return the danger level that the closed door waits for, or None."""
    level = next((one.opens_at for one in game.mission.doors if one.id == door), None)
    return None if level is None or door in game.state.open_doors else level


def linked_doors(game: Game, door: Door) -> list[Door]:
    """Return the closed doors that open together with `door`; none in most missions.

    If the mission links doors, these are the doors of all houses that `door` belongs to, without
    those that an objective or a danger level locks.
    """
    if all(rule.name != "linked-doors" for rule in game.mission.rules):
        return []
    houses = [one.doors for one in game.board.buildings.values() if door.id in one.doors]
    others = dict.fromkeys(one for doors in houses for one in doors if one != door.id)
    return [
        game.board.doors[one]
        for one in others
        if one not in game.state.open_doors
        and locked_by(game, one) is None
        and opening_level(game, one) is None
    ]


def is_active(game: Game, spawn: Spawn) -> bool:
    """Return whether zombies come to a spawn zone: it may start inactive or be closed.

    House: a zone that a danger level wakes sleeps again if the danger falls below that level.
    """
    taken = game.state.taken_objectives
    awake = spawn.active_from is None or spawn.active_from in taken
    calm = spawn.active_at is not None and not game.in_danger(spawn.active_at)
    return awake and not calm and spawn.closed_by not in taken


def closes_spawn(game: Game, objective: str) -> bool:
    """Return whether taking that objective closes a spawn zone."""
    return any(spawn.closed_by == objective for spawn in game.mission.spawns)


async def medkit(game: Game, rule: MissionRule, survivor: Survivor, objective: str) -> None:
    """Heal one wound of a survivor who takes the medicine chest."""
    chest = objective in parameters(rule, Tokens).objectives
    if chest and game.booklet.wounds(game, survivor):
        game.booklet.heal(game, survivor)
        game.tell(WoundHealed(survivor=survivor.id, patient=survivor.id))


async def reveal_survivor(
    game: Game, rule: MissionRule, survivor: Survivor, objective: str
) -> None:
    """Reveal a hidden token.

    Every token but the marked one brings a random survivor, whom the seat with the fewest survivors
    leads. If several seats have the fewest, the player of the survivor who takes the token decides.
    """
    game.reveal()
    marked = objective == game.state.marked
    zone = survivor.zone
    game.tell(
        ObjectiveRevealed(survivor=survivor.id, objective=objective, zone=zone, marked=marked)
    )
    strangers = [one for one in game.content.characters if one not in game.state.survivors]
    if marked or not strangers:
        return
    seat = await game.choose(
        "who-leads", _poorest_seats(game), about="seat", subject=survivor.id, seats=[survivor.seat]
    )
    found = Survivor(game.dice.pick(strangers), seat, zone)
    game.state.survivors[found.id] = found
    skills.begin_turn(game, found)
    game.tell(SurvivorJoined(survivor=found.id, seat=seat, zone=zone))


def _poorest_seats(game: Game) -> list[str]:
    """Return the seats that lead the fewest survivors, not counting the fallen."""
    alive = [one for one in game.state.survivors.values() if one.standing or one.escaped]
    counts = {seat: sum(one.seat == seat for one in alive) for seat in game.state.seats}
    return [seat for seat, count in counts.items() if count == min(counts.values())]


async def apply_taken_rules(game: Game, survivor: Survivor, objective: str) -> None:
    """Apply what taking an objective brings besides experience."""
    for rule in game.mission.rules:
        taken = game.content.mission_rules[rule.name].taken
        if taken:
            await taken(game, rule, survivor, objective)


# ------------------------------------------------------------ the table of rules


def _among_survivors(mission: Mission, rule: MissionRule) -> Iterator[str]:
    if mission.start in parameters(rule, Waiting).zones:
        yield f"zones: survivors begin in {mission.start}; zombies wait elsewhere"


def _nobody_hidden(mission: Mission, rule: MissionRule) -> Iterator[str]:
    if all(token.colour != "hidden" for token in mission.objectives):
        yield "there are no hidden objectives; colour some of them hidden"


EVERYWHERE: MissionRules = {
    "waiting": Rule(told=Waiting, wrong=_among_survivors, laid=place_waiting),
}
"""The special rules that [[rules]] may name in every game of the family."""
RULES: MissionRules = {
    "spawn-deck": Rule(told=Cards, deck="spawn", laid=reduced_spawn_deck),
    "first-equipment": Rule(told=Cards, deck="equipment", laid=first_equipment),
    "no-search": Rule(told=Zones),
    "medkit": Rule(told=Tokens, taken=medkit),
    "hidden-survivors": Rule(
        wrong=_nobody_hidden, laid=hide_marked_objective, taken=reveal_survivor
    ),
    "inhabited": Rule(told=Inhabitants, laid=people_the_houses),
    "linked-doors": Rule(),
    **EVERYWHERE,
}
"""The special rules that the chapters of the family know; a game names those it plays with."""
