"""Places in words, in both languages: `engine/trust_me/spoken_places.py`.

Gabriel (dan) stands in the middle of H7's west, hunted by alpha 1; a run of his is 15 cm.
"""

from __future__ import annotations

import pytest

from bot.games.trust_me.places import (
    Spoken,
    lexicon_of,
    place_in_words,
    read_spot,
    sent,
    spot_in_words,
    suggested,
)
from bot.games.trust_me.speech import trust_speech
from engine.core.refusal import Refusal
from engine.spaces.plane import Point
from engine.trust_me.commands import Move
from engine.trust_me.destinations import effect
from engine.trust_me.known import known
from engine.trust_me.places import Words
from engine.trust_me.spoken_places import Reading, Suggestion, field_of, suggestions
from engine.trust_me.strides import GAITS, Ground, Stride, Walk
from tests.trust_me.city import City, city

LANGUAGES = ("en", "fr")


def around_gabriel() -> City:
    """Two survivors, three tents, four cars, three barricades, wire, tokens in G6 and I7."""
    return city(
        turn="dan",
        ann=(267, 158),
        bob=(475, 190),
        dan=(330, 276),
        homes={"dan": (600, 560)},
        scenery={
            "car-1": (90, 480, 0),
            "car-2": (405, 346, 10),
            "car-3": (500, 80, 0),
            "car-4": (520, 520, 0),
            "tent-1": (120, 330, 0),
            "tent-2": (540, 390, 0),
            "tent-3": (268, 158, 11),
            "barricade-1": (150, 560, 0),
            "barricade-2": (212, 318, 4),
            "barricade-3": (372, 226, 1),
            "wire-1": (262, 450, 10),
        },
        groups={1: ((336, 392), 3, "dan")},
        lying={"I7": ("shiv-1", (427, 258)), "G6": ("shiv-2", (300, 338))},
    )


def ground() -> Walk:
    return Walk(known(around_gabriel().table.view("dan")), "dan")


def read(typed: str, language: str, numbered: list[Stride] | None = None) -> Stride:
    """Where it leads. Raises Refusal."""
    view = around_gabriel().table.view("dan")
    here = Walk(known(view), "dan")
    lexicon = lexicon_of(trust_speech(None, language, {}), view, here.reach())
    return Reading(here, lexicon, typed, numbered or []).stride()


def offered(
    typed: str, language: str = "en", numbered: list[Suggestion] | None = None
) -> list[str]:
    view = around_gabriel().table.view("dan")
    here = Walk(known(view), "dan")
    lexicon = lexicon_of(trust_speech(None, language, {}), view, here.reach())
    return [text for text, _ in suggestions(here, lexicon, typed, numbered or [])]


# ------------------------------------------------------------ rows that lead somewhere


@pytest.mark.parametrize(
    ("english", "french", "to", "mm", "gait"),
    [
        ("12 to F4", "12 vers F4", (289, 388), 120, "run"),
        ("full to car 2", "à fond vers voiture 2", (376, 319), 63, "move"),
        ("behind car 2", "derrière voiture 2", (369, 288), 41, "sneak"),
        ("behind tent 3 from Virginie", "derrière tente 3 de Virginie", (226, 206), 126, "run"),
        ("8 north-east", "8 nord-est", (374, 320), 63, "move"),
        ("8 ne", "8 ne", (374, 320), 63, "move"),
        ("H7 +10 -5", "H7 +10 -5", (385, 270), 56, "move"),
        ("10 from Virginie", "à 10 de Virginie", (367, 254), 44, "sneak"),
        ("5 from alpha 1", "à 5 d'alpha 1", (333, 317), 42, "sneak"),
        ("in tent 3", "dans tente 3", (287, 194), 93, "move"),
        ("token I7", "jeton I7", (405, 262), 77, "move"),
        ("half home", "moitié maison", (371, 321), 61, "move"),
        ("sneak west", "furtif ouest", (280, 276), 50, "sneak"),
        ("7.5 west", "7,5 ouest", (255, 276), 75, "move"),
        ("onto car 2", "sur voiture 2", (386, 328), 77, "move"),
    ],
)
def test_words_lead_to_a_point(
    english: str, french: str, to: tuple[int, int], mm: int, gait: str
) -> None:
    for typed, language in ((english, "en"), (french, "fr")):
        found = read(typed, language)
        assert (found.to, found.mm, found.gait) == (Point(*to), mm, gait)


