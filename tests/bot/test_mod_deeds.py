"""What moderators do: shown first, confirmed, backed up, written down, told at the table."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import engine
from bot.app.clock import Clock
from bot.practice.errors import NotOffered
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, DAN, Person
from bot.practice.records import Message, walk_components
from bot.store.export import GameFile, verify
from bot.store.records import Record, standing
from bot.store.schema import AUDIT, TABLES
from tests.bot.conftest import ONE, TWO, Room, labels_of, running

HOUR = 3600
TYPED: dict[str, dict[str, Any]] = {
    "restore": {"table": "1"},
    "kick": {"seat": "Bob"},
    "seat": {"player": CLEO},
    "rollback": {"round": "1"},
    "reveal": {"what": "seed"},
}
DEEDS = (
    *("reset", "restore", "archive", "kick", "seat", "pass", "pause", "resume", "rollback"),
    *("end", "export", "reveal", "log"),
)


async def record_of(room: Room) -> Record:
    found = await room.store.live_in(room.discord.channel(ONE).id)
    assert found is not None
    return found


async def audited(room: Room) -> list[tuple[str, str]]:
    """Who did what, as it is kept."""
    rows = await room.store.ask(sa.select(AUDIT.c.person, AUDIT.c.what).order_by(AUDIT.c.id))
    return [(row.person, row.what) for row in rows]


async def preview(room: Room, deed: str, **options: Any) -> Message:
    asked = await room.begin(ANN, f"mod {deed}", **options)
    return (await room.discord.wait(asked)).message


def button_of(shown: Message) -> str:
    (control,) = [one for one in walk_components(shown.components) if one["type"] == 2]
    return str(control["custom_id"])


async def confirm(room: Room, shown: Message, who: Person = ANN, button: str = "") -> str:
    """Presses the button of a preview, or one that it had."""
    custom_id = button or button_of(shown)
    pressed = await room.discord.press(who, shown, custom_id, even_if_gone=True)
    return (await room.discord.wait(pressed)).text


async def follows(room: Room, asked: Interaction, before: str) -> Message:
    """What is shown in the place of that, however long it takes."""
    await room.discord.wait(asked)
    async with asyncio.timeout(30):
        while asked.message.content.startswith(before):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return asked.message


async def exported(room: Room) -> str:
    """The file that a moderator gets."""
    shown = await preview(room, "export")
    pressed = await room.discord.press(ANN, shown, "Make the file")
    await room.discord.wait(pressed)
    async with asyncio.timeout(30):
        while not pressed.message.attachments:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    (file,) = pressed.message.attachments
    return (await room.discord.attachment(file.id)).decode()


async def revealed(room: Room, what: str) -> str:
    shown = await preview(room, "reveal", what=what)
    pressed = await room.discord.press(ANN, shown, "Tell the table and show me")
    return (await follows(room, pressed, "The table is told first")).content


async def pass_hours(room: Room, hours: float) -> None:
    await Clock(room.bot.tables, room.bot.publisher).pass_time(int(time.time() + hours * HOUR))


def backups(folder: Path) -> int:
    return len(list((folder / "backups").glob("*")))


# ---------------------------------------------------------------- alike for all


@pytest.mark.parametrize("deed", DEEDS)
async def test_nobody_else_is_offered_a_deed_of_moderators(game: Room, deed: str) -> None:
    with pytest.raises(NotOffered):
        await game.begin(BOB, f"mod {deed}", **TYPED.get(deed, {}))


@pytest.mark.parametrize("deed", ["kick", "seat", "pass", "pause", "rollback", "end", "reveal"])
async def test_a_preview_changes_nothing_and_nobody_else_may_press_its_button(
    game: Room, deed: str
) -> None:
    await game.slash(ANN, "search", survivor="amy")
    if deed == "seat":
        await game.slash(BOB, "game leave")
    if deed == "reveal":
        await game.slash(ANN, "game leave")
    before, told = await record_of(game), await game.news()

    shown = await preview(game, deed, **TYPED.get(deed, {}))

    assert "The table is told who did it" in shown.content
    assert "Manage Server" in await confirm(game, shown, BOB)
    after = await record_of(game)
    assert (after.version, after.last, after.game) == (before.version, before.last, before.game)
    assert await game.news() == told
    assert await audited(game) == []


async def test_a_preview_survives_a_restart_and_a_second_press_does_nothing_more(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, BOB)
        shown = await preview(room, "pause")
        button = button_of(shown)

    async with running(discord, tmp_path) as room:
        assert "is paused" in await confirm(room, shown)
        assert "is paused" in await confirm(room, shown, button=button)

        assert await audited(room) == [(str(ANN.id), "pause")]
        assert backups(tmp_path) == 1


async def test_where_the_table_has_moved_on_it_is_shown_anew(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    shown = await preview(game, "rollback", round="1")
    assert "One action is taken back" in shown.content
    await game.slash(ANN, "end", survivor="amy")

    assert "2 actions are taken back" in await confirm(game, shown)

    assert await audited(game) == []
    assert (await game.game()).number == 3


async def test_a_button_of_a_table_that_is_gone_does_nothing_to_the_next_one(game: Room) -> None:
    shown = await preview(game, "reset")
    await game.moderate(ANN, "end")
    await game.slash(BOB, "game new", game="zombicide")

    assert "moved on" in await confirm(game, shown)

    assert (await record_of(game)).id == 2


async def test_without_a_backup_nothing_is_done(game: Room, tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("a file where the folder should be")

    assert "could not be backed up" in await game.moderate(ANN, "kick", seat="Bob")

    assert [seat.sitter for seat in (await record_of(game)).seats] == [str(ANN.id), str(BOB.id)]
    assert await audited(game) == []


async def test_what_was_done_can_be_read_again(game: Room) -> None:
    assert "No moderator has done" in await game.slash(ANN, "mod log")
    await game.moderate(ANN, "kick", seat="Bob")
    await game.moderate(ANN, "pause")

    said = await game.slash(ANN, "mod log")

    assert said.index("paused this table") < said.index(f"opened the seat of <@{BOB.id}>")
    assert "No moderator has done" in await game.slash(ANN, "mod log", TWO)


# ---------------------------------------------------------------- tables


async def test_an_ended_game_has_its_film_and_comes_back(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    before = (await game.game()).to_json()

    assert "is ended" in await game.moderate(ANN, "end")

    assert await game.store.live_in(game.discord.channel(ONE).id) is None
    assert "ended this game" in await game.news()
    assert "night" not in await game.news()
    asked = await game.begin(CLEO, "game replay")
    assert (await follows(game, asked, "The film")).attachments
    await game.moderate(ANN, "restore", table="1")
    assert (await game.game()).to_json() == before


async def test_a_table_that_is_played_is_not_archived_one_that_is_over_is(game: Room) -> None:
    assert "People play here" in await game.slash(ANN, "mod archive")
    await game.moderate(ANN, "end")

    assert "archived" in await game.moderate(ANN, "archive")

    record = await game.store.record(1)
    assert record
    assert record.stage == "archived"
    assert "archived this table" in (await game.told())[-2].content
    assert "No table in this channel is over" in await game.slash(ANN, "mod archive")
    assert "back" in await game.moderate(ANN, "restore", table="1")


async def test_a_sleeping_table_may_be_archived(game: Room) -> None:
    for who in (ANN, BOB):
        await game.slash(who, "game away")

    assert "archived" in await game.moderate(ANN, "archive")

    assert await game.store.live_in(game.discord.channel(ONE).id) is None


async def test_an_archived_game_that_was_played_to_its_end_is_not_played_on(room: Room) -> None:
    await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
    channel = room.discord.channel(ONE).id
    while (found := await room.store.live_in(channel)) is not None:
        async with room.bot.tables.at(channel) as table:
            for _ in range(200):
                game = table.game
                seat = (game.question.seats if game.question else game.acting)[0]
                step = engine.autopilot(game, seat)
                assert step is not None
                told = isinstance(step, str)
                table.answer(seat, step) if told else table.play(seat, step)
                if game.outcome:
                    break
            await table.save()
    assert found is None

    await room.moderate(ANN, "archive")

    assert await room.discord.autocomplete(ANN, ONE, "mod restore", "table") == []
    assert "no table 1 to bring back" in await room.slash(ANN, "mod restore", table="1")
    assert len(await room.discord.autocomplete(ANN, ONE, "game replay", "table")) == 1
    whole = GameFile.model_validate_json(await exported(room))
    assert whole.seed == "night"
    assert verify(whole) == []


# ---------------------------------------------------------------- seats


async def test_who_is_kicked_stays_away_until_a_moderator_seats_them(game: Room) -> None:
    assert "open" in await game.moderate(ANN, "kick", seat="Bob")

    assert [seat.sitter for seat in (await record_of(game)).seats] == [str(ANN.id), ""]
    assert f"opened the seat of <@{BOB.id}>" in await game.news()
    assert "sent away" in await game.slash(BOB, "game join")
    assert "Nobody sits" in await game.slash(ANN, "mod kick", seat="Autopilot 1")
    assert "no seat “nobody”" in await game.slash(ANN, "mod kick", seat="nobody")

    await game.moderate(ANN, "seat", player=BOB)

    assert [seat.sitter for seat in (await record_of(game)).seats] == [str(ANN.id), str(BOB.id)]
    await game.slash(BOB, "game leave")
    assert "yours" in await game.slash(BOB, "game join")


async def test_what_somebody_asked_the_table_goes_with_them(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")
    await room.slash(ANN, "search", survivor="amy")
    await room.slash(BOB, "game undo")
    await room.press(CLEO, "Against")

    await room.moderate(ANN, "kick", seat="Cleo")
    vote = (await record_of(room)).state.vote
    assert vote
    assert vote.no == []
    assert "2 needed" in (await room.status()).content
    await room.moderate(ANN, "kick", seat="Bob")

    assert (await record_of(room)).state.vote is None


async def test_who_is_kicked_from_a_lobby_is_gone_from_it(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")

    assert "no longer at the table" in await room.moderate(ANN, "kick", seat="Bob")

    assert "autopilot" not in await room.news()
    assert [seat.sitter for seat in (await record_of(room)).seats] == [str(ANN.id)]
    assert "sent away" in await room.slash(BOB, "game join")


async def test_a_person_is_seated_for_somebody_who_plays(game: Room) -> None:
    assert "No seat is open" in await game.slash(ANN, "mod seat", player=CLEO)
    assert "plays here already" in await game.slash(ANN, "mod seat", player=BOB)

    await game.moderate(ANN, "seat", player=CLEO, seat="Bob")

    record = await record_of(game)
    assert [(one.sitter, one.name) for one in record.seats] == [
        (str(ANN.id), "Ann"),
        (str(CLEO.id), "Cleo"),
    ]
    assert f"put <@{CLEO.id}> in the seat of <@{BOB.id}>" in await game.news()
    assert "do not play" in await game.slash(BOB, "search")


async def test_somebody_is_sent_away_by_more_than_half_of_all_their_own_voice_counted(
    room: Room,
) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")
    assert "Name somebody else" in await room.slash(ANN, "game kick", player=DAN)
    await room.slash(ANN, "game kick", player=CLEO)
    assert "2 needed" in (await room.status()).content
    await room.press(CLEO, "Against")
    assert len((await record_of(room)).people) == 3

    await room.press(BOB, "For")

    assert [seat.sitter for seat in (await record_of(room)).seats] == [
        str(ANN.id),
        str(BOB.id),
        "",
    ]
    assert "sent away" in await room.slash(CLEO, "game join")


async def test_of_two_neither_sends_the_other_away(game: Room) -> None:
    await game.slash(ANN, "game kick", player=BOB)
    assert "2 needed" in (await game.status()).content
    await game.press(BOB, "Against")

    assert len((await record_of(game)).people) == 2
    assert "against sending" in await game.news()


# ---------------------------------------------------------------- turns and time


async def test_the_autopilot_plays_what_the_table_waits_for(game: Room) -> None:
    assert "does not wait for" in await game.slash(ANN, "mod pass", seat="Bob")

    assert "has played" in await game.moderate(ANN, "pass")

    assert (await game.game()).acting == (str(BOB.id),)
    assert f"let the autopilot play for <@{ANN.id}>" in await game.news()
    record = await record_of(game)
    assert not any(one.missed_turns for one in record.state.seats.values())
    rows = await game.store.rows(1)
    made = {(row.person, row.autopilot) for row in rows if row.kind == "command"}
    assert made == {("", True)}


async def test_a_paused_table_waits_and_goes_on_with_what_was_left(game: Room) -> None:
    before = await record_of(game)
    assert "not paused" in await game.slash(ANN, "mod resume")

    await game.moderate(ANN, "pause")

    paused = await record_of(game)
    assert (paused.due, paused.remind) == (0, 0)
    assert "Paused by a moderator" in (await game.status()).content
    assert "paused already" in await game.slash(ANN, "mod pause")
    await pass_hours(game, 1000)
    assert (await game.game()).acting == (str(ANN.id),)

    game.bot.tables.clock = lambda: time.time() + 100 * HOUR
    await game.moderate(ANN, "resume")

    after = await record_of(game)
    assert after.state.pause is None
    assert 0 <= after.due - before.due - 100 * HOUR < 60
    assert "Paused" not in (await game.status()).content
    for hours in (124.2, 136.5):  # the second time after the one extension of a turn
        assert (await game.game()).acting == (str(ANN.id),)
        await pass_hours(game, hours)
    assert (await game.game()).acting == (str(BOB.id),)


async def test_a_vote_at_a_paused_table_is_not_lost(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.slash(BOB, "game undo")
    await game.moderate(ANN, "pause")
    await pass_hours(game, 30)
    vote = (await record_of(game)).state.vote
    assert vote
    assert vote.kind == "undo"

    game.bot.tables.clock = lambda: time.time() + 100 * HOUR
    await game.moderate(ANN, "resume")

    left = (await record_of(game)).due - game.bot.tables.now()
    assert 24 * HOUR - 60 <= left <= 24 * HOUR


# ---------------------------------------------------------------- what the table reads


@pytest.mark.parametrize(
    ("deed", "options"),
    [("kick", {"seat": "Bob"}), ("seat", {"player": CLEO, "seat": "Bob"}), ("pause", {}),
     ("rollback", {"round": "1"}), ("end", {})],
)  # fmt: skip
async def test_a_deed_of_a_moderator_is_told_once(
    game: Room, deed: str, options: dict[str, Any]
) -> None:
    await game.slash(ANN, "search", survivor="amy")
    before = len(await game.told())

    await game.moderate(ANN, deed, **options)

    (line,) = (await game.told())[before - 1 : -1]
    assert line.content.startswith("**Moderation:**")


async def test_a_mended_table_is_told_of_it_once(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    before = len(await game.told())
    await game.store.change(TABLES.update().values(game="spoilt"))
    game.bot.tables.forget(game.discord.channel(ONE).id)
    asked = await game.discord.wait(await game.begin(ANN, "mod restore", table="1"))
    assert labels_of(asked.message) == ["Mend it"]

    await game.moderate(ANN, "restore", table="1")

    (line,) = (await game.told())[before - 1 : -1]
    assert line.content.startswith("**Moderation:**")


# ---------------------------------------------------------------- rounds


async def play_rounds(room: Room, until: int) -> list[str]:
    """Ann's four survivors end their turns; the game at the beginning of each round."""
    await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
    channel, begins = room.discord.channel(ONE).id, [(await room.game()).to_json()]
    while (game := await room.game()).view().round < until:
        async with room.bot.tables.at(channel) as table:
            seat = (game.question.seats if game.question else game.acting)[0]
            step = engine.autopilot(table.game, seat)
            assert step is not None
            before = table.game.view().round
            table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
            await table.save()
            if table.game.view().round > before:
                begins.append(table.record.game)
    return begins


