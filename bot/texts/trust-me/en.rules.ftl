# The rules of Trust Me as short articles in our own words; lengths come from the data, in centimetres.

group-trust-start = Trust Me, beginning
group-trust-start-all = Beginning: aim, set-up, options ({ $count })
group-trust-turn = Trust Me, round
group-trust-turn-all = The round: actions and what they cost ({ $count })
group-trust-plane = Trust Me, plane
group-trust-plane-all = The plane: places, moves, sight, noise ({ $count })
group-trust-fight = Trust Me, fight
group-trust-fight-all = Fighting: attacks, wounds, Target markers ({ $count })
group-trust-zombies = Trust Me, zombies
group-trust-zombies-all = Zombies: what draws them on ({ $count })
group-trust-sheet = Trust Me, sheet
group-trust-sheet-all = The sheet: cells, bags, searching, trading ({ $count })
group-trust-end = Trust Me, end
group-trust-end-all = The end: going home, the hunt ({ $count })
group-trust-ruling = Trust Me, ruling
group-trust-ruling-all = Where the rulebook contradicts itself ({ $count })
group-trust-passport = Trust Me, survivor
group-trust-passport-all = The survivors ({ $count })
group-trust-objective = Trust Me, objective
group-trust-objective-all = The objectives ({ $count })
group-trust-token = Trust Me, token
group-trust-token-all = Weapons and objects ({ $count })

## Beginning

rule-trust-start-aim = How to win
rule-trust-start-aim-text =
    Everyone has a secret objective. Meet it, walk back to your own community on the rim, and say that you go home: you have won. Several people can win the same game.

    Your objective stays secret, even after your death. Lying about it is allowed, and wise.

    Whoever comes home first sets the hunt going: sooner or later nobody is safe outside.

    Rulebook p. 3, 18
rule-trust-start-setup = Setting up
rule-trust-start-setup-text =
    Everybody places scenery worth { $least } to { $most } points: a car 3, a tent 2, a barricade or barbed wire 1. A token is hidden in every car and tent; the others are laid out face down, more than { $tokens_from_rim } cm from the rim: 1 of each resource, 8 others, and 1 for each player.

    Everybody gets an objective, looks at 2 weapons and 2 objects, and keeps any 2 of them. The distant noise and the communities lie where invasion cards point, communities at least { $communities } cm apart. A group of zombies stands in the middle.

    The highest green roll chooses who goes first, in every round.

    House figures: scenery keeps { $rim } cm from the rim, { $gap } cm from other scenery, { $clear } cm from the middle; tokens keep { $token_gap } cm from each other. With the usual layout, chance places everything.

    Rulebook p. 17
rule-trust-start-secrets = What is secret
rule-trust-start-secrets-text =
    Yours alone: your objective, what you keep of your first four tokens until it lies open, what lies on your “?” cell, in your backpack or satchel, and what you have seen of tokens on the board. The bot shows it to nobody else, not even to moderators: `/hand`.

    Everything else lies open: hands, cells, wounds, Action and Fatigue tokens, Target markers.

    A face-down token must not be turned over for others to see. What you say about it is up to you.

    Rulebook p. 3, 13
rule-trust-start-options = What a table may choose
rule-trust-start-options-text =
    With `/game new`:

    Layout: chance lays out scenery and tokens, or everybody places theirs by hand, in turns.
    Noise: invasion cards move the distant noise, or its four cards are taken out and it stays where it is.

    Rulebook p. 3; layout by chance: house

## The round

rule-trust-turn-round = A round
rule-trust-turn-round-text =
    Clockwise from the first player, everybody does one action, again and again, until nobody has a token left to pay with. Whoever has none is passed over.

    1. Declare the action and lay its token.
    2. Owners of Target markers on you may strike first.
    3. The action is carried out, if it is still possible. After a reaction you may also give it up.
    4. A group that pursues you and is within { $close } cm attacks.

    Then the zombies act: infections and burns are rolled for, the groups move, an invasion card is drawn, everybody recovers.

    Rulebook p. 12
