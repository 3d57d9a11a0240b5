# python3 bench/slow-solver.py
#
# Prints what the usual causes of a slow solver cost. Each program differs from the first one in one
# thing. They solve AI Escargot.
import copy
import time

PUZZLE = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'
RUNS = 7


class Solver:
    """Fills a list of blanks in row order, and scans the row, column and box for each digit."""

    def __init__(self):
        self.board = [[0 if x == '.' else int(x) for x in PUZZLE[9 * r:9 * r + 9]] for r in range(9)]
        self.blanks = [(r, c) for r in range(9) for c in range(9) if self.board[r][c] == 0]
        self.placements = 0

    def fits(self, r, c, d):
        board = self.board
        for i in range(9):
            if board[r][i] == d or board[i][c] == d:
                return False
            if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
                return False
        return True

    def solve(self, i=0):
        if i == len(self.blanks):
            return True
        r, c = self.blanks[i]
        for d in range(1, 10):
            if self.fits(r, c, d):
                self.placements += 1
                self.board[r][c] = d
                if self.solve(i + 1):
                    return True
                self.board[r][c] = 0
        return False


class Arrays(Solver):
    def __init__(self):
        super().__init__()
        self.row, self.col, self.box = ([[False] * 10 for _ in range(9)] for _ in range(3))
        for r in range(9):
            for c in range(9):
                d = self.board[r][c]
                self.row[r][d] = self.col[c][d] = self.box[r // 3 * 3 + c // 3][d] = True

    def solve(self, i=0):
        if i == len(self.blanks):
            return True
        r, c = self.blanks[i]
        row, col, box = self.row[r], self.col[c], self.box[r // 3 * 3 + c // 3]
        for d in range(1, 10):
            if not (row[d] or col[d] or box[d]):
                self.placements += 1
                self.board[r][c] = d
                row[d] = col[d] = box[d] = True
                if self.solve(i + 1):
                    return True
                self.board[r][c] = 0
                row[d] = col[d] = box[d] = False
        return False


class Bits(Solver):
    def __init__(self):
        super().__init__()
        self.row, self.col, self.box = [0] * 9, [0] * 9, [0] * 9
        for r in range(9):
            for c in range(9):
                bit = 1 << self.board[r][c]
                if bit > 1:
                    self.row[r] |= bit
                    self.col[c] |= bit
                    self.box[r // 3 * 3 + c // 3] |= bit

    def solve(self, i=0):
        if i == len(self.blanks):
            return True
        return self.fill(*self.blanks[i], i + 1)

    def fill(self, r, c, *rest):
        row, col, box, b = self.row, self.col, self.box, r // 3 * 3 + c // 3
        left = 0b1111111110 & ~(row[r] | col[c] | box[b])
        while left:
            bit = left & -left
            left ^= bit
            self.placements += 1
            self.board[r][c] = bit.bit_length() - 1
            row[r] ^= bit
            col[c] ^= bit
            box[b] ^= bit
            if self.solve(*rest):
                return True
            self.board[r][c] = 0
            row[r] ^= bit
            col[c] ^= bit
            box[b] ^= bit
        return False


class Fewest(Bits):
    def solve(self):
        empty = [(r, c) for r, c in self.blanks if self.board[r][c] == 0]
        if not empty:
            return True
        return self.fill(*min(empty, key=self.count))

    def count(self, cell):
        r, c = cell
        return 9 - bin(self.row[r] | self.col[c] | self.box[r // 3 * 3 + c // 3]).count('1')


class FromBottom(Solver):
    def __init__(self):
        super().__init__()
        self.blanks.reverse()


class GoesOn(Solver):
    """Returns nothing when the board is full, so the search goes on."""

    def solve(self, i=0):
        if i == len(self.blanks):
            return
        r, c = self.blanks[i]
        for d in range(1, 10):
            if self.fits(r, c, d):
                self.placements += 1
                self.board[r][c] = d
                self.solve(i + 1)
                self.board[r][c] = 0


class FindsBlank(Solver):
    """Looks for the next blank from the first cell on."""

    def solve(self):
        for r in range(9):
            for c in range(9):
                if self.board[r][c] != 0:
                    continue
                for d in range(1, 10):
                    if self.fits(r, c, d):
                        self.placements += 1
                        self.board[r][c] = d
                        if self.solve():
                            return True
                        self.board[r][c] = 0
                return False
        return True


class ChecksBoard(Solver):
    """Places a digit first, and then checks all rows, columns and boxes."""

    def fits(self, r, c, d):
        board = self.board
        board[r][c] = d
        houses = [list(row) for row in board] + [list(column) for column in zip(*board)]
        for r0 in (0, 3, 6):
            for c0 in (0, 3, 6):
                houses.append([board[r0 + i][c0 + j] for i in range(3) for j in range(3)])
        digits = ([x for x in house if x] for house in houses)
        proper = all(len(set(house)) == len(house) for house in digits)
        board[r][c] = 0
        return proper


class Copies(Solver):
    copied = staticmethod(lambda board: [row[:] for row in board])

    def solve(self, i=0):
        if i == len(self.blanks):
            return True
        r, c = self.blanks[i]
        for d in range(1, 10):
            if self.fits(r, c, d):
                self.placements += 1
                before = self.board
                self.board = self.copied(before)
                self.board[r][c] = d
                if self.solve(i + 1):
                    return True
                self.board = before
        return False


class DeepCopies(Copies):
    copied = staticmethod(copy.deepcopy)


class Text(Solver):
    """Keeps the board as a string of 81 characters, and makes a new one for each digit."""

    def __init__(self):
        super().__init__()
        self.text = PUZZLE.replace('.', '0')

    def fits(self, r, c, d):
        text, digit = self.text, str(d)
        for i in range(9):
            if text[9 * r + i] == digit or text[9 * i + c] == digit:
                return False
            if text[9 * (r // 3 * 3 + i // 3) + c // 3 * 3 + i % 3] == digit:
                return False
        return True

    def solve(self, i=0):
        if i == len(self.blanks):
            return True
        r, c = self.blanks[i]
        cell = 9 * r + c
        for d in range(1, 10):
            if self.fits(r, c, d):
                self.placements += 1
                before = self.text
                self.text = before[:cell] + str(d) + before[cell + 1:]
                if self.solve(i + 1):
                    return True
                self.text = before
        return False


class Loop(Solver):
    """Does the same without recursion."""

    def solve(self):
        board, blanks = self.board, self.blanks
        tried, i = [0] * len(blanks), 0
        while 0 <= i < len(blanks):
            r, c = blanks[i]
            board[r][c] = 0
            d = tried[i] + 1
            while d < 10 and not self.fits(r, c, d):
                d += 1
            if d == 10:
                tried[i] = 0
                i -= 1
                continue
            self.placements += 1
            board[r][c] = tried[i] = d
            i += 1


PROGRAMS = {
    'scan': Solver,
    'check arrays': Arrays,
    'bit masks': Bits,
    'bit masks, fewest candidates first': Fewest,
    'blanks from the last to the first': FromBottom,
    'goes on after the solution': GoesOn,
    'checks the whole board': ChecksBoard,
    'looks for the next blank': FindsBlank,
    'copies the board': Copies,
    'copies the board with deepcopy': DeepCopies,
    'a new string for each digit': Text,
    'a loop instead of recursion': Loop,
}


def run(program):
    solver = program()
    start = time.process_time()
    solver.solve()
    return time.process_time() - start, solver.placements


# In turns, because other programs may use the machine.
times = {name: [] for name in PROGRAMS}
for _ in range(RUNS):
    for name, program in PROGRAMS.items():
        times[name].append(run(program))
first = min(times['scan'])[0]
for name, results in times.items():
    seconds, placements = min(results)
    print(f'{name:36}{placements:8,}{1000 * seconds:9.1f} ms{seconds / first:7.2f}')
