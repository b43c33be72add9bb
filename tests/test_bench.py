"""What the benchmarks measure can be set up, so that they do not break unseen between two runs."""

from __future__ import annotations

from itertools import islice

from tests.bench.engine import SURVIVORS, crowded_table, phases
from tests.bench.plane import midgame


def test_the_crowded_table_holds_every_survivor_and_every_zombie_of_the_box() -> None:
    view = crowded_table(0).view()

    assert [one.id for one in view.survivors] == list(SURVIVORS)
    assert sum(group.count for group in view.groups) == 65


def test_a_phase_to_be_measured_is_found_and_runs() -> None:
    (phase,) = islice(phases(), 1)

    assert phase.questions > 0
    assert phase.seconds() > 0


def test_a_table_on_a_plane_stands_in_the_middle_of_a_game() -> None:
    table = midgame(0)

    assert table.acting
    assert not table.questions
    assert table.view().round > 1
