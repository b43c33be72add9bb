"""What docs/adding.md shows is added and played, block by block, word for word."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot.games.family.speech import FamilySpeech
from engine.content import data_root, files_of
from engine.core.table import Table
from engine.family.files import FamilyReader
from engine.family.game import Booklet
from engine.family.position import drawn, drawn_table
from engine.family.rules import FamilyRuleset
from engine.family.scenario import Course
from engine.games import load_content
from engine.reading.mission import MissionRule
from engine.zombicide.booklet import ZOMBICIDE
from engine.zombicide.position import ZombicideGiven
from renders.kit.words import Words
from tests.renders.views import printed_cards
from tests.table import do, events, play, refused

HERE = Path(__file__).resolve().parent.parent
BLOCKS = re.findall(
    r"^```(\w+)\n(.*?)^```$", (HERE / "docs" / "adding.md").read_text("utf-8"), re.DOTALL | re.M
)
LANGUAGES = ("en", "fr")
SMALL_TOWN = "missions/00.toml"
IMPORTS = """
from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.games.family.slash import survivors
from engine.reading.faults import Finding
from engine.reading.mission import Mission, MissionRule
from engine.core.event import Event
from engine.core.ids import SurvivorId, ZoneId
from engine.core.refusal import Refusal
from engine.family import actions, autopilot, missions
from engine.family.commands import SurvivorCommand
from engine.family.deeds import SurvivorDeed
from engine.family.figures import add_figures
from engine.family.game import Game
from engine.family.mission_rules import Rule
from engine.family.parameters import Count, Parameters, ZoneIds
from engine.family.state import Survivor
from engine.zombicide import noise
"""


def blocks(language: str) -> list[str]:
    """The page's blocks in that language, in their order."""
    return [text for sort, text in BLOCKS if sort == language]


