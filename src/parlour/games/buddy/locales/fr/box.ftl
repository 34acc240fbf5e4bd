### L’ami de gauche : ce qui est écrit sur la boîte : le nom, l’idée, les éditions et les options.

game-buddy = L’ami de gauche
game-buddy-line = Vos points comptent, et ceux de votre voisin de gauche aussi.
edition-buddy-piatnik-2001 = Édition anglaise
