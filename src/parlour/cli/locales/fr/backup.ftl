# Ce que disent `parlour backup` et `parlour restore`.
backup-written = { $file } contient la sauvegarde, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
backup-restored = { $folder } contient à nouveau les parties de la sauvegarde, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
backup-moved = { $database } contient maintenant les parties de la sauvegarde, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
backup-aside = Ce qu’il y avait avant est gardé dans { $file }.
backup-plain-copy = Attention : { $file } a été copié à la main, et non écrit par parlour backup. Si le salon était ouvert alors, il y manque les dernières parties.
error-no-database = Il n’y a pas de parties dans { $folder }. Nommez le dossier du salon avec --data.
error-backup-nowhere = Il n’y a pas de dossier { $folder } pour la sauvegarde. Créez-le d’abord, ou choisissez-en un autre.
error-backup-is-folder = { $file } est un dossier. Nommez un fichier dedans.
error-backup-is-device = { $file } n’est pas un fichier mais un périphérique ou un tube. Nommez un fichier.
error-backup-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
error-backup-in-use = { $file } est une base de données en service, ou il reste à côté des fichiers d’une telle base. Choisissez un autre nom.
error-backup-not-written = Impossible d’écrire { $file } : { $why }. Voyez qui peut y écrire, et s’il reste de la place.
error-no-backup = Il n’y a pas de fichier { $file }.
error-not-a-backup = { $file } n’est pas une sauvegarde de Parlour. Rien n’a été changé.
error-backup-damaged = { $file } est abîmé. Rien n’a été changé ; essayez une sauvegarde plus ancienne.
error-backup-newer = { $file } vient d’une version plus récente de Parlour. Rien n’a été changé ; installez d’abord cette version.
error-restore-would-replace = Il y a déjà des parties dans { $folder }. Choisissez un autre dossier avec --data, ou mettez-les de côté avec --force.
error-database-not-empty = Il y a déjà des parties dans { $database }. Rien n’a été changé ; créez une base vide pour la sauvegarde.
