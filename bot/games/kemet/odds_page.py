"""Odds in words: a line for each own card against everything the opponent may lay."""

from __future__ import annotations

import words
from engine.kemet.odds import Cell, Odds

SIGNS = {"yes": "✅", "maybe": "❔", "no": "❌"}


def odds_lines(lang: str, table: Odds) -> list[str]:
    """The whole table, best card first."""
    lines = [
        words.say(
            lang,
            "bot-kemet-odds-title",
            attacker=table.attacker,
            defender=table.defender,
            zone=table.zone,
            unknown=table.unknown,
        )
    ]
    for key, sources in (("deeds", table.deeds), ("own-deeds", table.own_deeds)):
        if sources:
            named = words.join(lang, [words.source(lang, source) for source in sources])
            lines.append(words.say(lang, f"bot-kemet-odds-{key}", deeds=named))
    for key, source in (("bans", table.bans), ("own-bans", table.own_bans)):
        if source is not None:
            lines.append(words.say(lang, f"bot-kemet-odds-{key}", avatar=words.source(lang, source)))
    for card in sorted(table.cards, key=table.chance, reverse=True):
        cells = [table.cell(card, enemy) for enemy in table.against]
        lines.append(
            words.say(
                lang,
                "bot-kemet-odds-card",
                card=card,
                signs="".join([SIGNS[cell.wins] for cell in cells]),
                sure=sum([cell.wins == "yes" for cell in cells]),
                maybe=sum([cell.wins == "maybe" for cell in cells]),
                of=len(cells),
                margin=_span(min([cell.margin[0] for cell in cells]), max([cell.margin[1] for cell in cells])),
                own=_losses(cells, "own_losses"),
                theirs=_losses(cells, "their_losses"),
            )
        )
    against = words.join(lang, [words.say(lang, f"battle_card-{enemy}.nick") for enemy in table.against])
    lines.append(words.say(lang, "bot-kemet-odds-legend", against=against))
    return lines


def _losses(cells: list[Cell], name: str) -> str:
    pairs: list[tuple[int, int]] = [getattr(cell, name) for cell in cells]
    return _span(min([least for least, _ in pairs]), max([most for _, most in pairs]))


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} … {most}"