async def test_a_moderator_goes_back_to_a_round_and_forward_again(room: Room) -> None:
    begins = await play_rounds(room, 4)
    offered = await room.discord.autocomplete(ANN, ONE, "mod rollback", "round")
    assert [one["value"] for one in offered] == ["3", "2", "1"]
    assert all(one["name"].startswith(f"Round {one['value']}: ") for one in offered)
    assert all(len(one["name"]) > 15 for one in offered)
    end = (await room.game()).to_json()
    rows = await room.store.rows(1)

    assert "beginning of that round" in await room.moderate(ANN, "rollback", round="2")

    assert json.loads((await room.game()).to_json())["state"] == json.loads(begins[1])["state"]
    kept = await room.store.rows(1)
    assert kept[: len(rows)] == rows
    assert standing(kept)[-1].command == (await room.game()).number - 1
    told = [
        one for one in await room.told() if "took this game back to the beginning" in one.content
    ]
    assert len(told) == 1
    assert (await room.told())[-3].attachments or (await room.told())[-2].attachments

    await room.slash(ANN, "end")
    offered = await room.discord.autocomplete(ANN, ONE, "mod rollback", "round")
    forward = offered[0]["value"]
    assert forward.startswith("#")
    asked = await room.discord.wait(await room.begin(ANN, "mod rollback", round=forward))
    assert labels_of(asked.message) == ["Go forward"]
    assert "is again as it was before it was rolled back" in await room.moderate(
        ANN, "rollback", round=forward
    )

    assert (await room.game()).to_json() == end
    offered = await room.discord.autocomplete(ANN, ONE, "mod rollback", "round")
    assert [one["value"] for one in offered][-3:] == ["3", "2", "1"]
    await room.moderate(ANN, "rollback", round="3")
    assert json.loads((await room.game()).to_json())["state"] == json.loads(begins[2])["state"]


