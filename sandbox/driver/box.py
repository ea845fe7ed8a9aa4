"""A sandbox inside a test."""

import asyncio
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Self

import discord

from sandbox.acts.record import RequestRecord, Showing
from sandbox.core.clock import Clock
from sandbox.core.model import Channel, Guild, Message, Overwrite, Role, User
from sandbox.core.permissions import BOT_DEFAULT
from sandbox.driver.person import Person
from sandbox.driver.pointing import hurry, point_discord_at
from sandbox.gateway.events import GUILD_MEMBERS, MESSAGE_CONTENT
from sandbox.openapi import find_description, load_description
from sandbox.rest.faults import Faults
from sandbox.rest.ratelimits import RateLimits
from sandbox.server import Server


@cache  # once is enough, however many sandboxes follow
def say_unchecked() -> None:
    """Warn that Discord's own description is not looked at."""
    warnings.warn(
        "Discord's OpenAPI description is not on this machine: only the sandbox's own rules check the traffic",
        stacklevel=3,
    )


class Violations(AssertionError):
    """The bot (or the sandbox) broke Discord's rules during a test."""


class Sandbox:
    """`async with Sandbox() as box:` starts a server on a free port; leaving raises if rules were broken.

    Traffic is compared with Discord's OpenAPI description where that is found; `openapi=False` switches it off
    (load tests). `data` keeps everything in a directory. `message_content` and `members` are the privileged intents
    that a bot's owner can switch on. `patience`: real seconds that people look for something before they give up.
    """

    def __init__(
        self,
        *,
        data: Path | None = None,
        openapi: bool = True,
        bot_name: str = "Bot",
        message_content: bool = False,
        members: bool = False,
        patience: float = 3.0,
    ) -> None:
        self.patience = patience
        description = find_description() if openapi else None
        if openapi and description is None:
            say_unchecked()
        self.server = Server(
            data=data,
            openapi=load_description(description) if description else None,
            bot_name=bot_name,
            privileged_intents=(MESSAGE_CONTENT if message_content else 0) | (GUILD_MEMBERS if members else 0),
        )
        self._people: dict[str, Person] = {}

    async def __aenter__(self) -> Self:
        await self.server.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.server.stop()
        if error is None and self.violations:
            raise Violations("\n".join(dict.fromkeys(self.violations)))

    # ---- the stage

    def guild(self, name: str = "Club", *, bot_permissions: int = BOT_DEFAULT) -> Guild:
        """The server of that name, made when first asked for; without a name the first one."""
        guilds = self.server.world.guilds.values()
        found = next((guild for guild in guilds if guild.name == name), None)
        if found is None and name == "Club" and guilds:
            found = next(iter(guilds))
        return found or self.server.guilds.new_guild(
            name, self.server.world.app.owner_id, bot_permissions=bot_permissions
        )

    def channel(self, name: str = "general", *, guild: Guild | None = None) -> Channel:
        """The channel of that name, made when first asked for."""
        home = guild or self.guild()
        found = (c for c in self.server.world.channels_of(home.id) if c.name == name)
        return next(found, None) or self.server.channels.new_channel(home, name)

    def first_channel(self) -> Channel:
        """Where people are who did not go elsewhere."""
        channels = (c for c in self.server.world.channels.values() if c.guild_id and c.type == 0)
        return next(channels, None) or self.channel()

    def user(self, name: str, *, guild: Guild | None = None, member: bool = True, locale: str = "en-US") -> Person:
        """The user of that name, made when first asked for, and a member of the (first) server."""
        world = self.server.world
        if name not in self._people:
            known = next((u for u in world.users.values() if u.global_name == name), None)
            if known is None:
                known = User(world.ids.next(), name.lower().replace(" ", "_"), name, locale=locale)
                world.save(known)
            self._people[name] = Person(self, known)
        person = self._people[name]
        home = guild or (self.guild() if member else None)
        if home and person.id not in home.members:
            self.server.guilds.join(home, person.id)
        return person

    def role(self, name: str, permissions: int = 0, *, mentionable: bool = False, guild: Guild | None = None) -> Role:
        """A new role."""
        return self.server.guilds.new_role(guild or self.guild(), name, permissions, mentionable=mentionable)

    def dm(self, person: Person) -> Channel:
        """The direct message channel of the bot and a person."""
        return self.server.channels.open_dm(person.id)

    # ---- moderators

    def overwrite(self, channel: Channel, who: Person | Role | Guild | User, *, allow: int = 0, deny: int = 0) -> None:
        """Set what a channel allows or denies to a person, a role, everybody (the guild) or the bot (`box.bot`)."""
        kind = 1 if isinstance(who, Person | User) else 0
        channel.overwrites[who.id] = Overwrite(who.id, kind, allow, deny)
        self.server.channels.channel_changed(channel)

    def set_permissions(self, role: Role, permissions: int, *, guild: Guild | None = None) -> None:
        """Change a role's permissions."""
        role.permissions = permissions
        self.server.guilds.role_changed(guild or self.guild(), role)

    def bot_role(self, guild: Guild | None = None) -> Role:
        """The bot's own role, whose permissions can be revoked."""
        home = guild or self.guild()
        return next(role for role in home.roles.values() if role.managed)

    def delete_message(self, message: Message) -> None:
        """A moderator deletes a message."""
        self.server.messages.delete(message)

    def delete_channel(self, channel: Channel) -> None:
        """A moderator deletes a channel or thread."""
        self.server.channels.delete_channel(channel)

    def expel_bot(self, guild: Guild | None = None) -> None:
        """An administrator removes the bot from the server."""
        self.server.guilds.leave(guild or self.guild(), self.bot.id)

    def invite_bot(self, guild: Guild | None = None, *, permissions: int = BOT_DEFAULT) -> None:
        """An administrator lets the bot in (again)."""
        self.server.guilds.add_bot(guild or self.guild(), permissions)

    # ---- the bot

    @property
    def bot(self) -> User:
        """The bot's user."""
        return self.server.world.bot

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.server.token

    @property
    def api_url(self) -> str:
        """Where REST v10 is."""
        return self.server.api_url

    @property
    def gateway_url(self) -> str:
        """Where the gateway is."""
        return self.server.gateway_url

    @property
    def cdn_url(self) -> str:
        """Where files are."""
        return self.server.cdn_url

    @asynccontextmanager
    async def running(self, client: discord.Client, *, timeout: float | None = None) -> AsyncIterator[None]:
        """Run a discord.py bot on this sandbox; the block begins when it is ready and ends with its stop."""
        timeout = timeout if timeout is not None else max(10.0, self.patience)
        with point_discord_at(self):
            hurry(client)
            others = set(self.server.sockets)
            task = asyncio.create_task(client.start(self.token))
            try:
                await self._until_ready(client, task, timeout)
                yield
            except BaseException:
                await client.close()
                await asyncio.gather(task, return_exceptions=True)  # the first failure is the one to report
                raise
            await client.close()
            await task
            await self.server.world.bell.until(lambda: self.server.sockets <= others, timeout)

    async def connected(self, shards: int = 1, *, timeout: float = 10.0) -> None:
        """Wait until a bot is on the gateway that was started by other means: another library, another process."""

        def live() -> bool:
            return sum(session.write is not None for session in self.server.hub.sessions.values()) >= shards

        if not await self.server.world.bell.until(live, timeout):
            raise AssertionError(f"no bot has connected within {timeout} s")

    async def _until_ready(self, client: discord.Client, task: asyncio.Task[None], timeout: float) -> None:
        async with asyncio.timeout(timeout):
            while not client.is_ready():
                if task.done():
                    task.result()
                    raise RuntimeError("the bot stopped before it was ready")
                await asyncio.sleep(0.005)

    async def quiet(self, rest: float = 0.05, timeout: float = 5.0) -> None:
        """Wait until the bot has sent nothing for `rest` seconds, and owes nobody an answer."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeout
        since, count = loop.time(), len(self.requests)
        while loop.time() - since < rest and loop.time() < deadline:
            await asyncio.sleep(rest / 10)
            if len(self.requests) != count or self.server.front.in_flight or self.server.interactions.owed():
                since, count = loop.time(), len(self.requests)

    # ---- time, faults, limits

    @property
    def clock(self) -> Clock:
        """Time: `box.clock.advance(minutes=16)`."""
        return self.server.clock

    @property
    def faults(self) -> Faults:
        """Faults of REST: `box.faults.fail("POST /channels/*", times=2)`."""
        return self.server.faults

    @property
    def limits(self) -> RateLimits:
        """Rate limits: `box.limits.enforce()`."""
        return self.server.limits

    async def drop_gateway(self, code: int = 1001) -> None:
        """Cut the bot's websockets; it can resume."""
        await self.server.drop_gateway(code)

    def ask_to_reconnect(self) -> None:
        """Send the bot Discord's request to reconnect."""
        self.server.ask_to_reconnect()

    def invalidate_sessions(self) -> None:
        """Make the bot's sessions invalid: it must identify anew."""
        self.server.invalidate_sessions()

    # ---- the record

    @property
    def requests(self) -> list[RequestRecord]:
        """Every request of the bot, with its answer."""
        return self.server.record.requests

    @property
    def messages(self) -> list[Message]:
        """All messages that exist now, oldest first."""
        return sorted(self.server.world.messages.values(), key=lambda message: int(message.id))

    @property
    def showings(self) -> list[Showing]:
        """Every version of everything ever shown to anybody."""
        return self.server.record.showings

    def ever_public(self) -> list[Showing]:
        """Everything that anybody in the server could ever see, without role or invitation."""
        return list(self.server.record.shown_to_public())

    @property
    def violations(self) -> list[str]:
        """What was done against Discord's rules so far."""
        return self.server.checks.violations

    @contextmanager
    def expecting_violations(self) -> Iterator[list[str]]:
        """Inside, violations are collected in the given list and do not fail the test; there must be one."""
        before, found = len(self.violations), list[str]()
        yield found
        found += self.violations[before:]
        del self.violations[before:]
        if not found:
            raise Violations("a violation was expected, but there was none")