def test_a_gap_is_never_less_than_was_asked() -> None:
    game, found = ground().game, read("5 from alpha 1", "en")
    assert not game.gap_within(found.to, game.place_of("alpha-1"), 50)
    assert game.gap_within(found.to, game.place_of("alpha-1"), 52)


def test_a_way_says_what_stops_it() -> None:
    assert read("8 ne", "en").stopped == "car-2"
    assert read("7.5 west", "en").stopped == ""


def test_climbing_is_said() -> None:
    assert read("onto car 2", "en").climbs
    assert not read("full to car 2", "en").climbs


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_that_of_the_list_shown(language: str) -> None:
    listed = [Stride(Point(300 + at, 276), 30 - at) for at in range(7)]
    assert read("7", language, listed) == listed[6]
    assert refused("8", language, listed) == ("spoken-no-such-number", {"count": 7})


def test_letters_accents_articles_and_centimetres_do_not_matter() -> None:
    there = read("12 to F4", "en").to
    for typed in ("12 CM TO f4", "12cm towards the F4", "run 12 to F4", "12.0 to F4"):
        assert read(typed, "en").to == there
    for typed in ("12 cm vers la F4", "À 12 VERS f4", "12 jusqu'à F4", "12,0 vers F4"):
        assert read(typed, "fr").to == there


# ------------------------------------------------------------ rows that lead nowhere


def refused(
    typed: str, language: str, numbered: list[Stride] | None = None
) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refusal) as refusal:
        read(typed, language, numbered)
    return refusal.value.key, dict(refusal.value.values)


@pytest.mark.parametrize(
    ("english", "french", "key", "values", "offers"),
    [
        ("16 to F4", "16 vers F4", "too-long", {"most": 150}, ["full to F4"]),
        ("F4", "F4", "too-far", {"away": 159, "most": 150}, ["full to F4"]),
        ("vir", "vir", "stopped", {"thing": "barricade-3", "away": 106}, ["full to Virginie"]),
        ("east", "est", "how-far", {"side": "east", "most": 150},
         ["5 east", "10 east", "full east"]),
        ("car", "voiture", "which", {"kind": "car", "count": 4}, ["car 2"]),
        ("car 7", "voiture 7", "no-such", {"kind": "car", "count": 4, "number": 7}, ["car 2"]),
        ("behind tent 1", "derrière tente 1", "none-behind", {"piece": "tent-1"},
         ["full to tent 1"]),
        ("to Gabriel", "vers Gabriel", "yourself", {}, []),
        ("12 to the moon", "12 vers la lune", "unknown", None, []),
        ("behind Virginie", "derrière Virginie", "behind-what", {"word": "virginie"},
         ["behind car 2"]),
        ("in car 2", "dans voiture 2", "only-in-a-tent", None, ["in tent 3"]),
    ],
)  # fmt: skip
def test_a_refusal_says_why_and_offers_what_works(
    english: str, french: str, key: str, values: dict[str, object] | None, offers: list[str]
) -> None:
    for typed, language in ((english, "en"), (french, "fr")):
        found, told = refused(typed, language)
        assert found == f"spoken-{key}"
        assert values is None or told == values
    first = [] if english in ("east", "car") else [english]
    assert offered(english)[: len(first + offers)] == first + offers


@pytest.mark.parametrize(
    ("english", "french", "word"), [("12 to the moon", "12 vers la lune", ("moon", "lune"))]
)
def test_a_word_nobody_knows_is_repeated(english: str, french: str, word: tuple[str, str]) -> None:
    assert refused(english, "en")[1] == {"word": word[0]}
    assert refused(french, "fr")[1] == {"word": word[1]}


MANY = "9" * 4500


