### Commands that only some missions and survivors need, and their options.

cmd-car = car
cmd-car-about = Cars: get in and out, change seats, drive, search, load
cmd-car-enter = enter
cmd-car-enter-about = Get into a car of your zone
cmd-car-leave = leave
cmd-car-leave-about = Get out of the car
cmd-car-seat = seat
cmd-car-seat-about = Change seats in the car
cmd-car-drive = drive
cmd-car-drive-about = Drive one or two street zones; zombies on the way are run over
cmd-car-search = search
cmd-car-search-about = Search a car of your zone
cmd-car-load = load
cmd-car-load-about = Put a supply card into a car of your zone
cmd-car-unload = unload
cmd-car-unload-about = Take a card out of a car of your zone
cmd-exit = exit
cmd-exit-about = Leave the board by the exit
opt-seat = seat
opt-seat-enter-about = At the wheel or not; needed only where both are free
opt-seat-about = Which seat; needed only where there are several
opt-car = car
opt-car-about = Which car; needed only where there are several
opt-path = way
opt-path-about = The zones to drive through, such as S4 S5
opt-load-about = Which supply card
opt-unload-about = Which card
opt-other = other
opt-other-about = Trick shot: the zone for the second weapon of a pair
opt-how = how
opt-how-about = Strike or shoot, with a weapon that does both
choice-driver = at the wheel
choice-passenger = passenger seat
choice-melee = strike
choice-ranged = shoot
seat-driver = at the wheel
seat-passenger = passenger seat
kind-melee = strike
kind-ranged = shoot
silent-silent = silent
silent-heard = heard
car-police = police car in { $zone }
car-pimp = pimp-mobile in { $zone }
declined-no-cars-here = There are no cars in this mission. `/act` shows what can be done.

## Missions

opt-order = order
opt-order-about = Strict as in the rulebook, or free for slow tables
choice-order-strict = strict: one player after the other
choice-order-free = free: whoever likes
mission-label = { $id } · { $title } · { $difficulty } · { $survivors } characters · { $minutes } min
lobby-order-free = The order of turns is **free**: any player with survivors left may act.
lobby-briefing = > { $text }
  All of it: `/rules`
declined-mission-outdated = This server’s mission can no longer be played: { $fault } A moderator can mend its file and import it again.
cmd-mission = mission
cmd-mission-about = Missions: see what can be played here, add a server’s own
cmd-mission-list = list
cmd-mission-list-about = Every mission that can be played here
cmd-mission-show = show
cmd-mission-show-about = A mission’s map, goals and special rules, before play
cmd-mission-import = import
cmd-mission-import-about = For moderators: add a mission file to this server
cmd-mission-remove = remove
cmd-mission-remove-about = For moderators: take out one of this server’s own missions
opt-mission-show-about = Which mission
opt-mission-remove-about = Which of this server’s own missions
opt-file = file
opt-file-about = A mission file (TOML, 64 KiB at most)
missions-of-box = **Missions of the box**
missions-of-server = **This server’s own**
missions-line = - { $label }
missions-more = `/mission show` draws the map; `/game new` opens a table.
mission-page = **{ $title }**
  { $page }
mission-imported = **{ $title }** can be played on this server now: `/game new` with the mission { $id }. Tables keep the mission as it was when they were opened.
mission-replaced = **{ $title }** has taken the place of this server’s earlier mission { $id }. Tables that play the earlier one go on with it. The earlier file is below: `/mission import` brings it back.
really-remove-mission = Remove the mission { $title } from this server? Tables that play it go on. You get its file, so that you can bring it back.
button-remove = Remove
mission-file = The file of the mission { $id }
mission-removed = The mission { $id } is removed from this server. Tables that play it go on. `/mission import` with the file below brings it back.
mission-faulty = { $count ->
    [one] **{ $name } was not added.** One thing needs mending:
   *[other] **{ $name } was not added.** { $count } things need mending:
  }
  { $faults }
faults-left = { $count ->
    [one] … and one more. The file below has all.
   *[other] … and { $count } more. The file below has all.
  }
faults-whole = The file below has the whole of it.
faults-file = What needs mending in { $name }
declined-too-many-missions = This server keeps { $most } missions of its own already. Remove one first with `/mission remove`.
declined-not-an-own-mission = This server has no such mission of its own. It has: { $missions }. Missions of the box cannot be removed.
declined-file-too-large = The file has { $size } KiB; { $most } KiB at most are read. Leave out what is not needed and send it again.
declined-file-not-fetched = I could not get the file from Discord. Send it again in a moment.
declined-file-not-text = The file is no text in UTF-8. Save it as plain text and send it again.
declined-file-too-heavy = Reading that file takes more time or memory than it should, so I left it alone. A file like those of `/mission template` and `/survivor template` is read at once.

## Survivors of one's own

