"""The goals of missions: when each is reached, and when it can no longer be reached. [zombicide
#10]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.family import burdens
from engine.family.cards import cards_of
from engine.family.game import Game, MissionGoals
from engine.family.mission_rules import Goal, dropped
from engine.family.missions import (
    colour_of,
    is_shut,
    no_spawn_zones,
    not_carried,
    parameters,
)
from engine.family.parameters import (
    AtLevel,
    Cargo,
    Deliver,
    Escape,
    Hold,
    Leaks,
    Supplies,
    Taking,
    Zones,
    listed,
    told,
)
from engine.family.progress import Progress, at_most_zero, missing
from engine.family.state import Car, Survivor
from engine.reading.faults import Finding, Mend, Where
from engine.reading.mission import HIDDEN, Mission, MissionRule


def supplies_needed(game: Game) -> list[str]:
    """Return the kinds of cards that open goals still ask the survivors to find. [zombicide #10]

    A goal that does not count single kinds asks for all that it names. Bringing supplies out is no
    finding, so the goal to leave asks for none.
    """
    found = dict[str, None]()
    for rule, done in zip(game.mission.victory, reached(game), strict=True):
        asked = rule.parameters.get("kinds")
        if not done and isinstance(asked, tuple):
            counts = progress(game, rule)
            left = [kind for one in counts if one.kind == "card" for kind in one.named]
            found |= dict.fromkeys(map(str, left or asked))
    return list(found)


def reached(game: Game) -> list[bool]:
    """Return for each goal of the mission, in order, whether it is reached."""
    goals = game.content.goals
    return [goals[rule.name].reached(game, rule) for rule in game.mission.victory]


def progress(game: Game, rule: MissionRule) -> tuple[Progress, ...]:
    """Return how far a goal of the mission is, by the things that it counts."""
    return tuple(game.content.goals[rule.name].progress(game, rule))


def reached_before(game: Game, name: str) -> bool:
    """Return whether every goal before the one with that name is reached."""
    names = [rule.name for rule in game.mission.victory]
    return all(reached(game)[: names.index(name)])


def out_of_reach(game: Game) -> bool:
    """Return whether some goal can no longer be reached, whatever the players do."""
    checks = ((game.content.goals[rule.name].lost, rule) for rule in game.mission.victory)
    return any(lost(game, rule) for lost, rule in checks if lost)


def escape_of(game: Game) -> Escape | None:
    """Return the mission's escape goal; None if nobody leaves by an exit."""
    return next(iter(told(game.mission.victory, "escape", Escape)), None)


# ------------------------------------------------------------ tokens and supplies


def objectives_taken(game: Game, rule: MissionRule) -> bool:
    """True once every objective of the mission is taken, or one of each colour asked for."""
    asked = parameters(rule, Taking).colours
    done = [one for one in game.mission.objectives if one.id in game.state.taken_objectives]
    if asked:
        return {*asked} <= {colour_of(game, one) for one in done}
    return 0 < len(game.mission.objectives) == len(done)


def objectives_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the objectives taken, or the colours asked for; the result names the colours that are
    missing.
    """
    asked = parameters(rule, Taking).colours
    done = [one for one in game.mission.objectives if one.id in game.state.taken_objectives]
    if asked:
        return [missing("colours", asked, (colour_of(game, one) for one in done), "shade")]
    return [Progress("objectives", len(done), max(1, len(game.mission.objectives)))]


def supplies_found(game: Game, rule: MissionRule) -> bool:
    """True if all survivors together, on the board or escaped, hold one of each supply."""
    return _hold(game, [*game.standing(), *game.escaped()], parameters(rule, Supplies).kinds)


def supplies_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the kinds of supplies that the survivors hold together; the result names the missing
    ones.
    """
    holders = [*game.standing(), *game.escaped()]
    return [missing("found", parameters(rule, Supplies).kinds, _kinds_of(game, holders), "card")]


def _kinds_of(game: Game, survivors: Iterable[Survivor]) -> list[str]:
    return [game.equipment(card).id for one in survivors for card in cards_of(one)]


def _hold(game: Game, survivors: Iterable[Survivor], kinds: Iterable[str]) -> bool:
    held = Counter(_kinds_of(game, survivors))
    return all(held[kind] for kind in kinds)


# ------------------------------------------------------------ levels and zones


def level_reached(game: Game, rule: MissionRule) -> bool:
    """True if a survivor who stands or has escaped is at the level asked for."""
    threshold = game.content.figures.thresholds[parameters(rule, AtLevel).level]
    return any(one.xp >= threshold for one in [*game.standing(), *game.escaped()])


def level_for_all(game: Game, rule: MissionRule) -> bool:
    """True if somebody stands or has escaped, and all of them are at the level asked for."""
    threshold = game.content.figures.thresholds[parameters(rule, AtLevel).level]
    people = [*game.standing(), *game.escaped()]
    return bool(people) and all(one.xp >= threshold for one in people)


def best_experience(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the experience of the survivor who has most, up to the level asked for."""
    threshold = game.content.figures.thresholds[parameters(rule, AtLevel).level]
    people = [*game.standing(), *game.escaped()]
    best = max(people, key=lambda one: one.xp, default=None)
    who = (best.id,) if best and best.xp else ()
    return [Progress("experience", best.xp if best else 0, threshold, who, "survivor")]


def at_level_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the survivors who are at the level asked for; the result names the others."""
    level = parameters(rule, AtLevel).level
    threshold = game.content.figures.thresholds[level]
    people = [*game.standing(), *game.escaped()]
    there = [one.id for one in people if one.xp >= threshold]
    return [_all_of(missing(f"level-{level}", _ids(people), there, "survivor"))]


def _ids(survivors: Iterable[Survivor]) -> list[str]:
    return [one.id for one in survivors]


def everybody_at_objectives(game: Game, rule: MissionRule) -> bool:
    """True if everybody on the board stands in a zone with an objective not taken yet."""
    taken = game.state.taken_objectives
    zones = [one.zone for one in game.mission.objectives if one.id not in taken]
    return bool(game.standing()) and all(one.zone in zones for one in game.standing())


def at_objectives_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the survivors who stand at an objective not taken yet; the result names the others."""
    taken = game.state.taken_objectives
    zones = {one.zone for one in game.mission.objectives if one.id not in taken}
    there = [one.id for one in game.standing() if one.zone in zones]
    return [_all_of(missing("at-objectives", _ids(game.standing()), there, "survivor"))]


def _all_of(counted: Progress) -> Progress:
    """Return the count of survivors; if it needs 0 because nobody is left, return one that is not
    met.
    """
    return counted if counted.needed else Progress(counted.what, 0, 1)


def everybody_alive(game: Game, rule: MissionRule) -> bool:
    """True while nobody was eliminated."""
    return all(one.standing or one.escaped for one in game.state.survivors.values())


def somebody_fell(game: Game, rule: MissionRule) -> bool:
    return not everybody_alive(game, rule)


def zone_held(game: Game, rule: MissionRule) -> bool:
    """True if one of the zones has no zombie and enough survivors: one, or all on the board."""
    asked = parameters(rule, Hold)
    needed = 1 if asked.who == "one" else max(1, len(game.standing()))
    held = [zone for zone in asked.zones if not game.zombies_in(zone)]
    return any(len(game.survivors_in(zone)) >= needed for zone in held)


def holding_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the survivors in the zone to be held and the zombies there.

    If the mission names several zones, this is the one closest to being held.
    """
    asked = parameters(rule, Hold)
    needed = 1 if asked.who == "one" else max(1, len(game.standing()))
    counts = [(len(game.survivors_in(zone)), game.zombie_count(zone)) for zone in asked.zones]
    holders, zombies = max(counts, key=lambda one: (min(one[0], needed), -one[1]))
    return [
        Progress("holding", holders, needed, asked.zones, "zone"),
        at_most_zero("zombies-there", zombies),
    ]


def fallen_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the survivors who fell; the first one loses the game."""
    fallen = [one.id for one in game.state.survivors.values() if not one.standing]
    gone = tuple(one for one in fallen if not game.survivor(one).escaped)
    return [Progress("fallen", len(gone), 1, gone, "survivor", limit=True)]


# ------------------------------------------------------------ objectives that are carried


def _delivered(game: Game, rule: MissionRule) -> list[str]:
    """Return the objectives that lie in a wanted zone, or left the board by an exit in one."""
    asked, state = parameters(rule, Deliver), game.state
    out = [one.id for one in game.escaped()] if game.mission.exit in asked.zones else []
    return [
        one
        for one in asked.objectives
        if state.laid.get(one) in asked.zones or state.borne.get(one) in out
    ]


def all_delivered(game: Game, rule: MissionRule) -> bool:
    """Return True if every objective that the goal names is in a zone where the goal wants it."""
    return len(_delivered(game, rule)) == len(parameters(rule, Deliver).objectives)


def delivered_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the objectives that are in a zone where the goal wants them."""
    asked = parameters(rule, Deliver)
    done = len(_delivered(game, rule))
    return [Progress("delivered", done, len(asked.objectives), asked.zones, "zone")]


def delivery_lost(game: Game, rule: MissionRule) -> bool:
    """Return True if an objective can no longer be brought to where the goal wants it.

    It was lost with its bearer, left the board elsewhere, or closes a spawn zone for good.
    """
    left = {*parameters(rule, Deliver).objectives} - {*_delivered(game, rule)}
    return bool(left & burdens.gone_for_good(game))


def _open_spawns(game: Game, rule: MissionRule) -> list[str]:
    zones = parameters(rule, Zones).zones
    return [one.zone for one in game.mission.spawns if one.zone in zones and not is_shut(game, one)]


def spawns_closed(game: Game, rule: MissionRule) -> bool:
    """True if all spawn zones that the rule names are closed for good."""
    return not _open_spawns(game, rule)


def closed_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the spawn zones that are closed; the result names the others."""
    zones, left = parameters(rule, Zones).zones, _open_spawns(game, rule)
    return [missing("closed", zones, [one for one in zones if one not in left], "zone")]


def closing_lost(game: Game, rule: MissionRule) -> bool:
    """Return True if there are fewer closing objectives left than open spawn zones which only they
    can close.
    """
    mission = game.mission
    other = {*burdens.fire_zones(mission), *(one.zone for one in mission.spawns if one.closed_by)}
    left = [one for one in _open_spawns(game, rule) if one not in other]
    closers = {*listed(mission.rules, "closed-by-laying", "objectives")}
    return len(left) > len(closers - burdens.gone_for_good(game))


# ------------------------------------------------------------ zombies that slip away


def leaks(game: Game) -> Leaks | None:
    """Return the mission's goal that lets zombies slip away; None in most missions."""
    return next(iter(told(game.mission.victory, "hold-back", Leaks)), None)


def held_back(game: Game, rule: MissionRule) -> bool:
    """True while fewer zombies than the limit have slipped away."""
    return game.state.slipped_away < parameters(rule, Leaks).count


def slipped_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the zombies that slipped away, up to the number that loses the game."""
    asked = parameters(rule, Leaks)
    return [Progress("slipped", game.state.slipped_away, asked.count, limit=True)]


def too_many_gone(game: Game, rule: MissionRule) -> bool:
    return not held_back(game, rule)


# ------------------------------------------------------------ cars


def _supplies_in(game: Game, cars: Iterable[Car], kinds: Iterable[str]) -> int:
    wanted = tuple(kinds)
    return sum(game.content.cards[card] in wanted for car in cars for card in car.cargo)


def cars_loaded(game: Game, rule: MissionRule) -> bool:
    """True if enough supplies lie in the cars, including cars that have left."""
    asked = parameters(rule, Cargo)
    return _supplies_in(game, game.state.cars.values(), asked.kinds) >= asked.count


def load_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the supplies in the cars."""
    asked = parameters(rule, Cargo)
    loaded = _supplies_in(game, game.state.cars.values(), asked.kinds)
    return [Progress("loaded", loaded, asked.count)]


def aboard_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count who sits in a car; the others are named."""
    aboard = [one.id for one in game.standing() if game.car_of(one)]
    counted = missing("aboard", _ids(game.standing()), aboard, "survivor")
    return [counted if game.escaped() else _all_of(counted)]


def everyone_aboard(game: Game, rule: MissionRule) -> bool:
    """True once every survivor who still stands sits in a car; False if all have fallen."""
    people = game.standing()
    return all(game.car_of(one) for one in people) and bool(people or game.escaped())


# ------------------------------------------------------------ leaving by the exit


def everyone_out(game: Game, rule: MissionRule) -> bool:
    """True once enough survivors have left the board, carrying the items the mission asks for."""
    asked = parameters(rule, Escape)
    out = [*game.escaped(), *_on_exit(game, asked)]
    if not out or not _hold(game, out, asked.carrying):
        return False
    if sum(len(car.cargo) for car in game.state.cars.values() if car.gone) < asked.cargo:
        return False
    if asked.who == "remaining":
        return all(one in out for one in game.standing())
    return len(out) >= _needed(game, asked)


def escape_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the survivors who are out, by name, and the cards and supplies brought along."""
    asked = parameters(rule, Escape)
    out = [*game.escaped(), *_on_exit(game, asked)]
    staying = [one for one in game.standing() if one not in out]
    needed = len(out) + len(staying) if asked.who == "remaining" else _needed(game, asked)
    told = [Progress("out", len(out), max(1, needed), tuple(_ids(out)), "survivor")]
    if asked.carrying:
        told.append(missing("carried-out", asked.carrying, _kinds_of(game, out), "card"))
    if asked.cargo:
        cargo = sum(len(car.cargo) for car in game.state.cars.values() if car.gone)
        told.append(Progress("cargo-out", cargo, asked.cargo))
    return told


def _on_exit(game: Game, asked: Escape) -> list[Survivor]:
    """Return the survivors on the exit zone; none if the goal counts only survivors who have left
    the board.
    """
    if asked.by_car or asked.leaving == "must" or game.mission.exit is None:
        return []
    return game.survivors_in(game.mission.exit)


def _needed(game: Game, asked: Escape) -> int:
    """Return how many survivors must leave."""
    if asked.who == "least":
        return asked.least[min(len(game.seats), len(asked.least)) - 1]
    return len(game.state.survivors) if asked.who == "all" else 1


def too_few_left(game: Game, rule: MissionRule) -> bool:
    """Return True if fewer survivors can still escape than the goal needs."""
    able = len(game.standing()) + len(game.escaped()) + _to_be_found(game)
    return able < _needed(game, parameters(rule, Escape))


def _to_be_found(game: Game) -> int:
    """Return how many survivors can still be found under hidden objectives."""
    if not game.state.marked:
        return 0
    taken = game.state.taken_objectives
    return sum(
        one.colour == "hidden" and one.id not in (*taken, game.state.marked)
        for one in game.mission.objectives
    )


# ------------------------------------------------------------ the table of goals


def _nothing_to_take(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    if not mission.objectives:
        yield Finding.of("no-objectives")
    there: set[str] = {one.colour for one in mission.objectives}
    there |= {"red"} if HIDDEN in there else set()
    there |= {*listed(mission.rules, "shuffled-objectives", "colours")}
    for colour in parameters(rule, Taking).colours if rule.name == "take-objectives" else ():
        if colour not in there:
            where, mend = Where(field=("colours",)), dropped(rule, "colours", colour)
            yield Finding.of("no-colour", where, mend, colour=colour)


def _never_brought(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield a fault for each objective of the goal that no rule `carried` names."""
    yield from not_carried(mission, parameters(rule, Deliver).objectives)


def _never_closed(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield a fault for each zone that is no spawn zone, or that nothing closes."""
    zones = parameters(rule, Zones).zones
    yield from no_spawn_zones(mission, rule)
    names = ("closed-by-laying", "closed-by-fire")
    closing = [zone for name in names for zone in listed(mission.rules, name, "zones")]
    ids = [one.id for one in mission.objectives]
    for number, spawn in enumerate(mission.spawns):
        if spawn.zone in zones and not spawn.closed_by and spawn.zone not in closing:
            where, place = Where(zone=spawn.zone, field=("zones",)), ("spawns", number, "closed_by")
            mend = Mend("set", place, ids[0], whole=True) if ids else None
            yield Finding.of("never-closed", where, mend, zone=spawn.zone)


def _nothing_else(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield a fault if the mission has only goals that are met from the start."""
    if all(one.name in MET_AT_FIRST for one in mission.victory):
        goal = {"name": "take-objectives"}
        mend = Mend("add", ("victory",), goal, whole=True) if mission.objectives else None
        yield Finding.of("met-at-first", Where(), mend)


MET_AT_FIRST = frozenset({"hold-back", "nobody-falls"})
"""Goals that are met from the start, until something goes wrong."""


def _no_car(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    if not any(car.drivable for car in mission.cars):
        mend = Mend("remove", ("cars", 0, "drivable"), whole=True) if mission.cars else None
        yield Finding.of("no-car", Where(), mend)


def _no_exit(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    if mission.exit is None:
        yield Finding.of("no-exit")


EVERYWHERE: MissionGoals = {
    "take-objectives": Goal(
        told=Taking, wrong=_nothing_to_take, reached=objectives_taken, progress=objectives_counted
    ),
    "at-objectives": Goal(
        wrong=_nothing_to_take, reached=everybody_at_objectives, progress=at_objectives_counted
    ),
    "deliver": Goal(
        told=Deliver,
        wrong=_never_brought,
        reached=all_delivered,
        progress=delivered_counted,
        lost=delivery_lost,
    ),
    "close-spawns": Goal(
        told=Zones,
        wrong=_never_closed,
        reached=spawns_closed,
        progress=closed_counted,
        lost=closing_lost,
    ),
    "level-for-all": Goal(told=AtLevel, reached=level_for_all, progress=at_level_counted),
}
"""The goals that [[victory]] may name in every game of the family."""
GOALS: MissionGoals = {
    "find": Goal(told=Supplies, reached=supplies_found, progress=supplies_counted),
    "reach-level": Goal(told=AtLevel, reached=level_reached, progress=best_experience),
    "hold-zone": Goal(told=Hold, reached=zone_held, progress=holding_counted),
    "load-cars": Goal(told=Cargo, wrong=_no_car, reached=cars_loaded, progress=load_counted),
    "board-cars": Goal(wrong=_no_car, reached=everyone_aboard, progress=aboard_counted),
    "escape": Goal(
        told=Escape,
        wrong=_no_exit,
        reached=everyone_out,
        progress=escape_counted,
        lost=too_few_left,
    ),
    "hold-back": Goal(
        told=Leaks,
        wrong=_nothing_else,
        reached=held_back,
        progress=slipped_counted,
        lost=too_many_gone,
    ),
    "nobody-falls": Goal(
        wrong=_nothing_else, reached=everybody_alive, progress=fallen_counted, lost=somebody_fell
    ),
    **EVERYWHERE,
}
"""The goals of Zombicide; they must be reached in the order given in [[victory]]."""
