"""Missions while they are drawn: faults as data, cures, other tiles, TOML, and parameters."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import engine
from engine.family.parameters import Parameter, parameters_of
from engine.reading.faults import Fault, Mend
from tests.zombicide.test_imported import text_of

GAMES = ("zombicide", "living-dead", "heroes-resistance")
TILES = {"zombicide": "5D 2C@180", "living-dead": "4R 5V", "heroes-resistance": "4R 2V"}


def sketched(ruleset: str) -> dict[str, Any]:
    """The data of the template with two tiles."""
    tiles = TILES[ruleset].replace("5D ", "5D@0 ")
    return tomllib.loads(engine.mission_template(ruleset, tiles))


def faults(ruleset: str, data: dict[str, Any]) -> list[Fault]:
    return [*engine.draft_mission(ruleset, engine.to_toml(data)).faults]


def mended(data: dict[str, Any], mend: Mend) -> dict[str, Any]:
    """The data with a cure."""
    at: Any = data
    for part in mend.at[:-1]:
        at = at[part]
    last: Any = mend.at[-1]
    if mend.do == "add":
        at.setdefault(last, []).append(mend.value)
    elif mend.do == "set":
        at[last] = mend.value
    else:
        del at[last]
    return data


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_mission_is_written_as_it_was_read(ruleset: str) -> None:
    for mission in engine.load_content(ruleset).missions:
        data = tomllib.loads(engine.mission_text(ruleset, mission))
        text = engine.to_toml(data)
        again = tomllib.loads(text)

        assert engine.to_toml(again) == text
        drawn = [one.pop("map") for one in (data, again)]
        assert {key: value for key, value in data.items() if value != []} == again
        for key in drawn[0]:
            lines = [str(one[key]).split() for one in drawn]
            assert lines[0] == lines[1]


@pytest.mark.parametrize("text", ['"""', "\\", 'a"b\nc\\', "\x7f\t\x01", "é\n\n", ""])
def test_any_text_is_written_so_that_it_is_read_again(text: str) -> None:
    data = {"id": text, "name": {"fr": text, "en": "x"}, "strange key": [text]}

    assert tomllib.loads(engine.to_toml(data)) == data


def test_a_house_without_a_door_says_where_it_is_and_gets_one() -> None:
    data: dict[str, Any] = {**sketched("zombicide"), "doors": []}
    told = faults("zombicide", data)
    assert [one.where.zone for one in told] == ["B1", "C1"]

    for one in told:
        assert one.mend is not None
        mended(data, one.mend)

    assert faults("zombicide", data) == []
    assert len(data["doors"]) == 2


@pytest.mark.parametrize(
    ("key", "value", "field"),
    [
        ("rooms", {"B9": "bath"}, ("rooms", "B9")),
        ("colour", "red", ("colour",)),
        ("exit", "S99", ("exit",)),
        ("spawns", [{"zone": "S3"}, {"zone": "S3"}], ("spawns", 1)),
        ("rules", [{"name": "nonsense"}], ("rules", 0)),
    ],
)
def test_a_fault_says_its_place_in_the_file_and_its_cure_ends_it(
    key: str, value: Any, field: tuple[str | int, ...]
) -> None:
    data = sketched("zombicide")
    data[key] = {**data[key], **value} if key == "rooms" else value
    (told,) = faults("zombicide", data)
    assert told.where.field == field
    assert told.mend is not None

    assert faults("zombicide", mended(data, told.mend)) == []


def test_places_are_counted_as_in_the_file_though_faulty_entries_are_left_out() -> None:
    data = sketched("zombicide")
    data["spawns"] = [{"zone": "nowhere"}, {"zone": "S3"}, {"zone": "S1", "closed_by": "key"}]

    told = faults("zombicide", data)

    assert [one.where.field for one in told] == [("spawns", 0, "zone"), ("spawns", 2, "closed_by")]
    assert told[1].mend == Mend("remove", ("spawns", 2, "closed_by"))


