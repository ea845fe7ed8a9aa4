"""Why a user's act leads to nothing."""


class CannotDo(Exception):
    """The user's client would not let the user do this."""


class DidNotRespond(Exception):
    """The bot left the user without an answer; the text is what the client shows."""
