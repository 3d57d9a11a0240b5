board = [list(map(int, input())) for _ in range(9)]

def ok(r, c, n):
    for k in range(9):
        if board[r][k] == n or board[k][c] == n:
            return False
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        for j in range(c // 3 * 3, c // 3 * 3 + 3):
            if board[i][j] == n:
                return False
    return True

def solve(p):
    if p == 81:
        return True
    r, c = p // 9, p % 9
    if board[r][c]:
        return solve(p + 1)
    for n in range(1, 10):
        if ok(r, c, n):
            board[r][c] = n  #+
            if solve(p + 1):
                return True
            board[r][c] = 0  #-
    return False

solve(0)
for row in board:
    print(''.join(map(str, row)))
