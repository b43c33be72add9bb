"""What moderators and server owners may do, and what people may ask about their data."""
