"""Routes about channels and their overwrites (a thread is a channel too)."""

from sandbox.acts.channels import ChannelActs
from sandbox.core.errors import ApiError, missing_permissions
from sandbox.core.model import Channel, Overwrite
from sandbox.core.permissions import Permission
from sandbox.core.wire import channel_json
from sandbox.core.world import World
from sandbox.forms.channels import read_channel, read_overwrite, read_thread_change
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes


class ChannelRoutes:
    """/channels/…."""

    def __init__(self, world: World, access: Access, channels: ChannelActs) -> None:
        self._world = world
        self._access = access
        self._channels = channels

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        channel = "/channels/{channel_id}"
        routes.add("GET", channel, self._get)
        routes.add("PATCH", channel, self._change)
        routes.add("DELETE", channel, self._delete)
        routes.add("PUT", f"{channel}/permissions/{{overwrite_id}}", self._set_overwrite)
        routes.add("DELETE", f"{channel}/permissions/{{overwrite_id}}", self._drop_overwrite)

    def _get(self, call: Call) -> Answer:
        return Answer(200, channel_json(self._world, self._access.channel(call.params["channel_id"])))

    def _change(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"])
        if channel.thread:
            own = channel.thread.owner_id == self._world.app.id
            fields = read_thread_change(call.body, call.notes)
            if channel.thread.archived and fields.get("archived") is not False:
                raise ApiError(400, 50083, "Thread is archived")
            if (not own or "locked" in fields) and not self._access.has(channel, Permission.MANAGE_THREADS):
                raise missing_permissions()
            self._channels.change_thread(channel, fields)
        elif channel.guild_id:
            self._access.channel(channel.id, Permission.MANAGE_CHANNELS)
            self._channels.change_channel(channel, read_channel(call.body, call.notes, change=True))
        else:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        return Answer(200, channel_json(self._world, channel))

    def _delete(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"])
        if channel.guild_id is None:
            return Answer(200, channel_json(self._world, channel))  # closes the bot's view of it, nothing more
        need = Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
        self._access.channel(channel.id, need)
        body = channel_json(self._world, channel)
        self._channels.delete_channel(channel)
        return Answer(200, body)

    def _set_overwrite(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"], Permission.MANAGE_ROLES)
        fields = read_overwrite(call.body, call.notes)
        key = call.params["overwrite_id"]
        if fields["allow"] & ~self._grantable(channel):
            raise missing_permissions()
        channel.overwrites[key] = Overwrite(key, fields["type"], fields["allow"], fields["deny"])
        self._channels.channel_changed(channel)
        return Answer()

    def _grantable(self, channel: Channel) -> int:
        return sum(1 << bit for bit in range(53) if self._access.has(channel, 1 << bit))

    def _drop_overwrite(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"], Permission.MANAGE_ROLES)
        if channel.overwrites.pop(call.params["overwrite_id"], None) is None:
            raise ApiError(404, 10009, "Unknown Permission Overwrite")
        self._channels.channel_changed(channel)
        return Answer()
