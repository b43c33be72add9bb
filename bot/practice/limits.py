"""Discord's limits on messages, modals and choices; a body beyond them is refused with 50035."""

from collections.abc import Sequence

from bot.practice.errors import ApiError, empty_message, too_large
from bot.practice.records import COMPONENTS_V2, Upload, walk_components
from bot.practice.wire import Json, held, listed

FILE_LIMIT = 10 * 1024 * 1024
"""Bytes of one attachment in a guild without boosts."""
REQUEST_LIMIT = 25 * 1024 * 1024
EMBED_TOTAL = 6000
ROW, BUTTON, STRING_SELECT, TEXT_INPUT, LABEL = 1, 2, 3, 4, 18
SELECTS = (3, 5, 6, 7, 8)
ROLE_SELECT, CHANNEL_SELECT = 6, 8
LINK, PREMIUM = 5, 6

Path = tuple[str | int, ...]


class Complaints:
    """The faults of one request body, collected so that all of them are reported at once."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Add a fault of the part of the body at `path`, with Discord's code for it."""
        here = self.tree
        for step in path:
            here = here.setdefault(str(step), {})
        here.setdefault("_errors", []).append({"code": code, "message": message})

    def at_most(self, path: Path, value: str | Sequence[object] | None, most: int) -> None:
        """Report a text or list that is longer than `most` characters or items."""
        if value is None or len(value) <= most:
            return
        what = "in length" if isinstance(value, str) else "items"
        self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer {what}.")

    def between(self, path: Path, value: str | Sequence[object] | None, most: int) -> None:
        """Report a text or list that is missing or empty, or longer than `most`."""
        if not value:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        self.at_most(path, value, most)

    def settle(self) -> None:
        """Raise ApiError with all faults, if there are any."""
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)


def check_message(body: Json, uploads: dict[int, Upload], *, new: bool, at: Path = ()) -> None:
    """Check a message body as Discord would; `at` is its place in the request. Raises ApiError."""
    if any(len(upload.content) > FILE_LIMIT for upload in uploads.values()):
        raise too_large()
    complaints = Complaints()
    complaints.at_most((*at, "content"), body.get("content"), 2000)
    _check_embeds(complaints, (*at, "embeds"), listed(body, "embeds"))
    _check_attachments(complaints, (*at, "attachments"), listed(body, "attachments"), uploads)
    if int(body.get("flags") or 0) & COMPONENTS_V2:
        _check_v2(complaints, at, body)
    else:
        _check_rows(complaints, (*at, "components"), listed(body, "components"))
    complaints.settle()
    if new and not _says_something(body, uploads):
        raise empty_message()


def check_modal(data: Json) -> None:
    """Check the body of a modal as Discord would. Raises ApiError."""
    complaints = Complaints()
    at: Path = ("data",)
    complaints.between((*at, "title"), data.get("title"), 45)
    complaints.between((*at, "custom_id"), data.get("custom_id"), 100)
    complaints.between((*at, "components"), data.get("components"), 5)
    for number, component in enumerate(listed(data, "components")):
        here: Path = (*at, "components", number)
        if component.get("type") == LABEL:
            complaints.between((*here, "label"), component.get("label"), 45)
            complaints.at_most((*here, "description"), component.get("description"), 100)
            _check_field(complaints, (*here, "component"), held(component, "component"))
        for place, inner in enumerate(listed(component, "components")):
            complaints.between((*here, "components", place, "label"), inner.get("label"), 45)
            _check_field(complaints, (*here, "components", place), inner)
    _check_custom_ids(complaints, (*at, "components"), listed(data, "components"))
    complaints.settle()


def check_choices(choices: list[Json]) -> None:
    """Check an answer to an autocomplete: at most 25 choices, with names and values of at most 100
    characters.

    Raises ApiError.
    """
    complaints = Complaints()
    at: Path = ("data", "choices")
    complaints.at_most(at, choices, 25)
    for number, choice in enumerate(choices):
        complaints.between((*at, number, "name"), choice.get("name"), 100)
        value = choice.get("value")
        if isinstance(value, str):
            complaints.at_most((*at, number, "value"), value, 100)
    complaints.settle()


def _says_something(body: Json, uploads: dict[int, Upload]) -> bool:
    parts = ("content", "embeds", "components", "sticker_ids", "poll")
    return bool(uploads) or any(body.get(part) for part in parts)


