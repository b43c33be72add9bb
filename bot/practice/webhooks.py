"""Answers to interactions by their token: the first answer, its edits, and follow-ups."""

from bot.practice import people
from bot.practice.calls import Answer, Call, Route
from bot.practice.errors import unknown_message, unknown_webhook
from bot.practice.interactions import (
    ASK,
    CHOICES,
    COMMAND,
    DEFER,
    DEFER_UPDATE,
    SHOW,
    UPDATE,
    Interaction,
    Interactions,
    check_response,
)
from bot.practice.limits import check_choices, check_message, check_modal
from bot.practice.messages import post_new, revise
from bot.practice.records import COMMAND as SLASH_ANSWER
from bot.practice.records import EPHEMERAL, LOADING, REPLY, Message, Upload
from bot.practice.wire import Json, held, listed
from bot.practice.world import World


class Webhooks:
    """Handlers of every request with an interaction's token."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def routes(self) -> list[Route]:
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        original = f"{hook}/messages/@original"
        one = f"{hook}/messages/{{message_id}}"
        callback = "/interactions/{interaction_id}/{interaction_token}/callback"
        return [
            Route("POST", callback, self._callback, by_token=True),
            Route("POST", hook, self._follow_up, "webhook", "webhook_token", by_token=True),
            Route("GET", original, self._get, by_token=True),
            Route("PATCH", original, self._edit, "webhook", "webhook_token", by_token=True),
            Route("DELETE", original, self._delete, "webhook", "webhook_token", by_token=True),
            Route("GET", one, self._get, by_token=True),
            Route("PATCH", one, self._edit, "webhook", "webhook_token", by_token=True),
            Route("DELETE", one, self._delete, "webhook", "webhook_token", by_token=True),
        ]

    async def _callback(self, call: Call) -> Answer:
        number, token = call.number("interaction_id"), call.path["interaction_token"]
        interaction = self._interactions.to_answer(number, token)
        body: Json = call.body or {}
        response = int(body.get("type") or 0)
        check_response(interaction, response)
        await self._answer(interaction, response, held(body, "data"), call.uploads)
        if call.query.get("with_response") in ("1", "true", "True"):
            return self._told(interaction)
        return None

    async def _answer(
        self, interaction: Interaction, response: int, data: Json, uploads: dict[int, Upload]
    ) -> None:
        """Accept a first answer.

        The body is checked before the response type is set, which makes any second answer fail.
        """
        _check(response, data, uploads)
        interaction.response = response
        if response == CHOICES:
            interaction.choices = listed(data, "choices")
        elif response == ASK:
            interaction.modal = data
        elif response == SHOW:
            interaction.original = await self._show(interaction, data, uploads)
        elif response == DEFER:
            interaction.original = await self._promise(interaction, data)
        elif response == UPDATE and interaction.on is not None:
            await revise(self._world, interaction.on, data, uploads, ("data",))
            interaction.original = interaction.on
        elif response == DEFER_UPDATE:
            interaction.original = interaction.on
        self._interactions.answered(interaction, response)

    async def _show(
        self, interaction: Interaction, data: Json, uploads: dict[int, Upload]
    ) -> Message:
        message = self._blank(interaction, data)
        return await post_new(self._world, message, data, uploads, ("data",))

    async def _promise(self, interaction: Interaction, data: Json) -> Message:
        message = self._blank(interaction, data)
        message.flags |= LOADING
        await self._world.post(message)
        return message

    async def _follow_up(self, call: Call) -> Answer:
        interaction = self._of_call(call)
        body: Json = call.body or {}
        promised = interaction.original
        if interaction.response == DEFER and promised is not None and promised.loading:
            # Discord turns the first follow-up after a promise into the promised answer.
            await revise(self._world, promised, body, call.uploads)
            self._finished(interaction)
            return self._world.message_json(promised)
        message = self._blank(interaction, body)
        await post_new(self._world, message, body, call.uploads)
        interaction.followups.append(message)
        self._finished(interaction)
        return self._world.message_json(message)

    async def _get(self, call: Call) -> Answer:
        return self._world.message_json(self._message(call, self._of_call(call)))

    async def _edit(self, call: Call) -> Answer:
        interaction = self._of_call(call)
        message = self._message(call, interaction)
        await revise(self._world, message, call.body or {}, call.uploads)
        self._finished(interaction)
        return self._world.message_json(message)

    async def _delete(self, call: Call) -> Answer:
        interaction = self._of_call(call)
        message = self._message(call, interaction)
        await self._world.remove(message)
        self._finished(interaction)
        return None

    def _of_call(self, call: Call) -> Interaction:
        if call.number("webhook_id") != people.APPLICATION_ID:
            raise unknown_webhook()
        return self._interactions.of_token(call.path["webhook_token"])

    def _message(self, call: Call, interaction: Interaction) -> Message:
        """Return the message that the path names, or the first answer if it names none.

        Raises ApiError if the message does not belong to the interaction.
        """
        own = [interaction.original, interaction.on, *interaction.followups]
        wanted = call.path.get("message_id")
        if wanted is None:
            found = interaction.original
        else:
            found = next((one for one in own if one and str(one.id) == wanted), None)
        if found is None or found.id not in self._world.messages:
            raise unknown_message()
        return found

    def _finished(self, interaction: Interaction) -> None:
        if not interaction.final.is_set():
            interaction.final.set()
            self._interactions.tell(interaction)

    def _blank(self, interaction: Interaction, data: Json) -> Message:
        """Return an empty message as an answer to the interaction; it is not posted yet."""
        private = bool(int(data.get("flags") or 0) & EPHEMERAL)
        slash = interaction.kind == COMMAND
        on = None if interaction.on is None else interaction.on.id
        return Message(
            id=self._world.new_id(),
            channel=interaction.channel.id,
            author=people.APPLICATION_ID,
            content="",
            created=self._world.now(),
            kind=SLASH_ANSWER if slash else REPLY,
            flags=EPHEMERAL if private else 0,
            only_for=interaction.person.id if private else None,
            interaction=self._interactions.metadata(interaction),
            reply_to=on,
            from_interaction=True,
        )

    def _told(self, interaction: Interaction) -> Json:
        """Return the response body for a first answer that was sent with `with_response`."""
        told: Json = {"id": str(interaction.id), "type": interaction.kind}
        resource: Json = {"type": interaction.response}
        message = interaction.original
        if message is not None:
            told["response_message_id"] = str(message.id)
            told["response_message_loading"] = message.loading
            told["response_message_ephemeral"] = message.ephemeral
            if interaction.response in (SHOW, UPDATE, DEFER):
                resource["message"] = self._world.message_json(message)
        return {"interaction": told, "resource": resource}


def _check(response: int, data: Json, uploads: dict[int, Upload]) -> None:
    if response == CHOICES:
        check_choices(listed(data, "choices"))
    elif response == ASK:
        check_modal(data)
    elif response == SHOW:
        check_message(data, uploads, new=True, at=("data",))
    elif response == UPDATE:
        check_message(data, uploads, new=False, at=("data",))
