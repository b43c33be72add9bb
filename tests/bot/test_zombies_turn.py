"""The zombies' turn is told alike: story, alt text, picture and film are read back and compared."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple

import pytest

import engine
from bot.channel.compose import Teller
from bot.games.family.lookback import frames
from bot.games.family.names import Speaking
from bot.kit.replay import replay_of_table
from engine.family import events as e
from engine.family.view import View
from engine.zombicide.events import NoiseCleared
from renders.family.figures import Marks, newcomers_on
from renders.family.film import Reel, Shot
from renders.family.look import FamilyLook
from renders.family.phase import Phase
from renders.kit.film import Told
from renders.zones.geometry import Geometry
from tests.bot.test_replay import Played
from tests.painted import phase_alt_text

MISSIONS = ("00", "01", "03", "04", "08", "10")
TURNS = 34
"""Of each mission: two hundred and four in all."""
SEATS = {"ann": ["amy", "doug"], "bob": ["josh", "ned"], "cleo": ["phil", "wanda"]}
SHORT = 600
"""Characters that an alt text has at least which leaves reasons or steps out."""
LONG = 1000
"""Characters that a story has at least which leaves reasons out."""
KINDS = {"walker": "walker", "runner": "runner", "fatt": "fatty", "abomination": "abomination"}
NAMES = {"Amy", "Doug", "Josh", "Ned", "Phil", "Wanda"}
REASONS = {
    "A survivor is in sight": "seen",
    "The most noise in reach": "noise",
    "No way is open": "shut-out",
}
ALT_REASONS = {"survivor seen": "seen", "noise in": "noise", "shut out": "shut-out"}

Kinds = Counter[str]
Cost = dict[str, str]
"""Survivors with their wounds in this attack, or `falls`."""


@dataclass(slots=True)
class Heard:
    """One numbered step as it was read back from what players get."""

    sort: str
    places: tuple[str, ...]
    zombies: Kinds
    why: str = ""
    cost: Cost = field(default_factory=Cost)
    came: dict[str, Kinds] = field(default_factory=dict[str, Kinds])


Steps = dict[int, Heard]


@dataclass(frozen=True, slots=True)
class Turn:
    """One zombies' turn: what happened, and everything that tells it."""

    raw: list[engine.Event]
    view: View
    story: str
    alt: str
    picture: Phase
    listed: list[int]
    more: int
    film: Shot


# ---------------------------------------------------------------- playing


@cache
def turns_of(mission: str) -> tuple[Turn, ...]:
    """As many zombies' turns as are wanted, of one game of the autopilot after the other."""
    found: list[Turn] = []
    game = 0
    while len(found) < TURNS:
        found += _turns_of_game(mission, game)
        game += 1
    return tuple(found[:TURNS])


def _turns_of_game(mission: str, number: int) -> Iterator[Turn]:
    seed = f"{mission} {number}"
    played = Played(SEATS, seed, mission=mission)
    played.go_on()
    told = replay_of_table(played.record, played.rows, seed)
    shown = frames(told, Speaking("zombicide")(told.record, told.record.language))
    stories = [one for one in Teller(told.record, None).compose(told.rows)
               if one.key.startswith("story:")]  # fmt: skip
    reel = Reel(FamilyLook(shown[0].view), Told(shown))
    for at, frame in enumerate(shown):
        raw = _zombies_turn(frame.events)
        if not raw:
            continue
        alt = phase_alt_text(frame.view, frame.events)
        phase = Phase(FamilyLook(frame.view), frame.events)
        lines = [step.number for step in phase.list.steps]
        story = stories.pop(0).text
        film = reel.shot(at)
        yield Turn(raw, frame.view, story, alt, phase, lines, phase.list.more, film)


