"""Missions from outside: the shipped ones come back unchanged, faulty ones are named whole."""

from __future__ import annotations

import random
import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import engine
from engine.content import data_root
from engine.family.commands import SurvivorCommand
from engine.family.goals import GOALS
from engine.family.imported import BRIEFING, TITLE, read_draft
from engine.reading.bounds import BYTES
from engine.reading.faults import Fault
from engine.reading.mission import FORMAT
from engine.zombicide.booklet import ZOMBICIDE
from tests.faults import assert_told
from tests.playing import SEATS, autopilot_step, give, missions, random_step
from tests.record import seats_for
from tests.written import WRITTEN, content_of


def shipped(mission: str) -> Traversable:
    return data_root() / "zombicide" / "missions" / f"{mission}.toml"


def text_of(mission: str, new_id: str = "ours") -> str:
    """A shipped mission under another id."""
    return shipped(mission).read_text("utf-8").replace(f'id = "{mission}"', f'id = "{new_id}"', 1)


def faults_of(text: str) -> list[str]:
    with pytest.raises(engine.DataFaults) as told:
        engine.read_mission("zombicide", text)
    return [str(fault) for fault in told.value.faults]


@pytest.mark.parametrize("mission", missions())
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


def test_shipped_and_written_missions_have_every_goal_and_every_special_rule() -> None:
    shipped = engine.load_content("zombicide").missions.values()
    ours = [content_of(*one).missions[one[1]] for one in WRITTEN if one[0] == "zombicide"]

    assert {rule.name for one in (*shipped, *ours) for rule in one.victory} == set(GOALS)
    assert {rule.name for one in (*shipped, *ours) for rule in one.rules} == set(
        ZOMBICIDE.files.mission_rules
    )


@pytest.mark.parametrize("mission", missions())
def test_the_autopilot_plays_an_imported_mission_as_it_plays_the_box_s(mission: str) -> None:
    """Whatever it weighs, it reads from the table's own mission."""
    seats = seats_for(mission)
    box = engine.open_table("zombicide", mission=mission, seats=seats, seed="x")
    table = engine.open_table(
        "zombicide", mission="ours", seats=seats, seed="x", options={"mission": text_of(mission)}
    )

    while not box.outcome:
        assert autopilot_step(table) == autopilot_step(box)
        give(table, *autopilot_step(table))
        give(box, *autopilot_step(box))

    assert table.outcome == box.outcome


def test_the_autopilot_leads_custom_survivors_through_an_imported_mission() -> None:
    skills = list(engine.load_content("zombicide").skills)
    sheets = [
        {
            "id": f"own-{number}",
            "name": {"fr": f"N{number}", "en": f"N{number}"},
            "initial": "N",
            "shape": "star",
            "blue": skills[number],
            "yellow": skills[number + 6],
            "orange": skills[number + 12 : number + 14],
            "red": skills[-3 - number :],
        }
        for number in range(6)
    ]
    for mission in ("06", "08"):
        table = engine.open_table(
            "zombicide",
            mission="ours",
            seats={"ann": [str(sheet["id"]) for sheet in sheets]},
            seed="guests",
            options={"mission": text_of(mission)},
            survivors=sheets,
        )
        acted = set[str]()
        while not table.outcome:
            seat, step = autopilot_step(table)
            acted |= {step.survivor} if isinstance(step, SurvivorCommand) else set()
            give(table, seat, step)

        assert acted == {str(sheet["id"]) for sheet in sheets}


def test_the_autopilot_fetches_the_key_where_all_it_looks_for_is_locked_up() -> None:
    """Supplies lie behind the storeroom's door alone; no goal names the key."""
    text = NEW.replace('zones = ["C2"]', 'zones = ["B1", "B2"]')
    old = '[[victory]]\nname = "take-objectives"'
    assert old in text
    text = text.replace(old, '[[victory]]\nname = "find"\nkinds = ["water"]')

    taken = 0
    for seed in range(8):
        table = engine.open_table(
            "zombicide",
            mission="night-market",
            seats=SEATS,
            seed=str(seed),
            options={"mission": text},
        )
        while not table.outcome:
            give(table, *autopilot_step(table))
        taken += any(one.id == "key" and one.taken for one in table.view().objectives)

    assert taken >= 4


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
    seats = {str(number): [str(sheet["id"])] for number, sheet in enumerate(sheets)}

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