@pytest.mark.parametrize(
    ("english", "french", "key"),
    [
        ("\u1369", "\u1369", "unknown"),
        ("a\u1369", "a\u1369", "unknown"),
        ("12 to a\u1369", "12 vers a\u1369", "unknown"),
        ("car \u1369", "voiture \u1369", "which"),
        (f"car {MANY[:50]}", f"voiture {MANY[:50]}", "no-such"),
        (MANY, MANY, "no-such-number"),
        (f"{MANY} to F4", f"{MANY} vers F4", "too-long"),
        (f"F4 {MANY}", f"F4 {MANY}", "off-the-board"),
    ],
    ids=range(8),
)
def test_numbers_that_nobody_counts_by_are_refused_in_words(
    english: str, french: str, key: str
) -> None:
    """Digits without a place value, and more digits than a number of a sentence may have."""
    for typed, language in ((english, "en"), (french, "fr")):
        with pytest.raises(Refusal) as caught:
            read(typed, language)
        assert caught.value.key.removeprefix("spoken-") == key
        assert 0 < len(trust_speech(None, language, {}).refusal(caught.value)) <= 300


@pytest.mark.parametrize("typed", ["behind car 2", "behind car 02", "behind car \u0662"])
def test_a_number_is_one_however_it_is_written(typed: str) -> None:
    assert read(typed, "en").to == Point(369, 288)


# ------------------------------------------------------------ while somebody types


def test_what_is_typed_comes_first_and_one_for_each_place() -> None:
    found = offered("token I7")
    assert found[0] == "token I7"
    assert len(found) == len(set(found)) <= 8


def test_completions_come_the_nearest_first() -> None:
    assert offered("be") == ["behind car 2", "behind barricade 3", "behind barricade 2"]
    assert offered("derr", "fr") == [
        "derrière voiture 2",
        "derrière barricade 3",
        "derrière barricade 2",
    ]


def test_what_is_out_of_reach_is_completed_by_the_way_to_it() -> None:
    assert offered("vir")[1] == "full to Virginie"
    assert offered("voiture 4", "fr") == ["voiture 4", "à fond vers voiture 4"]
    assert offered("12 to alp") == ["12 to alpha 1"]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("in tent 1", "spoken-too-far"),
        ("16 to F4", "spoken-too-long"),
        ("12 to Z9", "spoken-unknown"),
        ("12 to the moon", "spoken-unknown"),
        ("vir", "spoken-stopped"),
        ("car 7", "spoken-no-such"),
        ("to Gabriel", "spoken-yourself"),
        ("9" * 4000, "spoken-no-such-number"),
        ("F4 +" + "9" * 4000, "off-the-board"),
        ("F4 -" + "9" * 4000, "off-the-board"),
        ("F4 -400", "off-the-board"),
        ("9" * 4000 + " to F4", "spoken-too-long"),
        ("car " + "9" * 4000, "spoken-no-such"),
    ],
)
def test_what_is_refused_is_offered_first_as_it_is_typed(typed: str, key: str) -> None:
    """Enter sends the first line, so nothing else may stand there than what the words mean."""
    view = around_gabriel().table.view("dan")
    here, speech = Walk(known(view), "dan"), trust_speech(None, "en", {})
    listed = [("5 to home", read("5 to home", "en"))]
    found = suggestions(here, lexicon_of(speech, view, here.reach()), typed, listed)

    text, why = found[0]
    assert text == typed
    assert isinstance(why, Refusal)
    assert why.key == key
    assert "5 to home" not in [text for text, _ in found]
    for value, label in suggested(Spoken(speech, view, here), typed, []):
        assert 0 < len(label) <= 100
        assert 0 < len(value) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_is_read_as_the_place_in_it(language: str) -> None:
    view = around_gabriel().table.view("dan")
    here, speech = Walk(known(view), "dan"), trust_speech(None, language, {})
    for typed in ("car 2", "voiture 2", "7", "F"):
        for value, label in suggested(Spoken(speech, view, here), typed, []):
            if sent(value):
                spoken = Spoken(speech, view, here)
                assert read_spot(spoken, label, []) == read_spot(spoken, value, [])


def test_a_step_of_no_length_is_not_offered() -> None:
    beside = city(turn="dan", dan=(330, 276), ann=(356, 276), homes={"dan": (600, 560)})
    view = beside.table.view("dan")
    here, speech = Walk(known(view), "dan"), trust_speech(None, "en", {})
    for typed in ("16 to G6", "mad", "full to"):
        found = suggestions(here, lexicon_of(speech, view, here.reach()), typed, [])
        assert all(one.mm >= 5 for _, one in found if isinstance(one, Stride)), typed


def test_destinations_that_share_a_word_follow() -> None:
    listed = [("10 from Virginie", read("10 from Virginie", "en"))]
    assert offered("to Virginie", numbered=listed)[-1] == "10 from Virginie"