def _zombies_turn(events: Sequence[engine.Event]) -> list[engine.Event]:
    begins = [at for at, one in enumerate(events) if isinstance(one, e.ZombiesTurnBegan)]
    if not begins:
        return []
    assert len(begins) == 1
    rest = list(events[begins[0] :])
    ends = [at for at, one in enumerate(rest) if isinstance(one, NoiseCleared)]
    return rest[: ends[0]] if ends else rest


# ---------------------------------------------------------------- reading back


def zombies_in(text: str) -> Kinds:
    """`2 Walkers and the Abomination` counted."""
    found = re.findall(r"(\d+|the) (walker|runner|fatt|abomination)", text.lower())
    counted = Kinds()
    for count, kind in found:
        counted[KINDS[kind]] += 1 if count == "the" else int(count)
    return counted


def heard_in_story(text: str) -> Steps:
    """The numbered steps of the message, as a player reads them."""
    steps: Steps = {}
    for line in text.splitlines():
        before, *parts = re.split(r"\*\*(\d+)\.\*\* ", line.removeprefix("• "))
        why = next((name for start, name in REASONS.items() if before.startswith(start)), "")
        for number, part in zip(parts[::2], parts[1::2], strict=True):
            assert int(number) not in steps
            steps[int(number)] = _step_of_story(part.strip(" ,"), why)
    return steps


def _step_of_story(part: str, why: str) -> Heard:
    if walk := re.fullmatch(r"(\w+) → (\w+) \(([^:]+)\)\.?", part):
        return Heard("walk", (walk[1], walk[2]), zombies_in(walk[3]), why)
    if attack := re.match(r"(\w+): (.+?) attacks? [^.]+\.(.*)", part):
        hurt = Counter(re.findall(r"(\w+) is wounded", attack[3]))
        for name, count in re.findall(r"(\w+) takes (\d+) wounds", attack[3]):
            hurt[name] += int(count)
        cost = {name: str(count) for name, count in hurt.items()}
        cost |= dict.fromkeys(re.findall(r"(\w+) falls\*\* in", attack[3]), "falls")
        return Heard("attack", (attack[1],), zombies_in(attack[2]), cost=cost)
    if card := re.match(r"Zombie card for (\w+) \(\w+\): ([^.]*)\.", part):
        some = zombies_in(card[2])
        return Heard("new", (), some, came={card[1]: some} if some else {})
    if part.startswith(("Zombie card", "Coming in")):
        came = _in_zones(re.findall(r"((?:\d+|the) \w+(?:[^.]*?)) in (\w+)", part))
        return Heard("new", (), sum(came.values(), Kinds()), came=came)
    return Heard("other", (), Kinds())


def heard_in_alt(text: str) -> Steps:
    """The numbered steps of the alt text, as a screen reader says them."""
    _, *parts = re.split(r" (\d+)\. ", text)
    steps: Steps = {}
    for number, rest in zip(parts[::2], parts[1::2], strict=True):
        assert int(number) not in steps
        steps[int(number)] = _step_of_alt(rest.split(". ")[0].strip("."))
    return steps


def _step_of_alt(part: str) -> Heard:
    if walk := re.match(r"(\w+) to (\w+), ([^:]+)(?:: (.*))?", part):
        why = walk[4] or ""
        reason = next((name for start, name in ALT_REASONS.items() if why.startswith(start)), "")
        return Heard("walk", (walk[1], walk[2]), zombies_in(walk[3]), reason)
    if attack := re.match(r"(\w+), attack of ([^:]+): (.*)", part):
        cost = dict(re.findall(r"(\w+) (\d+) wound", attack[3]))
        cost |= dict.fromkeys(re.findall(r"(\w+) falls", attack[3]), "falls")
        return Heard("attack", (attack[1],), zombies_in(attack[2]), cost=cost)
    if card := re.match(r"(?:Card for (\w+)|Coming in): (.*)", part):
        *inside, rest = re.split(r" more in (\w+)(?:, )?", card[2])
        came = _in_zones(zip(inside[::2], inside[1::2], strict=True))
        if card[1] and (some := re.match(r"(.*\d \w+) more", rest)):
            came = {card[1]: zombies_in(some[1])}
        return Heard("new", (), sum(came.values(), Kinds()), came=came)
    return Heard("other", (), Kinds())


