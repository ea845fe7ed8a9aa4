"""The HTTP front: takes requests apart, applies limits and faults, finds the route, sends the answer."""

import copy
import json
import math
import traceback
from typing import Any

from aiohttp import web

from sandbox.acts.record import Record, RequestRecord
from sandbox.checks import Checks
from sandbox.core.errors import ApiError, invalid_form, not_found, unauthorized, wrong_method
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
        self._world.bell.ring()
        try:
            return await self._handle(request)
        finally:
            self.in_flight -= 1
            self._world.bell.ring()

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        found = self._routes.find(request.method, path)
        template = found[0].template if found else path
        call = Call(request.method, path, dict(request.query), found[1] if found else {})
        call.reason = request.headers.get("X-Audit-Log-Reason")
        record = RequestRecord(call.method, path, template, call.query, None, [], self._world.clock.now())
        if self._record.keep:
            self._record.requests.append(record)
        broken = await self._read(request, call, record)
        if found is None:
            error = wrong_method() if self._routes.knows(path) else not_found()
            self._checks.found(f"{request.method} {path}: the sandbox has no such route")
            return self._send(record, error.status, error.body, _PROXY)
        route = found[0]
        fault = self._faults.take(call.method, path, template)
        if fault and (early := await self._fail(fault, record)):
            return early
        verdict = self._limits.judge(
            f"{route.method} {template}", route.major(call.params), counts_globally=route.needs_token
        )
        if verdict.retry_after is not None:
            return self._too_many(record, verdict.retry_after, verdict.scope, verdict.headers)
        answer, via = self._carry_out(call, route, broken, request.headers.get("Authorization", ""))
        response = self._send(record, answer.status, answer.body, verdict.headers | (_PROXY if via else {}))
        if fault and fault.lost:
            if request.transport:
                request.transport.abort()
            return web.Response(status=500)  # reaches nobody
        return response

    async def _read(self, request: web.Request, call: Call, record: RequestRecord) -> ApiError | None:
        try:
            call.body, call.uploads = await read_body(request)
        except ApiError as error:
            return error
        record.body = copy.deepcopy(call.body)  # as it was sent, whatever is made of it afterwards
        record.files = [(upload.filename, upload.data) for upload in call.uploads]
        return None

    async def _fail(self, fault: Fault, record: RequestRecord) -> web.Response | None:
        if fault.delay:
            await self._world.clock.reach(self._world.clock.now() + fault.delay)
        if fault.status is not None and fault.code is not None:
            return self._send(record, fault.status, {"code": fault.code, "message": f"Error {fault.code}"}, _PROXY)
        if fault.status is not None:
            record.status = fault.status
            return web.Response(status=fault.status, text=f"{fault.status}: Server Error", headers=_PROXY)
        if fault.retry_after is not None:
            return self._too_many(record, fault.retry_after, fault.scope, {})
        return None

    def _carry_out(self, call: Call, route: Route, broken: ApiError | None, key: str) -> tuple[Answer, bool]:
        via = True
        try:
            if route.needs_token and key != f"Bot {self._world.app.token}":
                raise unauthorized()
            if broken:
                raise broken
            _require_snowflakes(call.params)
            self._checks.request(call.method, call.path, route.template, call.query, call.body)
            answer = route.handler(call)
        except ApiError as error:
            answer, via = Answer(error.status, error.body), error.via
        except Exception:
            self._checks.own_fault(f"{call.method} {call.path}\n{traceback.format_exc()}")
            answer = Answer(500, {"message": "500: Internal Server Error", "code": 0})
        self._checks.notes(call.method, route.template, call.notes)
        self._checks.answer(call.method, call.path, route.template, answer.status, answer.body)
        return answer, via

    def _too_many(self, record: RequestRecord, retry_after: float, scope: str, headers: dict[str, str]) -> web.Response:
        everywhere = scope == "global"
        body = {
            "message": "You are being rate limited.",
            "retry_after": round(retry_after, 3),
            "global": everywhere,
            "code": 0,
        }
        waiting = {"Retry-After": str(max(1, math.ceil(retry_after))), "X-RateLimit-Scope": scope}
        if everywhere:
            waiting["X-RateLimit-Global"] = "true"
        return self._send(record, 429, body, headers | waiting | _PROXY)

    def _send(self, record: RequestRecord, status: int, body: Any, headers: dict[str, str]) -> web.Response:
        record.status, record.answer = status, body
        if body is None:
            return web.Response(status=status, headers=headers)
        # Clients look for exactly this type; aiohttp's own JSON answer would add a charset.
        return web.Response(
            status=status, body=json.dumps(body).encode(), headers=headers | {"Content-Type": "application/json"}
        )


def _require_snowflakes(params: dict[str, str]) -> None:
    for name, value in params.items():
        if name.endswith("_id") and not (value.isdigit() and len(value) <= 20):
            raise invalid_form((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
