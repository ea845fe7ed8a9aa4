"""Command-line tools around the engine: the only place here that prints."""
