"""The things a user picked, as Discord sends them along: users, members, roles, channels, files."""

from sandbox.acts.uploads import store_file
from sandbox.core.model import Channel, Json
from sandbox.core.permissions import in_channel
from sandbox.core.wire import channel_json, member_json, role_json, user_json
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.forms.messages import Upload
from sandbox.people.errors import CannotDo

_CHANNEL_FIELDS = (
    "id",
    "name",
    "type",
    "permissions",
    "parent_id",
    "thread_metadata",
    "flags",
    "guild_id",
    "position",
    "topic",
    "nsfw",
    "last_message_id",
    "last_pin_timestamp",
    "rate_limit_per_user",
)


class Resolver:
    """Collects the `resolved` part of an interaction."""

    def __init__(self, world: World, wire: MessageWire, place: Channel, user_id: str) -> None:
        self._world = world
        self._wire = wire
        self._place = place
        self._user_id = user_id
        self.found: dict[str, Json] = {}

    def user(self, user_id: str) -> str:
        """A user, with the membership if there is one."""
        user = self._world.users.get(user_id)
        if user is None:
            raise CannotDo(f"there is no user {user_id}")
        self.found.setdefault("users", {})[user_id] = user_json(user)
        guild = self._world.guild_of(self._place)
        if guild and (member := guild.members.get(user_id)):
            permissions = str(in_channel(self._world, self._place, user_id))
            self.found.setdefault("members", {})[user_id] = member_json(member, None) | {"permissions": permissions}
        return user_id

    def role(self, role_id: str) -> str:
        """A role."""
        guild = self._world.guild_of(self._place)
        if guild is None or role_id not in guild.roles:
            raise CannotDo(f"there is no role {role_id} here")
        self.found.setdefault("roles", {})[role_id] = role_json(guild.roles[role_id])
        return role_id

    def mentionable(self, key: str) -> str:
        """A user or a role."""
        return self.user(key) if key in self._world.users else self.role(key)

    def channel(self, channel_id: str, types: list[int] | None = None) -> str:
        """A channel of the server."""
        channel = self._world.channels.get(channel_id)
        if channel is None or channel.guild_id != self._place.guild_id:
            raise CannotDo(f"there is no channel {channel_id} here")
        if types and channel.type not in types:
            raise CannotDo(f"#{channel.name} cannot be picked here")
        permissions = str(in_channel(self._world, channel, self._user_id))
        whole = channel_json(self._world, channel) | {"permissions": permissions}
        self.found.setdefault("channels", {})[channel_id] = {k: whole[k] for k in _CHANNEL_FIELDS if k in whole}
        return channel_id

    def file(self, upload: Upload) -> str:
        """A file the user chose."""
        attachment = store_file(self._world, self._place.id, upload, None, ephemeral=True)
        self.found.setdefault("attachments", {})[attachment.id] = self._wire.attachment(attachment)
        return attachment.id

    def message(self, message_id: str) -> str:
        """The message of a context menu command."""
        message = self._world.messages[message_id]
        self.found.setdefault("messages", {})[message_id] = self._wire.message(message)
        return message_id
