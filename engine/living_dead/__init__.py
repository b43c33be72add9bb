"""Night of the Living Dead."""
