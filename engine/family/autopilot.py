"""Plays a sensible player for the autopilot, which knows what the view shows and nothing else.

It scores every legal command by a few rules of thumb and sorts by the sum of points. A whole action
well spent is worth about 100 points. The points of a command are a dictionary with a reason for
each number; a hint shows the reason with most points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.question import Question
from engine.family.commands import (
    Attack,
    ChangeSeat,
    CloseDoor,
    Craft,
    Discard,
    Drive,
    EndTurn,
    EnterCar,
    Equip,
    HandOver,
    LayDown,
    Leave,
    LeaveCar,
    Move,
    OpenDoor,
    Reload,
    Search,
    TakeObjective,
    Trade,
)
from engine.family.entries import Attack as AttackRow
from engine.family.entries import Equipment
from engine.family.files import Content
from engine.family.game import Booklet
from engine.family.mind import FAR, READY, Mind, Reasons, Worth
from engine.family.odds import hit_chances
from engine.family.sensible import ARRIVAL, EFFORT, Blows, Weighed, improved
from engine.family.view import SurvivorView, View


def ranked(
    booklet: Booklet,
    content: Content,
    view: View,
    commands: Sequence[Command],
    question: Question | None,
) -> list[Advice]:
    """Return one option if a question is open, else all `commands`, the best first.

    `content` is the table's own, since its mission may not be one of the box.
    """
    mind = booklet.mind(view, content)
    if question:
        pick = booklet.answers.get(question.key)
        return [Advice(pick(mind, question) if pick else question.default, question.key)]
    weighed = [Weighed(one, booklet.worth[type(one)](mind, one)) for one in commands]
    weighed.sort(key=lambda one: -one.points)
    return improved(mind, booklet.blows, weighed)


# ------------------------------------------------------------ answers


def _least_hurt(mind: Mind, question: Question) -> str:
    """Return the survivor to be hit: the one with the fewest wounds, then with the least
    experience.
    """
    by_id = mind.survivors
    return min(question.options, key=lambda one: (by_id[one].wounds, by_id[one].xp))


def _least_useful(mind: Mind, question: Question) -> str:
    wanted = mind.wanted_kinds()
    kinds, entries = mind.content.cards, mind.content.equipment
    return min(
        question.options,
        key=lambda card: card_worth(entries[kinds[card]]) + (3 if kinds[card] in wanted else 0),
    )


def _most_dangerous(mind: Mind, question: Question) -> str:
    """Return the zombie kind to hit: the one with the most actions, and of these the weakest."""
    known = mind.content.zombies
    zombies = [known[one] for one in question.options if one in known]
    order = sorted(zombies, key=lambda kind: (-kind.actions, kind.toughness))
    return order[0].id if order else question.options[0]


def _quietest(mind: Mind, question: Question) -> str:
    """Return the zone with the least noise."""
    return min(question.options, key=mind.view.noise_in)


ANSWERS: Mapping[str, Callable[[Mind, Question], str]] = {
    "who-is-wounded": _least_hurt,
    "who-is-hit": _least_hurt,
    "lost-card": _least_useful,
    "card-to-drop": _least_useful,
    "hit-target": _most_dangerous,
    "odd-zombie": _quietest,
    "abomination-way": _quietest,
}


def card_worth(entry: Equipment) -> float:
    """Return the worth of a card: the expected damage of a weapon; little for tools and items."""
    worth = max((_row_worth(row) for row in entry.attacks), default=0.2)
    return worth + (0.4 if entry.opens_doors else 0) + (0.3 if entry.dual else 0)


def _row_worth(row: AttackRow) -> float:
    if row.dice == 0:
        return 2.5
    hits = row.dice * (7 - row.hits_on) / 6
    return hits * (1.3 if row.damage > 1 else 1.0) + (0.3 if row.kind == "ranged" else 0)


# ------------------------------------------------------------ walking and driving


def _move(mind: Mind, command: Move) -> Reasons:
    """Score a move: points for coming nearer to a goal, for wounds avoided, and for friends there.

    The first action costs 25 points, each further one 20; arriving at a goal is worth 150 more.
    Every reason compares the new zone with the present one, so that walking there and back never
    scores well twice.
    """
    survivor = mind.survivors[command.survivor]
    here, there = survivor.zone, command.zone
    goals = mind.goals_of(survivor)
    gain = min(mind.way(here, goals), FAR) - min(mind.way(there, goals), FAR) if goals else 0.0
    cost = 0 if survivor.free_of("move") else 1 + mind.count(here)
    left = survivor.actions - cost
    relief = mind.risk(survivor, here, survivor.actions) - mind.risk(survivor, there, left)
    push = PACE + HASTE * mind.view.round
    company = sum(one.zone == there for one in mind.standing) - sum(
        one.zone == here and one.id != survivor.id for one in mind.standing
    )
    arrives = goals and mind.way(there, goals) == 0 < mind.way(here, goals)
    return {
        "arms" if mind.arms_for(survivor) else "nearer": push * max(min(gain, 2.0), -2.0)
        + (ARRIVAL if arrives and not mind.count(there) and left > 0 else 0),
        "safer": FEAR * relief,
        "together": 6.0 * max(-3, min(company, 3)),
        "effort": -EFFORT - 20 * (cost - 1),
    }


PACE, HASTE, FEAR = 55.0, 2.0, 55.0
"""Points of a move. PACE: for coming one zone nearer to a goal. HASTE: how much PACE grows each
round. FEAR: for each wound avoided.
"""
LATE = 20
"""The round from which opening a door on the way gains more points each round."""


def _drive(mind: Mind, command: Drive) -> Reasons:
    """Score a drive: points for each zombie run over, each zone nearer to the exit and each wound
    avoided, less 500 for each friend in the way and 40 for the action.
    """
    survivor = mind.survivors[command.survivor]
    car = mind.car_of(survivor)
    if car is None:
        return {"rest": -100}
    crew = (car.driver, *car.passengers)
    worth, passed = 0.0, set[str]()
    for zone in (survivor.zone, *command.path):
        kinds, damage = mind.zombies.get(zone, {}), mind.content.figures.car.damage
        soft = _first_met(mind, kinds, melee=False, damage=damage)
        worth += 30.0 * soft * (0.5 if zone in passed else 1.0)
        passed.add(zone)
        friends = [one for one in mind.standing if one.zone == zone and one.id not in crew]
        worth -= 500 * len(friends)
    end = command.path[-1]
    goals = _goals_by_car(mind)
    gain = mind.way(survivor.zone, goals) - mind.way(end, goals) if goals else 0.0
    left = survivor.actions - 1
    relief = mind.risk(survivor, survivor.zone, left + 1) - mind.risk(survivor, end, left)
    return {"run-over": worth, "nearer": 70 * gain, "safer": FEAR * relief, "effort": -40}


def _goals_by_car(mind: Mind) -> tuple[str, ...]:
    leaving = set(mind.open_goals) == {"escape"}
    return (mind.view.exit_zone,) if leaving and mind.view.exit_zone else ()


def _enter(mind: Mind, command: EnterCar) -> Reasons:
    """Score getting into a car: many points if the next goal is to leave by car.

    A driver who hunts experience gets 60 points and 8 for each zombie on the board. Otherwise it
    loses points.
    """
    if mind.open_goals[:1] in (["board-cars"], ["escape"]):
        return {"get-away": 320 + (30 if command.seat == "driver" else 0)}
    hunting = "reach-level" in mind.open_goals
    if hunting and command.seat == "driver":
        crowd = sum(mind.count(zone) for zone in mind.board.zones)
        return {"run-over": 60.0 + 8 * crowd}
    return {"rest": -40}


def _leave_car(mind: Mind, command: LeaveCar) -> Reasons:
    """Score getting out of a car: points lost if the car is about to leave, or serves to run over
    zombies for experience; otherwise a few points.
    """
    if "escape" in mind.open_goals and "load-cars" not in mind.open_goals:
        return {"rest": -200}
    return {"on-foot": -60 if "reach-level" in mind.open_goals else 30}


def _change_seat(mind: Mind, command: ChangeSeat) -> Reasons:
    """Score changing seats: points for taking the driver's seat, because somebody must drive."""
    return {"get-away": 150 if command.seat == "driver" else -150}


