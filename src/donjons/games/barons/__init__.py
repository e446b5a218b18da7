"""The Barons family: one engine for the editions of Lucas Borboleta's game of barons and donjons."""
