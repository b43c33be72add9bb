"""What the pictures of every game are made of: pen, type, colours, cards; no game is named here."""
