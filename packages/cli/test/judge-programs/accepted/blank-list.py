# A list of blanks, and a test that scans row, column and box.
import sys

lines = [line.rstrip() for line in sys.stdin if line.strip()]
gap = ' ' if ' ' in lines[0] else ''
board = [[int(c) for c in line if c != ' '] for line in lines]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]


def possible(r, c, d):
    if d in board[r]:
        return False
    for i in range(9):
        if board[i][c] == d:
            return False
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        if d in board[i][c // 3 * 3:c // 3 * 3 + 3]:
            return False
    return True


def solve(n):
    if n == len(blanks):
        for row in board:
            print(gap.join(map(str, row)))
        sys.exit(0)
    r, c = blanks[n]
    for d in range(1, 10):
        if possible(r, c, d):
            board[r][c] = d
            solve(n + 1)
            board[r][c] = 0


solve(0)
