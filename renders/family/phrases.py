"""Parts of sentences that the text twins of a picture share."""

from __future__ import annotations

from collections.abc import Iterable

from engine.content import Content
from engine.family.view import CardView, CarView, GroupView, SurvivorView, View
from renders.family.kinds import in_order
from renders.kit.say import WORDS


class Phrases:
    """Says things about one view in one language."""

    def __init__(self, view: View, content: Content, language: str):
        self.view, self.content, self.language = view, content, language

    def say(self, key: str, **values: str | int) -> str:
        return WORDS.say(self.language, key, **values)

    def title(self) -> str:
        """The mission's number and name."""
        name = self.view.title or self.content.missions[self.view.mission].name
        return f"{self.view.mission} {name.in_(self.language)}"

    def header(self) -> str:
        """The round and whose turn it is, or how the game ended."""
        view = self.view
        phase = f"phase-{view.phase}"
        if view.outcome is not None:
            phase = "over-won" if view.outcome.won else "over-lost"
        words = self.say(phase)
        if not view.round:
            return words[:1].upper() + words[1:]
        return self.say("header", round=self.say("round", round=view.round), phase=words)

    def name_of(self, survivor: SurvivorView) -> str:
        known = survivor.guest or self.content.characters[survivor.id]
        return known.name.in_(self.language)

    def turn_of(self, survivor: SurvivorView) -> str:
        """What is left of a survivor's turn."""
        if survivor.done:
            return self.say("done")
        return self.say("actions", count=survivor.actions)

    def car(self, car: CarView) -> str:
        """A car's kind, who sits where, how many seats are free, and what it carries."""
        kind = self.say(f"legend-car-{car.kind}")
        if not car.drivable:
            return self.say("car-parked", car=kind)
        names = {one.id: self.name_of(one) for one in self.view.survivors}
        free = self.content.figures.car.passengers - len(car.passengers) + (car.driver is None)
        parts = [self.say("car-no-driver")]
        if car.driver is not None:
            parts = [self.say("car-driver", name=names[car.driver])]
        if car.passengers:
            aboard = ", ".join(names[one] for one in car.passengers)
            parts.append(self.say("car-aboard", names=aboard))
        parts.append(self.say("car-free", count=free))
        if car.cargo:
            parts.append(self.say("car-cargo", cards=", ".join(map(self.card, car.cargo))))
        return self.say("car-seats", car=kind, seats=", ".join(parts))

    def one_kind(self, kind: str, count: int) -> str:
        key = f"count-{kind}"
        if WORDS.knows(self.language, key):
            return self.say(key, count=count)
        name = self.content.zombies[kind].name.in_(self.language)
        return self.say("count-other", count=count, name=name)

    def zombies(self, groups: Iterable[GroupView], new: bool = False) -> str:
        """Kinds and counts, the strongest kind first; empty where there are none."""
        counts: dict[str, int] = {}
        fresh = 0
        for group in groups:
            counts[group.kind] = counts.get(group.kind, 0) + group.count
            fresh += group.new
        kinds = reversed(in_order(self.content, counts))
        words = ", ".join(self.one_kind(kind, counts[kind]) for kind in kinds if counts[kind])
        return self.say("with-new", zombies=words, new=fresh) if new and fresh and words else words

    def card_does(self, kind: str) -> str:
        """What a card without an attack is good for; empty where there is nothing to say."""
        key = f"does-{kind}"
        return self.say(key) if WORDS.knows(self.language, key) else ""

    def card(self, card: CardView) -> str:
        """A card's full name, and whether it has to be reloaded."""
        name = self.content.equipment[card.kind].name.in_(self.language)
        return self.say("text-reload", card=name) if card.empty else name
