"""Makes messages from the bodies of requests: new ones, edits, and their files."""

from bot.practice.errors import empty_message
from bot.practice.limits import check_message
from bot.practice.records import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Message,
    Upload,
    number_components,
)
from bot.practice.wire import Json, listed
from bot.practice.world import World

SUPPRESS_EMBEDS = 1 << 2
_SENDABLE_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2

Files = dict[int, bytes]
"""Bytes to store, by the id of their attachment."""


def compose(
    world: World, message: Message, body: Json, uploads: dict[int, Upload]
) -> tuple[Message, Files]:
    """Fill a new message from a body that has been checked; return it and the files to store."""
    message.content = body.get("content") or ""
    message.embeds = listed(body, "embeds")
    message.components = number_components(listed(body, "components"))
    message.flags |= int(body.get("flags") or 0) & _SENDABLE_FLAGS
    files = _take_uploads(world, message, body, uploads)
    world.call(message, body.get("allowed_mentions"))
    return message, files


async def post_new(
    world: World,
    message: Message,
    body: Json,
    uploads: dict[int, Upload],
    at: tuple[str | int, ...] = (),
) -> Message:
    """Fill a new message from a body, post it and note its pings.

    `at` is the place of the body in the request. Raises ApiError for a faulty body.
    """
    check_message(body, uploads, new=True, at=at)
    message, files = compose(world, message, body, uploads)
    await world.post(message, files)
    world.ping(message)
    return message


async def revise(
    world: World,
    message: Message,
    body: Json,
    uploads: dict[int, Upload],
    at: tuple[str | int, ...] = (),
) -> Message:
    """Edit a message: change the parts that `body` contains, keep the others, and store it.

    A promised answer ("thinking...") becomes the answer by this, and does not count as edited.
    """
    check_message(body, uploads, new=False, at=at)
    promised = message.loading
    _must_leave_something(message, body, uploads)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "components" in body:
        message.components = number_components(body["components"] or [])
    message.flags |= int(body.get("flags") or 0) & COMPONENTS_V2
    files = _keep_and_add(world, message, body, uploads)
    if "content" in body or "allowed_mentions" in body:
        world.call(message, body.get("allowed_mentions"))
    message.flags &= ~LOADING
    if not promised:
        message.edited = world.now()
    await world.change(message, files)
    if promised:
        world.ping(message)
    return message


def _must_leave_something(message: Message, body: Json, uploads: dict[int, Upload]) -> None:
    parts = ("content", "embeds", "components", "attachments")
    left = [body.get(part) if part in body else getattr(message, part) for part in parts]
    if not uploads and not any(left):
        raise empty_message()


def _keep_and_add(world: World, message: Message, body: Json, uploads: dict[int, Upload]) -> Files:
    """Keep the attachments that the body lists, if it lists any, and add the new files."""
    if body.get("attachments") is not None:
        listed = {str(one.get("id")): one for one in body["attachments"]}
        message.attachments = [file for file in message.attachments if str(file.id) in listed]
        for file in message.attachments:
            file.description = listed[str(file.id)].get("description", file.description)
    return _take_uploads(world, message, body, uploads)


def _take_uploads(world: World, message: Message, body: Json, uploads: dict[int, Upload]) -> Files:
    described = {str(one.get("id")): one for one in listed(body, "attachments")}
    files: Files = {}
    added: list[Attachment] = []
    for number, upload in sorted(uploads.items()):
        told = described.get(str(number), {})
        named = Upload(told.get("filename") or upload.filename, upload.content)
        file = world.attach(named, told.get("description"))
        files[file.id] = upload.content
        added.append(file)
    message.attachments = [*message.attachments, *added]
    return files
