"""Discord's snowflakes: ids that carry their time of birth."""

from sandbox.core.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Gives out ids that only grow, as decimal strings (the way they travel)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id."""
        born = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(born, self._last + 1)
        return str(self._last)

    def never_below(self, used: str) -> None:
        """Make all later ids greater than one that is known from an earlier run."""
        self._last = max(self._last, int(used))


def born_at(snowflake: str) -> float:
    """When the thing with this id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000


def shard_of(guild_id: str | None, shards: int) -> int:
    """Which of `shards` gateway connections hears about a guild; direct messages go to the first."""
    return (int(guild_id) >> 22) % shards if guild_id else 0