def test_with_nothing_typed_the_best_five_are_offered() -> None:
    listed = [(f"{mm} west", read(f"{mm} west", "en")) for mm in (2, 3, 4, 5, 6, 7)]
    assert offered("", numbered=listed) == [text for text, _ in listed[:5]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_offered_can_be_read_again(language: str) -> None:
    begun = ("be", "1", "5", "t", "d", "v", "a", "h", "m", "f")
    texts = [text for one in begun for text in offered(one, language)]

    assert len(texts) > len(begun)
    for text in (one for one in texts if one not in begun):
        read(text, language)


# ------------------------------------------------------------ how a place is written


@pytest.mark.parametrize(
    ("what", "english", "french"),
    [
        ("alpha-1", "5 from alpha 1", "à 5 d’alpha 1"),
        ("bob", "5 from Virginie", "à 5 de Virginie"),
        ("cleo", "5 from Elliott", "à 5 d’Elliott"),
        ("eve", "5 from Élodie", "à 5 d’Élodie"),
        ("ted", "5 from Hugo", "à 5 de Hugo"),
    ],
)
def test_from_whom_is_written_as_it_is_spoken(what: str, english: str, french: str) -> None:
    """*d’* before a vowel, whether a survivor is named or who has none yet."""
    view = around_gabriel().table.view("dan")
    players = {"cleo": "Elliott", "eve": "Élodie", "ted": "Hugo"}
    for language, text in (("en", english), ("fr", french)):
        speech = trust_speech(None, language, players)
        behind = place_in_words(speech, view, Words("behind", "car-2", of=what))
        assert place_in_words(speech, view, Words("gap", what, 50)) == text
        assert behind.split(" 2 ")[1] == text.partition("5 ")[2]


@pytest.mark.parametrize("typed", ["à 5 d’alpha 1", "à 5 d'alpha 1", "à 5 de alpha 1"])
def test_from_whom_is_read_however_it_is_typed(typed: str) -> None:
    assert read(typed, "fr") == read("5 from alpha 1", "en")


# ------------------------------------------------------------ fields


@pytest.mark.parametrize(
    ("at", "field"),
    [((275, 425), "F4"), ((50, 50), "B12"), ((0, 600), "A1"), ((600, 0), "L12"), ((49, 51), "A11")],
)
def test_a_border_belongs_to_the_field_east_and_south(at: tuple[int, int], field: str) -> None:
    assert field_of(Point(*at)) == field


# ------------------------------------------------------------ any place in one line

FORM_HOLDS = 80
"""Letters of the form's line."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_point_of_the_plane_is_named_by_one_line(language: str) -> None:
    """Its column and its row are read apart, so each of the 601 of both stands for all."""
    view = around_gabriel().table.view("dan")
    everywhere = Ground(known(view), "dan", 850, lambda to: None)
    speech = trust_speech(None, language, {})
    lexicon = lexicon_of(speech, view, 850)
    for x in range(601):
        at = Point(x, 600 - x * 7 % 601)
        line = spot_in_words(speech, view, at)
        assert len(line) <= FORM_HOLDS
        assert Reading(everywhere, lexicon, line).stride().to == at


def test_any_place_that_can_be_walked_to_is_gone_to_by_one_line() -> None:
    """A line ends where it says, or is refused because no way ends there."""
    drawn = around_gabriel()
    here, view = ground(), drawn.table.view("dan")
    speech, at = trust_speech(None, "en", {}), drawn.at("dan")
    lexicon, reached = lexicon_of(speech, view, here.reach()), 0
    for x in range(at[0] - 160, at[0] + 161, 16):
        for y in range(at[1] - 160, at[1] + 161, 16):
            to = Point(x, y)
            moves = [Move(to=to, gait=gait) for gait in GAITS]
            legal = [
                one
                for one in moves
                if drawn.table.consult(
                    lambda state, one=one: drawn.table.rules.why_not(state, "dan", one)
                )
                is None
            ]
            ends = any(effect(here.game, "dan", one).to == to for one in legal)
            try:
                found = Reading(here, lexicon, spot_in_words(speech, view, to)).stride().to
            except Refusal:
                assert not ends, to
                continue
            assert ends
            assert found == to
            reached += 1
    assert reached > 100