@pytest.fixture(name="page", scope="module")
def fixture_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """All of the page's Python, as a module."""
    path = tmp_path_factory.mktemp("adding") / "adding_page.py"
    path.write_text("\n\n".join([IMPORTS, *blocks("python")]), "utf-8")
    spec = importlib.util.spec_from_file_location("adding_page", path)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    sys.modules["adding_page"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["adding_page"]


def box(**changed: str) -> dict[str, bytes]:
    """Zombicide's files; what is given is written at the end of the file of that name."""
    found = dict(files_of(data_root(), "zombicide"))
    for name, more in changed.items():
        path = name.replace("__", "/") + ".toml"
        found[path] += f"\n{more}".encode()
    return found


def course(booklet: Booklet, reader: FamilyReader, drawing: str, **given: Any) -> Course:
    content = reader.content()
    assert reader.faults == []
    rules = FamilyRuleset(booklet, content)
    return Course(drawn_table(rules, drawing, ZombicideGiven(**given)))


def test_a_card_is_an_entry_and_a_number():
    more = box(equipment=blocks("toml")[0])
    reader = FamilyReader(ZOMBICIDE.files, "zombicide", more)
    reader.content()
    said = " / ".join(map(str, reader.faults))
    printed = printed_cards()
    for name, count in (("equipment", printed.equipment), ("deck", printed.deck)):
        assert f"{count + 2} cards ({name}); {count} are printed, says {name} under [cards]" in said
        old, new = f"\n{name} = {count}", f"\n{name} = {count + 2}"
        more["rules.toml"] = more["rules.toml"].replace(old.encode(), new.encode())
    reader = FamilyReader(ZOMBICIDE.files, "zombicide", more)
    game = course(ZOMBICIDE, reader, "amy . 1W", hands={"amy": ["slingshot"]}, dice=[5])
    play(game, do("attack", "amy", card="slingshot", zone="S3"))

    assert drawn(game.table) == "amy . ."


def whistling(page: Any) -> Booklet:
    return replace(
        ZOMBICIDE,
        deeds={**ZOMBICIDE.deeds, **page.DEEDS},
        worth={**ZOMBICIDE.worth, **page.WORTH},
        events={**ZOMBICIDE.events, "Whistled": page.Whistled},
    )


def street(page: Any, drawing: str) -> Course:
    booklet = whistling(page)
    return course(booklet, FamilyReader(booklet.files, "zombicide", box()), drawing)


def test_a_command_is_listed_done_and_told(page: Any):
    game = street(page, "amy . 1W")
    assert page.Whistle(survivor="amy") in game.table.commands("ann")
    play(game, do("whistle", "amy"))

    assert drawn(game.table) == "amy+2n . 1W"
    assert events(game, "Whistled") == [page.Whistled(survivor="amy", zone="S1", noise=3)]


def test_a_command_is_refused_where_it_is_not_listed(page: Any):
    game = street(page, "amy+1W .")

    assert page.Whistle(survivor="amy") not in game.table.commands("ann")
    assert refused(game, do("whistle", "amy")) == "nobody-whistles-now"


def test_the_autopilot_knows_the_command(page: Any):
    game = street(page, "amy . !")

    ranked = game.table.rules.ranked(
        game.table.view("ann"), "ann", game.table.commands("ann"), None
    )
    assert any(one.step == page.Whistle(survivor="amy") for one in ranked)


def test_the_command_is_typed_by_its_row(page: Any):
    assert [(row.name, row.command.name()) for row in page.SLASH] == [("whistle", "whistle")]


def worded(folder: Path) -> Words:
    """The catalogues of the game with the page's words, which stand there language by language."""
    for number, text in enumerate(blocks("ftl")):
        with (folder / f"{LANGUAGES[number % 2]}.ftl").open("a", encoding="utf-8") as file:
            file.write(text)
    texts = files("bot") / "texts"
    return Words(*(texts / layer for layer in ("common", "family", "zombicide")), folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_said_in_both_languages(page: Any, language: str, tmp_path: Path):
    words = worded(tmp_path)
    speech = FamilySpeech(words, load_content("zombicide"), language, {})

    said = [
        speech.event(page.Whistled(survivor="amy", zone="S1", noise=3)),
        speech.command(page.Whistle(survivor="amy")),
        speech.action("whistle"),
        speech.refusal(page.Refusal("nobody-whistles-now", zone="S1")),
    ]
    assert all(said)
    assert "Amy" in said[0]
    assert "S1" in said[3]
    for key in ("cmd-whistle", "cmd-whistle-about"):
        assert words.say(language, key)


def test_a_mission_rule_is_told_and_done(page: Any):
    files_of_it = replace(
        ZOMBICIDE.files, mission_rules={**ZOMBICIDE.files.mission_rules, **page.RULES}
    )
    booklet = replace(ZOMBICIDE, files=files_of_it)
    wrong = box(missions__00=blocks("toml")[1].replace("S3", "S99"))
    reader = FamilyReader(booklet.files, "zombicide", wrong)
    reader.content()
    assert "S99" in str(reader.faults)

    right = box(missions__00=blocks("toml")[1])
    start = re.search(r'^start = "(\w+)"$', right[SMALL_TOWN].decode(), re.MULTILINE)
    assert start
    spoilt = box(missions__00=blocks("toml")[1].replace("S3", start[1]))
    reader = FamilyReader(booklet.files, "zombicide", spoilt)
    reader.content()
    assert [one.cure for one in reader.faults] == [
        f"rule ambush: survivors begin in {start[1]}; nobody lies in wait there"
    ]

    content = FamilyReader(booklet.files, "zombicide", right).content()
    assert content is not None
    seats = {"ann": ["amy", "doug", "ned", "josh"]}
    table = Table(FamilyRuleset(booklet, content), "00", seats, "seed", {})
    table.set_up()
    assert {one.zone: one.count for one in table.view().groups} == {"S1": 2, "S3": 2}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 walkers wait in each of these zones: S1 and S3."),
        ("fr", "2 marcheurs attendent dans chacune de ces zones : S1 et S3."),
    ],
)
def test_a_mission_rule_is_said_from_what_stands_beside_it(
    page: Any, language: str, said: str, tmp_path: Path
):
    content = replace(load_content("zombicide"), mission_rules=page.RULES)
    speech = FamilySpeech(worded(tmp_path), content, language, {})
    rule = MissionRule.model_validate(tomllib.loads(blocks("toml")[1])["rules"][0])

    assert speech.special(content.missions["00"], rule) == [said]
