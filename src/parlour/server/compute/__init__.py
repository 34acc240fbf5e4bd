"""What computes beside the event loop: processes, fair shares of them, and tasks that live on."""
