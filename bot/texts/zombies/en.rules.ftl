# The rules of Zombies!!! as short articles in our own words.

group-town-rule = Zombies!!!, rule
group-town-rule-all = Rules of Zombies!!! ({ $count })
group-town-tile = Zombies!!!, tile
group-town-tile-all = Tiles of Zombies!!! ({ $count })
group-town-card = Zombies!!!, card
group-town-card-all = Event cards of Zombies!!! ({ $count })

town-rule-aim = How to win
town-rule-aim-text =
    Everyone plays for themselves. Whoever first stands on the middle square of the helipad, with no zombie left there, flies out and wins. So does whoever first holds { $trophies } trophies: zombies they have beaten.

    The last trophy wins at once, in the middle of a fight too.

    If no zombie is left, neither in the town nor in the box, and the helipad cannot be reached, whoever has the most trophies wins (our own ruling).

    Rulebook: Aim of the game

town-rule-setup = Setting up
town-rule-setup-text =
    Every pawn starts on the town square, with { $life } life tokens, { $bullets } bullet tokens and { $hand } event cards that nobody else sees. The tiles are shuffled, the helipad goes to the bottom of the stack. Chance says who goes first; the others follow clockwise.

    Two to six people play; one alone can practise.

    Rulebook: Setting up

town-rule-turn = A turn, step by step
town-rule-turn-text =
    1. Draw a tile and lay it.
    2. Fight a zombie that stands on your own square.
    3. Draw cards until you hold { $hand }.
    4. Roll the die for movement.
    5. Walk up to that many squares; every zombie on the way is fought.
    6. Roll the die for the zombies and move that many of them by one square.
    7. Discard one card if you like; that ends the turn.

    What is not up to you happens by itself; `/tempo` says how much. `/act` shows what is left to do.

    Rulebook: Turn

town-rule-tiles = Laying tiles
town-rule-tiles-text =
    The tile may be turned as you like. Its roads must meet roads and never a wall, and at least one road must join. Blank sides may touch.

    The picture shows every legal place with a number, and the ways to turn the tile there with letters.

    A tile that fits nowhere leaves the game and the turn goes on; the helipad is shuffled back as long as there are tiles.

    Rulebook: Laying tiles

town-rule-populate = What comes with a tile
town-rule-populate-text =
    A tile without a named building brings one zombie for each of its exits, on different road squares. A named building brings what is printed on it: zombies, life and bullet tokens, all inside. The helipad brings nine zombies.

    A square holds one zombie at most, and one token at most. Where there is a choice, it is the player’s whose turn it is: the bot places everything, unless you take every step yourself (`/tempo`).

    The box has { $zombies } zombies, trophies included. When it runs short, fewer come.

    Rulebook: Laying tiles

town-rule-fight = Fights
town-rule-fight-text =
    Roll one die and add what weapons give. { $wins } or more beats the zombie: it becomes a trophy.

    Otherwise lose a life and roll again, or spend exactly as many bullets as the roll is short of { $wins }. If you do not have enough, you cannot spend any.

    Nobody gives up a fight. One weapon counts, the best; the shotgun comes on top. A zombie moved onto your square waits for your next step 2.

    Rulebook: Combat

town-rule-death = Dying
town-rule-death-text =
    When you lose your last life, you die at once. The pawn goes back to the town square, the walk is over, half the trophies (rounded up) and all items lying in front of you are lost. Cards in your hand stay.

    The turn goes on. When your next turn begins you have { $life } lives and { $bullets } bullets again, no more and no fewer.

    Rulebook: Combat

town-rule-walk = Walking
town-rule-walk-text =
    The die says how many squares you may walk; you may stop earlier. Steps lead along roads, inside named buildings, and through their doors; never diagonally. Other buildings cannot be entered.

    On every square with a zombie there is a fight before you go on. The menu names a way to each square in reach with the fewest fights, then the fewest steps; walk in shorter legs to go another way.

    Rulebook: Player movement

town-rule-tokens = Life and bullets
town-rule-tokens-text =
    You pick a token up at once on a square without a zombie, or when its zombie is beaten. Nobody has more than { $limit } lives; a token too many stays where it lies. Bullets are not limited.

    Both help in fights only, unless a card says otherwise.

    Rulebook: Additional rules

town-rule-zombies = Zombies move
town-rule-zombies-text =
    The die says how many zombies move. The player whose turn it is moves that many different ones by one square each, as far as possible. Two never share a square; pawns and tokens do not stop them. They use doors, too.

    `/zombies herd` makes all moves that are left towards somebody: the nearest first.

    Rulebook: Zombie movement

town-rule-cards = Event cards
town-rule-cards-text =
    Cards are played at any time, even in others’ turns and fights: `/card play`. But only one from the beginning of your turn to the beginning of your next, and never more than { $hand } in hand. A card against an opponent is never played against yourself.

    Of two cards played on the same occasion the later one works first. When the deck is used up, the discarded cards are shuffled.

    Rulebook: Event cards

