"""What players of Trust Me read has the numbers that decide it: questions, turns, attacks."""

from __future__ import annotations

import re

import pytest

import engine
from bot.games.trust_me.kit import KIT
from bot.play.hints import hint_words
from bot.practice.people import ANN, BOB
from bot.store.records import Record, Seat
from engine.trust_me.box import box
from engine.trust_me.commands import Drop, Shoot, Wait
from tests.bot.conftest import Room, labels_of
from tests.bot.test_questions import chair_of
from tests.bot.trust_me.playing import open_city, put
from tests.trust_me.city import City, city, play
from tests.trust_me.test_markers import aimed
from tests.trust_me.test_standing import recovering

ANY = r"(\d+)"


def asked(game: City, language: str = "en", seat: str = "") -> str:
    """The question as its player reads it, with plain spaces; or as the `seat` does."""
    (question,) = game.table.questions
    chair = chair_of(game.table, language, seat or question.seats[0])
    return KIT.moves.question_text(chair, question).replace("\N{NO-BREAK SPACE}", " ")


def labels(game: City, language: str = "en", seat: str = "") -> list[str]:
    (question,) = game.table.questions
    chair = chair_of(game.table, language, seat or question.seats[0])
    found = KIT.moves.option_labels(chair, question)
    return [found.get(one, one).replace("\N{NO-BREAK SPACE}", " ") for one in question.options]


def turn(game: City, language: str = "en", seat: str = "") -> str:
    chair = chair_of(game.table, language, seat)
    return KIT.presenter.turn(chair, "ann").replace("\N{NO-BREAK SPACE}", " ")


# ------------------------------------------------------------ who aims at whose turn it is


@pytest.mark.parametrize(
    ("language", "seat", "said"),
    [
        ("en", "ann", f"Bob aims at you and may attack before the action (handgun: hits {ANY} %)."),
        ("en", "", f"Bob aims at Ann and may attack before the action (handgun: hits {ANY} %)."),
        ("fr", "ann",
         f"Bob vous vise et peut attaquer avant l’action (arme de poing : touche à {ANY} %)."),
    ],
)  # fmt: skip
def test_a_turn_says_who_aims_at_the_survivor_and_what_that_means(
    language: str, seat: str, said: str
) -> None:
    pattern = re.escape(said).replace(re.escape(ANY), ANY)
    assert re.search(pattern, turn(aimed([]), language, seat))
    assert "Bob" not in turn(aimed([], targets={"bob": "cleo"}), language, seat)


def test_an_empty_gun_that_aims_is_told_as_harmless() -> None:
    game = city(
        ann=(100, 300), bob=(400, 300), targets={"bob": "ann"}, held={"bob": {"left": "handgun-1"}},
        empty=["handgun-1"],
    )  # fmt: skip

    assert "Bob aims at you but cannot attack now." in turn(game, seat="ann")


def test_a_weapon_face_down_is_not_told_of_who_aims() -> None:
    game = city(
        ann=(100, 300), bob=(400, 300), targets={"bob": "ann"},
        held={"bob": {"hidden": "walkie-talkie-1"}}, homes={"bob": (100, 600)},
    )  # fmt: skip

    assert "Bob aims at you but cannot attack now." in turn(game, seat="ann")


def test_a_marker_on_a_point_names_the_field_whose_line_not_to_cross() -> None:
    game = city(ann=(100, 300), bob=(400, 300), targets={"bob": (400, 100)})

    assert "Bob aims at a point in I11 and may attack you if you cross" in turn(game, seat="ann")
    assert "may attack a survivor who crosses the line" in turn(game)


# ------------------------------------------------------------ questions


def test_who_may_react_reads_what_the_survivor_declared() -> None:
    game = play(aimed([]), Wait())

    assert game.asked == "react"
    assert "Ann does nothing (Action:" in asked(game).replace("**", "")
    assert any(re.search("handgun|Shoot, .* hits", one) for one in labels(game))
    assert labels(game, seat="cleo") == labels(game), "everybody may know the chances"


def test_who_was_interrupted_reads_by_whom_and_what_it_did() -> None:
    game = play(aimed([1, 1, 6, 6, 6, 12]), Wait(), "shoot-left")
    told = asked(game).replace("**", "")

    assert game.asked == "still-do-it"
    assert "Ann does nothing" in told
    assert "Bob does not wait and shoots at Ann first." in told


