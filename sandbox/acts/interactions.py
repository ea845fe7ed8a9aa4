"""Interactions: a user acts, the bot answers within 3 seconds and may go on for 15 minutes."""

import secrets
from collections.abc import Sequence

from sandbox.acts.messages import MessageActs
from sandbox.acts.record import Record
from sandbox.core.errors import ApiError, invalid_form, unknown
from sandbox.core.model import Callback, Channel, Flag, Interaction, InteractionType, Json, Message, MessageType
from sandbox.core.permissions import in_channel
from sandbox.core.wire import channel_json, member_json, user_json
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.forms.commands import read_choices
from sandbox.forms.messages import MOST_FILE_BYTES, Door, MessageForm, Upload, read_deferral, read_message
from sandbox.forms.modals import read_modal
from sandbox.gateway.events import Event
from sandbox.gateway.hub import Hub

ANSWER_WITHIN = 3.0
TOKEN_LIVES = 15 * 60.0
_ANSWERS = {
    InteractionType.COMMAND: (4, 5, 9, 10, 12),
    InteractionType.COMPONENT: (4, 5, 6, 7, 9, 10, 12),
    InteractionType.AUTOCOMPLETE: (8,),
    InteractionType.MODAL: (4, 5, 6, 7, 10, 12),
}


class BotIsOffline(Exception):
    """No gateway session is there to hear of an interaction."""


