"""Sudoku in a few lines, by plain search. Shares no code and no method with Nonet.

A grid is a list of numbers, row by row; 0 is a blank.
"""

from itertools import permutations, product
from math import factorial

# The number of digits in a set of candidates. A set has one bit per digit, up to 9.
SIZE_OF = [bin(digits).count("1") for digits in range(512)]


class Shape:
    """Grids with boxes of `rows` × `columns` cells."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.size = rows * columns
        self.cells = self.size**2
        lines = range(self.size)
        self.place = [
            (row, column, row // rows * rows + column // columns)
            for row in lines
            for column in lines
        ]
        self.houses = [
            [cell for cell in range(self.cells) if self.place[cell][kind] == house]
            for kind in range(3)
            for house in lines
        ]
        self.row_orders = orders(columns, rows)
        self.column_orders = orders(rows, columns)

    def transposes(self, grid):
        """The grid, and its transpose if both have boxes of the same shape."""
        size = self.size
        transpose = [grid[cell % size * size + cell // size] for cell in range(self.cells)]
        return [grid, transpose] if self.rows == self.columns else [grid]


def orders(chutes, length):
    """All orders of lines that keep the lines of a chute (a band or a stack) together."""
    inside = list(permutations(range(length)))
    return [
        tuple(chute * length + line for chute, lines in zip(order, choice) for line in lines)
        for order in permutations(range(chutes))
        for choice in product(inside, repeat=chutes)
    ]


def conflicts(shape, grid):
    """The digits and cells of all pairs of equal digits in a house: {(digit, cell, cell)}."""
    return {
        (grid[a], a, b)
        for house in shape.houses
        for i, a in enumerate(house)
        for b in house[i + 1 :]
        if grid[a] != 0 and grid[a] == grid[b]
    }


def count(shape, grid, limit, banned=(-1, 0)):
    """Counts the solutions, up to `limit`. `banned` is a cell and a digit that it must not have."""
    full = (1 << shape.size) - 1
    rows, columns, boxes = ([full] * shape.size for _ in range(3))
    for digit, (row, column, box) in zip(grid, shape.place):
        bit = 1 << digit >> 1
        if bit & ~(rows[row] & columns[column] & boxes[box]):
            return 0
        rows[row] ^= bit
        columns[column] ^= bit
        boxes[box] ^= bit
    blanks = [
        (*place, full & ~(1 << banned[1] >> 1) if cell == banned[0] else full)
        for cell, place in enumerate(shape.place)
        if grid[cell] == 0
    ]

    def search(left, limit):
        if left == 0:
            return 1
        least = 10
        for i in range(left):
            row, column, box, allowed = blanks[i]
            digits = rows[row] & columns[column] & boxes[box] & allowed
            if SIZE_OF[digits] < least:
                least, best, candidates = SIZE_OF[digits], i, digits
                if least < 2:
                    break
        left -= 1
        row, column, box, _ = blanks[best]
        blanks[best], blanks[left] = blanks[left], blanks[best]
        found = 0
        while candidates and found < limit:
            bit = candidates & -candidates
            candidates ^= bit
            rows[row] ^= bit
            columns[column] ^= bit
            boxes[box] ^= bit
            found += search(left, limit - found)
            rows[row] ^= bit
            columns[column] ^= bit
            boxes[box] ^= bit
        blanks[best], blanks[left] = blanks[left], blanks[best]
        return found

    return search(len(blanks), limit)


def is_smallest(shape, grid, solution):
    """Whether `solution` is the smallest solution: no other solution has a smaller digit in the
    first cell where they differ.
    """
    grid = list(grid)
    for cell, digit in enumerate(solution):
        if grid[cell] != 0:
            continue
        for smaller in range(1, digit):
            grid[cell] = smaller
            if count(shape, grid, 1):
                return False
        grid[cell] = digit
    return True


def removable(shape, grid):
    """The givens without which a puzzle with one solution still has one solution."""
    found = []
    for cell, digit in enumerate(grid):
        if digit != 0:
            without = grid[:cell] + [0] + grid[cell + 1 :]
            if count(shape, without, 1, (cell, digit)) == 0:
                found.append(cell)
    return found


def relabelled(digits):
    """Gives the digits the numbers 1, 2, 3 … in the order in which they appear."""
    labels = {0: 0}
    return [labels.setdefault(digit, len(labels)) for digit in digits]


def plain_canonical(shape, grid):
    """The smallest grid of all symmetries, by trying each, and the number of automorphisms."""
    best, ways = None, 0
    for each in shape.transposes(grid):
        for rows, columns in product(shape.row_orders, shape.column_orders):
            starts = [row * shape.size for row in rows]
            moved = relabelled([each[start + column] for start in starts for column in columns])
            if best is None or moved < best:
                best, ways = moved, 0
            ways += moved == best
    return best, ways * missing(shape, grid)


def canonical(shape, grid):
    """Does the same as plain_canonical, but row by row: drops a symmetry as soon as its rows are
    not the smallest.
    """
    size = shape.size
    states = [
        (each, columns, (), {0: 0})
        for each in shape.transposes(grid)
        for columns in shape.column_orders
    ]
    form = []
    for level in range(size):
        best, kept = [size + 1], []
        for each, columns, rows, labels in states:
            for row in next_rows(shape, rows, level):
                known = dict(labels)
                start = row * size
                moved = [known.setdefault(each[start + column], len(known)) for column in columns]
                if moved > best:
                    continue
                if moved < best:
                    best, kept = moved, []
                kept.append((each, columns, (*rows, row), known))
        form += best
        states = kept
    return form, len(states) * missing(shape, grid)


def next_rows(shape, rows, level):
    """The rows that can follow `rows`: those of the same band, or those of any other band if the
    band is complete.
    """
    if level % shape.rows == 0:
        return [row for row in range(shape.size) if row not in rows]
    band = rows[-1] // shape.rows * shape.rows
    return [row for row in range(band, band + shape.rows) if row not in rows]


def missing(shape, grid):
    """The number of ways to exchange the digits that the grid does not have."""
    return factorial(shape.size - len(set(grid) - {0}))
