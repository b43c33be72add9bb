"""Serves the page that shows the channels in a browser; its path has a key nobody can guess."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import orjson
from aiohttp import WSMsgType, hdrs, web
from yarl import URL

from bot.base.endpoint import is_loopback
from bot.practice import people
from bot.practice.acting import Acting
from bot.practice.commands import Commands, Offered
from bot.practice.errors import ApiError, NotOffered, not_found
from bot.practice.interactions import Interaction, Interactions, Origin
from bot.practice.people import Channel, Person
from bot.practice.records import Attachment, Message
from bot.practice.threads import Threads
from bot.practice.wire import Json, held, number_in
from bot.practice.world import World

FILES = Path(__file__).with_name("page")
SHOWN_MESSAGES = 200
"""How many of a channel's newest messages the page loads."""
PICTURES = ("image/png", "image/jpeg", "image/webp", "image/gif")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}

Act = Callable[[Json, Person], Awaitable[Json]]
Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Route:
    """A call that another part of the program adds below the page's key."""

    method: str
    path: str
    serve: Serve


@web.middleware
async def guard(request: web.Request, handler: Serve) -> web.StreamResponse:
    """Handle a request only if its host is a loopback name, to prevent DNS rebinding.

    Raises HTTPForbidden for any other host.
    """
    if not is_loopback(_host_name(request)):
        raise web.HTTPForbidden(text="This server answers to loopback names only.")
    return await handler(request)


