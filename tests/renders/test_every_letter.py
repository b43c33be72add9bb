"""Letters of every mission's pictures are legible in a message and on a phone.

A message on a computer shows a picture in 550 by 350 pixels, a phone 390 pixels wide. Measured is
the type size of every text that is drawn, in the pixels that a reader sees.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from threading import get_ident
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw, ImageFont

from bot.games.trust_me.examples import drawn_examples
from engine.core.outcome import Outcome
from engine.family.files import Content
from engine.family.view import View
from engine.games import load_content
from renders.family.figures import Marks, crowd_of, fill_of, marked_contents
from renders.family.poster import Deeds, Story
from renders.family.whole import map_geometry_of
from renders.kit.film import Film, Frame, Told
from renders.kit.kept import forget_parts
from renders.kit.look import Picture
from renders.kit.poster import Moment
from renders.kit.rects import Rect
from renders.trust_me.lobby import draw_lobby
from renders.trust_me.painter import PAINTER as CITY
from renders.zombies.painter import PAINTER as TOWN
from renders.zombies.poster import TownDeed, TownStory
from tests.plane_gallery import HEARD, STORY, WALKED, ended, evening, goals
from tests.playing import missions
from tests.renders import town_views
from tests.renders.happenings import everything, in_town
from tests.renders.test_arrows import by_neighbours
from tests.renders.test_letters import PAINTERS, begun
from tests.trust_me.city import City, city

MESSAGE, PHONE = (550, 350), 390
LANGUAGES = ("en", "fr")
PLAYERS = {"ann": "@ann", "bob": "@bob"}
CAPTION = "Round 12. Winter Soldier kills 3 Walkers in S5 with the Fire axe, and 12 zombies come."
LONG_NAMES = {
    "en": ["behind barricade 8", "10 from Madissone", "15 to token D10", "15 south-east"],
    "fr": ["derrière barricade 8", "à 10 de Madissone", "15 vers jeton D10", "15 nord-ouest"],
}
"""The longest names of places in a list of Trust Me."""
MISSIONS = [(game, mission) for game in PAINTERS for mission in missions(game)]


class Letters(NamedTuple):
    """A text with its type size in the pixels of a message and of a phone."""

    words: str
    message: float
    phone: float


def letters_of(monkeypatch: pytest.MonkeyPatch, draw: Callable[[], Image.Image]) -> list[Letters]:
    """Every text that a picture draws; nothing is at hand before.

    A mark of exclamation stands in a disc of its own, which is as high as letters.
    """
    found: list[tuple[str, float]] = []
    real, here = ImageDraw.ImageDraw.text, get_ident()

    def text(self: ImageDraw.ImageDraw, at: Any, words: Any, *of: Any, **more: Any) -> None:
        face = more["font"]
        assert isinstance(face, ImageFont.FreeTypeFont)
        if get_ident() == here and str(words) not in ("", "!"):
            found.append((str(words), face.size / 4))
        real(self, at, words, *of, **more)

    forget_parts()
    with monkeypatch.context() as patched:
        patched.setattr(ImageDraw.ImageDraw, "text", text)
        wide, high = draw().size
    message, phone = min(MESSAGE[0] / wide, MESSAGE[1] / high), PHONE / wide
    return [Letters(words, size * message, size * phone) for words, size in found]


def too_small(letters: list[Letters], message: float, phone: float) -> list[Letters]:
    """Texts whose type is below these sizes in a message or on a phone."""
    return [one for one in letters if one.message < message or one.phone < phone]


def told(shown: View) -> Told[View, Any]:
    """A film whose second frame shows that zombies walked, attacked and came."""
    happened = by_neighbours(shown)[:12]
    return Told([Frame(shown, CAPTION), Frame(shown, CAPTION, happened)])


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_letters_of_the_round_and_the_maps_of_a_mission_have_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, game: str, mission: str
):
    """The round, the whole map with all that happened, the mission before play, and its lobby.

    The briefing of the mission is whole.
    """
    painter, content = PAINTERS[game], load_content(game, Content)
    look = painter.look(begun(game, mission), "fr", PLAYERS)
    pictures = {
        "fr": [
            painter.round(look),
            painter.board(look, by_neighbours(look.view)[:12]),
            painter.lobby(content, mission, "fr"),
        ],
        "en": [],
    }
    for language, others in pictures.items():
        picture = painter.mission(content, mission, language)
        letters = letters_of(monkeypatch, picture.draw)
        words = " ".join(one.words for one in letters)

        assert content.missions[mission].briefing.in_(language) in words
        assert "…" not in words
        for other in others:
            letters += letters_of(monkeypatch, other.draw)
        assert len(letters) > 15
        assert too_small(letters, 9, 9) == []


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_a_map_of_a_mission_shows_every_sign_and_name(game: str, mission: str):
    """Of the signs and names that the mission asks for, none is left out or leaves the board."""
    content = load_content(game, Content)
    look = PAINTERS[game].set_up(content, mission)
    geometry, marks = (
        map_geometry_of(look.view.board, before=True),
        Marks(content.missions[mission].start),
    )
    whole, missing = Rect(0, 0, geometry.width, geometry.height), list[str]()
    for zone, here in marked_contents(look, marks).items():
        crowd, fill = crowd_of(here, look), fill_of(geometry, zone, here, look, marks)
        if fill is None or not fill.named or len(fill.signs) < len(crowd.signs):
            missing.append(zone)

    assert missing == []
    assert [zone for zone, plate in geometry.plates.items() if not whole.holds(plate)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAINTERS)
def test_letters_of_a_survivor_and_of_cards_have_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, game: str, language: str
):
    """The card of every survivor before play, and the hands of a game; no text is cut."""
    painter, content = PAINTERS[game], load_content(game, Content)
    drawn = [painter.identity(content, one, language) for one in content.characters]
    look = painter.look(begun(game, missions(game)[0]), language, PLAYERS)
    held = [painter.hand(look, one.id) for one in look.view.survivors]
    for picture in (*drawn, *held):
        letters = letters_of(monkeypatch, picture.draw)

        assert len(letters) > 5
        assert too_small(letters, 9, 9) == []
        assert [one.words for one in letters if "…" in one.words] == []


@pytest.mark.parametrize("game", PAINTERS)
def test_letters_of_a_sheet_have_nine_pixels_in_a_message_and_seven_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, game: str
):
    painter = PAINTERS[game]
    look = painter.look(begun(game, missions(game)[0]), "fr", PLAYERS)
    for one in look.view.survivors:
        letters = letters_of(monkeypatch, painter.sheet(look, one.id).draw)

        assert len(letters) > 15
        assert too_small(letters, 9, 7) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_sheet_and_of_cards_in_a_town_do(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    """What each card in front of a player does stands there to its last word."""
    look = TOWN.look(town_views.by_chance(1, 12), language, town_views.NAMES)
    for one in look.view.players:
        letters = letters_of(monkeypatch, TOWN.sheet(look, one.seat).draw)
        words = " ".join(letter.words for letter in letters)

        assert too_small(letters, 9, 7) == []
        for item in (*one.items, *one.effects):
            assert look.content.cards[item.kind].text.in_(language) in words
    hand = TOWN.look(town_views.holding("grenade", "claustrophobia"), language, PLAYERS)
    assert too_small(letters_of(monkeypatch, TOWN.hand(hand, "ann").draw), 9, 7) == []


@pytest.mark.parametrize("tiles", [1, 4, 12, 30])
def test_letters_of_a_whole_town_have_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, tiles: int
):
    shown = town_views.by_chance(1, tiles)
    look = TOWN.look(shown, "fr", town_views.NAMES)
    letters = letters_of(monkeypatch, lambda: TOWN.page(look))

    assert len(letters) > 20
    assert too_small(letters, 9, 9) == []


@pytest.mark.parametrize(
    ("game", "mission", "language"),
    [
        ("zombicide", "00", "fr"),
        ("zombicide", "01", "en"),
        ("living-dead", "S1", "fr"),
        ("heroes-resistance", "M1", "fr"),
    ],
)
def test_letters_of_a_turn_and_of_surroundings_have_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, game: str, mission: str, language: str
):
    """A turn with every kind of step, and the surroundings of each survivor; no text is cut.

    The boards themselves are those of the round, of which every mission is measured.
    """
    painter, shown = PAINTERS[game], begun(game, mission)
    look = painter.look(shown, language, PLAYERS)
    drawn = [painter.phase(look, everything(shown, *list(look.content.zombies)[:2]))]
    drawn += [painter.around(look, one.id) for one in shown.survivors[-2:] if one.standing]
    for picture in drawn:
        letters = letters_of(monkeypatch, picture.draw)

        assert len(letters) > 15
        assert too_small(letters, 9, 9) == []
        assert [one.words for one in letters if "…" in one.words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_turn_and_of_surroundings_in_a_town_do(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    before, shown = (town_views.by_chance(1, tiles) for tiles in (9, 12))
    look = TOWN.look(shown, language, town_views.NAMES)
    events = in_town(before, shown, random.Random(3))
    for picture in (TOWN.phase(look, events), TOWN.around(look, "bob")):
        letters = letters_of(monkeypatch, picture.draw)

        assert len(letters) > 15
        assert too_small(letters, 9, 9) == []
        assert [one.words for one in letters if "…" in one.words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_whole_city_have_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    """A round of four players and five groups, the board after the last one, a turn of the
    zombies, and a survivor's surroundings.
    """
    shown = evening().view()
    groups = [replace(one, id=f"alpha-{number}") for number, one in enumerate(shown.groups, 4)]
    crowded = replace(shown, groups=(*shown.groups, *groups[:2]), hunt=12, round=12)
    full, over, look = (
        CITY.look(view, language, PLAYERS) for view in (crowded, ended(shown), shown)
    )
    drawn = [CITY.round(full, HEARD), CITY.round(over), CITY.phase(look, WALKED)]
    for picture in (*drawn, CITY.around(look, "ann", HEARD)):
        letters = letters_of(monkeypatch, picture.draw)

        assert len(letters) > 40
        assert too_small(letters, 9, 9) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_shot_in_a_city_have_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    """A shot at a survivor, one at a group, and one with every bonus and loss; no text is cut."""
    shown = evening().view()
    worst = hard_shot().table.view("ann")
    for view, who in (
        (shown, ("bob", "left", "ann")),
        (shown, ("ann", "left", "alpha-2")),
        (worst, ("ann", "left", "bob")),
    ):
        picture = CITY.shot(CITY.look(view, language, PLAYERS), *who)
        letters = letters_of(monkeypatch, picture.draw)

        assert picture.draw().size == (1100, 700)
        assert len(letters) > 20
        assert too_small(letters, 9, 9) == []
        assert [one.words for one in letters if "…" in one.words] == []


def hard_shot() -> City:
    """Ann holds a military gun in one hand and a handgun in the other; two cars, a tent and a
    barricade stand before Bob, who can be hurt in each way.
    """
    return city(
        ann=(40, 300), bob=(517, 300), held={"ann": {"left": "military-1", "right": "handgun-1"}},
        scenery={"car-1": (150, 300), "car-2": (260, 300), "tent-1": (370, 300),
                 "barricade-1": (500, 300, 6)},
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_a_hand_and_a_sheet_of_a_city_show_every_passport_to_its_last_word(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    look = CITY.look(evening().view("ann"), language, PLAYERS)
    for passport in look.content.passports.values():
        player = replace(look.seated("ann"), passport=passport.id)
        own = CITY.look(replace(look.view, players=(player,)), language, PLAYERS)
        drawn = partial(draw_lobby, own), CITY.hand(own, "ann").draw, CITY.sheet(own, "ann").draw
        for draw in drawn:
            words = " ".join(one.words for one in letters_of(monkeypatch, draw))

            assert passport.text.in_(language) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_the_places_to_choose_from_in_a_city_have_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    """Ends of a walk, places for anything else, and places of a board that is being laid out; the
    names stand there whole, as in the menu below the picture.
    """
    look = CITY.look(evening().view("ann"), language, PLAYERS)
    ways, far_off = goals(look), [f"{x},300" for x in range(40, 580, 27)]
    longest = {
        name: replace(one, number=20 + number, name=name, seen=("1", "2", "3", "4", "5"), cover=4)
        for (number, one), name in zip(enumerate(ways), LONG_NAMES[language], strict=False)
    }
    early = CITY.look(replace(look.view, round=0), language, PLAYERS)
    drawn = {
        CITY.goals(look, "ann", ways): [one.name for one in ways],
        CITY.goals(look, "ann", [*longest.values()]): [*longest],
        CITY.places(look, far_off, "ann"): ["F7"],
        CITY.places(early, far_off, "ann"): ["F7"],
        drawn_examples(CITY, language): [],
    }
    for picture, names in drawn.items():
        letters = letters_of(monkeypatch, picture.draw)
        shown = [one.words for one in letters]

        assert len(letters) > 40
        assert too_small(letters, 9, 9) == []
        assert [one for one in shown if "…" in one] == []
        assert [one for one in names if one not in shown] == []


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_letters_of_a_film_have_nine_pixels_in_a_message_and_seven_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, game: str, mission: str
):
    """The title in French, and in English a frame with its caption."""
    shown = begun(game, mission)
    french, english = (
        PAINTERS[game].reel(PAINTERS[game].look(shown, language, PLAYERS), told(shown))
        for language in ("fr", "en")
    )
    for draw in (french.title, lambda: english.drawn(1)):
        letters = letters_of(monkeypatch, draw)

        assert len(letters) > 20
        assert too_small(letters, 9, 7) == []


@pytest.mark.parametrize("tiles", [4, 12, 30])
def test_letters_of_the_film_of_a_town_do(monkeypatch: pytest.MonkeyPatch, tiles: int):
    shown = town_views.by_chance(1, tiles)
    frames = [Frame(shown, CAPTION), Frame(shown, CAPTION)]
    reel = TOWN.reel(TOWN.look(shown, "fr", town_views.NAMES), Told(frames))
    letters = letters_of(monkeypatch, lambda: reel.drawn(1))

    assert len(letters) > 20
    assert too_small(letters, 9, 7) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_the_film_of_a_city_do(monkeypatch: pytest.MonkeyPatch, language: str):
    """The longest caption that a film has is shown whole."""
    shown = evening().view()
    frames = [Frame(shown, CAPTION), Frame(shown, CAPTION * 3, HEARD)]
    reel = CITY.reel(CITY.look(shown, language, PLAYERS), Told(frames))
    letters = letters_of(monkeypatch, lambda: reel.drawn(1))
    words = " ".join(one.words for one in letters)

    assert CAPTION * 3 in words
    assert too_small(letters, 9, 7) == []


def posters(language: str) -> Iterator[tuple[Film[Any, Any], Picture]]:
    """The film and the poster of a game of every painter, with texts as long as any can be."""
    moments = [Moment(number, "fallen", CAPTION) for number in range(17, 20)]
    for game, painter in PAINTERS.items():
        shown = begun(game, missions(game)[0])
        lost = Outcome(won=False, winners=(), reason="time")
        look = painter.look(replace(shown, outcome=lost, round=20), language, PLAYERS)
        kills = dict.fromkeys(list(look.content.zombies)[:4], 19)
        deeds = [Deeds(one.id, kills, 131, 72, 65.5) for one in shown.survivors]
        story = Story(deeds, range(40), moments, CAPTION)
        yield painter.reel(look, Told([Frame(look.view, "")], story)), painter.poster(look, story)
    for tiles in (4, 30):
        town = TOWN.look(town_views.by_chance(1, tiles), language, town_views.NAMES)
        done = [TownDeed(one.seat, 123, 12, 140, 99, 30, 12) for one in town.view.players]
        deed = TownStory(done, moments[:1], CAPTION)
        yield TOWN.reel(town, Told([Frame(town.view, "")], deed)), TOWN.poster(town, deed)
    city = CITY.look(ended(evening().view()), language, PLAYERS)
    yield CITY.reel(city, Told([Frame(city.view, "")], STORY)), CITY.poster(city, STORY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_poster_have_nine_pixels_in_a_message_and_seven_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    """A film shows its poster enlarged or reduced as a whole, so its letters have the same share.

    Every text of it is whole.
    """
    for reel, poster in posters(language):
        letters = letters_of(monkeypatch, poster.draw)
        wide, high = poster.draw().size

        assert wide * reel.size[1] == high * reel.size[0]
        assert len(letters) > 20
        assert too_small(letters, 9, 7) == []
        assert [one.words for one in letters if "…" in one.words] == []


def test_a_film_is_composed_like_the_picture_of_a_round_whatever_the_board():
    for game, mission in (("zombicide", "01"), ("zombicide", "04"), ("heroes-resistance", "M0")):
        shown = begun(game, mission)
        reel = PAINTERS[game].reel(PAINTERS[game].look(shown), told(shown))

        assert reel.size == (1650, 1050)
        assert reel.drawn(1).size == reel.title().size == reel.plain(0).size == reel.size