def test_a_die_to_be_rolled_again_is_named_with_its_face() -> None:
    game = city(ann=(100, 300), bob=(170, 300), held={"ann": {"left": "handgun-1"}}, dice=[3, 5])
    play(game, Shoot(weapon="left", target="bob"))

    assert game.asked == "reroll-die"
    assert labels(game)[1].startswith("Reroll red 3 (1 to ")
    assert labels(game, "fr")[1].startswith("Relancer rouge 3 (de 1 à ")


def test_a_graze_is_asked_with_the_wounds_and_the_tokens_that_are_there() -> None:
    """The difference of the dice is 0 to 3: a wound or a Fatigue."""
    game = grazed({})
    assert game.asked == "wound-or-fatigue"
    assert labels(game) == [
        "A Fatigue: one of your 3 tokens left this round",
        "A wound: number 1 of the 2 you can bear",
    ]

    again = grazed({"bob": {"left": "wound", "melee": "wound"}})
    assert labels(again)[1] == "A wound: you die"
    assert labels(again, "fr")[1] == "Une blessure : c’est la mort"


def grazed(harm: dict[str, dict[str, str]]) -> City:
    """Ann has shot at Bob and missed him by a hair."""
    for face in range(1, 9):
        game = city(
            ann=(100, 300), bob=(170, 300), held={"ann": {"left": "handgun-1"}}, harm=harm,
            actions={"ann": {"ranged": "action", "reroll": "action"}}, dice=[face, 1, 1, 1, 12],
        )  # fmt: skip
        play(game, Shoot(weapon="left", target="bob"))
        if game.asked == "wound-or-fatigue":
            return game
    raise AssertionError("no face grazes")


def test_who_places_anothers_wound_reads_what_lies_on_that_sheet_not_on_the_own() -> None:
    held = {
        "ann": {"left": "handgun-1", "hidden": "food-1"},
        "bob": {"left": "shiv-1", "hidden": "medicine-1"},
    }
    game = city(
        ann=(100, 300), bob=(170, 300), held=held, dice=[8, 1, 1, 1, 12],
        actions={"ann": {"ranged": "action", "reroll": "action"}},
    )  # fmt: skip
    play(game, Shoot(weapon="left", target="bob"))

    assert game.asked == "where-wound"
    found = " | ".join(labels(game))
    assert "left hand: Shiv" in found
    assert "a face-down token" in found
    assert not any(secret in found for secret in ("Handgun", "Food", "Medicine"))
    assert "wound 1 of the 2 that Bob can bear" in asked(game)


async def test_the_table_reads_the_numbers_but_not_the_news_again(room: Room) -> None:
    """Those who are asked read what happened so far; the others have just read it in the news."""
    await put(room, play(aimed([]), Wait()).table)
    status = await room.status()

    assert "is about to act" in status.content
    assert "does nothing" not in status.content
    assert any(" %" in one for one in labels_of(status))
    menu = await room.discord.wait(await room.begin(BOB, "act"))
    assert "does nothing" in menu.text


def test_what_is_taken_back_is_counted() -> None:
    game = recovering()

    assert game.asked == "recover"
    assert labels(game)[0] == "All 2 Action tokens"
    assert labels(game, "fr")[0] == "Les 2 pions Action"


@pytest.mark.parametrize(
    ("prey", "said", "french"),
    [
        ("ann", "You are pursued, and nothing that you can do", "On vous poursuit, et rien"),
        ((100, 590), "better than staying out of sight.", "rester hors de vue."),
    ],
)
def test_a_hint_to_wait_never_speaks_of_hiding_to_who_is_pursued(
    prey: str | tuple[int, int], said: str, french: str
) -> None:
    game = city(ann=(100, 300), bob=(400, 300), groups={1: ((100, 400), 2, prey)})
    advice = engine.Advice(Wait(), "wait")

    assert said in hint_words(KIT.moves, chair_of(game.table, "en", "ann"), advice)
    assert french in hint_words(KIT.moves, chair_of(game.table, "fr", "ann"), advice)


# ------------------------------------------------------------ before the game, and after one's own


async def test_the_board_is_shown_before_anybody_chooses_tokens(room: Room) -> None:
    await open_city(room, ANN, BOB)
    begun, *_ = await room.told()
    (board,) = begun.attachments

    assert "keep-token" in [one.key for one in (await room.game()).questions]
    assert board.filename == "plane.png"
    assert "setting up" in str(board.description)


