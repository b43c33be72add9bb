"""The plane of Trust Me: what is drawn where, how large it is, and what nobody else may see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

import pytest
from PIL import Image, ImageChops

from engine.spaces.plane import Point
from engine.trust_me.entries import Bonus
from engine.trust_me.sheet import HANDS, OUTFIT, PACK, UNSEEN
from engine.trust_me.view import HeldView, View
from renders.kit.look import Picture
from renders.kit.text import width_of, wrapped
from renders.trust_me import signs
from renders.trust_me.closer import window_of
from renders.trust_me.goals import goals_at
from renders.trust_me.hand import NAME_ROOM, PLACE_ROOM, steps_of
from renders.trust_me.look import TrustLook
from renders.trust_me.marks import noises_in
from renders.trust_me.odds import shot_of
from renders.trust_me.painter import PAINTER
from renders.trust_me.plane import WIDE as PANE
from renders.trust_me.room import pushed_apart
from renders.trust_me.sight import Sight, seen_ground
from renders.trust_me.theme import PLANES
from renders.trust_me.turn import walks_of
from renders.trust_me.window import WHOLE, around, field_of, wind_of
from renders.trust_me.words import token_words
from tests.plane_gallery import HEARD, PLAYERS, WALKED, evening, goals, plane_shown
from tests.trust_me.city import city

SHOWN = [*plane_shown()]
INLINE = 9
"""Pixels of ink where a message shows the picture at half its size."""
Show = Callable[[TrustLook], Picture]


def look_at(view: View, language: str = "en") -> TrustLook:
    return PAINTER.look(view, language, PLAYERS)


# ---------------------------------------------------------------- places in words


@pytest.mark.parametrize(
    ("at", "field"),
    [((331, 275), "G7"), ((0, 600), "A1"), ((600, 0), "L12"), ((50, 550), "B2"), ((49, 551), "A1")],
)
def test_a_border_belongs_to_the_field_east_and_south_of_it(at: tuple[int, int], field: str):
    assert field_of(Point(*at)) == field


@pytest.mark.parametrize(
    ("to", "wind"),
    [((0, 9), "n"), ((9, 9), "ne"), ((9, -1), "e"), ((-9, -9), "sw"), ((-9, 3), "w")],
)
def test_directions_go_clockwise_from_north(to: tuple[int, int], wind: str):
    assert wind_of(Point(0, 0), Point(*to)) == wind


def test_distances_are_said_until_contact():
    words = PAINTER.around(look_at(evening().view()), "ann").alt

    assert "alpha 1 9 cm north" in words, "115 mm from middle to middle, two bases of 25"
    assert "token G6 4.7 cm north-west" in words


def test_text_alone_names_everybody_everything_and_every_token():
    view = evening().view()
    text = PAINTER.text(look_at(view))

    look = look_at(view)
    for one in (*map(look.piece, view.scenery), *map(look.name, view.seats)):
        assert one in text
    fields = [field_of(one.at) for one in view.lying if not one.inside]
    assert all(f"token {field}" in text for field in fields)
    assert text.count("(not searched)") == 2 * 5


@pytest.mark.parametrize(("name", "show", "view"), SHOWN, ids=[name for name, _, _ in SHOWN])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_picture_has_its_words_within_the_limit(
    name: str, show: Show, view: View, language: str
):
    words = show(look_at(view, language)).alt

    assert len(words) <= 1024
    assert words or name == "plane-film"


# ---------------------------------------------------------------- how large it is


def ink_of(sign: signs.Sign, box: tuple[int, int, int, int], dark: bool) -> int:
    """Rows of a part of a sign in which a letter stands."""
    flat = Image.new("RGB", sign.image.size, (128, 128, 128))
    flat.paste(sign.image, mask=sign.image.getchannel("A"))
    grey = flat.crop(box).convert("L")
    pixels, wide = grey.tobytes(), grey.width
    rows = [
        y
        for y in range(grey.height)
        if any((p < 70) if dark else (p > 200) for p in pixels[y * wide : (y + 1) * wide])
    ]
    return rows[-1] - rows[0] + 1


@pytest.mark.parametrize("seat", ["ann", "bob", "cleo", "dan"])
def test_initials_can_be_read_in_a_message(seat: str):
    theme = PLANES["night"]
    person = look_at(evening().view()).person(seat)
    drawn, bare = (
        signs.survivor(one, 40, theme).image.convert("RGB")
        for one in (person, person._replace(initial=" "))
    )

    changed = ImageChops.difference(drawn, bare).convert("L")
    pixels, wide = changed.tobytes(), changed.width
    rows = [at // wide for at, level in enumerate(pixels) if level > 90]
    assert rows[-1] - rows[0] + 1 >= 2 * INLINE


@pytest.mark.parametrize(
    ("sign", "box", "dark"),
    [
        (signs.tally("1", 3, False, PLANES["night"]), (26, 3, 56, 25), True),
        (signs.plate("3", PLANES["night"]), (4, 3, 20, 24), True),
        (signs.plate("G7", PLANES["day"]), (4, 3, 36, 24), True),
        (signs.noise("2", PLANES["night"]), (27, 3, 41, 25), True),
        (signs.disc("7", "seen", PLANES["night"]), (10, 4, 26, 32), True),
        (signs.group("2", True, PLANES["night"]), (5, 4, 21, 24), False),
    ],
)
def test_counts_numbers_and_fields_can_be_read_in_a_message(
    sign: signs.Sign, box: tuple[int, int, int, int], dark: bool
):
    assert ink_of(sign, box, dark) >= 2 * INLINE


@pytest.mark.parametrize(("name", "show", "view"), SHOWN, ids=[name for name, _, _ in SHOWN])
def test_pictures_have_the_shape_that_a_message_halves(name: str, show: Show, view: View):
    """A long list of places is higher, as far as its letters keep nine pixels in a message."""
    drawn = show(look_at(view)).draw()

    size = {"plane-poster": (1210, 770), "plane-places": (1100, 950)}.get(name, (1100, 700))
    assert (drawn.mode, drawn.size) == ("P", size)


def test_the_same_view_is_the_same_picture():
    first, second = (PAINTER.round(look_at(evening().view()), HEARD).png() for _ in range(2))

    assert first == second


# ---------------------------------------------------------------- what nobody else may see


def secrets() -> tuple[dict[str, object], dict[str, object]]:
    """Two evenings that only Gabriel could tell apart."""
    other: dict[str, object] = {
        "objectives": {"ann": "armed", "bob": "hunter-food", "cleo": "any-three"},
        "held": {
            "ann": {
                "left": "handgun",
                "right": "shiv",
                "melee": "ammo",
                "hidden": "medicine",
                "outfit": "satchel",
                "satchel": "first-aid-kit",
            },
            "bob": {"left": "military"},
            "cleo": {"right": "blunt", "pack": "backpack", "pack-1": "materials"},
            "dan": {"left": "handgun"},
        },
    }
    return {}, other


@pytest.mark.parametrize("viewer", [None, "bob"])
def test_no_picture_of_anybody_else_shows_a_secret(viewer: str | None):
    one, other = (look_at(evening(**each).view(viewer)) for each in secrets())

    for show in (PAINTER.hand, PAINTER.sheet, PAINTER.around):
        assert show(one, "ann").png() == show(other, "ann").png()
        assert show(one, "ann").alt == show(other, "ann").alt
    assert PAINTER.round(one).png() == PAINTER.round(other).png()
    assert PAINTER.text(one) == PAINTER.text(other)


def test_ones_own_hand_shows_them():
    one, other = (look_at(evening(**each).view("ann")) for each in secrets())

    assert PAINTER.hand(one, "ann").png() != PAINTER.hand(other, "ann").png()
    assert "only you see this" in PAINTER.hand(one, "ann").alt
    assert "food, hidden cell" in PAINTER.hand(one, "ann").alt.lower()


def test_an_objective_is_a_list_of_what_is_still_to_do():
    steps = {
        kind: [(one.words, one.done) for one in steps_of(look, look.seated("ann"))]
        for kind in ("pair-food-medicine", "any-three", "left-dead", "hunter-food", "armed")
        for look in [look_at(evening(objectives={"ann": kind}).view("ann"))]
    }

    assert steps == {
        "pair-food-medicine": [("Food", True), ("Medicine", False)],
        "any-three": [("Resources 1/3", False)],
        "left-dead": [("Virginie is dead", False)],
        "hunter-food": [("Food", True), ("Zombies killed 2/3", False)],
        "armed": [("Different resources 1/2", False), ("A loaded gun in hand", True)],
    }


# ---------------------------------------------------------------- sight


def test_ground_behind_a_car_is_not_seen():
    car = (Point(200, 380), Point(300, 380), Point(300, 420), Point(200, 420))
    eye = Sight(Point(250, 550), Point(250, 300), [car])

    mask = seen_ground(WHOLE, [eye])

    def level(x: int, y: int) -> object:
        across, down = WHOLE.spot(x, y)
        return mask.getpixel((round(across), round(down)))

    assert level(250, 480) == 255, "in front of it"
    assert level(250, 200) == 0, "in its shadow"
    assert level(320, 400) == 255, "past it, within 30 degrees"
    assert level(400, 500) == 0, "out of the cone"


def test_who_could_turn_sees_all_round():
    eye = Sight(Point(300, 300), Point(300, 600), [])
    across, down = (round(one) for one in WHOLE.spot(300, 100))

    assert seen_ground(WHOLE, [eye]).getpixel((across, down)) == 0
    assert seen_ground(WHOLE, [eye], all_round=True).getpixel((across, down)) == 255


# ---------------------------------------------------------------- places, noises, walks, shots


def test_numbered_places_are_told_with_what_going_there_means():
    look = look_at(evening().view("ann"))
    named = {one.name: one for one in goals(look)}
    words = PAINTER.goals(look, "ann", goals(look)).alt

    assert [one.number for one in named.values()] == [*range(1, len(named) + 1)]
    assert named["behind car 2"].sort == "unseen"
    assert named["5 from alpha 1"].seen == ["1"]
    assert "2) behind car 2, 4.1 cm east, action, unseen." in words
    assert "1) 5 from alpha 1, 4.1 cm north, action, seen by alpha 1." in words


def test_places_that_nobody_walks_to_have_no_cost():
    found = goals_at(look_at(evening().view("ann")), "ann", ["337,390", "20,580"])

    assert [(one.name, one.cost) for one in found] == [("alpha 1", ()), ("A1", ())]


def test_far_places_are_shown_on_the_whole_plane():
    look = look_at(evening().view("ann"))
    near, far_off = (goals_at(look, "ann", [to]) for to in ("331,300", "20,580"))
    player = look.seated("ann")
    assert window_of(look, player, near) == around(player.at)
    assert window_of(look, player, far_off) is WHOLE


def test_noises_are_numbered_by_the_round_and_stand_for_those_at_their_place():
    look = look_at(evening().view())

    assert [(one.number, field_of(one.at)) for one in noises_in(look, HEARD)] == [
        (1, "C5"),
        (2, "J9"),
    ]
    twice = [*HEARD, HEARD[-1]]
    assert [one.number for one in noises_in(look, twice)] == [1, 3]
    assert noises_in(look, [*HEARD, HEARD[0]]) == [], "of the round before"


def test_a_turn_of_the_zombies_is_told_group_by_group():
    walks = walks_of(look_at(evening().view()), WALKED)

    assert [one.group for one in walks] == ["alpha-1", "alpha-2", "alpha-3", ""]
    assert walks[0].words == [
        "barricade 4 breaks", "After Gabriel: 6.2 cm", "attacks Gabriel, 10 against 7",
    ]  # fmt: skip
    assert walks[0].hurts == ["Gabriel: 1 wound", "Gabriel: infected"]
    assert walks[1].words == ["To a noise at C5: 9.9 cm, stopped by car 1"]


def test_a_shot_comes_to_a_hundred_percent_and_knows_what_kills():
    look = look_at(evening().view())
    shot = shot_of(look, "bob", "left", "ann")

    assert sum(percent for _, percent in shot.ends) == 100
    assert [words for words, _ in shot.ends] == [
        "no effect",
        "1 fatigue or wound",
        "1 wound",
        "dead",
    ]
    assert sum(one.bonus for one in shot.attack) == 1, "passport +2, distance -2, one less"


def test_a_shot_at_zombies_meets_no_defence():
    shot = shot_of(look_at(evening().view()), "ann", "left", "alpha-2")

    assert shot.defence == []
    assert [words for words, _ in shot.ends] == ["none falls", "1 zombie falls", "2 zombies fall"]


def test_stickers_in_contact_are_pushed_apart_along_their_line():
    moved = pushed_apart({"a": (100.0, 100.0), "b": (126.0, 100.0), "c": (300.0, 0.0)}, 42)

    assert moved == {"a": (92.0, 100.0), "b": (134.0, 100.0), "c": (300.0, 0.0)}


@pytest.mark.parametrize("at", [(613, 300), (-13, 300), (300, 613), (300, -13)])
def test_who_comes_in_at_the_rim_is_drawn_whole(at: tuple[int, int]):
    """As many pixels of its colour as in the middle of the plane."""

    def painted(*ann: int) -> int:
        drawn = city(ann=(ann[0], ann[1]), bob=(100, 100), homes={"ann": (600, 100)})
        look = look_at(drawn.table.view())
        pane = PAINTER.round(look).draw().convert("RGB").crop((0, 0, PANE, 700))
        return sum(
            count
            for count, colour in pane.getcolors(PANE * 700) or ()
            if colour == look.person("ann").paint.fill
        )

    assert painted(*at) == painted(300, 300)


def test_a_table_that_is_laid_out_is_drawn_too():
    view = evening().view()
    empty = replace(view, round=0, groups=(), lying=(), scenery=())

    assert PAINTER.round(look_at(empty)).draw().size == (1100, 700)
    assert "setting up" in PAINTER.round(look_at(empty)).alt


@pytest.mark.parametrize(
    ("language", "first", "then"),
    [
        (
            "en",
            "home 0 of 4",
            "home 1 of 2 (Virginie), dead: Elliott, gone without their objective: Gabriel",
        ),
        (
            "fr",
            "rentrés 0 sur 4",
            "rentrés 1 sur 2 (Virginie), morts\u00a0: Elliott, "
            "partis sans leur objectif\u00a0: Gabriel",
        ),
    ],
)
def test_who_can_no_longer_come_home_is_named_and_not_counted(language: str, first: str, then: str):
    view = evening().view(None)
    assert look_at(view, language).home() == first

    places = {"dan": "dead", "ann": "gone", "bob": "gone"}
    players = [replace(one, place=places.get(one.seat, one.place)) for one in view.players]
    later = replace(view, players=tuple(players), winners=("bob",))
    assert look_at(later, language).home() == then


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_token_of_a_hand_is_cut(language: str):
    look = look_at(evening().view(None), language)
    kinds = look.content.tokens
    names = [token_words(look, HeldView("left", one, "", False, False)) for one in kinds]
    guns = [one for one in kinds if kinds[one].sort == "ranged"]
    names += [token_words(look, HeldView("left", one, "", False, True)) for one in guns]
    names.append(look.say("plane-face-down"))
    slots = [*HANDS, OUTFIT, PACK, *UNSEEN, "offered", "found", *get_args(Bonus)]

    assert [one for one in names if width_of(one, "Bold", 21) > NAME_ROOM] == []
    for slot in slots:
        for who in ("you", "owner", "all"):
            words = look.say("plane-slot", slot=slot), look.say("plane-sees", who=who)
            assert sum(width_of(one, "Semibold", 20) for one in words) <= PLACE_ROOM, words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_objective_and_no_passport_of_a_hand_is_cut(language: str):
    """The lines that the picture has for each, and their width."""
    content = look_at(evening().view(None), language).content

    for objective in content.objectives.values():
        assert len(wrapped(objective.name.in_(language), "Bold", 25, 330)) <= 2
        assert len(wrapped(objective.text.in_(language), "Semibold", 21, 332)) <= 5
    for passport in content.passports.values():
        assert len(wrapped(passport.text.in_(language), "Semibold", 21, 294)) <= 4
