"""What was done wrong: by the bot in its requests, or by the sandbox in its answers."""

from collections.abc import Callable
from typing import Any

from sandbox.openapi import OpenApi


class Checks:
    """Collects violations; a test that ends with any of them fails."""

    def __init__(self, openapi: OpenApi | None) -> None:
        self._openapi = openapi
        self.enabled = True
        self.violations: list[str] = []
        self.listener: Callable[[str], None] | None = None  # hears of each violation at once

    @property
    def against_openapi(self) -> bool:
        """Traffic is also compared with Discord's own description."""
        return self._openapi is not None and self.enabled

    def request(self, method: str, path: str, template: str, query: dict[str, str], body: Any) -> None:
        """Look at a request before it is carried out."""
        if self._openapi and self.enabled:
            self.found(*self._openapi.check_request(method, path, template, query, body))

    def answer(self, method: str, path: str, template: str, status: int, body: Any) -> None:
        """Look at an answer before it leaves."""
        where = f"{method} {template}"
        if status == 400 and isinstance(body, dict) and body.get("code") == 50035:
            self.found(f"{where}: refused as Invalid Form Body: {body.get('errors', body['message'])}")
        if self._openapi and self.enabled:
            self.found(*self._openapi.check_answer(method, path, template, status, body))

    def notes(self, method: str, template: str, notes: list[str]) -> None:
        """Fields that Discord ignores, but that the sender surely meant to have an effect."""
        self.found(*(f"{method} {template}: field without effect: {note}" for note in notes))

    def own_fault(self, text: str) -> None:
        """The sandbox itself broke."""
        self.found(f"the sandbox failed: {text}")

    def found(self, *violations: str) -> None:
        """Note violations."""
        self.violations += violations
        if self.listener:
            for violation in violations:
                self.listener(violation)
