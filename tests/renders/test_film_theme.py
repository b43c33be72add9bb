"""Black and white: only survivors in Zombicide mode keep their colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engine.core.outcome import Outcome
from engine.family.view import View
from engine.games import load_content
from renders.family.look import FamilyLook
from renders.family.poster import Deeds, Story
from renders.kit.film import Frame, Told
from renders.kit.inks import blank
from renders.kit.palette import FILM, INK, PAINTS, SPAWN, Colour, grey
from renders.kit.poster import Moment
from renders.living_dead import PAINTER
from renders.zones import tokens
from tests.living_dead.house import SAFE, farm, scene

BEN, TOM = PAINTS["square"].fill, PAINTS["triangle"].fill
STORY = Story(
    deeds=(Deeds("ben", {"walker": 4}, 9, 5, 4.5), Deeds("tom", {}, 2, 0, 1.0)),
    zombies_by_round=(1, 4, 2),
    moments=(Moment(1, "level", "Ben opens the door"),),
)


def shown(zombicide: list[str], **given: Any) -> View:
    """Two in the living room, and what stands and lies around them."""
    people = {"B5": "ben+tom", "S11": "2W+1B", "S1": "1F"}
    return farm(people, zombicide=zombicide, **{**SAFE, **given}).table.view(None)


def over(view: View) -> View:
    return replace(view, outcome=Outcome(won=True, winners=("ann",), reason="goals-reached"))


def pictures(view: View) -> Mapping[str, Callable[[FamilyLook], Image.Image]]:
    """Everything that is drawn of a table."""
    told = Told([Frame(view, "One"), Frame(over(view), "Two")], STORY)
    return {
        "board": PAINTER.page,
        "round": PAINTER.glance,
        "sheet": lambda look: PAINTER.sheet(look, "ben").draw(),
        "hand": lambda look: PAINTER.hand(look, "ben").draw(),
        "around": lambda look: PAINTER.around(look, "ben").draw(),
        "places": lambda look: PAINTER.places(look, ["B3", "B6"], "ben").draw(),
        "phase": lambda look: PAINTER.phase(look, ()).draw(),
        "poster": lambda look: PAINTER.poster(look.at(over(view)), STORY).draw(),
        "title": lambda look: PAINTER.reel(look, told).title(),
        "moment": lambda look: PAINTER.reel(look, told).moment(0),
    }


def colours(picture: Image.Image) -> set[Colour]:
    """Every colour in it that is no grey."""
    pixels = picture.convert("RGB").tobytes()
    found = set(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    return {colour for colour in found if len({*colour}) > 1}


KINDS = tuple(pictures(shown([])))


@pytest.mark.parametrize("kind", KINDS)
def test_with_everybody_in_romero_mode_every_picture_is_grey(kind: str):
    view = shown([])

    assert colours(pictures(view)[kind](PAINTER.look(view, theme="film"))) == set()


@pytest.mark.parametrize("kind", KINDS)
def test_who_is_in_zombicide_mode_keeps_the_own_colour_in_every_picture(kind: str):
    view = shown(["ben"])

    found = colours(pictures(view)[kind](PAINTER.look(view, theme="film")))

    assert BEN in found
    assert TOM not in found
    assert SPAWN not in found


def test_who_is_held_by_a_relative_has_no_colour_either():
    view = shown(["ben"])
    held = farm({"B5": "ben", "S1": "1R"}, zombicide=["ben"], **SAFE).table.view(None)

    assert colours(PAINTER.glance(PAINTER.look(view, theme="film")))
    assert colours(PAINTER.glance(PAINTER.look(held, theme="film"))) == set()


def test_in_a_car_each_rider_is_seen_in_their_mode():
    """The car's body is grey, and so are survivors in Romero mode."""
    aboard = {"johnnys-car": ["ben", "tom"]}
    bold = scene("S9", {"S21": "ben+tom"}, aboard=aboard, zombicide=["ben"])

    found = colours(PAINTER.glance(PAINTER.look(bold.table.view(None), theme="film")))

    assert BEN in found
    assert TOM not in found


def test_the_lobby_has_no_colour_since_nobody_is_bold_yet():
    content = load_content("living-dead")

    assert colours(PAINTER.lobby(content, "S1", theme="film").draw()) == set()
    assert BEN in colours(PAINTER.lobby(content, "S1").draw())


def test_the_words_of_pictures_do_not_change():
    view = shown(["ben"])
    night, film = (PAINTER.look(view, theme=theme) for theme in ("night", "film"))

    assert PAINTER.board(night).alt == PAINTER.board(film).alt
    assert PAINTER.sheet(night, "ben").alt == PAINTER.sheet(film, "ben").alt


def test_reds_stay_light_and_ink_stays_dark():
    assert grey(SPAWN)[0] > 2 * grey(INK)[0]
    assert [grey((255, 255, 255)), grey((0, 0, 0))] == [(255, 255, 255), (0, 0, 0)]


def test_a_stamp_in_colour_lies_on_grey():
    look = PAINTER.look(shown(["ben"]), theme="film")
    person = look.person(look.survivor("ben"))

    stamp = tokens.survivor(person, 40, 60, FILM.over(SPAWN))

    assert stamp.image.getpalette() == blank(1, 1, SPAWN, FILM).getpalette()
    assert BEN in colours(stamp.image)
    assert SPAWN not in colours(stamp.image)
