"""A table of Trust Me is opened, set up, played and ended on the local Discord."""

from __future__ import annotations

import re

import pytest

from bot.games.trust_me.presenter import player_of
from bot.practice.people import ANN, BOB, DAN
from engine.trust_me.box import box
from engine.trust_me.commands import Reorganise, Wait
from tests.bot.conftest import Room, choices_of, labels_of, select_of
from tests.bot.trust_me.playing import open_city, put
from tests.trust_me.city import city, play
from tests.trust_me.test_markers import nested
from tests.trust_me.test_spoken_places import around_gabriel


async def test_what_is_kept_is_asked_of_all_at_once_and_shown_to_each_alone(room: Room) -> None:
    await open_city(room, ANN, BOB)
    status = await room.status()
    mine = (await room.discord.wait(await room.begin(ANN, "act"))).message
    kept = labels_of(mine)

    assert "Which token do you keep?" in status.content
    assert labels_of(status)[0] == "Answer"
    assert "Act" not in labels_of(status)
    assert len(kept) == 4
    own = player_of((await room.game()).view(str(ANN.id)), str(ANN.id))
    uses = [text.en for one in own.offered if (text := box().tokens[one].text)]
    assert uses
    for use in uses:
        assert use in mine.content
        assert use not in status.content
    assert not set(kept) & set(labels_of(status))

    await room.discord.wait(await room.discord.press(ANN, mine, kept[0]))
    news = "\n".join(one.content for one in await room.told())
    assert kept[0] not in news


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("fr", "fr")])
async def test_who_chooses_a_survivor_reads_what_each_can_do(
    room: Room, locale: str, language: str
) -> None:
    await room.slash(ANN, "game new", locale=locale, game="trust-me")
    options = select_of(await room.status())["options"]
    passports = box().passports

    assert {one["value"]: one["description"] for one in options} == {
        name: one.text.in_(language) for name, one in passports.items()
    }


async def test_what_is_typed_is_completed_with_what_it_does(room: Room) -> None:
    await put(room, around_gabriel().table)
    found = await room.discord.autocomplete(DAN, "table-one", "walk", "place", "behind c")

    assert found[0]["name"].startswith("behind car 2: 4.1 cm, action, silent")
    assert found[0]["value"] == "369,288 behind car 2"
    typed = await room.discord.autocomplete(DAN, "table-one", "walk", "place", "385,270")
    assert typed[0]["name"].startswith("H7 +10 -5: 5.6 cm, action, noise heard by 1, unseen")
    assert typed[0]["value"] == "385,270 H7 +10 -5"
    assert await room.discord.autocomplete(DAN, "table-one", "walk", "place", "") != []


async def test_an_order_that_nobody_is_told_of_is_repeated_to_who_gave_it(room: Room) -> None:
    await put(room, nested().table)
    said = await room.slash(BOB, "order", what="shoot")
    menu = (await room.discord.wait(await room.begin(BOB, "act", locale="fr"))).message
    kind = choices_of(menu)["Réglages\N{NO-BREAK SPACE}: quand on vous interroge"]
    shown = await room.discord.select(BOB, menu, select_of(menu)["custom_id"], [kind], "fr")
    matters = (await room.discord.wait(shown)).message
    (marker,) = (one for one in labels_of(matters) if one.startswith("Marqueur Cible"))
    opened = await room.discord.press(BOB, matters, marker, "fr")
    orders = (await room.discord.wait(opened)).message
    (never,) = (one for one in labels_of(orders) if "ne jamais attaquer" in one)
    pressed = await room.discord.press(BOB, orders, never, "fr")
    done = (
        "C’est fait. Marqueur Cible\N{NO-BREAK SPACE}: "
        "ne jamais attaquer\N{NO-BREAK SPACE}; garder le marqueur comme menace.\n"
    )

    assert said.startswith("Done. Target marker: attack as soon as my target acts.\n")
    assert "attaquer dès que ma cible agit" in marker
    assert (await room.discord.wait(pressed)).text.startswith(done)


async def test_a_place_in_words_is_gone_to(room: Room) -> None:
    await put(room, around_gabriel().table)
    await room.slash(DAN, "walk", place="12 to G9")
    game = await room.game()

    assert game.questions[0].key == "which-cell"


