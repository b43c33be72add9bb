"""What a game must bring so that the bot can play it: moves, speech, presenter, lobby, lookback."""
