"""Survivors as files: read generously, every fault at once, written in one form, and played."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.app.simulator import by_autopilot, play_game
from engine.core.refusal import Refusal
from engine.core.table import Table
from engine.family.entries import Guest
from engine.family.setup import shares
from engine.reading.faults import Fault

FILES = sorted((Path(__file__).parent.parent / "survivors").glob("*/*.toml"))
GAMES = ("zombicide", "living-dead", "heroes-resistance")
WHOLE = """\
format = 1
name = "Maya"
shape = "star"
blue = "sniper"
yellow = "plus-one-action"
orange = ["medic"]
red = ["tough"]
"""


def faults(text: str, game: str = "zombicide") -> list[str]:
    return [str(one) for one in engine.draft_survivor(game, text).faults]


def read(text: str, game: str = "zombicide") -> dict[str, Any]:
    return engine.read_survivor(game, text)


def opened(game: str, sheet: dict[str, Any], *mates: str) -> Table[Any, Any]:
    """A table of one player, who leads the survivor, those named, and others of the box."""
    content = engine.load_content(game)
    mission = next(iter(content.missions.values()))
    people = dict.fromkeys([str(sheet["id"]), *mates, *content.characters])
    seats = {"ann": list(people)[: shares(content, mission, 1)[0]]}
    return engine.open_table(game, mission=mission.id, seats=seats, seed="own", survivors=[sheet])


# ------------------------------------------------------------ seven of a community


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_survivor_of_a_community_is_read_and_played_to_an_end(file: Path) -> None:
    game = file.parent.name
    sheet = read(file.read_text("utf-8"), game)
    table = opened(game, sheet)
    stored = engine.load_table(table.to_json())
    assert stored.view() == table.view()

    play_game(stored, by_autopilot)

    assert stored.outcome is not None
    assert str(sheet["id"]) in [one.id for one in stored.view().survivors]


def test_there_are_seven_for_all_games_with_skills_by_hand_and_accents() -> None:
    assert len(FILES) >= 7
    assert {file.parent.name for file in FILES} == set(GAMES)
    texts = [file.read_text("utf-8") for file in FILES]
    assert sum("[[by_hand]]" in one for one in texts) >= 3
    assert sum(not one.isascii() for one in texts) >= 4


# ------------------------------------------------------------ reading


@pytest.mark.parametrize("game", GAMES)
def test_the_template_is_a_survivor_that_plays(game: str) -> None:
    text = engine.survivor_template(game)

    assert faults(text, game) == []
    assert engine.survivor_faults(game, read(text, game)) == []
    assert all(skill in text for skill in engine.load_content(game).skills)


def test_a_byte_order_mark_and_line_ends_of_windows_do_no_harm() -> None:
    assert read("\ufeff" + WHOLE.replace("\n", "\r\n")) == read(WHOLE)


def test_skills_are_named_by_id_or_by_name_in_any_language() -> None:
    named = WHOLE.replace('"sniper"', '"Sniper"').replace('"medic"', '"médecin"')

    assert read(named) == read(WHOLE)


def test_id_initial_and_shape_may_be_left_out() -> None:
    sheet = read(WHOLE.replace("Maya", "Zoé-Ann").replace('shape = "star"\n', ""))

    assert (sheet["id"], sheet["initial"], sheet["shape"]) == ("own-zoe-ann", "Z", "circle")


def test_all_faults_are_told_at_once_each_with_its_place() -> None:
    text = """\
