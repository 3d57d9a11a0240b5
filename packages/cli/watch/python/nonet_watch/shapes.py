"""Objects that can be a grid, and the values of their cells."""

import math

LETTERS = {"0": 0, ".": 0, " ": 0, "": 0, "_": 0, "-": 0, "*": 0, "?": 0, "x": 0, "X": 0}

MOST_DIGITS = 25


def symbols(size):
    """Returns a table: value of a cell → digit, 0 for a blank."""
    table = {0: 0, None: 0, -1: 0}
    table.update(LETTERS)
    for digit in range(1, size + 1):
        table[digit] = table[str(digit)] = digit
    return table


def is_array(value):
    return type(value).__name__ == "ndarray" and hasattr(value, "tolist")


def rows_in(rows, size):
    values = []
    for row in rows:
        if is_array(row):
            row = row.tolist()
        if not isinstance(row, (list, tuple, str)) or len(row) != size:
            return None
        values.extend(row)
    return values


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
        try:
            return rows_in([grid[key] for key in sorted(grid)], size)
        except TypeError:
            return None
    if length == size * size:
        return list(grid)
    return None if isinstance(grid, str) else rows_in(grid, size)


def is_grid_like(value, lengths):
    """Returns whether an object may be a grid. Quick: tests only its length and its first cell."""
    if isinstance(value, str):
        return len(value) in lengths
    if is_array(value):
        return value.size in lengths
    if not isinstance(value, (list, dict, tuple)) or len(value) not in lengths:
        return False
    part = next(iter(value.values() if isinstance(value, dict) else value))
    if isinstance(part, (list, dict, tuple, set, frozenset)):
        if len(part) > MOST_DIGITS:
            return False
        part = next(iter(part), 0)
    if isinstance(part, str):
        return part in LETTERS or part[0].isdigit()
    return part is None or isinstance(part, (int, set)) or is_array(part)


def can_change(grid):
    """Returns whether the cells can change while the object remains the same."""
    if isinstance(grid, tuple):
        return not all(isinstance(row, (int, str, tuple)) or row is None for row in grid)
    return not isinstance(grid, str)


def digit_of(value, table):
    """Returns the digit of a cell. Returns 0 for a blank, which may be a list, set or string of
    candidates.
    """
    try:
        return table[value]
    except KeyError:
        is_set = isinstance(value, frozenset)
    except TypeError:
        is_set = isinstance(value, (list, set))
    return table.get(next(iter(value)), 0) if is_set and len(value) == 1 else 0


def digits_of(grid, size, table):
    """Returns the digits of the cells, or None if this is not a grid."""
    values = values_of(grid, size)
    if values is None or bool in set(map(type, values)):
        return None
    try:
        return [table[value] for value in values]
    except (KeyError, TypeError):
        pass
    plain = (int, str, list, set, frozenset, tuple)
    if not all(value is None or isinstance(value, plain) for value in values):
        return None
    if any(isinstance(value, int) and not 0 <= value <= size for value in values):
        return None
    return [digit_of(value, table) for value in values]


def kind_of(grid, size):
    """Describes the kind of an object in words."""
    if is_array(grid):
        return "a numpy array"
    kind = "dictionary" if isinstance(grid, dict) else type(grid).__name__
    if len(grid) == size:
        return "a %s of %d rows" % (kind, size)
    return "a %s of %d cells" % ("string" if kind == "str" else kind, size * size)


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
