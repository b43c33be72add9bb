"""Night of the Living Dead through Discord: barricades, wood, turned sheets, in both languages."""

from __future__ import annotations

import pytest

from bot.channel.compose import Teller
from bot.kit.registry import kit_of
from bot.play.hints import hint_words, sitting
from bot.practice.people import ANN, GUILD_ID
from bot.store.records import Change, Record, Seat
from engine.core.advice import Advice
from engine.family.commands import EndTurn
from engine.family.events import SurvivorWounded
from engine.family.scenario import Course
from engine.living_dead.commands import SearchDeck
from tests.bot.conftest import ONE, Room
from tests.bot.reaching import offered_moves, sitting_of
from tests.bot.test_replay import Played
from tests.living_dead.house import farm, scene
from tests.table import ZombiePhase, play

SEATS = {"seats": {str(ANN.id): ["ben", "tom"]}}


async def put(room: Room, game: Course, language: str = "en") -> None:
    """The table in a channel, as if it had been played there."""
    table = game.table
    channel = room.discord.channel(ONE).id
    record = Record(GUILD_ID, channel, "living-dead", table.mission, language)
    record.seats = [Seat(str(ANN.id), "Ann", table.seats[str(ANN.id)])]
    await room.store.save(Change(record))
    record.stage, record.game = "playing", table.to_json()
    await room.store.save(Change(record))


async def test_wood_is_gathered_and_a_window_barricaded_by_typing(room: Room) -> None:
    await put(room, farm({"B5": "ben+tom"}, **SEATS))

    await room.slash(ANN, "barricade", door="B5-B6", how="take", survivor="ben")
    await room.slash(ANN, "barricade", door="B5-S11", how="build", survivor="ben")

    news = await room.news()
    assert "Ben gathers the wood at B5–B6 (1 carried)." in news
    assert "Ben barricades the window B5–S11." in news


async def test_what_cannot_be_barricaded_is_refused_with_what_works_instead(room: Room) -> None:
    await put(room, farm({"B5": "ben+tom"}, **SEATS))

    said = await room.slash(ANN, "barricade", door="B5-S11", how="build", survivor="ben")
    assert "Ben carries no wood for a barricade. Gather some between the rooms" in said

    said = await room.slash(ANN, "barricade", door="B5-B6", how="open", survivor="ben", locale="fr")
    assert "Cette barricade est déjà ouverte. Il suffit de passer." in said


@pytest.mark.parametrize(
    ("scene_id", "where", "said"),
    [
        ("S1", "S20", "There is no barricade beside S20, where Ben is."),
        ("S1", "B8", "There is no barricade beside B8, where Ben is."),
        ("S2", "B5", "Ben needs a tool in hand to open a barricade"),
    ],
)
async def test_a_barricade_that_nobody_named_is_refused_for_what_is_at_hand(
    room: Room, scene_id: str, where: str, said: str
) -> None:
    await put(room, scene(scene_id, {where: "ben+tom"}, **SEATS))

    assert (await room.slash(ANN, "barricade", survivor="ben")).startswith(said)


async def test_a_bare_window_that_nobody_named_wants_wood(room: Room) -> None:
    await put(room, farm({"B5": "ben+tom"}, barricades=[], **SEATS))

    said = await room.slash(ANN, "barricade", survivor="ben")

    assert said.startswith("Ben carries no wood for a barricade.")


async def test_wood_is_asked_for_and_handed_over_in_one_trade(room: Room) -> None:
    await put(room, farm({"B5": "ben+tom"}, boards={"tom": 1}, **SEATS), "fr")

    await room.slash(ANN, "wood give", partner="tom", how="take", survivor="ben")
    await room.slash(ANN, "wood give", partner="tom", survivor="ben")

    assert [line for line in (await room.news()).splitlines() if "barricade" in line] == [
        "Tom passe à Ben le bois d’une barricade.",
        "Ben passe à Tom le bois d’une barricade.",
    ]
    assert (await room.game()).view(None).survivors[0].actions == 2


FIRE = {"hands": {"ben": ["molotov"]}, "spawn_tokens": ["S2", "S6", "S3"], **SEATS}


