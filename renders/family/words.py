"""A board in words: shortened to an alternative text, or complete."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.family.view import CardView, GroupView, SpawnView, SurvivorView
from engine.spaces.zones import Door, Sort
from renders.family.around import NEAR, sights_of, threats_to
from renders.family.figures import ZoneContents, contents_of
from renders.family.inline import whose_in
from renders.family.look import BODY, FamilyLook
from renders.kit.alt import first_that_fits, fitted
from renders.kit.words import capital

_NAME = 40


def board_alt_text(look: FamilyLook) -> str:
    """Return the board in words, in at most 1,024 characters.

    They give round, danger, goals, survivors and zombies. If that is too long, far zombies are left
    out first, then players' names; survivors always stay.
    """
    teller, view = _Teller(look), look.view
    head, crowd = head_of(look), crowd_of(look)
    near, far = teller.near(), teller.elsewhere()
    longest = [head, crowd, *map(teller.survivor, view.survivors), *teller.cars(), near, far]
    unnamed = [head, crowd, *map(teller.unnamed, view.survivors), *teller.cars(), near, far]
    short = [head, *map(teller.shortly, view.survivors), crowd]
    tries = [longest, longest[:-1], unnamed, unnamed[:-1], unnamed[:-2], short, short[:-1]]
    return first_that_fits([" ".join(part for part in parts if part) for parts in tries])


class _Teller:
    """Writes the parts of the text."""

    def __init__(self, look: FamilyLook):
        self.look, self.view = look, look.view
        self.here: dict[str, list[GroupView]] = defaultdict(list)
        for group in self.view.groups:
            if group.count:
                self.here[group.zone].append(group)
        self.held = {each.zone for each in self.view.survivors if each.standing}

    def survivor(self, survivor: SurvivorView) -> str:
        """Return the state of a survivor in words, with the player's name."""
        name = self.look.name_of(survivor)
        player = self.look.players.get(survivor.seat, "")[:_NAME]
        return self._told(survivor, f"{name} ({player})" if player else name)

    def unnamed(self, survivor: SurvivorView) -> str:
        """Return the state of a survivor in words, without the player's name."""
        return self._told(survivor, self.look.name_of(survivor))

    def _told(self, survivor: SurvivorView, name: str) -> str:
        say = self.look.say
        if not survivor.standing:
            return gone(self.look, survivor, name)
        values = {"name": name, "zone": survivor.zone, **state_of(self.look, survivor)}
        zombies = self.look.zombies(self.here.get(survivor.zone, []))
        if zombies:
            return say("alt-survivor-zombies", zombies=zombies, **values)
        return say("alt-survivor", **values)

    def shortly(self, survivor: SurvivorView) -> str:
        """Return a survivor's name, zone and wounds, and the number of zombies in that zone, in
        words.
        """
        say, name = self.look.say, self.look.name_of(survivor)[:_NAME]
        if not survivor.standing:
            return gone(self.look, survivor, name)
        count = sum(group.count for group in self.here.get(survivor.zone, []))
        return say(
            "alt-survivor-short",
            name=name,
            zone=survivor.zone,
            state=say("wounds", count=survivor.wounds),
            zombies=say("count-zombies", count=count),
        )

    def cars(self) -> list[str]:
        """Where each car is and who sits in it."""
        say, cars = self.look.say, (car for car in self.view.cars if not car.gone)
        return [say("alt-car", zone=car.zone, car=self.look.car(car)) for car in cars]

    def near(self) -> str:
        """Return the zombies in zones one move away from a survivor, in words."""
        return self._places("alt-near", self._is_near)

    def elsewhere(self) -> str:
        """Return the zombies that are neither with a survivor nor one move away, in words."""
        return self._places("alt-else", lambda zone: not self._is_near(zone))

    def _is_near(self, zone: str) -> bool:
        ways = self.view.board.neighbours(zone, self.view.open_doors)
        return any(way in self.held for way in ways)

    def _places(self, key: str, wanted: Callable[[str], bool]) -> str:
        places = [
            self.look.say("alt-place", zone=zone, zombies=self.look.zombies(self.here[zone]))
            for zone in self.view.board.zones
            if zone in self.here and zone not in self.held and wanted(zone)
        ]
        return self.look.say(key, places=self.look.say("between").join(places)) if places else ""


def head_of(look: FamilyLook, header: str = "") -> str:
    """Mission, round, danger and goals, in words; `header` says more of the round, if given."""
    view = look.view
    danger = look.say("danger-is", level=view.danger)
    return look.say(
        "alt-head",
        mission=look.title(),
        header=header or look.header(),
        danger=capital(danger),
        goals=goals_told(look) or "none",
    )


def goals_told(look: FamilyLook) -> str:
    """The open goals with their numbers, one after the other; empty if there are none."""
    return look.say("goal-then").join(look.goals())


def goals_at_end(look: FamilyLook) -> str:
    """Return a sentence with the numbers of the goals that were open when the game ended.

    Empty if the game was won, or if no open goal counts anything.
    """
    outcome = look.view.outcome
    told = goals_told(look) if outcome is None or not outcome.won else ""
    return look.say("goals-at-end", goals=told) if told else ""


