"""The rules of Trust Me: drawn planes, given dice, one rule a test."""