@pytest.mark.parametrize(
    ("language", "entry"),
    [("en", "Attack in S3 with the Molotov"), ("fr", "Attaquer en S3 avec le Molotov")],
)
def test_fire_on_a_spawn_token_where_nobody_stands_is_offered_and_weighs_nothing(
    language: str, entry: str
) -> None:
    game = farm({"S2": "ben", "S1": "tom+1W"}, **FIRE)

    assert entry in offered_moves(game.table, str(ANN.id), language).values()


async def test_fire_on_a_spawn_token_where_nobody_stands_is_typed(room: Room) -> None:
    await put(room, farm({"S2": "ben", "S1": "tom+1W"}, **FIRE))

    assert "S3" not in await room.slash(ANN, "odds", survivor="ben")
    await room.slash(ANN, "attack", zone="S3", survivor="ben")
    assert [one.key for one in (await room.game()).questions] == ["drive-away"]


def plain(words: object) -> str:
    """With spaces that may break."""
    return str(words).replace("\xa0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("language", "cause"),
    [
        ("en", "A Relative! Tom loses heart: Romero mode."),
        ("fr", "Un Proche ! Tom perd courage : mode Romero."),
    ],
)
async def test_a_relative_that_turns_sheets_is_told(room: Room, language: str, cause: str) -> None:
    given = {"zombicide": ["tom"], "equipment": ["my-baby"], **SEATS}
    await put(room, farm({"B5": "ben", "B6": "tom"}, **given), language)

    await room.slash(ANN, "search", deck="household", survivor="ben")

    assert cause in plain(await room.news()).splitlines()


@pytest.mark.parametrize(
    ("language", "lost", "back"),
    [
        (
            "en",
            "The sight of the body is too much for Tom: Romero mode.",
            "The body is gone. Tom takes heart again: Zombicide mode.",
        ),
        (
            "fr",
            "La vue du cadavre est de trop pour Tom : mode Romero.",
            "Le cadavre n’est plus là. Tom reprend courage : mode Zombicide.",
        ),
    ],
)
async def test_a_body_that_turns_sheets_is_told_and_so_is_its_going(
    room: Room, language: str, lost: str, back: str
) -> None:
    given = {"zombicide": ["tom"], "opened": ["B7-B4"], **SEATS}
    await put(room, farm({"B7": "ben", "B6": "tom"}, **given), language)

    await room.slash(ANN, "move", zone="B4", survivor="ben")
    assert lost in plain(await room.news()).splitlines()

    await room.slash(ANN, "objective", survivor="ben")
    assert back in plain(await room.news()).splitlines()


@pytest.mark.parametrize(
    ("locale", "mode", "below"),
    [
        ("en-US", "Romero mode", "On the other side: Zombicide: +1 free move; +1 action;"),
        ("fr", "mode Romero", "Au verso : Zombicide : +1 déplacement gratuit ; +1 action ;"),
    ],
)
async def test_the_sheet_tells_the_mode_and_both_sides(
    room: Room, locale: str, mode: str, below: str
) -> None:
    await put(room, farm({"B5": "ben+tom"}, **SEATS))

    asked = await room.begin(ANN, "sheet", locale=locale, survivor="tom")
    (picture,) = (await room.discord.wait(asked)).message.attachments

    assert mode in plain(picture.description)
    assert below in plain(picture.description)


@pytest.mark.parametrize(
    ("mission", "locale", "said"),
    [
        ("S1", "en-US", "• Barbara and Ben begin in S17.\n• All others begin in B8."),
        ("S1", "fr", "• Barbara et Ben commencent en S17.\n• Tous les autres commencent en B8."),
        ("S2", "en-US", "• Everyone begins in B6."),
    ],
)
async def test_the_lobby_says_who_begins_where(
    room: Room, mission: str, locale: str, said: str
) -> None:
    await room.slash(ANN, "game new", game="living-dead", mission=mission, locale=locale)
    await room.bot.publisher.settled()

    assert said in room.discord.messages(ONE)[-1].content


def rested(mission: str) -> Played:
    """Everybody ends the turn, and the table is asked something, or the game is over."""
    six = ["barbara", "ben", "tom", "harry", "helen", "judy"]
    played = Played({"ann": six}, mission=mission, ruleset="living-dead")
    while played.table.view().round == 0:
        question = played.table.questions[0]
        played.answer(question.key, "ann", question.default)
    for one in six:
        played.command("ann", EndTurn(survivor=one))
    return played


