# What a server allows

cmd-setup = setup
cmd-setup-about = For moderators: where tables may be opened, by whom, how many, and what I lack
setup-head = **Settings for tables on this server.** A choice counts at once, for tables that are opened or joined after it.
setup-anywhere = Tables may be opened in any channel.
setup-channels = Tables may be opened in { $channels } and their threads.
setup-anybody = Everybody may play.
setup-roles = People with one of these roles may play: { $roles }.
setup-openers-players = Everyone who may play may open a table.
setup-openers-moderators = Only moderators (Manage Server) may open tables.
setup-any-language = A table speaks the language of the person who opens it.
setup-language = A table speaks { $spoken }.
setup-pace = A table waits this long for a player who must act: { $pace }.
setup-any-number = Any number of tables at once; now { $live }.
setup-most = { $most ->
    [one] One table at once; now { $live }.
   *[other] Up to { $most } tables at once; now { $live }.
  }
setup-number = { $number ->
    [0] Any number of tables
    [one] One table at once
   *[other] Up to { $number } tables at once
  }
setup-may-all = I have every permission I need here.
setup-lacking = **Here I lack:**
setup-lacks = • **{ $permission }**: { $why }
setup-cure = Anyone who manages this channel can add me under Edit Channel, Permissions, and grant that. For the whole server, change my role.
setup-choose-channels = Channels for tables; none means all
setup-choose-roles = Roles that may play; none means everybody
setup-choose-openers = Who opens tables
setup-choose-language = Language of tables
setup-choose-pace = Usual pace
setup-choose-most = How many tables at once
setup-more = Language, pace, number
setup-less = Channels, roles
setup-reset = Reset to defaults
setup-keep = Keep them
setup-restore = Bring them back
setup-really-reset = Reset the settings of this server to defaults? Until somebody sets something else, `/setup` can bring back the old ones.
commands-busy = Discord does not take the typed commands of { $game } at the moment. I keep trying. Until then, play with the buttons below the status.
commands-barred = Discord does not let me add the typed commands of { $game } on this server. Play with the buttons below the status. Typed commands come when somebody with Manage Server invites me again, with the scope `applications.commands`.
setup-commands = Typed commands of: { $games }.
setup-no-commands = No typed commands of games yet; those of a game come with its first table.
setup-choose-games = Games whose commands can be typed
declined-games-are-played = Tables of { $games } are open on this server, so the commands of that game stay. Choose again when these tables are over.
permission-why-view-channel = without it I do not see this place. In a private thread, mention me so that I am added.
permission-why-send-messages = without it I cannot tell anybody what happens.
permission-why-send-messages-in-threads = the same, in threads.
permission-why-embed-links = without it the cards I show stay empty.
permission-why-attach-files = boards are pictures; without it I tell everything in words only.
permission-why-read-message-history = without it I cannot keep one status message up to date.
and-more = { $shown } and { $more } more
declined-no-tables-in-this-channel = On this server, tables may be opened in { $channels }. Type it there; moderators can change that with `/setup`.
declined-role-needed = On this server, only people with one of these roles may play: { $roles }. You can watch with `/board`, or ask a moderator for a role.
declined-moderators-open = On this server, only moderators open tables. Ask one of them; you can join as soon as a table is open.
declined-too-many-tables = { $most ->
    [one] This server allows one table at a time, and there is one. Join it, or wait until it ends; moderators can change that with `/setup`.
   *[other] This server allows { $most } tables at a time, and there are that many. Join one, or wait until one ends; moderators can change that with `/setup`.
  }
declined-servers-only = That works only on a server. Type it in one of its channels.
