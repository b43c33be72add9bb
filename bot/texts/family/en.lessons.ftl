# The rules that the first hints of a person teach, one each.

lesson-actions = A step, a search or an attack costs one action each. Actions left at the end of a turn are lost.
lesson-strike = Zombies roll no dice: each one in a survivor’s zone deals a wound.
lesson-leaving = Each zombie in the zone you leave costs one action more.
lesson-search = Searching is once per turn, in a room without zombies.
lesson-doors = The first door of a house that you open shows who waits inside: a card is drawn for each room.
lesson-objective = Taking an objective costs one action. Zombies beside it do not prevent it.
lesson-friends = A shot into a zone hits other survivors there first.
lesson-hands = Weapons and tools work only in hand, not in the pack.
lesson-noise = Zombies that see nobody walk towards the most noise. Shots make noise, and so do survivors.
lesson-danger = The most experienced survivor sets the danger level: the higher it is, the more zombies come.
lesson-trade = Survivors in the same zone may exchange any cards, for one action.
lesson-reload = Some weapons are empty after a shot. Reloading costs one action; at the end of the round it is free.
lesson-spawn = When the zombies have acted, a card is drawn for each spawn zone, and more of them come.
