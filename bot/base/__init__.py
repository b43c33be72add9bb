"""What every other package of the bot uses: words, errors, logs, settings and drawing."""