# ------------------------------------------------------------ fighting


def _attack(mind: Mind, command: Attack) -> Reasons:
    """Score an attack: 70 points for each zombie that is likely to fall, and up to 100 for a near
    target.

    A bottle is worth 120 points for each zombie, less 300 for the card. An attack that may hit a
    survivor loses 800 points or more. A noisy weapon loses 8 points; shooting in the survivor's own
    zone gains 5.
    """
    survivor, row = mind.survivors[command.survivor], _row_used(mind, command)
    kinds, here = mind.zombies.get(command.zone, {}), command.zone == survivor.zone
    if _endangers(mind, command):
        return {"friends": -1000.0 if row.dice == 0 else -800.0}
    if row.dice == 0:
        closes = 600.0 if mind.burnable(command.zone) else 0.0
        return {"kills": 120.0 * sum(kinds.values()) - 300, "objective": closes}
    shoots = row.kind == "ranged"
    first = _first_met(mind, kinds, melee=not shoots, damage=row.damage)
    if not first:
        return {"too-tough": -5}
    hits = row.dice * (2 if command.pair else 1) * (7 - row.hits_on) / 6
    close = here or command.zone in mind.board.neighbours(survivor.zone, mind.view.open_doors)
    return {
        "kills": min(hits, first) * 70,
        "threat" if close else "kills-far": 100.0 if here else 60.0 if close else 20.0,
        "objective": CARRIER if first and any(one in kinds for one in mind.carriers) else 0.0,
        "level": LEADER if mind.leads_to_level(survivor) else 0.0,
        "effort": (5 if shoots and here else 0) - (8.0 if row.noisy else 0.0),
    }