# ------------------------------------------------------------ a newcomer's mission

MISSIONS = Path(__file__).parent.parent / "fixtures" / "missions"
NEW = (MISSIONS / "night-market.toml").read_text("utf-8")
SPOILT = (MISSIONS / "night-market-spoilt.toml").read_text("utf-8")
SAID = (
    "id is 'night market'; an id is small letters and digits joined by -, such as fire-axe, or M0",
    "name: en is missing; both texts are needed",
    "name: de is not known here; known are fr, en",
    "source is ''; where its rules come from",
    "difficulty is 'nightmare'; tutorial, easy, medium or hard",
    "minutes is 0; a whole number, 1 or more",
    "rooms: B2 is 'cave'; a floor is living, lounge, bar,",
    "objectives 1: xp is -1; a whole number, 0 or more",
    "cars 1: kind is 'taxi'; a car is police, pimp, car or van",
    "writer is not known here; known are id, name, format, source,",
)
DRAWN = (
    "door B2-S7: B2 and S7 share no wall at row 2; a door may stand at row 7, row 8",
    "doors: the house B1, B2 has none; it cannot be entered",
    "rooms: C4 is missing; give its floor",
)
LYING = (
    "survivors: min is above max; 4 survivors at most are allowed",
    "door C3-S5: needs is 'kee'; no objective is that",
    "objectives: crate stands twice; every id is used once",
    "spawn C1: active_from is 'kee'; no objective is that",
    "rule no-serch: it is not known; known are spawn-deck",
    "rule first-equipment: 'gun' is no card of this game",
    "victory take-objectives: count is not known here; known are",
    "exit: B2 is a room; it lies in a street zone",
    "objective key: there is no zone B7; names shows the zones",
    "start: S4 is a spawn zone; survivors begin elsewhere",
)
"""The faults that were planted in the spoilt file: in what it says, in its map, in the rest."""
MENDED_SAID = {
    'id = "night market"': 'id = "night-market"',
    "de = ": "en = ",
    'source = ""': 'source = "house"',
    "nightmare": "easy",
    "minutes = 0": "minutes = 40",
    'writer = "somebody"\n': "",
    '"cave"': '"diner"',
    "xp = -1": "xp = 1",
    "taxi": "police",
}
MENDED_MAP = {'B2 = "diner"': 'B2 = "diner"\nC4 = "hall"', "row = 2": "row = 7"}


def mended(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_mission_written_from_the_document_is_played_to_its_end() -> None:
    """Every key of docs/missions.md that a small mission uses; nothing in Python knows it."""
    ends: set[str] = set()
    for seed in range(8):
        table = engine.open_table(
            "zombicide", mission="night-market", seats=SEATS, seed=str(seed),
            options={"mission": NEW},
        )  # fmt: skip
        assert table.view().locked_doors == {"C3-S5"}
        while not table.outcome:
            give(table, *autopilot_step(table))
        ends.add(table.outcome.reason)

    assert "goals-reached" in ends


FOLLOWING = (
    "rooms: C4 is missing; give its floor",
    "door C3-S5: needs is 'kee'; no objective is that",
    "spawn C1: active_from is 'kee'; no objective is that",
    "objective key: there is no zone B7; names shows the zones",
)
"""Faults of the file that may only follow from those that are named before them."""


def test_faults_are_all_named_at_once_what_is_said_then_the_map_then_the_rest() -> None:
    """Left out is only what may be wrong because of what is told before."""
    drawn = mended(SPOILT, MENDED_SAID)
    later = [one for one in (*DRAWN, *LYING) if one not in FOLLOWING]

    assert_told(faults_of(SPOILT), "night market", *SAID, *later)
    assert_told(faults_of(drawn), "night-market", *DRAWN, *LYING)
    assert_told(faults_of(mended(drawn, MENDED_MAP)), "night-market", *LYING)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "key"\nzone = "B1"', 'id = "Key"\nzone = "B1"'),
        ("row = 7", "row = 7\ncolumn = 2"),
        ('zone = "S4"', 'zone = "s4"'),
        ('kind = "police"', 'kind = "taxi"'),
        ('start = "S6"', 'start = "6"'),
        ('exit = "S9"', "exit = 9"),
        ("[[objectives]]", "[[objective]]"),
        ("[[victory]]", "[[goals]]"),
        ("min = 2, max = 6", 'min = 2, max = "six"'),
        ('B1 = "bar"', 'b1 = "bar"'),
    ],
)
def test_one_faulty_value_brings_only_faults_that_name_it(old: str, new: str) -> None:
    assert old in NEW
    told = faults_of(NEW.replace(old, new) if old.startswith("[[") else NEW.replace(old, new, 1))

    assert 1 <= len(told) <= 2, told


