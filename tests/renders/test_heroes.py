"""The board of Heroes' Resistance: what only it bears is shown and said."""

from __future__ import annotations

import re
from dataclasses import replace
from threading import get_ident
from typing import Any

import pytest

import engine
from engine.core.outcome import Outcome
from engine.family import events as e
from engine.family.files import Content
from engine.games import load_content
from engine.heroes_resistance.entries import HeroesContent
from engine.heroes_resistance.state import Sign
from engine.heroes_resistance.view import HeroesView
from renders.family.legend import occurring_in
from renders.family.mission import draw_mission, mission_line, mission_view
from renders.family.poster import Story
from renders.heroes_resistance import PAINTER, HeroesLook
from renders.kit.inline import SIZE
from renders.kit.kept import forget_parts
from renders.kit.pen import Canvas, Pen
from renders.living_dead import PAINTER as LIVING
from tests.heroes_resistance.city import places


def heroes_box() -> HeroesContent:
    return load_content("heroes-resistance", HeroesContent)


def living_box() -> Content:
    return load_content("living-dead")


def opened() -> HeroesView:
    heroes = list(heroes_box().characters)
    seats = {"ann": heroes[:2], "bob": heroes[2:4]}
    table = engine.open_table("heroes-resistance", mission="M1", seats=seats, seed="one")
    view = table.view()
    assert isinstance(view, HeroesView)
    return view


def test_a_sleeping_spawn_says_what_wakes_it():
    view = opened()
    asleep = tuple(replace(one, active=False, colour="blue") for one in view.spawns)

    assert "asleep until a blue objective is taken" in PAINTER.text(
        PAINTER.look(replace(view, spawns=asleep))
    )


def six_at_home() -> Any:
    """A table of another game of the family."""
    seats = {"ann": list(living_box().characters)}
    return engine.open_table("living-dead", mission="S1", seats=seats, seed="one").view()


