"""What only Night of the Living Dead shows: barricades, wood, and sheets with two sides.

The sides are named Romero and Zombicide, as are the modes in which they lie face up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.family.entries import Character, Equipment
from engine.family.parameters import told
from engine.family.view import SurvivorView
from engine.living_dead.barricades import tokens_of
from engine.living_dead.entries import LivingCharacter
from engine.living_dead.parameters import Caches, LyingCard
from engine.living_dead.view import LivingView, objectives_seen
from engine.reading.mission import MissionRule
from engine.spaces.zones import Door
from renders.family.look import FamilyLook, Rank
from renders.family.painter import FamilyPainter
from renders.kit.palette import Base
from renders.kit.pen import Stamp
from renders.kit.people import Person
from renders.kit.text import SMALLEST
from renders.living_dead.signs import boards, lying_card, mode_sign, search_place

CACHES = {"melee": "crowbar", "ranged": "pistol"}
"""For each kind of weapon, the icon on the sign of a room where only that kind is found."""
AFTER_BLUE = ("yellow", "orange", "red")


class LivingLook(FamilyLook):
    """The look of a table with two-sided sheets, wood, barricades, and cards on the board."""

    series = "scene"

    def drawn(self) -> FamilyLook:
        """Return the look at the same view with the board turned as it is drawn.

        The board of a mission in which survivors travel on to further tiles is never turned,
        because its questions name compass directions, which must match the picture.
        """
        travels = isinstance(self.view, LivingView) and self.view.ahead
        return self if travels else super().drawn()

    def set_up(self) -> FamilyLook:
        """Return the look at a mission before play, in which dead bodies are drawn as such.

        They are those objectives that the mission declares to be bodies.
        """
        mission = self.content.missions[self.view.mission]
        bodies = objectives_seen(mission, self.view.objectives)
        return self.at(replace(self.view, objectives=bodies))

    def skills_told(self, known: Character) -> list[tuple[str, str]]:
        """The skills for the lobby: those of the Romero side first.

        Every survivor begins with that side up.
        """
        told = super().skills_told(known)
        if not isinstance(known, LivingCharacter):
            return told
        return [("", self._romero(known)), *told]

    def _romero(self, known: LivingCharacter) -> str:
        names = [self.skills([one]) for one in known.romero.by_level()]
        return self.say("lobby-romero", skills=", ".join(names))

    def _zombicide(self, known: LivingCharacter, marked: Sequence[str]) -> str:
        """The skills of the Zombicide side, and those marked on it."""
        names = [skills for _, skills in super().skills_told(known)]
        told = self.say("sheet-zombicide", skills=self.say("between").join(names))
        chosen = (self.content.skills[one].name.in_(self.language) for one in marked)
        return self.say("sheet-marked", side=told, skills=", ".join(chosen)) if marked else told

    def _sheets(self, survivor: SurvivorView) -> tuple[LivingCharacter, str] | None:
        """A survivor's sheets and its mode; None for a custom survivor, whose sheet has one
        side.
        """
        known = self.content.characters.get(survivor.id)
        if isinstance(self.view, LivingView) and isinstance(known, LivingCharacter):
            return known, self.view.modes[survivor.id]
        return None

    def ranks(self, survivor: SurvivorView) -> list[Rank]:
        """The levels on the side of the sheet that is face up.

        The Romero side has no blue level.
        """
        known, mode = self._sheets(survivor) or (None, "")
        if known is None or mode == "zombicide":
            return super().ranks(survivor)
        by_level = zip(AFTER_BLUE, known.romero.by_level(), strict=True)
        return [
            Rank(level, (skill,), *survivor.skills[place : place + 1])
            for place, (level, skill) in enumerate(by_level)
        ]

    def further(self, survivor: SurvivorView) -> list[tuple[str, str]]:
        """The skills on the side of the sheet that is face down."""
        known, mode = self._sheets(survivor) or (None, "")
        if known is None or not isinstance(self.view, LivingView):
            return []
        below = self._zombicide(known, self.view.marked[survivor.id])
        return [(self.say("sheet-below"), self._romero(known) if mode == "zombicide" else below)]

    def notes(self, survivor: SurvivorView) -> list[str]:
        """The survivor's mode, and the wood the survivor carries, in words."""
        sheets = self._sheets(survivor)
        told = [self.say("mode", mode=sheets[1])] if sheets else []
        wood = self.view.boards.get(survivor.id, 0) if isinstance(self.view, LivingView) else 0
        told += [self.say("wood-carried", count=wood)] if wood else []
        return [*told, *super().notes(survivor)]

    def usual_actions(self, survivor: SurvivorView) -> int:
        """How many actions the survivor has in a turn.

        Gained skills can add to the usual number; on the Romero side, the yellow level adds
        nothing.
        """
        skills = (self.content.skills[one] for one in survivor.skills)
        more = sum(one.amount for one in skills if one.rule == "extra-action")
        return self.content.figures.actions + more

    def person(self, survivor: SurvivorView) -> Person:
        """How the survivor looks: with a film strip in Romero mode.

        A bolt shows that only a Relative keeps the survivor in that mode.
        """
        bold, romero = self._mode(survivor)
        drawn = super().person(survivor)
        return drawn._replace(film=romero, coloured=bold and not romero, bolt=bold and romero)

    def _mode(self, survivor: SurvivorView) -> tuple[bool, bool]:
        """Two flags: the survivor's own mode is Zombicide, and its sheet shows Romero."""
        view = self.view
        if not isinstance(view, LivingView) or not survivor.standing:
            return False, False
        return survivor.id in view.trusting, view.modes.get(survivor.id) == "romero"

    def badges(self, survivor: SurvivorView, ground: Base) -> list[Stamp]:
        bold, romero = self._mode(survivor)
        return [mode_sign(romero, bold, ground)]

    def carried(self, survivor: SurvivorView, ground: Base, room: float) -> list[Stamp]:
        wood = self.view.boards.get(survivor.id, 0) if isinstance(self.view, LivingView) else 0
        mine = [boards(wood, ground)] if wood else []
        return [*mine, *super().carried(survivor, ground, room)]

    def carried_told(self, survivor: SurvivorView) -> list[str]:
        """Return a sentence if only a Relative keeps the survivor in Romero mode, else an empty
        list.
        """
        return [self.say("text-mode-held")] if self.person(survivor).bolt else []

    def told_of(self, survivor: SurvivorView) -> object:
        wood = self.view.boards.get(survivor.id, 0) if isinstance(self.view, LivingView) else 0
        return super().told_of(survivor), wood

    def own_signs(self) -> dict[str, tuple[str, ...]]:
        """The cards that lie in each zone, and the rooms where weapons are searched."""
        view, found = self.view, dict[str, tuple[str, ...]]()
        mission = self.content.missions.get(view.mission)
        rules = mission.rules if mission else ()
        lying = view.lying.items() if isinstance(view, LivingView) else _laid_out(rules)
        caches = [(one, getattr(it, one)) for it in told(rules, "caches", Caches) for one in CACHES]
        signs = [*lying, *((zone, (f"search-{one}",)) for one, zones in caches for zone in zones)]
        for zone, here in signs:
            if here and zone in view.board.zones:
                found[zone] = (*found.get(zone, ()), *here)
        return found

    def own_sign(self, sign: str, side: int, ground: Base, least: int = SMALLEST) -> Stamp:
        cache = sign.removeprefix("search-")
        if cache in CACHES:
            return search_place(CACHES[cache], side, ground)
        return lying_card(self._equipment(sign).icon, side, ground)

    def own_words(self, sign: str) -> str:
        if sign.removeprefix("search-") in CACHES:
            return super().own_words(sign)
        return self._equipment(sign).name.in_(self.language)

    def _equipment(self, card: str) -> Equipment:
        """The kind of a card on the board.

        Before play, `card` is not the id of a card but already its kind.
        """
        return self.content.equipment[self.content.cards.get(card, card)]

    def boarded(self, door: Door) -> bool:
        """True if a barricade is at this passage; before play, if the mission puts one there."""
        if isinstance(self.view, LivingView):
            return door.id in self.view.barricades
        return door.id in tokens_of(self.view.board)


def _laid_out(rules: Sequence[MissionRule]) -> list[tuple[str, tuple[str, ...]]]:
    """Return pairs of a zone and the cards that the mission lays out there before play."""
    return [(one.zone, (one.card,)) for one in told(rules, "lying-card", LyingCard)]


PAINTER = FamilyPainter(LivingLook, (*FamilyPainter.themes, "film"))
