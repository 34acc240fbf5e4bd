"""One folder a game: rules, views, notation, bots and texts. Found by `parlour.core.discovery`, listed nowhere."""
