"""The rules engine: games that never wait and never talk.

A game holds open decisions; answering one moves it to the next and yields events.

>>> from engine import new_game
>>> game = new_game("kemet", seats=["anubis", "horus"], seed=bytes(range(32)), options={"quick": True})
>>> first = game.decisions[0]
>>> first.kind, first.id == f"{game.step}.{first.seat}.1"
('day.action', True)
>>> events = game.answer(first.id, first.seat, ["pray_bottom"])
>>> [event.kind for event in events][:2]
['TokenPlaced', 'PrayerGained']
"""

from engine.core.decision import Blocked, Decision, Option, Reason
from engine.core.draft import Draft
from engine.core.errors import BadGameFile, BadOptions, EngineError, IllegalAnswer
from engine.core.event import Event
from engine.core.game import Game
from engine.core.record import ENGINE, load_game, new_game, replay
from engine.core.rules import Result, Rules, register
from engine.core.sight import ALL

__all__ = [
    "ALL",
    "ENGINE",
    "BadGameFile",
    "BadOptions",
    "Blocked",
    "Decision",
    "Draft",
    "EngineError",
    "Event",
    "Game",
    "IllegalAnswer",
    "Option",
    "Reason",
    "Result",
    "Rules",
    "load_game",
    "new_game",
    "register",
    "replay",
]
