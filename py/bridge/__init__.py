"""The border between the engine and the page: JSON text in, JSON text out."""
