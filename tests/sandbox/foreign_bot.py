"""A small discord.py bot that has nothing to do with this project: the sandbox must not notice."""

import io

import discord
from discord import app_commands, ui
from discord.ext import commands

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360000002000001e221bc33"
    "0000000049454e44ae426082"
)


class Ballot(ui.View):
    """A vote with a button and menus of every kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Join", style=discord.ButtonStyle.success, custom_id="ballot:join")
    async def join(self, interaction: discord.Interaction, button: ui.Button["Ballot"]) -> None:
        await interaction.response.send_message(f"Welcome, {interaction.user.display_name}", ephemeral=True)

    @ui.button(label="Name it", custom_id="ballot:name")
    async def name(self, interaction: discord.Interaction, button: ui.Button["Ballot"]) -> None:
        await interaction.response.send_modal(NameIt())

    @ui.button(label="Close", custom_id="ballot:close")
    async def close(self, interaction: discord.Interaction, button: ui.Button["Ballot"]) -> None:
        await interaction.response.edit_message(content="The vote is closed", view=None)

    @ui.select(
        custom_id="ballot:fruit",
        placeholder="Your fruit",
        max_values=2,
        options=[discord.SelectOption(label=name.title(), value=name) for name in ("apple", "pear", "fig")],
    )
    async def fruit(self, interaction: discord.Interaction, select: ui.Select["Ballot"]) -> None:
        await interaction.response.send_message(f"Chosen: {', '.join(select.values)}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="ballot:user", placeholder="A user")
    async def user(self, interaction: discord.Interaction, select: ui.UserSelect["Ballot"]) -> None:
        await interaction.response.send_message(f"User: {select.values[0].display_name}", ephemeral=True)

    @ui.select(cls=ui.ChannelSelect, custom_id="ballot:channel", placeholder="A channel")
    async def channel(self, interaction: discord.Interaction, select: ui.ChannelSelect["Ballot"]) -> None:
        await interaction.response.send_message(f"Channel: {select.values[0].name}", ephemeral=True)


class MoreMenus(ui.View):
    """The two menus that did not fit."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(cls=ui.RoleSelect, custom_id="more:role", placeholder="A role")
    async def role(self, interaction: discord.Interaction, select: ui.RoleSelect["MoreMenus"]) -> None:
        await interaction.response.send_message(f"Role: {select.values[0].name}", ephemeral=True)

    @ui.select(cls=ui.MentionableSelect, custom_id="more:any", placeholder="Anybody", max_values=2)
    async def any(self, interaction: discord.Interaction, select: ui.MentionableSelect["MoreMenus"]) -> None:
        kinds = ", ".join(type(value).__name__ for value in select.values)
        await interaction.response.send_message(f"Picked: {kinds}", ephemeral=True)


class NameIt(ui.Modal, title="Name the club"):
    """A modal with labels around a text field and a menu."""

    club: ui.Label["NameIt"] = ui.Label(text="Club", component=ui.TextInput(custom_id="club", max_length=20))
    mood: ui.Label["NameIt"] = ui.Label(
        text="Mood",
        description="pick one",
        component=ui.Select(custom_id="mood", options=[discord.SelectOption(label=m) for m in ("Calm", "Wild")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.club.component, ui.TextInput)
        assert isinstance(self.mood.component, ui.Select)
        await interaction.response.send_message(f"{self.club.component.value} is {self.mood.component.values[0]}")


class Board(ui.LayoutView):
    """Components V2 with a picture."""

    def __init__(self, turn: int) -> None:
        super().__init__(timeout=None)
        self.file = discord.File(io.BytesIO(PIXEL), f"board_{turn}.png", description=f"Board at turn {turn}")
        button: ui.Button[Board] = ui.Button(label="Next turn", custom_id=f"board:{turn}")
        button.callback = self.next  # type: ignore[method-assign]
        self.turn = turn
        rules: ui.Button[Board] = ui.Button(label="Rules", url="https://example.com/rules")
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"## Turn {turn}"),
                ui.MediaGallery(discord.MediaGalleryItem(self.file, description=f"Alt text of turn {turn}")),
                ui.Separator(),
                ui.Section(ui.TextDisplay("It is Anna's move"), accessory=rules),
                ui.ActionRow(button),
                accent_colour=0xC9A227,
            )
        )

    async def next(self, interaction: discord.Interaction) -> None:
        board = Board(self.turn + 1)
        await interaction.response.edit_message(view=board, attachments=[board.file])
        await interaction.followup.send("A secret word: osiris", ephemeral=True)


