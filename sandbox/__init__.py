"""A Discord on your own machine: any bot, no account, no network."""
