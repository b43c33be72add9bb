"""What looks back at a game names the people who did it then, not those who sit there now."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

import engine
from bot.app.clock import Clock
from bot.base.replies import Person as Reader
from bot.base.replies import Reply
from bot.kit.registry import kit_of
from bot.kit.replay import replay_of_table
from bot.moderation import choices
from bot.play.chronicle import chronicle
from bot.practice.people import ANN, BOB, CLEO, DAN, Person
from bot.store.export import sealed_file
from bot.store.records import PLAYED, LogRow
from bot.table.waiting import waited_for
from tests.bot.conftest import ONE, Room
from tests.bot.test_away import record_of, run_out
from tests.bot.test_privacy import forget, handed_over
from tests.databases import ON_BOTH

GAMES: dict[str, tuple[dict[str, str], str, str]] = {
    "zombicide": ({"mission": "01"}, "Amy, Doug, Josh", "Ned, Phil, Wanda"),
    "heroes-resistance": ({}, "Wasp, Winter Soldier", "Hulk, Black Panther"),
    "living-dead": ({}, "Helen, Ben, Barbara", "Judy, Tom, Harry"),
    "zombies": ({}, "", ""),
    "trust-me": ({}, "", ""),
}
"""What is chosen when a game is opened, and the figures that Ann and Bob choose."""
NAMES = {str(one.id): one.name for one in (ANN, BOB, CLEO, DAN)}
PEOPLE = {str(one.id): one for one in (ANN, BOB, CLEO, DAN)}
FORMER = "Former player"
HEAD = re.compile("(The autopilot, for )?(<@[0-9]+>|Former player|Autopilot 1):")
"""A line of the log that says who did what follows."""


@dataclass(slots=True)
class Evening:
    """A game whose seats change hands, and who made each of its steps, noted beside the bot."""

    room: Room
    made: dict[int, str] = field(default_factory=dict[int, str])
    """Who made the step with that row of the log: a name, or `autopilot`."""

    async def rows(self) -> list[LogRow]:
        return await self.room.store.rows((await record_of(self.room)).id)

    async def note(self, who: str) -> None:
        """Note who made all steps since the last time."""
        for row in await self.rows():
            if row.kind in PLAYED:
                self.made.setdefault(row.number, who)

    async def waits_for(self, person: Person) -> str | None:
        """The seat of that person, if the game waits for it."""
        seat = (await record_of(self.room)).seat_id(str(person.id))
        return seat if seat in waited_for(await self.room.game()) else None

    async def play(self, person: Person, steps: int = 2) -> None:
        """That person makes so many steps; the others play until it is their turn."""
        for _ in range(60):
            if steps == 0:
                return
            record, game = await record_of(self.room), await self.room.game()
            mine = await self.waits_for(person)
            seat = mine or next(one for one in waited_for(game) if record.sitters([one]))
            step = engine.autopilot(game, seat)
            assert step is not None
            await self.do(PEOPLE[record.sitters([seat])[0]], seat, step)
            steps -= seat == mine

    async def until(self, person: Person) -> None:
        """The others play until the game waits for that person."""
        while await self.waits_for(person) is None:
            game, record = await self.room.game(), await record_of(self.room)
            seat = next(one for one in waited_for(game) if record.sitters([one]))
            step = engine.autopilot(game, seat)
            assert step is not None
            await self.do(PEOPLE[record.sitters([seat])[0]], seat, step)

    async def do(self, person: Person, seat: str, step: engine.Command | str) -> None:
        """One step of a person, as an interaction makes it."""
        async with self.room.bot.tables.at(self.room.discord.channel(ONE).id) as table:
            table.actor, table.actor_name = str(person.id), person.name
            if isinstance(step, str):
                table.answer(seat, step)
            else:
                table.play(seat, step)
            await table.save(time.time_ns(), "")
            self.room.bot.publisher.wake(table.record)
        await self.note(person.name)

    async def stand_in(self) -> None:
        """The autopilot plays the open seats."""
        await Clock(self.room.bot.tables, self.room.bot.publisher).pass_time(int(time.time()))
        await self.note("autopilot")


async def evening(room: Room, game: str) -> Evening:
    """Three hand-overs, an absence, a kick and a moderator's rollback."""
    chosen, anns, bobs = GAMES[game]
    await room.slash(ANN, "game new", game=game, **chosen)
    for who, figures in ((ANN, anns), (BOB, bobs)):
        await room.slash(who, "game join", **({"survivors": figures} if figures else {}))
    await room.slash(ANN, "game start")
    told = Evening(room)
    await told.play(ANN)
    await told.until(ANN)
    await room.slash(ANN, "game leave")
    await told.stand_in()
    await room.slash(CLEO, "game join")
    await told.play(CLEO)
    await told.play(BOB)
    await room.slash(BOB, "game offer", player=DAN)
    await room.slash(DAN, "game join")
    await told.play(DAN, 1)
    await told.until(DAN)
    await run_out(room)
    await told.note("autopilot")
    await told.until(CLEO)
    await room.moderate(ANN, "kick", seat="Cleo")
    await told.stand_in()
    await room.slash(BOB, "game join")
    await told.play(BOB)
    await told.play(DAN, 1)
    await room.moderate(ANN, "rollback", round="1")
    await told.play(BOB, 1)
    return told


def reader(language: str = "en") -> Reader:
    return Reader("1", "Eve", language, moderator=True)


async def log_of(room: Room) -> list[str]:
    """All lines of /log."""
    return await _all_pages(room, room.bot.looks.log)