@pytest.mark.parametrize(
    ("rule", "field"),
    [
        ({"name": "no-search", "zones": ["S99"]}, ("rules", 0, "zones")),
        ({"name": "medkit", "objectives": ["none"]}, ("rules", 0, "objectives")),
        ({"name": "waiting", "kind": "cow", "count": 1, "zones": ["S3"]}, ("rules", 0, "kind")),
        ({"name": "first-equipment", "cards": ["spoon"]}, ("rules", 0, "cards")),
        ({"name": "car-alarm", "noise": 0}, ("rules", 0, "noise")),
    ],
)
def test_a_fault_of_a_rule_says_which_parameter_is_wrong(
    rule: dict[str, Any], field: tuple[str | int, ...]
) -> None:
    (told,) = faults("zombicide", sketched("zombicide") | {"rules": [rule]})

    assert told.where.field == field


def test_tiles_that_do_not_fit_say_which_and_how_to_turn_one() -> None:
    data = sketched("zombicide")
    data["map"]["tiles"] = "5D@0 2C@90"
    (told,) = [one for one in faults("zombicide", data) if one.where.tile]
    assert told.where.tile == (0, 1)

    assert told.mend == Mend("set", ("map", "tiles"), "5D@0 2C@180")


def test_a_place_without_a_tile_is_a_fault_of_the_tiles() -> None:
    data = sketched("zombicide")
    data["map"]["tiles"] = "5D@0 -"

    (told,) = faults("zombicide", data)
    assert told.where.field == ("map", "tiles")
    assert "no tile in one place" in told.cure


@pytest.mark.parametrize("ruleset", GAMES)
def test_each_mission_of_the_box_can_be_changed_and_sent_again(ruleset: str) -> None:
    for mission in engine.load_content(ruleset).missions:
        data = tomllib.loads(engine.mission_text(ruleset, mission))

        assert faults(ruleset, {**data, "id": "ours"}) == [], mission


# ------------------------------------------------------------ what can be pressed


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_door_may_stand_in_every_wall_that_can_be_pressed(ruleset: str) -> None:
    data: dict[str, Any] = {**sketched(ruleset), "doors": []}
    drawn = engine.draft_mission(ruleset, engine.to_toml(data))
    assert len(drawn.sketch.walls) > 10

    for wall in drawn.sketch.walls:
        door = {"between": list(wall.between), **dict(wall.place)}
        told = faults(ruleset, data | {"doors": [door]})
        assert not [one for one in told if one.where.field[:2] == ("doors", 0)]


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_board_is_there_from_the_first_tile_on(ruleset: str) -> None:
    data = sketched(ruleset)
    first = str(data["map"]["tiles"]).split()[0]
    bare = {key: data[key] for key in ("id", "name", "source", "layout_source", "difficulty",
                                       "survivors", "minutes", "briefing")}  # fmt: skip
    laid = engine.lay_tiles(ruleset, bare, first, ("", ""))

    drawn = engine.draft_mission(ruleset, engine.to_toml(laid))

    assert drawn.mission
    assert {*drawn.sketch.places} == {*drawn.content.boards[drawn.mission].zones}
    assert not [one for one in drawn.faults if one.at == "map"]


# ------------------------------------------------------------ other tiles


def test_things_stay_on_their_tiles_when_these_are_turned_and_others_added() -> None:
    data = sketched("zombicide")
    data["objectives"] = [{"id": "box", "zone": "B2"}]
    data["rules"] = [{"name": "waiting", "kind": "walker", "count": 1, "zones": ["B1", "C4"]}]
    data["rooms"]["B2"] = "clinic"
    before = (data["map"]["tiles"], data["map"]["names"])
    laid: Any = engine.lay_tiles("zombicide", data, "2C@0 5D@180", before)

    assert faults("zombicide", laid) == []
    assert laid["rooms"][laid["objectives"][0]["zone"]] == "clinic"
    assert len(laid["doors"]) == len(data["doors"])
    box = laid["objectives"][0]["zone"]
    assert box[0] == laid["rules"][0]["zones"][0][0] != laid["rules"][0]["zones"][1][0]

    before = (laid["map"]["tiles"], laid["map"]["names"])
    alone: Any = engine.lay_tiles("zombicide", laid, "5D@0", before)
    assert alone["rules"][0]["zones"] == ["B1"]
    assert alone["objectives"][0]["zone"] == "B2"
    assert {one["between"][0][0] for one in alone["doors"]} == {"B"}


