"""The surroundings of one survivor: drawn for anybody on any board, and nothing is laid badly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.family.view import View
from renders.family.around import sights_of, threats_to
from renders.family.figures import contents_of, crowd_of
from renders.family.inline import UNITS
from renders.family.look import FamilyLook
from renders.family.surroundings import window_round
from renders.kit.alt import LIMIT
from renders.kit.inline import SIZE
from renders.kit.rects import Rect
from renders.zones.geometry import geometry_of
from renders.zones.places import maybe_fill
from tests.painted import around_alt_text, around_png, render_around
from tests.playing import missions
from tests.renders.test_places import faults_in, things_in
from tests.renders.views import by_chance, group, survivor, tutorial, view, zombicide_box


def faults_around(shown: View, zone: str) -> list[str]:
    """Everything that is laid badly in the window round a zone."""
    geometry = geometry_of(shown.board, window_round(shown, zone), UNITS)
    pane = Rect(0, 0, geometry.width, geometry.height)
    faults: list[str] = []
    for each, here in contents_of(FamilyLook(shown)).items():
        crowd = crowd_of(here, FamilyLook(shown, "fr"))._replace(steps=True)
        fill = maybe_fill(geometry, each, crowd)
        if fill is None:
            continue
        things = things_in(fill, geometry.plates[each])[0 if fill.named else 1 :]
        things += [("steps", fill.steps)] if fill.steps else []
        faults += faults_in(geometry, each, things)
        faults += [f"{what} leaves the window" for what, rect in things if not pane.holds(rect)]
    return faults


@pytest.mark.parametrize("mission", missions())
def test_nothing_overlaps_leaves_its_zone_or_the_window(mission: str):
    for seed in range(6):
        shown = by_chance(seed, mission)
        for each in shown.survivors[:2]:
            assert faults_around(shown, each.zone) == []


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_has_the_size_of_the_picture_of_a_round(language: str, theme: str):
    picture = render_around(
        tutorial(), "amy", language=language, theme="day" if theme == "day" else "night"
    )

    assert (picture.size, picture.mode) == (SIZE, "P")


def test_the_same_view_gives_the_same_bytes_below_200_kilobytes():
    first = around_png(tutorial(), "amy")

    assert first == around_png(tutorial(), "amy")
    assert len(first) < 200_000


def test_walkers_threaten_from_the_next_zone_and_runners_from_two_away():
    zombies = [group("C2", "walker", 1), group("C2", "runner", 1), group("C4", "walker", 1)]
    shown = view([survivor("amy", "C3")], zombies)

    threats = threats_to(FamilyLook(shown), shown.survivors[0])

    assert threats == {("C4", "walker"), ("C2", "runner")}


def test_a_closed_door_keeps_threats_out():
    shown = view([survivor("amy", "C3")], [group("S4", "runner", 1)], open_doors=frozenset[str]())

    assert threats_to(FamilyLook(shown), shown.survivors[0]) == frozenset()


def test_what_is_seen_is_listed_from_near_to_far():
    shown = view([survivor("amy", "S1")], [group("S2", "walker", 2), group("S1", "runner", 1)])

    sights = sights_of(FamilyLook(shown), shown.survivors[0])

    assert [(sight.zone, sight.far) for sight in sights] == [("S1", 0), ("S2", 1)]


def test_one_who_is_not_there_is_named():
    shown = tutorial()
    fallen = replace(shown.survivors[0], standing=False)

    with pytest.raises(KeyError, match="nobody"):
        render_around(shown, "nobody")
    with pytest.raises(ValueError, match="amy"):
        render_around(replace(shown, survivors=(fallen, *shown.survivors[1:])), "amy")


def test_in_words_who_can_come_is_told_apart_from_who_is_only_seen():
    shown = view([survivor("amy", "S4"), survivor("doug", "B2", seat="bob")],
                 [group("S3", "walker", 3), group("S2", "walker", 1)])  # fmt: skip

    text = around_alt_text(shown, "amy", players={"ann": "Ann"})

    assert text.startswith("Amy (Ann) in S4: unhurt, 3 actions left.")
    assert "Others: Doug B2." in text
    assert "Can reach Amy this round: S3 3 Walkers." in text
    assert "1 move away: S3, S5, B1." in text


def test_in_words_it_is_said_that_nobody_is_in_sight():
    assert "No zombie in sight." in around_alt_text(view([survivor("amy", "B2")]), "amy")


@pytest.mark.parametrize("mission", missions())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_fit_and_name_every_survivor(mission: str, language: str):
    shown = by_chance(1, mission)
    names = [zombicide_box().characters[one.id].name.in_(language) for one in shown.survivors]
    for one in shown.survivors:
        text = around_alt_text(shown, one.id, language=language, players={"ann": "A" * 32})
        assert len(text) <= LIMIT
        assert all(name in text for name in names)
