"""Serves the calls of the Workshop's page, under the secret path of the practice page.

Only this machine can reach them.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import web

from bot.app.workshop.calls import Worker, WorkFailed
from bot.practice.local import LocalDiscord
from bot.practice.page import HEADERS, Route, json_answer, must_come_from_here
from bot.practice.people import ANN
from bot.practice.records import Upload

Json = dict[str, Any]
MOST_BYTES = 256 * 1024
"""The largest body of a call: four times the largest mission."""
STARTING_SECONDS = 60.0
"""Extra seconds for a call, because a new process first reads the data of the games."""
READ_SECONDS = 8.0
DRAW_SECONDS = 15.0
SURVIVOR_SECONDS = 60.0
"""The page of survivors has only these calls, so a slow machine may take long for the first."""
ODDS_SECONDS = 300.0
GAMES, MOST_GAMES = 50, 200
KEPT = 64
"""How many draft texts are remembered so that the page can fetch their pictures."""
CACHED = {"Cache-Control": "private, max-age=86400"}
LANGUAGES = ("en", "fr")
Call = Callable[[Json], Awaitable[Json]]


@dataclass(slots=True)
class Odds:
    """The games of one draft that the autopilot plays or has played."""

    asked: int
    games: list[Json] = field(default_factory=list[Json])
    ended: bool = False
    error: str = ""

    def as_data(self) -> Json:
        return {"asked": self.asked, "games": self.games, "ended": self.ended, "error": self.error}


class Workshop:
    """Reads, draws and plays drafts in processes of their own; `aclose` ends them."""

    def __init__(self) -> None:
        self._reader, self._drawer, self._player = Worker(), Worker(5), Worker(10)
        self._local: LocalDiscord | None = None
        self._texts: OrderedDict[str, tuple[str, str, str]] = OrderedDict()
        """The game, text and language of each picture that the page may fetch, by number."""
        self._odds: dict[str, Odds] = {}
        self._playing: asyncio.Task[None] | None = None

    def routes(self) -> list[Route]:
        """Return the calls of the page."""
        calls: dict[str, Call] = {
            "read": self._read,
            "lay": self._lay,
            "box": self._box,
            "odds": self._begin_odds,
            "stop": self._stop_odds,
            "try": self._try,
            "survivor": self._survivor,
        }
        return [
            Route("GET", "workshop/games", self._games),
            Route("GET", "workshop/survivor-games", self._survivor_games),
            Route("GET", "workshop/tile/{game}/{side}", self._tile),
            Route("GET", "workshop/picture/{number}", self._picture),
            Route("GET", "workshop/odds/{number}", self._tell_odds),
            *(Route("POST", f"workshop/{name}", _called(call)) for name, call in calls.items()),
        ]

    def at(self, local: LocalDiscord) -> None:
        """Set the practice table at which drafts are tried."""
        self._local = local

    async def aclose(self) -> None:
        await self._end_games()
        for worker in (self._reader, self._drawer, self._player):
            await worker.close()

    # ------------------------------------------------------------ drafts

    async def _games(self, request: web.Request) -> web.StreamResponse:
        try:
            return json_answer({"games": await self._reader.call(STARTING_SECONDS, "games")})
        except WorkFailed as error:
            return json_answer({"error": str(error)}, 503)

    async def _survivor_games(self, request: web.Request) -> web.StreamResponse:
        try:
            games = await self._reader.call(SURVIVOR_SECONDS, "survivor games")
            return json_answer({"games": games})
        except WorkFailed as error:
            return json_answer({"error": str(error)}, 503)

    async def _survivor(self, asked: Json) -> Json:
        game, language = _text(asked, "game"), _language(asked)
        draft = asked.get("draft")
        text = "" if isinstance(draft, dict) else _text(asked, "text")
        return await self._reader.call(
            SURVIVOR_SECONDS, "survivor", game, draft if text == "" else None, text, language
        )

    async def _read(self, asked: Json) -> Json:
        game, language = _text(asked, "game"), _language(asked)
        draft = asked.get("draft")
        text = "" if isinstance(draft, dict) else _text(asked, "text")
        found = await self._reader.call(
            STARTING_SECONDS, "read", game, draft if text == "" else None, text, language
        )
        number = hashlib.sha256(f"{game}/{language}/{found['text']}".encode()).hexdigest()[:32]
        if found["board"] is not None:
            self._texts[number] = (game, found["text"], language)
            self._texts.move_to_end(number)
            while len(self._texts) > KEPT:
                self._texts.popitem(last=False)
            found["picture"] = number
        return found

    async def _lay(self, asked: Json) -> Json:
        before = [str(one) for one in asked.get("before") or ("", "")]
        game, tiles = _text(asked, "game"), _text(asked, "tiles")
        draft = await self._reader.call(
            READ_SECONDS, "lay", game, asked["draft"], tiles, [*before, "", ""][:2]
        )
        return {"draft": draft}

    async def _box(self, asked: Json) -> Json:
        game, mission = _text(asked, "game"), _text(asked, "mission")
        return {"text": await self._reader.call(READ_SECONDS, "box", game, mission)}

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        wanted = self._texts.get(request.match_info["number"])
        if wanted is None:
            raise web.HTTPNotFound
        return await _drawn(self._reader, "image/png", "picture", *wanted)

    async def _tile(self, request: web.Request) -> web.StreamResponse:
        # Another process than for boards: there are many tiles, and a board must not wait for them.
        wanted = request.match_info["game"], request.match_info["side"]
        return await _drawn(self._drawer, "image/webp", "tile", *wanted)

    # ------------------------------------------------------------ odds

    async def _begin_odds(self, asked: Json) -> Json:
        await self._end_games()
        number, games = secrets.token_hex(8), min(int(asked.get("games") or GAMES), MOST_GAMES)
        self._odds = {number: Odds(games)}
        given = (_text(asked, "game"), _text(asked, "text"), games, int(asked.get("players") or 1))
        self._playing = asyncio.create_task(self._play(self._odds[number], *given, number))
        return {"id": number}

    async def _play(self, odds: Odds, *given: Any) -> None:
        try:
            async for game in self._player.parts(ODDS_SECONDS, "odds", *given):
                odds.games.append(game)
        except WorkFailed as error:
            odds.error = str(error)
        finally:
            odds.ended = True

    async def _tell_odds(self, request: web.Request) -> web.StreamResponse:
        odds = self._odds.get(request.match_info["number"])
        if odds is None:
            raise web.HTTPNotFound
        return json_answer(odds.as_data())

    async def _stop_odds(self, asked: Json) -> Json:
        await self._end_games()
        return {}

    async def _end_games(self) -> None:
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            await self._player.end()

    # ------------------------------------------------------------ trying it

    async def _try(self, asked: Json) -> Json:
        """Import the draft at the practice table and begin a game of it in a thread of its own.

        The draft is a mission, or a survivor, who then plays the first mission of the box.
        """
        game, text, local = _text(asked, "game"), _text(asked, "text"), self._local
        if local is None:
            return {"error": "no table"}
        locale = "fr" if _language(asked) == "fr" else "en-US"
        named, mission = _text(asked, "title")[:80] or "mission", _text(asked, "mission")
        survivor = _text(asked, "survivor")
        file = Upload(f"{mission or survivor}.toml", text.encode())
        parent = local.channels[0]
        thread = await local.open_thread(ANN, parent, named)
        steps: list[tuple[str, Json]] = [
            ("survivor import" if survivor else "mission import", {"file": file}),
            ("game new", {} if survivor else {"mission": mission}),
            *([("game join", {"survivors": survivor})] if survivor else []),
            ("game start", {}),
        ]
        for command, options in steps:
            if "game" in _options_of(local, command):
                options["game"] = game
            sent = await local.slash(ANN, thread, command, options, locale)
            answer = await local.wait(sent)
            if answer.failed:
                return {"error": answer.text}
        return {"channel": str(thread.id)}


async def _drawn(worker: Worker, kind: str, do: str, *given: str) -> web.StreamResponse:
    """Let `worker` draw a picture by the job `do`, and send it.

    Raises HTTPNotFound if it cannot be drawn.
    """
    try:
        found = await worker.call(STARTING_SECONDS + DRAW_SECONDS, do, *given)
    except WorkFailed:
        raise web.HTTPNotFound from None
    return web.Response(body=base64.b64decode(found), content_type=kind, headers=HEADERS | CACHED)


def _options_of(local: LocalDiscord, command: str) -> list[str]:
    offered = next(one for one in local.offered(ANN) if one.name == command)
    return [str(one["name"]) for one in offered.options]


def _called(call: Call) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return a request handler for `call`.

    It refuses requests from other pages and bodies that are too large.
    """

    async def serve(request: web.Request) -> web.StreamResponse:
        must_come_from_here(request)
        try:
            asked: Json = orjson.loads(await _body(request))
            return json_answer(await call(asked))
        except WorkFailed as error:
            return json_answer({"error": str(error)}, 422)
        except (AttributeError, LookupError, TypeError, ValueError) as wrong:
            return json_answer({"error": str(wrong)}, 400)

    return serve


async def _body(request: web.Request) -> bytes:
    """Return the body. Raises HTTPRequestEntityTooLarge as soon as it is longer than allowed."""
    found = bytearray()
    async for part in request.content.iter_any():
        found += part
        if len(found) > MOST_BYTES:
            raise web.HTTPRequestEntityTooLarge(MOST_BYTES, len(found))
    return bytes(found)


def _text(asked: Json, name: str) -> str:
    value = asked.get(name, "")
    if not isinstance(value, str):
        raise ValueError(f"{name}: text is needed")
    return value


def _language(asked: Json) -> str:
    return "fr" if asked.get("language") == "fr" else "en"
