"""The whole thing shown by itself: people of the sandbox who play by the bot's buttons, and pictures of it."""
