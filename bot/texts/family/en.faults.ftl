## Faults of missions and survivors: what is wrong, and what would be right

wrong-at-line = Line { $line }: { $fault }
wrong-in-rule = { $rule }: { $fault }

# The file as a whole.
wrong-file-large = The file has { $size } bytes; { $most } at most are read. Leave out what is not needed.
wrong-file-word = “{ $word }…” has { $size } characters; a word has { $most } at most.
wrong-file-deep = It is nested more than { $most } deep; three levels are enough.
wrong-file-values = It has more than { $most } values; a few hundred are enough.
wrong-not-toml = { $line ->
    [0] The file is not TOML, so it cannot be read.
   *[other] The file is not TOML: it cannot be read from line { $line } on. Mend that line.
  }

# Tiles and names of zones.
wrong-tiles-gap = There is a hole between the tiles. Lay a tile there.
wrong-tiles-shape = { $tiles ->
    [0] There are no tiles yet.
   *[other] The tiles are not a rectangle. Give every row as many as the first.
  }
wrong-tiles-word = “{ $word }” is no tile. Write a side and its turn, such as 1B@90.
wrong-tiles-side = there is no tile side '{ $side }'; known are { $known }.
wrong-tiles-face = There is no tile side { $side }. There are { $known }.
wrong-tiles-angle = “{ $word }” is turned by { $angle }. Turn it by 90, 180 or 270.
wrong-tiles-differ = Tiles { $first } and { $second } do not fit together. Turn one of them.
wrong-tiles-many = There are more than { $most } tiles; the box holds { $most }.
wrong-names-missing = The zones have no names yet. This drawing of them fits:
  { $drawing }
wrong-names-size = The drawing of names needs { $tall } lines of { $wide } names (it has { $lines } of { $widths }), such as:
  { $drawing }
wrong-names-part = Row { $row }, column { $column } says { $name }; the tiles make it a part of { $right }.
wrong-names-twice = { $name } stands for two zones, from row { $row }, column { $column } and from row { $row2 }, column { $column2 }.
wrong-names-room = Row { $row }, column { $column } is a room called { $name }. Rooms are one of { $letters } and a number.
wrong-names-street = Row { $row }, column { $column } is a street zone called { $name }. Street zones are S and a number.
wrong-house-letters = { $rooms } are one house but have several letters. Give its rooms one letter.
wrong-house-shared = The houses { $first } and { $second } are both { $letter }. Give each a letter of its own.
wrong-house-closed = The house { $rooms } has no door, so nobody can enter it.
wrong-floor-missing = The room { $room } has no floor.
wrong-room-unknown = There is no room { $room }.
wrong-place-of-face = There is no zone { $place }. Tile { $face } has { $known }.
wrong-place-off-board = There is no zone { $place }. The tiles that lie here are { $known }.

# Doors.
wrong-door-line = The door { $door } needs a row or a column, and not both.
wrong-door-lines = The door needs a row or a column, and not both.
wrong-door-wall = The door { $door } stands in no wall: { $first } and { $second } have none at { $line }. It may stand at { $places }.
wrong-door-nowhere = The door { $door } stands in no wall: { $first } and { $second } do not touch.
wrong-door-order = The door { $door } begins with { $zone }. Name the room first.
wrong-door-solid = The door { $door } stands inside a wall. Between two rooms a door fills an opening of two tiles.
wrong-door-apart = The door { $door } stands in no wall: { $first } and { $second } do not touch. { $first } touches { $beside }.
wrong-door-twice = There are two doors between the same zones ({ $door }).
wrong-door-needs = The door { $door } waits for { $objective }, which is no objective.
wrong-doors-drawn = There are more than { $most } windows, stairs and passages.
wrong-unreachable = { $count ->
    [one] { $zones } cannot be reached from the start.
   *[other] { $zones } cannot be reached from the start.
  }

# Tokens.
wrong-zone-unknown = There is no zone { $zone }.
wrong-thing-nowhere = { $what ->
    [start] The survivors begin in { $zone }, but there is no such zone.
    [exit] The exit is in { $zone }, but there is no such zone.
    [spawn] A spawn zone is in { $zone }, but there is no such zone.
   *[other] { $thing } lies in { $zone }, but there is no such zone.
  }
wrong-thing-in-room = { $what ->
    [exit] The exit is in { $zone }, which is a room. Put it in the street.
   *[other] { $thing } stands in { $zone }, which is a room. Put it in the street.
  }
