"""Everything that exists in one sandbox, by id, and kept on disk if wanted."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from sandbox.core import codec
from sandbox.core.bell import Bell
from sandbox.core.blobs import Blobs
from sandbox.core.clock import Clock
from sandbox.core.errors import unknown
from sandbox.core.ids import Snowflakes, born_at
from sandbox.core.journal import Journal
from sandbox.core.model import (
    Application,
    Channel,
    ChannelType,
    Command,
    Guild,
    Interaction,
    Member,
    Message,
    User,
    Webhook,
)

Thing = User | Guild | Channel | Message | Command | Interaction | Application | Webhook
_KINDS: dict[str, type[Thing]] = {
    kind.KIND: kind for kind in (User, Guild, Channel, Message, Command, Interaction, Application, Webhook)
}


FORGET_INTERACTIONS = 3600.0
TYPING_LASTS = 10.0  # seconds "… is typing" stays without a new sign or a message


class World:
    """The store. Others change its records and then call `save`, which writes them down and rings the bell."""

    def __init__(self, clock: Clock, data: Path | None = None) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.bell = Bell()
        self.blobs = Blobs(data / "cdn" if data else None)
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.commands: dict[str, Command] = {}
        self.interactions: dict[str, Interaction] = {}  # by token
        self.webhooks: dict[str, Webhook] = {}
        self.application: Application | None = None
        self.revisions: dict[str, int] = {}  # message id -> number of its last change
        self.typing: dict[tuple[str, str], float] = {}  # channel and user id -> until when; nothing to keep on disk
        self._changes = 0
        self._in_channel: defaultdict[str, dict[str, None]] = defaultdict(dict)  # message ids in order
        self._journal = Journal(data) if data else None
        if data:
            (data / "cdn").mkdir(exist_ok=True)
        if self._journal:
            for kind, key, record in self._journal.entries():
                self.ids.never_below(key)
                clock.never_before(born_at(key))
                self._restore(codec.decode(_KINDS[kind], record))

    @property
    def bot(self) -> User:
        """The bot's user."""
        return self.users[self.app.id]

    @property
    def app(self) -> Application:
        """The bot's application; its id is also the bot user's."""
        assert self.application is not None
        return self.application

    def save(self, thing: Thing) -> None:
        """Keep a new or changed record."""
        self._place(thing)
        if self._journal:
            self._journal.put(thing.KIND, thing.id, codec.encode(thing))
        self.bell.ring()

    def remove(self, thing: Message | Channel | Command | Guild | Webhook) -> None:
        """Forget a record."""
        match thing:
            case Message():
                del self.messages[thing.id]
                self.revisions.pop(thing.id, None)
                self._in_channel[thing.channel_id].pop(thing.id, None)
            case Channel():
                for message in list(self.messages_in(thing.id)):
                    self.remove(message)
                del self.channels[thing.id]
            case Command():
                del self.commands[thing.id]
            case Guild():
                del self.guilds[thing.id]
            case Webhook():
                del self.webhooks[thing.id]
        if self._journal:
            self._journal.put(thing.KIND, thing.id, None)
        self.bell.ring()

    def types(self, channel_id: str, user_id: str) -> None:
        """Somebody has begun to write a message."""
        self.typing[channel_id, user_id] = self.clock.now() + TYPING_LASTS
        self.bell.ring()

    def close(self) -> None:
        """Close the file on disk."""
        if self._journal:
            self._journal.close()

    def user(self, user_id: str) -> User:
        """The user, or 10013."""
        if user := self.users.get(user_id):
            return user
        raise unknown("user")

    def guild(self, guild_id: str) -> Guild:
        """The guild, or 10004."""
        if guild := self.guilds.get(guild_id):
            return guild
        raise unknown("guild")

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild a channel belongs to; None for direct messages."""
        return self.guilds[channel.guild_id] if channel.guild_id else None

    def member(self, guild: Guild, user_id: str) -> Member:
        """The member, or 10007."""
        if member := guild.members.get(user_id):
            return member
        raise unknown("member")

    def channel(self, channel_id: str) -> Channel:
        """The channel, or 10003."""
        if channel := self.channels.get(channel_id):
            return channel
        raise unknown("channel")

    def message(self, channel_id: str, message_id: str) -> Message:
        """The message of that channel, or 10008."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel_id:
            raise unknown("message")
        return message

    def messages_in(self, channel_id: str) -> list[Message]:
        """A channel's messages, oldest first."""
        return [self.messages[key] for key in self._in_channel[channel_id]]

    def channels_of(self, guild_id: str) -> Iterator[Channel]:
        """A guild's channels and threads."""
        return (channel for channel in self.channels.values() if channel.guild_id == guild_id)

    def threads_of(self, guild_id: str) -> Iterator[Channel]:
        """A guild's threads that are not archived."""
        return (c for c in self.channels_of(guild_id) if c.thread is not None and not c.thread.archived)

    def dm_between(self, user_id: str) -> Channel | None:
        """The direct message channel of the bot and that user, if it was opened."""
        for channel in self.channels.values():
            if channel.type == ChannelType.DM and user_id in channel.recipients:
                return channel
        return None

    def commands_in(self, guild_id: str | None) -> list[Command]:
        """The commands of one scope: a guild's own, or with None the global ones."""
        return [command for command in self.commands.values() if command.guild_id == guild_id]

    def _restore(self, thing: Thing) -> None:
        if isinstance(thing, Interaction) and self.clock.now() - thing.created > FORGET_INTERACTIONS and self._journal:
            self._journal.put(thing.KIND, thing.id, None)  # its token is long dead
        else:
            self._place(thing)

    def _place(self, thing: Thing) -> None:
        match thing:
            case User():
                self.users[thing.id] = thing
            case Guild():
                self.guilds[thing.id] = thing
            case Channel():
                self.channels[thing.id] = thing
            case Message():
                self._changes += 1
                self.revisions[thing.id] = self._changes
                self.messages[thing.id] = thing
                self._in_channel[thing.channel_id][thing.id] = None
            case Command():
                self.commands[thing.id] = thing
            case Interaction():
                self.interactions[thing.token] = thing
            case Webhook():
                self.webhooks[thing.id] = thing
            case Application():
                self.application = thing