rule-trust-turn-cost = What an action costs
rule-trust-turn-cost-text =
    You have { $tokens_each } tokens a round. Each action puts one on a cell of your sheet before anything else happens: as an Action, or as a Fatigue where it is tiring. The cell’s bonus is lost until the token comes back.

    It goes to any cell without an object or another such token; on a wound only where no other cell is open. Sneakers take one. An action that needs a bonus cannot be paid with that very cell.

    Tiring are the run and the melee attack, and any move that climbs or crosses a car; a run over a car costs two Fatigue.

    Rulebook p. 8, 13, 14; where the token goes: house
rule-trust-turn-actions = All actions
rule-trust-turn-actions-text =
    {"**An Action**"}: move, sneak, shoot, throw, aim, search, search a body, rearrange, trade, make noise, rest (turn a Fatigue into an Action), reload, flare, first-aid kit, smother the fire, do nothing.

    {"**A Fatigue**"}: run, melee attack; one more for climbing a car.

    {"**Free**"}, as often as you like: drop something beside you, turn your Target marker from one survivor to another, bandage, detonator, walkie-talkie, lucky charm.

    Rearranging moves everything on your sheet, Action and Fatigue tokens too. Dropped tokens lie face down.

    Rulebook p. 13, 14
rule-trust-turn-recovery = Recovery
rule-trust-turn-recovery-text =
    After the zombies’ turn you take back either all Action tokens or one Fatigue. The others stay on your sheet, and you have fewer to act with.

    Alexander takes back all Actions and one Fatigue.

    Rulebook p. 8; Alexander: house

## The plane

rule-trust-plane-places = Naming a place
rule-trust-plane-places-text =
    The board is { $side } by { $side } cm. Its grid is for naming only: letters from west to east, numbers from north to south, { $field } cm a field.

    You may type `F4`, `12 to F4` (12 cm towards it), `full to car 2`, `behind tent 1`, `10 from Virginie`, `8 north-east`, `onto car 1`, `in tent 3`, `home`, or `F4 +10 -5` (millimetres from the middle of the field). What it does is shown while you type.

    Or choose a number of the picture, or “Elsewhere…” for a form.

    Distances go from base to base. A base is 2.5 cm wide (house).

    Not in the rulebook: on a table one points
rule-trust-plane-move = Moving
rule-trust-plane-move-text =
    Always straight. A move goes { $step } cm, a run { $run } cm; while “Movement +5 cm” is free, { $stride } cm more. Sneaking goes { $step } cm and only while that cell is free. Moves and runs make a noise where they begin and where they end; sneaking makes none.

    Survivors and alphas stop you. So does a car, unless you climb. You are told how far you really come.

    On your way you are seen at every step, not only at the end.

    Rulebook p. 13, 14; straight: house
rule-trust-plane-scenery = Scenery
rule-trust-plane-scenery-text =
    {"**Car**"}: hides from sight; climbing or crossing it makes any move a Fatigue more; shots across it −3. On top you are seen by all. **Tent**: hides both ways; who stands half in it is in it; shots in or out −1; one walks through freely. It never burns.

    {"**Barricade**"}: crossed only by a move long enough to clear it; you end just beyond. Else you stop before it. In contact with one, +1 against shots across it. Zombies stop; in contact, green + 1 for each zombie must exceed { $barricade } to break it, then they go on { $broken_through } cm.

    {"**Barbed wire**"}: your move is { $stride } cm shorter at once; if it ends there, so is the next one. Zombies do not mind.

    A car stops a group in contact; in its next turn it stands on top, and then goes down.

    Rulebook p. 10, 11; sizes: house
rule-trust-plane-sight = Sight
rule-trust-plane-sight-text =
    An alpha sees 60 degrees ahead, as far as the board goes, unless a car or a tent lies between. Touching the cone is enough: in doubt the alpha is right.

    In a tent one sees and is seen only within that tent. On a car one is seen across it.

    Survivors and zombies hide nobody. Taking aim needs clear sight; shooting does not, it only loses by what lies between.

    Rulebook p. 9, 10, 20
