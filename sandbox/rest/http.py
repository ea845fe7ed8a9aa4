"""The HTTP front: takes requests apart, applies limits and faults, finds the route, sends the answer."""

import asyncio
import json
import traceback
from typing import Any

from aiohttp import web

from sandbox.acts.record import Record, RequestRecord
from sandbox.checks import Checks
from sandbox.core.errors import ApiError, not_found, unauthorized
from sandbox.core.world import World
from sandbox.rest.call import Answer, Call, read_body
from sandbox.rest.faults import Fault, Faults
from sandbox.rest.ratelimits import RateLimits
from sandbox.rest.routes import Route, Routes

PREFIX = "/api/v10"
_PROXY = {"Via": "1.1 sandbox"}  # clients retry a 429 only if it came through Discord's proxy


class RestFront:
    """Serves everything below /api/v10."""

    def __init__(
        self, world: World, routes: Routes, limits: RateLimits, faults: Faults, checks: Checks, record: Record
    ) -> None:
        self._world = world
        self._routes = routes
        self._limits = limits
        self._faults = faults
        self._checks = checks
        self._record = record
        self.in_flight = 0

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One request."""
        self.in_flight += 1
        try:
            return await self._handle(request)
        finally:
            self.in_flight -= 1
            self._world.bell.ring()

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        found = self._routes.find(request.method, path)
        if found is None:
            self._checks.violations.append(f"{request.method} {path}: the sandbox has no such route")
            return _answer(404, not_found().body, _PROXY)
        route, params = found
        fault = self._faults.take(request.method, path, route.template)
        if fault and (early := await self._fail(fault)):
            return early
        verdict = self._limits.judge(
            f"{route.method} {route.template}", route.major(params), counts_globally=route.needs_token
        )
        if verdict.retry_after is not None:
            return _too_many(verdict.retry_after, verdict.scope, verdict.headers)
        answer, via = await self._carry_out(request, path, route, params)
        if fault and fault.lost:
            transport = request.transport
            if transport:
                transport.abort()
            return web.Response(status=500)
        return _answer(answer.status, answer.body, verdict.headers | (_PROXY if via else {}))

    async def _fail(self, fault: Fault) -> web.Response | None:
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.status is not None:
            return web.Response(status=fault.status, text=f"{fault.status}: Server Error", headers=_PROXY)
        if fault.retry_after is not None:
            return _too_many(fault.retry_after, fault.scope, {})
        return None

    async def _carry_out(
        self, request: web.Request, path: str, route: Route, params: dict[str, str]
    ) -> tuple[Answer, bool]:
        call = Call(request.method, path, dict(request.query), params)
        record = RequestRecord(call.method, path, route.template, call.query, None, [], self._world.clock.now())
        via = True
        try:
            call.body, call.uploads = await read_body(request)
            record.body = call.body
            record.files = [(upload.filename, upload.data) for upload in call.uploads]
            if route.needs_token and request.headers.get("Authorization") != f"Bot {self._world.app.token}":
                raise unauthorized()
            self._checks.request(call.method, path, route.template, call.query, call.body)
            answer = route.handler(call)
        except ApiError as error:
            answer, via = Answer(error.status, error.body), error.via
        except Exception:
            self._checks.own_fault(f"{call.method} {path}\n{traceback.format_exc()}")
            answer = Answer(500, {"message": "500: Internal Server Error", "code": 0})
        self._checks.notes(call.method, route.template, call.notes)
        self._checks.answer(call.method, path, route.template, answer.status, answer.body)
        record.status, record.answer = answer.status, answer.body
        if self._record.keep:
            self._record.requests.append(record)
        return answer, via


def _too_many(retry_after: float, scope: str, headers: dict[str, str]) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(retry_after, 3), "global": scope == "global"}
    waiting = {"Retry-After": str(max(1, round(retry_after))), "X-RateLimit-Scope": scope}
    if scope == "global":
        waiting["X-RateLimit-Global"] = "true"
    return _answer(429, body, headers | waiting | _PROXY)


def _answer(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    # Clients look for exactly this type; aiohttp's own JSON answer would add a charset.
    return web.Response(
        status=status, body=json.dumps(body).encode(), headers=headers | {"Content-Type": "application/json"}
    )
