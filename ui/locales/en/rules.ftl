### What all rule pages say.

ruling = our ruling
ruling-help = Lines with this mark settle what the printed rules leave open.
