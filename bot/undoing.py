"""Taking back by command: freely where nobody is concerned, by consent of all where others are."""

from __future__ import annotations

from bot.commands.calls import Call
from bot.errors import Refusal
from bot.store.around import Vote
from bot.story import UNDONE
from bot.table import Table
from bot.takeback import free_undo, in_effect
from bot.votes import Votes
from engine import Event, Game


class Undoing:
    """`undo` of every game."""

    def __init__(self, votes: Votes) -> None:
        self._votes = votes
        votes.add("undo", self.carry_out)

    async def ask(self, call: Call) -> None:
        """Takes the caller's last act back, or asks the others for it."""
        table, seat = call.table, call.seat
        game, click = table.live(), call.click(seat)
        if any(asked["seat"] == seat and asked["state"] == "locked" for asked in game.asked()):
            await call.app.play.change(click)
            return
        if await free_undo(call.app.store, table, seat) is not None:
            await call.app.play.undo(click)
            return
        to = await self._last_act(call, game, seat)
        voters = sorted({found.user for found in table.seats if found.user is not None})
        await call.think()
        vote = await self._votes.open(table, "undo", {"seat": seat, "to": to}, voters, call.user.id)
        await call.tell(call.say("vote-opened" if vote.status == "open" else "done"))

    async def _last_act(self, call: Call, game: Game, seat: str) -> int:
        """The entry before which the seat's last act began."""
        acts = {entry: interaction for entry, _, interaction in await call.app.store.games.log(call.table.id)}
        own = [entry for entry in in_effect(game) if game.log[entry][1] == seat]
        if not own:
            raise Refusal("undo-nothing")
        return min(entry for entry in own if acts.get(entry) == acts.get(own[-1]))

    async def carry_out(self, table: Table, vote: Vote) -> None:
        to, seat = int(vote.data["to"]), str(vote.data["seat"])

        def change(game: Game) -> list[Event]:
            if to not in in_effect(game):
                raise Refusal("undo-too-late")
            return game.undo(to, seat)

        await table.act(f"vote:{vote.id}", change, notes=[{"event": UNDONE, "seat": seat}])
