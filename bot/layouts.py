"""Building blocks of messages: inert components, so that the client library keeps none of them in memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import discord
from discord import ui

from bot.drawing import files_of
from render.core.picture import Picture

MOST_TEXT = 4000
LABEL, DESCRIPTION, PLACEHOLDER = 80, 100, 150
SAND = 0xC9A227

Style = discord.ButtonStyle
Row = ui.ActionRow["Sheetless"]


class Sheetless(ui.LayoutView):
    """A layout without behaviour: the router hears of every click."""


@dataclass
class Page:
    """A message before it is sent: text, pictures, rows of components, text below, in this order."""

    text: str = ""
    pictures: list[Picture] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    below: str = ""
    files: list[discord.File] = field(default_factory=list)
    captions: list[str] = field(default_factory=list)  # above the rows, one by one
    accent: int = SAND
    stem: str = "picture"

    def build(self) -> tuple[Sheetless, list[discord.File]]:
        """The layout and its attachments, made anew: neither can be sent twice."""
        box: ui.Container[Sheetless] = ui.Container(accent_colour=self.accent)
        room = MOST_TEXT - len(self.below)
        if self.text:
            box.add_item(ui.TextDisplay(fit(self.text, room)))
        attached = files_of(self.pictures, self.stem)
        for file in attached:
            item = discord.MediaGalleryItem(file, description=file.description)
            box.add_item(ui.MediaGallery(item))
        for extra in self.files:
            box.add_item(ui.File(extra))
        if self.below:
            box.add_item(ui.TextDisplay(self.below))
        for place, row in enumerate(self.rows):
            if place < len(self.captions):
                box.add_item(ui.TextDisplay(self.captions[place]))
            box.add_item(row)
        view = Sheetless(timeout=None)
        view.add_item(box)
        view.stop()
        return view, [*attached, *self.files]


def shows(message: discord.Message, page: Page) -> bool:
    """The message holds the text of the page: it is not an older one."""
    wanted = {fit(page.text, MOST_TEXT - len(page.below)), page.below} - {""}
    return {text.strip() for text in wanted} <= {text.strip() for text in _texts(message.components)}


def _texts(parts: Iterable[object]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, discord.TextDisplay):
            yield part.content
        elif isinstance(part, discord.Container):
            yield from _texts(part.children)


def fit(text: str, most: int) -> str:
    """At most so many characters; what is too long ends with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def button(
    label: str, custom_id: str, style: Style = Style.secondary, *, emoji: str | None = None
) -> ui.Button[Sheetless]:
    return ui.Button(label=fit(label, LABEL), custom_id=custom_id, style=style, emoji=emoji)


@dataclass(frozen=True)
class Item:
    """An entry of a menu."""

    label: str
    value: str
    detail: str = ""
    chosen: bool = False


def menu(placeholder: str, custom_id: str, items: Sequence[Item], *, least: int = 1, most: int = 1) -> Row:
    """A menu in a row of its own."""
    options = [
        discord.SelectOption(
            label=fit(item.label, LABEL),
            value=item.value,
            description=fit(item.detail, DESCRIPTION) or None,
            default=item.chosen,
        )
        for item in items
    ]
    return ui.ActionRow(
        ui.Select(
            placeholder=fit(placeholder, PLACEHOLDER),
            custom_id=custom_id,
            options=options,
            min_values=min(least, len(items)),
            max_values=min(most, len(items)),
        )
    )


def rows(buttons: Iterable[ui.Button[Sheetless]]) -> list[Row]:
    """Buttons in rows of five."""
    every = list(buttons)
    return [ui.ActionRow(*every[start : start + 5]) for start in range(0, len(every), 5)]