rule-trust-plane-noise = Noise and din
rule-trust-plane-noise-text =
    A **noise** is heard by wandering alphas within { $noise } cm of where it is made (by a survivor: the middle of the base); a **din** and the distant noise by all of them, anywhere. Each goes to what it heard last. Pursuers hear nothing.

    Noise: moves and runs at both ends, searching, a melee attack, what you throw to make noise (up to { $throw } cm, no sight needed). Din: a shot, a burst throwing weapon, a flare, a burn when it is received and at the end of each of your activations.

    Silent: sneaking, aiming, resting, trading, rearranging, the sniper.

    Rulebook p. 8, 9, 13; the silences: house

## Fighting

rule-trust-fight-attack = An attack
rule-trust-fight-attack-text =
    The attacker rolls the weapon’s die, and a yellow one while “Melee +1 die” or “Ranged +1 die” is free; “Reroll” allows one die again. Add the passport’s bonus, and 2 with two weapons of one sort in hand.

    Shots lose by distance: nothing up to 5 cm, 1 up to 10, 2 up to 20, 3 up to 30, 4 beyond; and 3 for each car, 1 for each tent in between. Guns have no longest range.

    The **sniper** of a walkie-talkie shoots from your community, as far as 30 cm, at a survivor or a group: a black and a yellow die, without passport, reroll or distance; cars, tents and barricades count. A survivor takes one wound at most.

    The defender rolls a blue die for each free “Survival +1 die” and adds the passport. Zombies do not defend: each full 4 of the result fells one, the alpha last.

    A melee attack is a straight charge of { $step } cm, { $stride } more with the cell free, that ends in contact.

    Rulebook p. 15; distance bands: house
rule-trust-fight-weapons = Weapons
rule-trust-fight-weapons-text =
    One fights only with what is in hand. Melee: shiv and blunt weapon (yellow die), cutting weapon (red). Guns: handgun (red), military gun (black, both hands; in one hand the result loses 4). Throwing weapon: red, once.

    A wound on either hand makes a two-handed gun fall.

    Two melee weapons or two ranged ones (a throwing weapon is one) in hand add 2, loaded or not; only the one that is used is tested for its limit.

    Rulebook p. 4, 15; the dice: house
rule-trust-fight-wounds = The wound table
rule-trust-fight-wounds-text =
    Attack less defence:
    0 or less: nothing.
    1 to 3: a wound or a Fatigue, as the victim likes.
    4 to 6: 1 wound.
    7 to 9: 2 wounds.
    10 or more: 3 wounds.

    The attacker says where they go; with zombies, the hunt or an infection the victim does. A wound lies on a hand or a cell, never on both hands, one on each place; what lies there falls. The Fatigue is an unplaced token, or an Action is moved and turned; with three Fatigue already it is a wound.

    Two wounds are the most: the third kills. Three at once kill too.

    Rulebook p. 8, 16
rule-trust-fight-harm = Infection and burns
rule-trust-fight-harm-text =
    {"**Infection**"}: a wound by zombies infects as well, once at most. At the start of the zombies’ turn roll green: { $infection } or less is a wound. It stays until a first-aid kit takes it.

    {"**Burn**"}: from throwing weapons. At the start of the zombies’ turn roll green: { $burn } or less turns it into a wound, else it goes out. A second burn turns the first into a wound; with two wounds a burn kills. “Smother the fire” is an action. Burning is a din.

    A **bandage** takes a wound off its cell, for free; the wound still counts. A **first-aid kit** takes off a wound or an infection within { $close } cm; from under a bandage the wound goes with its bandage.

    Rulebook p. 5, 6, 8
rule-trust-fight-limit = The limit of a weapon
rule-trust-fight-limit-text =
    After an attack roll green, one more while “Green die +1” is free. A result up to the weapon’s limit uses it up: a melee weapon breaks, a gun is empty and keeps its marker wherever it lies.

    Limits: shiv { $limit_shiv }, blunt weapon { $limit_blunt }, cutting weapon { $limit_cutting }, handgun { $limit_handgun }, military gun { $limit_military }, first-aid kit { $limit_first_aid_kit }.

    Ammunition loads one empty gun, once.

    Rulebook p. 4, 5; the limits: house
