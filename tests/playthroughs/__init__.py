"""Whole games as readable text; `python -m tests.playthroughs` writes them again.

A change of a rule is reviewed as the difference of these stories.
"""
