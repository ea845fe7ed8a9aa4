"""How fast the sandbox is: `python -m tests.sandbox.bench_sandbox`.

A round trip is a slash command or a click of a user, its way through the gateway to a discord.py bot, the bot's
callback over HTTP, and the answer on the user's screen.
"""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from sandbox import Sandbox

WARM_UP, ROUNDS = 20, 200
OLD_MESSAGES = 2000


class Echo(discord.Client):
    """Answers a command with a button, and a click by editing."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="echo", description="Echo")(_echo)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            assert interaction.message is not None
            number = int(interaction.message.content.split()[-1])
            await interaction.response.edit_message(content=f"clicked {number + 1}")


async def _echo(interaction: discord.Interaction, number: int) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="More", custom_id="more"))
    view.stop()
    await interaction.response.send_message(f"echo {number}", view=view)


async def _median_ms(round_trip: Callable[[int], Awaitable[object]]) -> float:
    times = []
    for number in range(WARM_UP + ROUNDS):
        begun = time.perf_counter()
        await round_trip(number)
        times.append(time.perf_counter() - begun)
    return statistics.median(times[WARM_UP:]) * 1000


async def _measure(*, openapi: bool, old_messages: int = 0) -> tuple[float, float]:
    """Medians of a command and of a click, in milliseconds."""
    async with Sandbox(openapi=openapi) as box:
        anna, table = box.user("Anna"), box.channel("table")
        for number in range(old_messages):
            anna.writes(f"old message {number}")
        async with box.running(Echo()):

            async def command(number: int) -> None:
                await anna.runs("/echo", number=number, at=table)
                await anna.sees(f"echo {number}")

            async def click(number: int) -> None:
                await anna.clicks("More", on=message)
                await anna.sees(f"clicked {number + 1}")

            commands = await _median_ms(command)
            await anna.runs("/echo", number=0, at=table)
            message = box.messages[-1]
            clicks = await _median_ms(click)
    return commands, clicks


def figures() -> list[tuple[str, str]]:
    """The figures with their names."""
    out = []
    for name, openapi, old in (
        ("with every request and answer held against the OpenAPI description", True, 0),
        ("without", False, 0),
        (f"with it, in a channel of {OLD_MESSAGES:,} messages", True, OLD_MESSAGES),
    ):
        command, click = asyncio.run(_measure(openapi=openapi, old_messages=old))
        out.append((f"sandbox round trip, {name}", f"command {command:.1f} ms, click {click:.1f} ms (medians)"))
    return out


if __name__ == "__main__":
    for name, value in figures():
        print(f"{name}: {value}")
