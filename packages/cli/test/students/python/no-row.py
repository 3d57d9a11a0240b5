import sys
input = sys.stdin.readline
board = [list(map(int, input().split())) for _ in range(9)]
empty = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]
def check(x, y, v):
    for i in range(9):
        if board[i][y] == v:
            return False
    nx, ny = x // 3 * 3, y // 3 * 3
    for i in range(3):
        for j in range(3):
            if board[nx + i][ny + j] == v:
                return False
    return True
def dfs(n):
    if n == len(empty):
        for r in board: print(*r)
        sys.exit()
    x, y = empty[n]
    for v in range(1, 10):
        if check(x, y, v):
            board[x][y] = v  #+
            dfs(n + 1)
            board[x][y] = 0  #-
dfs(0)
