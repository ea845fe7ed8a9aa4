"""Routes about polls."""

from sandbox.acts.polls import PollActs
from sandbox.core.errors import ApiError, unknown
from sandbox.core.permissions import Permission
from sandbox.core.wire import user_json
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes


class PollRoutes:
    """/channels/…/polls."""

    def __init__(self, world: World, wire: MessageWire, access: Access, polls: PollActs) -> None:
        self._world = world
        self._wire = wire
        self._access = access
        self._polls = polls

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        base = "/channels/{channel_id}/polls/{message_id}"
        routes.add("GET", f"{base}/answers/{{answer_id}}", self._voters)
        routes.add("POST", f"{base}/expire", self._end)

    def _voters(self, call: Call) -> Answer:
        need = Permission.READ_MESSAGE_HISTORY
        message = self._access.message(call.params["channel_id"], call.params["message_id"], need)
        if message.poll is None:
            raise unknown("message")
        limit, after = call.number("limit", 25), call.snowflake("after") or 0
        voters = sorted(int(u) for u in message.poll.votes.get(call.params["answer_id"], []) if int(u) > after)
        return Answer(200, {"users": [user_json(self._world.users[str(u)]) for u in voters[:limit]]})

    def _end(self, call: Call) -> Answer:
        message = self._access.message(call.params["channel_id"], call.params["message_id"])
        if message.author_id != self._world.app.id:
            raise ApiError(403, 520002, "Cannot end another user's poll")
        self._polls.end(message)
        return Answer(200, self._wire.message(message))
