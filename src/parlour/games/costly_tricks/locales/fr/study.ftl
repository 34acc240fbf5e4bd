### Chères Levées : l’étude.

costly-tricks-study-turn = { costly-tricks-hand-opens } doit jouer.
costly-tricks-study-over = La manche est finie.
costly-tricks-study-example = La règle imprimée demande si son exemple était joué au mieux. Non : le 4 vert rapporte 10 points, le 5 rouge de la règle seulement 9, le 10 rouge pas plus de 4. La réponse, le 3 bleu, était une faute aussi : le 2 vert aurait tenu le camp A à 9. Sans l’obligation de jouer l’atout, le 5 rouge et le 4 vert se valent.
