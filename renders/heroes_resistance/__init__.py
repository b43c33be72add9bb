"""What only Heroes' Resistance shows: Power, bystanders, explosives, a sign, face-down cards.

The sign is a billboard on the board that heroes may use against a zone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from engine.family.entries import Character, Guest
from engine.family.parameters import Zones, told
from engine.family.view import SurvivorView
from engine.heroes_resistance.entries import Hero, HeroesContent
from engine.heroes_resistance.parameters import Colours, Figures, Hidden
from engine.heroes_resistance.view import HeroesView
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter
from renders.heroes_resistance import signs as drawn
from renders.kit.palette import Base
from renders.kit.pen import Stamp
from renders.kit.people import Person
from renders.kit.text import SMALLEST

_HIDDEN, _SOMEBODY = "hidden", "somebody"
_ZOMBIE_HERO = "zombie-hero"
_CHARGE, _SIGN, _DAMAGED = "charge", "sign", "sign-damaged"


class HeroesLook(FamilyLook):
    """The look of a table whose heroes have an attack, health and Power."""

    crew = "heroes"
    series = "mission"
    damaging = False

    def kind_told(self, kind: str) -> str:
        """An enemy for the legend: name, actions, and how many hits of one attack kill it."""
        told = self.content.zombies[kind]
        name = told.name.in_(self.language)
        return self.say("legend-enemy", name=name, acts=told.actions, toughness=told.toughness)

    def skills_told(self, known: Character) -> list[tuple[str, str]]:
        """For the lobby: the attack and health of the hero's sheet, then the skills."""
        told = super().skills_told(known)
        if not isinstance(known, Hero | Guest) or known.attack is None or known.health is None:
            return told
        attack = self.content.equipment[known.attack].name.in_(self.language)
        return [("", self.say("lobby-hero", attack=attack, health=known.health)), *told]

    def person(self, survivor: SurvivorView) -> Person:
        """How a hero looks: with a light for each point of Power."""
        shown = super().person(survivor)
        if not isinstance(self.view, HeroesView) or not isinstance(self.content, HeroesContent):
            return shown
        left = self.view.power.get(survivor.id, 0)
        return shown._replace(power=(left, self.content.figures.power.most))

    def notes(self, survivor: SurvivorView) -> list[str]:
        """The hero's Power and the greatest Power, in words."""
        count, most = self.person(survivor).power or (0, 0)
        power = [self.say("power-held", count=count, most=most)] if most else []
        return [*power, *super().notes(survivor)]

    def further(self, survivor: SurvivorView) -> list[tuple[str, str]]:
        """The hero's traits and the bystander whose card the hero holds: names and effects."""
        cards, _, who = self._carried(survivor)
        if not isinstance(self.content, HeroesContent):
            return []
        known = [self.content.traits[one] for one in cards]
        told = [*known, *([self.content.bystanders[who]] if who else [])]
        return [(one.name.in_(self.language), one.summary.in_(self.language)) for one in told]

    def badges(self, survivor: SurvivorView, ground: Base) -> list[Stamp]:
        """A sign with the hero's Power."""
        view = self.view
        if not isinstance(view, HeroesView):
            return []
        return [drawn.power(view.power.get(survivor.id, 0), ground)]

    def carried(self, survivor: SurvivorView, ground: Base, room: float) -> list[Stamp]:
        """Signs of the hero's traits, of the objectives kept, and of the bystander card held."""
        cards, tokens, who = self._carried(survivor)
        found = [drawn.traits(len(cards), ground)] if cards else []
        found += [*drawn.kept(tokens, ground), *super().carried(survivor, ground, room)]
        left = int(room) - sum(stamp.width + 6 for stamp in found)
        return [*found, drawn.held(self.own_words(who), left, ground)] if who else found

    def carried_told(self, survivor: SurvivorView) -> list[str]:
        """The hero's traits, the objectives kept, and the bystander whose card the hero holds."""
        cards, tokens, who = self._carried(survivor)
        if not isinstance(self.content, HeroesContent):
            return []
        traits = ", ".join(self.content.traits[one].name.in_(self.language) for one in cards)
        kept = ", ".join(self.say("colour", colour=one) for one in tokens)
        told = [self.say("text-traits", traits=traits)] if traits else []
        told += [self.say("text-kept", colours=kept)] if kept else []
        return [*told, self.say("text-bystander", name=self.own_words(who))] if who else told

    def _carried(self, survivor: SurvivorView) -> tuple[Sequence[str], Sequence[str], str]:
        view, who = self.view, survivor.id
        if not isinstance(view, HeroesView):
            return (), (), ""
        return view.traits.get(who, ()), view.tokens.get(who, ()), view.held.get(who, "")

    def told_of(self, survivor: SurvivorView) -> object:
        return super().told_of(survivor), self._carried(survivor)

    def own_signs(self) -> dict[str, tuple[str, ...]]:
        """The ids of what lies in each zone: bystanders, cards face down, the sign, explosives."""
        view, found = self.view, dict[str, tuple[str, ...]]()
        for zone, sign in _lying(view) if isinstance(view, HeroesView) else self._laid_out():
            found[zone] = (*found.get(zone, ()), sign)
        return found

    def set_up(self) -> FamilyLook:
        """The look before play: the mission's rules make some spawn zones inactive.

        They also keep some doors locked.
        """
        view, asleep, shut = self.view, self._told("sleeping-spawns"), self._told("sealed-doors")
        sealed = [one.id for one in view.board.doors.values() if one.colour in shut]
        spawns = (
            replace(one, active=one.active and one.colour not in asleep) for one in view.spawns
        )
        locked = view.locked_doors.union(sealed)
        return self.at(replace(view, spawns=tuple(spawns), locked_doors=locked))

    def _told(self, name: str) -> set[str]:
        """Return the colours that the mission's rules with this name list."""
        rules = self.content.missions[self.view.mission].rules
        return {shade for one in told(rules, name, Colours) for shade in one.colours}

    def _laid_out(self) -> Iterator[tuple[str, str]]:
        """Yield a pair for each thing laid out before the game: its zone and the id of its sign."""
        mission = self.content.missions.get(self.view.mission)
        rules = mission.rules if mission else ()
        for cards in told(rules, "bystander-cards", Hidden):
            yield from ((zone, _HIDDEN) for zone in cards.zones)
        for figures in told(rules, "bystander-figures", Figures):
            yield from zip_longest(figures.zones, figures.bystanders, fillvalue=_SOMEBODY)
        for waiting in told(rules, "zombie-heroes", Zones):
            yield from ((zone, _ZOMBIE_HERO) for zone in waiting.zones)
        for place in told(rules, "sign", Zones):
            yield from ((zone, _SIGN) for zone in place.zones)

    def own_sign(self, sign: str, side: int, ground: Base, least: int = SMALLEST) -> Stamp:
        if sign == _HIDDEN:
            return drawn.face_down(side, ground, least)
        if sign == _SOMEBODY:
            return drawn.bystander("?", False, side, ground, least)
        if sign == _ZOMBIE_HERO:
            return drawn.zombie_hero(side, ground, least)
        if sign == _CHARGE:
            return drawn.explosive(side, ground)
        if sign in (_SIGN, _DAMAGED):
            return drawn.billboard(2 if sign == _SIGN else 1, side, ground, least)
        fighter = isinstance(self.content, HeroesContent) and self.content.bystanders[sign].fighter
        return drawn.bystander(self.own_words(sign)[:2], fighter, side, ground, least)

    def own_words(self, sign: str) -> str:
        if isinstance(self.content, HeroesContent) and sign in self.content.bystanders:
            return self.content.bystanders[sign].name.in_(self.language)
        return super().own_words(sign)


def _lying(view: HeroesView) -> Iterator[tuple[str, str]]:
    """Yield a pair for each thing or person that has a sign on the board: its zone and the id of
    its sign.
    """
    yield from ((zone, _HIDDEN) for zone in view.hidden)
    yield from ((zone, who) for who, zone in view.bystanders.items())
    yield from ((zone, _CHARGE) for zone in view.charges)
    if view.sign:
        yield view.sign.zone, _DAMAGED if view.sign.damaged else _SIGN


PAINTER = FamilyPainter(HeroesLook)
