"""What people do at a table: play, lobby, views, films, menu, hints, help, rules and statistics."""
