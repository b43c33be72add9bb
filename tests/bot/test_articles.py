"""Rules on request: an article for everything, right in its figures, short, in both languages."""

import re
from dataclasses import replace

import pytest

from bot.base.words import words
from bot.games.family.names import Speaking
from bot.games.family.narrate import articles, missions
from bot.games.family.narrate.rulebook import GROUPS, WRITTEN
from bot.games.family.speech import FamilySpeech
from bot.kit.registry import kit_of
from engine.family.entries import BY_HAND
from engine.family.goals import GOALS
from engine.family.missions import RULES
from engine.family.rules import FamilyRuleset
from engine.games import GAMES, load_content
from tests.renders.views import zombicide_box

LANGUAGES = ("en", "fr")
WORDS = words("family", "zombicide")
SPEAKING = Speaking("zombicide")
CHAPTERS = range(2, 11)


def spoken(language: str) -> FamilySpeech:
    return SPEAKING(None, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_is_short_and_names_its_chapter(language: str) -> None:
    for topic, title in spoken(language).rules_topics().items():
        article = spoken(language).rules_article(topic)
        assert len(title) <= 80
        assert 90 < len(article) <= 1500, topic
        assert re.search(r"(Rulebook|Livret) #\d+", article.splitlines()[-1]), topic
        assert not re.search(r"[{}]|\n\n\n|  ", article), topic


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_box_has_its_article(language: str) -> None:
    topics = spoken(language).rules_topics()
    there = {
        "zombie": zombicide_box().zombies,
        "card": zombicide_box().equipment,
        "skill": zombicide_box().skills,
        "survivor": zombicide_box().characters,
        "mission": zombicide_box().missions,
    }

    for group, entries in there.items():
        assert list(spoken(language).rules_in(group)) == [f"{group}-{one}" for one in entries]
        for one in entries.values():
            assert one.name.in_(language) in topics[f"{group}-{one.id}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_rulebook_is_told(language: str) -> None:
    places = " ".join(
        spoken(language).rules_article(topic).splitlines()[-1]
        for topic in spoken(language).rules_topics()
    )

    for chapter in CHAPTERS:
        assert re.search(rf"#{chapter}\b", places), chapter


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_begins_with_its_group_and_stands_once(language: str) -> None:
    topics = spoken(language).rules_topics()
    heads = [WORDS.say(language, f"group-{group}") for group in GROUPS]

    assert len(set(topics.values())) == len(topics)
    assert all(title.startswith(tuple(heads)) for title in topics.values())
    assert set(spoken(language).rules_groups()) == set(GROUPS)
    assert all("articles" in line for line in spoken(language).rules_groups().values())


FAMILY = [one for one, kit in GAMES.items() if isinstance(kit.rules, FamilyRuleset)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FAMILY)
def test_every_goal_and_special_rule_of_missions_has_a_sentence(game: str, language: str) -> None:
    """Its own in the catalogue, or code that puts it together."""
    speech, box = kit_of(game).speech(None, language, {}), load_content(game)
    assert isinstance(speech, FamilySpeech)
    for sort, asked, told in (
        ("goal", box.goals, speech.goals),
        ("rule", box.mission_rules, speech.rules),
    ):
        own = {one for one in asked if speech.words.knows(language, f"mission-{sort}-{one}")}

        assert own | (told.keys() & asked) == set(asked)


def test_no_sentence_is_put_together_for_a_goal_or_rule_that_is_not_there() -> None:
    assert missions.GOALS.keys() - GOALS == set()
    assert missions.RULES.keys() - RULES == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_skill_rule_has_a_note_and_no_note_is_left_over(language: str) -> None:
    notes = {key for key in WORDS.keys(language) if re.fullmatch(r"skill-.*-note", key)}

    rules = {BY_HAND, *(one.rule for one in zombicide_box().skills.values())}
    assert notes == {f"skill-{rule}-note" for rule in rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_note_speaks_of_a_card_or_zombie_that_is_not_there(language: str) -> None:
    keys = WORDS.keys(language)

    cards = {key for key in keys if re.fullmatch(r"card-.*-note", key)}
    assert cards <= {f"card-{kind}-note" for kind in zombicide_box().equipment}
    zombies = {key for key in keys if re.fullmatch(r"zombie-.*-note", key)}
    assert zombies == {f"zombie-{kind}-note" for kind in zombicide_box().zombies}


def test_an_article_takes_its_figures_from_the_data() -> None:
    """With other figures in the data, the articles say the other figures."""
    rules = zombicide_box().figures
    car = rules.car.model_copy(update={"passengers": 8, "zones": 9})
    levels = {"yellow": 11, "orange": 22, "red": 77}
    update = {"actions": 6, "inventory_size": 9, "wounds": 4, "thresholds": levels, "car": car}
    content = replace(zombicide_box(), figures=rules.model_copy(update=update))

    for language in LANGUAGES:
        other = SPEAKING.over(content, language)
        assert "6 actions" in other.rules_article("round")
        assert " 9 " in other.rules_article("inventory")
        assert " 4 " in other.rules_article("attack")
        for level in ("11", "22", "77"):
            assert level in other.rules_article("experience")
            assert level in other.rules_article("survivor-amy")
        assert " 8 " in other.rules_article("car-seats")
        assert " 9 " in other.rules_article("car-driving")


def test_a_card_says_its_figures() -> None:
    pistol = spoken("en").rules_article("card-pistol")

    assert "**Shooting**, reach 0–1: 1 die, 4+ hits, damage 1, noisy." in pistol
    assert "At least one hit: 50 %." in pistol
    assert "It can kill Walkers and Runners." in pistol
    assert "3 in the box, 1 of them starting gear." in pistol


def test_a_card_of_two_weapons_says_both() -> None:
    article = spoken("fr").rules_article("card-mas-shotgun")

    assert article.startswith("**Tir**, portée 0-1\u00a0: 2 dés, succès à 3+, 2 dégâts, bruyant.")
    assert "**Mêlée**, dans sa propre zone\u00a0: 1 dé, succès à 3+, 2 dégâts" in article


@pytest.mark.parametrize(("card", "chance"), [("pistol", 50), ("chainsaw", 87), ("sub-mg", 70)])
def test_the_chance_of_a_hit_is_exact(card: str, chance: int) -> None:
    assert articles.chance_of_a_hit(zombicide_box().equipment[card].attacks[0]) == chance


def test_what_kills_a_zombie_is_read_from_the_cards() -> None:
    fatty = spoken("en").rules_article("zombie-fatty")
    abomination = spoken("en").rules_article("zombie-abomination")

    assert "Fire axe, Machete, Chainsaw, Shotgun, Ma’s Shotgun and Molotov." in fatty
    assert "2 Walkers" in fatty
    assert "except: Molotov" in abomination
    assert "5 points" in abomination


def test_a_skill_says_on_whose_sheet_it_is() -> None:
    assert "Phil (Red)" in spoken("en").rules_article("skill-sniper")
    assert "Aucun survivant" in spoken("fr").rules_article("skill-ninja")


def test_a_mission_says_its_goals_in_order_and_its_rules() -> None:
    city = spoken("en").rules_article("mission-01")

    count = len(zombicide_box().missions["01"].objectives)
    assert city.index(f"Take every objective ({count}).") < city.index("Find canned food")
    assert city.index("Find canned food") < city.index("must reach the exit")
    assert f"The exit is {zombicide_box().missions['01'].exit}." in city


@pytest.mark.parametrize(
    ("mission", "english", "french"),
    [
        (
            "01",
            "can leave the board on their own turn",
            "peut quitter le plateau à son propre tour",
        ),
        ("02", "nobody leaves the board alone", "personne ne quitte le plateau seul"),
        ("06", "is gone at once", "part aussitôt"),
        ("09", "Only survivors who have left count", "Seuls comptent ceux qui sont partis"),
    ],
)
def test_a_mission_says_how_one_leaves(mission: str, english: str, french: str) -> None:
    assert english in spoken("en").rules_article(f"mission-{mission}")
    assert french in spoken("fr").rules_article(f"mission-{mission}")


def test_a_small_zombie_deck_is_told_by_who_can_come() -> None:
    told = {language: spoken(language).rules_article("mission-00") for language in ("en", "fr")}

    assert "it brings only Walkers, Runners and Fatties." in told["en"]
    assert "elle n’amène que Walkers, Runners et Fatties." in told["fr"]
    assert not re.search(r"\b0[1-4]\b|\b41\b", told["en"] + told["fr"])


def test_the_article_on_the_exit_says_which_part_is_a_house_rule() -> None:
    assert "House rule" in spoken("en").rules_article("exit")
    assert "Règle maison" in spoken("fr").rules_article("exit")


def test_a_mission_says_what_a_door_waits_for() -> None:
    police = zombicide_box().missions["08"]
    told = spoken("fr").rules_article("mission-08")

    for door in police.doors:
        if door.needs:
            zone = next(one.zone for one in police.objectives if one.id == door.needs)
            there = "–".join(door.between)
            assert f"La porte {there} ne s’ouvre qu’une fois pris l’objectif en {zone}." in told
    assert "ne s’ouvre qu’une fois" in told


def test_a_sheet_names_every_skill_of_its_survivor() -> None:
    article = spoken("fr").rules_article("survivor-ned")

    for skill in zombicide_box().characters["ned"].skills():
        assert zombicide_box().skills[skill].name.fr in article


def test_an_article_that_is_not_there_is_loud() -> None:
    with pytest.raises(KeyError, match="bazookas"):
        spoken("en").rules_article("bazookas")


def test_written_articles_are_all_listed() -> None:
    listed = {f"rule-{topic}-text" for topics in WRITTEN.values() for topic in topics}
    written = {key for key in WORDS.keys("en") if re.fullmatch(r"rule-.*-text", key)}

    assert written == listed | {"rule-sheet-text"}
