# Tables in threads

opt-thread = thread
opt-thread-about = Open a thread for this table alone, besides the tables of the channel
choice-public = public: everybody here can find it
choice-private = private: only people you add
button-thread = In a thread
thread-name = { $mission } – { $who }’s table
opened-in-thread = Your table is in { $thread }, a thread of its own that closes when the game is over. Sit down there with **{ button-join }**.
declined-no-thread-here = No thread can be opened here: this is a thread already, or not a text channel. `/game new` opens a table right here; for a thread, type it in a text channel.
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
left-server = { $former } is no longer on this server. The autopilot plays on; `/game join` takes the seat.
mine-homeless = ⚫ { $place }, { $mission }: the channel was deleted, the game was kept. A moderator can bring it back in any channel with `/mod restore`, table { $table }.