class Page:
    """Serves the page's files, its calls and its live updates."""

    def __init__(
        self,
        key: str,
        world: World,
        commands: Commands,
        acting: Acting,
        interactions: Interactions,
        threads: Threads,
        routes: Sequence[Route] = (),
    ) -> None:
        self.key = key
        self._routes = routes
        self._threads = threads
        self._world = world
        self._commands = commands
        self._acting = acting
        self._interactions = interactions
        self._sockets: set[web.WebSocketResponse] = set()

    def install(self, app: web.Application) -> None:
        acts: dict[str, Act] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "select": self._select,
            "modal": self._modal,
            "use": self._use,
            "say": self._say,
            "thread": self._thread,
        }
        for name, act in acts.items():
            app.router.add_post(f"/{{key}}/do/{name}", self._locked(self._doing(act)))
        for route in self._routes:
            serve = self._locked(route.serve)
            app.router.add_route(route.method, f"/{{key}}/{route.path}", serve)
        app.router.add_get("/{key}/table", self._locked(self._table))
        app.router.add_get("/{key}/live", self._locked(self._live))
        app.router.add_get("/{key}/files/{number}/{name}", self._locked(self._file))
        app.router.add_get("/{key}/emojis/{number}", self._locked(self._emoji))
        app.router.add_get("/{key}/{asset:[a-z.-]*}", self._locked(self._asset))
        app.router.add_route("*", "/api/{tail:.*}", _no_such_call)

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close()

    def _locked(self, serve: Serve) -> Serve:
        """Wrap `serve` so that it raises HTTPNotFound if the path has the wrong key."""

        async def check(request: web.Request) -> web.StreamResponse:
            given = request.match_info["key"].encode("utf-8", "surrogatepass")
            if not hmac.compare_digest(given, self.key.encode()):
                raise web.HTTPNotFound
            return await serve(request)

        return check

    def _doing(self, act: Act) -> Serve:
        """Return a request handler that lets a person do `act`.

        It accepts requests of this page only, and answers errors with a sentence.
        """

        async def serve(request: web.Request) -> web.StreamResponse:
            must_come_from_here(request)
            try:
                asked: Json = orjson.loads(await request.read())
                person = self._world.person(_part(asked, "as"))
                return json_answer(await act(asked, person))
            except NotOffered as refused:
                return json_answer({"error": str(refused)}, 409)
            except (ApiError, AttributeError, LookupError, TypeError, ValueError) as wrong:
                return json_answer({"error": str(wrong)}, 400)

        return serve

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["asset"] or "index.html"
        path = FILES / name
        if path.suffix not in TYPES or not path.is_file():
            raise web.HTTPNotFound
        kind = TYPES[path.suffix]
        return web.Response(
            body=path.read_bytes(), content_type=kind, charset="utf-8", headers=HEADERS
        )

    async def _file(self, request: web.Request) -> web.StreamResponse:
        number = number_in(request.match_info["number"])
        content = await self._world.file(number) if number is not None else None
        if content is None:
            raise web.HTTPNotFound
        kind = next((f.content_type for f in self._files() if f.id == number), "")
        headers = HEADERS | {"Cache-Control": "private, max-age=31536000, immutable"}
        if kind not in PICTURES:
            kind = "application/octet-stream"
            headers |= {"Content-Disposition": "attachment"}
        return web.Response(body=content, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """Send the picture of one of the application's emojis."""
        number = number_in(request.match_info["number"])
        content = None if number is None else await self._world.state.emoji_file(number)
        if content is None:
            raise web.HTTPNotFound
        headers = HEADERS | {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=content, content_type="image/png", headers=headers)

    def _files(self) -> list[Attachment]:
        return [file for message in self._world.messages.values() for file in message.attachments]

    async def _table(self, request: web.Request) -> web.StreamResponse:
        """Send everything that the page needs at its start, for one person."""
        person = self._person(request)
        private = next((one for one in self._seen_by(person) if one.recipient), None)
        return json_answer(
            {
                "guild": "Practice table",
                "bot": people.user_json(people.BOT) | {"name": people.BOT.name},
                "people": [_person_json(one) for one in self._world.people],
                "channels": [_channel_json(one) for one in self._seen_by(person)],
                "roles": [
                    {"id": one["id"], "name": one["name"]}
                    for one in people.roles_json(self._world.bot_may_in_guild)
                ],
                "commands": [_offered_json(one) for one in self._commands.offered_to(person)],
                "private_commands": [
                    _offered_json(one) for one in self._commands.offered_to(person, private)
                ],
                "menu": [_menu_json(one) for one in self._commands.for_messages(person)],
                "messages": self._messages(person),
                "connected": bool(self._world.gateway.connected),
            }
        )

    def _messages(self, person: Person) -> list[Json]:
        shown: list[Json] = []
        for channel in self._seen_by(person):
            seen = [one for one in self._world.in_channel(channel.id) if one.seen_by(person.id)]
            shown += [self._world.page_json(one) for one in seen[-SHOWN_MESSAGES:]]
        return shown

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Send changes as they happen, for one person."""
        must_come_from_here(request)
        person = self._person(request)
        socket = web.WebSocketResponse(heartbeat=20.0)
        await socket.prepare(request)
        outbox: asyncio.Queue[Json] = asyncio.Queue()

        def listen(what: str, content: Json, only_for: int | None) -> None:
            if only_for in (None, person.id):
                outbox.put_nowait({"what": what, "content": content})

        self._world.listeners.append(listen)
        self._sockets.add(socket)
        pump = asyncio.create_task(_pump(socket, outbox))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
        finally:
            pump.cancel()
            self._sockets.discard(socket)
            self._world.listeners.remove(listen)
        return socket

    async def _slash(self, asked: Json, person: Person) -> Json:
        command, options = _part(asked, "command"), held(asked, "options")
        origin = Origin(person, self._channel(asked), _locale(asked))
        return _begun(self._acting.slash(origin, command, options))

    async def _autocomplete(self, asked: Json, person: Person) -> Json:
        origin = Origin(person, self._channel(asked), _locale(asked))
        command, option = _part(asked, "command"), _part(asked, "option")
        options = {**held(asked, "options"), option: _part(asked, "typed")}
        interaction = self._acting.autocomplete(origin, command, option, options)
        await interaction.final.wait()
        return {"choices": interaction.choices, "failed": interaction.failed}

    async def _press(self, asked: Json, person: Person) -> Json:
        origin = self._acting.at_message(person, self._message(asked), _locale(asked))
        name = _part(asked, "custom_id")
        return _begun(self._acting.press(origin, name, even_if_gone=False))

    async def _select(self, asked: Json, person: Person) -> Json:
        origin = self._acting.at_message(person, self._message(asked), _locale(asked))
        name = _part(asked, "custom_id")
        values: list[str] = asked.get("values") or []
        return _begun(self._acting.select(origin, name, values, even_if_gone=False))

    async def _use(self, asked: Json, person: Person) -> Json:
        origin = self._acting.at_message(person, self._message(asked), _locale(asked))
        return _begun(self._acting.use_on(origin, _part(asked, "command")))

    async def _modal(self, asked: Json, person: Person) -> Json:
        number = _part(asked, "interaction")
        interaction = self._interactions.by_id(int(number))
        if interaction.person != person:
            raise NotOffered("this form was shown to somebody else")
        return _begun(self._acting.submit_modal(interaction, held(asked, "values")))

    async def _say(self, asked: Json, person: Person) -> Json:
        message = await self._acting.say(person, self._channel(asked), _part(asked, "text"))
        return {"id": str(message.id)}

    async def _thread(self, asked: Json, person: Person) -> Json:
        channel, name = self._channel(asked), _part(asked, "name")
        return {"id": str((await self._threads.open(person, channel, name, private=False)).id)}

    def _person(self, request: web.Request) -> Person:
        try:
            return self._world.person(request.query.get("as", ""))
        except KeyError:
            raise web.HTTPBadRequest(text="as: nobody of that name") from None

    def _seen_by(self, person: Person) -> list[Channel]:
        return [one for one in self._world.channels.values() if one.seen_by(person.id)]

    def _channel(self, asked: Json) -> Channel:
        return self._world.channel(_part(asked, "channel"))

    def _message(self, asked: Json) -> Message:
        number = _part(asked, "message")
        message = self._world.messages.get(int(number))
        if message is None:
            raise NotOffered(f"message {number} is gone")
        return message


async def _pump(socket: web.WebSocketResponse, outbox: asyncio.Queue[Json]) -> None:
    while True:
        change = await outbox.get()
        try:
            await socket.send_str(orjson.dumps(change).decode())
        except ConnectionError:
            return


async def _no_such_call(request: web.Request) -> web.StreamResponse:
    return json_answer(not_found().body(), 404)


def json_answer(answer: Json, status: int = 200) -> web.Response:
    return web.Response(
        status=status,
        body=orjson.dumps(answer),
        content_type="application/json",
        headers=HEADERS,
    )


def _host_name(request: web.Request) -> str | None:
    try:
        return URL(f"http://{request.headers.get(hdrs.HOST, '')}").host
    except ValueError:
        return None


def must_come_from_here(request: web.Request) -> None:
    """Refuse requests from pages of other sites, so that they cannot act for the people here."""
    if request.headers.get(hdrs.ORIGIN) != f"http://{request.headers.get(hdrs.HOST)}":
        raise web.HTTPForbidden(text="Only the practice page itself may ask for this.")


def _part(asked: Json, name: str) -> str:
    value = asked.get(name)
    if not isinstance(value, str):
        raise ValueError(f"{name}: text is needed, not {value!r}")
    return value


def _locale(asked: Json) -> str:
    return "fr" if asked.get("locale") == "fr" else "en-US"


def _begun(interaction: Interaction) -> Json:
    return {"id": str(interaction.id)}


def _person_json(person: Person) -> Json:
    return {
        "id": str(person.id),
        "username": person.username,
        "name": person.name,
        "moderator": person.moderator,
    }


def _channel_json(channel: Channel) -> Json:
    parent = str(channel.parent.id) if channel.parent else None
    private = channel.recipient is not None
    return {"id": str(channel.id), "name": channel.name, "parent": parent, "private": private}


def _offered_json(offered: Offered) -> Json:
    """A command for the page, with its names in the languages it was registered in."""
    leaf = offered.leaf
    return {
        "name": offered.name,
        "names": _names(*offered.parts),
        "description": leaf["description"],
        "descriptions": held(leaf, "description_localizations"),
        "options": offered.options,
    }


def _menu_json(command: Json) -> Json:
    return {"name": command["name"], "names": _names(command)}


def _names(*parts: Json) -> Json:
    return {
        locale: " ".join(
            held(part, "name_localizations").get(locale, part["name"]) for part in parts
        )
        for locale in ("fr", "en-US")
    }
