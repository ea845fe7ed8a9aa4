"""Routes that make and change webhooks; writing through them is next to the answers of interactions."""

from sandbox.acts.webhooks import WebhookActs, webhook_json
from sandbox.core.errors import ApiError, FormErrors
from sandbox.core.model import ChannelType, Webhook
from sandbox.core.permissions import Permission
from sandbox.core.world import World
from sandbox.forms.form import Form
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes


class WebhookRoutes:
    """/webhooks/… and the lists of a channel and of a server."""

    def __init__(self, world: World, access: Access, hooks: WebhookActs) -> None:
        self._world = world
        self._access = access
        self._hooks = hooks

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        routes.add("POST", "/channels/{channel_id}/webhooks", self._create)
        routes.add("GET", "/channels/{channel_id}/webhooks", self._of_channel)
        routes.add("GET", "/guilds/{guild_id}/webhooks", self._of_guild)
        for method, act in (("GET", self._get), ("PATCH", self._change), ("DELETE", self._delete)):
            routes.add(method, "/webhooks/{webhook_id}", act)
            routes.add(method, "/webhooks/{webhook_id}/{webhook_token}", act, needs_token=False)

    def _name(self, call: Call, *, required: bool) -> str | None:
        errors = FormErrors()
        form = Form(call.body, errors, call.notes)
        form.only("name", "avatar", "channel_id")
        name = form.text("name", required=required, least=1, most=80)
        if name and any(word in name.lower() for word in ("clyde", "discord")):
            word = "clyde" if "clyde" in name.lower() else "discord"
            form.wrong("name", "USERNAME_INVALID_CONTAINS", f'Username cannot contain "{word}"')
        errors.raise_if_any()
        return name

    def _create(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"], Permission.MANAGE_WEBHOOKS)
        if channel.thread or channel.type == ChannelType.CATEGORY:
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        hook = self._hooks.create(channel, self._name(call, required=True) or "")
        return Answer(200, webhook_json(self._world, hook, with_owner=True))

    def _of_channel(self, call: Call) -> Answer:
        channel = self._access.channel(call.params["channel_id"], Permission.MANAGE_WEBHOOKS)
        found = self._hooks.of_channel(channel.id)
        return Answer(200, [webhook_json(self._world, hook, with_owner=True) for hook in found])

    def _of_guild(self, call: Call) -> Answer:
        guild = self._access.guild(call.params["guild_id"], Permission.MANAGE_WEBHOOKS)
        found = [hook for hook in self._world.webhooks.values() if hook.guild_id == guild.id]
        return Answer(200, [webhook_json(self._world, hook, with_owner=True) for hook in found])

    def _hook(self, call: Call) -> tuple[Webhook, bool]:
        """The webhook, and whether it was asked for with the bot's token rather than its own."""
        token = call.params.get("webhook_token")
        hook = self._hooks.get(call.params["webhook_id"], token)
        if token is None:
            self._access.channel(hook.channel_id, Permission.MANAGE_WEBHOOKS)
        return hook, token is None

    def _get(self, call: Call) -> Answer:
        hook, owner = self._hook(call)
        return Answer(200, webhook_json(self._world, hook, with_owner=owner))

    def _change(self, call: Call) -> Answer:
        hook, owner = self._hook(call)
        hook.name = self._name(call, required=False) or hook.name
        self._world.save(hook)
        return Answer(200, webhook_json(self._world, hook, with_owner=owner))

    def _delete(self, call: Call) -> Answer:
        hook, _ = self._hook(call)
        self._world.remove(hook)
        return Answer()
