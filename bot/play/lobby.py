"""Use cases before a game: opening a table, joining, leaving, choosing figures, starting."""

from __future__ import annotations

from dataclasses import replace

import engine
from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import listing, name_of, quoted, say
from bot.kit.lobby import Lobby, Wish
from bot.kit.registry import kit_of
from bot.kit.typed import languages, read
from bot.store.challenges import Entry
from bot.store.records import NOBODY, Record, Seat
from bot.store.table_state import USUAL, TableState
from bot.table import seats
from bot.table.challenge import entry_of
from bot.table.controls import Press
from bot.table.server_commands import told_trouble
from bot.table.tables import Loaded, OpenTable


async def new(table: OpenTable, person: Person, wish: Wish) -> Reply:
    """Open a table in the channel and seat the person who opens it.

    Raises UserError if the channel has a table, or if the person may not open the one wished for.
    """
    if table.loaded is not None:
        raise UserError("channel-taken")
    guilds = table.tables.guilds
    rules = await guilds.of(wish.guild)
    await guilds.may_play(person)
    await guilds.may_open(rules, person, wish.channel)
    wish = replace(
        wish,
        language=wish.language or rules.language or person.language,
        pace=wish.pace or rules.pace,
    )
    lobby = kit_of(wish.ruleset).lobby
    options = {
        name: _chosen(lobby, person.language, name, typed) for name, typed in wish.options.items()
    }
    record = await lobby.open_table(table.tables.library, person, wish)
    record.state.pace = wish.pace or USUAL
    record.state.thread = wish.thread
    for name, value in options.items():
        if value != lobby.options[name][0]:
            record.state.options[name] = value
    record.seats.append(Seat(person.id, name_of(person.name, person.id)))
    table.loaded = Loaded(record, None)
    record.state.challenge = wish.challenge
    await _refresh(table)
    table.touch()
    mission = quoted(lobby.mission_name(record, person.language))
    opened = say(person.language, "opened", mission=mission)
    return Reply(opened + await commands_line(table, person.language))


async def commands_line(table: OpenTable, language: str) -> str:
    """Let the server have the actions of the table's game.

    Returns a line about commands that Discord does not take now; empty if it takes them.
    """
    record = table.record
    trouble = await table.tables.commands.offer(record.guild, record.ruleset)
    return told_trouble(trouble, language, record.ruleset)


async def again(table: OpenTable, person: Person, press: Press) -> Reply:
    """Open a lobby like that of a finished game, with the same mission or the next one.

    Everybody who played that game may do so. Its other players are invited, and can join with a
    press.
    """
    over = await table.tables.store.record(press.table)
    if over is None or over.channel != table.channel:
        raise UserError("another-table")
    if over.damage:
        raise UserError("stale")
    seat = over.seat(person.id)
    if seat is None:
        raise UserError("not-a-player-here", players=", ".join(over.mentions.values()))
    lobby, same = kit_of(over.ruleset).lobby, press.what == "rematch"
    mission = over.mission if same else lobby.next_mission(over)
    if over.live or not mission:
        raise UserError("stale")
    options = {name: text for name, text in over.state.options.items() if name in lobby.options}
    wish = Wish(
        over.guild,
        over.channel,
        over.ruleset,
        mission,
        over.language,
        options,
        thread=over.state.thread,
    )
    reply = await new(table, person, wish)
    picks = lobby.picks(table.record)
    offered = {one for one, _ in picks.options} if picks else set[str]()
    led = {
        one.sitter: [figure for figure in one.figures if same and figure in offered]
        for one in over.people
    }
    table.record.seats[0].figures = led.pop(person.id)
    table.record.state.invitations = led
    return reply


def _chosen(lobby: Lobby, language: str, name: str, typed: str) -> str:
    """Return the value of the option `name` that somebody typed, by its id or label.

    Raises UserError if the game has no such option or value.
    """
    option = say(language, f"opt-{name}")
    if name not in lobby.options:
        raise UserError("option-of-another-game", option=option)
    offers = [
        [(one, say(each, f"choice-{name}-{one}")) for one in lobby.options[name]]
        for each in languages(language)
    ]
    value = read(typed, offers)
    if value is None:
        labels = "; ".join(label for _, label in offers[0])
        raise UserError("no-such-choice", option=option, choices=labels)
    return value


async def join(table: OpenTable, person: Person, names: str = "") -> Reply:
    """Seat the person in the lobby, or change the figures that they have chosen.

    In a running game, give the person an open seat. Raises UserError if that is not possible.
    """
    await table.tables.guilds.may_play(person)
    if table.record.stage == "playing" and not table.damaged:
        return await seats.take(table, person)
    record = waiting(table)
    lobby = await _refreshed(table)
    most = lobby.seats(record)[1]
    seat = record.seat(person.id)
    chosen = lobby.read_figures(record, person, names)
    if seat is None:
        seats.must_be_welcome(record, person.id)
        taken = {figure for one in record.seats for figure in one.figures}
        led = record.state.invitations.get(person.id, [])
        chosen = chosen or [figure for figure in led if figure not in taken]
        if len(record.seats) >= most and record.open_seats:
            record.seats.remove(record.open_seats[-1])
        if len(record.seats) >= most:
            raise UserError("table-full", most=most)
        seat = Seat(person.id, name_of(person.name, person.id))
        record.seats.append(seat)
    elif not chosen:
        raise UserError("joined-already")
    seat.figures = chosen
    table.touch()
    if chosen:
        return _joined_with(record, person, chosen)
    return Reply(say(person.language, "joined" if lobby.picks(record) else "joined-plain"))


