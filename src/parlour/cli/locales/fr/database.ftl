# Ce que `parlour --database` dit d’une base PostgreSQL inutilisable.
error-bad-database-url = Ce que nomme --database n’est pas l’adresse d’une base PostgreSQL. Écrivez-la comme postgresql://utilisateur@hôte/parlour.
error-database-and-data = Les parties sont soit dans un dossier, soit dans une base PostgreSQL. Retirez --data, ou bien --database et PARLOUR_DATABASE.
error-no-postgres-driver = Le pilote pour PostgreSQL manque ({ $why }). Installez-le avec : pip install "parlour[postgres]"
error-database-not-reached = Aucun serveur PostgreSQL ne répond pour { $database } : { $why }. Voyez s’il tourne, et si l’hôte et le port sont justes.
error-database-password = Le serveur de { $database } n’accepte pas ce nom avec ce mot de passe : { $why }. Mettez le mot de passe dans le fichier ~/.pgpass, ou dans PGPASSWORD.
error-database-missing = La base { $database } n’existe pas : { $why }. Faites-la d’abord créer par son serveur, avec createdb.
error-database-refused = { $database } est inutilisable. PostgreSQL dit : { $why }
error-database-too-old = { $database } est sur PostgreSQL { $version } ; il faut à Parlour la version { $oldest } ou une plus récente.
error-database-encoding = { $database } garde ses textes en { $encoding }, où certains noms ne peuvent pas s’écrire. Créez-en une avec : createdb --encoding=UTF8 --template=template0
error-database-in-use = Un salon d’une autre version est encore ouvert sur { $database }. Fermez-le, ou nommez une autre base.
error-workers-need-database = --workers demande une base PostgreSQL, sur laquelle plusieurs processus peuvent travailler ensemble. Nommez-en une avec --database, ou omettez --workers.
error-workers-need-port = --workers demande un port : chaque processus prend le suivant. Nommez le premier avec --port.
error-database-not-ours = Il y a des tables d’un autre programme dans { $database }. Donnez à Parlour une base pour lui seul.
error-database-of-newer = { $database } vient d’une version plus récente de Parlour. Rien n’a été changé ; prenez cette version-là, ou restaurez une sauvegarde plus ancienne.
error-database-read-only = On ne peut pas écrire dans { $database } : { $why }. C’est peut-être un serveur de secours ; nommez celui où l’on écrit.
error-database-not-allowed = L’utilisateur de { $database } n’a pas les droits dont Parlour a besoin : { $why }. Faites-en le propriétaire de la base.
error-backup-by-server = Les parties sont dans { $database }, et ses propres outils les sauvegardent, même pendant qu’on joue : { $command }
error-restore-by-server = Les parties sont dans { $database }, et ses propres outils les ramènent. Fermez le salon, créez une base vide, puis : { $command }
