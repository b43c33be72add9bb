"""The board's picture in at most 1,024 characters, for those who do not see it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from engine.family.view import GroupView, SurvivorView
from renders.family.look import FamilyLook
from renders.kit.alt import first_that_fits

_NAME = 40


def board_alt_text(look: FamilyLook) -> str:
    """Round, danger, objectives, every survivor, then the zombies near and far.

    What does not fit is left out from the end; a survivor is never left out.
    """
    teller, view = _Teller(look), look.view
    head, crowd = teller.head(), teller.all_zombies()
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

    def head(self) -> str:
        view, look = self.view, self.look
        danger = look.say("danger-is", level=view.danger)
        return look.say(
            "alt-head",
            mission=look.title(),
            header=look.header(),
            danger=danger[:1].upper() + danger[1:],
            taken=sum(objective.taken for objective in view.objectives),
            all=len(view.objectives),
        )

    def all_zombies(self) -> str:
        words = self.look.zombies(self.view.groups)
        if not words:
            return self.look.say("alt-no-zombies")
        return self.look.say("alt-zombies", zombies=words)

    def survivor(self, survivor: SurvivorView) -> str:
        """A survivor with the player's name."""
        name = self.look.name_of(survivor)
        player = self.look.players.get(survivor.seat, "")[:_NAME]
        return self._told(survivor, f"{name} ({player})" if player else name)

    def unnamed(self, survivor: SurvivorView) -> str:
        return self._told(survivor, self.look.name_of(survivor))

    def _told(self, survivor: SurvivorView, name: str) -> str:
        say = self.look.say
        if not survivor.standing:
            return say("alt-escaped" if survivor.escaped else "alt-fallen", name=name)
        state = say("wounds", count=survivor.wounds)
        turn = self.look.turn_of(survivor)
        zombies = self.look.zombies(self.here.get(survivor.zone, []))
        if zombies:
            return say(
                "alt-survivor-zombies",
                name=name,
                zone=survivor.zone,
                state=state,
                turn=turn,
                zombies=zombies,
            )
        return say("alt-survivor", name=name, zone=survivor.zone, state=state, turn=turn)

    def shortly(self, survivor: SurvivorView) -> str:
        """Name, zone, wounds and how many zombies are there."""
        say, name = self.look.say, self.look.name_of(survivor)[:_NAME]
        if not survivor.standing:
            return say("alt-escaped" if survivor.escaped else "alt-fallen", name=name)
        count = sum(group.count for group in self.here.get(survivor.zone, []))
        return say(
            "alt-survivor-short",
            name=name,
            zone=survivor.zone,
            state=say("wounds", count=survivor.wounds),
            zombies=say("count-zombies", count=count),
        )

    def cars(self) -> list[str]:
        """Where each car stands and who sits in it."""
        say, cars = self.look.say, (car for car in self.view.cars if not car.gone)
        return [say("alt-car", zone=car.zone, car=self.look.car(car)) for car in cars]

    def near(self) -> str:
        """Zombies that reach a survivor with one step."""
        return self._places("alt-near", self._is_near)

    def elsewhere(self) -> str:
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
