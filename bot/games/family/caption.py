"""Writes the text of the *Goal* button: goals, special rules, surroundings and held cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.family.narrate.missions import specialities
from bot.games.family.speech import FamilySpeech
from engine.family.view import SurvivorView, View
from renders.family.look import FamilyLook
from renders.kit.words import capital

_TAKEN = "take-objectives"
_MOST = 6
"""Largest number of zones that a line names."""


def goals(speech: FamilySpeech, look: FamilyLook) -> Iterator[str]:
    """Yield a heading, then for each goal of the mission a line with its text and progress.

    A goal to take objectives has a second line with the zones where they lie.
    """
    view = look.view
    mission = speech.content.missions.get(view.mission)
    if mission is None:
        return
    yield speech.say("goal-heading", count=len(mission.victory))
    for rule, seen in zip(mission.victory, view.goals, strict=False):
        told, numbers = " ".join(speech.goal(mission, rule)), capital(look.goal(seen))
        yield speech.say(
            "goal-line", done="yes" if seen.reached else "no", goal=told, numbers=numbers
        )
        zones = dict.fromkeys(one.zone for one in view.objectives if not one.taken)
        if rule.name == _TAKEN and zones:
            yield speech.say("goal-where", zones=_some(zones))


def special(speech: FamilySpeech, view: View) -> Iterator[str]:
    """Yield lines about how the game is lost, then about the mission's special rules."""
    yield speech.say("goal-lost")
    mission = speech.content.missions.get(view.mission)
    if mission is None:
        return
    yield speech.say("goal-special")
    yield from (speech.say("mission-item", text=one) for one in specialities(speech, mission))


def around(speech: FamilySpeech, view: View) -> list[str]:
    """Return lines about the survivor whose turn it is: zone, zombies near, cards and experience.

    Empty if it is nobody's turn, or if several survivors may begin theirs.
    """
    due = due_in(view)
    if due is None:
        return []
    here, near = _zombies(view, due)
    alone, zombies = ("no", speech.zombies(here)) if here else ("yes", "")
    lines = [speech.say("status-here", alone=alone, zone=due.zone, zombies=zombies)]
    if near:
        places = [speech.say("status-place", zone=zone, zombies=speech.zombies(counts))
                  for zone, counts in list(near.items())[:_MOST]]  # fmt: skip
        lines.append(speech.say("status-near", places=", ".join(places)))
    return [" ".join(lines), " ".join([*_held(speech, due), _experience(speech, due)])]


def due_in(view: View) -> SurvivorView | None:
    """Return the survivor whose turn it is.

    None if several may begin theirs, in another phase, and after the game.
    """
    if view.outcome is not None or view.phase != "survivors":
        return None
    standing = [one for one in view.survivors if one.standing]
    active = [one for one in standing if one.active]
    waiting = [one for one in standing if one.seat in view.acting and not one.done]
    return active[0] if active else waiting[0] if len(waiting) == 1 else None


def _zombies(view: View, one: SurvivorView) -> tuple[dict[str, int], dict[str, dict[str, int]]]:
    """Count the zombies by kind: in the survivor's zone, and in each zone one move away."""
    ways = view.board.distances(one.zone, view.open_doors)
    here, near = dict[str, int](), dict[str, dict[str, int]]()
    for group in view.groups:
        far = ways.get(group.zone, 9) if group.count else 9
        if far > 1:
            continue
        counts = here if far == 0 else near.setdefault(group.zone, {})
        counts[group.kind] = counts.get(group.kind, 0) + group.count
    return here, near


def _held(speech: FamilySpeech, one: SurvivorView) -> Iterator[str]:
    hands = [speech.card(card.id) for card in one.hands if card is not None]
    pack = [speech.card(card.id) for card in one.pack]
    if hands or pack:
        told = {"hands": _counted(speech, hands) or "–", "pack": _counted(speech, pack)}
        yield speech.say("status-holds", packed="yes" if pack else "no", **told)


def _experience(speech: FamilySpeech, one: SurvivorView) -> str:
    """Tell a survivor's experience points, and how many more the next danger level needs."""
    steps = speech.content.figures.thresholds.items()
    level, points = next(((level, at) for level, at in steps if at > one.xp), ("none", one.xp))
    danger = speech.say(f"danger-{level}") if level != "none" else ""
    return speech.say("status-xp", xp=one.xp, more=points - one.xp, level=danger)


def _counted(speech: FamilySpeech, names: Sequence[str]) -> str:
    """Join names with commas; a name that occurs several times appears once, with its count."""
    counts = Counter(names)
    alike = ((one, speech.say("several-of", what=one, count=counts[one])) for one in counts)
    return ", ".join(told if counts[one] > 1 else one for one, told in alike)


def _some(zones: dict[str, None]) -> str:
    shown = list(zones)[:_MOST]
    return ", ".join(shown) + (f" +{len(zones) - _MOST}" if len(zones) > _MOST else "")
