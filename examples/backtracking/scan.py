board = [list(map(int, input())) for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]

def fits(r, c, d):
    for i in range(9):
        if board[r][i] == d or board[i][c] == d:
            return False
        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True

def solve(i):
    if i == len(blanks):
        return True
    r, c = blanks[i]
    for d in range(1, 10):
        if fits(r, c, d):
            board[r][c] = d
            if solve(i + 1):
                return True
            board[r][c] = 0
    return False

solve(0)
for line in board:
    print(*line, sep='')