CARRIER = 60.0
"""Points for attacking zombies among which one carries an objective."""
LEADER = 40.0
"""Points for an attack by the most experienced survivor, if the mission is won by reaching a
level.
"""


def _row_used(mind: Mind, command: Attack) -> AttackRow:
    """Return the row of the weapon that the attack uses."""
    survivor = mind.survivors[command.survivor]
    rows, here = _weapon(mind, command).attacks, command.zone == survivor.zone
    fitting = [row for row in rows if command.kind in (None, row.kind)]
    reaching = [row for row in fitting if (row.reach.min == 0) == here or row.reach.max > 0]
    return (reaching or fitting or list(rows))[0]


def _weapon(mind: Mind, command: Attack) -> Equipment:
    return mind.content.equipment[_kind_of(mind.survivors[command.survivor], command.card)]


def _kind_of(survivor: SurvivorView, card: str) -> str:
    held = [one for one in (*survivor.hands, *survivor.pack) if one]
    return next(one.kind for one in held if one.id == card)


def _first_met(mind: Mind, kinds: dict[str, int], *, melee: bool, damage: int) -> int:
    """Return how many zombies the blow can kill before it meets one that is too tough."""
    entries = mind.content.zombies
    if melee:
        return sum(count for kind, count in kinds.items() if entries[kind].toughness <= damage)
    killed = 0
    for kind in sorted(kinds, key=lambda kind: entries[kind].priority):
        if entries[kind].toughness > damage:
            break
        killed += kinds[kind]
    return killed


def _chance(mind: Mind, command: Attack) -> float:
    """Return the chance, 0 to 1, that the attack kills at least one zombie, without rerolls."""
    survivor, row = mind.survivors[command.survivor], _row_used(mind, command)
    if row.dice == 0:
        return 1.0
    skills = [mind.content.skills[one] for one in survivor.skills]

    def added(rule: str) -> int:
        return sum(one.amount for one in skills if one.rule == rule and row.kind in one.kinds)

    kinds, damage = mind.zombies.get(command.zone, {}), row.damage + added("damage-bonus")
    if not _first_met(mind, kinds, melee=row.kind == "melee", damage=damage):
        return 0.0
    dice = (row.dice + added("extra-dice")) * (2 if command.pair else 1)
    return 1.0 - float(hit_chances(dice, max(2, row.hits_on - added("dice-bonus")))[0])


def _spends(mind: Mind, command: Attack) -> bool:
    """Return whether the attack empties a weapon that must be reloaded, or uses up its card."""
    entry = _weapon(mind, command)
    return entry.reload or any(row.dice == 0 for row in entry.attacks)


