"""The emojis of the bot's application, which only the application can use, on every server."""

import base64
import binascii
import re

from bot.practice import people
from bot.practice.calls import Answer, Call, Route
from bot.practice.errors import ApiError, unknown_emoji
from bot.practice.limits import Complaints
from bot.practice.records import Emoji
from bot.practice.wire import Json
from bot.practice.world import World

MOST = 2000
LARGEST = 256 * 1024
"""The most bytes of one picture."""
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_PICTURE = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.+)", re.DOTALL)


class Emojis:
    """Handlers of `/applications/{id}/emojis`."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        many = "/applications/{application_id}/emojis"
        one = f"{many}/{{emoji_id}}"
        return [
            Route("GET", many, self._list),
            Route("POST", many, self._add),
            Route("GET", one, self._get),
            Route("DELETE", one, self._remove),
        ]

    async def _list(self, call: Call) -> Answer:
        _must_be_ours(call)
        return {"items": [_json(one) for one in self._world.emojis.values()]}

    async def _get(self, call: Call) -> Answer:
        return _json(self._known(call))

    async def _add(self, call: Call) -> Answer:
        _must_be_ours(call)
        body: Json = call.body or {}
        name, picture = str(body.get("name")), _picture_of(str(body.get("image")))
        self._check(name, picture)
        emoji = Emoji(self._world.new_id(), name)
        await self._world.keep_emoji(emoji, picture or b"")
        return _json(emoji)

    async def _remove(self, call: Call) -> Answer:
        await self._world.drop_emoji(self._known(call))
        return None

    def _check(self, name: str, picture: bytes | None) -> None:
        complaints = Complaints()
        if _NAME.fullmatch(name) is None:
            wrong = "Must be 2 to 32 letters, digits and underscores."
            complaints.add(("name",), "BASE_TYPE_BAD_LENGTH", wrong)
        elif name in (one.name for one in self._world.emojis.values()):
            taken = "An emoji of this application has that name already."
            complaints.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", taken)
        if picture is None:
            complaints.add(("image",), "IMAGE_INVALID", "Invalid image data.")
        elif len(picture) > LARGEST:
            large = "File cannot be larger than 256.0 kb."
            complaints.add(("image",), "BINARY_TYPE_MAX_SIZE", large)
        complaints.settle()
        if len(self._world.emojis) >= MOST:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST})")

    def _known(self, call: Call) -> Emoji:
        _must_be_ours(call)
        emoji = self._world.emojis.get(call.number("emoji_id"))
        if emoji is None:
            raise unknown_emoji()
        return emoji


def _picture_of(told: str) -> bytes | None:
    """Return the bytes of the picture in a data URI; None if it holds no picture."""
    found = _PICTURE.fullmatch(told)
    try:
        return base64.b64decode(found[2], validate=True) if found else None
    except binascii.Error:
        return None


def _must_be_ours(call: Call) -> None:
    if call.number("application_id") != people.APPLICATION_ID:
        raise ApiError(403, 20012, "You are not authorized to perform this action")


def _json(emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": people.user_json(people.BOT),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
