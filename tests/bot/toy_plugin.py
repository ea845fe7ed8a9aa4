"""The toy game at the table: what needs more than this for it is in the wrong place."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from discord import app_commands
from PIL import Image

from bot.app import GameMaster
from bot.clicks import Interaction
from bot.games.plugin import ComputerPlayer, Facts, Layout, Setting
from render.core.picture import Picture
from tests.core import toy


class LowCard:
    """Answers with what comes first."""

    def answer(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        decision = view["decisions"][0]
        return decision["id"], [option["id"] for option in decision["options"]][: decision["min"]]


class HighCardPlugin:
    name = "highcard"
    seats: tuple[str, ...] = ("north", "east", "south", "west")
    fewest = 2
    settings: tuple[Setting, ...] = ()

    def title(self, lang: str) -> str:
        return "High card"

    def seat_name(self, lang: str, seat: str) -> str:
        return seat.title()

    def setting_name(self, lang: str, setting: str) -> str:
        return setting

    def choice_name(self, lang: str, setting: str, value: str) -> str:
        return value

    def engine_options(self, settings: Mapping[str, Sequence[str]], players: int) -> dict[str, Any]:
        return {}

    def primer(self, lang: str, settings: Mapping[str, Sequence[str]]) -> str:
        return ""

    def topics(self, lang: str) -> list[tuple[str, str]]:
        return []

    def explain(self, lang: str, topic: str) -> str:
        return topic

    def question(self, lang: str, decision: Facts) -> str:
        return f"{decision['kind']}?"

    def short(self, lang: str, kind: str) -> str:
        return kind

    def titled(self, lang: str, decision: Facts) -> str:
        return str(decision["kind"])

    def option_label(self, lang: str, option: Facts, view: Facts | None = None) -> str:
        return f"Take {option['id']}"

    def option_detail(self, lang: str, option: Facts, view: Facts | None = None) -> str:
        return ""

    def group_label(self, lang: str, decision: Facts, group: str) -> str:
        return group

    def reason(self, lang: str, why: Facts) -> str:
        return f"Because: {why['key']}"

    def waiting(self, lang: str, asked: Facts) -> str:
        return f"{asked['seat']} {asked['state']}"

    def story(self, lang: str, events: Iterable[Facts]) -> list[str]:
        return [f"{event['event']} {event.get('winner', '')}" for event in events]

    def headline(self, lang: str, view: Facts) -> str:
        return f"Points: {view['points']}"

    def ranking(self, lang: str, result: Facts) -> list[str]:
        return [f"{place}. {seat}" for seat, place in result["places"].items()]

    def turn(self, event: Facts) -> str | None:
        return str(event["winner"]) if isinstance(event.get("winner"), str) else None

    def whose(self, view: Facts) -> str | None:
        return None

    def layout(self, decision: Facts) -> Layout:
        return Layout(letter=decision["kind"] == "highcard.card")

    def _picture(self) -> Picture:
        out = io.BytesIO()
        Image.new("RGB", (8, 8), "red").save(out, "PNG")
        return Picture(out.getvalue(), "png", "a red square", "a red square")

    def pictures(self, view: Facts, lang: str, *, live: bool) -> list[Picture]:
        return [self._picture()]

    def preview(self, view: Facts, lang: str, decision: Facts) -> Picture | None:
        return None

    def letter(self, view: Facts, lang: str) -> Picture | None:
        return self._picture()

    def hand(self, view: Facts, lang: str) -> Picture | None:
        return None

    def recap(self, views: Sequence[Facts], lang: str) -> list[Picture]:
        return [self._picture()]

    def computer(self) -> ComputerPlayer:
        return LowCard()

    def add_commands(self, app: GameMaster) -> None:
        @app.tree.command(name="highcard", description="Open a table")
        @app_commands.guild_only()
        async def highcard(interaction: Interaction) -> None:
            await app.lobbies.open(interaction, toy.HighCard.game, await app.who(interaction))
