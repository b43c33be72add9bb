"""The Discord side: listens, calls the engine once, tells the table what happened."""
