"""What is a guest's own: his matches, his statistics, all that is stored of him, his devices."""
