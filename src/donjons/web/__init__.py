"""What browsers speak with: HTTP, the WebSocket of a table, and the built page."""