rule-trust-fight-throw = Throwing weapons
rule-trust-fight-throw-text =
    To any point within { $throw } cm, without sight, out of a tent too. Everybody within { $close } cm of it is hit, zombies and survivors, you included; each by a roll of its own, with “Ranged +1 die” and without distance. The token is gone.

    Any success is exactly one burn. Against zombies the dice count double.

    It is a din where it bursts.

    Rulebook p. 5
rule-trust-fight-target = Target markers
rule-trust-fight-target-text =
    Aim at a survivor in clear sight. When they declare an action, you may spend the marker and strike first: a shot, or a charge paid with a Fatigue; nothing is thrown. It costs no Action. Afterwards the victim may go on or give up.

    Aim at a point: whoever crosses the line between you and it may be aimed at or attacked at once.

    The marker comes back when it is spent, when sight is blocked, when you declare an attack, or when a survivor or a group attacks you in melee. It stays from round to round. If two markers are spent at once, both attacks are rolled before either is compared.

    Rulebook p. 7, 12, 15
rule-trust-fight-orders = Standing orders
rule-trust-fight-orders-text =
    `/order` answers questions in advance, so that nobody waits for you; *Always* beside a question does the same. Nobody else sees your settings, and you can change them at any time. An order given while you are asked is your answer.

    At first you are not asked which cell a token or a wound covers: it is the one you miss least (the die of a weapon that you do not carry, then green die, “?”, reroll, weapons, survival, movement), unless two are equal. Recovery takes what gives most tokens back. A lucky charm is asked for only where a new roll would likely save you from harm, and never in the roll for the first player. Elliott may step aside after the last action, or before zombies attack.

    If your target acts, you are asked, unless you say: attack (a charge, where no gun is ready) or let it pass. Where somebody crosses the line to a marker on a place, you are always asked.

    “Let pass” keeps the marker where it lies: a threat is worth something even if it is never carried out.

    House rule, for games in which people are not there at the same time
rule-trust-fight-death = Death
rule-trust-fight-death-text =
    The figure is laid down and is in nobody’s way. What it held stays as it lies, open or face down; its objective stays secret.

    Anybody within { $close } cm may search the body: one token for each action, a visible one by choice, a hidden one blind. It makes a noise.

    Groups that pursued the dead go to where they fell, unless they see somebody else.

    Rulebook p. 8

## Zombies

rule-trust-zombies-groups = Groups
rule-trust-zombies-groups-text =
    A group is an alpha and the zombies that follow it; only the alpha’s base counts. In their turn all groups move { $horde } cm, in the order of their numbers.

    In contact with a survivor, the group attacks at once: { $alpha } and { $neutral } for each follower, no dice. It attacks again each turn while it stays in contact.

    Two alphas within { $close } cm of each other that want the same become one group, if a zombie is left in the box: the farther one leaves, its followers join, and one more.

    An alpha stops at the base of another; if it stood against it already, it goes past (house).

    Rulebook p. 9, 12, 20
rule-trust-zombies-pursuit = Pursuit
rule-trust-zombies-pursuit-text =
    An alpha that wanders and sees a survivor, or sees one pass, pursues. It keeps turning with its prey and hears nothing any more. If somebody else in its sight is nearer, it changes its prey; equally near, the lower green roll is chosen.

    If a car or a tent comes between, it goes on to where it last saw its prey, as a wanderer. Touching somebody, it pursues them, whomever it pursued.

    Rulebook p. 9, 10, 20
rule-trust-zombies-wander = Wandering
rule-trust-zombies-wander-text =
    A wandering group walks to its marker: the distant noise, the last noise it heard, or the place where it lost somebody. Arrived, it turns to the distant noise; there it leaves the board.

    A detonator moves the distant noise and turns every alpha. A pursuer then keeps its prey only if it still sees it (house).

    Rulebook p. 6, 9
