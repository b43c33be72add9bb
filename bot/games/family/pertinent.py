"""Choose the articles about rules that matter: at a moment of the game, and at a table at all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.games.family import caption
from bot.games.family.speech import FamilySpeech
from engine.family.view import SurvivorView, View

GOALS = {"take-objectives": "objectives", "at-objectives": "objectives", "escape": "exit"}
"""The article about each goal; of other goals, the one about winning is read."""
OTHERWISE = ("search", "power", "move", "doors", "round")
"""Articles that always matter, for a moment at which nothing else does."""


def topics_now(speech: FamilySpeech, view: View, seat: str) -> list[str]:
    """Return topics that matter now: the mode of who plays, the zombie near, the weapon in hand.

    Then come the goal, and what always matters. `seat` is the reader's; it is empty for a
    spectator, who reads about the survivor whose turn it is.
    """
    known = speech.rules_topics()
    wanted = ["modes", *_around(speech, view, _who(view, seat)), _goal(view), *OTHERWISE]
    return [one for one in dict.fromkeys(wanted) if one in known]


def _who(view: View, seat: str) -> SurvivorView | None:
    """Return the survivor to read about: who acts, else the reader's first one on the board."""
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


# ---------------------------------------------------------------- at a table at all


def topics(speech: FamilySpeech, view: View) -> list[str]:
    """Return the topics that can matter at a table, in reading order.

    Other missions, survivors who are not there with their skills, and cars where there are none are
    left out.
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