def test_the_lobby_shows_survivors_and_no_board() -> None:
    seats = [Seat("ann", "Ann", ["virginie"]), Seat("bob", "Bob")]
    record = Record(1, 2, "trust-me", "city", "en", seats=seats)
    _, _, words = KIT.lobby.picture(record).draw()

    assert "Virginie (Ann), Bob" in words
    assert "The car park is laid out when the game begins" in words
    for passport in box().passports.values():
        assert f"{passport.name.en}: melee +{passport.melee}" in words
        assert passport.text.en in words
    assert "car 1" not in words
    assert KIT.lobby.door(record).what != KIT.lobby.picture(record).what


@pytest.mark.parametrize(
    ("dead", "gone", "winners", "said"),
    [
        (["bob"], [], [], "Your survivor is dead. You may watch to the end."),
        ([], ["bob"], [], "Your survivor is home. You may watch to the end."),
        (
            [],
            ["bob"],
            ["bob"],
            "You have won: your survivor is home with the objective met. The others play on, and "
            "you may watch.",
        ),
    ],
)
async def test_who_is_out_reads_whether_they_have_won_and_that_they_may_watch(
    room: Room, dead: list[str], gone: list[str], winners: list[str], said: str
) -> None:
    out = city(
        ann=(100, 300), bob=(160, 300), cleo=(300, 300), dead=dead, gone=gone, winners=winners
    )
    await put(room, out.table)

    assert said in (await room.discord.wait(await room.begin(BOB, "act"))).text
    assert said not in (await room.discord.wait(await room.begin(ANN, "act"))).text
    assert said not in (await room.status()).content


def test_an_attack_says_its_token_and_the_chance_to_lose_the_weapon() -> None:
    """Gabriel's limit is 1 lower; the free green cell adds 1 to the roll."""
    game = city(
        ann=(100, 300), bob=(140, 300), held={"ann": {"left": "handgun-1", "right": "blunt-1"}},
        passports={"ann": "gabriel"},
    )  # fmt: skip
    chair = chair_of(game.table, "en", "ann")
    told = [
        KIT.moves.entry(chair, one) for one in chair.commands if one.name() in ("shoot", "fight")
    ]
    gun, club = box().tokens["handgun"].limit, box().tokens["blunt"].limit

    assert any(one.endswith(f"(Action, empty {round(100 * (gun - 1) / 12)} %)") for one in told)
    assert any(one.endswith(f"(Fatigue, breaks {round(100 * (club - 2) / 12)} %)") for one in told)


def test_a_hint_to_drop_says_what_a_free_hand_or_a_free_cell_is_for() -> None:
    game = city(ann=(100, 300), bob=(400, 300), held={"ann": {"right": "handgun"}})
    for slot, said, french in (
        ("right", "the hand is free again", "la main est de nouveau libre"),
        ("stride", "covers a bonus", "couvre un bonus"),
    ):
        advice = engine.Advice(Drop(slot=slot), "drop")

        assert said in hint_words(KIT.moves, chair_of(game.table, "en", "ann"), advice)
        assert french in hint_words(KIT.moves, chair_of(game.table, "fr", "ann"), advice)


@pytest.mark.parametrize(
    ("held", "said", "french"),
    [
        ({}, "Still to do before you go home:** food and medicine.", "rentrer :** vivres et méd"),
        ({"left": "medicine"}, "Still to do before you go home:** food.", "rentrer :** vivres."),
        ({"left": "medicine", "right": "food"}, "Your objective is met**: go home.", "rentrez."),
    ],
)
def test_who_acts_reads_what_the_objective_still_needs_and_nobody_else_does(
    held: dict[str, str], said: str, french: str
) -> None:
    wanted, homes = {"ann": "pair-food-medicine"}, {"ann": (0, 300)}
    game = city(ann=(100, 300), bob=(400, 300), held={"ann": held}, objectives=wanted, homes=homes)

    assert said in turn(game, "en", "ann")
    assert "7.2 cm from home" in turn(game, "en", "ann")
    assert french in turn(game, "fr", "ann")
    assert "7,2 cm de chez vous" in turn(game, "fr", "ann")
    assert "objective" not in turn(game, "en", "bob") + turn(game)
    assert "Still to do" not in turn(game, "en", "bob") + turn(game)