async def test_what_was_played_before_a_way_back_cannot_be_redone_by_players(room: Room) -> None:
    await play_rounds(room, 3)
    await room.slash(ANN, "game undo")
    await room.moderate(ANN, "rollback", round="1")

    assert "nothing to bring back" in await room.slash(ANN, "game redo")
    assert "no action left to take back" in await room.slash(ANN, "mod rollback", round="9")


# ---------------------------------------------------------------- secrets


async def town(room: Room) -> Room:
    """Bob and Cleo play Zombies!!!, whose hands are hidden; Ann only moderates."""
    await room.slash(BOB, "game new", game="zombies")
    await room.slash(CLEO, "game join")
    await room.slash(BOB, "game start")
    return room


async def test_a_hand_is_shown_once_the_table_has_read_that_it_is(room: Room) -> None:
    game = await (await town(room)).game()
    offered = await room.discord.autocomplete(ANN, ONE, "mod reveal", "what")
    assert [one["value"] for one in offered] == ["seed", str(BOB.id), str(CLEO.id)]

    said = await revealed(room, str(BOB.id))

    assert said == await room.slash(BOB, "hand")
    assert f"looks at the **hand** of <@{BOB.id}>" in await room.news()
    assert game.seed not in said


async def test_the_seed_is_shown_once_the_table_has_read_that_it_is(room: Room) -> None:
    game = await (await town(room)).game()

    assert game.seed in await revealed(room, "seed")

    assert "looks at the **seed**" in await room.news()
    assert game.seed not in await room.news()


