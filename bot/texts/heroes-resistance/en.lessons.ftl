# The rules that the first hints of a person teach, one each.

lesson-actions = A step or an attack costs one action each. Actions left at the end of a turn are lost.
lesson-strike = Enemies roll no dice: each one in a zone with heroes or bystanders deals a wound.
lesson-leaving = Each enemy in the zone you leave costs one action more.
lesson-fall = If a hero falls, the game is lost when that round ends.
lesson-power = A hero gains 1 Power as the round begins, and 2 for an action. Each Power spent on an attack is one more die.
lesson-rescue = In a zone without enemies, an action rescues a bystander and fills the hero’s Power.
lesson-doors = Behind the first open door of a building, a card is drawn for each marked room.
lesson-priority = Hits fall on zombie heroes first, then on Brutes, Walkers and Runners. Heroes and bystanders are never hit.
lesson-traits = Once a turn, an action draws a trait. It is used once and then discarded.
lesson-danger = The higher the heroes’ experience, the more enemies come.
lesson-spawn = When the enemies have acted, spawn cards are drawn, and more of them come.
