"""The game master on Discord: tables in channels, panels, pictures, a store that forgets nothing it has acknowledged.

Everything here is about tables, whatever is played on them; what belongs to one game lives in `bot.games.<game>`.
"""
