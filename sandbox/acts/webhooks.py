"""Webhooks: strangers' names under which a bot writes into a channel."""

import secrets

from sandbox.acts.messages import MessageActs
from sandbox.core.errors import ApiError, unknown
from sandbox.core.model import Channel, Json, Message, Webhook
from sandbox.core.wire import user_json
from sandbox.core.world import World
from sandbox.forms.messages import Door, Upload, read_message

MOST_IN_CHANNEL = 15


class WebhookActs:
    """Making webhooks, and writing through them."""

    def __init__(self, world: World, messages: MessageActs) -> None:
        self._world = world
        self._messages = messages

    def create(self, channel: Channel, name: str) -> Webhook:
        """A new webhook of a channel."""
        if len(self.of_channel(channel.id)) >= MOST_IN_CHANNEL:
            raise ApiError(400, 30007, f"Maximum number of webhooks reached ({MOST_IN_CHANNEL})")
        hook = Webhook(self._world.ids.next(), secrets.token_urlsafe(51), channel.id, channel.guild_id or "", name)
        self._world.save(hook)
        return hook

    def of_channel(self, channel_id: str) -> list[Webhook]:
        """The webhooks of one channel."""
        return [hook for hook in self._world.webhooks.values() if hook.channel_id == channel_id]

    def knows(self, webhook_id: str) -> bool:
        """It is one of a channel, not the application itself."""
        return webhook_id in self._world.webhooks

    def get(self, webhook_id: str, token: str | None = None) -> Webhook:
        """A webhook, found with or without its token."""
        hook = self._world.webhooks.get(webhook_id)
        if hook is None or hook.channel_id not in self._world.channels:
            raise unknown("webhook")
        if token is not None and token != hook.token:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return hook

    def execute(
        self, hook: Webhook, thread_id: str | None, body: object, uploads: list[Upload], notes: list[str]
    ) -> Message:
        """Write through it."""
        form = read_message(body, uploads, notes, Door.WEBHOOK, now=self._world.clock.now())
        channel = self._world.channel(thread_id or hook.channel_id)
        if channel.id != hook.channel_id and channel.parent_id != hook.channel_id:
            raise unknown("channel")
        draft = self._messages.draft(channel, hook.id)
        draft.webhook_id = hook.id
        draft.author_name = form.username or hook.name
        return self._messages.post(channel, hook.id, form, draft)

    def message(self, hook: Webhook, message_id: str) -> Message:
        """A message that was written through it, or 10008."""
        message = self._world.messages.get(message_id)
        if message is None or message.author_id != hook.id:
            raise unknown("message")
        return message

    def edit(self, message: Message, body: object, uploads: list[Upload], notes: list[str]) -> Message:
        """Change such a message."""
        form = read_message(body, uploads, notes, Door.FOLLOW_UP_EDIT, current=message)
        return self._messages.edit(message, form)


def webhook_json(world: World, hook: Webhook, *, with_owner: bool) -> Json:
    """A webhook; without its owner to those who only know the token."""
    out: Json = {
        "id": hook.id,
        "type": 1,
        "name": hook.name,
        "avatar": None,
        "channel_id": hook.channel_id,
        "guild_id": hook.guild_id,
        "application_id": world.app.id,
        "token": hook.token,
    }
    return out | {"user": user_json(world.bot)} if with_owner else out
