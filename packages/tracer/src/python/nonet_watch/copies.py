"""Copies of objects that may be grids, to see whether they have changed."""

from . import shapes

# A program may make any number of objects. At most this many are kept.
MOST_KEPT = 512


def copy_of(value):
    if isinstance(value, str) or shapes.is_packed(value):
        return value[:]
    if shapes.is_array(value):
        return value.copy()
    if isinstance(value, dict):
        return {key: part_of(part) for key, part in value.items()}
    return type(value)(map(part_of, value)) if type(value) in (list, tuple) else list(value)


def part_of(value):
    return value.copy() if isinstance(value, (list, set, dict, bytearray)) else value


def is_same(copy, value):
    return copy.tobytes() == value.tobytes() if shapes.is_array(value) else copy == value