def crowd_of(look: FamilyLook) -> str:
    """All zombies on the board, in words."""
    words = look.zombies(look.view.groups)
    return look.say("alt-zombies", zombies=words) if words else look.say("alt-no-zombies")


def gone(look: FamilyLook, survivor: SurvivorView, name: str) -> str:
    """A sentence about a survivor, called `name` in it, who is no longer on the board."""
    return look.say("alt-escaped" if survivor.escaped else "alt-fallen", name=name)


def state_of(look: FamilyLook, survivor: SurvivorView) -> dict[str, str]:
    """A survivor's wounds and notes, and what is left of the turn, as values for a text."""
    told = [look.say("wounds", count=survivor.wounds), *look.notes(survivor)]
    return {"state": ", ".join(told), "turn": look.turn_of(survivor)}


def told(look: FamilyLook, survivor: SurvivorView) -> str:
    """One sentence about a survivor: player, zone, wounds, turn, experience."""
    xp = look.say("xp", count=survivor.xp)
    values = {"name": look.name_of(survivor), "player": look.player(survivor.seat), "xp": xp}
    if not survivor.standing:
        return look.say("text-escaped" if survivor.escaped else "text-fallen", **values)
    values |= {"zone": survivor.zone, "level": look.level(survivor.level).lower()}
    return look.say("text-survivor", **values, **state_of(look, survivor))


# ---------------------------------------------------------------- the complete board


def board_text(look: FamilyLook) -> str:
    """The complete board, one line for each thing; the caller may split it between lines."""
    view, zones = look.view, contents_of(look)
    lines = [*_head(look), *doors_told(look), "", look.say("text-zones")]
    lines += [_zone(look, zone, zones.get(zone, ZoneContents())) for zone in view.board.zones]
    lines += ["", look.say("text-survivors")]
    for survivor in view.survivors:
        lines += _survivor(look, survivor)
    return "\n".join(lines)


def _head(look: FamilyLook) -> list[str]:
    view, say = look.view, look.say
    decks = {"spawn": view.spawn_cards_left, "equipment": view.equipment_cards_left}
    left = say("text-cards", **decks) if look.packed else say("text-cards-spawn", **decks)
    lines = [head_of(look, _whose(look)), crowd_of(look), left, *_taken(look)]
    return [*lines, say("text-exit", zone=view.exit_zone)] if view.exit_zone else lines


def _whose(look: FamilyLook) -> str:
    """The round and who plays; empty if nobody is to play."""
    view = look.view
    if view.phase != "survivors" or view.outcome is not None:
        return ""
    return look.say("header", round=look.say("round", round=view.round), phase=whose_in(look))


def _taken(look: FamilyLook) -> list[str]:
    """How many objectives are taken, with their colours; empty if there are none."""
    goals = [one for one in look.view.objectives if one.colour != BODY]
    taken = [look.say("colour", colour=one.colour) for one in goals if one.taken]
    if not goals:
        return []
    told = {"done": len(taken), "needed": len(goals), "colours": ", ".join(taken) or "none"}
    return [look.say("text-taken", **told)]


STATES = ("open", "wood", "closed", "locked")
SORTS: dict[Sort, str] = {
    "door": "doors",
    "window": "windows",
    "passage": "barricades",
    "stairs": "stairs",
}
"""For each kind of passage that can be closed, the word for it in the keys of sentences."""


def doors_told(look: FamilyLook, states: Sequence[str] = STATES) -> list[str]:
    """Sentences that say which doors, windows, barricades and stairs are open, closed and locked.

    `states` selects among these; at an open window or barricade in the state `wood`, wooden boards
    lie ready.
    """
    names: dict[tuple[str, str], list[str]] = {}
    for door in look.view.board.doors.values():
        told = _door(look, door.zones, door.colour)
        names.setdefault((SORTS[door.sort], _state_of(look, door)), []).append(told)
    return [
        look.say(f"text-{sort}-{state}", doors=", ".join(names[sort, state]))
        for sort in SORTS.values()
        for state in states
        if (sort, state) in names
    ]


def _state_of(look: FamilyLook, door: Door) -> str:
    """Return the state of a passage, one of `STATES`.

    Only doors and stairs can be `locked`; only windows and barricades can be `wood`.
    """
    by_hand = door.sort in ("door", "stairs")
    if by_hand and door.id in look.view.locked_doors:
        return "locked"
    if door.id not in look.view.open_doors:
        return "closed"
    return "wood" if not by_hand and look.boarded(door) else "open"


def _door(look: FamilyLook, zones: tuple[str, str], colour: str) -> str:
    a, b = zones
    if colour == "grey":
        return look.say("text-door", a=a, b=b)
    return look.say("text-door-coloured", a=a, b=b, colour=look.say("colour", colour=colour))


