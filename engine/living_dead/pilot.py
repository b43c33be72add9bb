"""How the autopilot plays Night of the Living Dead: barricades first, then whoever is inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.content import Content
from engine.core.command import Command
from engine.core.question import Question
from engine.family import autopilot
from engine.family.autopilot import Reasons, Worth, always
from engine.family.commands import Attack, CloseDoor, TakeObjective, Trade
from engine.family.mind import Mind
from engine.family.view import SurvivorView, View
from engine.living_dead.commands import (
    Barricade,
    Bloodlust,
    GiveBarricade,
    OpenByHand,
    SearchDeck,
    Shove,
    Taunt,
    UsePlanks,
)
from engine.living_dead.view import LivingView
from engine.spaces.zones import Door

WEAPON_DECKS = ("melee", "ranged", "lying")


class LivingMind(Mind):
    """One look at the table, with windows, wood and modes."""

    def __init__(self, view: View, content: Content) -> None:
        super().__init__(view, content)
        if not isinstance(view, LivingView):
            raise TypeError(f"{view!r} is no view of this game")
        self.shown = view
        self.passable -= view.barricades - view.open_doors

    # ------------------------------------------------------------ the house

    def is_bold(self, survivor: SurvivorView) -> bool:
        return self.shown.modes[survivor.id] == "zombicide"

    def windows(self) -> list[Door]:
        """Those without a barricade."""
        doors = self.board.doors.values()
        return [
            one for one in doors if one.sort == "window" and one.id not in self.shown.barricades
        ]

    def wood_lacking(self) -> int:
        """How many windows there is no wood for yet."""
        carried = sum(self.shown.boards.values())
        planks = sum(card.kind == "planks" for one in self.standing for card in one.pack)
        return len(self.windows()) - carried - planks

    def building(self) -> bool:
        return "barricaded" in self.open_goals and bool(self.windows())

    def wood(self) -> Iterator[Door]:
        """Where some lies between rooms."""
        for door in self.board.doors.values():
            if door.sort == "passage" and door.id in self.shown.barricades:
                yield door

    def inside(self, zone: str) -> bool:
        return self.board.zones[zone].kind == "room"

    # ------------------------------------------------------------ goals

    def has_tool(self, survivor: SurvivorView, *, in_hand: bool = False) -> bool:
        """Doors open by hand."""
        return True

    def arms_for(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Weapons are where the scene has them, and only for the bold."""
        return super().arms_for(survivor) if self.is_bold(survivor) else ()

    def zones_for(self, name: str, survivor: SurvivorView) -> tuple[str, ...]:
        if name == "barricaded":
            return self._to_barricade(survivor)
        if name in ("deck-exhausted", "search-everywhere"):
            return self.searchable()
        if name in ("siege-broken", "level-for-all", "relative-for-all", "relative-at-rest"):
            return self._crowded()
        return tuple(car.zone for car in self.view.cars)

    def _to_barricade(self, survivor: SurvivorView) -> tuple[str, ...]:
        """To a window with wood in hand, else to wood; at last to those who came in."""
        if self.shown.boards.get(survivor.id) and self.windows():
            return tuple(door.zones[0] for door in self.windows())
        lying = tuple(zone for door in self.wood() for zone in door.zones)
        if self.wood_lacking() > 0:
            return lying or self.searchable()
        return tuple(zone for zone in self._crowded() if self.inside(zone)) or self._rooms_to_hold()

    def _rooms_to_hold(self) -> tuple[str, ...]:
        return tuple(door.zones[0] for door in self.windows())

    def _crowded(self) -> tuple[str, ...]:
        return tuple(zone for zone in self.board.zones if self.count(zone))


# ------------------------------------------------------------ wood and doors


def _barricade(mind: LivingMind, command: Barricade) -> Reasons:
    door = mind.board.doors[command.door]
    if command.how == "build":
        return {"objective": 600.0}
    if command.how == "take":
        return {"objective": 260.0 if mind.building() and mind.wood_lacking() > 0 else -50.0}
    if command.how == "open":
        return {"rest": -150.0}
    return {"safer": _shut_out(mind, door)}


def _shut_out(mind: LivingMind, door: Door) -> float:
    """Worth closing where nobody is left outside, and it leads out of the house."""
    inside = [zone for zone in door.zones if mind.inside(zone)]
    outside = [zone for zone in door.zones if not mind.inside(zone)]
    if not outside or not inside:
        return -60.0
    if any(not mind.inside(one.zone) for one in mind.standing):
        return -40.0
    return 140.0


