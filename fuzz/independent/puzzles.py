"""Changes puzzles of Nonet into other puzzles: moves the cells, exchanges digits, drops and changes
givens.
"""

from operator import itemgetter

from nonet import answers

DIGITS = "123456789"
KEPT = 500


def numbers(text):
    """The grid of a text."""
    return [int(cell) if cell.isdigit() else 0 for cell in text]


def text_of(grid):
    return "".join(str(digit) if digit else "." for digit in grid)


class Source:
    """Random puzzles of a shape. `texts` are the puzzles to start from, if there are any."""

    def __init__(self, shape, random, number, texts=()):
        self.shape, self.random = shape, random
        self.digits = DIGITS[: shape.size]
        self.puzzles = list(texts) or made(shape, random, number)
        self.moves = [self.move() for _ in range(KEPT)]
        self.exchanges = [self.exchange() for _ in range(KEPT)]

    def move(self):
        shape, random = self.shape, self.random
        rows, columns = random.choice(shape.row_orders), random.choice(shape.column_orders)
        cells = random.choice(shape.transposes(list(range(shape.cells))))
        return itemgetter(*(cells[row * shape.size + column] for row in rows for column in columns))

    def exchange(self):
        return str.maketrans(self.digits, "".join(self.random.sample(self.digits, self.shape.size)))

    def proper(self):
        """A puzzle to start from, moved and relabelled."""
        random = self.random
        puzzle = random.choice(self.puzzles)
        return "".join(random.choice(self.moves)(puzzle)).translate(random.choice(self.exchanges))

    def dropped(self, puzzle, most=4):
        """Removes some givens. The puzzle then often has several solutions."""
        cells = list(puzzle)
        for _ in range(self.random.randint(1, most)):
            cells[self.given(cells)] = "."
        return "".join(cells)

    def changed(self, puzzle):
        """Changes the digit of a given. The puzzle then nearly always has no solution, and often a
        conflict.
        """
        cells = list(puzzle)
        cells[self.given(cells)] = self.random.choice(self.digits)
        return "".join(cells)

    def given(self, cells):
        """The cell of a random given, or any cell if there is none."""
        return self.random.choice([i for i, cell in enumerate(cells) if cell != "."] or [0])

    def any(self):
        """A puzzle with one, several or no solutions."""
        puzzle = self.proper()
        chance = self.random.random()
        if chance > 0.4:
            return puzzle
        if chance > 0.2:
            return self.dropped(puzzle)
        return self.changed(self.dropped(puzzle) if chance < 0.1 else puzzle)


def made(shape, random, number):
    """Puzzles and full grids of Nonet, made in several ways."""
    box = ["--size", f"{shape.rows}x{shape.columns}", "--to", "line"]
    seed = ["--seed", str(random.random())]
    ways = [["generate", "--minimal"], ["generate"], ["generate", "--symmetry", "rotate180"], ["grid"]]
    if shape.size == 9:
        ways += [["generate", "--givens", f"{least}..{least + 5}"] for least in (24, 30, 36)]
    each = ["--count", str(number // len(ways))]
    return [puzzle for way in ways for puzzle in answers([*way, *box, *each, *seed])]
