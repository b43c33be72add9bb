"""The gateway: identifies the bot, sends events in order, and repeats missed ones on resume.

Events are sent as plain text whatever compression is requested; discord.py accepts both.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import orjson
from aiohttp import WSMsgType, web

from bot.practice import people
from bot.practice.people import Person
from bot.practice.wire import Json

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, REQUEST_MEMBERS = 0, 1, 2, 6, 8
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11
MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 1, 1 << 9, 1 << 12
PRIVILEGED = MEMBERS | 1 << 8 | 1 << 15
HEARTBEAT_MS = 41_250
ACK_AFTER = 0.05
"""Seconds after which a heartbeat is acknowledged."""
LARGEST_FRAME = 4096
"""The most bytes of one frame from the bot."""
KEPT_EVENTS = 5_000
"""How many events of a session can be replayed."""


@dataclass(slots=True)
class Session:
    """One identified connection of the bot; it outlives its socket so that it can be resumed.

    `outbox` holds the events still to be sent on the present socket, `events` the latest events,
    for a resume.
    """

    id: str
    intents: int
    shard: tuple[int, int]
    seq: int = 0
    events: deque[tuple[int, str]] = field(
        default_factory=lambda: deque[tuple[int, str]](maxlen=KEPT_EVENTS)
    )
    socket: web.WebSocketResponse | None = None
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue[str])

    def push(self, event: str, data: Json) -> None:
        """Number an event, keep it for a resume, and send it if the session is connected."""
        self.seq += 1
        text = _frame(DISPATCH, data, seq=self.seq, event=event)
        self.events.append((self.seq, text))
        if self.socket is not None:
            self.outbox.put_nowait(text)

    def missed_since(self, seq: int) -> list[str] | None:
        """Return the events after number `seq`; None if not all of them are stored any more."""
        if seq > self.seq or (self.events and self.events[0][0] > seq + 1):
            return None
        return [text for number, text in self.events if number > seq]


class Gateway:
    """All sessions of the bot; `url` is known once the server listens.

    `guilds` returns the guilds as Discord describes them, with members if its argument is true.
    `changed` is called when the bot connects or disconnects.
    """

    def __init__(
        self,
        token: str,
        people_here: list[Person],
        guilds: Callable[[bool], list[Json]],
        changed: Callable[[bool], None],
        shards: int = 1,
    ) -> None:
        self.url = ""
        self.shards = shards
        """How many shards are recommended; a bot with fewer is refused."""
        self.sessions: dict[str, Session] = {}
        self.identified = asyncio.Event()
        """Set while at least one connection is identified or resumed."""
        self.deserted = asyncio.Event()
        """Set while no connection is identified or resumed."""
        self.deserted.set()
        self._token = token
        self._people = people_here
        self._guilds = guilds
        self._changed = changed

    def dispatch(self, event: str, data: Json, intent: int = 0) -> None:
        """Send an event to every session whose shard serves the guild and that has `intent`.

        With `intent` 0, no intent is needed.
        """
        for session in self.sessions.values():
            wanted = intent == 0 or session.intents & intent
            if wanted and _serves(session.shard, data.get("guild_id") or 0):
                session.push(event, data)

    @property
    def connected(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.socket is not None]

    async def drop(self, *, resumable: bool = True) -> None:
        """Cut every connection; without `resumable`, forget the sessions as well."""
        dropped = [session.socket for session in self.connected]
        if not resumable:
            self.sessions.clear()
        for socket in dropped:
            if socket is not None:
                await socket.close(code=4000)

    async def close(self) -> None:
        """Forget all sessions and cut their connections, because the server ends."""
        await self.drop(resumable=False)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot until it ends."""
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        await socket.send_str(_frame(HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
        session: Session | None = None
        beside = set[asyncio.Task[None]]()
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                frame: Json = orjson.loads(message.data)
                if frame["op"] in (IDENTIFY, RESUME):
                    session = await self._begin(socket, frame)
                    if session is not None:
                        beside.add(asyncio.create_task(_pump(socket, session.outbox)))
                elif frame["op"] == HEARTBEAT:
                    # Its first heartbeat comes before the bot says who it is: nothing waits for it.
                    beside.add(answer := asyncio.create_task(_acknowledge(socket)))
                    answer.add_done_callback(beside.discard)
                elif frame["op"] == REQUEST_MEMBERS and session is not None:
                    session.push("GUILD_MEMBERS_CHUNK", self._members(frame["d"]))
        finally:
            self._disconnected(session, socket)
            for task in beside:
                task.cancel()
        return socket

    async def _begin(self, socket: web.WebSocketResponse, frame: Json) -> Session | None:
        data: Json = frame["d"]
        if data.get("token") != self._token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        if frame["op"] == RESUME:
            return await self._resume(socket, data)
        if int(data.get("intents") or 0) & PRIVILEGED:
            await socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        number, count = data.get("shard") or (0, 1)
        if not 0 <= int(number) < int(count):
            await socket.close(code=4010, message=b"Invalid shard.")
            return None
        if int(count) < self.shards:
            await socket.close(code=4011, message=b"Sharding required.")
            return None
        return self._identify(socket, data)

    def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session:
        number, count = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), int(data["intents"]), (int(number), int(count)))
        self._forget_dead(session.shard)
        self.sessions[session.id] = session
        self._connected(session, socket)
        guilds = self._guilds(bool(session.intents & MEMBERS))
        served = [one for one in guilds if _serves(session.shard, one["id"])]
        session.push("READY", self._ready(session, served))
        for one in served:
            session.push("GUILD_CREATE", one)
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        missed = None if session is None else session.missed_since(int(data.get("seq") or 0))
        if session is None or missed is None:
            await socket.send_str(_frame(INVALID_SESSION, False))
            return None
        self._connected(session, socket)
        for text in missed:
            session.outbox.put_nowait(text)
        session.push("RESUMED", {"_trace": []})
        return session

    def _members(self, wanted: Json) -> Json:
        named: list[str | int] = wanted.get("user_ids") or []
        ids = {str(one) for one in named}
        found = [person for person in [*self._people, people.BOT] if str(person.id) in ids]
        chunk: Json = {
            "guild_id": str(wanted["guild_id"]),
            "members": [people.full_member_json(person) for person in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(ids - {str(person.id) for person in found}),
        }
        return chunk | ({"nonce": wanted["nonce"]} if wanted.get("nonce") else {})

    def _ready(self, session: Session, guilds: list[Json]) -> Json:
        return {
            "v": 10,
            "user": people.user_json(people.BOT) | {"verified": True, "mfa_enabled": False},
            "guilds": [{"id": one["id"], "unavailable": True} for one in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(people.APPLICATION_ID), "flags": 0},
            "private_channels": [],
        }

    def _connected(self, session: Session, socket: web.WebSocketResponse) -> None:
        session.socket = socket
        session.outbox = asyncio.Queue()
        self.deserted.clear()
        self.identified.set()
        self._changed(True)

    def _disconnected(self, session: Session | None, socket: web.WebSocketResponse) -> None:
        if session is not None and session.socket is socket:
            session.socket = None
        if not self.connected:
            self.identified.clear()
            self.deserted.set()
            self._changed(False)

    def _forget_dead(self, shard: tuple[int, int]) -> None:
        """Forget sessions of this shard without a connection: a restarted bot resumes none."""
        for session in list(self.sessions.values()):
            if session.socket is None and session.shard == shard:
                del self.sessions[session.id]


def _serves(shard: tuple[int, int], guild: str | int) -> bool:
    """Whether a shard (number, count) serves the guild.

    Events without a guild, such as direct messages, have guild 0 and belong to shard 0.
    """
    return (int(guild) >> 22) % shard[1] == shard[0]


async def _acknowledge(socket: web.WebSocketResponse) -> None:
    """Answer a heartbeat.

    discord.py notes the time of a heartbeat only after sending it. If the answer arrives earlier,
    it measures from the heartbeat before and sees a huge latency.
    """
    await asyncio.sleep(ACK_AFTER)
    with suppress(ConnectionError):
        await socket.send_str(_frame(HEARTBEAT_ACK, None))


async def _pump(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    """Write events of `outbox` in order until the connection breaks; a resume sends the rest."""
    while True:
        text = await outbox.get()
        try:
            await socket.send_str(text)
        except ConnectionError:
            return


def _frame(op: int, data: object, *, seq: int | None = None, event: str | None = None) -> str:
    return orjson.dumps({"op": op, "d": data, "s": seq, "t": event}).decode()
