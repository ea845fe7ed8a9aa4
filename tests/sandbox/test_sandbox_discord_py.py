"""A walk through discord.py's interface: what bots do besides answering commands."""

import datetime
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord.ext import commands

from sandbox import CannotDo, Person, Sandbox
from sandbox.core.permissions import ALL_PERMISSIONS, Permission
from tests.sandbox.foreign_bot import PIXEL
from tests.sandbox.raw_bot import eventually

INTENTS = discord.Intents(
    guilds=True, members=True, messages=True, message_content=True, reactions=True, moderation=True
)


class Walker(commands.Bot):
    """A bot of the older kind: prefix commands, waiting for messages and reactions."""

    def __init__(self) -> None:
        super().__init__("!", intents=INTENTS, help_command=None)
        self.heard: list[str] = []
        self.add_command(commands.Command(_quiz, name="quiz"))
        self.add_command(commands.HybridCommand(_sum, name="sum", description="Adds"))

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        self.heard.append(f"{event.user_id} {event.emoji}")

    async def on_member_join(self, member: discord.Member) -> None:
        if member.name == "carla":
            await member.send(f"Welcome to {member.guild.name}")


async def _quiz(ctx: commands.Context[Walker], *, topic: str) -> None:
    question = await ctx.reply(f"A question about {topic}")
    await question.add_reaction("👍")
    answer = await ctx.bot.wait_for("message", check=lambda m: m.author == ctx.author and m.channel == ctx.channel)
    await ctx.send(f"You said {answer.clean_content}")


async def _sum(ctx: commands.Context[Walker], first: int, second: int) -> None:
    await ctx.send(f"It is {first + second}", ephemeral=True)


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox(message_content=True, members=True) as box:
        box.guild(bot_permissions=ALL_PERMISSIONS & ~Permission.ADMINISTRATOR)
        box.channel("lounge")
        yield box


@pytest.fixture
async def walker(box: Sandbox) -> AsyncIterator[Walker]:
    client = Walker()
    async with box.running(client):
        yield client


@pytest.fixture
def guild(box: Sandbox, walker: Walker) -> discord.Guild:
    found = walker.get_guild(int(box.guild().id))
    assert found is not None
    return found


