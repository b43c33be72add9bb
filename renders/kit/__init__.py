"""What every game's pictures are made of: pen, type, colours, cards; it knows no game."""
