"""Missions from outside: the shipped ones come back unchanged, faulty ones are named whole."""

from __future__ import annotations

import random
import re
from importlib.resources.abc import Traversable

import pytest

import engine
from engine.content import data_root
from engine.imported import BRIEFING, BYTES, TITLE, read_mission
from tests.playing import SEATS, give, random_step
from tests.record import autopilot_step


def shipped(mission: str) -> Traversable:
    return data_root() / "zombicide" / "missions" / f"{mission}.toml"


def text_of(mission: str, new_id: str = "ours") -> str:
    """A shipped mission under another id."""
    return shipped(mission).read_text("utf-8").replace(f'id = "{mission}"', f'id = "{new_id}"', 1)


def faults_of(text: str) -> list[str]:
    with pytest.raises(engine.DataFaults) as told:
        read_mission("zombicide", text)
    return [str(fault) for fault in told.value.faults]


@pytest.mark.parametrize("mission", sorted(engine.load_content("zombicide").missions))
def test_every_shipped_mission_could_be_imported_under_another_name(mission: str) -> None:
    found = engine.content_of("zombicide", mission=text_of(mission))

    theirs = engine.load_content("zombicide").missions[mission]
    assert found.missions["ours"] == theirs.model_copy(update={"id": "ours"})
    assert found.board("ours").zones == found.board(mission).zones


def test_an_imported_mission_is_played_to_its_end_and_survives_storage() -> None:
    table = engine.open_table(
        "zombicide",
        mission="ours",
        seats=SEATS,
        seed="imported",
        options={"mission": text_of("02")},
    )
    steps = 0
    while not table.outcome:
        give(table, *autopilot_step(table))
        steps += 1
        if steps % 10 == 0:
            table = engine.load_table(table.to_json())

    assert table.view().mission == "ours"
    assert table.view().title.en == "Y-Zone"


def test_the_box_knows_nothing_of_an_imported_mission() -> None:
    engine.content_of("zombicide", mission=text_of("02"))

    assert "ours" not in engine.load_content("zombicide").missions
    with pytest.raises(engine.Refusal) as refused:
        engine.open_table("zombicide", mission="ours", seats=SEATS, seed="x")
    assert refused.value.key == "no-such-mission"


def test_a_mission_of_the_box_cannot_be_replaced() -> None:
    assert any("mission of the box" in fault for fault in faults_of(shipped("02").read_text()))


@pytest.mark.parametrize(
    "text", ["", "[" * 5000, "x = " + "[" * 30_000, "id = 1", "\x00", "a = " + "9" * 5000]
)
def test_what_is_no_mission_is_refused_in_words(text: str) -> None:
    assert faults_of(text)


def test_a_file_may_not_be_larger_than_64_kib() -> None:
    padded = text_of("02") + "#" * BYTES

    assert "bytes" in faults_of(padded)[0]


def test_every_fault_is_named_at_once() -> None:
    text = text_of("02")
    text = re.sub(r"^difficulty = .*$", 'difficulty = "awful"', text, flags=re.M)
    text = re.sub(r"^minutes = .*$", "minutes = 0", text, flags=re.M)

    told = "\n".join(faults_of(text))

    assert "awful" in told
    assert "minutes" in told


def test_texts_that_would_not_fit_are_refused() -> None:
    text = text_of("02").replace('en = "Y-Zone"', f'en = "{"Y" * (TITLE + 1)}"')
    text = re.sub(r'^en = ".*$', f'en = "{"b" * (BRIEFING + 1)}"', text, count=1, flags=re.M)

    told = "\n".join(faults_of(text))

    assert "name (en)" in told
    assert "briefing (en)" in told


def test_a_board_larger_than_the_box_is_refused_before_it_is_laid() -> None:
    row = " ".join(["1B@0"] * 90)
    text = re.sub(r'tiles = """.*?"""', f'tiles = """\n{row}\n"""', text_of("02"), flags=re.S)

    assert any("more than 9 tiles" in fault for fault in faults_of(text))


def test_a_stored_table_whose_mission_was_meddled_with_is_damaged() -> None:
    table = engine.open_table(
        "zombicide", mission="ours", seats=SEATS, seed="x", options={"mission": text_of("02")}
    )
    broken = table.to_json().replace("minutes = ", "minuets = ")

    with pytest.raises(engine.DamagedGame):
        engine.load_table(broken)


def test_random_play_of_an_imported_mission_with_guests_breaks_nothing() -> None:
    sheet = {
        "id": "maya",
        "name": {"fr": "Maya", "en": "Maya"},
        "initial": "M",
        "shape": "star",
        "blue": "sniper",
        "yellow": "plus-one-action",
        "orange": ["medic"],
        "red": ["lucky"],
    }
    table = engine.open_table(
        "zombicide",
        mission="ours",
        seats={"ann": ["maya", "amy", "ned", "doug"]},
        seed="guests",
        options={"mission": text_of("02"), "order": "free"},
        survivors=[sheet],
    )
    chance = random.Random(1)
    for _ in range(80):
        if table.outcome:
            break
        give(table, *random_step(table, chance))

    assert table.view().survivors[0].guest is not None
    content = engine.content_of("zombicide", mission=text_of("02"), survivors=[sheet])
    assert content.characters["maya"].name.en == "Maya"


def test_where_a_card_runs_out_the_last_custom_survivors_begin_without_it() -> None:
    sheets = [
        {
            "id": f"own-{number}",
            "name": {"fr": f"N{number}", "en": f"N{number}"},
            "initial": "N",
            "shape": "star",
            "blue": "starts-with-pistol",
            "yellow": "plus-one-action",
            "orange": ["medic"],
            "red": ["lucky"],
        }
        for number in range(6)
    ]
    seats = {"ann": [str(sheet["id"]) for sheet in sheets]}

    for mission in ("00", "01"):
        table = engine.open_table(
            "zombicide", mission=mission, seats=seats, seed="x", survivors=sheets
        )
        assert len(table.view().survivors) == 6


def test_a_table_of_a_faulty_mission_is_not_opened() -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.open_table(
            "zombicide", mission="ours", seats=SEATS, seed="x", options={"mission": "id = 1"}
        )

    assert refused.value.key == "faulty-mission"
