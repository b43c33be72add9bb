"""The poster at the end of a game, from the view and what was gathered of the log."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.outcome import Outcome
from engine.family.entries import Character, Guest
from engine.family.progress import Progress
from engine.family.view import GoalView, View
from engine.reading.base import Name
from renders.family.poster import Deeds, Story
from renders.kit.alt import LIMIT
from renders.kit.poster import Moment
from tests.painted import poster_alt_text, poster_png, render_poster
from tests.renders.views import tutorial, zombicide_box

STORY = Story(
    deeds=(Deeds("amy", {"walker": 14, "runner": 3}, 31, 17, 15.5), Deeds("doug", {}, 12, 3, 6.0)),
    zombies_by_round=(3, 5, 8, 7),
    moments=(
        Moment(3, "objective", "Amy takes the objective."),
        Moment(4, "wound", "Doug bleeds."),
    ),
    reason="The objective is safe.",
)


def finished(won: bool = True) -> View:
    return replace(tutorial(), phase="over", outcome=Outcome(won, ("ann",), "objectives-taken"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("won", [True, False])
def test_the_poster_has_the_shape_a_message_shows_and_is_the_same_each_time(
    language: str, won: bool
):
    shown = finished(won)

    assert render_poster(shown, STORY, language=language).size == (1210, 770)
    assert poster_png(shown, STORY, language=language, theme="day") == poster_png(
        shown, STORY, language=language, theme="day"
    )


def test_a_game_of_many_rounds_and_moments_still_fits():
    moments = tuple(Moment(n, "level", "A very long line " * 12) for n in range(1, 90))
    long = replace(STORY, zombies_by_round=tuple(range(90)), moments=moments)

    assert render_poster(finished(), long).size == (1210, 770)


def test_what_was_not_gathered_is_left_out():
    drawn = {
        render_poster(finished(), story).tobytes()
        for story in (
            STORY,
            Story(deeds=()),
            replace(STORY, moments=()),
            replace(STORY, zombies_by_round=()),
        )
    }

    assert len(drawn) == 4


def test_of_too_many_moments_the_last_are_told():
    moments = [Moment(n, "level", f"Number {n}") for n in range(1, 30)]
    first, last = (
        render_poster(finished(), replace(STORY, moments=told)).tobytes()
        for told in (
            [Moment(1, "level", "Another"), *moments[1:]],
            [*moments[:-1], Moment(29, "level", "Another")],
        )
    )

    whole = render_poster(finished(), replace(STORY, moments=moments)).tobytes()
    assert (first == whole, last == whole) == (True, False)


@pytest.mark.parametrize(("language", "word"), [("en", "Stopped."), ("fr", "Arrêtée.")])
def test_a_game_without_an_outcome_was_stopped(language: str, word: str):
    drawn = render_poster(tutorial(), STORY, language=language)

    assert (drawn.mode, drawn.size) == ("P", (1210, 770))
    assert poster_alt_text(tutorial(), STORY, language=language).startswith(word)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_the_poster_name_every_survivor(language: str):
    shown = finished()

    text = poster_alt_text(shown, STORY, language=language)

    assert len(text) <= LIMIT
    for survivor in shown.survivors:
        assert zombicide_box().characters[survivor.id].name.in_(language) in text


@pytest.mark.parametrize(
    ("language", "none", "one", "many"),
    [
        ("en", "no kill", "1 kill", "17 kills"),
        ("fr", "aucun zombie éliminé", "1 zombie éliminé", "17 zombies éliminés"),
    ],
)
def test_the_words_of_the_poster_count_kills_as_one_says_them(
    language: str, none: str, one: str, many: str
):
    """Josh never rolled, Doug rolled and felled nobody, Ned felled one."""
    story = replace(STORY, deeds=(*STORY.deeds, Deeds("ned", {"fatty": 1}, 2, 1, 1.0)))
    text = poster_alt_text(finished(), story, language=language)

    said = {line.partition(" ")[0].rstrip(":\u00a0"): line for line in text.split(". ")}
    for name, kills in (("Amy", many), ("Ned", one), ("Doug", none), ("Josh", none)):
        assert said[name].endswith(f", {kills}"), text


def test_a_custom_survivor_has_a_place_on_the_poster():
    shown = finished()
    amy = zombicide_box().characters["amy"]
    told = {key: getattr(amy, key) for key in Character.model_fields}
    zoe = Guest.model_validate({**told, "id": "zoe", "name": Name(fr="Zoé", en="Zoe")})
    people = (replace(shown.survivors[0], id="zoe", guest=zoe), *shown.survivors[1:])
    story = Story(deeds=(Deeds("zoe", {"walker": 2}, 6, 3, 3.0),))

    assert render_poster(replace(shown, survivors=people), story).height > 0
    assert "Zoe" in poster_alt_text(replace(shown, survivors=people), story)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The goal at the end: windows barricaded 4 of 8, dead in the house: 1."),
        (
            "fr",
            "Le but à la fin\u00a0: fenêtres barricadées 4 sur 8, "
            "morts-vivants dans la maison\u00a0: 1.",
        ),
    ],
)
def test_a_lost_game_says_how_far_its_goal_was_in_words_and_picture(language: str, said: str):
    """The reason of the end keeps its two lines; what stands below makes room."""
    reason = "Somebody has died in the very last moment of this very long night. " * 2
    counts = (Progress("windows", 4, 8), Progress("dead-in-house", 1))
    lost = replace(finished(won=False), goals=(GoalView("barricaded", False, counts),))
    bare = replace(lost, goals=())
    story = replace(STORY, reason=reason)

    assert said in poster_alt_text(lost, story, language=language)
    drawn, without = (render_poster(one, story, language=language) for one in (lost, bare))
    assert drawn.crop((0, 150, 700, 190)).tobytes() != without.crop((0, 150, 700, 190)).tobytes()
    won = replace(lost, outcome=finished().outcome)
    assert said not in poster_alt_text(won, story, language=language)
