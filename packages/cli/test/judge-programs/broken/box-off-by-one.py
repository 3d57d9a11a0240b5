# The rows and columns of a box are counted from 1, and the cells from 0.
import sys

board = [[int(c) for c in line.strip()] for line in sys.stdin]
rows = [set() for _ in range(9)]
columns = [set() for _ in range(9)]
boxes = [set() for _ in range(16)]


def sets(r, c):
    return rows[r], columns[c], boxes[(r + 1) // 3 * 4 + (c + 1) // 3]


for r in range(9):
    for c in range(9):
        if board[r][c]:
            for used in sets(r, c):
                used.add(board[r][c])


def solve(cell):
    if cell == 81:
        return True
    r, c = divmod(cell, 9)
    if board[r][c]:
        return solve(cell + 1)
    for d in range(1, 10):
        if any(d in used for used in sets(r, c)):
            continue
        board[r][c] = d
        for used in sets(r, c):
            used.add(d)
        if solve(cell + 1):
            return True
        for used in sets(r, c):
            used.remove(d)
        board[r][c] = 0
    return False


solve(0)
for row in board:
    print(''.join(map(str, row)))
