"""Emojis below messages."""

import re

from sandbox.core.errors import ApiError
from sandbox.core.model import Json, Message, Reaction
from sandbox.core.permissions import can_view
from sandbox.core.wire import member_json
from sandbox.core.world import World
from sandbox.gateway.events import Event
from sandbox.gateway.hub import Hub

MOST_KINDS = 20
_CUSTOM = re.compile(r"^(?:<?a?:?)?(\w{2,32}):(\d+)>?$")


def read_reaction_emoji(text: str) -> Json:
    """An emoji as it stands in an address: itself, or name:id.

    >>> read_reaction_emoji("fig:41")
    {'id': '41', 'name': 'fig'}
    """
    if custom := _CUSTOM.match(text):
        return {"id": custom.group(2), "name": custom.group(1)}
    if not text or text.isascii() or any(letter.isalpha() for letter in text):
        raise ApiError(400, 10014, "Unknown Emoji")
    return {"id": None, "name": text}


class ReactionActs:
    """Everything that can happen to reactions."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub

    def find(self, message: Message, emoji: Json) -> Reaction | None:
        """The reaction with that emoji."""
        key = emoji["id"] or emoji["name"]
        return next((r for r in message.reactions if (r.emoji["id"] or r.emoji["name"]) == key), None)

    def add(self, message: Message, emoji: Json, user_id: str) -> None:
        """Somebody reacts."""
        reaction = self.find(message, emoji)
        if reaction is None:
            if len(message.reactions) >= MOST_KINDS:
                raise ApiError(400, 30010, f"Maximum number of reactions reached ({MOST_KINDS})")
            reaction = Reaction(emoji)
            message.reactions.append(reaction)
        if user_id in reaction.users:
            return
        reaction.users.append(user_id)
        data = self._about(message) | {
            "user_id": user_id,
            "emoji": emoji,
            "message_author_id": message.author_id,
            "burst": False,
            "type": 0,
        }
        guild = self._world.guild_of(self._world.channels[message.channel_id])
        if guild and (member := guild.members.get(user_id)):
            data["member"] = member_json(member, self._world.users[user_id])
        self._tell("MESSAGE_REACTION_ADD", message, data)

    def remove(self, message: Message, emoji: Json, user_id: str) -> None:
        """Somebody takes a reaction back."""
        reaction = self.find(message, emoji)
        if reaction is None or user_id not in reaction.users:
            raise ApiError(404, 10014, "Unknown Emoji")
        reaction.users.remove(user_id)
        if not reaction.users:
            message.reactions.remove(reaction)
        data = self._about(message) | {"user_id": user_id, "emoji": emoji, "burst": False, "type": 0}
        self._tell("MESSAGE_REACTION_REMOVE", message, data)

    def clear(self, message: Message, emoji: Json | None = None) -> None:
        """All reactions go, or all with one emoji."""
        if emoji is None:
            message.reactions.clear()
            self._tell("MESSAGE_REACTION_REMOVE_ALL", message, self._about(message))
        elif reaction := self.find(message, emoji):
            message.reactions.remove(reaction)
            self._tell("MESSAGE_REACTION_REMOVE_EMOJI", message, self._about(message) | {"emoji": emoji})

    def _about(self, message: Message) -> Json:
        out: Json = {"channel_id": message.channel_id, "message_id": message.id}
        if guild_id := self._world.channels[message.channel_id].guild_id:
            out["guild_id"] = guild_id
        return out

    def _tell(self, name: str, message: Message, data: Json) -> None:
        self._world.save(message)
        channel = self._world.channels[message.channel_id]
        if can_view(self._world, channel, self._world.app.id):
            self._hub.dispatch(Event(name, data, channel.guild_id))
