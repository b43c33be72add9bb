"""What every game needs: questions, dice, refusals, events."""