def _zone(look: FamilyLook, zone: str, here: ZoneContents) -> str:
    """A zone's ways out and everything in it."""
    view, say = look.view, look.say
    ways = ", ".join(view.board.neighbours(zone, view.open_doors)) or say("text-no-way")
    parts = [say("text-zone", zone=zone, ways=ways)]
    place = view.board.zones[zone]
    if place.building is not None and place.building not in view.lit_buildings:
        parts.append(say("text-dark"))
    if place.terrain != "open":
        parts.append(say("text-terrain", terrain=place.terrain))
    parts += [_spawn(look, spawn) for spawn in here.spawns]
    for objective in here.objectives:
        parts.append(say("text-objective", colour=say("colour", colour=objective.colour)))
    if here.way_out:
        parts.append(say("text-exit-here"))
    if here.held:
        parts.append(say("text-hold"))
    parts += [look.own_words(one) for one in here.own]
    if place.manholes:
        parts.append(say("text-manholes", count=len(place.manholes)))
    if here.noise:
        parts.append(say("text-noise", count=here.noise))
    parts += [look.car(car) for car in here.cars]
    parts += [look.name_of(survivor) for survivor in here.survivors]
    zombies = look.zombies(here.groups, new=True)
    return say("between").join([*parts, zombies] if zombies else parts)


def _spawn(look: FamilyLook, spawn: SpawnView) -> str:
    """A spawn zone; an inactive one with the colour that it waits for, if there is one."""
    if spawn.active:
        return look.say("text-spawn", number=spawn.number)
    return look.say("text-spawn-asleep", number=spawn.number, colour=spawn.colour)


def _survivor(look: FamilyLook, survivor: SurvivorView) -> list[str]:
    """State, cards and skills of one survivor."""
    say, first = look.say, told(look, survivor)
    if not survivor.standing:
        return [first]
    acts = [say("text-acts")] if survivor.active else []
    first = ", ".join([first, say("text-health", count=survivor.health), *acts])
    hands = _cards(look, [card for card in survivor.hands if card is not None])
    rest = [*look.carried_told(survivor), say("text-hands", cards=hands)]
    if look.packed:
        rest.append(say("text-pack", cards=_cards(look, survivor.pack)))
    names = [look.content.skills[skill].name.in_(look.language) for skill in survivor.skills]
    if names:
        rest.append(say("text-skills", skills=", ".join(names)))
    return [first, "  " + " ".join(rest)]


def _cards(look: FamilyLook, cards: Iterable[CardView]) -> str:
    return ", ".join(look.card(card) for card in cards) or look.say("text-nothing")


# ---------------------------------------------------------------- around one survivor


def around_alt_text(look: FamilyLook, survivor_id: str) -> str:
    """A survivor's state, dangers and sights, in at most 1,024 characters.

    The least urgent is left out first; the other survivors are always included. Raises KeyError if
    the survivor is not at the table.
    """
    survivor = look.survivor(survivor_id)
    head, others = _here(look, survivor), _others(look, survivor)
    lines = [*_threats(look, survivor), *_sights(look, survivor), *_ways(look, survivor)]
    return fitted([[part for part in (head, others) if part]], lines)


def _here(look: FamilyLook, survivor: SurvivorView) -> str:
    name, player = look.name_of(survivor), look.players.get(survivor.seat, "")
    return look.say(
        "around-alt",
        name=f"{name} ({player})" if player else name,
        zone=survivor.zone,
        header=look.header(),
        **state_of(look, survivor),
    )


def _others(look: FamilyLook, survivor: SurvivorView) -> str:
    """Where all other survivors are."""
    words: list[str] = []
    for one in look.view.survivors:
        name = look.name_of(one)
        if one is not survivor:
            words.append(f"{name} {one.zone}" if one.standing else gone(look, one, name))
    return look.say("around-alt-others", others=look.say("between").join(words)) if words else ""


def _threats(look: FamilyLook, survivor: SurvivorView) -> Iterator[str]:
    """Yield a sentence with the zombies that can reach or attack the survivor this round, if any
    can.
    """
    threats = threats_to(look, survivor)
    groups = [one for one in look.view.groups if (one.zone, one.kind) in threats]
    if groups:
        name, places = look.name_of(survivor), _places(look, groups)
        yield look.say("around-alt-threats", name=name, places=places)


def _sights(look: FamilyLook, survivor: SurvivorView) -> Iterator[str]:
    sights = sights_of(look, survivor)
    if not sights:
        words = look.say("sheet-nothing-in-sight")
        yield f"{words[:1].upper()}{words[1:]}."
        return
    groups = [group for sight in sights for group in sight.groups]
    yield look.say("around-alt-sights", places=_places(look, groups))


def _ways(look: FamilyLook, survivor: SurvivorView) -> Iterator[str]:
    """Yield sentences with the zones up to `NEAR` moves away from a survivor."""
    view = look.view
    far = view.board.distances(survivor.zone, view.open_doors)
    for steps in range(1, NEAR + 1):
        zones = [zone for zone in view.board.zones if far.get(zone) == steps]
        if zones:
            yield look.say("around-alt-ways", steps=steps, zones=", ".join(zones))


def _places(look: FamilyLook, groups: list[GroupView]) -> str:
    zones = dict.fromkeys(group.zone for group in groups)
    return look.say("between").join(
        look.say(
            "alt-place",
            zone=zone,
            zombies=look.zombies(group for group in groups if group.zone == zone),
        )
        for zone in zones
    )
