import sys

board = [list(map(int, line.strip())) for line in sys.stdin]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]


def fits(r, c, digit):
    for i in range(9):
        if board[r][i] == digit or board[i][c] == digit:
            return False
    return True


def solve(n):
    if n == len(blanks):
        return True
    r, c = blanks[n]
    for digit in range(1, 10):
        if fits(r, c, digit):
            board[r][c] = digit
            if solve(n + 1):
                return True
            board[r][c] = 0
    return False


solve(0)
for row in board:
    print(*row)
