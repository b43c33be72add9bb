"""Handles each REST call of the bot: token, rate limits, body, faults, Discord's errors."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import orjson
from aiohttp import BodyPartReader, web

from bot.practice.errors import ApiError, TooFast, invalid_json, too_large, unauthorized
from bot.practice.faults import Fault, Faults
from bot.practice.limits import REQUEST_LIMIT
from bot.practice.rates import Rates
from bot.practice.records import Upload
from bot.practice.schema import Schema
from bot.practice.wire import Json, number_in

PREFIX = "/api/v10"
NO_ROOM = 50 * 1024 * 1024
"""A request with more bytes is refused before it is read to its end."""


@dataclass(slots=True)
class Call:
    """A request: the ids in its path, its query, its body and files."""

    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[int, Upload]

    def number(self, name: str) -> int:
        """Return the id in this part of the path; 0, which no object has, if it is not a number."""
        return number_in(self.path[name]) or 0


Answer = Json | list[Json] | None
"""A JSON body, or None for status 204."""
Handler = Callable[[Call], Awaitable[Answer]]
Overhear = Callable[[str, Any, dict[int, Upload]], None]
"""Called for each request of the bot, with its path, body and files."""


@dataclass(frozen=True, slots=True)
class Route:
    """One operation of the API. `path` is written as in Discord's OpenAPI document."""

    method: str
    path: str
    handler: Handler
    pace: str = ""
    """The rate limit of the route's buckets: `messages`, `webhook`, or empty for no limit."""
    parameter: str = ""
    """The placeholder in the path, such as the channel; each of its values has its own bucket."""
    by_token: bool = False
    """Whether an interaction's token in the path authorizes the request, which then does not count
    under the limit for all requests.
    """


class Calls:
    """Serves the routes of the API and applies faults, rate limits and tokens to all of them.

    `violations` are requests that do not fit Discord's own description. `refused` has the status
    and code of every error that was answered.
    """

    def __init__(
        self,
        token: str,
        rates: Rates,
        faults: Faults,
        schema: Schema | None,
        overhear: Overhear | None = None,
    ) -> None:
        self.violations: list[str] = []
        self.refused: list[tuple[int, int]] = []
        self._token = token
        self._rates = rates
        self._faults = faults
        self._schema = schema
        self._overhear = overhear

    def install(self, app: web.Application, routes: list[Route]) -> None:
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.path, self._server(route))

    def _server(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            fault = self._faults.take(request.method, request.path)
            if fault is not None and fault.what == "drop":
                return _lost(request, web.Response(), fault)
            response = await self._respond(route, request, fault)
            if fault is not None and fault.what == "lose":
                return _lost(request, response, fault)
            return response

        return serve

    async def _respond(
        self, route: Route, request: web.Request, fault: Fault | None
    ) -> web.Response:
        limits: dict[str, str] = {}
        try:
            _suffer(fault)
            limits = self._spend(route, request)
            if not route.by_token:
                self._check_token(request)
            call = await _read(request)
            self._check_schema(route, call)
            if self._overhear is not None:
                self._overhear(request.path, call.body, call.uploads)
            return _json(await route.handler(call), limits)
        except TooFast as fast:
            self.refused.append((fast.status, fast.code))
            limits = self._rates.headers(_key(route), _parameter(route, request))
            return _slow_down(fast, limits)
        except ApiError as refused:
            self.refused.append((refused.status, refused.code))
            return _json(refused.body(), limits, refused.status)

    def _spend(self, route: Route, request: web.Request) -> dict[str, str]:
        if not route.by_token:
            self._rates.spend_anywhere()
        if not route.pace:
            return {}
        return self._rates.spend(_key(route), route.pace, _parameter(route, request))

    def _check_token(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self._token}":
            raise unauthorized()

    def _check_schema(self, route: Route, call: Call) -> None:
        if self._schema is not None and call.body is not None:
            self.violations += self._schema.complaints(route.method, route.path, call.body)


async def _read(request: web.Request) -> Call:
    query = dict(request.query)
    path = dict(request.match_info)
    if (request.content_length or 0) > REQUEST_LIMIT:
        raise too_large()
    if request.content_type == "multipart/form-data":
        body, uploads = await _read_parts(request)
        return Call(path, query, body, uploads)
    raw = await request.read()
    return Call(path, query, _parse(raw) if raw else None, {})


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = None
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise invalid_json()
        content = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            body = _parse(content)
        elif name.startswith("files[") and (number := number_in(name[6:-1])) is not None:
            uploads[number] = Upload(part.filename or "unnamed", content)
    return body, uploads


def _parse(raw: bytes) -> Any:
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise invalid_json() from None


def _suffer(fault: Fault | None) -> None:
    if fault is None:
        return
    if fault.what == "too-fast":
        raise TooFast(fault.seconds)
    if fault.what == "status":
        raise ApiError(fault.status, fault.code, f"{fault.status}: on purpose")


def _lost(request: web.Request, response: web.Response, fault: Fault) -> web.Response:
    """Send the status of `fault` instead of `response`, or close the connection if it has none.

    The bot does not learn whether its request was carried out.
    """
    if fault.what == "lose" and fault.status:
        return _json({"message": "upstream error", "code": 0}, {}, fault.status)
    if request.transport is not None:
        request.transport.abort()
    return response


def _json(answer: Answer, headers: dict[str, str], status: int = 200) -> web.Response:
    if answer is None:
        return web.Response(status=204, headers=headers)
    # As bytes, so that no charset follows the type: discord.py compares the whole header.
    body = orjson.dumps(answer)
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def _slow_down(fast: TooFast, limits: dict[str, str]) -> web.Response:
    scope = "global" if fast.everywhere else "user"
    # Without `Via`, discord.py believes that it was banned, and raises instead of waiting.
    told = {"Via": "1.1 practice", "X-RateLimit-Scope": scope, **limits}
    told["Retry-After"] = str(max(1, round(fast.retry_after)))
    if fast.everywhere:
        told["X-RateLimit-Global"] = "true"
    return _json(fast.body(), told, fast.status)


def _key(route: Route) -> str:
    return f"{route.method} {route.path}"


def _parameter(route: Route, request: web.Request) -> str:
    return request.match_info[route.parameter] if route.parameter else ""
