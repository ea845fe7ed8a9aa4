"""What a user can do: write, type commands, press, choose, fill in; and waiting for the bot's answer."""

import asyncio
from typing import Any

from sandbox.acts.interactions import ANSWER_WITHIN, BotIsOffline, InteractionActs
from sandbox.acts.messages import MessageActs
from sandbox.acts.polls import PollActs
from sandbox.acts.reactions import ReactionActs, read_reaction_emoji
from sandbox.acts.threads import ThreadActs
from sandbox.core.errors import ApiError
from sandbox.core.model import Channel, Interaction, InteractionType, Json, Message
from sandbox.core.permissions import Permission, can_read, can_view, in_channel
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.forms.components import BUTTON, SELECTS, walk
from sandbox.forms.messages import MOST_CONTENT, MessageForm, Upload
from sandbox.people.errors import CannotDo, DidNotRespond
from sandbox.people.modals import fill_modal, pick_value
from sandbox.people.reading import button_text
from sandbox.people.resolving import Resolver
from sandbox.people.sight import Sight
from sandbox.people.slash import SlashTyping, usable_commands

LINK, PREMIUM = 5, 6
NO_ANSWER = "The application did not respond"


class Actions:
    """The doors for users; every act is refused with `CannotDo` where the client would not offer it."""

    def __init__(
        self,
        world: World,
        wire: MessageWire,
        messages: MessageActs,
        threads: ThreadActs,
        reactions: ReactionActs,
        polls: PollActs,
        interactions: InteractionActs,
        sight: Sight,
    ) -> None:
        self._world = world
        self._wire = wire
        self._messages = messages
        self._threads = threads
        self._reactions = reactions
        self._polls = polls
        self._interactions = interactions
        self._sight = sight

    # ---- acts that the bot must answer

    def run_command(self, user_id: str, channel_id: str, path: str, values: dict[str, Any]) -> Interaction:
        """Send a slash command."""
        channel = self._place(user_id, channel_id)
        typed = SlashTyping(self._world, self._resolver(channel, user_id), channel, user_id).type(path, values)
        return self._begin(InteractionType.COMMAND, user_id, channel, typed.data, command_line=typed.line)

    def ask_suggestions(
        self, user_id: str, channel_id: str, path: str, option: str, typed: Any, values: dict[str, Any]
    ) -> Interaction:
        """Type into an option that suggests as one types."""
        channel = self._place(user_id, channel_id)
        typing = SlashTyping(self._world, self._resolver(channel, user_id), channel, user_id)
        data = typing.type(path, {**values, option: typed}, focus=option).data
        return self._begin(InteractionType.AUTOCOMPLETE, user_id, channel, data)

    def use_on(self, user_id: str, channel_id: str, name: str, *, target: str, of_message: bool) -> Interaction:
        """Use a command of the context menu of a user or a message."""
        channel = self._place(user_id, channel_id)
        kind = 3 if of_message else 2
        offered = [c for c in usable_commands(self._world, channel, user_id) if c.type == kind]
        command = next((c for c in offered if c.name == name), None)
        if command is None:
            raise CannotDo(f"the menu has no {name!r}; offered: {', '.join(c.name for c in offered) or 'nothing'}")
        resolver = self._resolver(channel, user_id)
        (resolver.message if of_message else resolver.user)(target)
        data: Json = {"id": command.id, "name": name, "type": kind, "target_id": target, "resolved": resolver.found}
        return self._begin(InteractionType.COMMAND, user_id, channel, data, command_line=name)

    def press(self, user_id: str, message_id: str, custom_id: str) -> Interaction:
        """Click a button."""
        message, button = self._component(user_id, message_id, custom_id)
        if button["type"] != BUTTON or button["style"] in (LINK, PREMIUM):
            raise CannotDo(f"[{button_text(button)}] is not a button that reaches the bot")
        return self._use(user_id, message, button, {})

    def choose(self, user_id: str, message_id: str, custom_id: str, items: list[str]) -> Interaction:
        """Pick from a select menu, in the order of the clicks."""
        message, select = self._component(user_id, message_id, custom_id)
        if select["type"] not in SELECTS:
            raise CannotDo("this is not a select menu")
        if not select["min_values"] <= len(items) <= select["max_values"]:
            raise CannotDo(f"the menu takes {select['min_values']} to {select['max_values']} values, not {len(items)}")
        resolver = self._resolver(self._world.channels[message.channel_id], user_id)
        values = []
        for item in items:
            value = pick_value(select, item, resolver)
            if value is None:
                raise CannotDo(
                    f"the menu does not offer {item!r}; there are: {', '.join(o['label'] for o in select['options'])}"
                )
            values.append(value)
        extra: Json = {"values": values}
        if resolver.found:
            extra["resolved"] = resolver.found
        return self._use(user_id, message, select, extra)

    def submit(self, user_id: str, values: dict[str, Any]) -> Interaction:
        """Fill in and send the open modal."""
        opened = self._sight.modal(user_id)
        if opened is None or opened.modal is None:
            raise CannotDo("no modal is open")
        channel = self._place(user_id, opened.channel_id)
        data = fill_modal(opened.modal, values, self._resolver(channel, user_id))
        self._sight.close_modal(user_id)
        message = self._world.messages.get(opened.message_id or "")
        trigger = self._interactions.trigger_of(opened)
        return self._begin(InteractionType.MODAL, user_id, channel, data, message=message, triggered_by=trigger)

    async def wait_for_answer(self, interaction: Interaction) -> None:
        """Wait until the bot has answered; after 3 seconds the user is told that it did not."""
        bell = self._world.bell
        deadline = asyncio.create_task(self._world.clock.reach(interaction.created + ANSWER_WITHIN))
        deadline.add_done_callback(lambda _: bell.ring())
        try:
            while interaction.callback is None and not deadline.done():
                await bell.until(lambda: interaction.callback is not None or deadline.done(), ANSWER_WITHIN)
        finally:
            deadline.cancel()
        if interaction.callback is None:
            self._sight.notify(interaction.user_id, NO_ANSWER)
            raise DidNotRespond(NO_ANSWER)
        if interaction.modal is not None:
            self._sight.open_modal(interaction)

    # ---- acts that need no answer

    def write(
        self,
        user_id: str,
        channel_id: str,
        text: str,
        files: list[Upload] | None = None,
        *,
        reply_to: str | None = None,
    ) -> Message:
        """Post a message."""
        channel = self._place(user_id, channel_id)
        need = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        if not in_channel(self._world, channel, user_id) & need:
            raise CannotDo(f"no permission to write in #{channel.name}")
        if not text.strip() and not files:
            raise CannotDo("an empty message cannot be sent")
        if len(text) > MOST_CONTENT:
            raise CannotDo(f"a message has at most {MOST_CONTENT} characters, not {len(text)}")
        form = MessageForm({"content"}, text.strip(), uploads={upload.number: upload for upload in files or []})
        if reply_to is not None:
            form.reference = {"message_id": reply_to, "channel_id": channel.id, "fail_if_not_exists": True}
        return self._messages.post(channel, user_id, form)

    def edit(self, user_id: str, message_id: str, text: str) -> Message:
        """Change one's own message."""
        message = self._readable(user_id, message_id)
        if message.author_id != user_id:
            raise CannotDo("only one's own messages can be edited")
        return self._messages.edit(message, MessageForm({"content"}, text.strip()))

    def delete(self, user_id: str, message_id: str) -> None:
        """Delete one's own message, or with the permission anybody's."""
        message = self._readable(user_id, message_id)
        channel = self._world.channels[message.channel_id]
        if message.author_id != user_id and not in_channel(self._world, channel, user_id) & Permission.MANAGE_MESSAGES:
            raise CannotDo("no permission to delete this message")
        self._messages.delete(message)

    def react(self, user_id: str, message_id: str, emoji: str) -> None:
        """Put an emoji below a message."""
        message = self._readable(user_id, message_id)
        channel = self._world.channels[message.channel_id]
        if message.only_for is not None:
            raise CannotDo("an ephemeral message takes no reactions")
        if not in_channel(self._world, channel, user_id) & Permission.ADD_REACTIONS:
            raise CannotDo("no permission to react here")
        try:
            self._reactions.add(message, read_reaction_emoji(emoji), user_id)
        except ApiError as error:
            raise CannotDo(str(error)) from None

    def unreact(self, user_id: str, message_id: str, emoji: str) -> None:
        """Take one's emoji back."""
        try:
            self._reactions.remove(self._readable(user_id, message_id), read_reaction_emoji(emoji), user_id)
        except ApiError as error:
            raise CannotDo(str(error)) from None

    def vote(self, user_id: str, message_id: str, answer: str) -> None:
        """Vote in a poll for the answer of that text."""
        message = self._readable(user_id, message_id)
        answers = message.poll.answers if message.poll else []
        number = next((a["answer_id"] for a in answers if a["poll_media"]["text"] == answer), None)
        if number is None:
            raise CannotDo(f"there is no answer {answer!r}")
        try:
            self._polls.vote(message, user_id, number)
        except ApiError as error:
            raise CannotDo(str(error)) from None

    def type_something(self, user_id: str, channel_id: str) -> None:
        """Begin to write a message: the others see "… is typing"."""
        self._world.types(self._place(user_id, channel_id).id, user_id)

    def take_vote_back(self, user_id: str, message_id: str) -> None:
        """Take all one's votes in a poll back."""
        message = self._readable(user_id, message_id)
        votes = message.poll.votes if message.poll else {}
        try:
            for answer in [key for key, voters in votes.items() if user_id in voters]:
                self._polls.take_back(message, user_id, int(answer))
        except ApiError as error:
            raise CannotDo(str(error)) from None

    def enter_thread(self, user_id: str, channel_id: str) -> None:
        """Follow a thread."""
        channel = self._place(user_id, channel_id)
        if channel.thread is None:
            raise CannotDo(f"#{channel.name} is not a thread")
        self._threads.enter(channel, user_id)

    def leave_thread(self, user_id: str, channel_id: str) -> None:
        """Leave a thread; a private one is then out of sight."""
        channel = self._place(user_id, channel_id)
        if channel.thread is None:
            raise CannotDo(f"#{channel.name} is not a thread")
        self._threads.leave(channel, user_id)

    def dismiss(self, user_id: str, message_id: str | None = None) -> None:
        """Close an ephemeral message; without an id all of them, as a restart of the client does."""
        for message in self._sight.messages(user_id):
            if message.only_for == user_id and message_id in (None, message.id):
                message.dismissed = True
                self._world.save(message)

    # ---- helpers

    def _begin(self, kind: int, user_id: str, channel: Channel, data: Json, **more: Any) -> Interaction:
        guild = self._world.guild_of(channel)
        if guild and self._world.app.id not in guild.members:
            self._sight.notify(user_id, NO_ANSWER)
            raise DidNotRespond(f"{NO_ANSWER} (the bot has left the server)")
        try:
            return self._interactions.begin(kind, user_id, channel, data, **more)
        except BotIsOffline:
            self._sight.notify(user_id, NO_ANSWER)
            raise DidNotRespond(f"{NO_ANSWER} (the bot is offline)") from None

    def _use(self, user_id: str, message: Message, component: Json, extra: Json) -> Interaction:
        data: Json = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
        channel = self._world.channels[message.channel_id]
        return self._begin(InteractionType.COMPONENT, user_id, channel, data | extra, message=message)

    def _place(self, user_id: str, channel_id: str) -> Channel:
        channel = self._world.channels.get(channel_id)
        if channel is None or not can_view(self._world, channel, user_id):
            raise CannotDo("this channel is not there")
        return channel

    def _readable(self, user_id: str, message_id: str) -> Message:
        message = self._world.messages.get(message_id)
        if message is None or not can_read(self._world, message, user_id):
            raise CannotDo("this message is not there")
        return message

    def _component(self, user_id: str, message_id: str, custom_id: str) -> tuple[Message, Json]:
        message = self._readable(user_id, message_id)
        for component in walk(message.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise CannotDo(f"{button_text(component) or component.get('placeholder')!r} is disabled")
                return message, component
        raise CannotDo(f"the message has no component {custom_id!r}")

    def _resolver(self, channel: Channel, user_id: str) -> Resolver:
        return Resolver(self._world, self._wire, channel, user_id)
