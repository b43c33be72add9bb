"""The games that the bot can play, a package each; `bot.kit.registry` finds them."""
