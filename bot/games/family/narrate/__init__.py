"""Texts that need more code than a sentence of the catalogue with its values.

These are the deeds of survivors, the story of the zombies' turn with its reasons, the odds of an
attack, and the articles of `/rules`.
"""
