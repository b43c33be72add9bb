"""A mission's map before play: every mission can be drawn, and told in words."""

from __future__ import annotations

import pytest

from renders.family.figures import contents_of, crowd_of
from renders.family.look import FamilyLook
from renders.family.lying import as_drawn
from renders.family.mission import mission_view
from renders.kit.alt import LIMIT
from renders.kit.inline import SIZE
from tests.painted import mission_alt_text, mission_png, render_mission
from tests.playing import missions
from tests.renders.test_places import faults_in_crowds
from tests.renders.views import zombicide_box


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("mission", missions())
def test_every_mission_has_a_map_and_its_words(mission: str, language: str):
    picture = render_mission(mission, language=language)
    text = mission_alt_text(mission, language)

    assert picture.size == SIZE
    assert len(text) <= LIMIT
    assert zombicide_box().missions[mission].start in text


def test_only_what_lies_on_a_map_is_told():
    assert mission_alt_text("00").startswith(
        "00 Tutorial. Tutorial · 4–6 survivors · about 20 min. 14 zones. Start: B2. "
        "Spawn zones in order: S7, S1. Objectives: C2. Your house"
    )
    assert "Exit: S4. Spawn zones in order: S1, S12, S16, S6. Cars: S9, S3." in mission_alt_text(
        "06"
    )


@pytest.mark.parametrize("mission", missions())
def test_no_sign_of_a_map_covers_another_or_leaves_its_zone(mission: str):
    view = as_drawn(mission_view(zombicide_box(), mission))
    zones = contents_of(FamilyLook(view))
    start = zombicide_box().missions[mission].start
    if start in zones:
        zones[start].start = True
    crowds = {zone: crowd_of(here, FamilyLook(view, "fr")) for zone, here in zones.items()}

    assert faults_in_crowds(view.board, crowds) == []


def test_the_same_mission_gives_the_same_bytes():
    assert mission_png("00", "fr") == mission_png("00", "fr")


def test_a_mission_that_there_is_not_is_named():
    with pytest.raises(KeyError, match="99"):
        mission_png("99")