cmd-survivor = survivor
cmd-survivor-about = Survivors that this server made
cmd-survivor-create = create
cmd-survivor-create-about = Make a survivor: a name and the skills of four levels
cmd-survivor-list = list
cmd-survivor-list-about = The survivors that this server made
cmd-survivor-remove = remove
cmd-survivor-remove-about = Remove a survivor you made; moderators may remove any
opt-own-survivor-about = Which of this server’s own survivors
form-survivor = A new survivor
form-name = Name
form-name-like = Up to 20 letters
form-blue = Blue: one skill
form-yellow = Yellow: one skill
form-orange = Orange: one or two to choose from
form-red = Red: one to three to choose from
pick-skills = { $level } ({ $first } … { $last })
own-survivors = { $count ->
    [one] **One survivor was made on this server.** The lobby of every table offers it.
   *[other] **{ $count } survivors were made on this server.** The lobby of every table offers them.
  }
own-survivor-line = - **{ $name }**: { $blue } | { $yellow } | { $orange } | { $red }
no-own-survivors = Nobody has made a survivor on this server yet. `/survivor template` gives a file to start from; in Zombicide `/survivor create` makes one from lists.
survivor-created = **{ $name }** can be chosen in the lobby of every table from now on.
  { $line }
really-remove-survivor = Take { $name } off the list of survivors? Tables where { $name } was chosen keep the sheet.
survivor-removed = { $name } is off the list. Tables where { $name } was chosen keep the sheet. Did you not mean that? **{ button-create }** below brings { $name } back.
survivor-sketch = **A new survivor.** Pick the skills from the lists. **{ page-on }** shows the others; what is picked stays.
  { $typed }
  { $state }
survivor-whole = Nothing is missing: **{ button-create }** makes { $name }.
fault-name = The name “{ $name }” does not do: it begins with a letter or digit and has at most { $most } letters, digits, spaces, dots, hyphens and apostrophes. **{ button-name }** changes it.
fault-name-taken = A survivor called { $name } is there already. **{ button-name }** changes it.
fault-skill-twice = { $skill } is chosen on more than one level. House rule: a skill stands on one level only. Leave it on one and pick another instead.
fault-count = { $count ->
    [0] { $level }: no skill is chosen yet.
   *[other] { $level }: { $count } skills are chosen, at most { $most } do. Take one away; both pages count.
  }
fault-too-many-survivors = This server has made { $most } survivors already, as many as a lobby can offer. Remove one first with `/survivor remove`.
declined-not-your-own-survivor = Somebody else made { $name }. Only its maker and moderators may remove a survivor.
declined-no-such-own-survivor = This server has made no survivor called { $name }. It has: { $survivors }.
cmd-survivor-show = show
cmd-survivor-show-about = The card of a survivor: face, skills, who made it
cmd-survivor-template = template
cmd-survivor-template-about = A survivor’s file to start from, with all skills of the game
cmd-survivor-import = import
cmd-survivor-import-about = Add a survivor’s file to this server
cmd-survivor-export = export
cmd-survivor-export-about = The file of a survivor, to change it or take it elsewhere
opt-survivor-show-about = Which survivor
opt-survivor-file-about = A survivor’s file (TOML, 64 KiB at most)
survivor-template-made = Here is a survivor. Change it, then send it with `/survivor import`; every fault is named at once.
survivor-template-file = A survivor’s file to start from
survivor-exported = The file of **{ $name }** is below.
survivor-file = The file of { $name }
survivor-imported = **{ $name }** can be chosen in the lobby of every table from now on.
survivor-replaced = **{ $name }** has taken the place of the earlier survivor. Tables where that one was chosen keep its sheet. The earlier file is below: `/survivor import` brings it back.
survivor-removed-file = { $name } is off the list. Tables where { $name } was chosen keep the sheet. `/survivor import` with the file below brings { $name } back.
declined-too-many-survivors = This server has { $most } survivors already, as many as a lobby can offer. Remove one first with `/survivor remove`.
declined-survivor-name-taken = Another survivor of this server is called { $name }. Change the name in the file and send it again.
declined-survivor-of-another-game = This server has a survivor { $name } in another game. Give this one another `id` in the file and send it again.
cmd-mission-template = template
cmd-mission-template-about = A mission file to start from, with the tiles that you name
cmd-mission-export = export
cmd-mission-export-about = The file of a mission, to change it or take it elsewhere
opt-tiles = tiles
opt-tiles-about = The tiles as they lie, such as 1B@0 2B@180, with / between rows
template-made = Here is a mission with these tiles. Change it, then send it with `/mission import`; every fault is named at once.
template-file = A mission file to start from
mission-exported = The file of **{ $title }** is below.
declined-no-such-tiles = These tiles cannot be laid: { $fault } Correct them and try again.
mission-made-by = { $licence ->
    [none] Made by { $author }; no licence is given.
   *[other] Made by { $author }. Licence: { $licence }.
  }