def _in_zones(found: Iterable[tuple[str, str]]) -> dict[str, Kinds]:
    return {zone: zombies_in(some) for some, zone in found}


def zones_at(geometry: Geometry, point: tuple[float, float]) -> list[str]:
    """The zones whose ground holds a point of the picture."""
    x, y = point
    return [
        zone
        for zone in geometry.board.zones
        for box in geometry.boxes_of(zone)
        if box.left <= x <= box.right and box.top <= y <= box.bottom
    ]


# ---------------------------------------------------------------- what really happened


def happened(raw: Sequence[engine.Event]) -> list[tuple[Any, ...]]:
    """Walks, attacks and arrivals one by one, in the order in which the engine told them."""
    found: list[tuple[Any, ...]] = []
    for one in raw:
        if isinstance(one, e.GroupWalked):
            found.append(("walk", one.start, one.zone, one.kind, one.count, one.reason))
        elif isinstance(one, e.ZombiesAttacked):
            found.append(("attack", one.zone, dict(one.counts), {}))
        elif isinstance(one, e.SurvivorWounded | e.SurvivorEliminated):
            cost: Cost = next(each for each in reversed(found) if each[0] == "attack")[3]
            name = one.survivor.title()
            wounds = str(int(cost.get(name, "0")) + 1)
            cost[name] = wounds if isinstance(one, e.SurvivorWounded) else "falls"
        elif isinstance(one, e.ZombiesSpawned):
            found.append(("new", one.zone, one.kind, one.count))
    return found


def one_by_one(steps: Steps) -> list[list[tuple[Any, ...]]]:
    """The same of what was read back, a list for each step that tells such a thing."""
    found: list[list[tuple[Any, ...]]] = []
    for number in sorted(steps):
        step = steps[number]
        if step.sort == "walk":
            each = [("walk", *step.places, kind, n, step.why) for kind, n in step.zombies.items()]
        elif step.sort == "attack":
            each = [("attack", *step.places, dict(step.zombies), step.cost)]
        else:
            each = [("new", z, k, n) for z, some in step.came.items() for k, n in some.items()]
        found.append(list[tuple[Any, ...]](each))
    return [each for each in found if each]


def together(told: Iterable[tuple[Any, ...]]) -> list[str]:
    """Sorted; newcomers of one kind and zone that came by two events of a card as one."""
    return sorted(map(repr, told))


def in_order(truth: list[tuple[Any, ...]], steps: list[list[tuple[Any, ...]]]) -> bool:
    """Whether every step begins later than the one before it."""
    free, starts = list(range(len(truth))), list[int]()
    for step in steps:
        places: list[int] = []
        for one in step:
            at = next(at for at in free if truth[at] == one)
            free.remove(at)
            places.append(at)
        starts.append(min(places))
    return starts == sorted(starts)


