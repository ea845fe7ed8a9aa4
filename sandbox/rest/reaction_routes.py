"""Routes about reactions."""

from sandbox.acts.reactions import ReactionActs, read_reaction_emoji
from sandbox.core.errors import ApiError, missing_permissions
from sandbox.core.model import Json, Message
from sandbox.core.permissions import Permission
from sandbox.core.wire import user_json
from sandbox.core.world import World
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes


class ReactionRoutes:
    """/channels/…/messages/…/reactions."""

    def __init__(self, world: World, access: Access, reactions: ReactionActs) -> None:
        self._world = world
        self._access = access
        self._reactions = reactions

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        base = "/channels/{channel_id}/messages/{message_id}/reactions"
        routes.add("DELETE", base, self._clear)
        routes.add("GET", f"{base}/{{emoji_name}}", self._users)
        routes.add("DELETE", f"{base}/{{emoji_name}}", self._clear)
        routes.add("PUT", f"{base}/{{emoji_name}}/@me", self._add)
        routes.add("DELETE", f"{base}/{{emoji_name}}/@me", self._remove)
        routes.add("DELETE", f"{base}/{{emoji_name}}/{{user_id}}", self._remove)

    def _message(self, call: Call, need: int = Permission.READ_MESSAGE_HISTORY) -> Message:
        message = self._access.message(call.params["channel_id"], call.params["message_id"], need)
        channel = self._world.channels[message.channel_id]
        if call.method != "GET" and channel.thread and channel.thread.archived:
            raise ApiError(400, 50083, "Thread is archived")
        return message

    def _emoji(self, call: Call) -> Json:
        return read_reaction_emoji(call.params["emoji_name"])

    def _add(self, call: Call) -> Answer:
        message, emoji = self._message(call), self._emoji(call)
        there = self._reactions.find(message, emoji)
        channel = self._world.channels[message.channel_id]
        # Joining a reaction that is there already needs no permission.
        if there is None and not self._access.has(channel, Permission.ADD_REACTIONS):
            raise missing_permissions()
        self._reactions.add(message, emoji, self._world.app.id)
        return Answer()

    def _remove(self, call: Call) -> Answer:
        user_id = call.params.get("user_id", self._world.app.id)
        need = 0 if user_id == self._world.app.id else Permission.MANAGE_MESSAGES
        self._reactions.remove(self._message(call, need), self._emoji(call), user_id)
        return Answer()

    def _clear(self, call: Call) -> Answer:
        message = self._message(call, Permission.MANAGE_MESSAGES)
        self._reactions.clear(message, self._emoji(call) if "emoji_name" in call.params else None)
        return Answer()

    def _users(self, call: Call) -> Answer:
        reaction = self._reactions.find(self._message(call), self._emoji(call))
        limit, after = call.number("limit", 25), call.snowflake("after") or 0
        users = sorted(int(user_id) for user_id in reaction.users if int(user_id) > after) if reaction else []
        return Answer(200, [user_json(self._world.users[str(user_id)]) for user_id in users[:limit]])
