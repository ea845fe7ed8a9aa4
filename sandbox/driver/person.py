"""A user, acting and looking in users' words."""

from typing import TYPE_CHECKING, Any

from sandbox.acts.record import Showing
from sandbox.core.model import Callback, Channel, Guild, Interaction, Json, Message, Role, User
from sandbox.core.permissions import Permission, in_channel
from sandbox.driver.finding import Found, buttons, menus
from sandbox.forms.messages import Upload
from sandbox.people.reading import message_lines, with_names

if TYPE_CHECKING:
    from sandbox.driver.box import Sandbox


class Person:
    """Made by `box.user(...)`. Acts wait until what they need is there and until the bot has answered."""

    def __init__(self, box: "Sandbox", user: User) -> None:
        self._box = box
        self.user = user
        self.place: Channel | None = None  # where the person is; None: in the first channel

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def name(self) -> str:
        """The displayed name."""
        return self.user.global_name or self.user.username

    @property
    def id(self) -> str:
        """The user's id."""
        return self.user.id

    @property
    def mention(self) -> str:
        """How a message mentions the person."""
        return f"<@{self.id}>"

    # ---- acting

    def goes_to(self, channel: Channel) -> None:
        """Go to another channel, thread or direct message."""
        self.place = channel

    async def runs(
        self, command: str, values: dict[str, Any] | None = None, *, at: Channel | None = None, **options: Any
    ) -> Interaction:
        """Run a slash command: `runs("/game new", players=3)`; `values` is for options with unhandy names."""
        given = {name: _plain(value) for name, value in {**(values or {}), **options}.items()}
        place = self._at(at)
        await self._commands_are_there()
        interaction = self._box.server.actions.run_command(self.id, place.id, command, given)
        return await self._answered(interaction)

    async def uses(self, command: str, *, on: "Person | Message", at: Channel | None = None) -> Interaction:
        """Use a command of the context menu of a person or message."""
        await self._commands_are_there()
        of_message = isinstance(on, Message)
        place = self._box.server.world.channels[on.channel_id] if isinstance(on, Message) else self._at(at)
        interaction = self._box.server.actions.use_on(self.id, place.id, command, target=on.id, of_message=of_message)
        return await self._answered(interaction)

    async def suggestions(
        self, command: str, option: str, *, typed: Any = "", at: Channel | None = None, **options: Any
    ) -> list[str]:
        """The names suggested while typing into an option: `suggestions("/act move", "to", typed="na")`."""
        given = {name: _plain(value) for name, value in options.items()}
        place = self._at(at)
        await self._commands_are_there()
        asked = self._box.server.actions.ask_suggestions(self.id, place.id, command, option, typed, given)
        await self._answered(asked)
        return [choice["name"] for choice in asked.choices]

    async def clicks(self, button: str, *, on: Message | None = None, timeout: float | None = None) -> Interaction:
        """Click the newest button of that label, on a given message or on any that the person sees."""

        def enabled() -> Found | None:
            found = next(buttons(self._looked_at(on), button), None)
            return found if found and not found[1].get("disabled") else None

        found = await self._box.server.world.bell.until(enabled, self._patience(timeout))
        found = found or next(buttons(self._looked_at(on), button), None)
        if found is None:
            raise self._failure(f"finds no button {button!r}")
        message, part = found
        if "custom_id" not in part:
            raise self._failure(f"cannot reach the bot with the button {button!r}: it opens a page")
        interaction = self._box.server.actions.press(self.id, message.id, part["custom_id"])
        return await self._answered(interaction)

    async def chooses(
        self,
        menu: str,
        *items: "str | Person | Role | Channel",
        on: Message | None = None,
        timeout: float | None = None,
    ) -> Interaction:
        """Choose from the newest menu whose placeholder or custom id contains `menu`, in this order of clicks."""
        values = tuple(str(_plain(item)) for item in items)
        found = await self._box.server.world.bell.until(
            lambda: next(menus(self._looked_at(on), menu, values), None), self._patience(timeout)
        )
        if found is None:
            raise self._failure(f"finds no menu {menu!r} with {', '.join(map(repr, values))}")
        message, select = found
        interaction = self._box.server.actions.choose(self.id, message.id, select["custom_id"], list(values))
        return await self._answered(interaction)

    async def submits(
        self, values: dict[str, Any] | None = None, *, timeout: float | None = None, **fields: Any
    ) -> Interaction:
        """Fill in the open modal, fields named by label or custom id: `submits(title="Memphis")`."""
        given = {name: _plain(value) for name, value in {**(values or {}), **fields}.items()}
        sight = self._box.server.sight
        await self._box.server.world.bell.until(lambda: sight.modal(self.id), self._patience(timeout))
        return await self._answered(self._box.server.actions.submit(self.id, given))

    def writes(
        self,
        text: str,
        *,
        at: Channel | None = None,
        files: dict[str, bytes] | None = None,
        reply_to: Message | None = None,
    ) -> Message:
        """Write a message."""
        uploads = [Upload(str(n), name, data) for n, (name, data) in enumerate((files or {}).items())]
        place = at or (self._box.server.world.channels[reply_to.channel_id] if reply_to else None)
        answered = reply_to.id if reply_to else None
        return self._box.server.actions.write(self.id, self._at(place).id, text, uploads, reply_to=answered)

    def edits(self, message: Message, text: str) -> None:
        """Change one's own message."""
        self._box.server.actions.edit(self.id, message.id, text)

    def deletes(self, message: Message) -> None:
        """Delete a message."""
        self._box.server.actions.delete(self.id, message.id)

    def reacts(self, emoji: str, *, on: Message) -> None:
        """Put an emoji below a message."""
        self._box.server.actions.react(self.id, on.id, emoji)

    def unreacts(self, emoji: str, *, on: Message) -> None:
        """Take one's emoji back."""
        self._box.server.actions.unreact(self.id, on.id, emoji)

    def votes(self, answer: str, *, on: Message) -> None:
        """Vote in a poll."""
        self._box.server.actions.vote(self.id, on.id, answer)

    def cancels(self) -> None:
        """Close the open modal without sending it."""
        self._box.server.sight.close_modal(self.id)

    def reloads(self) -> None:
        """Restart the client: ephemeral messages and an open modal are gone."""
        self._box.server.actions.dismiss(self.id)
        self.cancels()

    def refuses_dms(self, refuses: bool = True) -> None:
        """Accept no direct messages (any more)."""
        self.user.refuses_dms = refuses
        self._box.server.world.save(self.user)

    def leaves(self, guild: Guild | None = None) -> None:
        """Leave the server."""
        self._box.server.guilds.leave(guild or self._box.guild(), self.id)

    def joins(self, guild: Guild) -> None:
        """Become a member of one more server."""
        self._box.server.guilds.join(guild, self.id)

    def gets(self, role: Role) -> None:
        """Receive a role."""
        guild = next(g for g in self._box.server.world.guilds.values() if role.id in g.roles)
        guild.members[self.id].roles.append(role.id)
        self._box.server.guilds.member_changed(guild, self.id)

    # ---- looking

    @property
    def messages(self) -> list[Message]:
        """All messages the person can read now, oldest first."""
        return self._box.server.sight.messages(self.id)

    @property
    def pings(self) -> list[Message]:
        """The messages that made the person's phone ring."""
        return self._box.server.sight.pings(self.id)

    @property
    def modal(self) -> Json | None:
        """The modal on the screen."""
        opened = self._box.server.sight.modal(self.id)
        return opened.modal if opened else None

    def screen(self) -> str:
        """What the person sees, as text."""
        return self._box.server.sight.screen(self.id)

    async def sees(self, text: str, *, at: Channel | None = None, timeout: float | None = None) -> Message | None:
        """Wait until the text is on the screen; returns the message (None if it is in a modal or notice)."""
        world = self._box.server.world
        if not await world.bell.until(lambda: self._reads(text, at), self._patience(timeout)):
            raise self._failure(f"does not see {text!r}")
        shown = with_names(world, text)
        newest_first = reversed(self._box.server.sight.messages(self.id, at.id if at else None))
        return next((m for m in newest_first if any(shown in line for line in message_lines(world, m))), None)

    async def sees_no_more(self, text: str, *, timeout: float | None = None) -> None:
        """Wait until the text is gone from the screen."""
        if not await self._box.server.world.bell.until(lambda: not self._reads(text, None), self._patience(timeout)):
            raise self._failure(f"still sees {text!r}")

    async def sees_nothing_of(self, text: str) -> None:
        """The bot has come to rest, and nothing shown to the person so far, not even for a moment, held the text."""
        await self._box.quiet()
        for showing in self.ever_saw():
            if showing.holds(text):
                raise self._failure(f"could see {text!r} in a {showing.what}: {showing.content}")

    def ever_saw(self) -> list[Showing]:
        """Everything that was ever shown to the person, earlier versions of edited messages included."""
        return list(self._box.server.record.shown_to(self.id))

    def can(self, permission: int, at: Channel | None = None) -> bool:
        """The person has a permission (`Permission.…`) in a channel."""
        return not permission & ~in_channel(self._box.server.world, self._at(at), self.id)

    # ---- helpers

    async def _commands_are_there(self) -> None:
        """Many bots register their commands only after they are ready: wait for the first ones."""
        world = self._box.server.world
        await world.bell.until(lambda: bool(world.commands), self._patience(None))

    def _patience(self, timeout: float | None) -> float:
        """Real seconds that the person looks for something before giving up."""
        return self._box.patience if timeout is None else timeout

    def _at(self, at: Channel | None) -> Channel:
        place = at or self.place or self._box.first_channel()
        if not self.can_see(place):
            raise self._failure(f"is not able to see #{place.name}")
        return place

    def can_see(self, channel: Channel) -> bool:
        """The channel is there for the person."""
        return bool(in_channel(self._box.server.world, channel, self.id) & Permission.VIEW_CHANNEL)

    def _looked_at(self, on: Message | None) -> list[Message]:
        return [m for m in self.messages if on is None or m.id == on.id]

    def _reads(self, text: str, at: Channel | None) -> bool:
        shown = with_names(self._box.server.world, text)
        lines = self._box.server.sight.lines(self.id, at.id if at else None)
        return any(shown in line for line in lines)

    async def _answered(self, interaction: Interaction) -> Interaction:
        await self._box.server.actions.wait_for_answer(interaction)
        if interaction.callback == Callback.DEFERRED_MESSAGE:
            await self._thought(interaction)
        return interaction

    async def _thought(self, interaction: Interaction) -> None:
        """After "is thinking" a user waits a while for the real answer, but may go on without it."""
        world = self._box.server.world

        def done() -> bool:
            message = world.messages.get(interaction.original_id or "")
            return message is None or not message.loading

        await world.bell.until(done, self._patience(None))

    def _failure(self, what: str) -> AssertionError:
        return AssertionError(f"{self.name} {what}. {self.name}'s screen:\n{self.screen()}")


def _plain(value: Any) -> Any:
    """People, roles and channels are sent by id; (name, bytes) is a file."""
    if isinstance(value, Person | Role | Channel):
        return value.id
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], bytes):
        return Upload("0", value[0], value[1])
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value
