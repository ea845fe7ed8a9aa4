"""What the bot may do where; who may not gets Discord's refusal."""

from sandbox.core.errors import ApiError, missing_access, missing_permissions
from sandbox.core.model import Channel, ChannelType, Guild, Message
from sandbox.core.permissions import Permission, in_channel, in_guild
from sandbox.core.world import World


class Access:
    """Checks the bot's permissions before a route does anything."""

    def __init__(self, world: World) -> None:
        self._world = world

    def application(self, application_id: str) -> None:
        """The bot's own application."""
        if application_id != self._world.app.id:
            raise ApiError(403, 20012, "You are not authorized to perform this action on this application")

    def guild(self, guild_id: str, need: int = 0) -> Guild:
        """A guild the bot is in, with some permission."""
        guild = self._world.guild(guild_id)
        if self._world.app.id not in guild.members:
            raise missing_access()
        if need & ~in_guild(guild, self._world.app.id):
            raise missing_permissions()
        return guild

    def channel(self, channel_id: str, need: int = 0) -> Channel:
        """A channel the bot sees, with some permission."""
        channel = self._world.channel(channel_id)
        own = in_channel(self._world, channel, self._world.app.id)
        if not own & Permission.VIEW_CHANNEL:
            raise missing_access()
        if need & ~own:
            raise missing_permissions()
        return channel

    def writing(self, channel_id: str, *, files: bool, embeds: bool) -> Channel:
        """A channel the bot may post to."""
        channel = self.channel(channel_id)
        if channel.type in (ChannelType.CATEGORY, *ChannelType.POSTS):
            raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
        need = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        if files:
            need |= Permission.ATTACH_FILES
        if embeds:
            need |= Permission.EMBED_LINKS
        self.channel(channel_id, need)
        if channel.thread and channel.thread.locked and not self.has(channel, Permission.MANAGE_THREADS):
            raise ApiError(400, 160005, "Thread is locked")
        for user_id in channel.recipients:
            self._direct_message_allowed(user_id)
        return channel

    def _direct_message_allowed(self, user_id: str) -> None:
        together = any(user_id in g.members and self._world.app.id in g.members for g in self._world.guilds.values())
        if not together:
            raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if self._world.users[user_id].refuses_dms:
            raise ApiError(403, 50007, "Cannot send messages to this user")

    def has(self, channel: Channel, need: int) -> bool:
        """The bot has these permissions there."""
        return not need & ~in_channel(self._world, channel, self._world.app.id)

    def message(self, channel_id: str, message_id: str, need: int = 0) -> Message:
        """A message of a channel the bot sees; ephemeral ones cannot be reached this way."""
        self.channel(channel_id, need)
        message = self._world.message(channel_id, message_id)
        if message.only_for is not None:
            raise ApiError(404, 10008, "Unknown Message")
        return message