rule-trust-zombies-negligence = Negligence
rule-trust-zombies-negligence-text =
    Whoever ends an activation within { $close } cm of a group that pursues them is attacked at once: the alpha is put in contact. After one’s own attack it is checked once, not twice.

    A barricade in between must break first. A car in between saves (house). Where other bases leave no room beside its prey, a group attacks from where it stands (house).

    Elliott’s silent step comes before.

    Rulebook p. 12, 15, 19
rule-trust-zombies-invasion = Invasion cards
rule-trust-zombies-invasion-text =
    One at the end of the zombies’ turn. A spawn card brings an alpha with { $spawned } zombies where it points, turned to the distant noise. A noise card moves the distant noise, wanderers turn to it, and another card is drawn. Then all 12 are shuffled.

    If no alpha is left, nobody comes; if too few zombies are left, as many as there are. If the place is taken, they come clockwise beside it (house).

    Rulebook p. 3, 12, 20; where the arrows point: house

## The sheet

rule-trust-sheet-cells = The nine cells
rule-trust-sheet-cells-text =
    A cell helps only while nothing covers it.

    Melee +1 die, Ranged +1 die: a yellow die to attack.
    Movement +5 cm: longer moves, and sneaking at all.
    Reroll: one die of an attack again.
    Green die +1: on every green roll of yours.
    Survival +1 die, three times: a blue die to defend.
    “?”: no bonus, but what lies there lies face down.

    Rulebook p. 2; that there are three survival cells: house
rule-trust-sheet-bags = Hands, bags and outfits
rule-trust-sheet-bags-text =
    Two hands, open to all: one fights with nothing else. One outfit: a satchel, which hides an object, or sneakers, which hold an Action or Fatigue token. A backpack opens two hidden cells. Lucky charms and bandages lie on the passport and take no room.

    Objects work from hands and cells, from the “?” cell too, where they are shown then; not from a backpack or a satchel.

    A bag that is dropped takes along what is in it. Taken off, a satchel and what it hid go to cells. Take sneakers off, and you choose a cell for their token.

    Rulebook p. 2, 6
rule-trust-sheet-search = Searching
rule-trust-sheet-search-text =
    A token on the ground within { $close } cm, one in a car in contact with you, or one in the tent you stand in. You step beside it, look at it alone, and take it or leave it face down. It makes a noise.

    From inside a tent nothing outside can be searched, and the other way round.

    Rulebook p. 10, 13
rule-trust-sheet-bodies = Bodies
rule-trust-sheet-bodies-text =
    Within { $close } cm of a dead survivor you may take one token for an action. What lies open you choose; what is hidden you take blind, by its place. A filled backpack is emptied first. It makes a noise.

    Rulebook p. 8; distance, blindness, noise: house
rule-trust-sheet-trade = Trading
rule-trust-sheet-trade-text =
    With a survivor within { $close } cm, if they want to. Bases are put together, both say what they give, and both must agree. Then both rearrange their objects for free, but not their Action and Fatigue tokens.

    A first-aid kit reaches as far.

    Rulebook p. 14; consent: house

## The end

rule-trust-end-home = Going home
rule-trust-end-home-text =
    End a move at your own community and you are asked. “My objective is met” shows the objective and the tokens it needs, nothing else. If it is not true, everything is hidden again and you play on.

    You may also go home without success: you are out, and no hunt begins.

    Objectives about a neighbour are met whoever killed them. If that neighbour has gone home alive, any two resources do instead (house). Resources count wherever they lie on your sheet.

    Rulebook p. 18, 20
rule-trust-end-hunt = The hunt
rule-trust-end-hunt-text =
    When somebody has come home with success, the round is played to its end; then the survivors on the board are counted. After that many more rounds the hunt begins, and nothing puts it off.

    From then on, at the start of each round, everybody on the board is shot at by a hidden sniper: a black and a yellow die, no distance, in silence. In a tent you add 1 to your defence.

    The game is over when everybody is home or dead.

    Rulebook p. 18

