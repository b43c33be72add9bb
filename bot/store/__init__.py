"""Where tables are kept: the database, its schema, records, locks, backups and repairs."""
