"""Messages appear, change, are pinned and disappear; everybody concerned hears of it."""

import copy

from sandbox.acts.mentions import find_mentions
from sandbox.acts.record import Record
from sandbox.acts.threads import ThreadActs
from sandbox.acts.uploads import attachments_after
from sandbox.core.clock import iso
from sandbox.core.errors import ApiError
from sandbox.core.model import Channel, Flag, Json, Message, MessageType
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.forms.components import FILE, walk
from sandbox.forms.messages import FORWARD, MessageForm
from sandbox.gateway.events import Event
from sandbox.gateway.hub import Hub

HOUR = 3600.0
NONCE_WINDOW = 300.0  # "the past few minutes" of enforce_nonce
LATE_EDITS_PER_HOUR = 30  # Discord does not publish its number; what counts is that there is one


class MessageActs:
    """Everything that can happen to messages."""

    def __init__(self, world: World, wire: MessageWire, hub: Hub, record: Record, threads: ThreadActs) -> None:
        self._world = world
        self._wire = wire
        self._hub = hub
        self._record = record
        self._threads = threads
        self.late_edits_per_hour = LATE_EDITS_PER_HOUR

    def post(self, channel: Channel, author_id: str, form: MessageForm, draft: Message | None = None) -> Message:
        """Post a message; `draft` brings what a form cannot say (whose answer it is, who alone may read it)."""
        world = self._world
        if form.enforce_nonce and form.nonce is not None and (first := self._same_nonce(channel, author_id, form)):
            return first
        message = draft or self.draft(channel, author_id)
        message.flags |= form.flags
        if form.reference and form.reference.get("type") == FORWARD:
            self._forward(message, form)
        elif form.reference:
            self._refer(message, form.reference)
        self._fill(message, form)
        message.nonce = form.nonce
        message.poll = form.poll
        mentions = find_mentions(world, channel, message, form.allowed_mentions)
        if channel.thread:
            self._threads.enter_as_author(channel, author_id)
            self._threads.invite_mentioned(channel, author_id, mentions.users)
            mentions = find_mentions(world, channel, message, form.allowed_mentions)
        message.mentions, message.mention_roles = mentions.users, mentions.roles
        message.mention_everyone, message.pinged = mentions.everyone, mentions.pinged
        self.show_new(channel, message)
        return message

    def draft(self, channel: Channel, author_id: str) -> Message:
        """An empty message, not yet posted."""
        return Message(self._world.ids.next(), channel.id, author_id, self._world.clock.now())

    def show_new(self, channel: Channel, message: Message) -> None:
        """Put a finished message into its channel."""
        self._world.typing.pop((channel.id, message.author_id), None)
        self._world.save(message)
        self._record.message(message)
        if message.only_for is None:
            channel.last_message_id = message.id
            if channel.thread:
                channel.thread.message_count += 1
                channel.thread.total_messages += 1
            self._world.save(channel)
        self._announce("MESSAGE_CREATE", message)

    def edit(self, message: Message, form: MessageForm) -> Message:
        """Change a message; edits never notify anybody."""
        now = self._world.clock.now()
        self._count_late_edit(message, now)
        if message.loading:
            message.flags &= ~Flag.LOADING
        elif message.only_for is None or form.given:
            message.edited = now
        message.flags |= form.flags & Flag.COMPONENTS_V2
        if "flags" in form.given:
            message.flags = message.flags & ~Flag.SUPPRESS_EMBEDS | form.flags & Flag.SUPPRESS_EMBEDS
        self._fill(message, form)
        channel = self._world.channels[message.channel_id]
        mentions = find_mentions(self._world, channel, message, form.allowed_mentions)
        message.mentions, message.mention_roles = mentions.users, mentions.roles
        message.mention_everyone = mentions.everyone
        self._world.save(message)
        self._record.message(message)
        self._announce("MESSAGE_UPDATE", message)
        return message

    def delete(self, message: Message) -> None:
        """Remove a message."""
        visible = self._wire.visible_to_bot(message)
        channel = self._world.channels[message.channel_id]
        self._world.remove(message)
        if channel.thread and message.only_for is None:
            channel.thread.message_count = max(0, channel.thread.message_count - 1)
        if visible:
            data: Json = {"id": message.id, "channel_id": message.channel_id}
            if channel.guild_id:
                data["guild_id"] = channel.guild_id
            self._hub.dispatch(Event("MESSAGE_DELETE", data, channel.guild_id))

    def delete_many(self, channel: Channel, messages: list[Message]) -> None:
        """Remove several messages with one event."""
        for message in messages:
            self._world.remove(message)
        data: Json = {"ids": [m.id for m in messages], "channel_id": channel.id, "guild_id": channel.guild_id}
        self._hub.dispatch(Event("MESSAGE_DELETE_BULK", data, channel.guild_id))

    def pin(self, message: Message, by: str) -> None:
        """Pin a message; a system message says who did."""
        channel = self._world.channels[message.channel_id]
        if message.pinned_at is not None:
            return
        self.require_ordinary(message)
        if sum(m.pinned_at is not None for m in self._world.messages_in(channel.id)) >= 250:
            raise ApiError(400, 30003, "Maximum number of pins reached for the channel (250)")
        message.pinned_at = channel.last_pin = self._world.clock.now()
        self._pins_changed(channel, message)
        notice = self.draft(channel, by)
        notice.type = MessageType.CHANNEL_PINNED_MESSAGE
        notice.reference = {"type": 0, "channel_id": channel.id, "message_id": message.id}
        if channel.guild_id:
            notice.reference["guild_id"] = channel.guild_id
        self.show_new(channel, notice)

    def require_ordinary(self, message: Message) -> None:
        """Discord's own notices can be neither edited nor pinned."""
        if message.type not in MessageType.ORDINARY:
            raise ApiError(403, 50021, "Cannot execute action on a system message")

    def unpin(self, message: Message) -> None:
        """Take a pin away."""
        if message.pinned_at is not None:
            message.pinned_at = None
            self._pins_changed(self._world.channels[message.channel_id], message)

    def _pins_changed(self, channel: Channel, message: Message) -> None:
        self._world.save(message)
        self._world.save(channel)
        self._announce("MESSAGE_UPDATE", message)
        data: Json = {
            "channel_id": channel.id,
            "last_pin_timestamp": iso(channel.last_pin) if channel.last_pin else None,
        }
        if channel.guild_id:
            data["guild_id"] = channel.guild_id
        self._hub.dispatch(Event("CHANNEL_PINS_UPDATE", data, channel.guild_id))

    def _fill(self, message: Message, form: MessageForm) -> None:
        # The files first: a wrong list of files must leave the message as it was.
        message.attachments = attachments_after(self._world, copy.copy(message), form)
        if "content" in form.given:
            message.content = form.content
        if "embeds" in form.given:
            message.embeds = form.embeds
        if "components" in form.given:
            message.components = form.components
        message.tts = message.tts or form.tts
        self._name_file_components(message)

    def _name_file_components(self, message: Message) -> None:
        files = {f"attachment://{a.filename}": a for a in message.attachments}
        for component in walk(message.components):
            if component["type"] == FILE and (attachment := files.get(component["file"].get("url", ""))):
                component |= {"name": attachment.filename, "size": attachment.size}

    def _forward(self, message: Message, form: MessageForm) -> None:
        wanted = form.reference or {}
        target = self._world.messages.get(wanted["message_id"])
        if target is None or target.channel_id != wanted["channel_id"] or target.only_for is not None:
            raise ApiError(400, 160014, "Cannot forward this message")
        if form.content or form.embeds or form.components or form.uploads:
            raise ApiError(400, 160011, "Forward messages cannot have additional content")
        message.reference = {"type": FORWARD, "channel_id": target.channel_id, "message_id": target.id}
        if guild_id := self._world.channels[target.channel_id].guild_id:
            message.reference["guild_id"] = guild_id
        message.snapshot = self._wire.snapshot(target)

    def _refer(self, message: Message, wanted: Json) -> None:
        target = self._world.messages.get(wanted["message_id"])
        if target is None or target.channel_id != (wanted["channel_id"] or message.channel_id):
            if wanted["fail_if_not_exists"]:
                raise ApiError(
                    400,
                    50035,
                    "Invalid Form Body",
                    {
                        "message_reference": {
                            "_errors": [{"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}]
                        }
                    },
                )
            return
        message.type = MessageType.REPLY
        message.reference = {"type": 0, "channel_id": target.channel_id, "message_id": target.id}
        if guild_id := self._world.channels[message.channel_id].guild_id:
            message.reference["guild_id"] = guild_id

    def _same_nonce(self, channel: Channel, author_id: str, form: MessageForm) -> Message | None:
        since = self._world.clock.now() - NONCE_WINDOW
        for message in reversed(self._world.messages_in(channel.id)):
            if message.created < since:
                break
            if message.author_id == author_id and str(message.nonce) == str(form.nonce):
                return message
        return None

    def _count_late_edit(self, message: Message, now: float) -> None:
        if now - message.created <= HOUR:
            return
        message.late_edits = [at for at in message.late_edits if now - at < HOUR]
        if len(message.late_edits) >= self.late_edits_per_hour:
            # Discord answers with 429 but without its proxy's header: clients report it instead of retrying.
            raise ApiError(
                429,
                30046,
                "Maximum number of edits to messages older than 1 hour reached. Try again later",
                via=False,
            )
        message.late_edits.append(now)

    def _announce(self, name: str, message: Message) -> None:
        if not self._wire.visible_to_bot(message):
            return
        data = self._wire.event(message)
        hidden = None if self._wire.may_see_content(message) else self._wire.hidden_content(data)
        guild_id = self._world.channels[message.channel_id].guild_id
        self._hub.dispatch(Event(name, data, guild_id, without_content=hidden))