def told(played: Played) -> str:
    return "\n".join(post.text for post in Teller(played.record, None).compose(played.rows))


def test_before_the_table_says_where_they_come_nothing_is_told_of_the_zombies_turn() -> None:
    """It was said to pass quietly until the answer came. [scene S6]"""
    played = rested("S6")
    assert played.table.questions[0].key == "first-spawn"
    assert "The zombies' turn" not in told(played)

    played.answer("first-spawn", "ann", played.table.questions[0].default)
    assert "The zombies' turn" in told(played)


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "• **1.** B5: 1 Fatty attacks Ben and Tom.", "• Tom takes 2 wounds."),
        ("fr", "• **1.** B5 : 1 Balèze attaque Ben et Tom.", "• Tom reçoit 2 blessures."),
    ],
)
def test_both_wounds_of_one_blow_are_told_once_beside_the_question(
    language: str, before: str, after: str
) -> None:
    speech = kit_of("living-dead").speech(None, language, {})
    game = farm({"B5": "ben+tom+1F"}, **SEATS)
    asked = play(game, ZombiePhase(), answers=["tom"])
    events = [one for one in asked.events if type(one).__name__ != "AnsweredInAdvance"]
    wounds = [at for at, one in enumerate(events) if isinstance(one, SurvivorWounded)]

    told = plain(speech.story(events[: wounds[0]])[1])
    rest = plain(speech.story(events[wounds[0] :], events[: wounds[0]])[1])
    assert told == before
    assert rest.splitlines()[0] == after
    assert f"{before} {after.removeprefix('• ')}" in plain(speech.story(events)[1])


@pytest.mark.parametrize(
    ("language", "found", "came"),
    [
        ("en", "finds no card.", "Zombies come in: 1 Relative in B6."),
        ("fr", "ne trouve aucune carte.", "Des zombies arrivent : 1 Proche en B6."),
    ],
)
async def test_a_relative_that_a_search_finds_is_named_once(
    room: Room, language: str, found: str, came: str
) -> None:
    await put(room, farm({"B5": "ben", "B6": "tom"}, equipment=["my-baby"], **SEATS), language)

    await room.slash(ANN, "search", deck="household", survivor="tom")

    news = plain(await room.news())
    assert found in news
    assert came in news
    assert news.count("B6") == 1


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Take the Winchester 94"), ("fr", "Prendre la Winchester 94")],
)
def test_what_lies_in_a_room_is_offered_and_advised_by_its_name(language: str, label: str) -> None:
    game = farm({"B5": "ben+tom"}, lying={"B5": ["winchester-94"]}, **SEATS)
    table = sitting_of(game.table, language)
    moves, chair = sitting(table, str(ANN.id), language)
    take = SearchDeck(survivor="ben", deck="lying")

    assert label in offered_moves(game.table, str(ANN.id), language).values()
    assert label in hint_words(moves, chair, Advice(take, "arms"))


@pytest.mark.parametrize(
    ("scene_id", "zone", "needed"),
    [
        ("S1", "B5", ("Planks", "planches")),
        ("S2", "B5", ("The key", "La clé")),
        ("S3", "B5", ("Molotov", "Molotov")),
        ("S5", "B5", ("A Relative", "Proches")),
        ("S9", "S1", ("Every room", "chaque pièce")),
    ],
)
def test_a_search_that_the_scene_asks_for_names_what_is_sought(
    scene_id: str, zone: str, needed: tuple[str, str]
) -> None:
    game = scene(scene_id, {zone: "ben+tom"}, **SEATS)
    search = Advice(SearchDeck(survivor="ben"), "supplies")

    for language, word in zip(("en", "fr"), needed, strict=True):
        table = sitting_of(game.table, language)
        assert word in hint_words(*sitting(table, str(ANN.id), language), search)


@pytest.mark.parametrize(
    ("locale", "given"),
    [("en-US", "gives the Winchester 94 to another"), ("fr", "donne la Winchester 94 à un autre")],
)
async def test_a_scene_says_to_whom_the_rifle_goes_that_changes_the_mode(
    room: Room, locale: str, given: str
) -> None:
    await room.slash(ANN, "game new", locale=locale, game="living-dead")
    lobby = (await room.status()).content

    assert given in lobby
    assert "from the start can" not in lobby
