"""What one user's page shows, as JSON: only what `Sight` lets that user see, and no more of it than is shown."""

from sandbox.core.model import Channel, ChannelType, Guild, Json, Message, Role, User
from sandbox.core.permissions import Permission, can_read, can_view, in_channel
from sandbox.server import Server

_SHOWN = ("id", "channel_id", "type", "content", "timestamp", "edited_timestamp", "pinned", "flags")
_SHOWN_PARTS = ("attachments", "embeds", "components", "mention_roles", "mention_everyone", "message_snapshots")


class Screen:
    """One user's screen."""

    def __init__(self, server: Server, user_id: str) -> None:
        self._server = server
        self._world = server.world
        self.user_id = user_id

    # ---- the place: who and where

    def place(self) -> Json:
        """The user, the servers with their people and roles, the channels, and whether the bot is there."""
        world = self._world
        guilds = self._server.sight.guilds(self.user_id)
        me = world.users[self.user_id]
        shown = {world.app.id, self.user_id, *(key for guild in guilds for key in guild.members)}
        return {
            "me": {**self._person(me), "locale": me.locale},
            "bot": {"id": world.app.id, "online": self._bot_is_online()},
            "guilds": [self._guild(guild) for guild in guilds],
            "people": [self._person(world.users[key]) for key in sorted(shown, key=int)],
            "seats": self._seats(guilds),
            "channels": [self._channel(channel) for channel in self._server.sight.channels(self.user_id)],
        }

    def _bot_is_online(self) -> bool:
        return any(session.write is not None for session in self._server.hub.sessions.values())

    def _person(self, user: User) -> Json:
        return {"id": user.id, "username": user.username, "name": self._name(user.id), "bot": user.bot}

    def _name(self, user_id: str) -> str:
        """The displayed name; a bot shows its application's."""
        user = self._world.users[user_id]
        return self._world.app.name if user_id == self._world.app.id else user.global_name or user.username

    def _author(self, message: Message) -> str:
        return message.author_name or self._name(message.author_id)

    def _seats(self, guilds: list[Guild]) -> list[str]:
        """Whom one can become in the switcher: everybody but the bot and the server's owner."""
        others = {self._world.app.id, *(guild.owner_id for guild in guilds)}
        return [key for guild in guilds for key in guild.members if key not in others]

    def _guild(self, guild: Guild) -> Json:
        categories = (c for c in self._world.channels_of(guild.id) if c.type == ChannelType.CATEGORY)
        return {
            "id": guild.id,
            "name": guild.name,
            "roles": [self._role(role) for role in guild.roles.values()],
            "members": {key: list(member.roles) for key, member in guild.members.items()},
            "categories": [
                {"id": c.id, "name": c.name, "position": c.position}
                for c in categories
                if can_view(self._world, c, self.user_id)
            ],
        }

    def _role(self, role: Role) -> Json:
        return {
            "id": role.id,
            "name": role.name,
            "color": role.color,
            "hoist": role.hoist,
            "position": role.position,
            "managed": role.managed,
        }

    def _channel(self, channel: Channel) -> Json:
        rights = in_channel(self._world, channel, self.user_id)
        writing = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        out: Json = {
            "id": channel.id,
            "type": channel.type,
            "name": channel.name,
            "topic": channel.topic,
            "guild_id": channel.guild_id,
            "parent_id": channel.parent_id,
            "position": channel.position,
            "private": self._is_private(channel),
            "writable": bool(rights & writing),
            "moderates": bool(rights & Permission.MANAGE_MESSAGES),
        }
        if channel.thread:
            out["archived"] = channel.thread.archived
            out["joined"] = self.user_id in channel.thread.members
        return out

    def _is_private(self, channel: Channel) -> bool:
        if channel.guild_id is None or channel.type == ChannelType.PRIVATE_THREAD:
            return True
        everyone = channel.overwrites.get(channel.guild_id)
        return bool(everyone and everyone.deny & Permission.VIEW_CHANNEL)

    # ---- messages

    def message(self, message: Message) -> Json:
        """One message the user can read."""
        whole = self._server.wire.message(message)
        out = {name: whole[name] for name in (*_SHOWN, *_SHOWN_PARTS) if whole.get(name)}
        author = whole["author"]
        out |= {
            "author": {"id": author["id"], "name": self._author(message), "bot": author["bot"]},
            "mentions": [user["id"] for user in whole["mentions"]],
            "rings": self._rings(message),
            "ephemeral": message.only_for == self.user_id,
            "loading": message.loading,
        }
        if message.reactions:
            out["reactions"] = [
                {"emoji": r.emoji["name"], "count": len(r.users), "mine": self.user_id in r.users}
                for r in message.reactions
            ]
        if message.poll:
            out["poll"] = whole["poll"] | {"mine": self._own_votes(message)}
        if message.command_line and message.interaction:
            out["command"] = {
                "user": message.interaction["user"],
                "name": message.command_name,
                "line": message.command_line,
                "slash": message.type == 20,
            }
        if message.reference or (message.interaction or {}).get("interacted_message_id"):
            out["reply"] = self._answered(message)
        if thread := whole.get("thread"):
            out["thread"] = {"id": thread["id"], "name": thread["name"]} if self._sees_channel(thread["id"]) else None
        return out

    def _rings(self, message: Message) -> bool:
        """It is marked as addressed to the user."""
        channel = self._world.channels[message.channel_id]
        guild = self._world.guild_of(channel)
        member = guild.members.get(self.user_id) if guild else None
        roles = set(member.roles if member else ()) & set(message.mention_roles)
        return self.user_id in message.mentions or bool(roles) or message.mention_everyone

    def _own_votes(self, message: Message) -> list[int]:
        votes = message.poll.votes if message.poll else {}
        return [int(key) for key, voters in votes.items() if self.user_id in voters]

    def _answered(self, message: Message) -> Json | None:
        """The head of the message this one answers; nothing of it if the user cannot read that one."""
        key = (message.reference or message.interaction or {}).get(
            "message_id" if message.reference else "interacted_message_id"
        )
        target = self._world.messages.get(key or "")
        if target is None or not can_read(self._world, target, self.user_id):
            return None
        return {
            "id": target.id,
            "author": target.author_id,
            "name": self._author(target),
            "content": target.content[:200],
            "parts": bool(target.components or target.embeds or target.attachments),
        }

    def _sees_channel(self, channel_id: str) -> bool:
        channel = self._world.channels.get(channel_id)
        return channel is not None and can_view(self._world, channel, self.user_id)

    # ---- commands

    def commands(self, channel_id: str) -> list[Json]:
        """The commands the client offers in a channel, with their translations."""
        channel = self._world.channels.get(channel_id)
        if channel is None or not can_view(self._world, channel, self.user_id):
            return []
        return [{"id": command.id, **command.data} for command in self._server.sight.commands(self.user_id, channel_id)]
