# What `parlour backup` and `parlour restore` say.
backup-written = { $file } holds the backup, with { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
backup-restored = { $folder } holds the games of the backup again, with { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
backup-moved = { $database } holds the games of the backup now, with { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
backup-aside = What was there before is kept in { $file }.
backup-plain-copy = Mind that { $file } was copied by hand, not written by parlour backup. If the room was open then, its last games are missing.
error-no-database = There are no games in { $folder }. Name the room’s folder with --data.
error-backup-nowhere = There is no folder { $folder } for the backup. Make it first, or choose another one.
error-backup-is-folder = { $file } is a folder. Name a file in it.
error-backup-is-device = { $file } is no file but a device or a pipe. Name a file.
error-backup-exists = { $file } is there already. Choose another name, or replace it with --force.
error-backup-in-use = { $file } is a database in use, or files of one lie beside it. Choose another name.
error-backup-not-written = { $file } cannot be written: { $why }. See who may write there, and whether there is room.
error-no-backup = There is no file { $file }.
error-not-a-backup = { $file } is no backup of Parlour. Nothing was changed.
error-backup-damaged = { $file } is damaged. Nothing was changed; try an older backup.
error-backup-newer = { $file } was written by a newer version of Parlour. Nothing was changed; install that version first.
error-restore-would-replace = There are games in { $folder } already. Choose another folder with --data, or put them aside with --force.
error-database-not-empty = There are games in { $database } already. Nothing was changed; make an empty database for the backup.
