"""A group of commands: handlers become commands, with names and descriptions in every language we have."""

from __future__ import annotations

import inspect
import logging
import time
import typing
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

import words
from bot.clicks import Interaction
from bot.commands.calls import Call

if TYPE_CHECKING:
    from bot.app import GameMaster

log = logging.getLogger(__name__)
MOST_CHOICES = 25
LONGEST = 100

Handler = Callable[..., Awaitable[None]]
Found = Iterable[tuple[str, str | int]]
"""(shown, sent) values of a parameter."""
Search = Callable[[Call, str], Awaitable[Found]]
LOCALES = {discord.Locale.german: "de"}


class Names(app_commands.Translator):
    """Names and descriptions in the languages of Discord's clients; English is what the commands are made with."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        lang = LOCALES.get(locale)
        return words.say(lang, key) if key is not None and lang is not None else None


def text(key: str) -> app_commands.locale_str:
    """A text of a command that can be translated."""
    return app_commands.locale_str(words.say("en", key), key=key)


class Book:
    """The commands of one group, `/<name> …`. Texts: `command-<name>`, `param-<name>`, each with `.about`."""

    def __init__(self, app: GameMaster, name: str) -> None:
        self._app = app
        self.group = app_commands.Group(
            name=text(f"command-{name}"), description=text(f"command-{name}.about"), guild_only=True
        )

    def add(
        self,
        name: str,
        handler: Handler,
        *,
        search: Mapping[str, Search] | None = None,
        choices: Mapping[str, Iterable[str]] | None = None,
    ) -> None:
        """Adds a command. The handler's parameters after the call are the command's.

        `search` finds values while a parameter is typed; `choices` are fixed ones, named by `choice-<value>`.
        """
        own = f"{self.group.name}-{name}"
        key = f"command-{own}" if words.has("en", f"command-{own}") else f"command-{name}"
        made: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=text(key),
            description=text(f"{key}.about"),
            callback=self._callback(own, name, handler, search or {}, choices or {}),
            parent=self.group,
        )
        self.group.add_command(made)

    def _callback(
        self,
        path: str,
        name: str,
        handler: Handler,
        search: Mapping[str, Search],
        choices: Mapping[str, Iterable[str]],
    ) -> Any:
        hints = typing.get_type_hints(handler, include_extras=True)
        every = list(inspect.signature(handler).parameters.values())[1:]
        params = [param.replace(annotation=hints[param.name]) for param in every]

        async def run(interaction: Interaction, **given: Any) -> None:
            began = time.monotonic()
            call: Call | None = None
            try:
                call = await self._call(interaction)
                await handler(call, **given)
            except Exception as error:
                lang = call.lang if call else self._app.lang(interaction)
                game = call.found.id if call and call.found else None
                await self._app.router.failed(interaction, error, lang, game)
            log.info("command", extra={"command": path, "ms": round((time.monotonic() - began) * 1000)})

        first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
        run.__signature__ = inspect.Signature([first, *params])  # type: ignore[attr-defined]
        run.__doc__ = None
        names = {param.name: _param_key(name, param.name) for param in params}
        if names:
            app_commands.describe(**{param: text(f"{key}.about") for param, key in names.items()})(run)
            app_commands.rename(**{param: text(key) for param, key in names.items()})(run)
        for param, find in search.items():
            if param not in names:
                continue  # a slot that this command leaves to the default
            app_commands.autocomplete(**{param: self._searching(path, find)})(run)
        for param, values in choices.items():
            made = [app_commands.Choice(name=text(f"choice-{value}"), value=value) for value in values]
            app_commands.choices(**{param: made})(run)
        return run

    async def _call(self, interaction: Interaction) -> Call:
        user = await self._app.who(interaction)
        return Call(self._app, interaction, user, await self._app.around.table_for(interaction))

    def _searching(self, path: str, find: Search) -> Any:
        async def searching(interaction: Interaction, typed: str | int) -> list[app_commands.Choice[Any]]:
            """Never raises: whoever may not know gets an empty list, as does everybody when something fails."""
            try:
                found = await find(await self._call(interaction), str(typed))
                return offered(found, str(typed))
            except Exception as error:
                log.info("no suggestions", extra={"command": path, "why": type(error).__name__})
                return []

        return searching


def offered(found: Found, typed: str) -> list[app_commands.Choice[Any]]:
    """At most 25 values that fit what is typed (after a comma), those that begin with it first."""
    wanted = typed.rpartition(",")[2].casefold().strip()
    fits = [(name, value) for name, value in found if wanted in name.casefold() or wanted in str(value).casefold()]
    fits.sort(key=lambda pair: not pair[0].casefold().startswith(wanted))
    return [
        app_commands.Choice(name=_short(name), value=value)
        for name, value in fits[:MOST_CHOICES]
        if not isinstance(value, str) or 0 < len(value) <= LONGEST
    ]


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def _param_key(command: str, param: str) -> str:
    """Parameters of the same name share a text, where a command has none of its own."""
    own = f"param-{command}-{param}"
    return own if words.has("en", own) else f"param-{param}"
