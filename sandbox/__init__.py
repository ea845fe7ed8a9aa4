"""A Discord on your own machine: any bot, no account, no network.

async with Sandbox() as box:
    anna, table = box.user("Anna"), box.channel("table")
    async with box.running(my_discord_py_bot):
        await anna.runs("/hello")
        await anna.sees("Hello, Anna")
"""

from sandbox.driver import Person, Sandbox, Violations, point_discord_at
from sandbox.people import CannotDo, DidNotRespond

__all__ = ["CannotDo", "DidNotRespond", "Person", "Sandbox", "Violations", "point_discord_at"]
