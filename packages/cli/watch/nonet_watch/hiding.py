"""Keeps the tracer out of what the program can see."""


def hide(tracer):
    pass