@pytest.fixture
def lounge(box: Sandbox, guild: discord.Guild) -> discord.TextChannel:
    channel = guild.get_channel(int(box.first_channel().id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def listed(found: Any) -> list[Any]:
    return [item async for item in found]


async def test_commands_with_a_prefix_and_waiting_for_an_answer(
    box: Sandbox, walker: Walker, anna: Person, ben: Person
) -> None:
    anna.writes("!quiz cats and dogs")
    question = await anna.sees("A question about cats and dogs")
    assert question is not None
    await anna.sees("👍 1")
    anna.reacts("🐈", on=question)
    await eventually(lambda: f"{anna.id} 🐈" in walker.heard)
    ben.writes("not me")
    anna.writes("meow")
    await anna.sees("You said meow")
    await anna.runs("/sum", first=2, second=3)
    await anna.sees("It is 5")
    await ben.sees_nothing_of("It is 5")
    anna.writes("!sum 3 4")
    await ben.sees("It is 7")


async def test_a_newcomer_is_welcomed(box: Sandbox, walker: Walker) -> None:
    carla = box.user("Carla")
    await carla.sees("Welcome to Club", at=box.dm(carla))


async def test_messages(lounge: discord.TextChannel, walker: Walker, anna: Person) -> None:
    embed = discord.Embed(title="T", description="D", timestamp=discord.utils.utcnow(), colour=0xC9A227)
    embed.set_author(name="A").set_footer(text="F").add_field(name="N", value="V")
    embed.set_image(url="attachment://board.png")
    sent = await lounge.send("hello", embed=embed, file=discord.File(io.BytesIO(PIXEL), "board.png"))
    assert sent.embeds[0].image.width == 1
    assert (await lounge.fetch_message(sent.id)).embeds[0].title == "T"
    await sent.add_reaction("👍")
    fetched = await lounge.fetch_message(sent.id)
    assert await listed(fetched.reactions[0].users()) == [walker.user]
    await sent.clear_reactions()
    await sent.edit(content="changed", suppress=True)
    await sent.pin(reason="important")
    assert [pin.id async for pin in lounge.pins()] == [sent.id]
    await sent.unpin()
    forwarded = await sent.forward(lounge)
    assert forwarded.message_snapshots[0].content == "changed"
    await anna.sees("Forwarded: changed")
    replied = await sent.reply("an answer", mention_author=False)
    assert replied.reference is not None
    assert len(await listed(lounge.history(limit=None, oldest_first=True))) == 4
    assert len(await lounge.purge(limit=10)) == 4
    with pytest.raises(discord.NotFound):
        await sent.edit(content="too late")


async def test_threads_and_forums(guild: discord.Guild, lounge: discord.TextChannel, anna: Person) -> None:
    member = await guild.fetch_member(int(anna.id))
    thread = await lounge.create_thread(name="private", type=discord.ChannelType.private_thread, invitable=False)
    await thread.add_user(member)
    assert {m.id for m in await thread.fetch_members()} == {guild.me.id, member.id}
    await thread.edit(archived=True)
    assert [t.id for t in await listed(lounge.archived_threads(private=True, joined=True))] == [thread.id]
    await thread.edit(archived=False, locked=True)
    await thread.leave()
    await thread.join()
    await thread.delete()
    forum = await guild.create_forum("Questions", available_tags=[discord.ForumTag(name="rules")])
    post = await forum.create_thread(
        name="How to begin?", content="Please help", applied_tags=[forum.available_tags[0]]
    )
    assert post.message.id == post.thread.id
    await anna.sees("Please help")
    await post.thread.send("Like this")
    assert [t.id for t in await guild.active_threads()] == [post.thread.id]


async def test_the_server(guild: discord.Guild, walker: Walker, anna: Person, box: Sandbox) -> None:
    member = await guild.fetch_member(int(anna.id))
    role = await guild.create_role(name="player", colour=discord.Colour.gold(), hoist=True, mentionable=True)
    await member.add_roles(role)
    await member.edit(nick="Queen", roles=[])
    await member.timeout(datetime.timedelta(minutes=5))
    assert not anna.can(Permission.SEND_MESSAGES)
    await member.timeout(None)
    await role.edit(name="guest", permissions=discord.Permissions.none())
    await role.delete()
    secret = discord.PermissionOverwrite(view_channel=False)
    overwrites: dict[discord.Role | discord.Member | discord.Object, discord.PermissionOverwrite] = {
        guild.default_role: secret,
        guild.me: discord.PermissionOverwrite(view_channel=True),
    }
    category = await guild.create_category("Secret", overwrites=overwrites)
    den = await guild.create_text_channel("The Den", category=category, topic="whispers", slowmode_delay=5)
    assert den.name == "the-den"
    assert not anna.can_see(box.server.world.channels[str(den.id)])
    await den.set_permissions(member, view_channel=True)
    assert anna.can_see(box.server.world.channels[str(den.id)])
    await den.edit(topic="", name="lair")
    await guild.create_voice_channel("Talk")
    await den.delete()
    assert [c.name for c in await guild.fetch_channels()] == ["lounge", "Secret", "Talk"]
    assert [m.id for m in await guild.query_members("an")] == [member.id]
    assert len(await listed(guild.fetch_members())) == 3
    await guild.edit(name="New Club")
    await guild.me.edit(nick="Clerk")
    await guild.ban(member, reason="cheating", delete_message_seconds=0)
    assert (await guild.fetch_ban(member)).reason == "cheating"
    await guild.unban(member)
    await guild.leave()
    assert box.bot.id not in box.guild().members


async def test_webhooks_and_invitations(lounge: discord.TextChannel, guild: discord.Guild, anna: Person) -> None:
    hook = await lounge.create_webhook(name="Herald")
    told = await hook.send("Hear, hear", username="Ra", wait=True)
    message = await anna.sees("Hear, hear")
    assert message is not None
    assert "#lounge · Ra" in anna.screen()
    await told.edit(content="Hear again")
    await anna.sees("Hear again")
    await told.delete()
    assert [h.id for h in await lounge.webhooks()] == [hook.id]
    await hook.delete()
    with pytest.raises(discord.NotFound):
        await hook.send("nobody")
    invite = await lounge.create_invite(max_age=60)
    assert [i.code for i in await guild.invites()] == [invite.code]


async def test_what_a_sandbox_has_none_of(guild: discord.Guild, walker: Walker) -> None:
    assert await guild.fetch_emojis() == []
    assert await walker.fetch_application_emojis() == []
    assert await guild.fetch_scheduled_events() == []
    assert await listed(guild.audit_logs()) == []
    assert await listed(walker.entitlements()) == []
    assert (await walker.application_info()).id == walker.application_id
    assert walker.user is not None
    assert len(await walker.user.display_avatar.read()) > 0


async def test_polls(lounge: discord.TextChannel, anna: Person, ben: Person, box: Sandbox) -> None:
    poll = discord.Poll("Which god?", datetime.timedelta(hours=2)).add_answer(text="Ra").add_answer(text="Horus")
    sent = await lounge.send(poll=poll)
    message = await anna.sees("Which god?")
    assert message is not None
    anna.votes("Ra", on=message)
    anna.votes("Horus", on=message)
    ben.votes("Horus", on=message)
    await anna.sees("( ) Horus: 2")
    fetched = (await lounge.fetch_message(sent.id)).poll
    assert fetched is not None
    assert [answer.vote_count for answer in fetched.answers] == [0, 2]
    assert {voter.id for voter in await listed(fetched.answers[1].voters())} == {int(anna.id), int(ben.id)}
    await sent.end_poll()
    with pytest.raises(CannotDo, match="Poll expired"):
        anna.votes("Ra", on=message)


class LateRiser(discord.Client):
    """Registers its commands when it is ready, as many bots do."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = discord.app_commands.CommandTree(self)
        self.tree.command(name="yawn", description="Yawns")(_yawn)

    async def on_ready(self) -> None:
        await self.tree.sync()


async def _yawn(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Good morning")


async def test_commands_may_come_after_the_bot_is_ready(box: Sandbox, anna: Person) -> None:
    async with box.running(LateRiser()):
        await anna.runs("/yawn")
        await anna.sees("Good morning")


class Sharded(discord.AutoShardedClient):
    """A bot in two parts."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True))
        self.heard: list[tuple[int | None, int | None]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord wants five seconds between shards; nobody waits for that here."""

    async def on_message(self, message: discord.Message) -> None:
        assert message.guild is not None
        self.heard.append((message.guild.shard_id, message.guild.id))


async def test_a_bot_in_shards(box: Sandbox) -> None:
    box.server.account.recommended_shards = 2
    anna = box.user("Anna")
    homes = [box.guild(), *(box.guild(f"Club {n}") for n in range(3))]
    for home in homes[1:]:
        anna.joins(home)
    client = Sharded()
    async with box.running(client):
        for home in homes:
            anna.writes("hello", at=box.channel("talk", guild=home))
        await eventually(lambda: len(client.heard) == 4)
    assert set(client.heard) == {((int(home.id) >> 22) % 2, int(home.id)) for home in homes}
