"""Rate limits: their headers are always there; whether they bite is for the test to say."""

import hashlib
from dataclasses import dataclass
from fnmatch import fnmatchcase

from sandbox.core.clock import Clock

GLOBAL_PER_SECOND = 50


@dataclass
class Limit:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


# The usual figures; Discord may change its own at any time, so that clients must read the headers.
_USUAL: list[tuple[str, Limit]] = [
    ("POST /channels/{channel_id}/messages", Limit(5, 5)),
    ("PATCH /channels/{channel_id}/messages/{message_id}", Limit(5, 5)),
    ("DELETE /channels/{channel_id}/messages/{message_id}", Limit(5, 1)),
    ("POST /users/@me/channels", Limit(10, 10)),
    ("* /webhooks/*", Limit(5, 2)),
    ("* /applications/*", Limit(5, 20)),
]
_OTHERWISE = Limit(50, 1)


@dataclass
class _Window:
    used: int
    ends: float


@dataclass
class Verdict:
    """Go ahead or wait, and the headers that say so."""

    headers: dict[str, str]
    retry_after: float | None = None
    scope: str = "user"


class RateLimits:
    """Counts requests per route and per channel, server or webhook."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._own: list[tuple[str, Limit]] = []
        self._windows: dict[tuple[str, str], _Window] = {}
        self._global = _Window(0, 0.0)
        self.enforced = False
        self.global_per_second = GLOBAL_PER_SECOND

    def enforce(self, enforced: bool = True) -> None:
        """Turn 429 answers on or off."""
        self.enforced = enforced

    def set(self, route: str, requests: int, per: float) -> None:
        """Another limit for routes like `PATCH /channels/{channel_id}/messages/*`; turns 429 answers on."""
        self._own.insert(0, (route, Limit(requests, per)))
        self._windows.clear()
        self.enforced = True

    def judge(self, route: str, major: str, *, counts_globally: bool) -> Verdict:
        """Count a request."""
        now = self._clock.now()
        limit = self._limit(route)
        bucket = hashlib.sha256(route.encode()).hexdigest()[:32]
        window = self._windows.get((route, major))
        if window is None or now >= window.ends:
            window = self._windows[route, major] = _Window(0, now + limit.seconds)
        left = max(0.0, window.ends - now)
        headers = {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if not self.enforced:
            # Headers that never tell a client to wait.
            return Verdict(headers | {"X-RateLimit-Remaining": str(max(1, limit.requests - 1))})
        if counts_globally and (wait := self._globally(now)):
            return Verdict({"X-RateLimit-Global": "true"}, wait, "global")
        if window.used >= limit.requests:
            return Verdict(headers | {"X-RateLimit-Remaining": "0"}, left)
        window.used += 1
        return Verdict(headers | {"X-RateLimit-Remaining": str(limit.requests - window.used)})

    def _globally(self, now: float) -> float | None:
        if now >= self._global.ends:
            self._global = _Window(0, now + 1.0)
        self._global.used += 1
        return self._global.ends - now if self._global.used > self.global_per_second else None

    def _limit(self, route: str) -> Limit:
        for pattern, limit in (*self._own, *_USUAL):
            if route == pattern or fnmatchcase(route, pattern):
                return limit
        return _OTHERWISE
