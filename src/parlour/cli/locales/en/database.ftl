# What `parlour --database` says of a PostgreSQL database that cannot be used.
error-bad-database-url = What --database names is no address of a PostgreSQL database. Write it like postgresql://user@host/parlour.
error-database-and-data = The games are either in a folder or in a PostgreSQL database. Leave out --data, or --database and PARLOUR_DATABASE.
error-no-postgres-driver = The driver for PostgreSQL is missing ({ $why }). Install it with: pip install "parlour[postgres]"
error-database-not-reached = No PostgreSQL server answers for { $database }: { $why }. See whether it runs, and whether host and port are right.
error-database-password = The server of { $database } does not accept this name with this password: { $why }. Put the password into the file ~/.pgpass, or into PGPASSWORD.
error-database-missing = There is no such database as { $database }: { $why }. Let its server make it first, with createdb.
error-database-refused = { $database } cannot be used. PostgreSQL says: { $why }
error-database-too-old = { $database } is on PostgreSQL { $version }, and Parlour needs { $oldest } or later.
error-database-encoding = { $database } keeps its texts as { $encoding }, where not every name can be written. Make one with: createdb --encoding=UTF8 --template=template0
error-database-in-use = A room of another version is open on { $database }. Close it, or name another database.
error-workers-need-database = --workers needs a PostgreSQL database on which several processes can work together. Name one with --database, or leave --workers out.
error-workers-need-port = --workers needs a port: each process listens on the next one. Name the first with --port.
error-database-not-ours = There are tables of another program in { $database }. Give Parlour a database of its own.
error-database-of-newer = { $database } was written by a newer version of Parlour. Nothing was changed; use that version, or restore a dump from before it.
error-database-read-only = { $database } cannot be written: { $why }. It may be a standby; name the server that is written to.
error-database-not-allowed = The user of { $database } may not do what Parlour needs: { $why }. Make him the owner of the database.
error-backup-by-server = The games are in { $database }, and its own tools keep them safe, also while people play: { $command }
error-restore-by-server = The games are in { $database }, and its own tools bring them back. Close the room, make an empty database, and then: { $command }
