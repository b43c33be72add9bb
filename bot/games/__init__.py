"""The games that can be played, each behind the face that the rest of the bot speaks to."""