def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every line that is drawn from now on, but for pictures that another thread draws."""
    lines, write, stamp, here = list[str](), Canvas.text, Pen.text, get_ident()

    def text(self: Canvas, x: float, middle: float, words: str, *how: Any) -> float:
        if get_ident() == here:
            lines.append(words)
        return write(self, x, middle, words, *how)

    def text_of_stamp(self: Pen, x: float, middle: float, words: str, *how: Any) -> None:
        if get_ident() == here:
            lines.append(words)
        stamp(self, x, middle, words, *how)

    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(Pen, "text", text_of_stamp)
    forget_parts()
    return lines


def test_bystanders_and_cards_face_down_lie_on_the_board_and_are_told():
    who, zone = next(iter(heroes_box().bystanders)), next(iter(opened().board.zones))
    bare = replace(opened(), bystanders={}, hidden=())
    shown = replace(bare, bystanders={who: zone}, hidden=(zone,))

    text = PAINTER.text(PAINTER.look(shown))

    assert heroes_box().bystanders[who].name.en in text
    assert "face down" in text
    assert "face down" not in PAINTER.text(PAINTER.look(bare))
    pictures = [PAINTER.page(PAINTER.look(one)).tobytes() for one in (bare, shown)]
    assert pictures[0] != pictures[1]


def test_every_hero_has_the_health_of_its_sheet():
    lives = {one.id: one.health for one in HeroesLook(opened()).view.survivors}

    assert lives == {one: heroes_box().characters[one].health for one in lives}
    assert len(set(lives.values())) > 1


@pytest.mark.parametrize("xp", [0, 43])
@pytest.mark.parametrize("first", [0, 2])
def test_no_name_is_cut_on_the_poster(monkeypatch: pytest.MonkeyPatch, first: int, xp: int):
    heroes = list(heroes_box().characters)[first : first + 4]
    table = engine.open_table("heroes-resistance", mission="M0", seats={"ann": heroes}, seed="one")
    people = tuple(replace(one, xp=xp) for one in table.view().survivors)
    view = replace(table.view(), survivors=people, outcome=Outcome(True, ("ann",), "goals-reached"))
    lines = written(monkeypatch)
    PAINTER.poster(PAINTER.look(view), Story(deeds=(), zombies_by_round=(1, 2))).draw()

    assert {heroes_box().characters[one].name.en for one in heroes} <= set(lines)


def test_the_line_of_a_mission_speaks_of_heroes():
    assert mission_line(PAINTER.look(opened())) == "Easy · 4 heroes · about 45 min"
    assert mission_line(PAINTER.look(opened(), "fr")) == "Facile · 4 héros · environ 45 min"


def test_every_look_at_a_hero_is_drawn():
    look = PAINTER.look(opened(), "fr")
    for one in look.view.survivors:
        drawn = (PAINTER.sheet(look, one.id), 1210), (PAINTER.hand(look, one.id), 1080)
        for picture, width in drawn:
            assert picture.draw().width == width
            assert picture.alt


def test_a_bystander_who_is_attacked_is_named_in_the_zombies_turn():
    shown = opened()
    who, zone = next(iter(heroes_box().bystanders.values())), shown.survivors[0].zone
    attack = e.ZombiesAttacked(zone=zone, counts=(("walker", 1),), survivors=(who.id,))
    told = [e.ZombiesTurnBegan(round=1), attack]

    picture = PAINTER.phase(PAINTER.look(shown), told)

    assert who.name.en in picture.alt
    assert picture.draw().size == SIZE


def test_power_traits_tokens_and_whom_a_hero_leads_change_card_and_token():
    bare = replace(opened(), power={}, traits={}, held={}, tokens={}, charges=(), sign=None)
    hero, zone = bare.survivors[0].id, list(bare.board.zones)[3]
    more = [
        replace(bare, power={hero: 3}),
        replace(bare, traits={hero: (next(iter(heroes_box().traits)),)}),
        replace(bare, held={hero: next(iter(heroes_box().bystanders))}),
        replace(bare, tokens={hero: ("blue",)}),
        replace(bare, charges=(zone,)),
        replace(bare, sign=Sign(zone)),
        replace(bare, sign=Sign(zone, damaged=True)),
    ]

    drawn = {PAINTER.glance(PAINTER.look(one)).tobytes() for one in [bare, *more]}

    assert len(drawn) == 8


def test_a_sheet_tells_power_traits_and_what_the_bystander_does():
    trait, who = (
        next(iter(heroes_box().traits.values())),
        next(iter(heroes_box().bystanders.values())),
    )
    shown = opened()
    hero = shown.survivors[0].id
    shown = replace(shown, power={hero: 2}, traits={hero: (trait.id,)}, held={hero: who.id})

    told = PAINTER.sheet(PAINTER.look(shown), hero).alt

    assert "Power 2 of 4" in told
    assert f"{trait.name.en}: {trait.summary.en}" in told
    assert f"{who.name.en}: {who.summary.en}" in told


@pytest.mark.parametrize(("language", "led"), [("en", "hero"), ("fr", "héros")])
def test_the_words_of_a_board_speak_of_heroes(language: str, led: str):
    view = replace(opened(), phase="survivors")
    table = engine.open_table(
        "living-dead", mission="S1", seats={"ann": list(living_box().characters)}, seed="one"
    )
    told, elsewhere = (
        f"{painter.text(look)} {look.header()}".lower()
        for painter, look in (
            (PAINTER, PAINTER.look(view, language)),
            (LIVING, LIVING.look(table.view(), language)),
        )
    )

    assert "surviv" not in told
    assert led in told
    assert "surviv" in elsewhere


def test_a_hero_has_one_hand_and_no_pack_and_nobody_draws_equipment():
    look = PAINTER.look(opened())
    told = [PAINTER.text(look), *(PAINTER.sheet(look, one.id).alt for one in look.view.survivors)]

    assert "In hand: " in told[0]
    assert not [
        each for each in told if "pack:" in each or "equipment" in each or "hand: n" in each
    ]
    assert all(len(look.hands(one)) == 1 for one in look.view.survivors)


@pytest.mark.parametrize(
    ("language", "brute", "witch"),
    [
        ("en", "Brute: toughness 2", "Scarlet Witch: acts twice, toughness 5"),
        ("fr", "Brute : endurance 2", "Scarlet Witch : agit deux fois, endurance 5"),
    ],
)
def test_the_legend_says_how_many_hits_fell_an_enemy(language: str, brute: str, witch: str):
    look = PAINTER.look(opened(), language)

    assert [look.kind_told(kind) for kind in ("walker", "brute", "scarlet-witch")] == [
        heroes_box().zombies["walker"].name.in_(language),
        brute,
        witch,
    ]


@pytest.mark.parametrize(("language", "word"), [("en", "damage"), ("fr", "dégâts")])
def test_no_card_of_a_hero_speaks_of_damage(
    monkeypatch: pytest.MonkeyPatch, language: str, word: str
):
    lines = written(monkeypatch)
    look, table = PAINTER.look(opened(), language), six_at_home()
    for one in look.view.survivors:
        pictures = PAINTER.sheet(look, one.id), PAINTER.hand(look, one.id)
        lines += [each.alt for each in pictures if each.draw()]
    assert not [line for line in lines if word in line.lower()]

    other = LIVING.look(table, language)
    armed = next(one.id for one in table.survivors if any(one.hands))
    for picture in (LIVING.sheet(other, armed), LIVING.hand(other, armed)):
        lines.clear()
        picture.draw()
        assert word.capitalize() in lines
        assert word in picture.alt


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_is_cut_on_any_card(monkeypatch: pytest.MonkeyPatch, language: str):
    """Of heroes and of those whose card they hold."""
    people, lines = list(heroes_box().characters), written(monkeypatch)
    friends = [one.name.in_(language) for one in heroes_box().bystanders.values()]
    for mission, first in (("M0", 0), ("M1", 2)):
        heroes = people[first : first + 4]
        table = engine.open_table(
            "heroes-resistance", mission=mission, seats={"ann": heroes}, seed="one"
        )
        view = table.view()
        assert isinstance(view, HeroesView)
        held = dict(zip(heroes, list(heroes_box().bystanders)[first:], strict=False))
        look = PAINTER.look(replace(view, held=held), language)
        pictures = [PAINTER.round(look), PAINTER.board(look)]
        for one in heroes:
            pictures += [PAINTER.sheet(look, one), PAINTER.hand(look, one)]
            pictures += [PAINTER.around(look, one)]
        for picture in pictures:
            picture.draw()

    assert not [line for line in lines if line.endswith("…")]
    assert {
        *friends,
        *(one.name.in_(language) for one in heroes_box().characters.values()),
    } <= {*lines}


@pytest.mark.parametrize(
    ("mission", "language", "lies"),
    [
        ("M1", "en", "Card, face down: {1R.A}, {2R.B}, {3R.C}, {2R.A}. Sign, two uses: {2R.s3}."),
        (
            "M1",
            "fr",
            "Carte face cachée\u00a0: {1R.A}, {2R.B}, {3R.C}, {2R.A}. "
            "Signe, deux usages\u00a0: {2R.s3}.",
        ),
        ("M5", "en", "Card, face down: {1R.C}, {2V.B}, {3R.A}. Happy Hogan: {4V.B}."),
        ("M6", "en", "Bystander: {3V.s1}, {4V.s4}."),
        ("M6", "fr", "Citoyen\u00a0: {3V.s1}, {4V.s4}."),
    ],
)
def test_the_map_of_a_mission_shows_who_hides_there_and_the_sign(
    monkeypatch: pytest.MonkeyPatch, mission: str, language: str, lies: str
):
    told = re.sub(r"{(.+?)}", lambda found: places(mission)[found[1]], lies)
    parts = [part.split("\u00a0:")[0].split(":")[0] for part in lies.removesuffix(".").split(". ")]
    lines = written(monkeypatch)
    whole = PAINTER.mission(heroes_box(), mission, language)
    whole.draw()

    assert told in whole.alt
    assert told in PAINTER.lobby(heroes_box(), mission, language).alt
    assert {*parts} <= {*lines}


@pytest.mark.parametrize(
    ("language", "lies"),
    [
        ("en", ("Card, face down", "Sign, two uses", "Explosive", "Pepper Potts")),
        ("fr", ("Carte face cachée", "Signe, deux usages", "Explosif", "Pepper Potts")),
    ],
)
def test_the_legend_in_play_explains_what_only_heroes_boards_bear(
    monkeypatch: pytest.MonkeyPatch, language: str, lies: tuple[str, ...]
):
    """As long as it lies there, each sort once."""
    view = opened()
    street = next(one for one in view.board.zones.values() if one.kind == "street").id
    bare = replace(view, hidden=(), bystanders={}, charges=(), sign=None)
    friends = {"pepper-potts": street}
    shown = replace(bare, hidden=(street,), bystanders=friends, charges=(street, street),
                    sign=Sign(street))  # fmt: skip
    lines = written(monkeypatch)
    PAINTER.board(PAINTER.look(bare, language)).draw()
    assert not {*lies} & {*lines}

    look = PAINTER.look(shown, language)
    PAINTER.board(look).draw()
    assert {*lies} <= {*lines}
    assert len(occurring_in(look).own) == len(lies)


@pytest.mark.parametrize(
    ("mission", "asleep", "shut"),
    [("M2", "", 4), ("M4", "", 1), ("M5", "blue", 2), ("M6", "", 0), ("M8", "green blue", 0)],
)
def test_the_map_of_a_mission_shows_what_sleeps_and_what_nobody_opens(
    mission: str, asleep: str, shut: int
):
    bare = HeroesLook(mission_view(heroes_box(), mission), content=heroes_box())
    look = bare.set_up()
    told = occurring_in(look)

    assert [one.colour for one in look.view.spawns if not one.active] == asleep.split()
    assert len(look.view.locked_doors) == shut
    assert (bool(told.asleep), bool(told.locked)) == (bool(asleep), shut > 0)
    drawn = PAINTER.mission(heroes_box(), mission).draw().tobytes()
    assert drawn == draw_mission(look).tobytes()
    assert (drawn == draw_mission(bare).tobytes()) == (look.view == bare.view)


@pytest.mark.parametrize(
    ("language", "asleep", "shut"),
    [
        ("en", "Not active yet: L2.", "Locked doors: B1–S1 (blue), B3–S3 (green)."),
        (
            "fr",
            "Pas encore actives\u00a0: L2.",
            "Portes verrouillées\u00a0: B1–S1 (bleu), B3–S3 (vert).",
        ),
    ],
)
def test_its_words_say_so_too(language: str, asleep: str, shut: str):
    for picture in (PAINTER.mission, PAINTER.lobby):
        told = picture(heroes_box(), "M5", language).alt
        assert asleep in told
        assert shut in told
    awake = PAINTER.mission(heroes_box(), "M0", language).alt
    assert asleep.split(":")[0].rstrip("\u00a0") not in awake


def test_where_nobody_hides_the_map_says_nothing_of_it():
    bare = replace(
        heroes_box(),
        missions={"M1": heroes_box().missions["M1"].model_copy(update={"rules": ()})},
    )

    for draw in (PAINTER.mission, PAINTER.lobby):
        shown, empty = draw(heroes_box(), "M1"), draw(bare, "M1")
        assert "face down" in shown.alt
        assert "face down" not in empty.alt
        assert shown.png() != empty.png()
