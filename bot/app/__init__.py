"""The running program: client, slash commands, presses, clock, command line, health."""
