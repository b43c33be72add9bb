"""Buttons and menus that live for ever: all they know stands in their custom id."""
