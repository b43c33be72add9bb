"""The zombies' turn in one picture: what is shown of it, and the same in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.event import Event
from engine.family import events as e
from engine.family.view import View
from renders.family.figures import NO_MARKS, ground_of
from renders.family.legend import occurring_in
from renders.family.look import FamilyLook
from renders.family.phase import Phase
from renders.kit.alt import LIMIT
from renders.kit.inline import SIZE
from renders.kit.rects import Rect
from renders.kit.turn import Words, fits, length_of, room_for
from tests.painted import phase_alt_text, phase_png, render_phase
from tests.playing import missions
from tests.renders.big import big_table
from tests.renders.happenings import everything
from tests.renders.test_arrows import by_neighbours, walked
from tests.renders.views import by_chance, group, survivor, tutorial, view, zombicide_box

AMY = survivor("amy", "C3")
AFTER = view([AMY], [group("S2", "walker", 2), group("S7", "fatty", 1, 1)])
TURN: list[Event] = [
    e.ZombiesTurnBegan(round=3),
    walked("walker", 2, "S1", "S2"),
    e.SpawnCardDrawn(card="12", zone="S7", level="blue"),
    e.ZombiesSpawned(kind="fatty", count=1, zone="S7"),
]
HIT: list[Event] = [
    e.ZombiesTurnBegan(round=3),
    e.ZombiesAttacked(zone="C3", counts=(("walker", 2),), survivors=("amy", "ned")),
    e.SurvivorWounded(survivor="amy", by="zombies"),
    e.SurvivorEliminated(survivor="ned", zone="C3", by="zombies"),
]


def shown(after: View, events: list[Event]) -> Phase:
    return Phase(FamilyLook(after), events)


def test_its_words_tell_who_walked_why_and_who_came():
    assert phase_alt_text(AFTER, TURN) == (
        "00 Tutorial, round 3: the zombies’ turn. 1. S1 to S2, 2 Walkers: noise in S4 (3). "
        "2. Card for S7: 1 Fatty more. Amy in C3: unhurt."
    )


def test_its_words_tell_wounds_and_deaths():
    people = [survivor("amy", "C3", wounds=1), survivor("ned", "C3", standing=False)]

    text = phase_alt_text(view(people), HIT)

    assert "1. C3, attack of 2 Walkers: Amy 1 wound, Ned falls." in text


def test_an_attack_and_who_fell_are_marked_on_the_board():
    people = [survivor("amy", "C3", wounds=1), survivor("ned", "C3", standing=False)]

    marks = shown(view(people, [group("C3", "walker", 2)]), HIT).marks

    assert [(tag.wish.sort, tag.wish.note) for tag in marks.tags] == [("attack", "−2")]
    assert marks.fallen == {"ned"}


def tags_of(after: View, came: int) -> list[tuple[str, str]]:
    events: list[Event] = [*TURN[:3], e.ZombiesSpawned(kind="fatty", count=came, zone="S7")]
    return [(tag.wish.sort, tag.wish.note) for tag in shown(after, events).marks.tags]


def test_newcomers_are_counted_once_where_their_figure_tells_how_many():
    """The number alone stands there; the figure bears its `+2`."""
    assert tags_of(view([AMY], [group("S7", "fatty", 2, 2)]), 2)[-1] == ("new", "")


def test_newcomers_who_went_on_at_once_are_counted_at_their_number():
    assert tags_of(view([AMY], [group("S7", "fatty", 1, 1)]), 2)[-1] == ("new", "2")
    assert tags_of(view([AMY], [group("S6", "fatty", 2)]), 2)[-1] == ("new", "2")


def test_newcomers_in_a_crowd_are_counted_at_their_number():
    kinds = [group("S1", kind, 9, 1 if kind == "fatty" else 0) for kind in zombicide_box().zombies]
    crowd = [survivor(name, "S1") for name in sorted(zombicide_box().characters)]
    events: list[Event] = [TURN[0], e.SpawnCardDrawn(card="12", zone="S1", level="blue"),
                           e.ZombiesSpawned(kind="fatty", count=1, zone="S1")]  # fmt: skip

    (tag,) = shown(view(crowd, kinds), events).marks.tags

    assert (tag.wish.sort, tag.wish.note) == ("new", "1")


def test_the_legend_explains_attacks_where_there_are_some():
    people = [survivor("amy", "C3", wounds=1), survivor("ned", "C3", standing=False)]
    after = view(people, [group("C3", "walker", 2)])

    assert occurring_in(FamilyLook(after), shown(after, HIT).marks).attacked
    assert not occurring_in(FamilyLook(AFTER), shown(AFTER, TURN).marks).attacked


def test_the_number_of_an_attack_leaves_a_full_small_room_readable():
    """It lies over the wall rather than over noise or name, and hardly over a figure."""
    people = [survivor("josh", "B2", wounds=1)]
    after = view(people, [group("B2", "walker", 1)], {"B2": 1}, mission="04")
    events: list[Event] = [
        e.ZombiesTurnBegan(round=3),
        e.ZombiesAttacked(zone="B2", counts=(("walker", 1),), survivors=("josh",)),
        e.SurvivorWounded(survivor="josh", by="zombies"),
    ]
    phase = shown(after, events)
    geometry = phase.geometry
    ground = ground_of(geometry, phase.look, NO_MARKS)

    (tag,) = phase.marks.tags

    assert not any(tag.place.meets(rect) for rect in [*ground.signs, geometry.plates["B2"]])
    over = [tag.place.cut(rect) for rect in ground.figures if tag.place.meets(rect)]
    assert sum(rect.width * rect.height for rect in over) < 200
    assert tag.place.meets(geometry.areas["B2"].edges)


def test_what_survivors_did_before_is_not_in_it():
    moved = e.SurvivorMoved(survivor="amy", start="S4", zone="C3")

    assert [arrow.number for arrow in shown(AFTER, [moved, *TURN]).marks.arrows] == [1]


def test_a_quiet_turn_shows_the_whole_board():
    quiet: list[Event] = [e.ZombiesTurnBegan(round=3)]

    assert shown(AFTER, quiet).list == ((), 0)
    assert render_phase(AFTER, quiet).size == SIZE


def test_of_a_large_board_that_part_is_shown_where_somebody_was_hurt():
    for name, zone in (("amy", "S6"), ("ned", "S18")):
        people = [survivor("amy", "S6"), survivor("ned", "S18")]
        people = [replace(one, wounds=int(one.id == name)) for one in people]
        after = view(people, [group(zone, "walker", 1)], mission="04")
        events: list[Event] = [
            e.ZombiesTurnBegan(round=3),
            e.ZombiesAttacked(zone=zone, counts=(("walker", 1),), survivors=(name,)),
            e.SurvivorWounded(survivor=name, by="zombies"),
        ]

        phase = shown(after, events)

        assert phase.geometry.windowed
        assert {one for one in ("S6", "S18") if one in phase.geometry.plates} == {zone}


def test_a_way_outside_the_part_shown_is_told_in_the_list_and_marked_at_the_edge():
    people = [survivor("amy", "S6", wounds=1)]
    after = view(people, [group("S6", "walker", 1), group("S17", "walker", 1)], mission="04")
    attack = e.ZombiesAttacked(zone="S6", counts=(("walker", 1),), survivors=("amy",))
    events: list[Event] = [
        e.ZombiesTurnBegan(round=3),
        attack,
        e.SurvivorWounded(survivor="amy", by="zombies"),
        walked("walker", 1, "S18", "S17"),
    ]

    phase = shown(after, events)

    assert [step.number for step in phase.list.steps] == [1, 2]
    assert phase.marks.arrows == ()
    seen, beyond = phase.marks.tags
    assert (seen.number, seen.beyond, beyond.number) == (1, None, 2)
    pane, edges = Rect(0, 0, phase.window.width, phase.window.height), beyond.place
    assert beyond.beyond is not None
    assert not pane.holds(Rect(*beyond.beyond, *beyond.beyond))
    assert pane.holds(edges)
    assert {0.0, 2.0} & {edges.left, edges.top, pane.right - edges.right,
                         pane.bottom - edges.bottom}  # fmt: skip
    assert not edges.meets(seen.place)


def test_every_line_of_the_list_has_its_number_on_the_picture_of_a_large_board():
    beyond = 0
    for seed in range(4):
        after = by_chance(seed, "08")
        phase = shown(after, by_neighbours(after))
        beyond += sum(tag.beyond is not None for tag in phase.marks.tags)

        numbers = {tag.number for tag in phase.marks.tags}
        assert {each.number for each in phase.list.steps} <= numbers

    assert beyond > 0


def test_who_was_hurt_has_a_red_line_with_the_name_or_the_token_where_it_is_long():
    phase = shown(view([survivor("amy", "C3", wounds=1)], [group("C3", "walker", 2)]), HIT[:3])

    (line,) = [phase.line_of(step) for step in phase.list.steps]
    words = [piece.text for piece in line.pieces if isinstance(piece, Words)]

    assert line.loud
    assert words == ["Amy", "−1"]
    everybody = sorted(zombicide_box().characters)
    attack = e.ZombiesAttacked(zone="C3", counts=(("walker", 2),), survivors=tuple(everybody))
    hits = [e.SurvivorWounded(survivor=one, by="zombies") for one in everybody]
    crowd = view([survivor(one, "C3", wounds=1) for one in everybody], [group("C3", "walker", 2)])
    phase = shown(crowd, [HIT[0], attack, *hits])
    line = phase.line_of(phase.list.steps[0])
    words = [piece.text for piece in line.pieces if isinstance(piece, Words)]
    assert words == ["−1"] * len(everybody)


@pytest.mark.parametrize("mission", missions())
def test_the_fullest_turn_of_any_mission_can_be_drawn(mission: str):
    after = by_chance(2, mission)

    assert render_phase(after, by_neighbours(after)).size == SIZE


def test_a_long_list_leaves_out_the_walks_farthest_from_survivors_and_counts_them():
    after = by_chance(2, "01")
    hurt = after.survivors[0]
    attack = e.ZombiesAttacked(zone=hurt.zone, counts=(("walker", 2),), survivors=(hurt.id,))
    events = [*by_neighbours(after), attack, e.SurvivorWounded(survivor=hurt.id, by="zombies")]

    phase = shown(after, events)

    listed = [phase.lines[step.number] for step in phase.list.steps]
    assert len(listed) >= 11
    assert fits(listed, True, phase.scene)
    assert not fits([*listed, *listed[:2]], True, phase.scene)
    assert len(listed) + phase.list.more == len(phase.happened.steps)
    assert phase.happened.steps[-1] in phase.list.steps


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("mission", ["00", "01"])
def test_lines_are_broken_and_neither_cut_nor_wider_than_their_place(language: str, mission: str):
    """Lines of every kind of step, below a board of one row and beside a small map."""
    after = by_chance(2, mission)
    phase = Phase(FamilyLook(after, language), everything(after))
    room = room_for(phase.scene)

    assert len(phase.lines) == 12
    for line in phase.lines.values():
        rows = line.rows(room, explained=True)
        said, told = (
            " ".join(each.text for each in pieces if isinstance(each, Words))
            for pieces in ([piece for row in rows for piece in row], line.pieces)
        )
        assert said == f"{told} {line.why}".strip()
        assert max(map(length_of, rows)) <= room


def test_the_same_events_give_the_same_bytes():
    assert phase_png(AFTER, TURN) == phase_png(AFTER, TURN)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_words_fit_and_name_every_survivor(language: str):
    for seed in range(20):
        after = big_table(seed)

        text = phase_alt_text(after, by_neighbours(after), language=language)

        assert len(text) <= LIMIT
        people = [zombicide_box().characters[one.id].name.in_(language) for one in after.survivors]
        assert all(name in text for name in people)


def test_words_that_are_too_long_count_what_they_leave_out():
    after = big_table(1)
    events = by_neighbours(after)

    text = phase_alt_text(after, events)

    told = sum(f" {number}. " in text for number in range(1, len(events)))
    assert 0 < told < len(events) - 1
    assert f" {len(events) - 1 - told} steps more. " in text


def test_its_words_begin_with_mission_and_round():
    assert phase_alt_text(tutorial(), TURN).startswith("00 Tutorial, round 3: the zombies’ turn")