format = 2
name = "@@"
blu = "x"
blue = ["sniper", "medic"]
yellow = "sniperr"
orange = ["starts-with-katana", "lucky", "Lucky"]
red = 3
shape = "hexagon"
attack = "smash"
[portrait]
skin = "green"
[[by_hand]]
name = "Whistle"
"""
    found = engine.draft_survivor("zombicide", text).faults
    places = {".".join(str(part) for part in one.where.field) for one in found}

    assert places >= {
        "format", "name", "blu", "blue", "yellow", "orange", "orange.0", "red.0", "shape",
        "attack", "portrait.skin", "portrait.coat", "by_hand.0.text", "by_hand.0",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"sniper"', '"snipper"', "but 'sniper' is there"),
        ('"sniper"', '"flying"', "/survivor template lists all"),
        ('["tough"]', '["tough", "lucky", "loud", "ninja"]', "red has 4 skills; 1 to 3 are right"),
        ('["medic"]', '["starts-with-katana"]', "it belongs to blue"),
        ('"Maya"', '"Amy"', "a survivor of the box is called so"),
        ('"Maya"', '"Maya Maya Maya Maya Maya"', "20 at most fit"),
        ('"Maya"', '"May\u202ea"', "U+202E"),
        ('"Maya"', '"@Maya"', "letters, digits"),
        ("format = 1", "format = 9", "this release reads format 1"),
        ('shape = "star"', 'author = "a\u202eb"', "U+202E"),
        ('shape = "star"', "health = 4", "has no meaning in this game"),
        ('name = "Maya"', "name = ", "it is not TOML"),
    ],
)
def test_a_fault_names_what_is_wrong_and_what_is_right(old: str, new: str, told: str) -> None:
    assert told in " ".join(faults(WHOLE.replace(old, new)))


def test_a_fault_has_a_cure_where_there_is_one() -> None:
    cures = {one.where.field: one.mend for one in engine.draft_survivor(
        "zombicide", WHOLE.replace('"sniper"', '"snipper"') + 'blu = "x"\n').faults}  # fmt: skip

    assert {field: (mend.do, mend.value) for field, mend in cures.items() if mend} == {
        ("blue",): ("set", "sniper"),
        ("blu",): ("remove", None),
    }


def test_a_file_is_bounded() -> None:
    with pytest.raises(engine.DataFaults, match="65536 at most"):
        read(WHOLE + "#" * 70_000)


def test_a_hero_needs_an_attack_and_health_and_has_one_skill_a_level() -> None:
    text = WHOLE.replace("sniper", "flight").replace('["tough"]', '["leap", "swarm"]')
    told = " ".join(faults(text.replace('"medic"', '"rage"'), "heroes-resistance"))

    assert "attack is missing" in told
    assert "health is missing" in told
    assert "red has 2 skills; one is right" in told


# ------------------------------------------------------------ writing


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_written_survivor_is_read_as_the_same_and_written_alike(file: Path) -> None:
    game = file.parent.name
    sheet = read(file.read_text("utf-8"), game)
    text = engine.survivor_text(sheet)

    assert read(text, game) == sheet
    assert engine.survivor_text(read(text, game)) == text
    assert tomllib.loads(text)["format"] == 1


def test_what_a_release_before_stored_is_stored_alike() -> None:
    older = {
        "id": "own-zoe", "name": {"fr": "Zoé", "en": "Zoe"}, "initial": "Z", "shape": "star",
        "blue": "ninja", "yellow": "plus-one-action", "orange": ["hoard"], "red": ["loud"],
    }  # fmt: skip

    assert engine.survivor_faults("zombicide", older) == []
    assert Guest.model_validate(older).model_dump(mode="json") == older


# ------------------------------------------------------------ at the table


def test_a_skill_by_hand_is_marked_and_changes_nothing_by_itself() -> None:
    sheet = read((FILES[0].parent.parent / "zombicide" / "dakota.toml").read_text("utf-8"))
    content = engine.content_of("zombicide", survivors=[sheet])
    skill = content.skills["own-dakota-whistle"]

    assert (skill.name.en, skill.name.fr) == ("Whistle (by hand)", "Coup de sifflet (à la main)")
    assert skill.rule == "by-hand"
    assert "noise token" in skill.summary.en
    assert "own-dakota-whistle" not in engine.load_content("zombicide").skills


@pytest.mark.parametrize("game", ["zombicide", "living-dead"])
def test_every_equipment_of_a_game_can_be_what_a_survivor_starts_with(game: str) -> None:
    content = engine.load_content(game)
    cards = [one for one in content.equipment.values()
             if one.copies and one.kind not in ("wound", "trap")]  # fmt: skip
    skills = {one.equipment: one.id for one in content.skills.values() if one.equipment}
    never = {"my-baby"}  # A surprise, not equipment.

    for card in cards:
        if card.id in never:
            continue
        text = WHOLE.replace('"sniper"', f'"{skills[card.id]}"')
        text = text.replace('"medic"', '"slippery"').replace('"tough"', '"sniper"')
        sheet = read(text, game)
        table = opened(game, sheet)
        own = next(one for one in table.view().survivors if one.id == sheet["id"])
        held = [one.kind for one in (*own.hands, *own.pack) if one]
        assert card.id in held, card.id


def test_two_heroes_with_the_same_attack_both_have_it() -> None:
    text = (FILES[0].parent.parent / "heroes-resistance" / "ember.toml").read_text("utf-8")
    sheet = read(text.replace("solar-beam", "smash"), "heroes-resistance")
    with pytest.raises(Refusal):
        opened("heroes-resistance", {**sheet, "attack": None})
    table = opened("heroes-resistance", sheet, "hulk")
    people = {one.id: one for one in table.view().survivors}
    cards = [people[one].hands[0] for one in ("own-ember", "hulk")]

    assert [card.kind for card in cards if card] == ["smash", "smash"]
    assert len({card.id for card in cards if card}) == 2
    assert people["own-ember"].health == 5


# ------------------------------------------------------------ whatever people send


def test_files_changed_by_chance_are_read_or_refused_with_words() -> None:
    chance = random.Random(36)
    words = ['"x"', "3", "true", "[]", "{}", '["sniper"]', '"\u202e"', "[[1]]", "{ fr = 1 }", "-1"]
    ready = 0
    for _ in range(300):
        game = chance.choice(GAMES)
        lines = engine.survivor_template(game).splitlines()[:30]
        for _ in range(chance.randint(0, 2)):
            place = chance.randrange(len(lines))
            key = lines[place].partition(" = ")[0]
            lines[place] = chance.choice([f"{key} = {chance.choice(words)}", "", lines[place][:-3]])
        draft = engine.draft_survivor(game, "\n".join(lines))
        assert all(isinstance(one, Fault) and one.cure.strip() for one in draft.faults)
        Guest.model_validate(draft.sheet)
        content = engine.content_of(game, survivors=[draft.sheet])
        assert {*Guest.model_validate(draft.sheet).skills()} <= {*content.skills}
        ready += not draft.faults
    assert 0 < ready < 300
