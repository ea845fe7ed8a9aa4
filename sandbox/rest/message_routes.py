"""Routes about messages: post, read, edit, delete, pin, typing."""

from sandbox.acts.channels import ChannelActs
from sandbox.acts.messages import MessageActs
from sandbox.core.clock import iso
from sandbox.core.errors import ApiError, FormErrors, missing_permissions
from sandbox.core.ids import born_at
from sandbox.core.model import Channel, ChannelType, Flag, Json, Message
from sandbox.core.permissions import Permission
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.forms.form import Form
from sandbox.forms.messages import Door, read_message
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes

FORTNIGHT = 14 * 86400


class MessageRoutes:
    """/channels/…/messages."""

    def __init__(
        self, world: World, wire: MessageWire, access: Access, messages: MessageActs, channels: ChannelActs
    ) -> None:
        self._world = world
        self._wire = wire
        self._access = access
        self._messages = messages
        self._channels = channels

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        base = "/channels/{channel_id}"
        routes.add("POST", f"{base}/messages", self._post)
        routes.add("GET", f"{base}/messages", self._list)
        routes.add("POST", f"{base}/messages/bulk-delete", self._delete_many)
        routes.add("GET", f"{base}/messages/{{message_id}}", self._get)
        routes.add("PATCH", f"{base}/messages/{{message_id}}", self._edit)
        routes.add("DELETE", f"{base}/messages/{{message_id}}", self._delete)
        routes.add("GET", f"{base}/messages/pins", self._pins)
        routes.add("GET", f"{base}/pins", self._old_pins)
        for pins in ("messages/pins", "pins"):  # the second is the older name
            routes.add("PUT", f"{base}/{pins}/{{message_id}}", self._pin)
            routes.add("DELETE", f"{base}/{pins}/{{message_id}}", self._unpin)
        routes.add("POST", f"{base}/messages/{{message_id}}/crosspost", self._publish)
        routes.add("POST", f"{base}/typing", self._typing)

    def _post(self, call: Call) -> Answer:
        # As Discord does: first whether one may write there at all, then what was written.
        self._access.writing(call.params["channel_id"], files=False, embeds=False)
        form = read_message(call.body, call.uploads, call.notes, Door.CHANNEL, now=self._world.clock.now())
        channel = self._access.writing(call.params["channel_id"], files=bool(call.uploads), embeds=bool(form.embeds))
        if channel.thread and channel.thread.archived:
            self._channels.change_thread(channel, {"archived": False})
        if form.reference and not self._access.has(channel, Permission.READ_MESSAGE_HISTORY):
            raise ApiError(400, 160002, "Cannot reply without permission to read message history")
        return Answer(200, self._wire.message(self._messages.post(channel, self._world.app.id, form)))

    def _list(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"])
        limit = call.number("limit", 50)
        if not self._access.has(channel, Permission.READ_MESSAGE_HISTORY):
            return Answer(200, [])
        found = [m for m in self._world.messages_in(channel.id) if m.only_for is None]
        before, after, around = (call.snowflake(name) for name in ("before", "after", "around"))
        if before is not None:
            found = [m for m in found if int(m.id) < before]
        elif after is not None:
            found = [m for m in found if int(m.id) > after][:limit]
        elif around is not None:
            at = sum(int(m.id) < around for m in found)
            found = found[max(0, at - limit // 2) : at + limit // 2 + 1]
        return Answer(200, [self._wire.message(m) for m in reversed(found[-limit:])])

    def _get(self, call: Call) -> Answer:
        message = self._message(call, Permission.READ_MESSAGE_HISTORY)
        return Answer(200, self._wire.message(message))

    def _edit(self, call: Call) -> Answer:
        message = self._message(call)
        self._not_archived(message)
        if message.author_id != self._world.app.id:
            raise ApiError(403, 50005, "Cannot edit a message authored by another user")
        self._messages.require_ordinary(message)
        form = read_message(call.body, call.uploads, call.notes, Door.CHANNEL_EDIT, current=message)
        return Answer(200, self._wire.message(self._messages.edit(message, form)))

    def _delete(self, call: Call) -> Answer:
        message = self._message(call)
        self._not_archived(message)
        channel = self._world.channels[message.channel_id]
        if message.author_id != self._world.app.id:
            if channel.guild_id is None:
                raise ApiError(403, 50003, "Cannot execute action on a DM channel")
            if not self._access.has(channel, Permission.MANAGE_MESSAGES):
                raise missing_permissions()
        self._messages.delete(message)
        return Answer()

    def _delete_many(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"], Permission.MANAGE_MESSAGES)
        errors = FormErrors()
        form = Form(call.body, errors, call.notes)
        form.only("messages")
        ids = [str(key) for key in form.items("messages", required=True)]
        errors.raise_if_any()
        if not 2 <= len(ids) <= 100:
            raise ApiError(
                400,
                50016,
                "Provided too few or too many messages to delete."
                " Must provide at least 2 and fewer than 100 messages to delete.",
            )
        if any(self._world.clock.now() - born_at(key) > FORTNIGHT for key in ids):
            raise ApiError(400, 50034, "You can only bulk delete messages that are under 14 days old.")
        found = [m for m in self._world.messages_in(channel.id) if m.id in ids and m.only_for is None]
        self._messages.delete_many(channel, found)
        return Answer()

    def _pin(self, call: Call) -> Answer:
        self._messages.pin(self._message(call, Permission.PIN_MESSAGES), self._world.app.id)
        return Answer()

    def _unpin(self, call: Call) -> Answer:
        self._messages.unpin(self._message(call, Permission.PIN_MESSAGES))
        return Answer()

    def _pinned(self, channel: Channel) -> list[tuple[float, Message]]:
        if not self._access.has(channel, Permission.READ_MESSAGE_HISTORY):
            return []
        found = [(m.pinned_at, m) for m in self._world.messages_in(channel.id) if m.pinned_at is not None]
        return sorted(found, key=lambda pair: pair[0], reverse=True)

    def _pins(self, call: Call) -> Answer:
        pinned = self._pinned(self._access.channel(call.params["channel_id"]))
        limit = call.number("limit", 50, most=50)
        if before := call.query.get("before"):
            pinned = [(at, message) for at, message in pinned if iso(at) < before]
        items: list[Json] = [{"pinned_at": iso(at), "message": self._wire.message(m)} for at, m in pinned[:limit]]
        return Answer(200, {"items": items, "has_more": len(pinned) > limit})

    def _old_pins(self, call: Call) -> Answer:
        pinned = self._pinned(self._access.channel(call.params["channel_id"]))
        return Answer(200, [self._wire.message(message) for _, message in pinned[:50]])

    def _publish(self, call: Call) -> Answer:
        message = self._message(call, Permission.SEND_MESSAGES)
        if self._world.channels[message.channel_id].type != ChannelType.ANNOUNCEMENT:
            raise ApiError(400, 50068, "Invalid message type")
        if message.flags & Flag.CROSSPOSTED:
            raise ApiError(400, 40033, "This message has already been crossposted")
        message.flags |= Flag.CROSSPOSTED
        self._world.save(message)
        return Answer(200, self._wire.message(message))

    def _typing(self, call: Call) -> Answer:
        channel = self._access.writing(call.params["channel_id"], files=False, embeds=False)
        self._world.types(channel.id, self._world.app.id)
        return Answer()

    def _message(self, call: Call, need: int = 0) -> Message:
        return self._access.message(call.params["channel_id"], call.params["message_id"], need)

    def _not_archived(self, message: Message) -> None:
        channel = self._world.channels[message.channel_id]
        if channel.thread and channel.thread.archived:
            raise ApiError(400, 50083, "Thread is archived")