class InteractionActs:
    """Interactions from the click to the last follow-up."""

    def __init__(self, world: World, wire: MessageWire, hub: Hub, messages: MessageActs, record: Record) -> None:
        self._world = world
        self._wire = wire
        self._hub = hub
        self._messages = messages
        self._record = record

    def begin(
        self,
        kind: int,
        user_id: str,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        command_line: str | None = None,
        triggered_by: Json | None = None,
    ) -> Interaction:
        """A user did something: tell the bot."""
        interaction = Interaction(
            self._world.ids.next(),
            secrets.token_urlsafe(48),
            kind,
            user_id,
            channel.id,
            channel.guild_id,
            self._world.clock.now(),
            data,
            message.id if message else None,
            command_line,
            triggered_by,
        )
        self._world.save(interaction)
        event = Event("INTERACTION_CREATE", self._payload(interaction, channel, message), channel.guild_id)
        if not self._hub.dispatch(event):
            raise BotIsOffline
        return interaction

    def _payload(self, interaction: Interaction, channel: Channel, message: Message | None) -> Json:
        world = self._world
        user = world.users[interaction.user_id]
        own = str(in_channel(world, channel, user.id))
        out: Json = {
            "id": interaction.id,
            "application_id": world.app.id,
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": channel.id,
            "channel": channel_json(world, channel) | {"permissions": own},
            "app_permissions": str(in_channel(world, channel, world.app.id)),
            "locale": user.locale,
            "entitlements": [],
            "attachment_size_limit": MOST_FILE_BYTES,
            "authorizing_integration_owners": {"0": channel.guild_id or "0"},
            "context": 0 if channel.guild_id else 1,
        }
        if guild := world.guild_of(channel):
            out |= {
                "guild_id": guild.id,
                "guild": {"id": guild.id, "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": member_json(guild.members[user.id], user) | {"permissions": own},
            }
        else:
            out["user"] = user_json(user)
        if message:
            out["message"] = self._wire.message(message)
        return out

    # ---- the bot's first answer

    def answer(
        self, interaction_id: str, token: str, body: object, uploads: list[Upload], notes: list[str]
    ) -> tuple[Interaction, Message | None]:
        """The callback: the message it made or changed, if any."""
        interaction = self._world.interactions.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown("interaction")
        if interaction.callback is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if self._world.clock.now() - interaction.created > ANSWER_WITHIN:
            raise unknown("interaction")
        kind, data = self._callback(interaction, body)
        message = self._carry_out(interaction, kind, data, uploads, notes)
        interaction.callback = kind
        self._world.save(interaction)
        return interaction, message

    def _callback(self, interaction: Interaction, body: object) -> tuple[int, object]:
        if not isinstance(body, dict):
            raise invalid_form((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        kind = body.get("type")
        if kind is None:
            raise invalid_form(("type",), "BASE_TYPE_REQUIRED", "This field is required")
        allowed: Sequence[int] = _ANSWERS[interaction.type]
        if interaction.type == InteractionType.MODAL and interaction.message_id is None:
            allowed = (4, 5, 10, 12)  # there is no message that could be updated
        if kind not in allowed or kind in (10, 12):
            listed = ", ".join(map(str, allowed))
            raise invalid_form(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        return int(kind), body.get("data")

    def _carry_out(
        self, interaction: Interaction, kind: int, data: object, uploads: list[Upload], notes: list[str]
    ) -> Message | None:
        if kind == Callback.MESSAGE:
            form = read_message(data, uploads, notes, Door.ANSWER, path=("data",), now=self._world.clock.now())
            message = self._post(interaction, form)
            interaction.original_id = message.id
            return message
        if kind == Callback.DEFERRED_MESSAGE:
            message = self._draft(interaction, Flag.LOADING | read_deferral(data, notes))
            interaction.original_id = message.id
            self._messages.show_new(self._world.channels[interaction.channel_id], message)
            return message
        if kind == Callback.AUTOCOMPLETE:
            interaction.choices = read_choices(data, _focused_type(interaction.data), notes)
            self._record.private("suggestions", interaction.user_id, {"choices": interaction.choices})
            return None
        if kind == Callback.MODAL:
            interaction.modal = read_modal(data, notes)
            self._record.private("modal", interaction.user_id, interaction.modal)
            return None
        target = self._world.messages.get(interaction.message_id or "")
        if target is None:
            raise unknown("message")
        interaction.original_id = target.id
        if kind == Callback.DEFERRED_UPDATE:
            return None
        form = read_message(data, uploads, notes, Door.ANSWER_EDIT, current=target, path=("data",))
        return self._messages.edit(target, form)

    # ---- the token's fifteen minutes

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The interaction a webhook token belongs to, while it lives."""
        interaction = self._world.interactions.get(token)
        if interaction is None or application_id != self._world.app.id:
            raise unknown("webhook")
        if self._world.clock.now() - interaction.created > TOKEN_LIVES:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.callback is None:
            raise unknown("webhook")
        return interaction

    def follow_up(
        self, application_id: str, token: str, body: object, uploads: list[Upload], notes: list[str]
    ) -> Message:
        """One more message; the first after a deferral takes the place of "is thinking"."""
        interaction = self.by_token(application_id, token)
        waiting = self._world.messages.get(interaction.original_id or "")
        if waiting is not None and waiting.loading:
            form = read_message(body, uploads, notes, Door.FOLLOW_UP, now=self._world.clock.now())
            return self._messages.edit(waiting, form)
        return self._post(interaction, read_message(body, uploads, notes, Door.FOLLOW_UP, now=self._world.clock.now()))

    def message(self, application_id: str, token: str, message_id: str) -> Message:
        """A message that this interaction made (or @original), or 10008."""
        interaction = self.by_token(application_id, token)
        key = interaction.original_id if message_id == "@original" else message_id
        message = self._world.messages.get(key or "")
        made = message and message.interaction and message.interaction["id"] == interaction.id
        if message is None or not (made or message.id == interaction.original_id):
            raise unknown("message")
        return message

    def edit(
        self,
        application_id: str,
        token: str,
        message_id: str,
        body: object,
        uploads: list[Upload],
        notes: list[str],
    ) -> Message:
        """Edit an answer or follow-up."""
        message = self.message(application_id, token, message_id)
        form = read_message(body, uploads, notes, Door.FOLLOW_UP_EDIT, current=message)
        return self._messages.edit(message, form)

    def owed(self) -> bool:
        """Somebody waits for the bot: for an answer, or (for a few seconds) for the end of "is thinking"."""
        now = self._world.clock.now()
        for interaction in reversed(self._world.interactions.values()):
            if now - interaction.created > ANSWER_WITHIN:
                return False
            message = self._world.messages.get(interaction.original_id or "")
            if interaction.callback is None or (message is not None and message.loading):
                return True
        return False

    # ---- making messages

    def _post(self, interaction: Interaction, form: MessageForm) -> Message:
        draft = self._draft(interaction, form.flags)
        return self._messages.post(self._world.channels[interaction.channel_id], self._world.app.id, form, draft)

    def _draft(self, interaction: Interaction, flags: int) -> Message:
        channel = self._world.channel(interaction.channel_id)
        message = self._messages.draft(channel, self._world.app.id)
        message.flags = flags
        message.webhook_id = self._world.app.id
        message.interaction = self._metadata(interaction)
        if interaction.original_id:
            message.interaction["original_response_message_id"] = interaction.original_id
        if interaction.type == InteractionType.COMMAND:
            slash = interaction.data["type"] == 1
            message.type = MessageType.CHAT_INPUT_COMMAND if slash else MessageType.CONTEXT_MENU_COMMAND
            message.command_line = interaction.command_line
            message.command_name = _full_name(interaction.data)
        if message.ephemeral:
            message.only_for = interaction.user_id
        return message

    def _metadata(self, interaction: Interaction) -> Json:
        out: Json = {
            "id": interaction.id,
            "type": interaction.type,
            "user": interaction.user_id,
            "authorizing_integration_owners": {"0": interaction.guild_id or "0"},
        }
        if interaction.type == InteractionType.COMPONENT:
            out["interacted_message_id"] = interaction.message_id
        elif interaction.type == InteractionType.MODAL:
            out["triggering_interaction_metadata"] = interaction.triggered_by
        elif target := interaction.data.get("target_id"):
            out["target_user" if interaction.data["type"] == 2 else "target_message_id"] = target
        return out

    def trigger_of(self, interaction: Interaction) -> Json:
        """What a modal's submission says about the interaction that had opened the modal."""
        return self._metadata(interaction)


def _full_name(data: Json) -> str:
    """The command's name with its subcommands.

    >>> _full_name({"name": "game", "options": [{"type": 1, "name": "new", "options": []}]})
    'game new'
    """
    inner = next((option for option in data.get("options", ()) if option["type"] in (1, 2)), None)
    return f"{data['name']} {_full_name(inner)}" if inner else str(data["name"])


def _focused_type(data: Json) -> int:
    for option in data.get("options", ()):
        if option.get("focused"):
            return int(option["type"])
        if inner := option.get("options"):
            return _focused_type({"options": inner})
    return 3