# ---------------------------------------------------------------- the tests


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_story_tells_every_walk_attack_and_arrival_in_order(mission: str) -> None:
    for turn in turns_of(mission):
        truth, steps = happened(turn.raw), one_by_one(heard_in_story(turn.story))
        if not all(one[-1] for step in steps for one in step if one[0] == "walk"):
            # A story that would be too long leaves out why they walk, not that they do.
            assert len(turn.story) > LONG
            truth = [(*one[:-1], "") if one[0] == "walk" else one for one in truth]

        assert together(one for step in steps for one in step) == together(truth)
        assert in_order(truth, steps)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_alt_text_tells_the_same_under_the_same_numbers(mission: str) -> None:
    for turn in turns_of(mission):
        story, alt = heard_in_story(turn.story), heard_in_alt(turn.alt)
        left_out = re.search(r" (\d+) steps? more\.", turn.alt)

        assert len(alt) + (int(left_out[1]) if left_out else 0) == max(story)
        assert list(alt) == sorted(alt)
        without_reasons = not all(step.why for step in alt.values() if step.sort == "walk")
        assert len(turn.alt) > SHORT or not (left_out or without_reasons)
        for number, step in alt.items():
            if number not in story:
                assert step.sort == "other"
                continue
            known = story[number]
            reasons = known.why if step.why and known.why else ""
            assert replace(step, why=reasons) == replace(known, why=reasons)
            assert reasons in ("", step.why)
        attacks = [number for number, step in story.items() if step.sort == "attack"]
        assert all(number in alt for number in attacks)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_picture_draws_the_same_under_the_same_numbers(mission: str) -> None:
    for turn in turns_of(mission):
        story = heard_in_story(turn.story)
        drawn = turn.picture

        few, at_edge = len(turn.listed) <= FEW, [one for one in drawn.marks.tags if one.beyond]
        board = replace(drawn.marks, tags=tuple(one for one in drawn.marks.tags if not one.beyond))
        assert differences(drawn.look, drawn.geometry, board, story, strips=few) == []
        marked = {tag.number for tag in at_edge}
        # A long story tells in one sentence, without numbers, that groups split along the way.
        unnumbered, alt = {*turn.listed} - {*story}, heard_in_alt(turn.alt)
        assert not unnumbered or "Groups split along the way" in turn.story
        assert all(alt[one].sort == "other" for one in unnumbered & {*alt})
        told = [one for one in turn.listed if one in story]
        assert marked >= {one for one in told if not _is_seen(drawn.geometry, story[one])}
        assert marked <= {*turn.listed} - {tag.number for tag in board.tags}
        assert len(turn.listed) + turn.more == max(story)
        assert turn.listed == sorted(turn.listed)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_film_draws_the_same_under_the_same_numbers(mission: str) -> None:
    for turn in turns_of(mission):
        story = heard_in_story(turn.story)
        look, _, geometry, marks = turn.film

        assert differences(look, geometry, marks, story, strips=False) == []


FEW = 6
"""Steps up to which the board, too, tells kinds and counts."""


class Compared(NamedTuple):
    """One thing of a numbered step as the picture draws it, and as it should."""

    number: int
    drawn: object
    right: object


def differences(
    look: FamilyLook, geometry: Geometry, marks: Marks, story: Steps, *, strips: bool
) -> list[Compared]:
    """Of all that the picture shows of the board; of a large one it shows a part."""
    story = {number: step for number, step in story.items() if _is_seen(geometry, step)}
    compared = [
        *_arrows(geometry, marks, story),
        *_tags(geometry, marks, story, strips=strips),
        *_counts(newcomers_on(geometry, look, Marks(fallen=marks.fallen)), marks, story),
        *_places(geometry, marks, story),
    ]
    return [one for one in compared if one.drawn != one.right]


def _arrows(geometry: Geometry, marks: Marks, story: Steps) -> Iterator[Compared]:
    arrows = [arrow for arrow in marks.arrows if arrow.number]
    walks = {number: step for number, step in story.items() if step.sort == "walk"}
    yield Compared(0, [arrow.number for arrow in arrows], sorted(walks))
    for arrow in arrows:
        ends = zip(walks[arrow.number].places, (arrow.points[0], arrow.points[-1]), strict=True)
        for zone, point in ends:
            there = zones_at(geometry, point)
            yield Compared(arrow.number, zone if zone in there else there, zone)


def _tags(geometry: Geometry, marks: Marks, story: Steps, *, strips: bool) -> Iterator[Compared]:
    """What each tag is of, where it stands and what it says."""
    for tag in marks.tags:
        number, wish = tag.number, tag.wish
        if number not in story:
            known = wish.sort in ("split", "stay")
            yield Compared(number, wish.sort, wish.sort if known else "split or stay")
            continue
        step = story[number]
        if wish.sort in ("walk", "attack"):
            yield Compared(number, (wish.sort, wish.zones), (step.sort, step.places))
        if wish.sort == "walk":
            shown = Kinds({one.kind: count for one, count in wish.strips})
            yield Compared(number, shown, step.zombies if strips else Kinds())
            continue
        yield Compared(number, zones_at(geometry, tag.place.middle), [wish.zones[0]])
        if wish.sort == "attack":
            yield Compared(number, wish.note == "0", not step.cost)


