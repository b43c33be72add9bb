"""The gallery's own work: what a phone shows, and the figures of a poster from what was told."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from engine.family.events import (
    DiceRolled,
    ObjectiveTaken,
    RoundBegan,
    ZombieKilled,
    ZombiesTurnBegan,
)
from renders.kit.inline import SIZE
from tests.gallery import OTHERS, PHONE, family_pictures, for_phones, played, story_of
from tests.painted import board_png
from tests.renders.test_letters import PAINTERS
from tests.renders.views import tutorial


def test_a_phone_shows_a_picture_390_pixels_wide():
    small = Image.open(BytesIO(for_phones(board_png(tutorial()))))

    assert small.width == PHONE


def test_a_story_counts_kills_dice_and_the_round_of_each_objective():
    told = [
        RoundBegan(round=2, first_seat="ann"),
        DiceRolled(
            survivor="amy", card="pistol-1", zone="C1", faces=(4, 1), needed=4, hits=1, pair=False
        ),
        ZombieKilled(survivor="amy", kind="walker", zone="C1", count=1),
        ObjectiveTaken(survivor="doug", objective="objective-1", zone="C2"),
    ]

    story = story_of(tutorial(), told)

    amy = next(each for each in story.deeds if each.survivor == "amy")
    assert (dict(amy.kills), amy.dice, amy.hits, amy.expected_hits) == ({"walker": 1}, 2, 1, 1.0)
    assert [(each.round, each.mark) for each in story.moments] == [(2, "objective")]


def test_a_game_keeps_the_view_of_every_round_and_what_was_told_since():
    game = played("00", 2)

    assert [view.round for view in game.rounds] == [0, 1, 2, 3]
    turns = [one.round for one in game.since(2) if isinstance(one, ZombiesTurnBegan)]
    assert (turns, game.view.round) == ([2], 3)


@pytest.mark.parametrize("game", OTHERS)
def test_every_kind_of_picture_of_the_other_games_is_in_the_gallery(game: str):
    kinds = (
        "round",
        "board",
        "places",
        "phase",
        "around",
        "sheet",
        "hand",
        "map",
        "lobby",
        "poster",
        "film",
    )
    drawn = {name: draw("fr", "day") for name, draw in family_pictures(game, PAINTERS[game])}
    others = [f"round-{game}-{mission}" for mission in OTHERS[game][1:]]

    assert list(drawn) == [*(f"{kind}-{game}" for kind in kinds), *others]
    sizes = {name: Image.open(BytesIO(png)).size for name, png in drawn.items()}
    for kind in ("round", "places", "phase", "around"):
        assert sizes[f"{kind}-{game}"] == SIZE
