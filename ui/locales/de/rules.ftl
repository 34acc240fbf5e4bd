### Was alle Regelseiten sagen.

ruling = unsere Auslegung
ruling-help = Zeilen mit diesem Zeichen regeln, was die gedruckte Regel offen lässt.
rules-in-brief = Die Regeln in Kürze
rules-whole = Alle Regeln
rules-brief = In Kürze
