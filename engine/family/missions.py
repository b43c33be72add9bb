"""Special rules of missions: data gives their names and parameters, code says what they do.

[zombicide #10]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from engine.family import burdens, skills
from engine.family.cards import keep
from engine.family.events import (
    CardFound,
    ColourTurnedUp,
    ObjectivePickedUp,
    ObjectiveRevealed,
    ObjectiveTaken,
    SurvivorJoined,
    WoundHealed,
)
from engine.family.experience import gain_experience
from engine.family.figures import add_figures
from engine.family.game import Game, MissionRules
from engine.family.mission_rules import Rule, dropped
from engine.family.parameters import (
    Cards,
    Carried,
    ClosedByLaying,
    Colours,
    Finds,
    Inhabitants,
    OnMonster,
    Parameters,
    SpawnCards,
    Tokens,
    Waiting,
    Zones,
    listed,
    told,
)
from engine.family.state import Survivor
from engine.reading.faults import Finding, Mend, Where, doubled
from engine.reading.mission import HIDDEN, Mission, MissionRule, Objective, Spawn
from engine.spaces.zones import Door

P = TypeVar("P", bound=Parameters)


def parameters(rule: MissionRule, model: type[P]) -> P:
    return model.model_validate(rule.parameters)


# ------------------------------------------------------------ setting up


def reduced_spawn_deck(game: Game, rule: MissionRule) -> None:
    """Keep only the zombie cards that the rule names in the spawn deck."""
    wanted = parameters(rule, SpawnCards).cards
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
    """Choose at random the hidden token that differs from the others."""
    hidden = [one.id for one in game.mission.objectives if one.colour == HIDDEN]
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


def shuffle_colours(game: Game, rule: MissionRule) -> None:
    """Lay the coloured objectives face down at random among the red ones."""
    hidden = [one.id for one in game.mission.objectives if one.colour == HIDDEN]
    game.dice.shuffle(hidden)
    game.state.beneath = dict(zip(hidden, parameters(rule, Colours).colours, strict=False))


def set_cards_aside(game: Game, rule: MissionRule) -> None:
    """Take the cards that objectives bring out of the deck, so that nobody finds them before."""
    for kind in parameters(rule, Finds).kinds:
        for pile in (game.state.equipment_deck, game.state.aside):
            card = next((one for one in pile if game.content.cards[one] == kind), None)
            if card is not None:
                pile.remove(card)
                game.state.aside.insert(0, card)
                break


def apply_setup_rules(game: Game) -> None:
    for rule in game.mission.rules:
        laid = game.content.mission_rules[rule.name].laid
        if laid:
            laid(game, rule)


# ------------------------------------------------------------ while playing


def may_be_searched(game: Game, zone: str) -> bool:
    """Return whether the zone may be searched; in some missions certain rooms hold nothing."""
    return all(zone not in one.zones for one in told(game.mission.rules, "no-search", Zones))


def colour_of(game: Game, objective: Objective) -> str:
    """Return the real colour of an objective, known to the players or not."""
    shuffled = any(rule.name == "shuffled-objectives" for rule in game.mission.rules)
    if objective.colour != HIDDEN or not shuffled:
        return objective.colour
    return game.state.beneath.get(objective.id, "red")


def seen_colour(game: Game, objective: Objective) -> str:
    """Return the colour as players see it: an objective lies face down until it is taken."""
    done = objective.id in game.state.taken_objectives
    return colour_of(game, objective) if done else objective.colour


def is_taken(game: Game, key: str) -> bool:
    """Return whether an objective was taken.

    `key` is the id of an objective, or the colour of one that lies face down.
    """
    return any(
        one.id == key or (one.colour == HIDDEN and colour_of(game, one) == key)
        for one in game.mission.objectives
        if one.id in game.state.taken_objectives
    )


def carriers(game: Game) -> dict[str, str]:
    """Return, for each objective on a monster that is not taken, the kind of zombie that carries
    it.
    """
    taken = game.state.taken_objectives
    asked = told(game.mission.rules, "on-monster", OnMonster)
    return {one.objective: one.kind for one in asked if one.objective not in taken}


def lies_at(game: Game, objective: Objective) -> str:
    """Return the zone of an objective.

    A monster's objective is where the monster is; one that was laid down lies in that zone. House:
    of several figures of that kind, the token is shown with the first in the board's order; the
    first one killed, wherever it is, gives it up.
    """
    if zone := burdens.lies_in(game, objective.id):
        return zone
    kind = carriers(game).get(objective.id)
    groups = game.groups_of(kind) if kind else []
    return groups[0].zone if groups else objective.zone


def is_there(game: Game, objective: Objective) -> bool:
    """Return whether an objective lies on the board: it is not taken yet, or was laid down
    again.
    """
    if objective.id in game.state.taken_objectives:
        return burdens.lies_in(game, objective.id) is not None
    return True


def locked_by(game: Game, door: str) -> Objective | None:
    """Return the objective that must be taken before the door opens, or None."""
    key = key_of(game, door)
    return next((one for one in game.mission.objectives if one.id == key), None)


def key_of(game: Game, door: str) -> str | None:
    """Return the key that the door still waits for; None if it is not locked.

    A key is the id of an objective, or the colour of one that lies face down.
    """
    key = next((one.needs for one in game.mission.doors if one.needs and one.id == door), None)
    return None if key is None or is_taken(game, key) else key


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
        and key_of(game, one) is None
        and opening_level(game, one) is None
    ]


def is_active(game: Game, spawn: Spawn) -> bool:
    """Return whether zombies spawn in a spawn zone: it may start inactive or be closed.

    House rule: a zone that is active from a danger level on is inactive again if the danger falls
    below it.
    """
    awake = spawn.active_from is None or is_taken(game, spawn.active_from)
    calm = spawn.active_at is not None and not game.in_danger(spawn.active_at)
    return awake and not calm and not is_shut(game, spawn)


def is_shut(game: Game, spawn: Spawn) -> bool:
    """Return whether a spawn zone is closed for good."""
    taken = spawn.closed_by is not None and is_taken(game, spawn.closed_by)
    return taken or burdens.is_closed(game, spawn.zone)


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


async def turn_up(game: Game, rule: MissionRule, survivor: Survivor, objective: str) -> None:
    """Turn up an objective that lay face down."""
    token = next(one for one in game.mission.objectives if one.id == objective)
    if token.colour == HIDDEN:
        game.reveal()
        colour = colour_of(game, token)
        game.tell(ColourTurnedUp(survivor=survivor.id, colour=colour, zone=token.zone))


async def give_cards(game: Game, rule: MissionRule, survivor: Survivor, objective: str) -> None:
    """Give the cards that the objective brings, if the box still has them."""
    asked, state = parameters(rule, Finds), game.state
    for kind in asked.kinds if objective in asked.objectives else ():
        for pile in (state.aside, state.equipment_deck, state.equipment_discard):
            card = next((one for one in pile if game.content.cards[one] == kind), None)
            if card is not None:
                pile.remove(card)
                game.tell(CardFound(survivor=survivor.id, card=card))
                await keep(game, survivor, card)
                break


async def take_up(game: Game, survivor: Survivor, token: Objective) -> None:
    """Take an objective, with its experience and everything else that the mission gives for it.

    One that is picked up again brings nothing more.
    """
    if token.id in burdens.carried(game.mission):
        game.state.borne[token.id] = survivor.id
    if game.state.laid.pop(token.id, None):
        zone = survivor.zone
        game.tell(ObjectivePickedUp(survivor=survivor.id, objective=token.id, zone=zone))
        return
    game.state.taken_objectives.append(token.id)
    zone = survivor.zone if token.id in _on_monsters(game.mission) else token.zone
    game.tell(ObjectiveTaken(survivor=survivor.id, objective=token.id, zone=zone))
    await gain_experience(game, survivor, token.xp)
    await apply_taken_rules(game, survivor, token.id)


def _on_monsters(mission: Mission) -> list[str]:
    return [one.objective for one in told(mission.rules, "on-monster", OnMonster)]


async def claim_from_killed(game: Game, survivor: Survivor, kinds: Iterable[str]) -> None:
    """Give a survivor who killed zombies of these kinds the objectives that they carried.

    If the survivor fell with the zombies, the objectives fall at once.
    """
    for objective, kind in carriers(game).items():
        if kind in kinds:
            token = next(one for one in game.mission.objectives if one.id == objective)
            await take_up(game, survivor, token)
    if not survivor.standing:
        burdens.fall(game, survivor)


async def apply_taken_rules(game: Game, survivor: Survivor, objective: str) -> None:
    """Apply the effects of taking an objective, apart from experience."""
    for rule in game.mission.rules:
        taken = game.content.mission_rules[rule.name].taken
        if taken:
            await taken(game, rule, survivor, objective)


# ------------------------------------------------------------ the table of rules


def _among_survivors(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    if mission.start in parameters(rule, Waiting).zones:
        mend = dropped(rule, "zones", mission.start)
        where = Where(zone=mission.start, field=("zones",))
        yield Finding.of("waiting-at-start", where, mend, zone=mission.start)


def _nobody_hidden(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    if all(token.colour != HIDDEN for token in mission.objectives):
        yield Finding.of("none-hidden", Where(), _hide_one(mission))


def _hide_one(mission: Mission) -> Mend | None:
    """Return the cure that turns the first open objective face down; None if all lie so."""
    for number, token in enumerate(mission.objectives):
        if token.colour != HIDDEN:
            return Mend("set", ("objectives", number, "colour"), HIDDEN, whole=True)
    return None


def _not_to_shuffle(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    hidden = sum(token.colour == HIDDEN for token in mission.objectives)
    colours, where = parameters(rule, Colours).colours, Where(field=("colours",))
    if len(colours) > hidden:
        mend = _hide_one(mission) or dropped(rule, "colours", colours[-1])
        yield Finding.of("few-hidden", where, mend, hidden=hidden, colours=len(colours))
    for twice in doubled(colours):
        yield Finding.of("colour-twice", where, dropped(rule, "colours", twice), colour=twice)


def _carried_twice(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    for twice in doubled(listed(mission.rules, "carried", "objectives")):
        mend = dropped(rule, "objectives", twice)
        where = Where(field=("objectives",))
        yield Finding.of("carried-twice", where, mend, objective=twice)


def _nothing_to_close(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield a fault for each zone that is no spawn zone, and each objective that is not carried."""
    yield from no_spawn_zones(mission, rule)
    yield from not_carried(mission, parameters(rule, ClosedByLaying).objectives)


