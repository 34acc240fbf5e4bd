### Le 3e Homme : les relevés de parties.

error-leaders-differ = Les meneurs sont { $leaders }.
