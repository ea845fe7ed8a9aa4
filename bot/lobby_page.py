"""What a lobby looks like: its message, and the private page with its settings."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from discord import ui

from bot.clicks import say
from bot.custom_id import NOBODY, CustomId
from bot.games.plugin import Plugin, Setting
from bot.guide import rules_button
from bot.layouts import Item, Page, Row, Style, button, menu
from bot.store import Settings
from bot.table import Table

COMMON = (
    Setting("lang", ("en", "de"), ("en",)),
    Setting("fill", ("none", "2", "3", "4", "5"), ("none",)),
    Setting("reminder", ("off", "8h", "24h", "3d"), ("24h",)),
)
"""What every game lets choose: the table's language, computer players up to so many seats, when to remind."""


def settings_of(plugin: Plugin) -> tuple[Setting, ...]:
    most = len(plugin.seats)
    common = [
        Setting(
            "fill",
            tuple([choice for choice in found.choices if not choice.isdecimal() or int(choice) <= most]),
            found.default,
        )
        if found.id == "fill"
        else found
        for found in COMMON
    ]
    return (*plugin.settings, *common)


def setting(plugin: Plugin, id: str) -> Setting | None:
    return next((found for found in settings_of(plugin) if found.id == id), None)


def chosen(settings: Settings, known: Setting) -> list[str]:
    """What a setting stands at; a lobby may be older than a setting."""
    return list(settings.get(known.id, known.default))


def offered(plugin: Plugin, settings: Settings) -> list[Setting]:
    """The settings that can be chosen as the others stand; what leaves no choice is none."""
    return [known for known in settings_of(plugin) if len(known.choices) > 1 and _is_offered(known, settings)]


def _is_offered(known: Setting, settings: Settings) -> bool:
    if known.needs is None:
        return True
    other, values = known.needs
    return not set(values).isdisjoint(settings.get(other, ()))


def changed(plugin: Plugin, settings: Settings, known: Setting, wanted: Sequence[str]) -> Settings:
    """The settings after one was chosen anew; what can no longer be chosen falls back to its default."""
    values = [choice for choice in known.choices if choice in wanted]
    if len(values) > 1:
        # what stood there is still marked in the menu: who adds something means that
        before = chosen(settings, known)
        single = [choice for choice in values if choice in known.alone and choice not in before]
        values = single[:1] or [choice for choice in values if choice not in known.alone][: known.most]
    found = {**settings, known.id: values}
    for other in settings_of(plugin):
        if not _is_offered(other, found):
            found[other.id] = list(other.default)
    return found


def setting_name(plugin: Plugin, lang: str, id: str) -> str:
    common = any(found.id == id for found in COMMON)
    return say(lang, f"setting-{id}") if common else plugin.setting_name(lang, id)


def choice_name(plugin: Plugin, lang: str, id: str, value: str) -> str:
    common = any(found.id == id for found in COMMON)
    return say(lang, f"setting-{id}.{_key(value)}") if common else plugin.choice_name(lang, id, value)


def _key(value: str) -> str:
    return f"n{value}" if value[0].isdecimal() else value  # attributes of texts begin with a letter


def commitment(seed: str) -> str:
    """What is published before the game, so that nobody can change the seed afterwards."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def lobby_page(table: Table) -> Page:
    """The lobby's public message."""
    record, plugin, lang = table.record, table.plugin, table.lang
    lines = [f"## {say(lang, 'lobby-title', game=plugin.title(lang))}"]
    if record.status == "closed":
        return Page("\n".join([*lines, say(lang, "lobby-called-off")]))
    primer = plugin.primer(lang, record.settings)
    lines += [primer, ""] if primer else []
    if not record.seats:
        lines.append(say(lang, "lobby-empty"))
    for found in record.seats:
        who = f"<@{found.user}>" if found.user is not None else say(lang, "computer")
        lines.append(f"- **{plugin.seat_name(lang, found.seat)}**: {who}")
    lines.append("")
    for known in offered(plugin, record.settings):
        names = [choice_name(plugin, lang, known.id, value) for value in chosen(record.settings, known)]
        lines.append(f"-# {setting_name(plugin, lang, known.id)}: {', '.join(names)}")
    lines.append(f"-# {say(lang, 'lobby-commitment', hash=commitment(record.seed))}")
    if record.status != "lobby":
        return Page("\n".join([*lines, "", say(lang, "lobby-started")]))
    return Page("\n".join(lines), rows=_controls(table), below=say(lang, "lobby-how", host=f"<@{record.host}>"))


def _controls(table: Table) -> list[Row]:
    plugin, lang = table.plugin, table.lang
    free = [seat for seat in plugin.seats if table.player(seat) is None]
    items = [Item(plugin.seat_name(lang, seat), seat) for seat in free]
    found = [menu(say(lang, "lobby-join"), _id(table, "lobby_join"), items)] if items else []
    ready = bool(table.seats)
    made = [button(say(lang, "lobby-start"), _id(table, "lobby_start"), Style.success)] if ready else []
    made += [
        button(say(lang, "lobby-options"), _id(table, "lobby_opts")),
        button(say(lang, "lobby-leave"), _id(table, "lobby_leave")),
        *rules_button(plugin, lang, table.id),
        button(say(lang, "lobby-close"), _id(table, "lobby_close"), Style.danger),
    ]
    return [*found, ui.ActionRow(*made)]


def _id(table: Table, action: str, arg: str = "") -> str:
    return str(CustomId(table.id, NOBODY, 0, action, arg))


def options_page(table: Table, lang: str) -> Page:
    """The settings, for whoever may change them."""
    plugin, record = table.plugin, table.record
    found = []
    for known in offered(plugin, record.settings):
        taken = chosen(record.settings, known)
        items = [
            Item(choice_name(plugin, lang, known.id, choice), choice, chosen=choice in taken)
            for choice in known.choices
        ]
        found.append(
            menu(setting_name(plugin, lang, known.id), _id(table, "lobby_set", known.id), items, most=known.most)
        )
    # a menu with something chosen no longer shows what it is about
    names = [f"**{setting_name(plugin, lang, known.id)}**" for known in offered(plugin, record.settings)]
    return Page(f"### {say(lang, 'lobby-options')}", rows=found, captions=names)
