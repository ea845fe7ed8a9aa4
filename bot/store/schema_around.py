"""The second version of the file: votes and due times."""

from __future__ import annotations

SECOND = """
CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,               -- undo, replace, pause, stop
    data TEXT NOT NULL,               -- what it is about, JSON; public
    by INTEGER,                       -- NULL: the bot itself
    voters TEXT NOT NULL,             -- who may vote, JSON
    ballots TEXT NOT NULL DEFAULT '{}',
    channel INTEGER NOT NULL,
    message INTEGER,
    deadline INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'passed', 'failed', 'done'))
);
CREATE INDEX open_votes ON votes (game) WHERE status IN ('open', 'passed');

CREATE TABLE due (
    what TEXT NOT NULL,               -- remind, park, vote
    game TEXT NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    data TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (what, game, number)
) WITHOUT ROWID;
CREATE INDEX due_next ON due (at);
CREATE INDEX acts_of_users ON acts (game, user, at);
"""
