# What `parlour` says when it opens the room.
serve-open = The room is open: { $url }
serve-workers = The room is open in { $count } processes, at { $first } to { $last }. A proxy before them sends each table to one of them.
serve-invite = Others come in by: { $url }
serve-invite-also = Or by: { $url }
serve-alone = Nobody else can come in yet: this computer is in no network. Connect it to one.
serve-hint-lan = To let phones and computers in your network join, start it with --lan.
serve-data = The games are kept in { $folder }, { $tables ->
    [0] which holds no table yet.
    [one] which holds 1 table.
   *[other] which holds { $tables } tables.
}
serve-metrics = The room’s numbers are told at: { $url }
serve-stop = Ctrl-C closes it.
client-not-built = The browser client has not been built. Install the package again, without PARLOUR_UI=skip.
output-not-written = The output cannot be written: { $why }.
error-port-in-use = Port { $port } is in use. If it is not another room of yours, try --port { $other }.
error-port-not-allowed = You may not listen on port { $port }. Choose one above 1023 with --port.
error-metrics-port-in-use = Port { $port } for --metrics is not free. Choose another one; 0 is any free one.
error-bad-host = It is not possible to listen on { $host }, port { $port }.
error-lan-on-loopback = --lan lets others in, but at { $host } only this computer can come in. Leave one of the two out.
error-folder-not-writable = The folder { $folder } cannot be written. Choose another one with --data.
error-folder-in-use = Another room is open on the folder { $folder }. Close it, or choose another one with --data.
error-not-a-folder = { $folder } is not a folder, or something in its path is none. Choose another one with --data.
error-folder-unusable = The folder { $folder } cannot be used: { $why }. Choose another one with --data.
error-disk-full = There is no room left on the disk of { $folder }. Make some, or choose a folder on another disk with --data.
error-disk-failed = The disk of { $folder } failed: { $why }. Check it, and choose a folder on another disk with --data.
error-database-locked = Another program has locked { $file }. Close that program and try again.
error-database-not-writable = { $file } cannot be written. Change who may write it, or choose another folder with --data.
error-database-newer = The database in { $folder } was written by a newer version of Parlour. Use that version, or choose another folder with --data.
error-not-a-database = { $file } is not a database of Parlour. Put it somewhere else, or choose another folder with --data.
error-database-damaged = The database { $file } is damaged. Restore a backup with parlour restore, or choose another folder with --data.
error-bad-public-url = “{ $url }” is no address that others could open; write it like https://cards.example.org or https://example.org/cards.
error-bad-root-path = “{ $path }” is no path that a room can lie below; write it like /cards, with letters, digits and hyphens.
error-root-path-taken = A room cannot lie below { $path }: its own addresses begin with /{ $first }. Choose another path, like /cards.
error-root-paths-differ = --root-path says { $path }, but --public-url is { $url }. Leave --root-path out, or write the same path in both.
no-such-command = There is no command “{ $command }”; parlour --help lists them.