## Rulings

rule-trust-ruling-shots = Rulings: shots and wounds
rule-trust-ruling-shots-text =
    1. Beyond 30 cm: −4 and −5 are both printed on p. 19. We play −4.
    2. Distance: a bonus for the defender (p. 15) or a loss for the attacker (p. 19). The attacker loses, against zombies too.
    3. A car blocks sight (p. 10), yet a shot through it is only −3. Sight is for alphas and aiming; shots go through at a loss.
    4. Tents: the same, −1.
    5. All throwing weapons are incendiary, since one class has one set of figures.
    6. Two wounds are the limit, yet the table gives three: three at once kill.
    7. “Kill your neighbour” is met by anybody’s deed: dead is enough.

    The other rulings stand beside this one.
rule-trust-ruling-zombies = Rulings: zombies
rule-trust-ruling-zombies-text =
    1. A pursuer that loses sight goes to where it saw its prey last, not to the obstacle.
    2. Groups merge at 5 cm or less (p. 12), not only below it (p. 20), with the same prey or the same marker, if a zombie is left in the box.
    3. Negligence counts for a group that pursues you, not for any group.
    4. It is checked once in an activation, after an attack or at its end.
    5. Of several survivors in sight the nearest is pursued; the green die decides only if they are equally near.
    6. “Zombie” cards and “Invasion” cards are the same deck.

    The other rulings stand beside this one.
rule-trust-ruling-round = Rulings: the round
rule-trust-ruling-round-text =
    1. Recovery: all Actions or one Fatigue (p. 8), not both; Alexander is the exception.
    2. A charge by a Target marker is paid with an unplaced token first (p. 15), else an Action is turned.
    3. A burn is a din when it is received and at the end of each of one’s activations, not without a break.
    4. After a trade only objects are rearranged, not Action and Fatigue tokens.
    5. References to pages 12 and 13 for tiring actions and combat mean 14 and 15.

    The other rulings stand beside this one.
rule-trust-ruling-house = House figures
rule-trust-ruling-house-text =
    Much was printed as pictures that are lost. These figures are ours: the dice and limits of weapons, how many of each token there are, the passports but for Madissone’s backpack and Elliott’s 5 cm, eleven of the eighteen objectives, where the invasion arrows point, the sizes of scenery and bases, the distance bands, that three cells are for survival.

    They were chosen so that no survivor and no objective wins far more than the others; games played by the autopilot are counted for that.

    Not in the rulebook

## Entries

trust-token-text =
    { $sort ->
        [melee] Melee weapon
        [ranged] Gun
        [thrown] Throwing weapon
        [resource] Resource
       *[object] Object
    }{ $die ->
        [none] .
       *[some] : { $colour } die, { $limit ->
            [0] used once
           *[other] limit { $limit }
        }, { $hands ->
            [one] one hand
           *[other] both hands
        }.
    }{ $text ->
        [none] {""}
       *[some] {" "}{ $about }
    }{ $use ->
        [action] {" "}It takes an action.
        [free] {" "}It is free.
       *[none] {""}
    }{ $kit ->
        [0] {""}
       *[other] {" "}Limit { $kit }.
    }

    In the box: { $weapons } among the starting weapons, { $objects } among the starting objects, { $search } to be found, { $special } apart.

    Rulebook p. 4–7; figures and numbers: house
trust-passport-text =
    Melee +{ $melee }, ranged +{ $ranged }, survival +{ $survival }.

    { $text }

    Rulebook p. 3. { $origin ->
        [rulebook] What is special is printed; the bonuses are ours.
       *[house] The passport was a picture: these figures are ours.
    }
trust-objective-text =
    { $text }

    { $copies ->
        [one] There is one such card
       *[other] There are { $copies } such cards
    } among the 18. { $origin ->
        [rulebook] The rulebook names it.
       *[house] It is ours.
    }

    Rulebook p. 3, 17, 20
