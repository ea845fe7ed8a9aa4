"""A second client library, written by other people, lives on the sandbox too."""

import asyncio
from collections.abc import AsyncIterator

import hikari
import pytest

from sandbox import Person, Sandbox


@pytest.fixture
async def hikari_bot(box: Sandbox) -> AsyncIterator[hikari.GatewayBot]:
    bot = hikari.GatewayBot(
        box.token,
        intents=hikari.Intents.ALL_UNPRIVILEGED,
        banner=None,
        logs=None,
        rest_url=box.api_url,
        suppress_optimization_warning=True,
    )
    ready = asyncio.Event()

    async def greet(event: hikari.InteractionCreateEvent) -> None:
        await answer(bot, event.interaction)

    async def started(event: hikari.GuildAvailableEvent) -> None:
        ready.set()

    bot.subscribe(hikari.InteractionCreateEvent, greet)
    bot.subscribe(hikari.GuildAvailableEvent, started)
    await bot.start(check_for_updates=False)
    await asyncio.wait_for(ready.wait(), 10)
    greeting = bot.rest.slash_command_builder("greet", "Greets somebody").set_name_localizations({"de": "grüssen"})
    greeting.add_option(
        hikari.CommandOption(type=hikari.OptionType.USER, name="whom", description="Whom", is_required=True)
    )
    await bot.rest.set_application_commands(int(box.bot.id), [greeting])
    yield bot
    await bot.close()


async def answer(bot: hikari.GatewayBot, interaction: hikari.PartialInteraction) -> None:
    """A command is answered with a button, a click with a modal, the modal with an edit and a whisper."""
    if isinstance(interaction, hikari.CommandInteraction):
        assert interaction.resolved is not None
        [user] = interaction.resolved.users.values()
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "name", label="Name")
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, f"Hello {user.mention}", component=row, user_mentions=True
        )
    elif isinstance(interaction, hikari.ComponentInteraction):
        row_of_field = bot.rest.build_modal_action_row().add_text_input("name", "Your name")
        await interaction.create_modal_response("Who are you?", "who", component=row_of_field)
    elif isinstance(interaction, hikari.ModalInteraction):
        field = interaction.components[0][0]
        assert isinstance(field, hikari.TextInputComponent)
        name = field.value
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, f"It was {name}", component=None)
        await interaction.execute(f"Between us, {name}", flags=hikari.MessageFlag.EPHEMERAL)


async def test_hikari_logs_in_registers_and_answers(
    box: Sandbox, hikari_bot: hikari.GatewayBot, anna: Person, ben: Person
) -> None:
    assert [guild.name for guild in hikari_bot.cache.get_guilds_view().values()] == ["Club"]
    await anna.runs("/greet", whom=ben)
    message = await ben.sees("Hello @Ben")
    assert message is not None
    assert ben.pings == [message]
    await ben.clicks("Name")
    await ben.submits(name="Benjamin")
    await anna.sees("It was Benjamin")
    await ben.sees("Between us, Benjamin")
    await anna.sees_nothing_of("Between us")


async def test_hikari_reads_what_the_sandbox_tells(box: Sandbox, hikari_bot: hikari.GatewayBot, anna: Person) -> None:
    place = int(box.first_channel().id)
    sent = await hikari_bot.rest.create_message(
        place, "words", attachment=hikari.Bytes(b"data", "a.txt"), embed=hikari.Embed(title="Title")
    )
    assert await sent.attachments[0].read() == b"data"
    await sent.add_reaction("🎲")
    await sent.edit("other words")
    thread = await hikari_bot.rest.create_message_thread(place, sent, "aside")
    await hikari_bot.rest.create_message(thread.id, "inside")
    history = await hikari_bot.rest.fetch_messages(place)
    assert [message.content for message in history] == ["other words"]
    assert history[0].reactions[0].emoji == "🎲"
    member = await hikari_bot.rest.fetch_member(int(box.guild().id), int(anna.id))
    assert member.display_name == "Anna"
    direct = await hikari_bot.rest.create_dm_channel(int(anna.id))
    await direct.send("psst")
    await anna.sees("psst", at=box.dm(anna))
    anna.refuses_dms()
    with pytest.raises(hikari.ForbiddenError) as caught:
        await direct.send("psst")
    assert caught.value.code == 50007
