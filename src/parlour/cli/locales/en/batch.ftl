# What runs of many tasks say.
puzzle-progress = Puzzles
arena-progress = Matches
arena-share = { $level }: a seat of it has won { $share } % of the matches.
error-no-ray = Ray is not installed ({ $why }). Install it: pip install "parlour[ray]"
error-ray-not-reached = No Ray cluster answers at { $address }: { $why }. Start one with ray start --head, or leave out --ray.
error-into-another-run = { $file } holds the lines of another run. Nothing was changed in it; name another file.
error-into-not-written = { $file } cannot be written: { $why }.
