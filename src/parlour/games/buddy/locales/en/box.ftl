### Buddy on your Left: what stands on the box: name, line, editions and options.

game-buddy = Buddy on your Left
game-buddy-line = Your points count, and so do those of the friend to your left.
edition-buddy-piatnik-2001 = English edition
