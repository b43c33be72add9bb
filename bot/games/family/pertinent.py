"""Chooses the articles about rules that matter: at this moment of a game, and at its table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.games.family import caption
from bot.games.family.speech import FamilySpeech
from engine.family.view import SurvivorView, View

GOALS = {"take-objectives": "objectives", "at-objectives": "objectives", "escape": "exit"}
"""The article about each of these goals; for any other goal it is the one about winning."""
OTHERWISE = ("search", "power", "move", "doors", "round")
"""Articles that matter at every moment; they come after all others."""


def topics_now(speech: FamilySpeech, view: View, seat: str) -> list[str]:
    """Return topics that matter now: modes, a zombie near, the weapon in hand, and the goal.

    Topics that always matter come last. `seat` is the reader's; it is empty for a spectator, who
    gets topics about the survivor whose turn it is.
    """
    known = speech.rules_topics()
    wanted = ["modes", *_around(speech, view, _who(view, seat)), _goal(view), *OTHERWISE]
    return [one for one in dict.fromkeys(wanted) if one in known]


def _who(view: View, seat: str) -> SurvivorView | None:
    """Return the survivor whom the topics are about.

    It is the reader's active one, else their first one on the board. A spectator gets the survivor
    whose turn it is, or None.
    """
    mine = [one for one in view.survivors if one.seat == seat and one.standing]
    active = [one for one in mine or view.survivors if one.active and one.standing]
    return next(iter((*active, *mine)), None) or caption.due_in(view)


def _around(speech: FamilySpeech, view: View, one: SurvivorView | None) -> Iterator[str]:
    if one is None:
        return
    ways = view.board.distances(one.zone, view.open_doors)
    near = {group.kind: ways.get(group.zone, 9) for group in view.groups if group.count}
    strength = list(speech.content.zombies)
    beside = [kind for kind, far in near.items() if far <= 1]
    if beside:
        yield f"zombie-{max(beside, key=lambda kind: (-near[kind], strength.index(kind)))}"
    hands = [card.kind for card in one.hands if card is not None]
    armed = [kind for kind in hands if kind in speech.content.equipment]
    weapons = [kind for kind in armed if speech.content.equipment[kind].attacks]
    yield from (f"card-{kind}" for kind in (weapons or armed)[:1])


def _goal(view: View) -> str:
    left = next((one.name for one in view.goals if not one.reached), "")
    return GOALS.get(left, "winning")


# ---------------------------------------------------------------- topics of a table


def topics(speech: FamilySpeech, view: View) -> list[str]:
    """Return the topics that can matter at a table, in reading order.

    They leave out other missions, survivors who do not play, skills that nobody here has, and cars
    if the board has none.
    """
    people = [one.guest or speech.content.characters[one.id] for one in view.survivors]
    here = {f"survivor-{one.id}" for one in view.survivors}
    here |= {f"skill-{skill}" for skill in chain.from_iterable(one.skills() for one in people)}
    here |= {f"skill-{skill}" for one in view.survivors for skill in one.skills}
    here |= {f"mission-{view.mission}"} | ({"car-"} if view.cars else set())
    return [one for one in speech.rules_topics() if _is_here(one, here)]


def _is_here(topic: str, here: set[str]) -> bool:
    shelf = topic.partition("-")[0]
    if shelf == "car":
        return "car-" in here
    return topic in here if shelf in ("survivor", "skill", "mission") else True
