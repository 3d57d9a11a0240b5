# The blank with the fewest candidates comes first.
import sys

lines = sys.stdin.read().strip().split('\n')
gap = ' ' if ' ' in lines[0].strip() else ''
board = [[int(c) for c in line if c.isdigit()] for line in lines]
rows = [0] * 9
columns = [0] * 9
boxes = [0] * 9


def flip(r, c, bit):
    rows[r] ^= bit
    columns[c] ^= bit
    boxes[r // 3 * 3 + c // 3] ^= bit


open_cells = set()
for r in range(9):
    for c in range(9):
        if board[r][c]:
            flip(r, c, 1 << board[r][c])
        else:
            open_cells.add((r, c))


def candidates(cell):
    r, c = cell
    used = rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3]
    return [d for d in range(1, 10) if not used >> d & 1]


def solve():
    if not open_cells:
        return True
    cell = min(sorted(open_cells, reverse=True), key=lambda each: len(candidates(each)))
    open_cells.remove(cell)
    r, c = cell
    for d in candidates(cell):
        board[r][c] = d
        flip(r, c, 1 << d)
        if solve():
            return True
        flip(r, c, 1 << d)
    open_cells.add(cell)
    return False


solve()
for row in board:
    print(gap.join(map(str, row)))
