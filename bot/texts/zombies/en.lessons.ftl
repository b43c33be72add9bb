# The rules that the first hints of a person teach, one each.

lesson-aim = The first on the middle of the helipad, with no zombie left there, flies out and wins. So does the first with enough trophies.
lesson-fight = One die decides a fight, and weapons add to it. A beaten zombie is a trophy; else you lose a life, or spend the bullets that are missing.
lesson-walk = The die says how many squares you may walk. You fight on every square with a zombie before you go on.
lesson-tiles = The roads of a tile must meet roads, never a wall.
lesson-tokens = You pick up lives and bullets on a square without a zombie, or once it is beaten.
lesson-death = With your last life you go back to the town square, and lose half your trophies and all items before you.
lesson-zombies = The die says how many different zombies you move, by one square each: towards others, if you like.
lesson-cards = You may play one card from the beginning of your turn to the beginning of your next.
lesson-items = An item in front of you works in your turn or your fight. Using it is not playing a card.
lesson-discard = You may discard one card at the end of your turn, for a new one next turn.
