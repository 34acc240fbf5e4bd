### What all rule pages say.

ruling = our ruling
ruling-help = Lines with this mark settle what the printed rules leave open.
rules-in-brief = The rules in brief
rules-whole = All the rules
rules-brief = In brief
