"""HTTP and WebSockets, storage and workers: the only layer that awaits."""
