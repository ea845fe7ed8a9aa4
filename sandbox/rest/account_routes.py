"""Routes about the bot itself, users and the gateway's address."""

from collections.abc import Callable

from sandbox.acts.channels import ChannelActs
from sandbox.core.errors import ApiError, FormErrors, invalid_form
from sandbox.core.wire import application_json, channel_json, my_guild_json, own_user_json, user_json
from sandbox.core.world import World
from sandbox.forms.form import Form
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes


class AccountRoutes:
    """GET /users/@me and its neighbours."""

    def __init__(self, world: World, channels: ChannelActs, gateway_url: Callable[[], str]) -> None:
        self._world = world
        self._channels = channels
        self._gateway_url = gateway_url
        self.recommended_shards = 1

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        routes.add("GET", "/gateway", lambda call: Answer(200, {"url": self._gateway_url()}), needs_token=False)
        routes.add("GET", "/gateway/bot", self._gateway_bot)
        routes.add("GET", "/users/@me", lambda call: Answer(200, own_user_json(self._world.bot)))
        routes.add("PATCH", "/users/@me", self._rename)
        routes.add("GET", "/users/{user_id}", self._user)
        routes.add("GET", "/users/@me/guilds", self._guilds)
        routes.add("POST", "/users/@me/channels", self._open_dm)
        routes.add("GET", "/oauth2/applications/@me", self._application)
        routes.add("GET", "/applications/@me", self._application)
        routes.add("GET", "/applications/{application_id}", self._application)

    def _gateway_bot(self, call: Call) -> Answer:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        body = {"url": self._gateway_url(), "shards": self.recommended_shards, "session_start_limit": limit}
        return Answer(200, body)

    def _user(self, call: Call) -> Answer:
        return Answer(200, user_json(self._world.user(call.params["user_id"])))

    def _rename(self, call: Call) -> Answer:
        errors = FormErrors()
        form = Form(call.body, errors, call.notes)
        form.only("username", "avatar", "banner", "bio")
        name = form.text("username", least=2, most=32)
        errors.raise_if_any()
        self._world.bot.username = name or self._world.bot.username
        self._world.save(self._world.bot)
        return Answer(200, own_user_json(self._world.bot))

    def _guilds(self, call: Call) -> Answer:
        own = self._world.app.id
        return Answer(200, [my_guild_json(g, own) for g in self._world.guilds.values() if own in g.members])

    def _application(self, call: Call) -> Answer:
        app = self._world.app
        return Answer(200, application_json(app, self._world.users[app.owner_id], len(self._world.guilds)))

    def _open_dm(self, call: Call) -> Answer:
        errors = FormErrors()
        form = Form(call.body, errors, call.notes)
        form.only("recipient_id", "access_tokens", "nicks")
        user_id = form.snowflake("recipient_id", required=True)
        errors.raise_if_any()
        user = self._world.users.get(user_id or "")
        if user is None:
            raise invalid_form(("recipient_id",), "USER_INVALID", f"User {user_id} not found")
        if user.bot:
            raise ApiError(400, 50007, "Cannot send messages to this user")
        return Answer(200, channel_json(self._world, self._channels.open_dm(user.id)))
