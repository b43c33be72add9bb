# The rules as short articles in our own words, each with its place in the rulebook.

rule-round = A round, turn by turn
rule-round-text =
    The player who goes first plays all of their survivors, one after the other, in the order they like; then the next player does the same. When everyone is done, the zombies act and more of them come.

    A survivor has { $actions } actions a turn, one more from the Yellow level on. Most things cost one action and may be repeated. Free actions given by skills come on top, but serve one purpose only. Ending the turn early loses what is left.

    Discarding cards and putting cards together cost nothing.

    Rulebook #4, #6
rule-winning = Winning and losing
rule-winning-text =
    Everyone plays on the same side. The moment the goals of the mission are reached, all players win, even those whose survivors have fallen.

    When the last survivor falls, all players lose.

    What must be done, the mission’s own article says; some must be done in order. Where a goal can no longer be reached, the game is lost at once.

    Rulebook #2, #4, #10
rule-move = Moving
rule-move-text =
    One action takes a survivor to a neighbouring zone: along the street, through an open door, or through an opening between two rooms. Never diagonally, never through a closed door.

    Leaving a zone with zombies costs one more action for each zombie there. Among two Walkers, leaving takes three actions. The skill Slippery spares that.

    Walking into a zone with zombies ends the move, even for someone who could go two zones.

    Rulebook #5, #6
rule-search = Searching
rule-search-text =
    In a room without zombies a survivor may draw the top equipment card, for one action. The street cannot be searched. Once per turn is the limit, free searches included.

    The card is kept or discarded, and the finder’s inventory may then be rearranged for free. With a flashlight, one more card is drawn.

    “Aaahh!” is no find but a Walker that appears in the room. When the deck runs out, the discards are shuffled into a new one.

    Rulebook #6
rule-doors = Doors and houses
rule-doors-text =
    Opening a closed door next to you takes one action and the right tool in hand: { $tools }. Silent at doors: { $quiet_tools }; the others make noise.

    The first door of a house shows who waits inside: a zombie card is drawn for every room of it. Cards for extra activations and manholes do what they say, and that room stays empty. Opening another door later brings nothing new.

    A house whose door stands open from the beginning is known already.

    Rulebook #6
rule-inventory = Hands and pack
rule-inventory-text =
    A survivor holds up to { $inventory } cards: { $hand } in hand and { $pack } in the pack. Weapons and tools work only in hand. The goalie mask, the flashlight and ammunition work from the pack, too.

    For one action you rearrange as much as you like; it stays free until you do something else. After a search it is free anyway.

    With one card too many, one has to go. You may discard at any time, for free.

    Rulebook #5, #6
rule-trade = Trading
rule-trade-text =
    Two survivors in the same zone may exchange as many cards as they like, for one action of the one whose turn it is. Both may rearrange their own cards along the way.

    Wounds cannot be traded. A weapon that needs reloading still needs it in its new hands.

    Rulebook #6, #8
rule-objectives = Objectives
rule-objectives-text =
    A survivor in the zone of an objective takes it for one action. What it brings, the mission says: mostly { $xp_objective } points of experience, sometimes a key to a door, medicine, or the victory.

    Zombies in the zone do not prevent taking it.

    Rulebook #6, #10
rule-sight = Line of sight
rule-sight-text =
    In the street one sees in straight lines along the edges of the board, any distance, until a wall or the edge. Never diagonally.

    Inside a house one sees one’s own room and those joined to it by an opening or an open door, one zone far. From the street one sees into the first room behind an open door; from that room, straight out along the street.

    Figures never block the view. Zombies and survivors see alike.

    Rulebook #5
rule-melee = Melee
rule-melee-text =
    With a melee weapon in hand, one action attacks the zombies in your own zone. Roll as many dice as the card says; each die that shows the needed number or more is a hit.

    You share the hits out among the zombies as you like. One hit strikes one zombie; damage left over is lost. Walkers and Runners need damage { $damage_walker }, a Fatty needs { $damage_fatty } in a single hit, the Abomination { $damage_abomination }.

    Fellow survivors in the zone are in no danger.

    Rulebook #8
rule-ranged = Shooting
rule-ranged-text =
    With a ranged weapon in hand, one action shoots into one zone that you see and that lies within its reach. A reach of 1–3 means: at least one, at most three zones away. Whoever stands in between does not matter.

    Roll the dice of the card; each that shows the needed number or more is a hit. You do not choose whom you hit: see “Who is hit first”. Each such action makes one noise.

    Rulebook #8
rule-priority = Who is hit first
rule-priority-text =
    Hits of a ranged attack fall in this order:
    1. other survivors in the zone,
    2. Walkers,
    3. Fatties and the Abomination,
    4. Runners.

    Each rank must be gone before the next is hit. A Fatty that the weapon cannot hurt soaks up every further hit and so protects the Runners behind it.

    A survivor takes one wound for each point of damage, so a weapon of damage { $wounds } kills at once. The sniper rifle and the skill Sniper choose freely.

    Rulebook #8
