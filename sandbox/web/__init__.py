"""The page in which people play: one user's screen in the browser, and that user's hands."""

from sandbox.web.page import WebPage

__all__ = ["WebPage"]
