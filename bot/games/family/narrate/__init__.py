"""Sentences that need code: turns, stories, odds and articles."""
