"""Polls: people vote, and some time the poll is over."""

from sandbox.acts.record import Record
from sandbox.core.errors import ApiError
from sandbox.core.model import Json, Message, Poll
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.gateway.events import Event
from sandbox.gateway.hub import Hub


class PollActs:
    """Everything that can happen to polls."""

    def __init__(self, world: World, wire: MessageWire, hub: Hub, record: Record) -> None:
        self._world = world
        self._wire = wire
        self._hub = hub
        self._record = record

    def open_poll(self, message: Message) -> Poll:
        """The message's poll, while one can vote."""
        if message.poll is None:
            raise ApiError(400, 520003, "Cannot expire a missing poll")
        if message.poll.over(self._world.clock.now()):
            raise ApiError(400, 520001, "Poll expired")
        return message.poll

    def vote(self, message: Message, user_id: str, answer_id: int) -> None:
        """A user votes; where only one answer is allowed, an earlier vote is taken back."""
        poll = self.open_poll(message)
        if not poll.several:
            for other in [key for key, voters in poll.votes.items() if user_id in voters and key != str(answer_id)]:
                self.take_back(message, user_id, int(other))
        voters = poll.votes.setdefault(str(answer_id), [])
        if user_id not in voters:
            voters.append(user_id)
            self._tell("MESSAGE_POLL_VOTE_ADD", message, user_id, answer_id)

    def take_back(self, message: Message, user_id: str, answer_id: int) -> None:
        """A user takes a vote back."""
        poll = self.open_poll(message)
        if user_id in poll.votes.get(str(answer_id), []):
            poll.votes[str(answer_id)].remove(user_id)
            self._tell("MESSAGE_POLL_VOTE_REMOVE", message, user_id, answer_id)

    def end(self, message: Message) -> None:
        """The author ends the poll before its time."""
        self.open_poll(message).ends = self._world.clock.now()
        self._world.save(message)
        self._record.message(message)
        guild_id = self._world.channels[message.channel_id].guild_id
        self._hub.dispatch(Event("MESSAGE_UPDATE", self._wire.event(message), guild_id))

    def _tell(self, name: str, message: Message, user_id: str, answer_id: int) -> None:
        self._world.save(message)
        data: Json = {
            "user_id": user_id,
            "channel_id": message.channel_id,
            "message_id": message.id,
            "answer_id": answer_id,
        }
        guild_id = self._world.channels[message.channel_id].guild_id
        if guild_id:
            data["guild_id"] = guild_id
        self._hub.dispatch(Event(name, data, guild_id))