async def test_no_secret_is_shown_to_a_moderator_who_plays(game: Room) -> None:
    assert "play at this table yourself" in await game.slash(ANN, "mod reveal", what="seed")
    assert await audited(game) == []


async def test_where_everything_lies_open_only_the_seed_can_be_shown(game: Room) -> None:
    await game.slash(ANN, "game leave")
    assert "Nothing is secret" in await game.slash(ANN, "mod reveal", what="Bob")


async def test_the_file_of_a_running_game_holds_no_secret(room: Room) -> None:
    """Everybody knows who draws a card; which card it is, nobody else knows."""
    game = await (await town(room)).game()
    channel = room.discord.channel(ONE).id
    for _ in range(30):
        async with room.bot.tables.at(channel) as table:
            waiting = table.game.question.seats if table.game.question else table.game.acting
            step = engine.autopilot(table.game, waiting[0])
            assert step is not None
            answered = isinstance(step, str)
            table.answer(waiting[0], step) if answered else table.play(waiting[0], step)
            await table.save()

    text = await exported(room)

    assert game.seed not in text
    rows = json.loads(text)["log"]
    assert [row["number"] for row in rows][:3] == [1, 2, 3]
    assert not any(
        "only_for" in str(event) and event.get("only_for")
        for row in rows
        for event in row["events"]
    )
    assert all(
        "payload" not in row and "draws" not in row for row in rows if row["kind"] == "command"
    )
    assert "without anybody’s secrets" in await room.news()
