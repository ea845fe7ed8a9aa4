"""What a page asks for on behalf of its user; everything goes through `people.Actions`."""

from collections.abc import Awaitable, Callable
from typing import Any

from sandbox.core.errors import ApiError
from sandbox.core.model import Interaction, Json
from sandbox.core.permissions import can_view
from sandbox.forms.messages import Upload
from sandbox.people import CannotDo, DidNotRespond
from sandbox.server import Server
from sandbox.web.feed import ReadMarks

LANGUAGES = {"en": "en-US", "de": "de"}
Files = dict[str, list[Upload]]  # by the name of the field they were put into
Act = Callable[[str, Json, Files], Json | Awaitable[Json | None] | None]


class Acting:
    """The acts by name."""

    def __init__(self, server: Server, marks: ReadMarks) -> None:
        self._server = server
        self._actions = server.actions
        self._marks = marks
        self._acts: dict[str, Act] = {
            "command": self._command,
            "suggest": self._suggest,
            "menu": self._menu,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "cancel": self._cancel,
            "write": self._write,
            "edit": self._edit,
            "delete": self._delete,
            "react": self._react,
            "vote": self._vote,
            "typing": self._typing,
            "thread": self._thread,
            "dismiss": self._dismiss,
            "read": self._read,
            "unread": self._unread,
            "dm": self._dm,
            "language": self._language,
        }

    async def act(self, name: str, user_id: str, body: Json, files: Files) -> Json:
        """Carry it out: `done`, `failed` (the bot left the user alone) or `refused` (no client would allow it)."""
        act = self._acts.get(name)
        if act is None:
            return {"outcome": "refused", "why": f"there is no act {name!r}"}
        try:
            result = act(user_id, body, files)
            found = await result if isinstance(result, Awaitable) else result
        except DidNotRespond as error:
            return {"outcome": "failed", "why": str(error)}
        except CannotDo as error:
            return {"outcome": "refused", "why": str(error)}
        except ApiError as error:
            return {"outcome": "refused", "why": str(error)}
        except (KeyError, TypeError, ValueError) as error:
            return {"outcome": "refused", "why": f"not understood: {error!r}"}
        return {"outcome": "done", **(found or {})}

    # ---- what the bot answers

    async def _answered(self, interaction: Interaction) -> Json:
        await self._actions.wait_for_answer(interaction)
        return {"modal": interaction.modal, "interaction": interaction.id}

    async def _command(self, user_id: str, body: Json, files: Files) -> Json:
        values = body["values"] | {name: uploads[0] for name, uploads in files.items()}
        return await self._answered(self._actions.run_command(user_id, body["channel"], body["path"], values))

    async def _suggest(self, user_id: str, body: Json, files: Files) -> Json:
        asked = self._actions.ask_suggestions(
            user_id, body["channel"], body["path"], body["option"], body["typed"], body["values"]
        )
        await self._actions.wait_for_answer(asked)
        return {"choices": asked.choices}

    async def _menu(self, user_id: str, body: Json, files: Files) -> Json:
        interaction = self._actions.use_on(
            user_id, body["channel"], body["name"], target=body["target"], of_message=bool(body["of_message"])
        )
        return await self._answered(interaction)

    async def _press(self, user_id: str, body: Json, files: Files) -> Json:
        return await self._answered(self._actions.press(user_id, body["message"], body["custom_id"]))

    async def _choose(self, user_id: str, body: Json, files: Files) -> Json:
        items = [str(item) for item in body["items"]]
        return await self._answered(self._actions.choose(user_id, body["message"], body["custom_id"], items))

    async def _submit(self, user_id: str, body: Json, files: Files) -> Json:
        opened = self._server.sight.modal(user_id)
        if opened is None or opened.id != body["interaction"]:
            raise CannotDo("this modal is closed")
        values: dict[str, Any] = body["values"] | files
        try:
            return await self._answered(self._actions.submit(user_id, values))
        except DidNotRespond:
            self._server.sight.open_modal(opened)  # nothing that was filled in is lost: one can try again
            raise

    # ---- what needs no answer

    def _cancel(self, user_id: str, body: Json, files: Files) -> None:
        self._server.sight.close_modal(user_id)

    def _write(self, user_id: str, body: Json, files: Files) -> Json:
        uploads = [upload for some in files.values() for upload in some]
        numbered = [Upload(str(n), upload.filename, upload.data) for n, upload in enumerate(uploads)]
        message = self._actions.write(
            user_id, body["channel"], str(body["text"]), numbered, reply_to=body.get("reply_to")
        )
        self._marks.read(user_id, message.channel_id, message.id)
        return {"message": message.id}

    def _edit(self, user_id: str, body: Json, files: Files) -> None:
        self._actions.edit(user_id, body["message"], str(body["text"]))

    def _delete(self, user_id: str, body: Json, files: Files) -> None:
        self._actions.delete(user_id, body["message"])

    def _react(self, user_id: str, body: Json, files: Files) -> None:
        do = self._actions.unreact if body.get("take_back") else self._actions.react
        do(user_id, body["message"], str(body["emoji"]))

    def _vote(self, user_id: str, body: Json, files: Files) -> None:
        if body.get("answer") is None:
            self._actions.take_vote_back(user_id, body["message"])
        else:
            self._actions.vote(user_id, body["message"], str(body["answer"]))

    def _typing(self, user_id: str, body: Json, files: Files) -> None:
        self._actions.type_something(user_id, body["channel"])

    def _thread(self, user_id: str, body: Json, files: Files) -> None:
        do = self._actions.leave_thread if body.get("leave") else self._actions.enter_thread
        do(user_id, body["channel"])

    def _dismiss(self, user_id: str, body: Json, files: Files) -> None:
        self._actions.dismiss(user_id, str(body["message"]))

    def _read(self, user_id: str, body: Json, files: Files) -> None:
        self._marks.read(user_id, str(body["channel"]), str(int(body["message"])))

    def _unread(self, user_id: str, body: Json, files: Files) -> None:
        channel = self._server.world.channels.get(body["channel"])
        if channel is not None and can_view(self._server.world, channel, user_id):
            self._marks.unread_from(user_id, channel.id, str(int(body["message"])))

    def _dm(self, user_id: str, body: Json, files: Files) -> Json:
        """Open the direct messages with the bot."""
        return {"channel": self._server.channels.open_dm(user_id).id}

    def _language(self, user_id: str, body: Json, files: Files) -> None:
        """The client's language, which every interaction tells the bot."""
        user = self._server.world.users[user_id]
        user.locale = LANGUAGES[body["language"]]
        self._server.world.save(user)
