"""Messages, attachments and commands as the JSON objects that travel."""

from collections.abc import Callable
from typing import Any

from sandbox.core.clock import iso
from sandbox.core.model import Attachment, Command, Flag, Json, Message, MessageType, Poll, Reaction, User
from sandbox.core.permissions import can_view
from sandbox.core.wire import channel_json, member_json, user_json
from sandbox.core.world import World


class MessageWire:
    """Writes messages; knows the address under which files can be fetched."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.cdn = ""  # set when the server knows its port

    def attachment(self, attachment: Attachment) -> Json:
        """A file of a message."""
        url = f"{self.cdn}/{attachment.key}"
        out: Json = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.description is not None:
            out["description"] = attachment.description
        if attachment.title is not None:
            out["title"] = attachment.title
        if attachment.width is not None and attachment.height is not None:
            out |= {"width": attachment.width, "height": attachment.height}
        if attachment.ephemeral:
            out["ephemeral"] = True
        return out

    def message(self, message: Message, *, with_reference: bool = True) -> Json:
        """A message as REST gives it."""
        world = self._world
        out: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "author": self.author(message),
            "content": message.content,
            "timestamp": iso(message.created),
            "edited_timestamp": iso(message.edited) if message.edited else None,
            "tts": message.tts,
            "pinned": message.pinned_at is not None,
            "flags": message.flags,
            "mention_everyone": message.mention_everyone,
            "mentions": [user_json(world.users[user_id]) for user_id in message.mentions],
            "mention_roles": list(message.mention_roles),
            "attachments": [self.attachment(a) for a in message.attachments],
            "embeds": self._linked(message.embeds, message),
            "components": self._linked(message.components, message),
        }
        if message.reactions:
            out["reactions"] = [self._reaction(reaction) for reaction in message.reactions]
        if message.nonce is not None:
            out["nonce"] = message.nonce
        if message.webhook_id:
            out |= {"webhook_id": message.webhook_id, "application_id": world.app.id}
        if message.interaction:
            out["interaction_metadata"] = self._interaction(message.interaction)
            if message.command_name:  # older than the metadata, and still sent
                out["interaction"] = {
                    "id": message.interaction["id"],
                    "type": message.interaction["type"],
                    "name": message.command_name,
                    "user": out["interaction_metadata"]["user"],
                }
        if message.reference:
            out["message_reference"] = message.reference
            if with_reference and message.type in MessageType.REFERRING:
                target = world.messages.get(message.reference.get("message_id", ""))
                out["referenced_message"] = self.message(target, with_reference=False) if target else None
        if message.poll:
            out["poll"] = self._poll(message.poll)
        if message.snapshot:
            out["message_snapshots"] = [{"message": message.snapshot}]
        if message.flags & Flag.HAS_THREAD and (thread := world.channels.get(message.id)):
            out["thread"] = channel_json(world, thread)
        return out

    def author(self, message: Message) -> Json:
        """Who wrote it; a webhook's message shows the name it was given."""
        if message.author_name is None:
            return user_json(self._world.users[message.author_id])
        return user_json(User(message.author_id, message.author_name, bot=True)) | {"discriminator": "0000"}

    def snapshot(self, message: Message) -> Json:
        """What a forwarded message takes along."""
        kept = (
            *("type", "content", "mentions", "mention_roles", "attachments", "embeds", "timestamp"),
            *("edited_timestamp", "flags", "components"),
        )
        whole = self.message(message)
        return {name: whole[name] for name in kept}

    def _poll(self, poll: Poll) -> Json:
        own = self._world.app.id
        counts = [
            {"id": int(key), "count": len(voters), "me_voted": own in voters}
            for key, voters in poll.votes.items()
            if voters
        ]
        return {
            "question": {"text": poll.question},
            "answers": poll.answers,
            "expiry": iso(poll.ends),
            "allow_multiselect": poll.several,
            "layout_type": 1,
            "results": {"is_finalized": poll.over(self._world.clock.now()), "answer_counts": counts},
        }

    def _reaction(self, reaction: Reaction) -> Json:
        count = len(reaction.users)
        return {
            "emoji": reaction.emoji,
            "count": count,
            "count_details": {"normal": count, "burst": 0},
            "burst_colors": [],
            "me_burst": False,
            "me": self._world.app.id in reaction.users,
        }

    def event(self, message: Message) -> Json:
        """A message as the gateway announces it: with guild and member."""
        out = self.message(message)
        channel = self._world.channels[message.channel_id]
        out["channel_type"] = channel.type
        guild = self._world.guild_of(channel)
        if guild:
            out["guild_id"] = guild.id
            if member := guild.members.get(message.author_id):
                out["member"] = member_json(member, None)
            for user in out["mentions"]:
                if mentioned := guild.members.get(user["id"]):
                    user["member"] = member_json(mentioned, None)
        return out

    def hidden_content(self, event: Json) -> Json:
        """The same event for a bot without the message content intent."""
        return event | {"content": "", "embeds": [], "attachments": [], "components": []}

    def may_see_content(self, message: Message) -> bool:
        """The bot gets this message's content even without the intent."""
        own = self._world.app.id
        private = self._world.channels[message.channel_id].guild_id is None
        return message.author_id == own or private or own in message.mentions

    def visible_to_bot(self, message: Message) -> bool:
        """The gateway tells the bot about this message."""
        channel = self._world.channels[message.channel_id]
        return message.only_for is None and can_view(self._world, channel, self._world.app.id)

    def _interaction(self, stored: Json) -> Json:
        out = stored | {"user": user_json(self._world.users[stored["user"]])}
        if target := stored.get("target_user"):
            out["target_user"] = user_json(self._world.users[target])
        if trigger := stored.get("triggering_interaction_metadata"):
            out["triggering_interaction_metadata"] = self._interaction(trigger)
        return out

    def _linked(self, parts: list[Json], message: Message) -> list[Json]:
        """Embeds or components with the addresses of the message's own files filled in."""
        files = {f"attachment://{a.filename}": a for a in message.attachments}

        def media(value: Json) -> Json:
            attachment = files.get(value["url"])
            if attachment is None:
                return value
            url = f"{self.cdn}/{attachment.key}"
            out = value | {"url": url, "proxy_url": url, "width": attachment.width, "height": attachment.height}
            if "id" in value:  # a component's media item; an embed's picture has no id
                out |= {"id": attachment.id, "attachment_id": attachment.id, "content_type": attachment.content_type}
            return {k: v for k, v in out.items() if v is not None}

        filled: list[Json] = _replace_media(parts, media)
        return filled


def _replace_media(value: Any, media: Callable[[Json], Json]) -> Any:
    if isinstance(value, list):
        return [_replace_media(item, media) for item in value]
    if isinstance(value, dict):
        out = {key: _replace_media(item, media) for key, item in value.items()}
        return media(out) if str(out.get("url", "")).startswith("attachment://") else out
    return value


def command_json(command: Command, app_id: str, *, localizations: bool) -> Json:
    """A registered command; its translations only when asked for."""
    out: Json = {"id": command.id, "application_id": app_id, "version": command.version, **command.data}
    if command.guild_id:
        out["guild_id"] = command.guild_id
        out.pop("dm_permission", None)
    if not localizations:
        out = _without_localizations(out)
    return out


def _without_localizations(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_localizations(item) for item in value]
    if isinstance(value, dict):
        kept = {k: v for k, v in value.items() if k not in ("name_localizations", "description_localizations")}
        return {k: _without_localizations(v) for k, v in kept.items()}
    return value