def _open_by_hand(mind: LivingMind, command: OpenByHand) -> Reasons:
    """On the way, and never out of the house while it is being shut."""
    survivor = mind.survivors[command.survivor]
    door = mind.board.doors[command.door]
    other = next(zone for zone in door.zones if zone != survivor.zone)
    goals = mind.goals_of(survivor)
    nearer = mind.way(other, goals) < mind.way(survivor.zone, goals)
    shelter = mind.inside(other) and not mind.inside(survivor.zone)
    return {"on-the-way": 130.0 if nearer or shelter else -60.0}


def _close(mind: LivingMind, command: CloseDoor) -> Reasons:
    return {"safer": _shut_out(mind, mind.board.doors[command.door])}


def _planks(mind: LivingMind, command: UsePlanks) -> Reasons:
    return {"objective": 400.0 if mind.building() else -50.0}


# ------------------------------------------------------------ finding and fighting


def _search(mind: LivingMind, command: SearchDeck) -> Reasons:
    survivor = mind.survivors[command.survivor]
    if command.deck in WEAPON_DECKS:
        return {"arms": 150.0 if command.deck == "lying" else 110.0}
    wanted = mind.open_goals[:1] in (["deck-exhausted"], ["search-everywhere"])
    planks = mind.building() and mind.wood_lacking() > 0
    return {
        "supplies": 160.0 if wanted else 125.0 if planks else 25.0,
        "free": 40.0 if survivor.free_of("search") else 0.0,
    }


def _trade(mind: LivingMind, command: Trade) -> Reasons:
    """The Winchester goes round until everybody is bold."""
    giver, taker = mind.survivors[command.survivor], mind.survivors[command.partner]
    trusted = str(command.give).startswith("winchester-94-1")
    if trusted and not command.take and not mind.is_bold(giver):
        return {"better-weapon": 170.0 if not mind.is_bold(taker) else 60.0}
    return autopilot.WORTH[Trade](mind, command)


def _attack(mind: LivingMind, command: Attack) -> Reasons:
    """Fire where nobody stands drives spawn tokens together."""
    if not mind.count(command.zone):
        wanted = {"siege-broken", "burned-out"} & set(mind.open_goals)
        return {"objective": 120.0 if wanted else -200.0}
    return autopilot.WORTH[Attack](mind, command)


def _objective(mind: LivingMind, command: TakeObjective) -> Reasons:
    """A body is worth it where weapons wait behind it for somebody bold."""
    bold = any(mind.is_bold(one) for one in mind.standing)
    return {"arms": 40.0 if bold else -60.0}


def _shove(mind: LivingMind, command: Shove) -> Reasons:
    survivor = mind.survivors[command.survivor]
    return {"safer": 35.0 * mind.danger(survivor.zone) if survivor.actions == 0 else 5.0}


def _charge(mind: LivingMind, command: Bloodlust) -> Reasons:
    survivor = mind.survivors[command.survivor]
    crowd = mind.count(command.path[-1])
    able = mind.strength(survivor) * survivor.actions
    return {"kills": 90.0 if crowd <= able else -80.0}


WORTH: Mapping[type[Command], Worth] = {
    **autopilot.WORTH,
    SearchDeck: _search,
    OpenByHand: _open_by_hand,
    CloseDoor: _close,
    Barricade: _barricade,
    UsePlanks: _planks,
    GiveBarricade: always("rest", -60.0),
    Attack: _attack,
    Trade: _trade,
    TakeObjective: _objective,
    Shove: _shove,
    Taunt: always("rest", -80.0),
    Bloodlust: _charge,
}

# ------------------------------------------------------------ answers


def _yes(mind: LivingMind, question: Question) -> str:
    return "yes"


def _stay(mind: LivingMind, question: Question) -> str:
    return "stay"


def _together(mind: LivingMind, question: Question) -> str:
    """Spawn tokens go to where the first of them is."""
    first = mind.view.spawns[0].zone
    return first if first in question.options else question.options[-1]


def _most_dangerous(mind: LivingMind, question: Question) -> str:
    order = ("relative", "breaker", "walker", "fatty")
    return min(question.options, key=lambda one: order.index(one) if one in order else len(order))


ANSWERS: Mapping[str, Callable[..., str]] = {
    **autopilot.ANSWERS,
    "trust": _yes,
    "run-to": _stay,
    "drive-away": _together,
    "hit-target": _most_dangerous,
}
