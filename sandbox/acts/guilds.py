"""Servers, their members and roles come, change and go."""

from sandbox.core.model import Guild, Json, Member, Role
from sandbox.core.permissions import BOT_DEFAULT, MEMBER_DEFAULT
from sandbox.core.wire import guild_create_json, guild_json, member_json, role_json, user_json
from sandbox.core.world import World
from sandbox.gateway.events import Event
from sandbox.gateway.hub import Hub


class GuildActs:
    """Everything that can happen to servers."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub

    def new_guild(self, name: str, owner_id: str, *, bot_permissions: int = BOT_DEFAULT) -> Guild:
        """A server with its @everyone role, the owner, and the bot with a role of its own."""
        world = self._world
        now = world.clock.now()
        guild = Guild(world.ids.next(), name, owner_id, now)
        guild.roles[guild.id] = Role(guild.id, "@everyone", MEMBER_DEFAULT, position=0)
        guild.members[owner_id] = Member(owner_id, now)
        world.save(guild)
        self.add_bot(guild, bot_permissions)
        return guild

    def add_bot(self, guild: Guild, permissions: int = BOT_DEFAULT) -> None:
        """Somebody invites the bot; it gets a role of its own."""
        world = self._world
        role = Role(world.ids.next(), world.app.name, permissions, self._top(guild) + 1, managed=True)
        guild.roles[role.id] = role
        guild.bot_joined = world.clock.now()
        guild.members[world.app.id] = Member(world.app.id, guild.bot_joined, [role.id])
        world.save(guild)
        self._hub.dispatch(Event("GUILD_CREATE", guild_create_json(world, guild, all_members=False), guild.id))

    def guild_changed(self, guild: Guild) -> None:
        """A server has another name."""
        self._world.save(guild)
        self._hub.dispatch(Event("GUILD_UPDATE", guild_json(guild), guild.id))

    # ---- members

    def join(self, guild: Guild, user_id: str) -> Member:
        """Somebody becomes a member."""
        member = Member(user_id, self._world.clock.now())
        guild.members[user_id] = member
        self._world.save(guild)
        data = member_json(member, self._world.users[user_id]) | {"guild_id": guild.id}
        self._hub.dispatch(Event("GUILD_MEMBER_ADD", data, guild.id))
        return member

    def leave(self, guild: Guild, user_id: str) -> None:
        """Somebody leaves, or is thrown out; of the bot also its role goes."""
        member = guild.members.pop(user_id)
        if user_id == self._world.app.id:
            for role_id in member.roles:
                if guild.roles[role_id].managed:
                    del guild.roles[role_id]
            self._world.save(guild)
            self._hub.dispatch(Event("GUILD_DELETE", {"id": guild.id}, guild.id))
            return
        self._world.save(guild)
        data: Json = {"guild_id": guild.id, "user": user_json(self._world.users[user_id])}
        self._hub.dispatch(Event("GUILD_MEMBER_REMOVE", data, guild.id))

    def ban(self, guild: Guild, user_id: str, reason: str | None = None) -> None:
        """Throw somebody out for good."""
        if user_id in guild.members:
            self.leave(guild, user_id)
        guild.bans[user_id] = reason
        self._world.save(guild)
        data: Json = {"guild_id": guild.id, "user": user_json(self._world.users[user_id])}
        self._hub.dispatch(Event("GUILD_BAN_ADD", data, guild.id))

    def unban(self, guild: Guild, user_id: str) -> None:
        """Forgive."""
        del guild.bans[user_id]
        self._world.save(guild)
        data: Json = {"guild_id": guild.id, "user": user_json(self._world.users[user_id])}
        self._hub.dispatch(Event("GUILD_BAN_REMOVE", data, guild.id))

    def member_changed(self, guild: Guild, user_id: str) -> None:
        """A member has other roles or another name."""
        self._world.save(guild)
        data = member_json(guild.members[user_id], self._world.users[user_id]) | {"guild_id": guild.id}
        about_bot = user_id == self._world.app.id
        self._hub.dispatch(Event("GUILD_MEMBER_UPDATE", data, guild.id, about_bot=about_bot))

    # ---- roles

    def new_role(self, guild: Guild, name: str, permissions: int = 0, *, mentionable: bool = False) -> Role:
        """A role at the bottom, just above @everyone; the others move up."""
        for other in guild.roles.values():
            if other.id != guild.id:
                other.position += 1
        role = Role(self._world.ids.next(), name, permissions, 1, mentionable)
        guild.roles[role.id] = role
        self._world.save(guild)
        data: Json = {"guild_id": guild.id, "role": role_json(role)}
        self._hub.dispatch(Event("GUILD_ROLE_CREATE", data, guild.id))
        return role

    def role_changed(self, guild: Guild, role: Role) -> None:
        """A role has another name or other permissions."""
        self._world.save(guild)
        self._hub.dispatch(Event("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": role_json(role)}, guild.id))

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Remove a role; nobody has it any more."""
        del guild.roles[role.id]
        for member in guild.members.values():
            if role.id in member.roles:
                member.roles.remove(role.id)
        self._world.save(guild)
        self._hub.dispatch(Event("GUILD_ROLE_DELETE", {"guild_id": guild.id, "role_id": role.id}, guild.id))

    def top_position(self, guild: Guild, user_id: str) -> int:
        """The position of a member's highest role: only lower ones can be managed by the member."""
        return max((guild.roles[role_id].position for role_id in guild.members[user_id].roles), default=0)

    def _top(self, guild: Guild) -> int:
        return max(role.position for role in guild.roles.values())
