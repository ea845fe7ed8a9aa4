"""What a user can see and do: the same for the tests' driver and for any page where people click."""

from sandbox.people.actions import Actions
from sandbox.people.errors import CannotDo, DidNotRespond
from sandbox.people.sight import Sight

__all__ = ["Actions", "CannotDo", "DidNotRespond", "Sight"]
