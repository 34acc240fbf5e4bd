# Ce que `parlour` dit quand il ouvre le salon.
serve-open = Le salon est ouvert : { $url }
serve-workers = Le salon est ouvert en { $count } processus, de { $first } à { $last }. Un proxy placé devant envoie chaque table à l’un d’eux.
serve-invite = Les autres entrent par : { $url }
serve-invite-also = Ou par : { $url }
serve-alone = Personne d’autre ne peut encore entrer : cet ordinateur n’est dans aucun réseau. Connectez-le à un réseau.
serve-hint-lan = Pour que les téléphones et ordinateurs de votre réseau puissent jouer, lancez-le avec --lan.
serve-data = Les parties sont gardées dans { $folder }, { $tables ->
    [0] encore sans table.
    [one] avec 1 table.
   *[other] avec { $tables } tables.
}
serve-metrics = Les chiffres du salon se lisent à : { $url }
serve-stop = Ctrl-C le ferme.
client-not-built = La page du navigateur n’a pas été construite. Réinstallez le paquet, sans PARLOUR_UI=skip.
output-not-written = La sortie ne peut pas être écrite : { $why }.
error-port-in-use = Le port { $port } est déjà pris. Si ce n’est pas un autre de vos salons, essayez --port { $other }.
error-port-not-allowed = Vous n’avez pas le droit d’écouter sur le port { $port }. Choisissez-en un au-dessus de 1023 avec --port.
error-metrics-port-in-use = Le port { $port } pour --metrics n’est pas libre. Choisissez-en un autre ; 0 prend n’importe quel port libre.
error-bad-host = Impossible d’écouter sur { $host }, port { $port }.
error-lan-on-loopback = --lan laisse entrer les autres, mais par { $host } seul cet ordinateur peut entrer. Enlevez l’un des deux.
error-folder-not-writable = Impossible d’écrire dans le dossier { $folder }. Choisissez-en un autre avec --data.
error-folder-in-use = Un autre salon est ouvert sur le dossier { $folder }. Fermez-le ou choisissez un autre dossier avec --data.
error-not-a-folder = { $folder } n’est pas un dossier, ou quelque chose sur son chemin n’en est pas un. Choisissez-en un autre avec --data.
error-folder-unusable = Le dossier { $folder } ne peut pas servir : { $why }. Choisissez-en un autre avec --data.
error-disk-full = Il n’y a plus de place sur le disque de { $folder }. Faites-en, ou choisissez un dossier sur un autre disque avec --data.
error-disk-failed = Le disque de { $folder } a fait défaut : { $why }. Vérifiez-le, et choisissez un dossier sur un autre disque avec --data.
error-database-locked = Un autre programme a verrouillé { $file }. Fermez-le et réessayez.
error-database-not-writable = Impossible d’écrire dans { $file }. Changez les droits du fichier, ou choisissez un autre dossier avec --data.
error-database-newer = La base de données dans { $folder } vient d’une version plus récente de Parlour. Prenez cette version-là, ou choisissez un autre dossier avec --data.
error-not-a-database = { $file } n’est pas une base de données de Parlour. Mettez-le ailleurs, ou choisissez un autre dossier avec --data.
error-database-damaged = La base de données { $file } est abîmée. Rétablissez une sauvegarde avec parlour restore, ou choisissez un autre dossier avec --data.
error-bad-public-url = « { $url } » n’est pas une adresse que d’autres puissent ouvrir ; écrivez-la comme https://cards.example.org ou https://example.org/cards.
error-bad-root-path = « { $path } » n’est pas un chemin sous lequel une salle puisse se trouver ; écrivez-le comme /cards, avec des lettres, des chiffres et des tirets.
error-root-path-taken = Une salle ne peut pas se trouver sous { $path } : ses propres adresses commencent par /{ $first }. Choisissez un autre chemin, comme /cards.
error-root-paths-differ = --root-path dit { $path }, mais --public-url est { $url }. Omettez --root-path, ou écrivez le même chemin dans les deux.
no-such-command = Il n’y a pas de commande « { $command } » ; parlour --help les énumère.
