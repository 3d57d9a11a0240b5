import sys
board = [[int(c) for c in line.strip()] for line in sys.stdin]


def possible(r, c, d):
    for i in range(9):
        if board[r][i] == d:
            return False
    for i in range(9):
        if board[i][c] == d:
            return False
    for i in range(9):
        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True


def find():
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                return r, c
    return None


def solve():
    cell = find()
    if cell is None:
        return True
    r, c = cell
    for d in range(1, 10):
        if possible(r, c, d):
            board[r][c] = d
            if solve():
                return True
            board[r][c] = 0
    return False


def show():
    for row in board:
        print(''.join(map(str, row)))


solve()
show()
