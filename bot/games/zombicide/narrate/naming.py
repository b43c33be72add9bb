"""Names of things in one language: cards with their articles, zombies by number, lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.content import Content
from renders.kit.words import Words

_ECHOED = 40
"""How much of something nobody knows is repeated."""


@dataclass(frozen=True, slots=True)
class Naming:
    """What things are called in `language`; `players` says how each seat is shown."""

    words: Words
    content: Content
    language: str
    players: Mapping[str, str]

    def say(self, key: str, **values: str | int) -> str:
        """The sentence of that key. Raises KeyError for a missing key, ValueError for a value."""
        return self.words.say(self.language, key, **values)

    # ------------------------------------------------------------ lists

    def all_of(self, names: Iterable[str]) -> str:
        """`Amy, Ned and Doug`."""
        return self._listed("list-and", list(names))

    def one_of(self, names: Iterable[str]) -> str:
        """`Amy, Ned or Doug`."""
        return self._listed("list-or", list(names))

    def _listed(self, key: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say(key, first=", ".join(names[:-1]), last=names[-1])

    # ------------------------------------------------------------ people and places

    def player(self, seat: str) -> str:
        return self.players.get(seat, seat)

    def survivor(self, survivor: str) -> str:
        known = self.content.characters.get(survivor)
        return known.name.in_(self.language) if known else self.unknown(survivor)

    def survivors(self, survivors: Iterable[str]) -> str:
        return self.all_of(self.survivor(one) for one in survivors)

    def zones(self, zones: Iterable[str]) -> str:
        return self.all_of(zones)

    def way(self, zones: Sequence[str]) -> str:
        """`S1 → S2 → S3`."""
        way = zones[0]
        for zone in zones[1:]:
            way = self.say("way-step", start=way, end=zone)
        return way

    def door(self, door: str) -> str:
        """A door by its two sides: `C3–S4`."""
        return door.replace("-", "–")

    def unknown(self, text: str) -> str:
        """Something a person typed that nobody knows, repeated in part."""
        return self.say("unknown-name", text=text[:_ECHOED])

    # ------------------------------------------------------------ cards and skills

    def kind(self, card: str) -> str | None:
        """The kind of a card's id, or of a kind's own; None for neither."""
        kind = self.content.cards.get(card, card)
        return kind if kind in self.content.equipment else None

    def card(self, card: str) -> str:
        """Its printed name, for menus."""
        kind = self.kind(card)
        return self.content.equipment[kind].name.in_(self.language) if kind else card[:_ECHOED]

    def the_card(self, card: str) -> str:
        """`the pistol`."""
        kind = self.kind(card)
        return self.say(f"the-{kind}") if kind else self.unknown(card)

    def a_card(self, card: str) -> str:
        """`a pistol`."""
        kind = self.kind(card)
        return self.say(f"a-{kind}") if kind else self.unknown(card)

    def skill(self, skill: str) -> str:
        known = self.content.skills.get(skill)
        return known.name.in_(self.language) if known else self.unknown(skill)

    def level(self, level: str) -> str:
        return self.say(f"at-{level}")

    # ------------------------------------------------------------ zombies

    def some(self, kind: str, count: int) -> str:
        """`2 Walkers`."""
        return self.say(f"some-{kind}", count=count)

    def zombies(self, counts: Mapping[str, int]) -> str:
        """`2 Walkers, 1 Runner and 1 Fatty`, in the box's order."""
        order = [kind for kind in self.content.zombies if counts.get(kind)]
        return self.all_of(self.some(kind, counts[kind]) for kind in order)

    def kinds(self, counts: Mapping[str, int]) -> str:
        """`Walkers and Runners`, those that there are."""
        order = [kind for kind in self.content.zombies if counts.get(kind)]
        return self.all_of(self.say(f"many-{kind}") for kind in order)

    def every(self, kind: str) -> str:
        """`all Walkers`."""
        return self.say(f"all-{kind}")

    def the_zombie(self, kind: str) -> str:
        """`the Walker`."""
        return self.say(f"the-{kind}")
