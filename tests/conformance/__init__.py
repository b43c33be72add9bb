"""What every game proves, without the suite knowing it: by the engine's face and the bot's.

What it must be told of a game stands in one table, `benches.BENCHES`.
"""
