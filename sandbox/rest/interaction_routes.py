"""Routes that answer interactions; the interaction's token is the only key to them."""

from sandbox.acts.interactions import InteractionActs
from sandbox.acts.messages import MessageActs
from sandbox.acts.webhooks import WebhookActs
from sandbox.core.model import Callback, Interaction, Json, Message, Webhook
from sandbox.core.wire_messages import MessageWire
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes


class InteractionRoutes:
    """/interactions/…/callback and /webhooks/…."""

    def __init__(
        self, wire: MessageWire, interactions: InteractionActs, messages: MessageActs, hooks: WebhookActs
    ) -> None:
        self._wire = wire
        self._interactions = interactions
        self._messages = messages
        self._hooks = hooks

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        callback = "/interactions/{interaction_id}/{interaction_token}/callback"
        webhook = "/webhooks/{webhook_id}/{webhook_token}"
        routes.add("POST", callback, self._callback, needs_token=False)
        routes.add("POST", webhook, self._follow_up, needs_token=False)
        for method, act in (("GET", self._get), ("PATCH", self._edit), ("DELETE", self._delete)):
            routes.add(method, f"{webhook}/messages/@original", act, needs_token=False)
            routes.add(method, f"{webhook}/messages/{{message_id}}", act, needs_token=False)

    def _callback(self, call: Call) -> Answer:
        interaction, message = self._interactions.answer(
            call.params["interaction_id"], call.params["interaction_token"], call.body, call.uploads, call.notes
        )
        if not call.flag("with_response"):
            return Answer()
        return Answer(200, self._callback_json(interaction, message))

    def _callback_json(self, interaction: Interaction, message: Message | None) -> Json:
        about: Json = {"id": interaction.id, "type": interaction.type, "channel_id": interaction.channel_id}
        if interaction.guild_id:
            about["guild_id"] = interaction.guild_id
        if message:
            about |= {
                "response_message_id": message.id,
                "response_message_loading": message.loading,
                "response_message_ephemeral": message.ephemeral,
            }
        out: Json = {"interaction": about}
        if message and interaction.callback in (Callback.MESSAGE, Callback.UPDATE):
            out["resource"] = {"type": interaction.callback, "message": self._wire.message(message)}
        return out

    def _hook(self, call: Call) -> Webhook | None:
        """The channel's webhook that is meant; None if it is an interaction's token."""
        webhook_id, token = self._keys(call)
        return self._hooks.get(webhook_id, token) if self._hooks.knows(webhook_id) else None

    def _follow_up(self, call: Call) -> Answer:
        if hook := self._hook(call):
            thread_id = call.snowflake("thread_id")
            thread = str(thread_id) if thread_id is not None else None
            message = self._hooks.execute(hook, thread, call.body, call.uploads, call.notes)
            return Answer(200, self._wire.message(message)) if call.flag("wait") else Answer()
        message = self._interactions.follow_up(*self._keys(call), call.body, call.uploads, call.notes)
        return Answer(200, self._wire.message(message))  # an interaction's webhook always waits

    def _get(self, call: Call) -> Answer:
        return Answer(200, self._wire.message(self._message(call)))

    def _message(self, call: Call) -> Message:
        if hook := self._hook(call):
            return self._hooks.message(hook, self._which(call))
        return self._interactions.message(*self._keys(call), self._which(call))

    def _edit(self, call: Call) -> Answer:
        if hook := self._hook(call):
            own = self._hooks.message(hook, self._which(call))
            return Answer(200, self._wire.message(self._hooks.edit(own, call.body, call.uploads, call.notes)))
        message = self._interactions.edit(*self._keys(call), self._which(call), call.body, call.uploads, call.notes)
        return Answer(200, self._wire.message(message))

    def _delete(self, call: Call) -> Answer:
        self._messages.delete(self._message(call))
        return Answer()

    def _keys(self, call: Call) -> tuple[str, str]:
        return call.params["webhook_id"], call.params["webhook_token"]

    def _which(self, call: Call) -> str:
        return call.params.get("message_id", "@original")
