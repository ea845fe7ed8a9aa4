"""The tables of the store, and how an older file becomes a newer one.

Each migration is a script that takes the file from version n to n + 1; they are only ever added to.
"""

from __future__ import annotations

from bot.store.schema_around import SECOND

FIRST = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'paused', 'parked', 'over', 'closed', 'broken')),
    host INTEGER NOT NULL,
    lang TEXT NOT NULL,
    settings TEXT NOT NULL,           -- what was chosen in the lobby, JSON
    seed TEXT NOT NULL,               -- SECRET until the game is over
    state TEXT,                       -- the whole game, JSON; SECRET. NULL in the lobby
    owner TEXT NOT NULL DEFAULT '',   -- whose turn the newest narration is about
    dirty INTEGER NOT NULL DEFAULT 0, -- how many changes the channel does not show yet
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
);
CREATE UNIQUE INDEX one_table_a_channel ON games (channel) WHERE status IN ('lobby', 'live', 'paused', 'broken');
CREATE INDEX dirty_games ON games (dirty) WHERE dirty;

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    user INTEGER,                     -- NULL: a computer player
    joined TEXT NOT NULL,             -- the id of the click; part of the salt
    place INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_users ON seats (user);

CREATE TABLE acts (
    interaction TEXT PRIMARY KEY,     -- no act is carried out twice
    game TEXT NOT NULL REFERENCES games (id),
    user INTEGER,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE log (
    game TEXT NOT NULL REFERENCES games (id),
    entry INTEGER NOT NULL,
    data TEXT NOT NULL,
    interaction TEXT NOT NULL REFERENCES acts (interaction),
    PRIMARY KEY (game, entry)
) WITHOUT ROWID;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TABLE tales (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL REFERENCES games (id),
    entry INTEGER NOT NULL,
    owner TEXT NOT NULL,              -- whose turn it is about; '' for computer players and what belongs to all
    opens INTEGER NOT NULL,           -- a new turn begins with it
    events TEXT NOT NULL              -- public events only, JSON
);
CREATE INDEX tales_of_games ON tales (game, n);

CREATE TABLE drafts (
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    revision INTEGER NOT NULL,
    answers TEXT NOT NULL,
    page TEXT NOT NULL,               -- where in the panel the player is, JSON
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    channel INTEGER NOT NULL,
    kind TEXT NOT NULL,               -- lobby, turn, call, letter, end
    data TEXT NOT NULL,
    posted INTEGER NOT NULL
);
CREATE INDEX messages_of_games ON messages (game, kind);

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    lang TEXT NOT NULL,
    settings TEXT NOT NULL
);

CREATE TABLE spectators (
    game TEXT NOT NULL REFERENCES games (id),
    channel INTEGER NOT NULL,
    message INTEGER,
    data TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (game, channel)
) WITHOUT ROWID;
"""

MIGRATIONS: tuple[str, ...] = (FIRST, SECOND)
