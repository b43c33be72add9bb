"""Errors of the local Discord: requests that it refuses, and what its people cannot do."""

from bot.practice.wire import Json


class ApiError(Exception):
    """A refused request, with HTTP status and Discord's error code.

    With code 50035, `errors` names the faulty fields.
    """

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class TooFast(ApiError):
    """Status 429: a bucket allows no request for `retry_after` seconds.

    `everywhere` says that it is the bucket for all requests of the bot.
    """

    def __init__(self, retry_after: float, *, everywhere: bool = False) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.retry_after = retry_after
        self.everywhere = everywhere

    def body(self) -> Json:
        retry_after = round(self.retry_after, 3)
        return {"message": self.message, "retry_after": retry_after, "global": self.everywhere}


class NotOffered(Exception):
    """A person tried what their Discord client would not let them do; the sentence says why."""


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def too_many_commands(most: int) -> ApiError:
    return ApiError(400, 30032, f"Maximum number of application commands reached ({most})")


def too_many_creates(most: int) -> ApiError:
    told = f"Max number of daily application command creates has been reached ({most})"
    return ApiError(400, 30034, told)


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_emoji() -> ApiError:
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def foreign_message() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def invalid_json() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")
