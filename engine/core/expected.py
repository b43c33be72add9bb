"""Compares what happened in a scenario with what its file expects, one line per difference."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from engine.core.event import Event, event_to_json


class Unplayed(Exception):
    """The scenario cannot go on: an unexpected question, refusal or end of the game."""


def line(what: str, wanted: object, got: object) -> str:
    """Return one line that reports a difference."""
    return f"{what}: expected {wanted}, got {got}"


def unlike(what: str, wanted: object, got: object) -> list[str]:
    """Return a list with one line if `wanted` and `got` differ, else an empty list."""
    return [] if wanted == got else [line(what, wanted, got)]


def drawings_unlike(what: str, wanted: str, got: str) -> list[str]:
    """Return one line for each line in which two text drawings differ.

    The amount of white space does not matter.
    """
    right = [" ".join(one.split()) for one in wanted.splitlines() if one.strip()]
    here = got.splitlines()
    found: list[str] = []
    for number, pair in enumerate(zip(right, here, strict=False), 1):
        found += unlike(f"{what}, line {number}", *pair)
    return found + unlike(f"{what}, lines", len(right), len(here))


@dataclass(frozen=True, slots=True)
class Told:
    """The events of a scenario that was played.

    `known` holds the names of the game's events; `kinds` maps card ids to the kinds of the cards.
    """

    events: Sequence[Event]
    known: Collection[str]
    kinds: Mapping[str, str]

    def differences(
        self, wanted: Sequence[Mapping[str, object]], absent: Sequence[str]
    ) -> list[str]:
        """Return one line for each event that did not happen as expected.

        The events of `wanted` must happen in this order, possibly with others in between; a field
        that is left out may have any value. Only the first one missing is reported. If none is
        missing, every event that is named in `absent` and happened is reported. A name that is no
        event of the game is reported alone.
        """
        named = [*(str(one.get("event")) for one in wanted), *absent]
        unknown = [name for name in named if name not in self.known]
        if unknown:
            return [f"events: {unknown[0]} is no event; known are {', '.join(sorted(self.known))}"]
        told = [event_to_json(event) for event in self.events]
        return self._missing(wanted, told) or [
            f"event {name} must not happen: {_spelled(one)}"
            for name in absent
            for one in told
            if one["event"] == name
        ]

    def _missing(
        self, wanted: Sequence[Mapping[str, object]], told: Sequence[Mapping[str, object]]
    ) -> list[str]:
        place = 0
        for number, one in enumerate(wanted, 1):
            later = [at for at in range(place, len(told)) if self._fits(one, self.events[at])]
            if not later:
                near = [_spelled(other) for other in told if other["event"] == one["event"]]
                seen = "; ".join(near) or "no such event"
                return [line(f"event {number}", _spelled(one), seen)]
            place = later[0] + 1
        return []

    def _fits(self, wanted: Mapping[str, object], happened: Event) -> bool:
        if wanted["event"] != type(happened).__name__:
            return False
        return all(
            hasattr(happened, key) and self._same(value, getattr(happened, key))
            for key, value in wanted.items()
            if key != "event"
        )

    def _same(self, wanted: object, got: object) -> bool:
        """Return whether `got` is as wanted; lists equal tuples, and a card may be named by its id
        or its kind.
        """
        if isinstance(wanted, list) and isinstance(got, tuple):
            right, here = cast("list[object]", wanted), cast("tuple[object, ...]", got)
            return len(right) == len(here) and all(map(self._same, right, here))
        kind = self.kinds.get(got) if isinstance(got, str) else None
        return wanted in (got, kind)


def _spelled(event: Mapping[str, object]) -> str:
    rest = ", ".join(f"{key}={value!r}" for key, value in event.items() if key != "event")
    return f"{event['event']}({rest})"
