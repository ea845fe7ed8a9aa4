"""Slash commands, whatever game they belong to: who calls, how parameters become answers, names in every language."""

from bot.commands.book import Book, Names
from bot.commands.calls import Call

__all__ = ["Book", "Call", "Names"]
