# The rules as short articles in our own words, each with its page in the rulebook.

rule-round = A round, hero by hero
rule-round-text =
    Everybody gains 1 Power, then the heroes act one after the other, in any order you like: a turn that has begun is finished first. When all four are done, the enemies act, bystanders run for help and more enemies come.

    A hero has { $actions } actions a turn, one more from the Yellow level on. What is left at the end of the turn is lost.

    Rulebook p. 6, 12

rule-winning-text =
    Everybody plays on the same side. The moment the goals of the mission are reached, all of you win.

    If a hero falls, the game is lost when that round ends: until then it can still be won.

    Rulebook p. 6

rule-setup = Before the first round
rule-setup-text =
    Four of the six heroes play, whatever the number of players: you share them out as evenly as can be. Power begins at 0. Cards of bystanders lie face down where the mission says so.

    Rulebook p. 5

rule-zones = Zones
rule-zones-text =
    A room is a zone, and so is a part of the street. Zones that share an open side are neighbours; corners do not count.

    Rulebook p. 7, 9

rule-move-text =
    One action leads to a neighbouring zone. Each enemy in the zone that is left costs one action more: to get away from two takes three actions. Entering a zone with enemies ends the move.

    Rulebook p. 12

rule-doors = Doors and buildings
rule-doors-text =
    An action forces a door by hand; it stays open. Behind the first open door of a building a card is drawn for each marked room, in the order you choose; then the bystanders who hide there come out. Coloured doors wait for their objective, sealed ones never open.

    Rulebook p. 12, 17

rule-objectives-text =
    An action takes the objective of the hero’s zone. Most bring 5 experience; the mission says what else they do.

    Rulebook p. 13

rule-exit-text =
    At the end of a turn a hero leaves by the exit for nothing, if no enemy stands there and everything that comes before is done.

    Rulebook p. 21

rule-sight-text =
    Along the street one sees straight ahead, any distance. Into a building, and inside it, one sees one zone far, through openings and open doors. People and enemies block nothing.

    Rulebook p. 8

rule-power = Power
rule-power-text =
    Every hero gains 1 Power as the round begins and 2 for an action; nobody holds more than 4. Before an attack is rolled, each Power spent is a die more. Skills and traits cost Power too, and no action: that is house.

    Rulebook p. 13, 19

rule-traits = Heroic traits
rule-traits-text =
    Once a turn an action draws a trait. Two can be held; a third one makes you discard one. A trait is used once and discarded; two may serve together. The traits of this game are house: the printed ones are not public.

    Rulebook p. 12

rule-ranged = Attacks
rule-ranged-text =
    Every hero has the one attack of the sheet: melee reaches one’s own zone, ranged attacks what they see within their reach. Each die of at least the sheet’s figure is a hit. Heroes and bystanders are never hit. Most sheets are house.

    Rulebook p. 18

rule-priority = Whom hits fall on
rule-priority-text =
    In melee as at range hits fall on zombie heroes first, then Brutes, Walkers, Runners. Each takes as many hits of one attack as its toughness; fewer do nothing and are lost.

    Rulebook p. 18

rule-bystanders = Bystanders
rule-bystanders-text =
    In a zone without enemies an action rescues a bystander: Power goes to its maximum, and the card is held, one at most. One wound kills a bystander on the board; fighters hold it off with a 5 or 6. A held card may take a wound instead of its hero. Each one lost costs every hero 1 Power and a trait. Bystanders run towards the nearest heroes, never among enemies.

    Rulebook p. 13, 20

rule-sign = The sign of the Avengers
rule-sign-text =
    From its zone a hero hurls it, as an attack: a die for each enemy there but zombie heroes, nothing adds to them. It works twice. Its range and what hits are house.

    Rulebook p. 20

rule-attack = Enemies attack
rule-attack-text =
    Every enemy in a zone with heroes or bystanders deals one wound, without a roll. You share the wounds out; a bystander takes one at most. Runners and zombie heroes have two actions.

    Rulebook p. 14

rule-walking = Where enemies walk
rule-walking-text =
    Those who did not attack walk to the nearest zone in sight with heroes or bystanders, else to the nearest with an open way. Without a way they stay. They open no doors.

    Rulebook p. 14

rule-split = Groups that part
rule-split-text =
    Where several ways are equally short, a kind parts evenly for all of them; you say where an odd figure goes. Nobody is added. A zombie hero goes one way, of your choice.

    Rulebook p. 14

rule-spawn = Spawn cards
rule-spawn-text =
    A card for each active spawn zone, read at the level of the most experienced hero. A rush acts at once; an extra activation makes all of a kind act, at Blue too; a bystander in danger comes and, from Yellow on, wakes the Walkers beside; a zombie hero is drawn from its own deck. The lines of the cards are house.

    Rulebook p. 15, 16

rule-shortage = The box is empty
rule-shortage-text =
    Where figures of a kind are missing, those left come, and then the whole kind acts once more. Where all zombie heroes are on the board, each acts once more: that is house.

    Rulebook p. 16

rule-levels = Experience and levels
rule-levels-text =
    Each enemy brings 1 experience, a zombie hero as much as its toughness. Yellow begins at { $xp_yellow }, Orange at { $xp_orange }, Red at { $xp_red }; each level brings the skill of the sheet.

    Rulebook p. 10

rule-skills-text =
    A skill works by itself, or once a turn where it must be used: `/skill use`. Its Power is paid first. Most skills are house: the printed sheets are not public.

    Rulebook p. 10

rule-order = Who acts when
rule-order-text =
    Any hero may act first, whoever leads them, and then any other who has not had a turn. A turn that has begun is finished before the next one begins.

    Rulebook p. 12
