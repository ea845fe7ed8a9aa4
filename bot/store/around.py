"""What goes on around games: votes, due times, channels that look on, who acted last."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store.database import Database, Row


@dataclass(frozen=True)
class Vote:
    """A vote: who may take part, and what was said so far."""

    id: int
    game: str
    kind: str
    data: dict[str, Any]
    by: int | None
    voters: tuple[int, ...]
    channel: int
    deadline: int
    ballots: Mapping[int, bool] = field(default_factory=dict)
    message: int | None = None
    status: str = "open"


@dataclass(frozen=True)
class Due:
    """Something to be done at a time, in seconds since 1970."""

    what: str
    game: str
    number: int
    at: int
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Mirror:
    """A channel that looks on."""

    game: str
    channel: int
    message: int | None
    data: dict[str, Any]


class Around:
    """Every change is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------ votes

    async def open_vote(self, vote: Vote) -> Vote:
        """Stores a new vote with its deadline, and gives it its number."""
        async with self._database.transaction() as connection:
            cursor = await connection.execute(
                "INSERT INTO votes (game, kind, data, by, voters, ballots, channel, deadline)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    vote.game,
                    vote.kind,
                    json.dumps(vote.data),
                    vote.by,
                    json.dumps(vote.voters),
                    json.dumps(vote.ballots),
                    vote.channel,
                    vote.deadline,
                ),
            )
            id = int(cursor.lastrowid or 0)
            await connection.execute(
                "INSERT INTO due (what, game, number, at) VALUES ('vote', ?, ?, ?)", (vote.game, id, vote.deadline)
            )
        found = await self.vote(id)
        assert found is not None
        return found

    async def vote(self, id: int) -> Vote | None:
        row = await self._database.row("SELECT * FROM votes WHERE id = ?", (id,))
        return None if row is None else _vote(row)

    async def votes(self, game: str) -> list[Vote]:
        """The open votes of a game."""
        rows = await self._database.rows("SELECT * FROM votes WHERE game = ? AND status = 'open' ORDER BY id", (game,))
        return [_vote(row) for row in rows]

    async def unfinished(self) -> list[Vote]:
        """Votes that were passed but not carried out, or not known to be posted, before the process ended."""
        rows = await self._database.rows(
            "SELECT * FROM votes WHERE status = 'passed' OR (status = 'open' AND message IS NULL) ORDER BY id"
        )
        return [_vote(row) for row in rows]

    async def save_vote(self, vote: Vote) -> None:
        """Ballots, message and status."""
        ballots = json.dumps({str(user): yes for user, yes in vote.ballots.items()})
        async with self._database.transaction() as connection:
            await connection.execute(
                "UPDATE votes SET ballots = ?, message = ?, status = ? WHERE id = ?",
                (ballots, vote.message, vote.status, vote.id),
            )
            if vote.status != "open":
                await connection.execute("DELETE FROM due WHERE what = 'vote' AND number = ?", (vote.id,))

    # ------------------------------------------------------------------ due times

    async def plan(self, due: Due, *, again: bool = True) -> None:
        """Something is due later. What is planned already is moved, or with `again=False` left as it is."""
        clause = "DO UPDATE SET at = excluded.at, data = excluded.data" if again else "DO NOTHING"
        await self._database.write(
            "INSERT INTO due (what, game, number, at, data) VALUES (?, ?, ?, ?, ?)"
            f" ON CONFLICT (what, game, number) {clause}",
            (due.what, due.game, due.number, due.at, json.dumps(due.data)),
        )

    async def drop(self, due: Due) -> None:
        await self._database.write(
            "DELETE FROM due WHERE what = ? AND game = ? AND number = ?", (due.what, due.game, due.number)
        )

    async def due(self, at: int) -> list[Due]:
        """Everything that is due, in order."""
        rows = await self._database.rows("SELECT * FROM due WHERE at <= ? ORDER BY at, what, number", (at,))
        return [Due(row["what"], row["game"], row["number"], row["at"], json.loads(row["data"])) for row in rows]

    async def next_due(self) -> int | None:
        row = await self._database.row("SELECT min(at) AS at FROM due")
        return None if row is None or row["at"] is None else int(row["at"])

    async def touched(self, game: str) -> int:
        """When the last act of a game was."""
        row = await self._database.row("SELECT touched FROM games WHERE id = ?", (game,))
        return int(row["touched"]) if row is not None else 0

    # ------------------------------------------------------------------ looking on

    async def mirrors(self, game: str) -> list[Mirror]:
        rows = await self._database.rows("SELECT * FROM spectators WHERE game = ? ORDER BY channel", (game,))
        return [Mirror(row["game"], row["channel"], row["message"], json.loads(row["data"])) for row in rows]

    async def mirrored(self) -> set[str]:
        """Games that somebody looks on to."""
        return {row["game"] for row in await self._database.rows("SELECT DISTINCT game FROM spectators")}

    async def mirrored_in(self, channel: int) -> str | None:
        """The newest live game that is shown in a channel."""
        row = await self._database.row(
            "SELECT s.game FROM spectators s JOIN games ON games.id = s.game WHERE s.channel = ?"
            " ORDER BY games.touched DESC",
            (channel,),
        )
        return None if row is None else str(row["game"])

    async def put_mirror(self, mirror: Mirror) -> None:
        await self._database.write(
            "INSERT INTO spectators (game, channel, message, data) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (game, channel) DO UPDATE SET message = excluded.message, data = excluded.data",
            (mirror.game, mirror.channel, mirror.message, json.dumps(mirror.data)),
        )

    async def drop_mirror(self, game: str, channel: int) -> None:
        await self._database.write("DELETE FROM spectators WHERE game = ? AND channel = ?", (game, channel))

    # ------------------------------------------------------------------ people

    async def last_entry(self, game: str, user: int) -> int | None:
        """The last entry of the log that a user has written."""
        row = await self._database.row(
            "SELECT max(entry) AS entry FROM log JOIN acts USING (interaction) WHERE log.game = ? AND acts.user = ?",
            (game, user),
        )
        return None if row is None or row["entry"] is None else int(row["entry"])

    async def games_of(self, user: int, *statuses: str) -> list[str]:
        """The games in these states in which a user sits, newest first."""
        marks = ", ".join("?" * len(statuses))
        rows = await self._database.rows(
            "SELECT DISTINCT games.id, touched FROM games JOIN seats ON seats.game = games.id"
            f" WHERE seats.user = ? AND status IN ({marks}) ORDER BY touched DESC",
            (user, *statuses),
        )
        return [str(row["id"]) for row in rows]

    async def last_in(self, channel: int) -> str | None:
        """The last game in a channel that has ended or is parked."""
        row = await self._database.row(
            "SELECT id FROM games WHERE channel = ? AND status IN ('over', 'parked') ORDER BY touched DESC", (channel,)
        )
        return None if row is None else str(row["id"])


def _vote(row: Row) -> Vote:
    return Vote(
        id=row["id"],
        game=row["game"],
        kind=row["kind"],
        data=json.loads(row["data"]),
        by=row["by"],
        voters=tuple(json.loads(row["voters"])),
        channel=row["channel"],
        deadline=row["deadline"],
        ballots={int(user): bool(yes) for user, yes in json.loads(row["ballots"]).items()},
        message=row["message"],
        status=row["status"],
    )
