"""Rules on request and the zombies' reasons, as people ask for them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.games.family.asking import standing_events
from bot.games.family.narrate import rulebook, weighed
from bot.games.family.narrate.why import last_turn
from bot.games.family.narrate.why import why as why_of
from bot.play.rules_desk import Asking
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO
from bot.practice.records import Message
from bot.store.records import LogRow, row_of
from engine.core.folding import fold
from engine.family.events import SpawnCardDrawn
from tests.bot.conftest import Room, choices_of, labels_of, running, select_of
from tests.bot.test_narrate import refusals, spoken
from tests.table import ZombiePhase, do, play, street

LANGUAGES = ("en", "fr")


def asking(language: str) -> Asking:
    return Asking({"zombicide": spoken(language)})


# ---------------------------------------------------------------- rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(refusals()))
def test_every_refusal_names_an_article_that_opens(key: str, language: str) -> None:
    line = spoken(language).see_rules(key)

    typed = re.search(r"`/r(ules|ègles) (.+)`", line)
    assert typed is not None
    assert asking(language).meant(typed[2]) == [spoken(language).see(key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_opens_by_its_title_and_fits_a_message(language: str) -> None:
    for topic, title in spoken(language).rules_topics().items():
        assert asking(language).meant(title) == [topic]
        assert len(asking(language).article(language, topic).text) <= 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_nothing_typed_the_groups_come_first(language: str) -> None:
    offered = asking(language).offered("")

    assert [one for one, _ in offered[:8]] == [f"group:{one}" for one in rulebook.GROUPS]
    assert all(len(title) <= 100 for _, title in offered)


def test_what_begins_as_typed_comes_first() -> None:
    assert asking("en").offered("pist")[0][0] == "card-pistol"
    assert asking("fr").offered("competence : maitre")[0][0] == "skill-swordmaster"


def test_accents_and_capitals_do_not_matter() -> None:
    assert fold("  Épée  de\u00a0l’Été ") == "epee de l'ete"


async def test_anybody_reads_the_rules_with_or_without_a_table(room: Room) -> None:
    lucky = await room.slash(CLEO, "rules", topic="lucky")

    assert lucky.startswith("**Skill: Lucky**")
    assert "Josh (Red)" in lucky
    assert "Chanceux" in await room.slash(CLEO, "rules", locale="fr", topic="chanceux")
    assert lucky == await room.slash(CLEO, "game rules", topic="skill-lucky")


async def answer(room: Room, topic: str = "", locale: str = "") -> Message:
    filled = {"topic": topic} if topic else {}
    asked = await room.begin(ANN, "rules", locale=locale, **filled)
    return (await room.discord.wait(asked)).message


async def press(room: Room, message: Message, label: str, locale: str = "en-US") -> Message:
    asked = await room.discord.press(ANN, message, label, locale)
    return (await room.discord.wait(asked)).message


async def choose(room: Room, message: Message, label: str) -> Message:
    """The entry of a select of that label."""
    value, custom_id = choices_of(message)[label], select_of(message)["custom_id"]
    asked = await room.discord.select(ANN, message, custom_id, [value])
    return (await room.discord.wait(asked)).message


async def test_shelves_open_by_pressing_and_an_article_leads_back_to_them(room: Room) -> None:
    """It is one message all the time."""
    await room.slash(ANN, "game new", game="zombicide")
    shown = await answer(room)
    shelves = choices_of(shown)
    assert shown.content.startswith("**Rules of Zombicide, on request.**")

    await choose(room, shown, "Skills: all 60 articles")
    assert shown.content == "**Skills: all 60 articles.** Choose one to read it."
    assert len(choices_of(shown)) == 25
    await press(room, shown, "More")
    rest = choices_of(shown)
    await choose(room, shown, "Swordmaster")
    assert shown.content.startswith("**Skill: Swordmaster**")
    assert choices_of(shown) == rest

    await press(room, shown, "All shelves")
    assert choices_of(shown) == shelves


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_shelf_holds_its_articles(room: Room, locale: str) -> None:
    await room.slash(ANN, "game new", locale=locale, game="zombicide")
    for group in rulebook.GROUPS:
        titles = [*spoken(locale[:2]).rules_in(group).values()]
        page = await answer(room, f"group:{group}", locale)
        found = [*choices_of(page)]
        for _ in range((len(titles) - 1) // 25):
            label = "Suite" if locale == "fr" else "More"
            page = await press(room, page, label, locale)
            found += choices_of(page)
        assert found == [title[:100] for title in titles]


async def test_without_a_table_one_says_first_which_game(room: Room) -> None:
    asked = await answer(room)
    names = ["Zombicide", "Night of the Living Dead", "Marvel Zombies: Heroes’ Resistance"]
    assert labels_of(asked) == [*names, "Zombies!!!", "Trust Me"]
    town = await press(room, asked, "Zombies!!!")

    assert "**Rules of Zombies!!!, on request.**" in town.content
    assert "Event cards of Zombies!!! (27)" in choices_of(town)


async def test_an_article_that_games_word_differently_is_asked_for_by_game(room: Room) -> None:
    """Everywhere else it is the one of the game that is played."""
    asked = await answer(room, "skill-slippery")
    there = {"Zombicide", "Night of the Living Dead"}
    assert {*labels_of(asked)} == there
    opened = [(one, await answer(room, "skill-slippery")) for one in there]
    texts = {(await press(room, shown, one)).content for one, shown in opened}
    assert len(texts) == 2
    assert all(one.startswith("**Skill: Slippery**") for one in texts)

    await room.slash(ANN, "game new", game="living-dead")
    assert (await answer(room, "skill-slippery")).content in texts


async def test_shelves_that_were_opened_hold_after_a_restart(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        shelf = await answer(room, "group:town-rule")
        first = next(iter(choices_of(shelf)))

    async with running(discord, tmp_path) as room:
        assert first in (await choose(room, shelf, first)).content


@pytest.mark.parametrize("arg", ["", ".", "nonsense", "zombicide.nonsense", "zombicide.rule.99"])
@pytest.mark.parametrize("what", ["shelf", "article"])
async def test_forged_shelves_break_nothing(room: Room, what: str, arg: str) -> None:
    await room.slash(ANN, "rules")
    shelves = await answer(room)
    forged = await room.discord.press(BOB, shelves, f"g:0:0:{what}:{arg}", even_if_gone=True)

    assert "went wrong" not in (await room.discord.wait(forged)).text


async def test_several_that_fit_are_named_and_none_is_refused(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    several = await room.slash(ANN, "rules", topic="search")
    nothing = await room.slash(ANN, "rules", topic="bazooka")

    assert "Rule: Searching" in several or several.startswith("**Rule: Searching**")
    assert "“bazooka”" in nothing
    assert "/rules" in nothing


async def test_a_refusal_at_the_table_links_to_its_article(game: Room) -> None:
    answer = await game.slash(ANN, "move", zone="S7", survivor="amy")

    assert game.link("rules", "Moving") in answer


# ---------------------------------------------------------------- why


def why(language: str, events: list[engine.Event], zone: str) -> str:
    turn = last_turn(events)
    return why_of(spoken(language), turn, zone, 1900) if turn else ""


def test_why_tells_who_walked_where_for_which_reason() -> None:
    game = play(street("2W . amy"), ZombiePhase())

    assert why("en", game.events, "S2").splitlines() == [
        "**S2 in the zombies’ turn of round 1:**",
        "• A survivor is in sight in S3: **1.** S1 → S2 (2 Walkers).",
    ]
    assert "Il ne s’est rien passé ici" in why("fr", game.events, "S3")


def test_why_tells_an_attack_with_what_it_cost() -> None:
    game = street("amy+ned+1W . 2W", hands={"amy": ["pan"]})
    play(game, ZombiePhase(), answers=["amy"])

    assert why("fr", game.events, "S1").splitlines()[1] == (
        "• **1.** S1\u00a0: 1 Walker attaque Amy et Ned. Amy reçoit une blessure et perd la poêle."
    )


def test_why_tells_what_a_card_brought() -> None:
    game = play(street("amy . . . s", spawn=["04"]), ZombiePhase())
    zone = next(one.zone for one in game.events if isinstance(one, SpawnCardDrawn))

    assert f"Zombie card for {zone} (Blue): 2 Walkers." in why("en", game.events, zone)


def test_only_the_latest_turn_counts() -> None:
    game = play(street("2W . . amy"), ZombiePhase())
    play(game, ZombiePhase())

    told = why("en", game.events, "S1")

    assert "round 2" in told
    assert "no zombie stood in S1" in told


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    game = play(street("amy ."), do("move", "amy", zone="S2"))

    assert last_turn(game.events) is None


def test_what_was_taken_back_did_not_happen() -> None:
    table = engine.open_table(
        "zombicide", mission="00", seats={"ann": ["amy", "doug", "ned", "josh"]}, seed="x"
    )
    told = table.answer("ann", "ann") if table.questions else None
    moves = [one for one in table.commands("ann") if one.plain()["do"] == "move"]
    rows = [row_of("command", "ann", {}, table.play("ann", moves[0]))]
    undone = LogRow("undo", "ann", {"how": "free"}, command=rows[0].command)

    assert told is None or told.finished
    assert standing_events("zombicide", rows, "ann")
    assert standing_events("zombicide", [*rows, undone], "ann") == []


async def test_the_command_why_answers_and_refuses(game: Room) -> None:
    early = await game.slash(ANN, "why", zone="S4")
    wrong = await game.slash(ANN, "why", zone="banana")

    assert "have not had a turn yet" in early
    assert "no zone banana" in wrong
    assert game.link("rules", "Zones and their names") in wrong


async def test_why_reads_the_stored_log(room: Room) -> None:
    await room.open_game(ANN)
    for _ in range(4):
        await room.slash(ANN, "end", survivor=(await waiting(room)))
    view = (await room.game()).view()

    assert view.round == 2
    zone = view.spawns[0].zone
    assert f"**{zone} in the zombies’ turn of round 1:**" in await room.slash(
        ANN, "why", zone=zone.lower()
    )


async def waiting(room: Room) -> str:
    view = (await room.game()).view()
    return next(str(one.id) for one in view.survivors if not one.done)


# ---------------------------------------------------------------- odds


def weigh(language: str, drawing: str, **given: Any) -> list[str]:
    """The odds of every attack Amy may think about."""
    table = street(drawing, **given).table
    return [
        weighed.odds(spoken(language), table.view(), one, engine.odds(table, one))
        for one in engine.considered_attacks(table, "amy")
    ]


def test_odds_are_a_sentence_and_a_line_for_each_number_of_hits() -> None:
    assert weigh("en", "amy 2W", hands={"amy": ["shotgun"]})[0].splitlines() == [
        "**Amy: Attack in S2 with the shotgun** (2 Walkers)",
        "2 dice, 4+ hits, damage 2. At least one hit: **75 %**. "
        "At least one zombie down: **75 %**. On average 1 fall.",
        "• no hit (25 %): nothing",
        "• 1 hit (50 %): 1 Walker down",
        "• 2 hits (25 %): 2 Walkers down",
        "All zombies there down: **25 %**.",
    ]


def test_hits_that_bring_nothing_more_are_one_line() -> None:
    told = weigh("fr", "amy+1W", hands={"amy": ["sub-mg"]})[0].splitlines()

    assert told[-1] == "• 1 succès ou plus (70,4\u00a0%)\u00a0: 1 Walker à terre"


def test_odds_warn_of_friends_in_the_line_of_fire() -> None:
    told = weigh("en", "amy ned+2W", hands={"amy": ["sub-mg"]})[0]

    assert "with them Ned" in told
    assert "• 1 hit (44.4 %): 1 hit falls on Ned first" in told
    assert "• 3 hits (3.7 %): 2 hits fall on Ned first, then 1 Walker down" in told


def test_odds_name_re_rolls_apart() -> None:
    pack = {"amy": ["plenty-of-bullets"]}
    told = weigh("en", "amy 2W", hands={"amy": ["pistol"]}, pack=pack)[0]

    assert "At least one hit: **50 %**" in told
    assert "Plenty of bullets lets you roll all dice again" in told
    assert "the chance of at least one hit is 75 %" in told


def test_a_molotov_tells_who_dies() -> None:
    assert "everything in S1 dies, Amy too" in weigh("en", "amy+2W", hands={"amy": ["molotov"]})[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_only_nearly_so_is_never_certain(language: str) -> None:
    told = weigh(language, "amy+1A", hands={"amy": ["pistol", "pistol"]})

    assert all("100" not in one for one in told)
    assert ("impossible" in told[0]) is True


async def test_the_command_odds_answers_before_the_turn_and_says_what_is_missing(
    game: Room,
) -> None:
    nothing = await game.slash(BOB, "odds")
    unknown = await game.slash(CLEO, "odds")

    assert "no weapon in hand reaches" in nothing
    assert "Say who is meant" in unknown


async def test_odds_of_the_table_are_told_and_offered(game: Room) -> None:
    zone = await arm(game)

    told = await game.slash(ANN, "odds", survivor="amy")
    french = await game.slash(ANN, "odds", zone=zone.lower(), with_="katana", locale="fr")
    watching = await game.slash(CLEO, "odds", survivor="Amy", zone=zone)
    offered = await game.discord.autocomplete(ANN, "table-one", "odds", "zone")
    weapons = await game.discord.autocomplete(ANN, "table-one", "odds", "with")

    assert f"**Amy: Attack in {zone} with the katana** (2 Walkers and 1 Fatty)" in told
    assert "• 2 hits (25 %): 2 Walkers down" in told
    assert "Au moins un succès" in french
    assert watching == told
    assert [one["value"] for one in offered] == [zone]
    assert "Katana" in [one["name"] for one in weapons]


async def arm(room: Room) -> str:
    """Gives Amy a katana and zombies in her zone, in the stored game; returns the zone."""
    async with room.bot.tables.at(room.discord.channel("table-one").id) as table:
        data = json.loads(table.game.to_json())
        state, amy = data["state"], data["state"]["survivors"]["amy"]
        state["equipment_deck"].remove("katana-1")
        state["aside"] += [card for card in amy["hands"] if card]
        amy["hands"] = ["katana-1", None]
        state["zombies"] = {amy["zone"]: {"walker": 2, "fatty": 1}}
        table._put(engine.load_table(json.dumps(data)))  # pyright: ignore[reportPrivateUsage]
        table.changed = True
        await table.save(None, "")
        return str(amy["zone"])