wrong-box-holds = { $name ->
    [doors] There are { $count } doors; the box holds { $most }.
    [objectives] There are { $count } objectives; the box holds { $most }.
    [spawns] There are { $count } spawn zones; the box holds { $most }.
   *[other] There are { $count } cars; the box holds { $most }.
  }
wrong-id-twice = Two things are called { $id }. Give each a name of its own.
wrong-spawn-objective = The spawn zone { $zone } waits for { $objective }, which is no objective.
wrong-spawn-twice = { $zone } has two spawn zones; one is enough.
wrong-start-spawn = Survivors and zombies begin in the same zone, { $zone }. Let one of them begin elsewhere.
wrong-no-spawns = There is no spawn zone.

# The head of the file.
wrong-id-of-box = { $id } is a mission of the box. Choose another name for the file.
wrong-survivors-min = The least number of survivors is above the most, { $most }.
wrong-survivors-max = There are at most { $most } survivors in the box, not { $max }.
wrong-text-long = { $field }: this text has { $size } characters; { $most } fit.
wrong-text-signs = { $field }: this text holds { $signs }, which nobody sees or which turns the line. Leave that out.
wrong-text-blank = { $field }: nothing of this text can be seen. Write letters or digits.
wrong-minutes-most = { $minutes } minutes are too many; { $most } are the most.

# Rules and goals.
wrong-rule-unknown = This game does not know the rule. It knows { $known }.
wrong-entry-unknown = { $about ->
    [zone] There is no zone { $given }.
    [objective] There is no objective { $given }.
    [zombie-kind] There are no zombies called { $given } in this game.
    [bystander] There is no bystander { $given } in this game.
   *[other] There is no card { $given } in this game.
  }
wrong-field-plain = { $field } is { $value }. Write a text, a number or a list of texts.
wrong-escape-least = “At least so many” needs the numbers of survivors, and only it may have them.
wrong-escape-leaving = With “only by car”, leave out how survivors leave on foot.
wrong-no-objectives = There are no objectives to take. Put one on the board.
wrong-no-colour = No objective is { $colour }.
wrong-never-closed = Nothing closes the spawn zone { $zone }.
wrong-met-at-first = This goal is met from the start. Add another goal beside it.
wrong-no-car = There is no car that can be driven. Put one in the street.
wrong-no-exit = There is no exit. Put one on the board.
wrong-waiting-at-start = Survivors begin in { $zone }; zombies must wait elsewhere.
wrong-none-hidden = No objective lies face down.
wrong-few-hidden = { $hidden ->
    [0] No objective lies face down, but a colour lies under such an objective.
    [one] Only one objective lies face down, and more colours lie under such objectives.
   *[other] Only { $hidden } objectives lie face down for { $colours } colours.
  }
wrong-colour-twice = { $colour } is named twice; each colour lies under one objective.
wrong-carried-twice = { $objective } is named twice among the objectives that are carried; once is enough.
wrong-not-carried = Nobody carries { $objective } yet: that needs the rule for objectives that are carried.
wrong-no-spawn-zone = { $zone } is no spawn zone.
wrong-people-zones = There are more bystanders ({ $people }) than zones ({ $zones }); each needs a zone.
wrong-people-twice = { $bystander } is named twice; everybody is there once.
wrong-people-elsewhere = Another rule names { $bystander }, too; everybody is there once.
wrong-people-heroes = { $people } bystanders are named for { $heroes } heroes; each hero leads one at most.
wrong-people-zone-twice = { $zone } is named twice; each zone has one bystander at most.
wrong-people-zone-elsewhere = Another rule names { $zone }, too; each zone has one bystander at most.

# Survivors.
wrong-format-newer = “{ $format }” is no format that can be read here; the newest is { $most }.
wrong-name-missing = There is no name yet.
wrong-name-form = “{ $name }” cannot be a name. It begins with a letter or digit and has letters, digits, spaces, dots, hyphens and apostrophes only.
wrong-name-of-box = A survivor of the box is called { $name }. Choose another name.
wrong-text-marked = { $field }: messages do not show “{ $signs }”. Leave that out.
wrong-level-one = { $count ->
    [0] A skill is missing at level { $level }.
   *[other] Level { $level } takes one skill, not { $count }.
  }
