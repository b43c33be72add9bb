"""Sentences that count and put together: turns, stories, odds, articles."""
