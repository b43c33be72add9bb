"""How long is waited for somebody, and who plays for the absent."""
