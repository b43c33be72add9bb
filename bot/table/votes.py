"""Let a table vote: to undo, redo, end, wait less long, or open a seat.

Every player has one vote. A proposal is carried out if more than half of those who may vote are for
it. It fails if half of them are against it, if its time runs out, or if the player who made it
withdraws it.
"""

from __future__ import annotations

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import quoted, say
from bot.store.records import Record, standing
from bot.store.table_state import HOURS, USUAL, Vote, VoteKind
from bot.table.absence import change_pace
from bot.table.controls import Press
from bot.table.deadlines import VOTE
from bot.table.seats import keep_out, vacate
from bot.table.status import YES
from bot.table.tables import OpenTable
from bot.table.waiting import give_back, is_shorter, pace_of, replaceable, time_left, voices

REASON = 200
"""Largest number of characters of the reason for sending somebody away."""
DEEDS = 300
"""Largest number of characters that say what would be taken back."""
LAPSES_SECONDS = 24 * 3600
"""How long a vote is open at a table that waits for nobody."""


async def propose(
    table: OpenTable,
    person: Person,
    kind: VoteKind,
    *,
    seat: str = "",
    reason: str = "",
    pace: str = USUAL,
) -> Reply:
    """Open a vote with the person's own yes; without other players it is decided at once.

    `seat` is the seat that would be opened, and `reason` says why; `pace` is the pace that would be
    set. Raises UserError while another vote is open, and for somebody who does not play here.
    """
    record, asks, now = table.record, table.seat_of(person.id), table.tables.now()
    if record.state.vote:
        raise UserError("vote-is-open")
    if record.state.challenge and kind in ("undo", "redo"):
        raise UserError("challenge-no-undo")
    vote = Vote(
        kind=kind,
        by=asks,
        yes=[asks],
        no=[],
        until=now + (pace_of(record) or LAPSES_SECONDS),
        seat=seat,
        pace=pace,
        what=await _deeds(table, kind),
        reason=quoted(reason[:REASON]),
        left=time_left(record, now),
    )
    table.vote(vote)
    if await _decide(table):
        return Reply(say(person.language, f"voted-{kind}"), closes=True)
    return Reply(say(person.language, "vote-opened"), closes=True)


async def cast(table: OpenTable, person: Person, press: Press) -> Reply:
    """Count the person's vote for or against; a no from the player who proposed it withdraws it.

    Raises UserError if that vote is over.
    """
    seat, vote = table.seat_of(person.id), table.record.state.vote
    kind, _, choice = press.arg.partition(".")
    if vote is None or vote.kind != kind or press.moment != table.moment:
        raise UserError("vote-is-over")
    if seat == vote.by and choice != YES:
        _close(table)
        table.note(seat, "vote-withdrawn")
        return Reply(say(person.language, "you-withdrew"))
    vote.forget_voice(seat)
    (vote.yes if choice == YES else vote.no).append(seat)
    table.vote(vote)
    await _decide(table)
    return Reply(say(person.language, "you-voted-yes" if choice == YES else "you-voted-no"))


def lapse(table: OpenTable, now: int) -> bool:
    """Close a vote whose time is up as lost; return whether there was one."""
    if table.loaded is None or not 0 < table.record.due <= now:
        return False
    record = table.record
    if record.state.vote is None or not record.asked.startswith(VOTE):
        return False
    _lose(table, record.state.vote)
    return True


async def replace_absent(table: OpenTable, person: Person, seat: str = "") -> Reply:
    """Propose to open a seat that the autopilot has played too long: `seat`, or the first such one.

    Raises UserError if there is no such seat.
    """
    table.seat_of(person.id)
    gone = [one.id for one in replaceable(table.record) if seat in ("", one.id)]
    if not gone:
        raise UserError("nobody-to-replace")
    return await propose(table, person, "replace", seat=gone[0])


async def kick(table: OpenTable, person: Person, other: str, reason: str = "") -> Reply:
    """Open a vote to send the person `other` away; `other` may vote like everybody.

    Raises UserError before the game starts, and if `other` does not play here or is the person.
    """
    table.seat_of(person.id)
    if table.record.stage != "playing":
        raise UserError("not-started")
    seat = table.record.seat(other)
    if seat is None or other == person.id:
        raise UserError("nobody-to-kick", players=table.player_list())
    return await propose(table, person, "kick", seat=seat.id, reason=reason)


def leads(record: Record, person: Person) -> bool:
    """Return whether the person may decide alone: a moderator, or the one who opened the table.

    In a lobby whose opener has left, everybody may.
    """
    openers = ("", person.id) if record.stage == "lobby" else (person.id,)
    return person.moderator or record.opener in openers


