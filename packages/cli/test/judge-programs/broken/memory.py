# Every board is kept.
import sys

board = [[int(c) for c in line.strip()] for line in sys.stdin]
kept = []
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]


def possible(r, c, d):
    for i in range(9):
        if board[r][i] == d or board[i][c] == d:
            return False
        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True


def solve(n):
    if n == len(blanks):
        return True
    r, c = blanks[n]
    kept.append([row[:] * 5000 for row in board])
    for d in range(1, 10):
        if possible(r, c, d):
            board[r][c] = d
            if solve(n + 1):
                return True
            board[r][c] = 0
    return False


solve(0)
for row in board:
    print(''.join(map(str, row)))