def no_spawn_zones(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield a fault for each of the rule's zones that is no spawn zone of the mission."""
    spawns = [one.zone for one in mission.spawns]
    for zone in listed([rule], rule.name, "zones"):
        if zone not in spawns:
            mend, where = dropped(rule, "zones", zone), Where(zone=zone, field=("zones",))
            yield Finding.of("no-spawn-zone", where, mend, zone=zone, spawns=spawns)


def not_carried(mission: Mission, objectives: Iterable[str]) -> Iterator[Finding]:
    """Yield a fault for each of the objectives that no rule `carried` names."""
    carried = listed(mission.rules, "carried", "objectives")
    for one in objectives:
        if one not in carried:
            rule = {"name": "carried", "objectives": [one]}
            where, mend = Where(field=("objectives",)), Mend("add", ("rules",), rule, whole=True)
            yield Finding.of("not-carried", where, mend, objective=one)


EVERYWHERE: MissionRules = {
    "carried": Rule(told=Carried, wrong=_carried_twice),
    "closed-by-laying": Rule(told=ClosedByLaying, wrong=_nothing_to_close),
    "shuffled-objectives": Rule(
        told=Colours, wrong=_not_to_shuffle, laid=shuffle_colours, taken=turn_up
    ),
    "on-monster": Rule(told=OnMonster),
    "waiting": Rule(told=Waiting, wrong=_among_survivors, laid=place_waiting),
}
"""The special rules that [[rules]] may name in every game of the family."""
RULES: MissionRules = {
    "spawn-deck": Rule(told=SpawnCards, laid=reduced_spawn_deck),
    "first-equipment": Rule(told=Cards, laid=first_equipment),
    "no-search": Rule(told=Zones),
    "medkit": Rule(told=Tokens, taken=medkit),
    "hidden-survivors": Rule(
        wrong=_nobody_hidden, laid=hide_marked_objective, taken=reveal_survivor
    ),
    "inhabited": Rule(told=Inhabitants, laid=people_the_houses),
    "linked-doors": Rule(),
    "found-cards": Rule(told=Finds, laid=set_cards_aside, taken=give_cards),
    "closed-by-fire": Rule(told=Zones, wrong=no_spawn_zones),
    **EVERYWHERE,
}
"""The special rules that the chapters of the family know; a game names those it plays with."""