def _endangers(mind: Mind, command: Attack) -> bool:
    """Return whether the attack may hit a survivor: shots at a zone with others, and fire."""
    survivor, row = mind.survivors[command.survivor], _row_used(mind, command)
    if row.dice == 0:
        return any(one.zone == command.zone for one in mind.standing)
    others = [one for one in mind.standing if one.zone == command.zone and one.id != survivor.id]
    picks = [
        _weapon(mind, command).rule,
        *(mind.content.skills[one].rule for one in survivor.skills),
    ]
    return row.kind == "ranged" and bool(others) and "picks-targets" not in picks


BLOWS = Blows(_chance, _spends, _endangers)


# ------------------------------------------------------------ finding and holding


def _search(mind: Mind, command: Search) -> Reasons:
    """Score a search: points for a possible weapon (more if the survivor fights badly), for
    supplies that the mission asks for, and for a search that costs no action.
    """
    survivor = mind.survivors[command.survivor]
    unarmed = mind.strength(survivor) < READY
    poorly = mind.strength(survivor) < 1.2 and mind.view.danger == "blue"
    return {
        "free": 40.0 if survivor.free_of("search") else 0.0,
        "supplies": 90.0 if mind.wants_supplies() else 0.0,
        "arms": 110.0 if unarmed else 75.0 if poorly else 25.0,
    }


def _open(mind: Mind, command: OpenDoor) -> Reasons:
    """Score opening a door: 130 points if it leads nearer to a goal, 60 if a badly armed survivor
    may find a weapon behind it, else points lost.

    A silent tool gains 5 points. Each wound expected this turn loses 40; opening with the last
    action and no friend who can still act loses 80.
    """
    survivor = mind.survivors[command.survivor]
    door = mind.board.doors[command.door]
    other = next(zone for zone in door.zones if zone != survivor.zone)
    goals = mind.goals_of(survivor)
    nearer = mind.way(other, goals) < mind.way(survivor.zone, goals)
    shelter = mind.strength(survivor) < READY and mind.view.danger == "blue"
    if not nearer and not shelter:
        return {"rest": -30}
    friends = [one for one in mind.standing if one.zone == survivor.zone and not one.done]
    quiet = mind.content.equipment[_kind_of(survivor, command.card)].opens_doors == "silent"
    return {
        "on-the-way" if nearer else "arms": 130.0 if nearer else 60.0,
        "late": HASTE * max(0, mind.view.round - LATE),
        "effort": (5.0 if quiet else 0.0)
        - (80 if survivor.actions <= 1 and len(friends) < 2 else 0)
        - 40 * mind.risk(survivor, survivor.zone, survivor.actions - 1)
        - _untimely(mind, survivor, other),
    }


def _untimely(mind: Mind, survivor: SurvivorView, other: str) -> float:
    """Return the points lost for opening an unseen building at a bad moment.

    They are more the more zombies are near, and the more zombies the building may hold beyond those
    that the survivors nearby can kill.
    """
    house = mind.board.building_of(other)
    if house is None or house.id in mind.view.lit_buildings:
        return 0.0
    near = sum(
        mind.count(zone) for zone in mind.board.zones if mind.way(zone, (survivor.zone,)) <= NEAR
    )
    expected = EXPECTED[mind.view.danger] * len(house.rooms)
    able = sum(
        3 * mind.strength(one)
        for one in mind.standing
        if mind.way(one.zone, (survivor.zone,)) <= BESIDE
    )
    return CROWD * near + LACK * max(0.0, expected - able)


NEAR, CROWD, LACK, BESIDE = 4.0, 12.0, 15.0, 2.5
"""What opening a door may cost.

CROWD: points lost for each zombie within NEAR zones. LACK: points lost for each zombie expected
behind the door that the survivors within BESIDE zones cannot kill.
"""
EXPECTED = {"blue": 0.9, "yellow": 2.2, "orange": 3.2, "red": 4.5}
"""The number of zombies that one card is expected to bring into a room, by danger level."""


