### Les leçons : ce qui peut ne pas aller dans l’une d’elles, ou dans ce qu’on lui envoie.

error-no-such-lesson = { $game } n’a pas cette leçon. Revenez en arrière et choisissez-en une.
error-lesson-other-deed = La leçon n’en est plus là. Recommencez l’étape.
error-lesson-too-long = Une étape ne va pas au-delà de { $most } coups. Recommencez-la.
error-lesson-malformed = À la ligne { $line }, ce n’est pas une étape : regardez { $place }.
error-lesson-out-of-place = L’étape { $lesson } n’est pas à sa place : chaque cours est en ordre, dans le dossier de son jeu.
