"""Store tables: the database, its schema, records, locks, backups and repairs."""
