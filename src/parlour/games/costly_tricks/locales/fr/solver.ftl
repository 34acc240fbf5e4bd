### Chères Levées : les positions que l’on soumet au solveur.

error-costly-tricks-trick-not-text = La levée sur la table doit être un texte comme « R5 B3 ».
error-costly-tricks-trick-full = Une levée sur la table compte trois cartes au plus, pas { $cards }.