async def since_of(room: Room) -> list[str]:
    """All lines of /since for somebody who has not played."""
    return await _all_pages(room, room.bot.looks.since)


async def _all_pages(room: Room, look: Callable[..., Awaitable[Reply]]) -> list[str]:
    lines: list[str] = []
    async with room.bot.tables.at(room.discord.channel(ONE).id) as table:
        for page in range(50):
            text = (await look(table, reader(), page)).text
            *found, foot = text.split("\n")
            if foot in lines:
                break
            lines += [*found, foot]
    return lines


async def checked(told: Evening, called: dict[str, str]) -> None:
    """Every view of the past names who did it, as `called` names people now."""
    room, record = told.room, await record_of(told.room)
    rows = {row.number: row for row in await told.rows()}
    # The log itself.
    kept = {number: "autopilot" if row.autopilot else row.name for number, row in rows.items()}
    assert {number: kept[number] for number in told.made} == {
        number: called.get(name, name) for number, name in told.made.items()
    }
    await log_names_them(told, called)
    # The moderators' file.
    sent = json.loads(sealed_file(record, rows.values()))
    for line in sent["log"]:
        if line["number"] in told.made:
            by = "autopilot" if line["by"]["autopilot"] else line["by"]["name"]
            assert by == called.get(told.made[line["number"]], told.made[line["number"]])
    # The chronicle, in which seats change hands.
    seed = (await room.game()).seed
    replay = replay_of_table(record, list(rows.values()), seed)
    text = chronicle(replay)
    ann, bob, cleo, dan = (called.get(one, one) for one in ("Ann", "Bob", "Cleo", "Dan"))
    places = [
        text.index(line)
        for line in (
            f"{ann} left the table; the autopilot took over.",
            f"{cleo} took the seat of Autopilot 1.",
            f"{bob} offered this seat to {dan}.",
            f"{dan} took the seat of {bob}.",
            f"{dan} did not answer in time; the autopilot played the turn.",
            f"Moderator {ann} opened the seat of {cleo}; the autopilot took over.",
            f"Moderator {ann} took the game back to the beginning of round 1.",
        )
    ]
    assert places == sorted(places)
    assert "<@" not in text
    for name, new in called.items():
        assert name not in text or new == name
    # The turning points that the poster and the chronicle show.
    for moment in kit_of(record.ruleset).lookback.turning_points(replay):
        assert not re.search(r"\bCleo\b", moment.words) or "Cleo" not in called
    # Sentences that name players are told with those of that time.
    for row in replay.rows:
        if row.kind in PLAYED:
            then = record.as_of(row).names
            lines = (
                kit_of(record.ruleset)
                .speech(record, "en", then)
                .events(row.happened(record.ruleset))
            )
            said = " ".join(lines)
            if told.made[row.number] != "autopilot":
                others = {*NAMES.values()} - {*then.values()}
                assert not any(re.search(rf"\b{one}\b", said) for one in others), said


async def log_names_them(told: Evening, called: dict[str, str]) -> None:
    """The headings of /log and of /since are those who made the steps below them."""
    mentions = {name: f"<@{id_}>" for id_, name in NAMES.items()} | {
        name: new for name, new in called.items() if new == FORMER
    }
    record = await record_of(told.room)
    expected: list[tuple[str, bool]] = []
    for row in await told.rows():
        speech = kit_of(record.ruleset).speech(record, "en", record.names)
        if row.number in told.made and speech.events(row.happened(record.ruleset)):
            who = told.made[row.number]
            name = record.as_of(row).seats[[one.id for one in record.seats].index(row.seat)]
            shown = mentions.get(who) or (
                name.name if not name.sitter else mentions[NAMES[name.sitter]]
            )
            if expected[-1:] != [(shown, row.autopilot)]:
                expected.append((shown, row.autopilot))
    for lines in (await log_of(told.room), await since_of(told.room)):
        found = [HEAD.fullmatch(line) for line in lines]
        heads = [(head[2], bool(head[1])) for head in found if head is not None]
        assert heads == [
            (who, autopilot and not who.startswith("Autopilot")) for who, autopilot in expected
        ]


@ON_BOTH
@pytest.mark.parametrize("game", GAMES)
async def test_every_look_back_names_who_did_it_then(room: Room, game: str) -> None:
    told = await evening(room, game)
    await checked(told, {})

    await forget(room, CLEO)

    await checked(told, {"Cleo": FORMER})
    rows = await told.rows()
    assert not any("Cleo" in str(row) or str(CLEO.id) in str(row) for row in rows)


@ON_BOTH
async def test_the_list_of_rounds_and_a_vote_name_who_played_then(room: Room) -> None:
    told = await evening(room, "zombies")
    table = await record_of(room)
    async with room.bot.tables.at(room.discord.channel(ONE).id) as open_table:
        listed = await choices.rounds_listed(open_table, reader(), 0)
    first = next(label for number, label in listed if number == "1")

    assert table.names[table.seats[0].id] == "Bob"
    assert "Ann" in first or "Bob" in first
    assert await told.rows()


async def test_the_file_about_me_says_at_which_seats_i_sat_and_as_whom(room: Room) -> None:
    await evening(room, "zombies")

    found = await handed_over(room, CLEO)

    seat = str(ANN.id)
    assert [(one["seat"], one["name"]) for one in found["sat"]] == [(seat, "Cleo")] * 2
    assert {one["name"] for one in found["done"]} == {"Cleo"}
