"""`python -m bot ...`, the same as `graveyard ...`."""

from bot.app.cli import app, main

__all__ = ["app", "main"]

if __name__ == "__main__":
    main()
