"""In place of ast: annotationlib makes some nodes when it is imported, and none of it is used."""


def __getattr__(_: str) -> type:
    """Any node will do."""
    return object
