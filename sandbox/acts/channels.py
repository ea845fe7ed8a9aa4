"""Channels and threads come, change and go."""

import copy

from sandbox.acts.messages import MessageActs
from sandbox.core.ids import born_at
from sandbox.core.model import (
    Channel,
    ChannelType,
    Flag,
    Guild,
    Json,
    Message,
    MessageType,
    Overwrite,
    ThreadState,
)
from sandbox.core.permissions import can_view
from sandbox.core.wire import channel_json
from sandbox.core.world import World
from sandbox.gateway.events import Event
from sandbox.gateway.hub import Hub


class ChannelActs:
    """Everything that can happen to places."""

    def __init__(self, world: World, hub: Hub, messages: MessageActs) -> None:
        self._world = world
        self._hub = hub
        self._messages = messages

    def new_channel(
        self, guild: Guild, name: str, *, kind: int = ChannelType.TEXT, fields: Json | None = None
    ) -> Channel:
        """A text channel or category."""
        position = sum(1 for c in self._world.channels_of(guild.id) if c.thread is None)
        channel = Channel(self._world.ids.next(), kind, guild.id, name, position)
        self._apply(channel, fields or {})
        parent = self._world.channels.get(channel.parent_id or "")
        if parent and not channel.overwrites:  # until it is given others, a channel has those of its category
            channel.overwrites = copy.deepcopy(parent.overwrites)
        self._world.save(channel)
        self._tell("CHANNEL_CREATE", channel)
        return channel

    def change_channel(self, channel: Channel, fields: Json) -> None:
        """Change a channel's settings."""
        self._apply(channel, fields)
        self.channel_changed(channel)

    def channel_changed(self, channel: Channel) -> None:
        """Save and announce a channel whose record was changed."""
        self._world.save(channel)
        self._tell("THREAD_UPDATE" if channel.thread else "CHANNEL_UPDATE", channel)

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel or thread with its messages; a channel's threads go with it."""
        for thread in [c for c in self._world.channels.values() if c.parent_id == channel.id and c.thread]:
            self.delete_channel(thread)
        data = channel_json(self._world, channel)
        self._world.remove(channel)
        if channel.thread:
            short = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
            self._hub.dispatch(Event("THREAD_DELETE", short, channel.guild_id))
        else:
            self._hub.dispatch(Event("CHANNEL_DELETE", data, channel.guild_id))

    def open_dm(self, user_id: str) -> Channel:
        """The direct message channel with a user, made when first needed."""
        channel = self._world.dm_between(user_id)
        if channel is None:
            channel = Channel(self._world.ids.next(), ChannelType.DM, recipients=[user_id])
            self._world.save(channel)
        return channel

    def new_thread(self, parent: Channel, owner_id: str, fields: Json, start: Message | None = None) -> Channel:
        """Open a thread, alone or below a message (then it has the message's id)."""
        world = self._world
        now = world.clock.now()
        state = ThreadState(owner_id, now, now, fields["auto_archive_duration"], invitable=fields["invitable"])
        state.members[owner_id] = now
        state.tags = fields.get("applied_tags", [])
        thread = Channel(
            start.id if start else world.ids.next(),
            fields["type"],
            parent.guild_id,
            fields["name"],
            parent_id=parent.id,
            slowmode=fields["rate_limit_per_user"],
            thread=state,
        )
        world.save(thread)
        if start:
            start.flags |= Flag.HAS_THREAD
            world.save(start)
        elif thread.type != ChannelType.PRIVATE_THREAD and parent.type not in ChannelType.POSTS:
            notice = self._messages.draft(parent, owner_id)
            notice.type, notice.content = MessageType.THREAD_CREATED, thread.name
            notice.reference = {"type": 0, "channel_id": thread.id, "guild_id": thread.guild_id}
            self._messages.show_new(parent, notice)
        self._tell("THREAD_CREATE", thread, {"newly_created": True})
        if start:
            self._begin_with(thread, start)
        return thread

    def _begin_with(self, channel: Channel, start: Message) -> None:
        """A thread below a message begins with a notice that shows it, and which does not count."""
        notice = self._messages.draft(channel, start.author_id)
        notice.type = MessageType.THREAD_STARTER
        notice.author_name = start.author_name
        notice.reference = {"type": 0, "channel_id": start.channel_id, "message_id": start.id}
        notice.reference["guild_id"] = channel.guild_id
        self._messages.show_new(channel, notice)
        assert channel.thread is not None
        channel.thread.message_count = channel.thread.total_messages = 0

    def change_thread(self, channel: Channel, fields: Json) -> None:
        """Rename, archive, lock … a thread."""
        thread = channel.thread
        assert thread is not None
        if "archived" in fields and fields["archived"] != thread.archived:
            thread.archived, thread.archive_changed = fields["archived"], self._world.clock.now()
        thread.locked = fields.get("locked", thread.locked)
        thread.invitable = fields.get("invitable", thread.invitable)
        thread.auto_archive_minutes = fields.get("auto_archive_duration", thread.auto_archive_minutes)
        channel.name = fields.get("name", channel.name)
        channel.slowmode = fields.get("rate_limit_per_user", channel.slowmode)
        self.channel_changed(channel)

    def archive_idle_threads(self) -> None:
        """Threads archive themselves some time after their last message."""
        for channel in list(self._world.channels.values()):
            thread = channel.thread
            if thread is None or thread.archived:
                continue
            last = born_at(channel.last_message_id) if channel.last_message_id else thread.created
            if self._world.clock.now() - max(last, thread.archive_changed) > 60 * thread.auto_archive_minutes:
                self.change_thread(channel, {"archived": True})

    def _apply(self, channel: Channel, fields: Json) -> None:
        channel.name = fields.get("name", channel.name)
        channel.topic = fields.get("topic", channel.topic)
        channel.position = fields.get("position", channel.position)
        channel.nsfw = fields.get("nsfw", channel.nsfw)
        channel.slowmode = fields.get("rate_limit_per_user", channel.slowmode)
        channel.parent_id = fields.get("parent_id", channel.parent_id)
        channel.settings |= fields.get("settings", {})
        for tag in channel.settings.get("available_tags", ()):
            tag["id"] = tag["id"] or self._world.ids.next()
        if "permission_overwrites" in fields:
            channel.overwrites = {
                item["id"]: Overwrite(item["id"], item["type"], item["allow"], item["deny"])
                for item in fields["permission_overwrites"]
            }

    def _tell(self, name: str, channel: Channel, extra: Json | None = None) -> None:
        if channel.thread and not can_view(self._world, channel, self._world.app.id):
            return
        self._hub.dispatch(Event(name, channel_json(self._world, channel) | (extra or {}), channel.guild_id))