async def add_autopilot(table: OpenTable, person: Person) -> Reply:
    """Add a seat that the autopilot plays; a person who joins a full table takes its place."""
    record = waiting(table)
    if record.seat(person.id) is None:
        raise UserError("join-first")
    most = (await _refreshed(table)).seats(record)[1]
    if len(record.seats) >= most:
        raise UserError("table-full", most=most)
    name = _seat_autopilot(record)
    table.touch()
    return Reply(say(person.language, "autopilot-joined", name=name))


def _seat_autopilot(record: Record) -> str:
    """Add a seat that the autopilot plays, and return its name."""
    name = seats.free_name(record)
    record.seats.append(Seat(f"autopilot-{len(record.seats)}", name, person=NOBODY))
    return name


async def pick(table: OpenTable, person: Person, press: Press) -> Reply:
    """Store the figures chosen in the lobby's select; if none is chosen, they are dealt at
    random.
    """
    record = waiting(table)
    lobby = await _refreshed(table)
    seat = record.seat(person.id)
    if seat is None:
        raise UserError("join-first")
    lobby.refuse_taken(record, person, press.values)
    seat.figures = list(press.values)
    table.touch()
    if not seat.figures:
        return Reply(say(person.language, "left-to-chance"))
    return _joined_with(record, person, seat.figures)


async def leave(table: OpenTable, person: Person) -> Reply:
    """Free the person's seat; when the last person leaves a lobby, it is closed."""
    if table.record.stage == "playing" and not table.damaged:
        return await seats.leave(table, person)
    record = waiting(table)
    seat = record.seat(person.id)
    if seat is None:
        raise UserError("not-joined")
    record.seats.remove(seat)
    if not record.people:
        table.close("ended")
        table.note(person.id, "lobby-closed")
    table.touch()
    return Reply(say(person.language, "left"))


async def start(table: OpenTable, person: Person) -> Reply:
    """Deal the figures and set the game up; from here on the seed determines every die.

    If the game needs more players, the autopilot takes seats, which people who join can take over.
    """
    record = waiting(table)
    if record.seat(person.id) is None:
        raise UserError("join-first")
    lobby, seed = table.kit.lobby, await _seed(table)
    for _ in range(lobby.seats(record)[0] - len(record.seats)):
        _seat_autopilot(record)
    record.state.invitations = {}
    deal = lobby.deal(record)
    game, told = engine.open_and_tell(
        record.ruleset,
        mission=record.mission,
        seats=deal.seats,
        seed=seed,
        options=TableState(options=deal.options).game_options,
    )
    record.state.options = deal.options
    for seat in record.seats:
        seat.figures = deal.seats[seat.id]
    table.begin(game, told, deal.seats)
    return Reply(say(person.language, "started"))


async def _seed(table: OpenTable) -> str:
    """Return the secret seed of a game that begins now: a new one, or that of the challenge.

    The players of a challenge are entered in it. Raises UserError if the challenge is over, or if
    one of the players has entered it with another table.
    """
    record, challenges = table.record, table.tables.challenges
    week = record.state.challenge
    if not week:
        return table.tables.new_seed(table.interaction)
    found = await challenges.of(week)
    if found is None or found.is_over or table.tables.now() >= found.closes:
        raise UserError("challenge-is-over")
    entered = await challenges.entries(week)
    new: list[Entry] = []
    for seat in record.people:
        own = entry_of(entered, seat.sitter)
        if own is not None and own.table_id != record.id:
            raise UserError("challenge-entered", who=seat.mention)
        if own is None:
            new.append(Entry(week, seat.sitter, seat.name, record.id, record.guild, False, {}))
    if not await challenges.enter(new):
        raise UserError("challenge-entered", who=record.people[0].mention)
    return found.seed


async def _refreshed(table: OpenTable) -> Lobby:
    """Update the lobby with the server's own survivors, and return the game's `Lobby`."""
    if await _refresh(table):
        table.touch()
    return table.kit.lobby


async def _refresh(table: OpenTable) -> bool:
    """Update the lobby with the server's own survivors; return whether anything changed.

    A challenge is left as it is: it is played with the printed figures only.
    """
    record = table.record
    if record.state.challenge:
        return False
    return await table.kit.lobby.refresh(table.tables.library, record)


def waiting(table: OpenTable) -> Record:
    """Return the record of this channel's lobby.

    Raises UserError if the table is damaged or its game has begun.
    """
    record = table.record
    if table.damaged:
        raise UserError("damaged-here")
    if record.stage != "lobby":
        raise UserError("started-already")
    return record


def _joined_with(record: Record, person: Person, figures: list[str]) -> Reply:
    lobby = kit_of(record.ruleset).lobby
    names = [lobby.figure_name(record, one, person.language) for one in figures]
    whom = listing(person.language, names)
    return Reply(say(person.language, "joined-with", survivors=whom))