def _equip(mind: Mind, command: Equip) -> Reasons:
    """Score taking a card in hand: 70 points for each kill per action that is gained.

    A move between hands is worth nothing.
    """
    survivor = mind.survivors[command.survivor]
    if command.place == "pack" or command.card in [card.id for card in survivor.hands if card]:
        return {"rest": -50}
    there = survivor.hands[0 if command.place == "left" else 1]
    kind = _kind_of(survivor, command.card)
    if not mind.content.equipment[kind].attacks:
        return {"rest": -50}
    gain = _in_hand(mind, survivor, kind) - (_in_hand(mind, survivor, there.kind) if there else 0)
    tools = [one.id for one in mind.standing if mind.has_tool(one, in_hand=True)]
    if there and mind.content.equipment[there.kind].opens_doors:
        gain -= 0.5 if tools != [survivor.id] else 0.5 + TOOL
    if mind.content.equipment[kind].opens_doors and not tools:
        gain += TOOL
    return {"better-weapon": 70 * gain if gain > 0.2 else -50}


TOOL = 1.5
"""The bonus for holding a tool that opens doors, if no other survivor has one in hand.

Putting that tool away costs the same bonus, so that nobody swaps two cards forever.
"""


def _in_hand(mind: Mind, survivor: SurvivorView, kind: str) -> float:
    """Return the worth of a weapon in hand; more if it is dual and its twin is in hand already."""
    held = [card.kind for card in survivor.hands if card]
    entry = mind.content.equipment[kind]
    return card_worth(entry) + (mind.power(kind) if entry.dual and kind in held else 0.0)


def _trade(mind: Mind, command: Trade) -> Reasons:
    """Score a trade: 40 points for each kill per action that the other gains.

    Only giving a spare card to a survivor with a free hand is worth an action.
    """
    if not command.give or command.take:
        return {"rest": -60}
    giver, taker = mind.survivors[command.survivor], mind.survivors[command.partner]
    kind = _kind_of(giver, command.give)
    spare = command.give in [card.id for card in giver.pack]
    helps = mind.power(kind) - mind.strength(taker)
    worth = 40 * helps if spare and helps > 0.4 and None in taker.hands else -60
    return {"better-weapon": worth}


def _reload(mind: Mind, command: Reload) -> Reasons:
    """Score a reload: points only if zombies are in sight, more if an action is left to shoot.

    That is 70 points, and with a second action 60 more for each kill that a shot brings on average.
    """
    survivor = mind.survivors[command.survivor]
    if not any(mind.count(zone) for zone in mind.view.sight_of(survivor)):
        return {"rest": -10}
    power = mind.power(_kind_of(survivor, command.card))
    return {"reload": 70 if survivor.actions < 2 else 70 + 60 * power}


def _take(mind: Mind, command: TakeObjective) -> Reasons:
    """Score taking an objective: more points than any other action, unless it must stay where it
    lies.
    """
    lies = mind.keeps_objectives() or mind.is_delivered(command.objective)
    return {"rest": -60.0} if lies else {"objective": 1000.0}


def _lay_down(mind: Mind, command: LayDown) -> Reasons:
    """Score laying an objective down: most points in a zone where the mission wants it, else points
    lost.
    """
    zone = mind.survivors[command.survivor].zone
    return {"objective": 1000.0} if zone in mind.wanted_in(command.objective) else {"rest": -100.0}


def always(reason: str, points: float) -> Callable[[Mind, Command], Reasons]:
    """Return a scoring function that gives a command the same points each time."""
    return lambda mind, command: {reason: points}


WORTH: Mapping[type[Command], Worth] = {
    TakeObjective: _take,
    LayDown: _lay_down,
    HandOver: always("rest", -80),
    Leave: always("get-away", 2000),
    Move: _move,
    Attack: _attack,
    Search: _search,
    OpenDoor: _open,
    CloseDoor: always("rest", -40),
    EnterCar: _enter,
    LeaveCar: _leave_car,
    ChangeSeat: _change_seat,
    Drive: _drive,
    Equip: _equip,
    Reload: _reload,
    Craft: always("better-weapon", 90),
    EndTurn: always("rest", 0),
    Trade: _trade,
    Discard: always("rest", -100),
}
"""Scoring functions of the commands that every game of the family has; a game adds its own."""