def test_a_draft_has_names_and_a_board_from_the_first_tile_on() -> None:
    draft = read_draft(engine.load_content("zombicide"), '[map]\ntiles = "5D@0"')

    assert draft.board is not None
    assert {*draft.board.zones} == {"S1", "S2", "S3", "S4", "S5", "B1", "B2", "S6", "S7"}
    assert draft.names.splitlines()[0].split() == ["S1", "S1", "S3", "S3", "S3", "S3", "S4", "S4"]
    missing = [key for key, fault in draft.faults if "is missing" in fault]
    assert {"id", "name", "rooms", "spawns", "victory", "map"} <= {*missing}
    assert ("doors", "doors: the house B1, B2 has none; it cannot be entered") in draft.faults


def test_a_fault_says_in_which_key_of_the_file_it_is() -> None:
    with pytest.raises(engine.DataFaults) as told:
        engine.read_mission("zombicide", SPOILT)

    keys = [fault.at for fault in told.value.faults]
    assert keys[:3] == ["id", "name", "name"]
    assert {"doors", "exit", "start", "rules", "victory", "objectives", "cars"} <= {*keys}


WORDS = ["B1", "S99", "red", "0", "-1", '""', "[]", "{}", "walker", "true", "map", "1B@90"]


@pytest.mark.parametrize("seed", range(40))
def test_a_text_that_was_changed_at_random_is_read_or_refused_with_cures(seed: int) -> None:
    """Lines are left out, doubled and swapped, and words replaced: no other error is raised."""
    chance = random.Random(seed)
    lines = NEW.splitlines()
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(lines))
        way = chance.randrange(4)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(chance.randrange(len(lines)), lines[at])
        elif way == 2:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            words = lines[at].split(" ")
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            lines[at] = " ".join(words)
    faults: tuple[Fault, ...] = ()
    read = len(engine.load_content("zombicide").missions)
    try:
        read = len(engine.content_of("zombicide", mission="\n".join(lines)).missions)
    except engine.DataFaults as told:
        faults = told.faults

    assert bool(faults) != (read > len(engine.load_content("zombicide").missions))
    assert all(fault.cure for fault in faults)


@pytest.mark.parametrize(
    ("ruleset", "tiles"),
    [
        ("zombicide", ""), ("zombicide", "1B@0"),
        ("zombicide", "2C@0 7B@90 4B@180 / 1B@90 5C@0 3C@270"),
        ("heroes-resistance", ""), ("heroes-resistance", "4R 2V"),
        ("living-dead", ""), ("living-dead", "4R 5V"), ("living-dead", "2R@90"),
    ],
)  # fmt: skip
def test_the_template_is_a_mission_that_can_be_played(ruleset: str, tiles: str) -> None:
    mission = engine.read_mission(ruleset, engine.mission_template(ruleset, tiles))

    assert mission.format == FORMAT


def test_older_formats_are_read_and_newer_ones_refused() -> None:
    for number in range(1, FORMAT + 1):
        assert engine.read_mission("zombicide", f"format = {number}\n{NEW}").format == number

    assert faults_of(f"format = {FORMAT + 1}\n{NEW}") == [
        f"night-market: format is {FORMAT + 1}; this release reads formats 1 to {FORMAT}"
    ]
