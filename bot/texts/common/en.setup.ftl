# What a server allows

cmd-setup = setup
cmd-setup-about = For moderators: where tables are opened, by whom, how many; what I lack here
setup-head = **Settings for tables on this server.** Each choice below holds at once, for tables opened or joined from then on.
setup-anywhere = Tables are opened in any channel.
setup-channels = Tables are opened in { $channels } and threads there.
setup-anybody = Anybody may play.
setup-roles = People with one of these roles may play: { $roles }.
setup-openers-players = Everybody who may play may open a table.
setup-openers-moderators = Only moderators (Manage Server) open tables.
setup-any-language = A table speaks the language of the person who opens it.
setup-language = A table speaks { $spoken }.
setup-pace = A table waits for the players who must act: { $pace }.
setup-any-number = Any number of tables may live at once; now { $live }.
setup-most = { $most ->
    [one] One table may live at once; now { $live }.
   *[other] Up to { $most } tables may live at once; now { $live }.
  }
setup-number = { $number ->
    [0] Any number of tables
    [one] One table at once
   *[other] Up to { $number } tables at once
  }
setup-may-all = I have every permission I need here.
setup-lacking = **Here I lack:**
setup-lacks = • **{ $permission }**: { $why }
setup-cure = Somebody who manages this channel grants that under Edit channel, Permissions, by adding me; for the whole server it stands in my role.
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
setup-really-reset = Do you want to reset these settings of this server? Until somebody sets something else, `/setup` can bring them back.
permission-why-view-channel = I do not see this place otherwise. In a private thread, mention me so that I am added.
permission-why-send-messages = I could tell nobody what was done.
permission-why-send-messages-in-threads = the same, in threads.
permission-why-embed-links = without it the cards I show stay empty.
permission-why-attach-files = boards are pictures; without it everything is told in words only.
permission-why-read-message-history = without it I cannot keep one status message up to date.
and-more = { $shown } and { $more } more
declined-no-tables-in-this-channel = On this server tables are opened in { $channels }. Type it there; moderators change that with `/setup`.
declined-role-needed = On this server people with one of these roles play: { $roles }. You can watch with `/board`, or ask a moderator for a role.
declined-moderators-open = On this server moderators open tables. Ask one of them; you can join as soon as a table is open.
declined-too-many-tables = { $most ->
    [one] On this server one table lives at a time, and there is one. Join it, or wait until it ends; moderators change that with `/setup`.
   *[other] On this server { $most } tables live at a time, and there are as many. Join one, or wait until one ends; moderators change that with `/setup`.
  }
declined-servers-only = That belongs to a server. Type it in a channel of yours.
