"""Traffic with Discord: interactions, posts, edits, rate limits and pending replies."""
