"""One table at a time: the open table, its seats, votes, deadlines, absences and status."""
