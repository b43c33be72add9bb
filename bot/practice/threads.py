"""Threads of a channel: people open, archive, lock and delete them; the bot gets the events."""

from bot.practice import people
from bot.practice.errors import archived_thread
from bot.practice.people import Channel, Person
from bot.practice.wire import Json
from bot.practice.world import World

LONGEST_NAME = 100


class Threads:
    """Threads of channels. The bot is not told of threads that it cannot see."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def open(self, person: Person, parent: Channel, name: str, *, private: bool) -> Channel:
        """Open a thread in `parent`.

        A private one that a person opens is closed to the bot until it is invited. Raises
        ValueError for a bad name, or if `parent` is a thread itself.
        """
        if not 1 <= len(name) <= LONGEST_NAME or parent.parent is not None:
            raise ValueError(f"a channel, and 1 to {LONGEST_NAME} characters, not {name!r}")
        world = self._world
        thread = Channel(world.new_id(), name, parent=parent, owner=person.id)
        inside = not private or person is people.BOT
        thread.private, thread.bot_inside, thread.changed = private, inside, world.now()
        world.channels[thread.id] = thread
        await self._keep(thread, "THREAD_CREATE", newly_created=True)
        return thread

    async def invite_bot(self, thread: Channel) -> None:
        """Make the bot a member of a private thread, as a mention in a message does."""
        thread.bot_inside = True
        await self._keep(thread, "THREAD_CREATE", member=self._membership(thread))

    async def change(self, thread: Channel, *, archived: bool, locked: bool) -> None:
        """Archive or unarchive a thread, and lock or unlock it, in one change."""
        thread.archived, thread.locked = archived, locked
        thread.changed = self._world.now()
        await self._keep(thread, "THREAD_UPDATE")

    async def delete(self, thread: Channel) -> None:
        """Delete a thread with everything said in it."""
        world, told = self._world, people.channel_json(thread)
        gone = {key: told[key] for key in ("id", "guild_id", "parent_id", "type")}
        await world.state.delete_thread(thread.id)
        for message in world.in_channel(thread.id):
            del world.messages[message.id]
        if world.bot_sees(thread):
            world.gateway.dispatch("THREAD_DELETE", gone)
        del world.channels[thread.id]

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and all messages in them; no event is sent for the
        threads.
        """
        world = self._world
        for place in [one for one in world.channels.values() if channel in (one, one.parent)]:
            await world.state.delete_thread(place.id)
            for message in world.in_channel(place.id):
                del world.messages[message.id]
            del world.channels[place.id]
        world.gateway.dispatch("CHANNEL_DELETE", people.channel_json(channel))

    async def written_in(self, channel: Channel) -> None:
        """Wake an archived thread for a new message. Raises ApiError if the thread is locked."""
        if channel.locked:
            raise archived_thread()
        if channel.archived:
            await self.change(channel, archived=False, locked=False)

    def must_be_awake(self, channel: Channel) -> None:
        """Raise ApiError if this thread is archived: then nothing in it can be changed."""
        if channel.archived:
            raise archived_thread()

    async def _keep(self, thread: Channel, event: str, **more: object) -> None:
        await self._world.state.save_thread(thread.id, thread.to_stored())
        if self._world.bot_sees(thread):
            self._world.gateway.dispatch(event, people.channel_json(thread) | more)
        self._world.tell("thread", {"id": str(thread.id), "name": thread.name})

    def _membership(self, thread: Channel) -> Json:
        joined: Json = {"id": str(thread.id), "user_id": str(people.APPLICATION_ID)}
        return joined | {"join_timestamp": self._world.now(), "flags": 0}
