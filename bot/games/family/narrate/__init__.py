"""Texts that need more code than a sentence of the catalogue with its values.

What was done, the story of the zombies' turn and the reasons in it, the odds of an attack, and the
articles of `/rules`.
"""