@pytest.mark.parametrize("typed", ["16 to F4", "12 to the moon"])
async def test_a_refused_form_says_why_and_what_works_beside_the_picture_and_the_menus(
    room: Room, typed: str
) -> None:
    await put(room, around_gabriel().table)
    asked = await room.begin(DAN, "elsewhere")
    shown = await room.discord.wait(asked)
    sent = await room.discord.submit_modal(asked, {"spot": typed})
    answered = await room.discord.wait(sent)

    assert shown is not None
    assert typed in answered.text
    assert "Elsewhere…" in labels_of(answered.message)
    assert [one.filename for one in answered.message.attachments] == ["places.png"]
    assert "Move, sneak or run" in choices_of(answered.message)
    assert [one for one in choices_of(answered.message, 1) if one.startswith("14. ")]


async def test_the_menu_of_moves_is_numbered_as_its_picture_and_leads_elsewhere(
    room: Room,
) -> None:
    await put(room, around_gabriel().table)
    menu = (await room.discord.wait(await room.begin(DAN, "act"))).message
    at = next(at for at in range(3) if "Move, sneak or run" in choices_of(menu, at))
    kind = choices_of(menu, at)["Move, sneak or run"]
    shown = await room.discord.select(DAN, menu, select_of(menu, at)["custom_id"], [kind])
    places = (await room.discord.wait(shown)).message
    numbers = [one.partition(".")[0] for one in choices_of(places, 1)]

    assert [one.filename for one in places.attachments] == ["places.png"]
    assert [one for one in numbers if one.isdigit()] == [str(one) for one in range(1, 15)]
    assert "Elsewhere…" in labels_of(places)


async def test_a_few_destinations_have_numbers_for_buttons_so_that_the_picture_stays_in_sight(
    room: Room,
) -> None:
    await put(room, city(turn="dan", ann=(20, 20), dan=(20, 580), lying={"D2": SHIV}).table)
    menu = (await room.discord.wait(await room.begin(DAN, "act"))).message
    assert [one for one in labels_of(menu) if one.startswith(("Move, ", "Run, "))], "a move is due"
    assert not [one for one in labels_of(menu) if one[0].isdigit()], "without its picture"
    kind = choices_of(menu)["Move, sneak or run"]
    shown = await room.discord.select(DAN, menu, select_of(menu)["custom_id"], [kind])
    places = (await room.discord.wait(shown)).message

    assert len(choices_of(places, 1)) <= 10
    *numbers, form = labels_of(places)
    assert form == "Elsewhere…"
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]


async def test_a_cell_is_chosen_on_the_sheet_and_what_is_kept_in_the_hand(room: Room) -> None:
    await open_city(room, ANN, BOB)
    keeps = (await room.discord.wait(await room.begin(ANN, "act"))).message
    await put(room, around_gabriel().table, "table-two")
    await room.slash(DAN, "walk", "table-two", place="12 to G9")
    covers = (await room.discord.wait(await room.begin(DAN, "act", "table-two"))).message

    (hand,), (sheet,) = keeps.attachments, covers.attachments
    assert hand.description
    assert sheet.description
    assert hand.description.startswith("Your secrets (only you see this).")
    assert "home by" not in hand.description
    assert ", leave. " in hand.description
    assert sheet.description.startswith("Gabriel (Dan)")


async def test_a_way_home_that_is_short_is_called_home(room: Room) -> None:
    drawn = city(turn="dan", ann=(20, 20), dan=(613, 400), homes={"dan": (600, 400)})
    await put(room, drawn.table)
    found = await room.discord.autocomplete(DAN, "table-one", "walk", "place", "")

    assert [one["name"] for one in found if one["name"].startswith("home: 2.6 cm")]
    assert not [one for one in found if "to home: 2.6" in one["name"]]


async def test_who_puts_a_token_somewhere_reads_which_and_nobody_else_does(room: Room) -> None:
    await open_city(room, ANN, BOB)
    for person in (ANN, BOB, ANN, BOB):
        mine = (await room.discord.wait(await room.begin(person, "act"))).message
        kept = labels_of(mine)[0]
        await room.discord.wait(await room.discord.press(person, mine, kept))
    for _ in range(2):
        asked = (await room.discord.wait(await room.begin(ANN, "act"))).message
        found = player_of((await room.game()).view(str(ANN.id)), str(ANN.id)).found
        status = await room.status()
        name = box().tokens[found].the.en

        assert f"Where do you put {name}?" in asked.content
        assert "On a cell it covers that cell’s bonus." in asked.content
        assert "Where do you put it?" not in asked.content
        assert "Where do you put it?" in status.content
        assert f"{box().tokens[found].name.en}, to put away" in str(
            asked.attachments[0].description
        )
        for person in (ANN, BOB):
            mine = (await room.discord.wait(await room.begin(person, "act"))).message
            select = select_of(mine)
            best = [choices_of(mine)["The best free place"]]
            await room.discord.wait(
                await room.discord.select(person, mine, select["custom_id"], best)
            )