class German(app_commands.Translator):
    """Names of commands in German."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return {"vote": "wahl"}.get(string.message) if locale is discord.Locale.german else None


class Club(commands.GroupCog, name="club", description="Club life"):
    """The slash commands."""

    @app_commands.command(name=app_commands.locale_str("vote"), description="Begin a vote")
    async def vote(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A vote!", view=Ballot())

    @app_commands.command(description="Open the club")
    async def start(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("The club is open")

    @app_commands.command(description="More menus")
    async def more(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("More", view=MoreMenus())

    @app_commands.command(description="Show the board")
    async def board(self, interaction: discord.Interaction) -> None:
        board = Board(1)
        answer = await interaction.response.send_message(view=board, file=board.file)
        assert answer.message_id

    @app_commands.command(description="All kinds of options")
    async def options(
        self,
        interaction: discord.Interaction,
        word: str,
        number: app_commands.Range[int, 1, 9],
        ratio: float,
        yes: bool,
        who: discord.Member,
        role: discord.Role,
        where: discord.TextChannel,
        file: discord.Attachment,
    ) -> None:
        size = len(await file.read())
        text = f"{word} {number} {ratio} {yes} {who.display_name} {role.name} {where.name} {file.filename}:{size}"
        await interaction.response.send_message(text, ephemeral=True)

    @app_commands.command(description="Move somewhere")
    async def move(self, interaction: discord.Interaction, to: str) -> None:
        await interaction.response.send_message(f"Moved to {to}")

    @move.autocomplete("to")
    async def _places(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        places = ("nile", "napata", "thebes")
        return [app_commands.Choice(name=p.title(), value=p) for p in places if p.startswith(typed)]

    @app_commands.command(description="Think first")
    async def slow(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("Thought about it", file=discord.File(io.BytesIO(PIXEL), "thought.png"))
        second = await interaction.followup.send("A second thought", wait=True)
        await second.edit(content="A better second thought")
        original = await interaction.original_response()
        await interaction.edit_original_response(content=f"{original.content}, twice")

    @app_commands.command(description="Write to somebody")
    async def letter(self, interaction: discord.Interaction, to: discord.Member) -> None:
        try:
            await to.send("A letter for you", view=Ballot())
            await interaction.response.send_message("Sent", ephemeral=True)
        except discord.Forbidden as error:
            await interaction.response.send_message(f"Not sent: {error.code}", ephemeral=True)

    @app_commands.command(description="Threads and pins")
    async def thread(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
        message = await thread.send("First words here")
        await message.pin()
        pins = [pin.content async for pin in thread.pins()]
        history = [m.content async for m in thread.history()]
        async with thread.typing():
            pass
        await thread.add_user(interaction.user)
        await message.edit(content="Edited words here")
        await interaction.followup.send(f"{pins} {len(history)}")

    @app_commands.command(description="Fails inside")
    async def crash(self, interaction: discord.Interaction) -> None:
        raise RuntimeError("boom")

    @app_commands.command(description="For those who manage the server")
    @app_commands.default_permissions(manage_guild=True)
    async def admin(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Yes, admin")


@app_commands.context_menu(name="Greet")
async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
    """A command of a user's menu."""
    await interaction.response.send_message(f"Greetings, {member.display_name}")


@app_commands.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    """A command of a message's menu."""
    await interaction.response.send_message(f"Quote: {message.content}")


class Tree(app_commands.CommandTree[discord.Client]):
    """Answers errors instead of logging them."""

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await interaction.response.send_message(f"Something broke: {error.__cause__ or error}", ephemeral=True)


class ForeignBot(commands.Bot):
    """The bot; it notes the events it hears."""

    def __init__(self, *, message_content: bool = False, sync: bool = True) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        intents.message_content = message_content
        super().__init__(
            command_prefix="!",
            intents=intents,
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions(everyone=False, users=True, roles=True),
        )
        self.sync = sync
        self.heard: list[str] = []

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        await self.add_cog(Club())
        self.tree.add_command(greet)
        self.tree.add_command(quote)
        self.add_view(Ballot())
        self.add_view(MoreMenus())
        if self.sync:
            await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(f"{message.author.display_name}: {message.content}")

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.heard.append(f"deleted {event.message_id}")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.heard.append(f"channel gone: {channel.name}")

    async def on_resumed(self) -> None:
        self.heard.append("resumed")
