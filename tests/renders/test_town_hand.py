"""Event cards in the hand and in front, a player's sheet, the poster at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.outcome import Outcome
from engine.zombies.box import box
from engine.zombies.view import EffectView, View
from renders.kit.alt import LIMIT
from renders.kit.palette import DAY, NIGHT
from renders.kit.pen import Pen
from renders.kit.poster import Moment
from renders.kit.text import width_of, wrapped
from renders.zombies.cards import SIZE, card_face, face_of, lettering, title_lines
from renders.zombies.look import TownLook
from renders.zombies.panel import shown_in
from renders.zombies.poster import TownDeed, TownStory
from renders.zombies.symbols import SORTS, draw_symbol, drawn_kinds
from tests.painted import (
    render_town_hand,
    render_town_poster,
    render_town_sheet,
    town_hand_alt_text,
    town_hand_png,
    town_poster_alt_text,
    town_poster_png,
    town_sheet_png,
)
from tests.renders.test_palette import READABLE, contrast
from tests.renders.town_views import NAMES, by_chance, card, holding, player, tiles_of, view

START = tiles_of(("town-square", 0, 0, 0))
BOTH = pytest.mark.parametrize("language", ["en", "fr"])


def over(shown: View, reason: str = "escaped") -> View:
    return replace(shown, step="over", outcome=Outcome(True, ("cleo",), reason))


def test_every_card_of_the_box_has_a_drawing_of_its_own():
    assert sorted(drawn_kinds()) == sorted(box().cards)
    drawn: set[bytes] = set()
    for kind in drawn_kinds():
        pen = Pen(NIGHT, 66, 66)
        draw_symbol(pen, kind, (0, 0), 66)
        drawn.add(pen.reduced().tobytes())
    assert len(drawn) == len(box().cards)


def test_every_sort_of_card_has_a_colour_its_word_can_be_read_on():
    assert {one.sort for one in box().cards.values()} == set(SORTS)
    assert all(contrast(lettering(sort), colour) >= READABLE for sort, colour in SORTS.items())


@BOTH
@pytest.mark.parametrize("kind", box().cards)
def test_every_card_says_all_it_does_inside_its_frame(kind: str, language: str):
    face = face_of(TownLook(holding(), language, NAMES), kind)
    room = SIZE[0] - 40
    lines, (size, title) = wrapped(face.words, "Semibold", 21, room), title_lines(face.title)

    assert (len(lines) <= 6, len(title) <= 2) == (True, True)
    assert all(width_of(line, "Semibold", 21) <= room for line in lines)
    assert all(width_of(line, "Bold", size) <= room for line in title)
    assert {(card_face(face, theme).width, card_face(face, theme).height)
            for theme in (NIGHT, DAY)} == {SIZE}  # fmt: skip


@BOTH
def test_the_own_hand_shows_its_cards_and_tells_what_they_do(language: str):
    shown = holding("fear", "chainsaw", "zombie-master")
    text = town_hand_alt_text(shown, "ann", language=language, players=NAMES)

    assert all(box().cards[each].text.in_(language) in text for each in ("fear", "chainsaw"))
    assert len({town_hand_png(holding(*pair), "ann") for pair in (("fear",), ("chainsaw",))}) == 2


def test_another_hand_shows_backs_and_their_number():
    shown = holding("fear", "chainsaw")

    assert town_hand_png(shown, "bob") == town_hand_png(holding("grenade", "shotgun"), "bob")
    assert town_hand_alt_text(shown, "bob", players=NAMES) == "@bob holds 2 cards in hand."


@BOTH
def test_the_alt_text_of_the_fullest_hand_fits(language: str):
    longest = sorted(box().cards.values(), key=lambda one: -len(one.text.in_(language)))[:3]
    shown = holding(*(one.id for one in longest))
    items = tuple(card(one.id) for one in box().cards.values() if one.sort == "item")
    full = replace(shown, players=(replace(shown.players[0], items=items), shown.players[1]))

    assert len(town_hand_alt_text(full, "ann", language=language, players=NAMES)) <= LIMIT
    assert render_town_hand(full, "ann", language=language).size == (1210, 710)


@pytest.mark.parametrize("effects", range(4))
@pytest.mark.parametrize("count", range(10))
def test_items_of_a_player_s_card_stay_inside_it(count: int, effects: int):
    items = [card(one.id) for one in box().cards.values() if one.sort == "item"][:count]
    harm = (EffectView("fear", "bob", True),) * effects
    armed = player("ann", items=tuple(items), effects=harm, shotgun=3)
    shown = shown_in(armed, 344)

    told = len(shown) < count
    assert 48 * (effects + len(shown) + told) + 32 <= 344
    assert shown == tuple(items[: len(shown)])


def test_an_empty_hand_is_drawn():
    assert render_town_hand(holding(), "ann").size == (1210, 160)


def test_a_sheet_shows_items_and_effects_but_no_hand():
    bare = holding("fear", "chainsaw")
    harmed = replace(bare.players[0], effects=(EffectView("fear", "bob", False),))
    armed = replace(bare.players[0], items=(card("shotgun"),), shotgun=2)
    pictures = [
        town_sheet_png(replace(bare, players=(one, bare.players[1])), "ann")
        for one in (bare.players[0], harmed, armed)
    ]

    assert len(set(pictures)) == 3
    assert pictures[0] == town_sheet_png(holding("grenade", "shotgun"), "ann")


@pytest.mark.parametrize("draw", [render_town_hand, render_town_sheet])
def test_somebody_not_at_the_table_has_neither(draw: object):
    assert callable(draw)
    with pytest.raises(KeyError, match="zoe"):
        draw(holding(), "zoe")


@BOTH
def test_the_poster_tells_the_winner_and_everybody_s_deeds(language: str):
    shown = over(by_chance(3, 20, 5))
    story = TownStory(
        [TownDeed(seat, 12, 1, 30, 17, 6, 7) for seat in shown.seats],
        [Moment(2, "tile", "x"), Moment(5, "fallen", "y"), Moment(9, "card", "z"),
         Moment(9, "helipad", "h"), Moment(10, "won", "w")],
    )  # fmt: skip
    text = town_poster_alt_text(shown, story, language=language, players=NAMES)

    assert text.startswith("@cleo")
    assert all(NAMES[seat] in text for seat in shown.seats)
    assert len(text) <= LIMIT
    assert town_poster_png(shown, story, language=language, players=NAMES).startswith(b"\x89PNG")


def test_the_poster_tells_once_who_won():
    people = [player("ann", trophies=3), player("bob", trophies=9), player("cleo", trophies=5)]
    won = TownStory(reason="@cleo escapes by helicopter and wins the game!")
    text = town_poster_alt_text(over(view(START, people)), won, players=NAMES)

    assert text.startswith("@cleo escapes by helicopter and wins the game! Town of 1 tile")
    assert text.count("@cleo") == 2


def test_the_poster_has_the_winner_first_and_then_the_most_trophies():
    people = [player("ann", trophies=3), player("bob", trophies=9), player("cleo", trophies=5)]
    text = town_poster_alt_text(over(view(START, people)), TownStory(), players=NAMES)

    assert text.startswith("@cleo")
    assert text.find("@cleo: 5 of") < text.find("@bob: 9 of") < text.find("@ann: 3 of")


def test_the_poster_has_the_shape_a_message_shows_however_long_the_story():
    shown = over(by_chance(3, 9, 3))
    moments = [Moment(number, "card", "x " * 90) for number in range(40)]
    short, long = TownStory(), TownStory(moments=moments)

    drawn = [render_town_poster(shown, story) for story in (short, long)]

    assert [one.size for one in drawn] == [(1210, 770)] * 2
    assert drawn[0].tobytes() != drawn[1].tobytes()


def test_a_game_without_an_outcome_was_stopped():
    shown, story = by_chance(3, 9, 3), TownStory(reason="In round 3.")

    assert render_town_poster(shown, story).size == (1210, 770)
    assert town_poster_alt_text(shown, story).startswith("Game stopped. In round 3. ")