town-rule-items = Items
town-rule-items-text =
    An item is played inside its building and then lies in front of you, for all to see. From then on you use it when you like, in your turn or your fight: `/card use`. That is not playing a card. Some work by themselves as long as they lie there.

    One of each kind may lie in front of you. All are lost when you die.

    Rulebook: Event cards

town-rule-window = Playing cards in others’ turns
town-rule-window-text =
    A card may be played whenever the game waits for anybody. Nobody is waited for: that is the usual setting, as people play hours apart. `/card pass` with “ask me again” makes the game wait for you.

    It then waits once in a turn, when a walk is declared. Whoever has cards and may still play one is asked; what the cards are plays no part. Play one, or pass: once, for this turn, or until you say otherwise. Whoever does not answer in time passes. A walk that a card has changed is declared anew.

    A table may also choose to wait for everybody from the start, or to play cards in one’s own turn only.

    House rule, from the rulebook’s Event cards

town-rule-helipad = The helipad
town-rule-helipad-text =
    It is laid by the player with the fewest trophies; chance decides a tie. It fits like a tile with four roads, and a zombie stands on each of its nine squares.

    To escape, reach its middle square and beat the zombie there. A table may agree that any of its squares will do.

    Rulebook: Additional rules

town-rule-closed = A closed town
town-rule-closed-text =
    When no open road is left, no tile can be laid any more. The turn that closed the town ends at once. If the helipad has not been laid yet, only { $trophies } trophies win.

    Rulebook: Laying tiles

town-rule-options = What a table may choose
town-rule-tempo = The pace of a turn
town-rule-tempo-text =
    What leaves you no choice passes by itself. A tile that goes one way only lies at once, and the bot places what it brings. The fight on your own square follows the tile: play a card or use an item before you lay it. You roll by yourself only while a card could come first. A roll that costs a life whatever you do is paid at once; your last life waits for a card of yours.

    “End the turn” on a walk ends it, sends the zombies towards the opponent with most trophies and discards nothing.

    Whoever wants every step says so with `/tempo`, or under “Otherwise…”: then you place zombies and tokens, start fights and rolls, and are asked at every lost roll while a card or an item could help.

    House rule

town-rule-options-text =
    With `/game new`:

    Helipad: the last tile, among the last ten, or somewhere in the lower half.
    Escape: on the middle square of the helipad, or on any of its squares.
    Cards: at any moment without waiting for anybody; with waiting; or in one’s own turn only.
    Tempo: steps without a choice pass, or every step is asked for.
    Trophies: { $trophies }, or fewer with more players ({ $shorter }).
    Waiting: how long others are waited for.

town-tile-text =
    { $role ->
        [start] Here all pawns start, and here the dead come back.
        [end] Whoever reaches its middle and beats the zombie there escapes.
        [building] A named building: what comes with it stands and lies inside.
       *[road] A road; its buildings cannot be entered.
    }

    Roads lead out on { $exits ->
        [one] one side
       *[other] { $exits } sides
    }{ $doors ->
        [0] .
        [one] ; one door leads inside.
       *[other] ; { $doors } doors lead inside.
    }
    Comes with { $zombies ->
        [0] no zombie
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, lives: { $life }, bullets: { $bullets }. { $copies ->
        [one] There is one.
       *[other] There are { $copies }.
    }{ $cards ->
        [0] {""}
       *[other] {" "}Played here: { $names }.
    }

    Rulebook: Laying tiles

town-card-text =
    { $text }

    { $sort ->
        [item] An item: { $place ->
            [some] laid out inside this building: { $building }.
           *[none] laid out anywhere.
        }
        [help] Helps whoever plays it.
        [against] Played against an opponent.
       *[zombies] Moves or brings zombies.
    } { $copies ->
        [one] There is one.
       *[other] There are { $copies }.
    }{ $noted ->
        [none] {""}
       *[other] {" "}{ $note }
    }

    Rulebook: Event cards
town-card-adrenaline-rush-note = A skateboard counts before the roll is doubled.
town-card-alternate-food-source-note = It holds for everybody. A grenade still works, and the helipad needs no kill then.
town-card-keys-are-still-in-it-note = Neither a skateboard nor untied shoes change the ten squares; fear still stops you.
town-card-much-needed-rest-note = Allowed under fear.
town-card-grenade-note = The road square in front of a door counts for the building.
town-card-molotov-cocktail-note = The road square in front of a door counts for the building.
town-card-fear-note = Played in the victim’s own turn, it works in the turn after.
town-card-hysterical-paralysis-note = Not even a fight takes place.
town-card-not-dead-note = Bullets and lives may mend the rolls. Whoever has only one trophy loses that one.
town-card-brain-cramp-note = Played between the roll and the walk, or ahead for the next walk.
town-card-shoes-untied-note = A roll of 1 becomes 0: no walk.
town-card-shotgun-note = Three rolls, whichever fights they belong to.
town-card-all-the-marbles-note = The sixth step of everybody’s turn is skipped meanwhile.
town-card-bad-sense-of-direction-note = Whoever has only one life cannot pay.
