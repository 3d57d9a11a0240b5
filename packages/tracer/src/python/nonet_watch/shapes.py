"""Objects that can be a grid, and the values of their cells."""

import math

MOST_DIGITS = 25
BLANKS = frozenset("0. _-*?xX") | {""}
# Py_TPFLAGS_HEAPTYPE
HEAP_TYPE = 1 << 9


def is_own(value):
    """Returns whether an object is a class written in Python, or an instance of one."""
    kind = value if isinstance(value, type) else type(value)
    return kind.__flags__ & HEAP_TYPE != 0


def is_array(value):
    return type(value).__name__ == "ndarray" and hasattr(value, "tolist")


def is_packed(value):
    """Returns whether an object is a bytearray, or an array of the module array."""
    kind = type(value)
    return kind is bytearray or kind.__name__ == "array" and kind.__module__ == "array"


def rows_in(rows, size):
    """Returns the cells of all rows. If each row has one cell more, and if there is one row more,
    the first ones are left out: they are the border of a program that counts from 1. An empty row
    after the last one is left out as well: it comes from an empty line at the end of the input.
    """
    rows = list(rows)
    if len(rows) == size + 1:
        rows = rows[1:] if rows[-1] else rows[:-1]
    values = []
    for row in rows:
        if is_array(row):
            row = row.tolist()
        elif isinstance(row, dict):
            row = in_order(row)
        elif is_packed(row):
            row = list(row)
        if not isinstance(row, (list, tuple, str)) or not size <= len(row) <= size + 1:
            return None
        values.extend(row[len(row) - size :])
    return values


def in_order(grid):
    """Returns the values of a dictionary in the order of its keys, or None."""
    try:
        return [grid[key] for key in sorted(grid)]
    except TypeError:
        return None


def keys_in_order(grid, size):
    """Returns the keys of a dictionary of cells row by row: (0, 0), 0, 'A1' and similar keys."""
    try:
        keys = sorted(grid)
    except TypeError:
        return None
    if isinstance(keys[0], int):
        return keys if keys[-1] - keys[0] == size * size - 1 else None
    if not all(isinstance(key, (tuple, str)) and len(key) >= 2 for key in keys):
        return None
    if isinstance(keys[0], str) and len(keys[0]) > 2:
        return keys
    is_square = all(len(set(key[i] for key in keys)) == size for i in (0, 1))
    return keys if is_square else None


def values_of(grid, size):
    """Returns the values of the cells row by row, or None if this is not a grid of this size."""
    if is_array(grid):
        return grid.ravel().tolist() if grid.size == size * size and grid.ndim < 3 else None
    length = len(grid)
    if isinstance(grid, dict):
        if length == size * size:
            keys = keys_in_order(grid, size)
            return keys and [grid[key] for key in keys]
        rows = in_order(grid)
        return rows and rows_in(rows, size)
    if length == size * size:
        return list(grid)
    return None if isinstance(grid, str) or is_packed(grid) else rows_in(grid, size)


def lengths(sizes):
    """Returns the lengths of the grids of some sizes: of lists of rows, and of all cells."""
    return frozenset(n for size in sizes for n in (size, size + 1, size * size))


def has_length(grid, size):
    length = grid.size if is_array(grid) else len(grid)
    return length in (size, size + 1, size * size)


def has_objects(grid):
    """Returns whether the cells are objects of a class of the program."""
    if is_array(grid) or is_packed(grid):
        return False
    part = last(grid)
    if isinstance(part, (list, dict, tuple)) and not is_own(part):
        part = last(part)
    return is_own(part)


def is_grid_like(value, lengths):
    """Returns whether an object may be a grid. Quick: tests only its length and its first cell."""
    if isinstance(value, str) or is_packed(value):
        return len(value) in lengths
    if is_array(value):
        return value.size in lengths
    if not isinstance(value, (list, dict, tuple)) or len(value) not in lengths:
        return False
    part = last(value)
    if isinstance(part, (list, dict, tuple, set, frozenset)) and not is_own(part):
        if len(part) > MOST_DIGITS:
            return False
        part = last(part)
        if isinstance(part, (list, tuple, set, frozenset)) and not is_own(part):
            return len(part) <= MOST_DIGITS
    if isinstance(part, str):
        return part in BLANKS or part[0].isdigit()
    return part is None or isinstance(part, (int, set)) or holds_cells(part)


def last(parts):
    """Returns the last part, which is inside a border, or 0. Returns any part of a set."""
    if isinstance(parts, (list, tuple)):
        return parts[-1] if parts else 0
    return next(iter(parts.values() if isinstance(parts, dict) else parts), 0)


def holds_cells(part):
    return is_array(part) or is_packed(part) or is_own(part)


def can_change(grid):
    """Returns whether the cells can change while the object remains the same."""
    if isinstance(grid, tuple):
        return not all(isinstance(row, (int, str, tuple)) or row is None for row in grid)
    return not isinstance(grid, str)


def objects_in_words(grid):
    """Describes a grid that cannot be followed."""
    part = last(grid)
    kind = type(part if is_own(part) else last(part)).__name__
    return "%s whose cells are objects of the class %s" % (kind_of(grid, 9), kind)


def kind_of(grid, size):
    """Describes the kind of an object in words."""
    if is_array(grid):
        return "a numpy array"
    kind = "dictionary" if isinstance(grid, dict) else type(grid).__name__
    article = "an" if kind[0] in "aeiou" else "a"
    if len(grid) in (size, size + 1):
        return "%s %s of %d rows" % (article, kind, len(grid))
    return "%s %s of %d cells" % (article, "string" if kind == "str" else kind, len(grid))


def has_conflict(digits, box):
    """Returns whether a digit appears twice in a house. `box` is the rows and columns of a box."""
    height, width = box
    size = height * width
    seen = set()
    for cell, digit in enumerate(digits):
        if digit:
            row, column = divmod(cell, size)
            chute = row // height * height + column // width
            houses = (0, row, digit), (1, column, digit), (2, chute, digit)
            if not seen.isdisjoint(houses):
                return True
            seen.update(houses)
    return False


def usual_box(size):
    side = math.isqrt(size) if hasattr(math, "isqrt") else int(size**0.5)
    return side, side
