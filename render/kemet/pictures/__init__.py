"""The pictures: each module composes one kind."""
