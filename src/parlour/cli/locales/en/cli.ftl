# What `parlour` says when it opens the room.
serve-open = The room is open: { $url }
serve-invite = Others come in by: { $url }
serve-hint-lan = To let phones and computers in your network join, start it with --lan.
serve-stop = Ctrl-C closes it.
client-not-built = The browser client has not been built. Install the package again, without PARLOUR_UI=skip.
error-port-in-use = Port { $port } is in use. If it is not another room of yours, try --port { $other }.
error-port-not-allowed = You may not listen on port { $port }. Choose one above 1023 with --port.
error-bad-host = It is not possible to listen on { $host }, port { $port }.
error-folder-not-writable = The folder { $folder } cannot be written. Choose another one with --data.
error-folder-in-use = Another room is open on the folder { $folder }. Close it, or choose another one with --data.
error-database-newer = The database in { $folder } was written by a newer version of Parlour.
error-database-damaged = The database in { $folder } is damaged or is none. Choose another folder with --data.
error-bad-public-url = “{ $url }” is no address that others could open; write it like https://cards.example.org.
no-such-command = There is no command “{ $command }”; parlour --help lists them.
