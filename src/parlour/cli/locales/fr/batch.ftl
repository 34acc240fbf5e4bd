# Ce que disent les calculs en série.
puzzle-progress = Problèmes
arena-progress = Parties
arena-share = { $level } : chacune de ses places a gagné { $share } % des parties.
error-no-ray = Ray n’est pas installé ({ $why }). Installez-le : pip install "parlour[ray]"
error-ray-not-reached = Aucune grappe Ray ne répond à { $address } : { $why }. Lancez-en une avec ray start --head, ou omettez --ray.
error-into-another-run = { $file } contient les lignes d’un autre calcul. Rien n’y a été changé ; nommez un autre fichier.
error-into-not-written = { $file } ne peut pas être écrit : { $why }.