rule-dual = Two weapons at once
rule-dual-text =
    Two identical weapons with the dual sign, one in each hand, attack together for one action: twice the dice, one noise. Ranged ones aim at the same zone.

    These are dual: { $duals }. Someone ambidextrous treats every weapon as dual.

    Skills that add a die add it to each of the two.

    Rulebook #8, #9
rule-reload = Reloading
rule-reload-text =
    These are empty after a shot: { $reloads }. Reloading takes one action; a pair in both hands is reloaded together.

    At the end of every round all weapons are loaded again, for free. Handing an empty weapon over does not load it.

    Rulebook #8
rule-upgrades = Molotov and sniper rifle
rule-upgrades-text =
    Some cards can be put together, at no cost, and taken in hand right away.

    A rifle and a scope make a sniper rifle: its hits go where you want.

    Glass bottles and gasoline make a Molotov. Thrown at a zone in sight, up to one zone away, it needs no dice: everything there dies, survivors and the Abomination included. The thrower gains experience for all zombies; the card is used up. It is noisy.

    Rulebook #8
rule-attack = When zombies attack
rule-attack-text =
    In their turn, every zombie that shares a zone with survivors attacks: no dice, each one wounds. The players share the wounds out among the survivors there.

    A wound tears away one card of the victim’s choice and takes its place. { $wounds } wounds kill, and all cards are discarded. All zombies of the zone spend their action, even if fewer would do.

    A goalie mask can be given up instead of a wound. Tough survivors ignore the first wound of every zombies’ turn.

    Rulebook #7
rule-walking = How zombies walk
rule-walking-text =
    Zombies that did not attack walk one zone.
    • If they see survivors, they walk towards them; of several zones in sight, to the noisiest.
    • If they see nobody, they walk to the noisiest zone that has an open way.
    • If there is no open way to any noise, they walk towards the noisiest zone as if all doors were open, until a closed one stops them.

    They always take the shortest way. All attacks come before all steps.

    Rulebook #7
rule-split = When groups split
rule-split-text =
    Where several ways are equally short, or several zones equally noisy, a group splits into equal parts, each kind of zombie by itself. If it does not come out even, figures from the box are added until it does. A Fatty added like that brings no Walkers.

    With too few figures in the box, the table says which way the odd zombie takes, and that kind acts once more.

    The Abomination never splits: the table chooses its way.

    Rulebook #7
rule-spawn = New zombies
rule-spawn-text =
    After the zombies have acted, a card is drawn for each spawn zone, always in the same order. The line that counts is that of the danger level: the level of the most experienced survivor still standing.

    Every Fatty brings { $escort_fatty } along. When the deck is empty, its discards are shuffled into a new one.

    Rulebook #7
rule-shortage = When the box is empty
rule-shortage-text =
    If there are too few figures of a kind for a card, those that are left are placed. Then all zombies of that kind act once more, straight away. It happens once for the whole card, however many are missing.

    The same goes for a group that cannot be split evenly. Killing zombies in time is the cure.

    Rulebook #7
rule-experience = Experience and danger
rule-experience-text =
    Every zombie killed gives 1 point of experience, the Abomination { $xp_abomination }, and many objectives { $xp_objective }.
    • { $xp_yellow } points, Yellow: one action more, for good.
    • { $xp_orange } points, Orange: one new skill of two on the sheet.
    • { $xp_red } points, Red: one new skill of three on the sheet.

    New skills work at once. But the zombies come at the level of the most experienced survivor, so running ahead of the others is dangerous. Should that survivor fall, the danger level drops to that of the next.

    Rulebook #5
rule-end = The end of the round
rule-end-text =
    When the zombies are done, all noise tokens are removed, all weapons are loaded, and the first player’s token passes to the next player. Then everyone has fresh actions.

    Rulebook #4, #8
rule-skills = Skills
rule-skills-text =
    Every survivor begins with the Blue skill, gains the Yellow one at { $xp_yellow } points, and picks one at Orange and one at Red. A new skill works in the very turn it is gained. Where a skill and a rule disagree, the skill wins.

    Skills of the same sort add up. Extra dice count for each weapon of a pair. Re-rolls from different sources can be used one after the other; the new roll always counts.

    Each survivor’s skills have an article of their own.

    Rulebook #5, #9
rule-skill = • **{ $skill }**: { $summary }
rule-sheet-text =
    Blue:
    { $blue }

    Yellow ({ $xp_yellow } XP):
    { $yellow }

    Orange ({ $xp_orange } XP), one of:
    { $orange }

    Red ({ $xp_red } XP), one of:
    { $red }

    Rulebook #9
