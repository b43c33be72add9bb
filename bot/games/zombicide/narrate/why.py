"""What the zombies did in one zone in their last turn, and why: the story, cut down to a place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.zombicide.narrate import story
from bot.games.zombicide.narrate.naming import Naming
from engine.core.event import Event
from engine.family import events as e

_ENDS = (e.NoiseCleared, e.RoundBegan)
_ARRIVALS = (e.ZombiesSpawned, e.AbominationReplaced, e.FiguresShort)


@dataclass(frozen=True, slots=True)
class ZombiesTurn:
    """One turn of the zombies; `over` is False while it waits for an answer."""

    round: int
    events: Sequence[Event]
    over: bool


def last_turn(events: Sequence[Event]) -> ZombiesTurn | None:
    """The newest turn of the zombies among these events; None where there is none."""
    begins = [at for at, one in enumerate(events) if isinstance(one, e.ZombiesTurnBegan)]
    if not begins:
        return None
    began, rest = events[begins[-1]], events[begins[-1] + 1 :]
    ends = [at for at, one in enumerate(rest) if isinstance(one, (*_ENDS, e.GameEnded))]
    number = began.round if isinstance(began, e.ZombiesTurnBegan) else 0
    return ZombiesTurn(number, rest[: ends[0]] if ends else rest, bool(ends))


def why(names: Naming, turn: ZombiesTurn, zone: str, limit: int) -> str:
    """What happened in the zone, with reasons, in at most `limit` characters."""
    key = "why-heading" if turn.over else "why-heading-going-on"
    heading = names.say(key, zone=zone, round=turn.round)
    here = happened_in(turn.events, zone)
    if not here:
        return f"{heading}\n{names.say('why-nothing', zone=zone)}"
    return f"{heading}\n{story.zombies_story(names, here, limit - len(heading) - 1)}"


def happened_in(events: Sequence[Event], zone: str) -> list[Event]:
    """The events of a zombies' turn that concern the zone, each with what it brought about."""
    found: list[Event] = []
    cause: list[Event] = []
    at = 0
    while at < len(events):
        block = _block(events, at)
        at += len(block)
        if _is_cause(block):
            cause = block
        elif any(_concerns(one, zone) for one in block):
            found += [*cause, *block]
            cause = []
        elif isinstance(block[0], e.SpawnCardDrawn):
            cause = []
    return found


def _block(events: Sequence[Event], at: int) -> list[Event]:
    """An event with those that belong to it: an attack's wounds, what a card brings."""
    kinds: dict[type[Event], tuple[type[Event], ...]] = {
        e.ZombiesAttacked: (*story.CONSEQUENCES, e.CardDiscarded),
        e.SpawnCardDrawn: (*_ARRIVALS, e.CardRefused, e.DeckReshuffled),
    }
    follow = kinds.get(type(events[at]), ())
    end = at + 1
    while end < len(events) and isinstance(events[end], follow):
        end += 1
    card_acts = isinstance(events[at], e.SpawnCardDrawn) and end == at + 1
    if card_acts and end < len(events) and isinstance(events[end], e.ExtraActivation):
        end += 1
    return list(events[at:end])


def _is_cause(block: Sequence[Event]) -> bool:
    """An extra activation: told where one of its zombies acts in the zone."""
    return isinstance(block[-1], e.ExtraActivation)


def _concerns(one: Event, zone: str) -> bool:
    match one:
        case e.GroupWalked():
            return zone in (one.start, one.zone)
        case e.GroupSplit():
            return zone == one.zone or zone in one.ways
        case (
            e.ZombiesAttacked() | e.GroupStayed() | e.SpawnCardDrawn() | e.ZombiesSpawned()
            | e.AbominationReplaced() | e.ZombiesSlippedAway()
        ):  # fmt: skip
            return one.zone == zone
        case _:
            return False
