"""Kemet at the table."""

from bot.games.kemet.plugin import Kemet

PLUGIN = Kemet()
