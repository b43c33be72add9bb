"""The bot's part of Night of the Living Dead."""
