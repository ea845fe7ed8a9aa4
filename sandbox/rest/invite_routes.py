"""Routes about invitations to a server."""

import secrets

from sandbox.core.clock import iso
from sandbox.core.errors import ApiError, FormErrors
from sandbox.core.model import Channel, Guild, Invite, Json
from sandbox.core.permissions import Permission
from sandbox.core.wire import guild_json, user_json
from sandbox.core.world import World
from sandbox.forms.form import Form
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes

_GUILD_FIELDS = (
    *("id", "name", "splash", "banner", "description", "icon", "features", "verification_level"),
    *("vanity_url_code", "nsfw_level", "nsfw", "premium_subscription_count"),
)


class InviteRoutes:
    """/invites/… and the lists of a channel and of a server."""

    def __init__(self, world: World, access: Access) -> None:
        self._world = world
        self._access = access

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        routes.add("POST", "/channels/{channel_id}/invites", self._create)
        routes.add("GET", "/channels/{channel_id}/invites", self._of_channel)
        routes.add("GET", "/guilds/{guild_id}/invites", self._of_guild)
        routes.add("GET", "/invites/{code}", self._get)
        routes.add("DELETE", "/invites/{code}", self._revoke)

    def _create(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"], Permission.CREATE_INVITES)
        errors = FormErrors()
        form = Form(call.body if call.body is not None else {}, errors, call.notes)
        form.only(
            "max_age", "max_uses", "temporary", "unique", "target_type", "target_user_id", "target_application_id"
        )
        age, uses = form.integer("max_age", least=0, most=604800), form.integer("max_uses", least=0, most=100)
        temporary = form.boolean("temporary") or False
        errors.raise_if_any()
        invite = Invite(
            secrets.token_urlsafe(6), channel.id, self._world.clock.now(), 86400 if age is None else age, uses or 0
        )
        invite.temporary = temporary
        guild = self._world.guilds[channel.guild_id or ""]
        guild.invites[invite.code] = invite
        self._world.save(guild)
        return Answer(200, self._json(guild, invite))

    def _of_channel(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"], Permission.MANAGE_CHANNELS)
        guild = self._world.guilds[channel.guild_id or ""]
        found = [invite for invite in self._living(guild) if invite.channel_id == channel.id]
        return Answer(200, [self._json(guild, invite) for invite in found])

    def _of_guild(self, call: Call) -> Answer:
        guild = self._access.guild(call.params["guild_id"], Permission.MANAGE_GUILD)
        return Answer(200, [self._json(guild, invite) for invite in self._living(guild)])

    def _found(self, call: Call) -> tuple[Guild, Invite]:
        for guild in self._world.guilds.values():
            for invite in self._living(guild):
                if invite.code == call.params["code"]:
                    return guild, invite
        raise ApiError(404, 10006, "Unknown Invite")

    def _get(self, call: Call) -> Answer:
        return Answer(200, self._json(*self._found(call)))

    def _revoke(self, call: Call) -> Answer:
        guild, invite = self._found(call)
        self._access.channel(invite.channel_id, Permission.MANAGE_CHANNELS)
        body = self._json(guild, invite)
        del guild.invites[invite.code]
        self._world.save(guild)
        return Answer(200, body)

    def _living(self, guild: Guild) -> list[Invite]:
        now = self._world.clock.now()
        return [i for i in guild.invites.values() if not i.max_age or i.created + i.max_age > now]

    def _json(self, guild: Guild, invite: Invite) -> Json:
        whole = guild_json(guild)
        channel: Channel = self._world.channels[invite.channel_id]
        return {
            "type": 0,
            "code": invite.code,
            "inviter": user_json(self._world.bot),
            "guild": {name: whole[name] for name in _GUILD_FIELDS},
            "guild_id": guild.id,
            "channel": {"id": channel.id, "type": channel.type, "name": channel.name},
            "uses": 0,
            "max_uses": invite.max_uses,
            "max_age": invite.max_age,
            "temporary": invite.temporary,
            "created_at": iso(invite.created),
            "expires_at": iso(invite.created + invite.max_age) if invite.max_age else None,
            "flags": 0,
        }
