### The Third Man: game records.

error-leaders-differ = The leaders are { $leaders }.
