no-files = Name at least one file of game records; - is standard input.
replay-summary = { $right } right, { $wrong } wrong.
error-file-unreadable = { $file } cannot be read: { $why }.
no-such-option = there is neither such a file nor such an option
