"""The slash commands of Kemet: `/kemet` for the table and for looking, `/act` for playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import looking, settings
from bot.commands import Book, Call
from bot.games.kemet import looks
from bot.games.kemet.acts import Acts
from bot.steward import search_seat

if TYPE_CHECKING:
    from bot.app import GameMaster


def add_commands(app: GameMaster) -> None:
    """Adds both groups."""
    table = Book(app, "kemet")
    _add_looks(table)
    _add_table(app, table)
    acts = Book(app, "act")
    Acts(acts, app.around.undoing)
    app.tree.add_command(table.group)
    app.tree.add_command(acts.group)


def _add_looks(book: Book) -> None:
    book.add("status", looks.status)
    book.add("board", looks.board, search={"part": looks.search_part})
    book.add("hand", looks.hand)
    book.add("player", looks.player, search={"seat": search_seat})
    book.add("tiles", looks.tiles, search={"colour": looks.search_colour})
    book.add("tile", looks.tile, search={"name": looks.search_tile})
    book.add("rules", looks.rules, search={"topic": looks.search_topic})
    book.add("odds", looks.odds, search={"zone": looks.search_target, "creature": looks.search_creature})
    book.add("log", looking.log)
    book.add("since", looking.since)
    book.add("export", looking.export)
    book.add("help", looks.guide)


def _add_table(app: GameMaster, book: Book) -> None:
    steward, mirrors = app.around.steward, app.around.mirrors

    async def new(call: Call) -> None:
        await app.lobbies.open(call.interaction, "kemet", call.user)

    book.add("new", new)
    book.add("spectate", mirrors.spectate)
    book.add("replace", steward.replace, search={"seat": search_seat})
    book.add("resign", steward.resign)
    book.add("pause", steward.pause)
    book.add("stop", steward.stop)
    book.add("resume", steward.resume, search={"game": steward.search_game})
    book.add(
        "settings",
        settings.settings,
        choices={
            "notify": settings.CALLS,
            "show": settings.SHOWN,
            "language": settings.LANGUAGES,
            "letters": settings.LETTERS,
        },
    )