wrong-level-most = { $count ->
    [0] A skill is missing at level { $level }.
   *[other] Level { $level } takes 1 to { $most } skills, not { $count }.
  }
wrong-skill-twice = The same skill stands twice at level { $level }. Take one of them out.
wrong-skill-like = There is no skill “{ $skill }”, but there is “{ $like }”.
wrong-skill-unknown = There is no skill “{ $skill }” in this game. The file of /survivor template lists them all; your own go under [[by_hand]].
wrong-skill-at-blue = Equipment to start with belongs to level blue, not to level { $level }.
wrong-hand-twice = Two skills by hand are called { $id } in the file. Give each a name of its own.
wrong-hand-unused = This skill by hand is at no level yet. Put it on one, or take it out.
wrong-fight-needless = Survivors of this game have no such thing ({ $field }). Take it out.
wrong-fight-missing = { $field } is missing. It may be { $choices }.
wrong-attack-unknown = There is no attack “{ $attack }”. It may be { $choices }.

# A single field.
wrong-field-missing = { $name ->
    [start] The survivors have no place to start.
    [spawns] There is no spawn zone.
    [victory] There is no goal.
    [map] There are no tiles yet.
    [tiles] There are no tiles yet.
   *[other] { $example ->
        [none] { $field } is missing.
       *[other] { $field } is missing, such as { $example }.
      }
  }
wrong-field-unknown = { $field } is not known here. Known are { $known }.
wrong-field-key = { $value } cannot stand in { $field }.
wrong-field-choice = { $field } is “{ $value }”. It may be { $choices }.
wrong-field-least = { $field } is { $value }; { $limit } is the least.
wrong-field-most = { $field } is { $value }; { $limit } is the most.
wrong-field-number = { $field } is “{ $value }”. Write a whole number.
wrong-field-text = { $field } is “{ $value }”. Write a text.
wrong-field-empty = { $name ->
    [spawns] There is no spawn zone.
    [victory] There is no goal.
   *[other] { $field }: nothing is chosen or written yet.
  }
wrong-field-form = { $name ->
    [id] “{ $value }” cannot be a name in the file. Use small letters, digits and hyphens, such as { $example }.
    [initial] “{ $value }” does not go on the token. Write one or two letters.
   *[other] { $example ->
        [none] { $field } is “{ $value }”, which is no name for that.
       *[other] { $field } is “{ $value }”. It is written such as { $example }.
      }
  }
wrong-field-flag = { $field } is “{ $value }”. Write true or false.
wrong-field-list = { $field } is no list of the right length. It is written such as ["S1", "S2"].
wrong-field-table = { $example ->
    [none] { $field } is “{ $value }”, which is not the right form.
   *[other] { $field } is “{ $value }”. It is written such as { $example }.
  }
wrong-field-wrong = { $field } is “{ $value }”, which cannot be read.

# What forms call the fields of a mission’s file.
field-minutes = Minutes
field-survivors = Survivors
field-min = Survivors, at least
field-max = Survivors, at most
field-name = Title
field-briefing = Briefing
field-author = Made by
field-licence = Licence
field-difficulty = Difficulty
field-id = Name in the file
field-zones = Zones
field-zone = Zone
field-objectives = Objectives
field-objective = Objective
field-kinds = Cards
field-kind = Kind
field-cards = Cards
field-colours = Colours
field-colour = Colour
field-count = How many
field-noise = Noise
field-level = Level
field-who = Who
field-least = At least
field-bystanders = Bystanders
field-cargo = Cards in cars
field-carrying = Carrying
field-xp = Experience
field-rooms = Floors
field-start = Start
field-exit = Exit
field-drivable = Can be driven

# What forms call the fields of a survivor’s file.
field-survivor-id = Name in the file
field-survivor-name = Name
field-survivor-initial = Letters on the token
field-survivor-shape = Shape of the token
field-survivor-author = Made by
field-survivor-licence = Licence
field-survivor-blue = Skill at level blue
field-survivor-yellow = Skill at level yellow
field-survivor-orange = Skill at level orange
field-survivor-red = Skill at level red
field-survivor-attack = Attack
field-survivor-health = Health
field-survivor-portrait = Portrait
field-survivor-skin = Skin
field-survivor-coat = Coat
field-survivor-parts = Parts of the portrait
field-survivor-by_hand = Skills by hand
field-survivor-text = What the skill does
