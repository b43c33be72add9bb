"""The chronicle reads like a story: who did what, what it meant, and nothing twice."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

import engine
from bot.kit.registry import kit_of
from bot.kit.replay import Replay, replay_of_table
from bot.play.chronicle import ROUND_DEEDS, chronicle, tale_of
from engine.core.outcome import Outcome
from engine.family import events as e
from engine.games import event_from_json
from engine.heroes_resistance import events as heroes
from engine.trust_me import events as trust
from engine.zombies import events as town
from tests.bot.test_old_games import GAMES as OLD
from tests.bot.test_old_games import told as told_of_old
from tests.bot.test_replay import SEED, Played
from tests.conformance.test_shown import looked_back_on

GAMES = ["zombicide", "heroes-resistance", "living-dead", "zombies", "trust-me"]
ROUND = {"en": "Round", "fr": "Tour"}
ALOUD = 160
"""The words of a minute of reading aloud."""
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
RULESETS = pytest.mark.parametrize("ruleset", GAMES)


def told() -> Replay:
    played = Played().go_on()
    return replay_of_table(played.record, played.rows, SEED)


def with_last(found: Replay, *events: engine.Event) -> Replay:
    """The game in which these events happened with its last row, too."""
    last = found.rows[-1]
    happened = [*last.events, *(engine.event_to_json(one) for one in events)]
    return replace(found, rows=[*found.rows[:-1], replace(last, events=happened)])


def sentences_of(paragraph: str) -> list[str]:
    plain = paragraph.replace("**", "")
    return [one for one in re.split(r"(?<=[.!?»”])\s+(?=[^a-zà-ÿ:;!?»])", plain) if one]


@LANGUAGES
@RULESETS
def test_every_round_has_a_heading_and_no_bookkeeping(ruleset: str, language: str) -> None:
    found = looked_back_on(ruleset, language)
    written = chronicle(found)
    numbers = re.findall(rf"(?m)^## {ROUND[language]} (\d+)$", written)

    assert [int(one) for one in numbers] == list(range(1, int(found.last.round) + 1))
    assert re.findall(r"→|\d\+|•|`|\{|\n- |<@| XP", written) == []


@LANGUAGES
@RULESETS
def test_fifteen_rounds_are_read_aloud_in_four_minutes(ruleset: str, language: str) -> None:
    found = looked_back_on(ruleset, language)
    words = [len(" ".join(one.paragraphs).split()) for one in tale_of(found).sections if one.round]

    assert sum(words) / len(words) <= ALOUD * 4 / 15
    assert all(words)


@LANGUAGES
@RULESETS
def test_every_sentence_has_a_subject(ruleset: str, language: str) -> None:
    for section in tale_of(looked_back_on(ruleset, language)).sections:
        for paragraph in section.paragraphs:
            for sentence in sentences_of(paragraph):
                assert re.match(r"[A-ZÀ-Ý0-9«“]", sentence), sentence


@LANGUAGES
@RULESETS
def test_nothing_is_told_twice_in_a_round(ruleset: str, language: str) -> None:
    for section in tale_of(looked_back_on(ruleset, language)).sections:
        said = [one for text in section.paragraphs for one in sentences_of(text)]
        assert [one for one, times in Counter(said).items() if times > 1] == [], section


@RULESETS
def test_what_turned_a_round_stands_in_it_in_bold(ruleset: str) -> None:
    found = looked_back_on(ruleset, "en")
    points = kit_of(ruleset).lookback.turning_points(found)
    sections = {one.round: one for one in tale_of(found).sections}

    assert len(points) > 0
    for point in points:
        section = sections[max(point.round, 1)]
        text = " ".join(section.paragraphs)
        assert f"**{point.words}**" in text
        assert point.words in section.points


def test_a_round_of_a_game_that_everybody_can_read() -> None:
    written = chronicle(told())

    assert "Ann played Amy, Doug and Phil. Bob played Ned, Josh and Wanda." in written
    assert "## Round 3\n\n" in written
    assert "**Doug takes the objective in C2.**" in written.split("## Round 3\n\n")[1]
    assert written.split("## The end\n\n")[1].startswith("Mission accomplished! ")


def test_who_did_the_same_shares_a_sentence() -> None:
    found = told()
    moved = [
        e.SurvivorMoved(survivor=one, start="C1", zone="S2") for one in ("ned", "josh", "wanda")
    ]
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")

    assert "Ned, Josh and Wanda move on." in chronicle(with_last(found, began, *moved))


def test_steps_of_a_round_are_one_sentence_and_a_miss_is_no_news_after_a_kill() -> None:
    found = told()
    rolled = e.DiceRolled(
        survivor="ned", card="pistol", zone="S1", faces=(1,), needed=4, hits=0, pair=False
    )
    killed = e.ZombieKilled(survivor="ned", kind="walker", zone="S1", count=2)
    steps = [e.SurvivorMoved(survivor="ned", start=one, zone=one) for one in ("S1", "S2")]
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")

    alone = chronicle(with_last(found, began, rolled, *steps))
    both = chronicle(with_last(found, began, rolled, killed, *steps))

    assert "Ned attacks in vain." in alone
    assert "Ned kills 2 Walkers." in both


@LANGUAGES
@RULESETS
def test_a_step_is_told_only_of_who_did_nothing_else(ruleset: str, language: str) -> None:
    """Zones mean nothing to somebody without the board, so a step is told without any."""
    said = {"en": r"(?:, | and )moves? on\b", "fr": r"(?:, | et )avance(?:nt)?\b"}
    written = chronicle(looked_back_on(ruleset, language))

    assert not re.search(said[language], written)


def test_who_turns_a_round_does_not_move_on_in_it() -> None:
    began = e.RoundBegan(round=int(told().last.round) + 1, first_seat="ann")
    moved = [e.SurvivorMoved(survivor=one, start="S1", zone="S4") for one in ("amy", "ned")]
    fallen = e.SurvivorEliminated(survivor="amy", zone="S4", by="zombies")

    written = chronicle(with_last(told(), began, *moved, fallen)).split("\n## ")[-2]

    assert "Ned moves on." in written
    assert "Amy moves on" not in written


def test_a_wound_is_no_turning_point_and_a_fall_tells_of_it() -> None:
    hurt = e.SurvivorWounded(survivor="amy", by="zombies")
    fallen = e.SurvivorEliminated(survivor="amy", zone="S4", by="zombies")
    began = e.RoundBegan(round=int(told().last.round) + 1, first_seat="ann")

    wounded = with_last(told(), began, hurt)
    found = with_last(told(), began, hurt, fallen)

    assert "Amy is wounded." in chronicle(wounded)
    words = [one.words for one in kit_of("zombicide").lookback.turning_points(found)]
    assert words[-1] == "Amy falls in S4."
    assert [one for one in words if "wounded" in one] == []
    last = chronicle(found).split(f"## Round {began.round}\n\n")[1]
    assert last.startswith("Amy is wounded. **Amy falls in S4.** That leaves 5 survivors.")


def test_a_round_without_news_says_so() -> None:
    began = e.RoundBegan(round=int(told().last.round) + 1, first_seat="ann")

    written = chronicle(with_last(replace(told(), ending=None), began))

    assert f"## Round {began.round}\n\nNobody gets anywhere." in written


def test_what_matters_least_is_left_out_of_a_long_round() -> None:
    found = told()
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    people = ("amy", "doug", "phil", "ned", "josh", "wanda")
    moved = [
        e.SurvivorMoved(survivor=one, start="S1", zone=f"S{at}") for at, one in enumerate(people)
    ]
    doors = [
        e.DoorOpened(survivor=one, door="x", zones=("A1", "S1"), card="crowbar", noisy=False)
        for one in people
    ]
    found_cards = [e.CardFound(survivor=one, card="pistol") for one in people]
    healed = e.WoundHealed(survivor="amy", patient="doug")

    written = chronicle(with_last(found, began, *moved, *doors, *found_cards, healed))
    last = written.split(f"## Round {began.round}\n\n")[1].split("\n\n")[0]

    assert "tends to Doug" in last
    assert len(re.split(r"\. |, | and ", last)) == ROUND_DEEDS


@LANGUAGES
@RULESETS
def test_the_story_begins_with_what_was_to_be_done(ruleset: str, language: str) -> None:
    found = looked_back_on(ruleset, language)
    task = kit_of(ruleset).lobby.task(found.record)
    assert len(task.split()) > 8
    before_the_rounds = chronicle(found).split("\n## ")[0]
    assert before_the_rounds.count(task) == 1


@LANGUAGES
@RULESETS
def test_somebody_who_was_not_there_is_not_spoken_to(ruleset: str, language: str) -> None:
    for section in tale_of(looked_back_on(ruleset, language)).sections:
        if section.round != 0:
            told = re.sub("[“«].*?[”»]", "", " ".join(section.paragraphs))
            assert not re.search(r"\b([Yy]our?|[Vv]ous|[Vv]o[st]r?e?)\b", told), told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Sharon Carter in K1 and Pepper Potts in L2 call for help."),
        ("fr", "Sharon Carter en K1 et Pepper Potts en L2 appellent à l’aide."),
    ],
)
def test_several_who_call_for_help_are_told_with_all_their_places(language: str, said: str) -> None:
    found = looked_back_on("heroes-resistance", language)
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    here = heroes.BystanderAppeared(bystander="sharon-carter", zone="K1")
    there = heroes.BystanderAppeared(bystander="pepper-potts", zone="L2")

    assert said in chronicle(with_last(found, began, here, there))


def test_who_gets_away_is_always_told_and_the_exit_is_no_place_told_twice() -> None:
    found = told()
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    people = ("amy", "doug", "phil", "ned", "josh", "wanda")
    events: list[engine.Event] = []
    for one in people:
        events += [
            e.CardFound(survivor=one, card="pistol"),
            e.ZombieKilled(survivor=one, kind="walker", zone="S1", count=ord(one[0])),
            e.SurvivorMoved(survivor=one, start="S1", zone=f"S{people.index(one) + 2}"),
            e.SurvivorEscaped(survivor=one, zone=f"S{people.index(one) + 2}"),
        ]

    written = chronicle(with_last(found, began, *events)).split(f"## Round {began.round}\n\n")[1]

    away = re.findall(r"(?:^|\. )([^.]*) gets? away by the exit", written)
    assert sum(len(re.findall(r"Amy|Doug|Phil|Ned|Josh|Wanda", one)) for one in away) == len(people)
    assert "exit in" not in written


def test_people_who_found_or_killed_the_same_share_a_sentence() -> None:
    found = told()
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    cards = [e.CardFound(survivor=one, card="pistol") for one in ("amy", "doug")]
    kills = [
        e.ZombieKilled(survivor=one, kind="walker", zone="S1", count=2) for one in ("ned", "josh")
    ]

    written = chronicle(with_last(found, began, *cards, *kills))

    assert "Amy and Doug find a pistol. Ned and Josh kill 2 Walkers each." in written


@LANGUAGES
def test_a_death_is_told_without_the_rules_about_it(language: str) -> None:
    found = looked_back_on("trust-me", language)
    seat = found.last.seats[0]
    dead = with_last(found, trust.Died(seat=seat))
    (*_, point) = kit_of("trust-me").lookback.turning_points(dead)

    assert len(point.words.split()) <= 3
    assert f"**{point.words}**" in chronicle(dead)


def test_nobody_is_named_the_best_where_two_killed_as_many() -> None:
    found = told()
    bare = [replace(row, events=[]) if row.kind != "start" else row for row in found.rows]
    even = [
        e.ZombieKilled(survivor=one, kind="walker", zone="S1", count=5) for one in ("amy", "doug")
    ]

    tie = with_last(replace(found, rows=bare), *even)
    led = with_last(replace(found, rows=bare), *even, even[0])

    assert "In all, 10 zombies fell." in chronicle(tie)
    assert "In all, 15 zombies fell, 10 of them to Amy." in chronicle(led)


def test_a_shot_of_the_hunt_has_a_subject() -> None:
    found = looked_back_on("trust-me", "en")
    seat = found.last.seats[0]
    shot = trust.Attacked(seat="", weapon="sniper", target=seat, attack=5, defence=2)

    assert re.search(r"A hidden sniper fires at \w+\.", chronicle(with_last(found, shot)))


MORE = {
    "en": r"(One|\d+) (?:more )?zombies? falls?\.",
    "fr": r"(Un|\d+) (?:autres? )?zombies? tomb",
}
TOTAL = {"en": r"In all, (one|\d+) zombies? fell", "fr": r"En tout, (un seul|\d+) zombies? "}


def number(text: str) -> int:
    return int(text) if text.isdigit() else 1


@cache
def recorded(ruleset: str) -> tuple[dict[str, Replay], ...]:
    """Games in both languages: one that is played now, the same as if it had gone on for long, and
    those of old releases.
    """
    short = {one: looked_back_on(ruleset, one) for one in ("en", "fr")}
    old = [told_of_old(name) for name in OLD if f"-{ruleset}-" in name]
    both = [{one: in_language(found, one) for one in ("en", "fr")} for found in old]
    return short, {one: many_rounds(found) for one, found in short.items()}, *both


def in_language(found: Replay, language: str) -> Replay:
    return replace(found, record=replace(found.record, language=language))


def many_rounds(found: Replay) -> Replay:
    """The same game as if it had gone on so long that each round has room for little."""
    return replace(found, stills=[replace(found.stills[-1], view=replace(found.last, round=90))])


@RULESETS
def test_both_languages_tell_the_same_deeds(ruleset: str) -> None:
    assert len(recorded(ruleset)) > 2
    for found in recorded(ruleset):
        english, french = (tale_of(found[one]).sections for one in ("en", "fr"))

        assert sum(len(one.told) for one in english) > 0
        assert [one.told for one in english] == [one.told for one in french]
        assert [len(one.points) for one in english] == [len(one.points) for one in french]


@LANGUAGES
@RULESETS
def test_zombies_that_are_told_add_up_to_the_sum_at_the_end(ruleset: str, language: str) -> None:
    chapters = kit_of(ruleset).chapters
    for found in (one[language] for one in recorded(ruleset)):
        sections, written = tale_of(found).sections, chronicle(found)
        told = sum(chapters.falls(event) for one in sections for event in one.told)
        others = sum(number(one) for one in re.findall(MORE[language], written))
        happened = [one for row in found.rows for one in row.happened(ruleset)]
        fell = sum(chapters.falls(one) for one in happened)
        total = [number(one) for one in re.findall(TOTAL[language], written)]

        assert told + others == fell
        assert total == ([fell] if fell else [])


@pytest.mark.parametrize(
    ("language", "said"), [("en", "3 more zombies fall."), ("fr", "3 autres zombies tombent.")]
)
def test_zombies_that_do_not_fit_into_a_round_are_told_as_a_number(
    language: str, said: str
) -> None:
    found = told()
    found = in_language(found, language)
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    people = ("amy", "doug", "phil", "ned", "josh", "wanda")
    hurt = [e.SurvivorWounded(survivor=one, by="zombies") for one in people]
    kills = [e.ZombieKilled(survivor=one, kind="walker", zone="S1", count=1) for one in people[:5]]

    written = chronicle(with_last(found, began, *kills, *hurt)).split("\n## ")[-2]

    assert said in written


def test_who_kills_all_of_two_gets_both() -> None:
    found = told()
    bare = [replace(row, events=[]) if row.kind != "start" else row for row in found.rows]
    kills = e.ZombieKilled(survivor="amy", kind="walker", zone="S1", count=2)

    both = with_last(replace(found, rows=bare), kills)

    assert "In all, 2 zombies fell, both of them to Amy." in chronicle(both)
    french = in_language(both, "fr")
    assert "En tout, 2 zombies sont tombés, tous deux abattus par Amy." in chronicle(french)


@LANGUAGES
def test_a_bystander_leaves_with_the_hero_who_holds_the_card(language: str) -> None:
    found = looked_back_on("heroes-resistance", language)
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    saved = [
        heroes.BystanderRescued(survivor="hulk", bystander=one, zone="L2")
        for one in ("pepper-potts", "sharon-carter")
    ]
    let_go = heroes.BystanderLetGo(survivor="hulk", bystander="pepper-potts")
    away = e.SurvivorEscaped(survivor="hulk", zone="L2")

    last = chronicle(with_last(found, began, *saved, let_go, away)).split("\n## ")[-2]

    said = {
        "en": ("Hulk rescues Pepper Potts.", "Sharon Carter gets away with Hulk."),
        "fr": ("Hulk sauve Pepper Potts.", "Sharon Carter s’échappe avec Hulk."),
    }
    assert all(one in last for one in said[language])
    assert "L2" not in last
    assert last.count("Pepper Potts") == 2


def test_what_an_explosion_destroys_is_counted_for_nobody() -> None:
    found = looked_back_on("heroes-resistance", "en")
    bare = [replace(row, events=[]) if row.kind != "start" else row for row in found.rows]
    blown = heroes.EnemiesBlownUp(kind="brute", count=4, zone="S1")
    one = e.ZombieKilled(survivor="hulk", kind="walker", zone="S1", count=1)
    began = e.RoundBegan(round=1, first_seat="ann")

    written = chronicle(with_last(replace(found, rows=bare), began, one, blown))

    assert "The blast destroys 4 Brutes." in written
    assert "In all, 5 zombies fell, 1 of them to Hulk." in written


def test_a_skipped_turn_and_its_card_are_told_once() -> None:
    found = looked_back_on("zombies", "en")
    one, other = found.last.seats
    began = town.TurnBegan(seat=one, round=int(found.last.round) + 1)
    played = town.CardPlayed(seat=one, kind="hysterical-paralysis", target=other)
    skipped = town.TurnSkipped(seat=other, by=one)

    last = chronicle(with_last(found, began, played, skipped)).split("\n## ")[-2]

    assert last.count("Hysterical Paralysis") == 1
    assert "misses a turn because Player 1 played “Hysterical Paralysis”" in last


@LANGUAGES
def test_lost_items_are_told_by_their_quoted_names(language: str) -> None:
    found = looked_back_on("zombies", language)
    seat = found.last.seats[0]
    died = town.PlayerDied(seat=seat, trophies_lost=1, items_lost=("shotgun", "fire-axe"))
    said = {
        "en": "**Player 1 dies and loses a trophy, “Hey, Look! A Shotgun!” and “Fire Axe”.**",
        "fr": "**Player 1 meurt et perd un trophée, "
        "«\u00a0Tiens\u00a0! Un fusil à pompe\u00a0!\u00a0» et «\u00a0Hache de pompier\u00a0».**",
    }

    assert said[language] in chronicle(with_last(found, died))


@LANGUAGES
def test_who_comes_home_shows_what_was_asked_and_an_infection_can_kill(language: str) -> None:
    found = looked_back_on("trust-me", language)
    one, other = found.last.seats
    home = trust.CameHome(seat=one, objective="pair-food-medicine", shown=("food", "medicine"))
    rolled = trust.DiceThrown(why="infection", seat=other, dice=("green",), faces=(1,))
    began = trust.RoundBegan(round=int(found.last.round) + 1)

    happened = (began, home, rolled, trust.Died(seat=other))
    last = chronicle(with_last(found, *happened)).split("\n## ")[-2]

    said = {
        "en": ("“Bring home a Food token and a Medicine token.”", "The infection was fatal."),
        "fr": ("Rapportez un jeton Vivres et un jeton Médecine.", "L’infection a été fatale."),
    }
    assert all(text in last for text in said[language])


def test_a_shot_at_a_survivor_is_told_even_if_zombies_fell_too() -> None:
    found = looked_back_on("trust-me", "en")
    one, other = found.last.seats
    began = trust.RoundBegan(round=int(found.last.round) + 1)
    shots = [
        trust.Attacked(seat=one, weapon="pistol", target=target, attack=5, defence=9)
        for target in ("alpha-1", other)
    ]
    killed = trust.ZombiesKilled(seat=one, alpha="alpha-1", count=1, left=1)

    last = chronicle(with_last(found, began, *shots, killed)).split("\n## ")[-2]

    assert "Elliott attacks Joanne in vain and kills a zombie." in last
    assert "alpha" not in last


@LANGUAGES
def test_a_stopped_game_ends_where_it_was_stopped(language: str) -> None:
    played = Played().go_on(30)
    record = replace(played.record, stage="ended", language=language)
    found = replay_of_table(record, played.rows, SEED)

    end = {"en": "## The end\n\nThe game was stopped in round ", "fr": "## La fin\n\nLa partie"}
    assert end[language] in chronicle(found)
    assert "goes on" not in chronicle(found)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "From now on, players can escape from the helipad."),
        ("fr", "Dès lors, on peut s’échapper par l’héliport."),
    ],
)
def test_the_helipad_is_told_with_what_it_means(language: str, said: str) -> None:
    found = looked_back_on("zombies", language)
    one = found.last.seats[0]
    laid = [
        event
        for row in found.rows
        for event in row.happened("zombies")
        if isinstance(event, town.TileLaid)
    ]
    other = laid[0]
    helipad = event_from_json("zombies", {**engine.event_to_json(other), "kind": "helipad"})
    began = town.TurnBegan(seat=one, round=int(found.last.round) + 1)

    before = chronicle(with_last(found, began, other)).count(said)
    assert chronicle(with_last(found, began, helipad)).count(said) == before + 1


def test_a_card_against_nobody_is_told_of_who_did_nothing_else() -> None:
    found = looked_back_on("zombies", "en")
    one, other = found.last.seats
    began = town.TurnBegan(seat=one, round=int(found.last.round) + 1)
    alone = town.CardPlayed(seat=one, kind="adrenaline-rush")
    aimed = town.CardPlayed(seat=other, kind="fear", target=one)
    lost = town.LifeLost(seat=one, left=1)

    first = chronicle(with_last(found, began, alone)).split("\n## ")[-2]
    both = chronicle(with_last(found, began, alone, lost, aimed)).split("\n## ")[-2]

    assert "plays “Adrenaline Rush”." in first
    assert "Adrenaline Rush" not in both
    assert "plays “Fear” against" in both


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Hulk kills the zombie Doctor Strange and gains the trait “Soar”."),
        ("fr", "Hulk abat le zombie Doctor Strange et gagne le trait «\u00a0Envol\u00a0»."),
    ],
)
def test_a_dead_hero_and_a_trait_are_called_what_they_are(language: str, said: str) -> None:
    found = looked_back_on("heroes-resistance", language)
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    killed = e.ZombieKilled(survivor="hulk", kind="doctor-strange", zone="S1", count=1)
    gained = heroes.TraitGained(survivor="hulk", trait="soar")

    assert said in chronicle(with_last(found, began, killed, gained))


def test_a_door_that_is_shut_is_told_like_one_that_is_opened() -> None:
    found = looked_back_on("living-dead", "en")
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    shut = e.DoorClosed(survivor="helen", door="B7-B8", zones=("B7", "B8"))

    assert "Helen shuts the door B7–B8." in chronicle(with_last(found, began, shut))


def test_how_somebody_won_by_coming_home_is_not_told_again_at_the_end() -> None:
    found = looked_back_on("trust-me", "en")
    seat = found.last.seats[0]
    won = Outcome(True, (seat,), "somebody-came-home")
    speech = kit_of("trust-me").speech(found.record, "en", found.record.quoted_names)

    assert re.fullmatch(r"[\w ]+ wins\.", speech.outcome_of_others(won))


@pytest.mark.parametrize(
    ("language", "last", "quiet"),
    [
        ("en", "It is the last round.", "Nobody gets anywhere."),
        ("fr", "C’est le dernier tour.", "Personne n’avance."),
    ],
)
def test_nobody_is_said_to_get_nowhere_in_the_round_that_ends_the_game(
    language: str, last: str, quiet: str
) -> None:
    found = in_language(told(), language)
    began = e.RoundBegan(round=int(found.last.round) + 1, first_seat="ann")
    over = chronicle(with_last(found, began))
    goes_on = chronicle(with_last(replace(found, ending=None), began))

    assert last in over
    assert quiet not in over
    assert quiet in goes_on
    assert last not in goes_on