async def test_what_is_moved_on_a_sheet_is_named_tokens_and_counters_alike(room: Room) -> None:
    held, covered = {"ann": {"left": "shiv-1"}}, {"ann": {"survival-1": "fatigue"}}
    drawn = city(ann=(100, 300), bob=(500, 300), held=held, actions=covered)
    await put(room, play(drawn, Reorganise()).table)
    asked = (await room.discord.wait(await room.begin(ANN, "act"))).message

    assert {"left hand: Shiv", "Survival +1 die (1): Fatigue"} <= set(labels_of(asked))


async def test_places_that_are_offered_bear_the_numbers_of_their_picture(room: Room) -> None:
    await put(room, around_gabriel().table)
    menu = (await room.discord.wait(await room.begin(DAN, "act"))).message
    at = next(at for at in range(3) if "Take aim" in choices_of(menu, at))
    shown = await room.discord.select(
        DAN, menu, select_of(menu, at)["custom_id"], [choices_of(menu, at)["Take aim"]]
    )
    aims = (await room.discord.wait(shown)).message
    listed = [one for one in (*labels_of(aims), *choices_of(aims, 1)) if ". Aim at" in one]
    words = str(aims.attachments[0].description)

    assert words.startswith("Where? From Gabriel")
    assert len(listed) > 1
    for one in listed:
        assert one.replace(". Aim at ", ") ") + "." in words


async def test_a_step_aside_may_be_none_and_each_has_its_number(room: Room) -> None:
    drawn = city(passports={"ann": "elliott"}, ann=(300, 300), bob=(500, 300))
    await put(room, play(drawn, Wait()).table)
    asked = (await room.discord.wait(await room.begin(ANN, "act", locale="fr"))).message
    listed, words = [*choices_of(asked)], str(asked.attachments[0].description)

    assert listed[0] == "1. rester ici"
    assert "1) rester ici" in words
    assert re.fullmatch(r"2\. [A-L]\d+, \d(,\d)? cm (nord|sud|est|ouest)(-(est|ouest))?", listed[1])


async def test_who_attacks_zombies_calls_nobody(room: Room) -> None:
    drawn = city(
        ann=(100, 300),
        bob=(500, 300),
        groups={1: ((200, 300), 2, "ann")},
        held={"ann": {"left": "handgun-1"}},
    )
    await put(room, drawn.table)
    await room.slash(ANN, "shoot", whom="alpha 1")
    while (game := await room.game()).questions:
        asked = (await room.discord.wait(await room.begin(ANN, "act"))).message
        if labels_of(asked):
            await room.discord.wait(await room.discord.press(ANN, asked, labels_of(asked)[-1]))
        else:
            first = select_of(asked)["options"][-1]["value"]
            select = select_of(asked)["custom_id"]
            await room.discord.wait(await room.discord.select(ANN, asked, select, [first]))

    assert game.view().turn
    said = "\n".join(one.content for one in await room.told())
    assert "** shoots at alpha 1" in said
    assert "this concerns you" not in said


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("en-US", "left"),
        ("en-US", "Left hand"),
        ("en-US", "left hand: Handgun"),
        ("fr", "main gauche"),
        ("fr", "main gauche : arme de poing"),
    ],
)
async def test_a_hand_is_typed_as_it_is_completed_or_without_its_weapon(
    room: Room, locale: str, typed: str
) -> None:
    groups = {1: ((200, 300), 2, "ann")}
    held = {"ann": {"left": "handgun-1"}}
    await put(room, city(ann=(100, 300), bob=(500, 300), groups=groups, held=held).table)
    await room.slash(ANN, "shoot", locale=locale, whom="alpha 1", hand=typed)

    assert [one.key for one in (await room.game()).questions] == ["which-cell"]


SHIV = ("shiv-1", (170, 520))


@pytest.mark.parametrize(
    ("language", "shoots", "entry"),
    [
        ("en-GB", "Shoot", "Shoot at Bob, left hand: hits 77 %, kills 44 % (Action, empty 25 %)"),
        (
            "fr",
            "Tirer",
            "Tirer sur Bob, main gauche~: touche à 77~%, tue à 44~% (Action, vide à 25~%)",
        ),
    ],
)
async def test_the_only_shot_is_weighed_in_its_entry_and_picture(
    room: Room, language: str, shoots: str, entry: str
) -> None:
    """d8 + d6 + 1 against 2d4 + 1, who has two wounds: 1 or more hits, 4 or more kills."""
    held, covered = {"ann": {"left": "handgun-1"}}, {"bob": {"survival-1": "action"}}
    harm = {"bob": {"melee": "wound", "green": "wound"}}
    drawn = city(ann=(100, 300), bob=(160, 300), held=held, actions=covered, harm=harm)
    await put(room, drawn.table)
    menu = (await room.discord.wait(await room.begin(ANN, "act", locale=language))).message
    at = next(at for at in range(3) if shoots in choices_of(menu, at))
    kind = choices_of(menu, at)[shoots]
    asked = await room.discord.select(
        ANN, menu, select_of(menu, at)["custom_id"], [kind], locale=language
    )
    weighed = (await room.discord.wait(asked)).message

    assert entry.replace("~", "\N{NO-BREAK SPACE}") in labels_of(weighed)
    assert [one.filename for one in weighed.attachments] == ["shot.png"]


