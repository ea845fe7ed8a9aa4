"""What a user sees: channels, messages, an open modal, notices of the client."""

from collections import defaultdict
from collections.abc import Iterator

from sandbox.core.model import Channel, ChannelType, Command, Guild, Interaction, Message
from sandbox.core.permissions import can_view
from sandbox.core.world import World
from sandbox.people.reading import author_name, message_lines, modal_lines
from sandbox.people.slash import usable_commands


class Sight:
    """Every user's screen, computed as Discord would: permissions, threads, direct messages, ephemeral messages."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._modals: dict[str, Interaction] = {}
        self._notices: defaultdict[str, list[str]] = defaultdict(list)

    def guilds(self, user_id: str) -> list[Guild]:
        """The servers the user is in."""
        return [guild for guild in self._world.guilds.values() if user_id in guild.members]

    def commands(self, user_id: str, channel_id: str) -> list[Command]:
        """The commands the client offers the user in a channel."""
        return usable_commands(self._world, self._world.channels[channel_id], user_id)

    def channels(self, user_id: str) -> list[Channel]:
        """The channels, threads and direct messages the user can open."""
        return [
            c
            for c in self._world.channels.values()
            if c.type != ChannelType.CATEGORY and can_view(self._world, c, user_id)
        ]

    def messages(self, user_id: str, channel_id: str | None = None) -> list[Message]:
        """The messages the user can read now, oldest first."""
        places = [channel for channel in self.channels(user_id) if channel_id in (None, channel.id)]
        # Whoever sees the channel reads everything in it but other people's ephemeral messages.
        found = [m for place in places for m in self._world.messages_in(place.id) if not m.hidden_from(user_id)]
        return found if len(places) == 1 else sorted(found, key=lambda message: int(message.id))

    def typing(self, user_id: str) -> list[tuple[str, str]]:
        """Channels in which the user sees somebody else typing, and who that is."""
        now = self._world.clock.now()
        places = {channel.id for channel in self.channels(user_id)}
        return [
            (channel_id, who)
            for (channel_id, who), until in self._world.typing.items()
            if until > now and who != user_id and channel_id in places
        ]

    def pings(self, user_id: str) -> list[Message]:
        """The messages that notified the user."""
        return [message for message in self.messages(user_id) if user_id in message.pinged]

    def modal(self, user_id: str) -> Interaction | None:
        """The interaction whose answer opened a modal on the user's screen."""
        return self._modals.get(user_id)

    def open_modal(self, interaction: Interaction) -> None:
        """The bot answered with a modal; it takes the place of an earlier one."""
        self._modals[interaction.user_id] = interaction

    def close_modal(self, user_id: str) -> None:
        """Submitted or cancelled."""
        self._modals.pop(user_id, None)

    def notices(self, user_id: str) -> list[str]:
        """What the client itself told the user, such as that the application did not respond."""
        return list(self._notices[user_id])

    def notify(self, user_id: str, text: str) -> None:
        """Show the user a notice."""
        self._notices[user_id].append(text)
        self._world.bell.ring()

    def lines(self, user_id: str, channel_id: str | None = None) -> Iterator[str]:
        """All text on the user's screen, the newest first."""
        yield from reversed(self._notices[user_id])
        if (interaction := self.modal(user_id)) and interaction.modal:
            yield from modal_lines(interaction.modal)
        for message in reversed(self.messages(user_id, channel_id)):
            yield from message_lines(self._world, message)

    def screen(self, user_id: str, newest: int = 12) -> str:
        """The newest messages as text, for people who look for the reason of a failure."""
        out = []
        for message in self.messages(user_id)[-newest:]:
            channel = self._world.channels[message.channel_id]
            place = "direct message" if channel.type == ChannelType.DM else f"#{channel.name}"
            private = ", only you see it" if message.ephemeral else ""
            out.append(f"{place} · {author_name(self._world, message)}{private}")
            out += [f"    {line}" for text in message_lines(self._world, message) for line in text.splitlines()]
        if (interaction := self.modal(user_id)) and interaction.modal:
            out += [f"    {line}" for line in modal_lines(interaction.modal)]
        out += [f"! {notice}" for notice in self.notices(user_id)]
        return "\n".join(out) or "(nothing)"
