"""Who is in a thread."""

from sandbox.core.model import Channel, Json
from sandbox.core.permissions import can_view
from sandbox.core.wire import channel_json, member_json, thread_member_json
from sandbox.core.world import World
from sandbox.gateway.events import Event
from sandbox.gateway.hub import Hub


class ThreadActs:
    """People come into threads and leave them."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub

    def enter(self, channel: Channel, user_id: str) -> None:
        """Somebody comes into a thread."""
        assert channel.thread is not None
        if user_id in channel.thread.members:
            return
        channel.thread.members[user_id] = self._world.clock.now()
        if user_id == self._world.app.id:
            # So a bot learns of a private thread it was invited to.
            self._hub.dispatch(Event("THREAD_CREATE", channel_json(self._world, channel), channel.guild_id))
        self._changed(channel, [user_id], [])

    def enter_as_author(self, channel: Channel, author_id: str) -> None:
        """Who writes in a thread is in it from then on (webhooks are nobody)."""
        guild = self._world.guild_of(channel)
        if guild and author_id in guild.members:
            self.enter(channel, author_id)

    def leave(self, channel: Channel, user_id: str) -> None:
        """Somebody leaves a thread."""
        assert channel.thread is not None
        if channel.thread.members.pop(user_id, None) is not None:
            self._changed(channel, [], [user_id])

    def invite_mentioned(self, channel: Channel, author_id: str, user_ids: list[str]) -> None:
        """A mention in a thread brings people into it who can see the channel around it."""
        parent = self._world.channels.get(channel.parent_id or "")
        if channel.thread is None or parent is None:
            return
        # In a private thread only its members' mentions invite.
        if author_id not in channel.thread.members and not channel.thread.invitable:
            return
        for user_id in user_ids:
            if can_view(self._world, parent, user_id):
                self.enter(channel, user_id)

    def _changed(self, channel: Channel, added: list[str], removed: list[str]) -> None:
        self._world.save(channel)
        assert channel.thread is not None
        guild = self._world.guilds[channel.guild_id or ""]
        data: Json = {
            "id": channel.id,
            "guild_id": channel.guild_id,
            "member_count": min(len(channel.thread.members), 50),
            "added_members": [
                thread_member_json(channel, user_id)
                | {"member": member_json(guild.members[user_id], self._world.users[user_id]), "presence": None}
                for user_id in added
            ],
            "removed_member_ids": removed,
        }
        about_bot = self._world.app.id in (*added, *removed)
        self._hub.dispatch(Event("THREAD_MEMBERS_UPDATE", data, channel.guild_id, about_bot=about_bot))
