"""Groups the events of Zombies!!!: what one player does, walks with their fights, moves of zombies.

A player who does several things is named once. All other sentences are those of the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.kit.speech import Speech, Values
from engine import load_content
from engine.core.event import Event
from engine.zombies import events as e
from engine.zombies.entries import TownContent

FIGHT = (
    e.CombatRolled, e.BulletsSpent, e.LifeLost, e.FirstAidUsed, e.ZombieBeaten, e.PlayerDied,
    e.ItemGone, e.PawnWalked, e.TokenTaken, e.TokenLeft,
)  # fmt: skip
"""Events that one walk or fight consists of."""


BULLET = "• "


def tell(speech: Speech, events: Sequence[Event]) -> list[str]:
    """Return lines about these events, in order.

    If a player does several things, only the first line names the player.
    """
    told, doing = list[str](), ""
    left = [one for at, one in enumerate(events) if not (one.untold or _laid_next(events, at))]
    while left:
        count = max(_run(left, e.ZombieMoved), _run(left, e.CardsDrawn), _one_leg(left), 1)
        for text, who in _lines(speech, left[:count], doing):
            told.append(text)
            doing = who or doing
        left = left[count:]
    return told


def _laid_next(events: Sequence[Event], at: int) -> bool:
    """Whether the event is a drawn tile that is laid next: the sentence about laying names it."""
    after = next((one for one in events[at + 1 :] if not one.untold), None)
    drawn = events[at]
    return isinstance(drawn, e.TileDrawn) and isinstance(after, e.TileLaid)


def _one_leg(events: Sequence[Event]) -> int:
    """Return how many events at the beginning are one walk with its fight, or one fight.

    0 if the first event is neither.
    """
    further = _run(events[1:], *(one for one in FIGHT if one is not e.PawnWalked))
    return 1 + further if isinstance(events[0], FIGHT) else 0


def _run(events: Sequence[Event], *kinds: type[Event]) -> int:
    """Return how many events at the beginning are of these kinds."""
    for at, one in enumerate(events):
        if not isinstance(one, kinds):
            return at
    return len(events)


def _lines(speech: Speech, events: Sequence[Event], doing: str) -> Iterator[tuple[str, str]]:
    """Yield lines, each with the seat that it names; empty if it names none.

    `doing` is the seat that was named last; its further deeds need no name.
    """
    first = events[0]
    if isinstance(first, e.ZombieMoved):
        moved = speech.say("zombies-moved", moves=", ".join(map(speech.event, events)))
        yield f"{BULLET}{moved}" if doing else moved, ""
    elif isinstance(first, e.CardsDrawn) and len(events) > 1:
        yield _all_draw(speech, [one for one in events if isinstance(one, e.CardsDrawn)]), ""
    elif isinstance(first, e.TurnBegan):
        yield speech.event(first), first.seat
    else:
        yield from _doings(speech, events, doing)


def _all_draw(speech: Speech, draws: Sequence[e.CardsDrawn]) -> str:
    """Tell of several players who draw cards; if all draw the same number, in one sentence."""
    counts = {one.count for one in draws}
    if len(counts) > 1:
        return " ".join(map(speech.event, draws))
    seats = speech.all_of(speech.name("seat", one.seat) for one in draws)
    return speech.say("all-draw", seats=seats, count=counts.pop())


def _doings(speech: Speech, events: Sequence[Event], doing: str) -> Iterator[tuple[str, str]]:
    """Yield sentences, each with the seat that it names.

    Successive deeds of the seat `doing` become one sentence; an event without a player ends it.
    """
    line, who, open_ = "", "", False
    for one in events:
        seat, mark, deed = _of(speech, one)
        if seat and open_ and seat == doing:
            line = f"{line.removesuffix('.')}, {mark}{deed}"
        elif seat:
            if line:
                yield line, who
            known = seat == doing
            line = f"{BULLET}{mark}{deed}" if known else speech.event(one)
            who, doing, open_ = seat, seat, True
        else:
            line, open_ = f"{line} {deed}".strip(), False
    yield line, who


def _of(speech: Speech, one: Event) -> tuple[str, str, str]:
    """Split an event's sentence into the seat whose name begins it, its mark, and the rest.

    If it begins with no player's name, return empty texts and the whole sentence.
    """
    said = speech.event(one)
    marks = [f"{mark} " for mark in speech.marks.values() if said.startswith(f"{mark} ")]
    mark = marks[0] if marks else ""
    bare = said.removeprefix(mark)
    seats = (str(getattr(one, field, "")) for field in ("seat", "by"))
    for seat in seats:
        name = f"{speech.name('seat', seat)} " if seat else ""
        if name and bare.startswith(name):
            return seat, mark, bare.removeprefix(name)
    return "", "", said


# ------------------------------------------------------------ values the catalogue cannot compute


def card_with(effect: str) -> str:
    """Return the id of the card with this effect."""
    cards = load_content("zombies", TownContent).cards.values()
    return next(card.id for card in cards if card.effect == effect)


def _skipped(speech: Speech, one: e.TurnSkipped) -> Values:
    """Return the name of the card that skips a turn."""
    return {"card": speech.name("card", card_with("no-turn"))}


def _laid(speech: Speech, one: e.TileLaid) -> Values:
    counts = {"some-zombies": one.zombies, "some-life": one.life, "some-bullets": one.bullets}
    what = [speech.say(key, count=count) for key, count in counts.items() if count]
    return {"what": speech.all_of(what), "what_count": len(what)}


def _lost(speech: Speech, one: e.PlayerDied) -> Values:
    """Return what a player lost by dying, and how many things that is; trophies are one."""
    items = [speech.say("some-item", item=speech.name("card", kind)) for kind in one.items_lost]
    trophies = speech.say("some-trophies", count=one.trophies_lost)
    what = [trophies, *items] if one.trophies_lost else items
    return {"lost": speech.all_of(what), "lost_count": len(what)}


MORE: Mapping[type[Event], Callable[[Any, Any], Values]] = {
    e.TurnSkipped: _skipped,
    e.TileLaid: _laid,
    e.PlayerDied: _lost,
    e.CombatRolled: lambda speech, one: {"sum": one.die + one.bonus, "face": speech.face(one.die)},
    e.MovementRolled: lambda speech, one: {"face": speech.face(one.die)},
    e.ZombiesRolled: lambda speech, one: {"face": speech.face(one.die)},
}
"""For each class of event, a function that adds values to the event's sentence."""

MARKED: Mapping[type[Event], str] = {
    e.ZombieBeaten: "zombie",
    e.LifeLost: "wound",
    e.LifeGained: "heart",
    e.BulletsGained: "bullets",
    e.PlayerDied: "fallen",
}