def _check_embeds(complaints: Complaints, at: Path, embeds: list[Json]) -> None:
    complaints.at_most(at, embeds, 10)
    total = 0
    for number, embed in enumerate(embeds):
        here: Path = (*at, number)
        complaints.at_most((*here, "title"), embed.get("title"), 256)
        complaints.at_most((*here, "description"), embed.get("description"), 4096)
        complaints.at_most((*here, "fields"), listed(embed, "fields"), 25)
        footer = held(embed, "footer").get("text")
        author = held(embed, "author").get("name")
        complaints.at_most((*here, "footer", "text"), footer, 2048)
        complaints.at_most((*here, "author", "name"), author, 256)
        texts = [embed.get("title"), embed.get("description"), footer, author]
        for place, field in enumerate(listed(embed, "fields")):
            complaints.between((*here, "fields", place, "name"), field.get("name"), 256)
            complaints.between((*here, "fields", place, "value"), field.get("value"), 1024)
            texts += [field.get("name"), field.get("value")]
        total += sum(len(text or "") for text in texts)
    if total > EMBED_TOTAL:
        most = f"Embed size exceeds maximum size of {EMBED_TOTAL}"
        complaints.add(at, "MAX_EMBED_SIZE_EXCEEDED", most)


def _check_attachments(
    complaints: Complaints, at: Path, attachments: list[Json], uploads: dict[int, Upload]
) -> None:
    complaints.at_most(at, attachments, 10)
    if len(uploads) > 10:
        complaints.add(at, "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    for number, attachment in enumerate(attachments):
        complaints.at_most((*at, number, "description"), attachment.get("description"), 1024)


def _check_rows(complaints: Complaints, at: Path, rows: list[Json]) -> None:
    complaints.at_most(at, rows, 5)
    for number, row in enumerate(rows):
        if row.get("type") != ROW:
            complaints.add((*at, number, "type"), "UNION_TYPE_CHOICES", "Must be an action row.")
            continue
        _check_row(complaints, (*at, number, "components"), listed(row, "components"))
    _check_custom_ids(complaints, at, rows)


def _check_row(complaints: Complaints, at: Path, parts: list[Json]) -> None:
    selects = [part for part in parts if part.get("type") in SELECTS]
    if not parts or len(parts) > 5 or (selects and len(parts) > 1):
        most = "A row holds 1 to 5 buttons or one select."
        complaints.add(at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", most)
    for number, part in enumerate(parts):
        if part.get("type") == BUTTON:
            _check_button(complaints, (*at, number), part)
        elif part.get("type") in SELECTS:
            _check_field(complaints, (*at, number), part)
        else:
            complaints.add((*at, number, "type"), "UNION_TYPE_CHOICES", "Must be button or select.")


def _check_v2(complaints: Complaints, at: Path, body: Json) -> None:
    for part in ("content", "embeds", "poll"):
        if body.get(part):
            wrong = "The flag IS_COMPONENTS_V2 forbids this field."
            complaints.add(
                (*at, part), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", wrong
            )
    parts = walk_components(listed(body, "components"))
    complaints.at_most((*at, "components"), parts, 40)
    _check_custom_ids(complaints, (*at, "components"), listed(body, "components"))


def _check_button(complaints: Complaints, at: Path, button: Json) -> None:
    complaints.at_most((*at, "label"), button.get("label"), 80)
    if button.get("style") == LINK:
        complaints.between((*at, "url"), button.get("url"), 512)
    elif button.get("style") != PREMIUM:
        complaints.between((*at, "custom_id"), button.get("custom_id"), 100)
        if not button.get("label") and not button.get("emoji"):
            complaints.add((*at, "label"), "BUTTON_COMPONENT_NO_LABEL", "Label or emoji needed.")


def _check_field(complaints: Complaints, at: Path, part: Json) -> None:
    """Check a select, or a text input of a modal."""
    complaints.between((*at, "custom_id"), part.get("custom_id"), 100)
    if part.get("type") == TEXT_INPUT:
        complaints.at_most((*at, "placeholder"), part.get("placeholder"), 100)
        complaints.at_most((*at, "value"), part.get("value"), 4000)
        return
    complaints.at_most((*at, "placeholder"), part.get("placeholder"), 150)
    if part.get("type") == STRING_SELECT:
        _check_options(complaints, at, part)


def _check_options(complaints: Complaints, at: Path, select: Json) -> None:
    options: list[Json] = listed(select, "options")
    complaints.between((*at, "options"), options, 25)
    for number, option in enumerate(options):
        here: Path = (*at, "options", number)
        complaints.between((*here, "label"), option.get("label"), 100)
        complaints.between((*here, "value"), option.get("value"), 100)
        complaints.at_most((*here, "description"), option.get("description"), 100)
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        twice = "The specified option value is already used"
        complaints.add((*at, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", twice)
    if int(select.get("max_values") or 1) > max(len(options), 1):
        most = "max_values must not exceed the number of options."
        complaints.add((*at, "max_values"), "BASE_TYPE_BAD_INT", most)


def _check_custom_ids(complaints: Complaints, at: Path, components: list[Json]) -> None:
    ids = [part.get("custom_id") for part in walk_components(components) if part.get("custom_id")]
    if len(set(ids)) != len(ids):
        twice = "Component custom id cannot be duplicated"
        complaints.add(at, "COMPONENT_CUSTOM_ID_DUPLICATED", twice)