@pytest.mark.parametrize(
    ("language", "weighed"),
    [("en-GB", "Shoot, left hand: hits 81 %"), ("fr", "Tirer, main gauche~: touche à 81~%")],
)
async def test_a_reaction_is_weighed_before_it_is_chosen(
    room: Room, language: str, weighed: str
) -> None:
    """Bob aims at Ann, who is about to do nothing: d8 + 2 against d4 + 1."""
    await put(room, nested().table)
    await room.slash(ANN, "wait")
    cell = (await room.discord.wait(await room.begin(ANN, "act"))).message
    last = choices_of(cell)["Survival +1 die (3)"]
    await room.discord.wait(
        await room.discord.select(ANN, cell, select_of(cell)["custom_id"], [last])
    )
    asked = (await room.discord.wait(await room.begin(BOB, "act", locale=language))).message

    assert labels_of(asked)[1].startswith(weighed.replace("~", "\N{NO-BREAK SPACE}"))


async def test_nobody_waits_for_what_others_keep(room: Room) -> None:
    """Each goes on to where the tokens are put; a menu that is still open there stays good."""
    await open_city(room, ANN, BOB)
    anns = (await room.discord.wait(await room.begin(ANN, "act"))).message
    menu = (await room.discord.wait(await room.begin(BOB, "act"))).message
    for _ in range(2):
        kept = labels_of(menu)[0]
        menu = (await room.discord.wait(await room.discord.press(BOB, menu, kept))).message
    where = select_of(menu)
    fits = choices_of(menu)["The best free place"]
    put_away = await room.discord.select(BOB, menu, where["custom_id"], [fits])
    menu = (await room.discord.wait(put_away)).message

    status = await room.status()
    assert "Answer" in labels_of(status)
    assert f"You keep two of these four. <@{ANN.id}>, please answer.\n" in status.content
    assert f"Where do you put it? <@{BOB.id}>, please answer.\n" in status.content
    assert "keep two" not in menu.content
    pressed = await room.discord.press(ANN, anns, labels_of(anns)[0])
    kept = (await room.discord.wait(pressed)).text
    assert kept.startswith("Done.")
    assert "Where" not in kept


@pytest.mark.parametrize(
    ("command", "options", "english", "french"),
    [
        ("shoot", {"whom": "ann"}, "You have no weapon for that", "Il n’y a pas d’arme"),
        ("fight", {}, "You have no weapon for that", "Il n’y a pas d’arme"),
        ("throw", {"place": "F4"}, "You have no weapon for that", "Il n’y a pas d’arme"),
        (
            "search",
            {},
            "That token is no longer on the board",
            "Ce jeton n’est plus sur le plateau",
        ),
        ("rest", {}, "There is no Fatigue there", "Il n’y a pas de Fatigue"),
        ("reload", {}, "There is no object you could use", "Il n’y a pas là d’objet"),
        ("flare", {"place": "F4"}, "There is no object you could use", "Il n’y a pas là d’objet"),
        ("sniper", {"whom": "ann"}, "There is no object you could use", "Il n’y a pas là d’objet"),
        (
            "treat",
            {"patient": "ann"},
            "There is no object you could use",
            "Il n’y a pas là d’objet",
        ),
        ("bandage", {}, "You have no bandage", "Vous n’avez plus de bandage"),
    ],
)
async def test_what_is_typed_short_is_refused_for_what_lacks_and_not_as_unknown(
    room: Room, command: str, options: dict[str, str], english: str, french: str
) -> None:
    """Nothing is allowed that it may mean, so what was left out is what comes nearest."""
    await put(room, city(turn="dan", ann=(20, 20), dan=(330, 276)).table)

    assert english in await room.slash(DAN, command, **options)
    assert french in await room.slash(DAN, command, locale="fr", **options)


