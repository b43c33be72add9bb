# The rules that the first hints of a person teach, one each.

lesson-strike = The living dead roll no dice: each one in a survivor’s zone deals a wound, a Fatty two.
lesson-leaving = Each of the living dead in the zone you leave costs one action more.
lesson-fall = The third wound kills, and as soon as one survivor dies, all lose.
lesson-search = Searching is once per turn, in a room with none of the living dead.
lesson-friends = Every die of a shot that misses hits a survivor in that zone, but never the shooter.
lesson-modes = In Romero mode a survivor finds only household gear and has few skills. Zombicide mode brings weapons and better skills.
lesson-barricade = A closed barricade stops the living dead until they break it. Shutting an open one costs one action and needs no tool.
lesson-doors = An action opens or shuts a door by hand, with none of the living dead in your zone.
lesson-objective = Taking an objective costs one action. The living dead beside it do not prevent it.
lesson-danger = The most experienced survivor sets the danger level: the higher it is, the more living dead come.
lesson-spawn = When the living dead have acted, a card is drawn for each spawn token, and more of them come.