async def set_pace(table: OpenTable, person: Person, pace: str) -> Reply:
    """Set how long the table waits for somebody.

    Every player may make it longer. The person who opened the table, a moderator or a vote makes it
    shorter. Raises UserError for an unknown pace, and for somebody who may not set it.
    """
    record = table.record
    if not person.moderator:
        table.seat_of(person.id)
    if pace not in HOURS:
        raise UserError("no-such-pace", paces=", ".join(HOURS))
    if not is_shorter(record, pace) or leads(record, person):
        await change_pace(table, person.id, pace)
        told = say(person.language, f"choice-{pace}")
        return Reply(say(person.language, "pace-set", pace=told))
    if record.stage == "lobby":
        raise UserError("pace-of-opener", opener=f"<@{record.opener}>")
    return await propose(table, person, "pace", pace=pace)


async def press_replace(table: OpenTable, person: Person, press: Press) -> Reply:
    """Propose to open the seat that the pressed button names."""
    return await replace_absent(table, person, press.arg)


async def recount(table: OpenTable) -> None:
    """Count an open vote again, because somebody may have come or left since the last vote cast.

    A proposal to open an absent player's seat ends if this player is back.
    """
    record, vote = table.record, table.record.state.vote
    if vote is None or not table.runs or record.stage != "playing":
        return
    seats = [one.id for one in replaceable(record)]
    if vote.kind == "replace" and vote.seat not in seats:
        table.vote(None)
        table.note(vote.seat, "vote-needless")
        return
    try:
        await _decide(table)
    except UserError:
        _lose(table, vote)


async def _decide(table: OpenTable) -> bool:
    """Carry a won vote out, or close a lost one; return whether it was decided."""
    vote, seats = table.record.state.vote, len(voices(table.record))
    if vote is None:
        return False
    if len(vote.yes) > seats // 2:
        _close(table)
        await _carry_out(table, vote)
        return True
    if len(vote.no) >= seats - seats // 2:
        _lose(table, vote)
        return True
    return False


async def _carry_out(table: OpenTable, vote: Vote) -> None:
    record, by = table.record, vote.by
    if vote.kind == "undo":
        await table.roll_back(by)
    elif vote.kind == "redo":
        await table.redo(by)
    elif vote.kind == "pace":
        await change_pace(table, by, vote.pace)
    elif vote.kind in ("replace", "kick"):
        seat = next((one for one in record.seats if one.id == vote.seat), None)
        if seat is not None and seat.sitter:
            if vote.kind == "kick":
                keep_out(record, seat.sitter)
            former = vacate(table, seat)
            if vote.reason:
                table.note(seat.id, "seat-opened-why", former=former, reason=vote.reason)
            else:
                table.note(seat.id, "seat-opened", former=former)
    else:
        table.close("ended")
        table.note(by, "ended-early")


async def _deeds(table: OpenTable, kind: VoteKind) -> str:
    """Return the steps that an undo or redo would take or bring back, and who made them.

    The text is in the table's language, and has only what everybody may know. It is empty for other
    votes. Raises UserError if there is nothing to undo.
    """
    record = table.record
    rows = await table.tables.store.rows(record.id)
    stand = standing(rows)
    if kind == "undo":
        last = (await table.last_state()).number
        found = [row for row in stand if row.number >= last]
    elif kind == "redo":
        turned = record.state.redo[-1].row
        numbers = {row.number for row in stand}
        before = standing([row for row in rows if row.number < turned])
        found = [row for row in before if row.number not in numbers]
    else:
        return ""
    told = dict[str, list[str]]()
    for row in found:
        then, who = record.as_of(row), record.doer(row)
        speech = table.kit.speech(record, record.language, then.mentions)
        who = (
            who
            if row.person and not row.autopilot
            else say(record.language, "autopilot-for", who=who)
        )
        told.setdefault(who, []).extend(speech.events(row.happened(record.ruleset)))
    text = "; ".join(f"{who}: {' '.join(lines)}" for who, lines in told.items() if lines)
    text = " ".join(text.split())
    return text if len(text) <= DEEDS else f"{text[: text.rfind(' ', 0, DEEDS)]} …"


def _lose(table: OpenTable, vote: Vote) -> None:
    _close(table)
    table.note(vote.by, f"vote-lost-{vote.kind}")


def _close(table: OpenTable) -> None:
    """End the vote, and set the players' deadline to the time that was left when it began.

    They get no more, so that nobody gains time by asking for votes.
    """
    vote = table.record.state.vote
    table.vote(None)
    if vote and vote.left:
        give_back(table.record, vote.left, table.tables.now())
