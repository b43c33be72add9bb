"""Rules on request: an article for everything, right in its figures, short, in both languages."""

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

import engine
from bot.games.zombicide.narrate import Narrator, articles, missions
from bot.games.zombicide.narrate.rulebook import GROUPS, WRITTEN
from engine.family.parameters import GOALS, RULES
from renders.kit.words import Words

LANGUAGES = ("en", "fr")
WORDS = Words(Path(str(files("bot"))) / "texts")
CONTENT = engine.load_content("zombicide")
NARRATOR = Narrator(WORDS)
CHAPTERS = range(2, 11)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_is_short_and_names_its_chapter(language: str) -> None:
    for topic, title in NARRATOR.rules_topics(language).items():
        article = NARRATOR.rules_article(language, topic)
        assert len(title) <= 80
        assert 90 < len(article) <= 1500, topic
        assert re.search(r"(Rulebook|Livret) #\d+", article.splitlines()[-1]), topic
        assert not re.search(r"[{}]|\n\n\n|  ", article), topic


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_box_has_its_article(language: str) -> None:
    topics = NARRATOR.rules_topics(language)
    there = {
        "zombie": CONTENT.zombies,
        "card": CONTENT.equipment,
        "skill": CONTENT.skills,
        "survivor": CONTENT.characters,
        "mission": CONTENT.missions,
    }

    for group, entries in there.items():
        assert list(NARRATOR.rules_in(language, group)) == [f"{group}-{one}" for one in entries]
        for one in entries.values():
            assert one.name.in_(language) in topics[f"{group}-{one.id}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_rulebook_is_told(language: str) -> None:
    places = " ".join(
        NARRATOR.rules_article(language, topic).splitlines()[-1]
        for topic in NARRATOR.rules_topics(language)
    )

    for chapter in CHAPTERS:
        assert re.search(rf"#{chapter}\b", places), chapter


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_begins_with_its_group_and_stands_once(language: str) -> None:
    topics = NARRATOR.rules_topics(language)
    heads = [WORDS.say(language, f"group-{group}") for group in GROUPS]

    assert len(set(topics.values())) == len(topics)
    assert all(title.startswith(tuple(heads)) for title in topics.values())
    assert set(NARRATOR.rules_groups(language)) == set(GROUPS)
    assert all("articles" in line for line in NARRATOR.rules_groups(language).values())


def test_every_goal_and_special_rule_of_missions_has_a_sentence() -> None:
    assert set(missions.GOALS) == set(GOALS)
    assert set(missions.RULES) == set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_skill_rule_has_a_note_and_no_note_is_left_over(language: str) -> None:
    notes = {key for key in WORDS.keys(language) if re.fullmatch(r"skill-.*-note", key)}

    assert notes == {f"skill-{one.rule}-note" for one in CONTENT.skills.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_note_speaks_of_a_card_or_zombie_that_is_not_there(language: str) -> None:
    keys = WORDS.keys(language)

    cards = {key for key in keys if re.fullmatch(r"card-.*-note", key)}
    assert cards <= {f"card-{kind}-note" for kind in CONTENT.equipment}
    zombies = {key for key in keys if re.fullmatch(r"zombie-.*-note", key)}
    assert zombies == {f"zombie-{kind}-note" for kind in CONTENT.zombies}


def test_an_article_takes_its_figures_from_the_data() -> None:
    """With other figures in the data, the articles say the other figures."""
    rules = CONTENT.figures
    car = rules.car.model_copy(update={"passengers": 8, "zones": 9})
    levels = {"yellow": 11, "orange": 22, "red": 77}
    update = {"actions": 6, "inventory_size": 9, "wounds": 4, "thresholds": levels, "car": car}
    other = Narrator(WORDS, replace(CONTENT, figures=rules.model_copy(update=update)))

    for language in LANGUAGES:
        assert "6 actions" in other.rules_article(language, "round")
        assert " 9 " in other.rules_article(language, "inventory")
        assert " 4 " in other.rules_article(language, "attack")
        for level in ("11", "22", "77"):
            assert level in other.rules_article(language, "experience")
            assert level in other.rules_article(language, "survivor-amy")
        assert " 8 " in other.rules_article(language, "car-seats")
        assert " 9 " in other.rules_article(language, "car-driving")


def test_a_card_says_its_figures() -> None:
    pistol = NARRATOR.rules_article("en", "card-pistol")

    assert "**Shooting**, reach 0–1: 1 die, 4+ hits, damage 1, noisy." in pistol
    assert "At least one hit: 50 %." in pistol
    assert "It can kill Walkers and Runners." in pistol
    assert "3 in the box, 1 of them starting gear." in pistol


def test_a_card_of_two_weapons_says_both() -> None:
    article = NARRATOR.rules_article("fr", "card-mas-shotgun")

    assert article.startswith("**Tir**, portée 0-1\u00a0: 2 dés, succès à 3+, 2 dégâts, bruyant.")
    assert "**Mêlée**, dans sa propre zone\u00a0: 1 dé, succès à 3+, 2 dégâts" in article


@pytest.mark.parametrize(("card", "chance"), [("pistol", 50), ("chainsaw", 87), ("sub-mg", 70)])
def test_the_chance_of_a_hit_is_exact(card: str, chance: int) -> None:
    assert articles.chance_of_a_hit(CONTENT.equipment[card].attacks[0]) == chance


def test_what_kills_a_zombie_is_read_from_the_cards() -> None:
    fatty = NARRATOR.rules_article("en", "zombie-fatty")
    abomination = NARRATOR.rules_article("en", "zombie-abomination")

    assert "Fire axe, Machete, Chainsaw, Shotgun, Ma’s Shotgun and Molotov." in fatty
    assert "2 Walkers" in fatty
    assert "except: Molotov" in abomination
    assert "5 points" in abomination


def test_a_skill_says_on_whose_sheet_it_is() -> None:
    assert "Phil (Red)" in NARRATOR.rules_article("en", "skill-sniper")
    assert "Aucun survivant" in NARRATOR.rules_article("fr", "skill-ninja")


def test_a_mission_says_its_goals_in_order_and_its_rules() -> None:
    city = NARRATOR.rules_article("en", "mission-01")

    count = len(CONTENT.missions["01"].objectives)
    assert city.index(f"Take every objective ({count}).") < city.index("Find canned food")
    assert city.index("Find canned food") < city.index("reaches the exit")
    assert f"The exit is {CONTENT.missions['01'].exit}." in city


@pytest.mark.parametrize(
    ("mission", "english", "french"),
    [
        (
            "01",
            "may leave the board on their own turn",
            "peut quitter le plateau à son propre tour",
        ),
        ("02", "nobody leaves the board alone", "personne ne quitte le plateau seul"),
        ("06", "is gone at once", "part aussitôt"),
        ("09", "only those who have left count", "seuls comptent ceux qui sont partis"),
    ],
)
def test_a_mission_says_how_one_leaves(mission: str, english: str, french: str) -> None:
    assert english in NARRATOR.rules_article("en", f"mission-{mission}")
    assert french in NARRATOR.rules_article("fr", f"mission-{mission}")


def test_the_article_on_the_exit_says_which_part_is_a_house_rule() -> None:
    assert "House rule" in NARRATOR.rules_article("en", "exit")
    assert "Règle maison" in NARRATOR.rules_article("fr", "exit")


def test_a_mission_says_what_a_door_waits_for() -> None:
    police = CONTENT.missions["08"]
    told = NARRATOR.rules_article("fr", "mission-08")

    for door in police.doors:
        if door.needs:
            zone = next(one.zone for one in police.objectives if one.id == door.needs)
            there = "–".join(door.between)
            assert f"La porte {there} ne s’ouvre qu’une fois pris l’objectif en {zone}." in told
    assert "ne s’ouvre qu’une fois" in told


def test_a_sheet_names_every_skill_of_its_survivor() -> None:
    article = NARRATOR.rules_article("fr", "survivor-ned")

    for skill in CONTENT.characters["ned"].skills():
        assert CONTENT.skills[skill].name.fr in article


def test_an_article_that_is_not_there_is_loud() -> None:
    with pytest.raises(KeyError, match="bazookas"):
        NARRATOR.rules_article("en", "bazookas")


def test_written_articles_are_all_listed() -> None:
    listed = {f"rule-{topic}-text" for topics in WRITTEN.values() for topic in topics}
    written = {key for key in WORDS.keys("en") if re.fullmatch(r"rule-.*-text", key)}

    assert written == listed | {"rule-sheet-text"}
