"""Routes about threads: opening them, who is in them, and those that rest."""

from sandbox.acts.channels import ChannelActs
from sandbox.acts.messages import MessageActs
from sandbox.acts.threads import ThreadActs
from sandbox.core.clock import iso
from sandbox.core.errors import ApiError, missing_permissions, unknown
from sandbox.core.model import Channel, ChannelType
from sandbox.core.permissions import Permission
from sandbox.core.wire import channel_json, thread_list_json, thread_member_json
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.forms.channels import read_post, read_thread
from sandbox.forms.messages import Door, read_message
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes


class ThreadRoutes:
    """/channels/…/threads and /channels/…/thread-members."""

    def __init__(
        self,
        world: World,
        wire: MessageWire,
        access: Access,
        channels: ChannelActs,
        threads: ThreadActs,
        messages: MessageActs,
    ) -> None:
        self._world = world
        self._wire = wire
        self._access = access
        self._channels = channels
        self._threads = threads
        self._messages = messages

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        channel = "/channels/{channel_id}"
        routes.add("POST", f"{channel}/threads", self._thread)
        routes.add("POST", f"{channel}/messages/{{message_id}}/threads", self._thread_below)
        routes.add("GET", f"{channel}/threads/archived/public", self._archived_public)
        routes.add("GET", f"{channel}/threads/archived/private", self._archived_private)
        routes.add("GET", f"{channel}/users/@me/threads/archived/private", self._archived_joined)
        members = f"{channel}/thread-members"
        routes.add("GET", members, self._thread_members)
        routes.add("GET", f"{members}/{{user_id}}", self._thread_member)
        for method, act in (("PUT", self._enter), ("DELETE", self._leave)):
            routes.add(method, f"{members}/@me", act)
            routes.add(method, f"{members}/{{user_id}}", act)

    def _thread(self, call: Call) -> Answer:
        parent = self._access.channel(call.params["channel_id"])
        if parent.type in ChannelType.POSTS:
            return self._post(call, parent)
        if parent.type not in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT):
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        fields = read_thread(call.body, call.notes, from_message=False)
        private = fields["type"] == ChannelType.PRIVATE_THREAD
        need = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        self._access.channel(parent.id, need)
        thread = self._channels.new_thread(parent, self._world.app.id, fields)
        return Answer(201, channel_json(self._world, thread))

    def _post(self, call: Call, forum: Channel) -> Answer:
        self._access.channel(forum.id, Permission.SEND_MESSAGES)
        fields, body = read_post(call.body, call.notes)
        now = self._world.clock.now()
        form = read_message(body, call.uploads, call.notes, Door.POST, path=("message",), now=now)
        thread = self._channels.new_thread(forum, self._world.app.id, fields)
        draft = self._messages.draft(thread, self._world.app.id)
        draft.id = thread.id  # the first message of a post has the post's id
        message = self._messages.post(thread, self._world.app.id, form, draft)
        return Answer(201, channel_json(self._world, thread) | {"message": self._wire.message(message)})

    def _thread_below(self, call: Call) -> Answer:
        parent = self._access.channel(call.params["channel_id"], Permission.CREATE_PUBLIC_THREADS)
        message = self._access.message(parent.id, call.params["message_id"])
        if message.id in self._world.channels:
            raise ApiError(400, 160004, "A thread has already been created for this message")
        fields = read_thread(call.body, call.notes, from_message=True)
        thread = self._channels.new_thread(parent, self._world.app.id, fields, message)
        return Answer(201, channel_json(self._world, thread))

    def _archived_public(self, call: Call) -> Answer:
        parent = self._access.channel(call.params["channel_id"], Permission.READ_MESSAGE_HISTORY)
        return self._archived(call, parent, ChannelType.PUBLIC_THREAD)

    def _archived_private(self, call: Call) -> Answer:
        need = Permission.READ_MESSAGE_HISTORY | Permission.MANAGE_THREADS
        parent = self._access.channel(call.params["channel_id"], need)
        return self._archived(call, parent, ChannelType.PRIVATE_THREAD)

    def _archived_joined(self, call: Call) -> Answer:
        parent = self._access.channel(call.params["channel_id"], Permission.READ_MESSAGE_HISTORY)
        return self._archived(call, parent, ChannelType.PRIVATE_THREAD, joined=True)

    def _archived(self, call: Call, parent: Channel, kind: int, *, joined: bool = False) -> Answer:
        children = (c for c in self._world.channels.values() if c.parent_id == parent.id and c.type == kind)
        archived = [(c.thread.archive_changed, c) for c in children if c.thread and c.thread.archived]
        if joined:
            archived = [(at, c) for at, c in archived if c.thread and self._world.app.id in c.thread.members]
        if before := call.query.get("before"):
            archived = [(at, c) for at, c in archived if iso(at) < before]
        newest_first = [c for _, c in sorted(archived, key=lambda pair: pair[0], reverse=True)]
        limit = call.number("limit", 50, least=2)
        more = len(newest_first) > limit
        return Answer(200, thread_list_json(self._world, newest_first[:limit]) | {"has_more": more})

    def _in_thread(self, call: Call) -> tuple[Channel, str]:
        channel = self._access.channel(call.params["channel_id"])
        if channel.thread is None:
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        user_id = call.params.get("user_id", self._world.app.id)
        return channel, user_id

    def _thread_members(self, call: Call) -> Answer:
        channel, _ = self._in_thread(call)
        assert channel.thread is not None
        return Answer(200, [thread_member_json(channel, user_id) for user_id in channel.thread.members])

    def _thread_member(self, call: Call) -> Answer:
        channel, user_id = self._in_thread(call)
        if channel.thread is None or user_id not in channel.thread.members:
            raise unknown("member")
        return Answer(200, thread_member_json(channel, user_id))

    def _enter(self, call: Call) -> Answer:
        channel, user_id = self._in_thread(call)
        assert channel.thread is not None
        if channel.thread.archived:
            raise ApiError(400, 50083, "Thread is archived")
        if user_id not in self._world.guilds[channel.guild_id or ""].members:
            raise unknown("member")
        self._threads.enter(channel, user_id)
        return Answer()

    def _leave(self, call: Call) -> Answer:
        channel, user_id = self._in_thread(call)
        assert channel.thread is not None
        own_thread = channel.type == ChannelType.PRIVATE_THREAD and channel.thread.owner_id == self._world.app.id
        may = user_id == self._world.app.id or own_thread or self._access.has(channel, Permission.MANAGE_THREADS)
        if not may:
            raise missing_permissions()
        self._threads.leave(channel, user_id)
        return Answer()
