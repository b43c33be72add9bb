"""Missions from outside: held to the rules of this box, as its own are."""

from __future__ import annotations

import pytest

import engine
from engine.content import data_root
from tests.playing import missions


def text_of(mission: str) -> str:
    """A mission of the box under another id."""
    path = data_root() / "heroes-resistance" / "missions" / f"{mission}.toml"
    return path.read_text("utf-8").replace(f'id = "{mission}"', 'id = "ours"', 1)


@pytest.mark.parametrize("mission", missions("heroes-resistance"))
def test_every_mission_of_the_box_could_be_imported_under_another_name(mission: str):
    """Spawn zones in rooms among them."""
    theirs = engine.load_content("heroes-resistance").missions[mission]

    assert engine.read_mission("heroes-resistance", text_of(mission)) == theirs.model_copy(
        update={"id": "ours"}
    )


def test_a_bystander_whom_the_box_has_not_is_named():
    text = text_of("M5").replace('bystanders = ["happy-hogan"]', 'bystanders = ["hapy"]', 1)

    with pytest.raises(engine.DataFaults, match="'hapy' is no entry of the bystanders"):
        engine.read_mission("heroes-resistance", text)