def _counts(figures: Mapping[str, int], marks: Marks, story: Steps) -> Iterator[Compared]:
    """Where the figures tell the same count, the tag does not say it again."""
    came = Counter[str]()
    for step in story.values():
        came.update({zone: sum(kinds.values()) for zone, kinds in step.came.items()})
    for tag in marks.tags:
        if tag.number in story and tag.wish.sort == "new":
            (zone,) = tag.wish.zones
            told_twice = figures.get(zone) == came[zone]
            count = sum(story[tag.number].came[zone].values())
            yield Compared(tag.number, tag.wish.note, "" if told_twice else str(count))


def _places(geometry: Geometry, marks: Marks, story: Steps) -> Iterator[Compared]:
    """The zones in which the tags of each step stand."""
    told: dict[int, set[str]] = {number: set() for number in story}
    for tag in marks.tags:
        if tag.number in story:
            told[tag.number].add(tag.wish.zones[0])
    for number, step in story.items():
        if step.sort in ("walk", "attack"):
            yield Compared(number, told[number], {step.places[0]})
        elif step.sort == "new":
            yield Compared(number, told[number], set(step.came) & set(geometry.plates))


def _is_seen(geometry: Geometry, step: Heard) -> bool:
    """Whether a picture shows a zone of this step; a whole board shows all."""
    zones = [*step.places, *step.came]
    return not zones or any(zone in geometry.plates for zone in zones)


def test_two_hundred_turns_were_compared() -> None:
    turns = [turn for mission in MISSIONS for turn in turns_of(mission)]
    walks = sum(isinstance(one, e.GroupWalked) for turn in turns for one in turn.raw)

    assert len(turns) >= 200
    assert walks > 1000


# ---------------------------------------------------------------- one turn in several messages


def interrupted() -> Played:
    """A game with a vote told of while the zombies' turn waits for an answer."""
    for number in range(50):
        played = Played(SEATS, f"interrupted {number}", mission="00")
        while not played.table.outcome:
            played.go_on(1)
            began = any(
                isinstance(one, e.ZombiesTurnBegan) for one in played.rows[-1].happened("zombicide")
            )
            if began and played.table.questions:
                played.note()
                return played.go_on(30)
    raise AssertionError("no game had a question in a zombies' turn")


def test_a_turn_told_in_two_messages_goes_on_counting() -> None:
    played = interrupted()

    posts = Teller(played.record, None).compose(played.rows)

    note = next(at for at, post in enumerate(posts) if post.key.startswith("line:"))
    first, second = heard_in_story(posts[note - 1].text), heard_in_story(posts[note + 1].text)
    assert posts[note - 1].key.split(":")[1] == posts[note + 1].key.split(":")[1]
    assert min(second) == max(first) + 1


def test_the_rest_of_a_turn_is_told_alike_by_a_bot_that_was_started_anew() -> None:
    """It has only the rows that are still to be told, and what was told before."""
    played = interrupted()
    posts = Teller(played.record, None).compose(played.rows)
    note = next(at for at, post in enumerate(posts) if post.key.startswith("line:"))
    again = posts[note + 1]
    command = int(again.key.split(":")[1])
    earlier = [event for row in played.rows if row.number < again.first and row.command == command
               and row.kind != "note" for event in row.happened("zombicide")]  # fmt: skip

    rows = [row for row in played.rows if row.number >= again.first]
    told = Teller(played.record, None).compose(rows, during=command, earlier=earlier)

    assert (told[0].key, told[0].text) == (again.key, again.text)
