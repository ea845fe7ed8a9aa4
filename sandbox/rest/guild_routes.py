"""Routes about servers: their channels, members, roles and bans."""

from sandbox.acts.channels import ChannelActs
from sandbox.acts.guilds import GuildActs
from sandbox.core.errors import ApiError, invalid_form, missing_permissions, unknown
from sandbox.core.model import Channel, Guild, Json, Member, Role
from sandbox.core.permissions import Permission, can_view, in_guild
from sandbox.core.wire import channel_json, guild_json, member_json, role_json, thread_list_json, user_json
from sandbox.core.world import World
from sandbox.forms.channels import read_channel
from sandbox.forms.guilds import read_guild, read_member, read_nick, read_positions, read_role
from sandbox.gateway.events import GUILD_MEMBERS
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes

_PREVIEW = (
    *("id", "name", "icon", "description", "home_header", "splash", "discovery_splash", "features", "emojis"),
    *("stickers", "approximate_member_count", "approximate_presence_count"),
)


class GuildRoutes:
    """/guilds/…."""

    def __init__(self, world: World, access: Access, guilds: GuildActs, channels: ChannelActs) -> None:
        self._world = world
        self._access = access
        self._guilds = guilds
        self._channels = channels

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        guild = "/guilds/{guild_id}"
        routes.add("GET", guild, self._get)
        routes.add("GET", f"{guild}/channels", self._guild_channels)
        routes.add("POST", f"{guild}/channels", self._new_channel)
        routes.add("GET", f"{guild}/threads/active", self._active)
        routes.add("PATCH", guild, self._change)
        routes.add("GET", f"{guild}/preview", self._preview)
        routes.add("PATCH", f"{guild}/channels", self._move_channels)
        routes.add("PATCH", f"{guild}/roles", self._move_roles)
        routes.add("GET", f"{guild}/roles", self._roles)
        routes.add("POST", f"{guild}/roles", self._new_role)
        routes.add("GET", f"{guild}/roles/{{role_id}}", self._get_role)
        routes.add("PATCH", f"{guild}/roles/{{role_id}}", self._change_role)
        routes.add("DELETE", f"{guild}/roles/{{role_id}}", self._delete_role)
        routes.add("GET", f"{guild}/members", self._members)
        routes.add("GET", f"{guild}/members/search", self._search)
        routes.add("PATCH", f"{guild}/members/@me", self._rename_myself)
        routes.add("GET", f"{guild}/members/{{user_id}}", self._member)
        routes.add("PATCH", f"{guild}/members/{{user_id}}", self._change_member)
        routes.add("DELETE", f"{guild}/members/{{user_id}}", self._kick)
        routes.add("PUT", f"{guild}/members/{{user_id}}/roles/{{role_id}}", self._give_role)
        routes.add("DELETE", f"{guild}/members/{{user_id}}/roles/{{role_id}}", self._take_role)
        routes.add("GET", f"{guild}/bans", self._bans)
        routes.add("GET", f"{guild}/bans/{{user_id}}", self._ban_of)
        routes.add("PUT", f"{guild}/bans/{{user_id}}", self._ban)
        routes.add("DELETE", f"{guild}/bans/{{user_id}}", self._unban)
        routes.add("DELETE", "/users/@me/guilds/{guild_id}", self._leave)

    def _guild(self, call: Call, need: int = 0) -> Guild:
        return self._access.guild(call.params["guild_id"], need)

    def _get(self, call: Call) -> Answer:
        guild = self._guild(call)
        body = guild_json(guild)
        if call.flag("with_counts"):
            body |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
        return Answer(200, body)

    def _preview(self, call: Call) -> Answer:
        guild = self._guild(call)
        whole = guild_json(guild) | {
            "approximate_member_count": len(guild.members),
            "approximate_presence_count": len(guild.members),
        }
        return Answer(200, {name: whole[name] for name in _PREVIEW})

    def _change(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_GUILD)
        fields = read_guild(call.body, call.notes)
        guild.name = fields.get("name", guild.name)
        guild.description = fields.get("description", guild.description)
        guild.locale = fields.get("preferred_locale", guild.locale)
        self._guilds.guild_changed(guild)
        return Answer(200, guild_json(guild))

    def _leave(self, call: Call) -> Answer:
        self._guilds.leave(self._guild(call), self._world.app.id)
        return Answer()

    # ---- channels

    def _guild_channels(self, call: Call) -> Answer:
        guild = self._guild(call)
        channels = [c for c in self._world.channels_of(guild.id) if c.thread is None]
        return Answer(200, [channel_json(self._world, channel) for channel in channels])

    def _new_channel(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_CHANNELS)
        fields = read_channel(call.body, call.notes, change=False)
        parent_id = fields.get("parent_id")
        parent = self._world.channels.get(parent_id or "")
        if parent_id is not None and (parent is None or parent.guild_id != guild.id):
            raise invalid_form(("parent_id",), "CHANNEL_PARENT_INVALID", "Category does not exist")
        channel = self._channels.new_channel(guild, fields["name"], kind=fields.get("type", 0), fields=fields)
        return Answer(201, channel_json(self._world, channel))

    def _move_channels(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_CHANNELS)
        for move in read_positions(call.body, call.notes, "parent_id", "lock_permissions"):
            channel = self._world.channel(move.pop("id"))
            if channel.guild_id != guild.id:
                raise unknown("channel")
            self._channels.change_channel(channel, {name: v for name, v in move.items() if v is not None})
        return Answer()

    def _active(self, call: Call) -> Answer:
        guild = self._guild(call)
        own = self._world.app.id
        threads: list[Channel] = [c for c in self._world.threads_of(guild.id) if can_view(self._world, c, own)]
        return Answer(200, thread_list_json(self._world, threads) | {"has_more": False})

    # ---- roles

    def _roles(self, call: Call) -> Answer:
        return Answer(200, [role_json(role) for role in self._guild(call).roles.values()])

    def _move_roles(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_ROLES)
        moves = read_positions(call.body, call.notes)
        for move in moves:
            role = guild.roles.get(move["id"])
            if role is None:
                raise unknown("role")
            if move["position"] is not None and move["position"] != role.position:
                self._lower_role(guild, role)
        for move in moves:
            role = guild.roles[move["id"]]
            role.position = role.position if move["position"] is None else move["position"]
            self._guilds.role_changed(guild, role)
        return Answer(200, [role_json(role) for role in guild.roles.values()])

    def _role(self, guild: Guild, call: Call) -> Role:
        role = guild.roles.get(call.params["role_id"])
        if role is None:
            raise unknown("role")
        return role

    def _get_role(self, call: Call) -> Answer:
        return Answer(200, role_json(self._role(self._guild(call), call)))

    def _lower_role(self, guild: Guild, role: Role) -> Role:
        if role.position >= self._guilds.top_position(guild, self._world.app.id):
            raise missing_permissions()
        return role

    def _grantable(self, guild: Guild, permissions: int) -> None:
        if permissions & ~in_guild(guild, self._world.app.id):
            raise missing_permissions()

    def _new_role(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_ROLES)
        fields = read_role(call.body, call.notes)
        self._grantable(guild, fields.get("permissions", 0))
        permissions = fields.get("permissions", guild.roles[guild.id].permissions)
        role = self._guilds.new_role(guild, fields.get("name", "new role"), permissions)
        return Answer(200, self._filled_role(guild, role, fields))

    def _change_role(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_ROLES)
        role = self._lower_role(guild, self._role(guild, call))
        fields = read_role(call.body, call.notes)
        self._grantable(guild, fields.get("permissions", 0) & ~role.permissions)
        return Answer(200, self._filled_role(guild, role, fields))

    def _filled_role(self, guild: Guild, role: Role, fields: Json) -> Json:
        role.name = fields.get("name", role.name)
        role.permissions = fields.get("permissions", role.permissions)
        role.color = fields.get("color", role.color)
        role.hoist = fields.get("hoist", role.hoist)
        role.mentionable = fields.get("mentionable", role.mentionable)
        self._guilds.role_changed(guild, role)
        return role_json(role)

    def _delete_role(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_ROLES)
        role = self._lower_role(guild, self._role(guild, call))
        if role.managed or role.id == guild.id:
            raise ApiError(400, 50028, "Invalid Role")
        self._guilds.delete_role(guild, role)
        return Answer()

    # ---- members

    def _found_member(self, guild: Guild, call: Call) -> Member:
        return self._world.member(guild, self._world.user(call.params["user_id"]).id)

    def _member_json(self, member: Member) -> Json:
        return member_json(member, self._world.users[member.user_id])

    def _member(self, call: Call) -> Answer:
        return Answer(200, self._member_json(self._found_member(self._guild(call), call)))

    def _members(self, call: Call) -> Answer:
        guild = self._guild(call)
        if not self._world.app.privileged_intents & GUILD_MEMBERS:
            raise ApiError(403, 50001, "Missing Access")
        limit, after = call.number("limit", 1, most=1000), call.snowflake("after") or 0
        found = sorted((u for u in guild.members if int(u) > after), key=int)[:limit]
        return Answer(200, [self._member_json(guild.members[u]) for u in found])

    def _search(self, call: Call) -> Answer:
        guild = self._guild(call)
        wanted, limit = call.query.get("query", "").casefold(), call.number("limit", 1, most=1000)
        if not wanted:
            raise invalid_form(("query",), "BASE_TYPE_REQUIRED", "This field is required")
        found = [m for m in guild.members.values() if any(n.startswith(wanted) for n in self._names(m))]
        return Answer(200, [self._member_json(member) for member in found[:limit]])

    def _names(self, member: Member) -> list[str]:
        user = self._world.users[member.user_id]
        return [name.casefold() for name in (user.username, user.global_name, member.nick) if name]

    def _below(self, guild: Guild, member: Member) -> None:
        """The bot may only act on members whose roles are all lower than its own, and never on the owner."""
        own = self._guilds.top_position(guild, self._world.app.id)
        myself = member.user_id == self._world.app.id
        if not myself and (member.user_id == guild.owner_id or self._guilds.top_position(guild, member.user_id) >= own):
            raise missing_permissions()

    def _change_member(self, call: Call) -> Answer:
        guild = self._guild(call)
        member = self._found_member(guild, call)
        fields = read_member(call.body, call.notes, self._world.clock.now())
        needed = {
            "nick": Permission.MANAGE_NICKNAMES,
            "roles": Permission.MANAGE_ROLES,
            "silent_until": Permission.MODERATE_MEMBERS,
        }
        self._access.guild(guild.id, sum(bits for name, bits in needed.items() if name in fields))
        if fields.keys() & {"nick", "silent_until"}:
            self._below(guild, member)
        for role_id in set(fields.get("roles", member.roles)) ^ set(member.roles):
            if role_id not in guild.roles:
                raise unknown("role")
            self._lower_role(guild, guild.roles[role_id])
        member.nick = fields.get("nick", member.nick)
        member.roles = fields.get("roles", member.roles)
        member.silent_until = fields.get("silent_until", member.silent_until)
        self._guilds.member_changed(guild, member.user_id)
        return Answer(200, self._member_json(member))

    def _rename_myself(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.CHANGE_NICKNAME)
        member = guild.members[self._world.app.id]
        member.nick = read_nick(call.body, call.notes)
        self._guilds.member_changed(guild, member.user_id)
        return Answer(200, self._member_json(member))

    def _give_role(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_ROLES)
        member, role = self._found_member(guild, call), self._lower_role(guild, self._role(guild, call))
        if role.id not in member.roles:
            member.roles.append(role.id)
            self._guilds.member_changed(guild, member.user_id)
        return Answer()

    def _take_role(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.MANAGE_ROLES)
        member, role = self._found_member(guild, call), self._lower_role(guild, self._role(guild, call))
        if role.id in member.roles:
            member.roles.remove(role.id)
            self._guilds.member_changed(guild, member.user_id)
        return Answer()

    def _kick(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.KICK_MEMBERS)
        member = self._found_member(guild, call)
        self._below(guild, member)
        self._guilds.leave(guild, member.user_id)
        return Answer()

    # ---- bans

    def _ban_json(self, guild: Guild, user_id: str) -> Json:
        return {"reason": guild.bans[user_id], "user": user_json(self._world.users[user_id])}

    def _bans(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.BAN_MEMBERS)
        return Answer(200, [self._ban_json(guild, user_id) for user_id in guild.bans])

    def _banned(self, call: Call) -> tuple[Guild, str]:
        guild = self._guild(call, Permission.BAN_MEMBERS)
        if call.params["user_id"] not in guild.bans:
            raise ApiError(404, 10026, "Unknown Ban")
        return guild, call.params["user_id"]

    def _ban_of(self, call: Call) -> Answer:
        return Answer(200, self._ban_json(*self._banned(call)))

    def _ban(self, call: Call) -> Answer:
        guild = self._guild(call, Permission.BAN_MEMBERS)
        user = self._world.user(call.params["user_id"])
        if member := guild.members.get(user.id):
            self._below(guild, member)
        self._guilds.ban(guild, user.id, call.reason)
        return Answer()

    def _unban(self, call: Call) -> Answer:
        self._guilds.unban(*self._banned(call))
        return Answer()
