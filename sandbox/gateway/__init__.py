"""The websocket side: sessions, events, intents, shards."""
