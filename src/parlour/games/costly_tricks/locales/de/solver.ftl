### Schmerzhafte Stiche: Stellungen, nach denen der Löser gefragt wird.

error-costly-tricks-trick-not-text = Der Stich auf dem Tisch muss ein Text sein, etwa „R5 B3“.
error-costly-tricks-trick-full = Auf dem Tisch liegen höchstens drei Karten eines Stichs, nicht { $cards }.