async def test_a_target_out_of_sight_is_refused_as_such_though_another_could_be_shot(
    room: Room,
) -> None:
    held = {"dan": {"left": "handgun-1"}}
    groups = {1: ((200, 300), 2, "dan")}
    drawn = city(turn="dan", ann=(587, 587), dan=(150, 300), held=held, groups=groups)
    await put(room, drawn.table)

    said = await room.slash(DAN, "shoot", whom="ann")
    assert "You cannot do that in this game" not in said
    assert "Ann" in said or f"<@{ANN.id}>" in said


RADIO = {"dan": {"green": "walkie-talkie-1"}}


async def test_the_sniper_is_called_on_a_group_by_its_name(room: Room) -> None:
    """One out of its reach is refused as such; nobody trades with either."""
    groups = {1: ((150, 500), 2, "dan"), 2: ((150, 100), 2, (0, 600))}
    homes = {"dan": (150, 600)}
    drawn = city(turn="dan", ann=(20, 20), dan=(587, 587), held=RADIO, groups=groups, homes=homes)
    await put(room, drawn.table)

    found = await room.discord.autocomplete(DAN, "table-one", "sniper", "whom", "")
    assert [one["name"] for one in found] == ["alpha 1"]
    assert "shoots 30 cm" in await room.slash(DAN, "sniper", whom="alpha 2")
    assert "alpha 2 is not" in await room.slash(DAN, "trade", partner="alpha 2")
    assert (await room.slash(DAN, "sniper", whom="alpha 1")).startswith("Done.")


@pytest.mark.parametrize(("token", "offered"), [("walkie-talkie-1", True), ("ammo-1", False)])
async def test_by_a_hidden_radio_its_owner_alone_may_call_in_a_reaction(
    room: Room, token: str, offered: bool
) -> None:
    """The others see the same, whatever lies in the cell. [trust-me #6, #20]"""
    drawn = city(
        ann=(100, 300), bob=(170, 300), held={"bob": {"hidden": token}}, targets={"bob": "ann"},
        homes={"bob": (0, 300)},
    )  # fmt: skip
    play(drawn, Wait())
    await put(room, drawn.table)

    assert not any("sniper" in one for one in labels_of(await room.status()))
    menu = (await room.discord.wait(await room.begin(BOB, "act"))).message
    calls = [one for one in labels_of(menu) if one.startswith("Call the sniper")]
    assert bool(calls) is offered
    if offered:
        await room.discord.wait(await room.discord.press(BOB, menu, calls[0]))
        assert "sniper fires at" in "\n".join(one.content for one in await room.told())


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-GB", "You are **Madissone Tyler**, **M** on the picture. Your objective: "),
        ("fr", "Vous jouez **Madissone Tyler**, **M** sur l’image. Votre objectif~: "),
    ],
)
async def test_at_the_start_each_reads_alone_who_they_are_and_what_they_are_to_do(
    room: Room, locale: str, told: str
) -> None:
    told = told.replace("~", "\N{NO-BREAK SPACE}")
    await open_city(room, ANN, BOB)
    mine = (await room.discord.wait(await room.begin(ANN, "act", locale=locale))).message
    own = player_of((await room.game()).view(str(ANN.id)), str(ANN.id))
    objective = box().objectives[own.objective].text.in_(locale[:2])

    assert f"{told}{objective}" in mine.content
    assert objective not in (await room.status()).content
    pressed = await room.discord.press(ANN, mine, labels_of(mine)[0], locale)
    assert told not in (await room.discord.wait(pressed)).text


async def test_each_activation_begins_with_a_line_of_advice_until_it_is_declined(
    room: Room,
) -> None:
    await put(room, around_gabriel().table)
    menu = (await room.discord.wait(await room.begin(DAN, "act"))).message
    assert menu.content.startswith("\N{ELECTRIC LIGHT BULB} **")
    (declined,) = (one for one in labels_of(menu) if one == "No more hints for me")
    await room.discord.wait(await room.discord.press(DAN, menu, declined))
    again = (await room.discord.wait(await room.begin(DAN, "act"))).message

    assert not again.content.startswith("\N{ELECTRIC LIGHT BULB} **")


async def test_a_cell_that_helps_with_nothing_says_so_to_who_is_asked(room: Room) -> None:
    game = city(ann=(300, 300), bob=(20, 20), held={"ann": {"right": "handgun-1"}})
    game.table.play("ann", Wait())
    await put(room, game.table)
    menu = (await room.discord.wait(await room.begin(ANN, "act"))).message
    idle = [one for one in choices_of(menu) if one.endswith("(no use to you now)")]

    assert idle == ["Melee +1 die (no use to you now)"]
    assert not [one for one in choices_of(await room.status()) if "no use" in one]