def test_names_of_a_mission_stay_when_a_tile_is_added() -> None:
    data = tomllib.loads(text_of("00"))
    old = engine.draft_mission("zombicide", text_of("00")).sketch.places
    tiles = str(data["map"]["tiles"]).strip()
    laid: Any = engine.lay_tiles(
        "zombicide", data, "\n".join(f"{line} {line}" for line in tiles.splitlines()[:1]),
        (tiles, data["map"]["names"]),
    )  # fmt: skip

    assert {*old} & {*str(laid["map"]["names"]).split()}


@pytest.mark.parametrize("tiles", ["5D@0 -", "9Z@0", ""])
def test_tiles_that_cannot_be_laid_change_nothing_else(tiles: str) -> None:
    data = sketched("zombicide")
    before = (data["map"]["tiles"], data["map"]["names"])

    laid: Any = engine.lay_tiles("zombicide", data, tiles, before)

    assert laid["map"]["tiles"] == tiles
    assert {**laid, "map": None} == {**data, "map": None}


def test_a_door_between_rooms_parts_their_house_and_the_names_follow() -> None:
    """Two tiles with an opening between their rooms are one house; a door makes them two."""
    data: Any = engine.lay_tiles("zombicide", {}, "5B@270 5C@90", ("", ""))
    head = {key: value for key, value in sketched("zombicide").items()
            if key not in ("map", "rooms", "doors", "spawns", "objectives", "start")}  # fmt: skip
    drawn = engine.draft_mission("zombicide", engine.to_toml({**head, **data}))
    inside = [one for one in drawn.sketch.walls if one.zones[1][0] != "S"]
    assert inside
    data["doors"] = [{"between": list(inside[0].between), **dict(inside[0].place)}]
    assert any("both" in one.cure or "letter" in one.cure
               for one in faults("zombicide", {**head, **data}))  # fmt: skip
    before = (data["map"]["tiles"], data["map"]["names"])

    again: Any = engine.lay_tiles("zombicide", data, before[0], before)

    assert again["doors"][0]["between"][0][0] != again["doors"][0]["between"][1][0]
    assert not any("letter" in one.cure for one in faults("zombicide", {**head, **again}))


# ------------------------------------------------------------ parameters


def of(ruleset: str, name: str) -> dict[str, Parameter]:
    content = engine.load_content(ruleset)
    entry = {**content.mission_rules, **content.goals}[name]
    return {one.name: one for one in parameters_of(entry.told)}


def test_parameters_say_what_they_name() -> None:
    waiting = of("zombicide", "waiting")
    assert (waiting["kind"].about, waiting["zones"].about) == ("zombie-kind", "zone")
    assert (waiting["count"].sort, waiting["count"].least, waiting["count"].several) == (
        "number", 1, False)  # fmt: skip
    assert waiting["zones"].several
    level = of("zombicide", "reach-level")["level"]
    assert (level.about, level.choices) == ("level", ("yellow", "orange", "red"))
    assert of("zombicide", "escape")["by_car"].sort == "flag"
    assert not of("zombicide", "escape")["cargo"].required
    assert of("zombicide", "lasting-noise")["on_from"].about == "objective"
    assert of("heroes-resistance", "rescue")["bystanders"].about == "bystander"
    assert of("living-dead", "refuel")["car"].about == "car"


@pytest.mark.parametrize("ruleset", GAMES)
def test_no_parameter_that_is_called_like_a_place_is_left_without_a_meaning(ruleset: str) -> None:
    content = engine.load_content(ruleset)
    for name, entry in {**content.mission_rules, **content.goals}.items():
        for one in parameters_of(entry.told):
            if one.name in ("zone", "zones", "objectives", "kind", "kinds", "cards", "bystanders"):
                assert one.about, f"{name}: {one.name}"
