"""The parts that every game needs: commands, questions, dice, refusals, events, tables."""
