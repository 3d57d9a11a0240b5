import sys
input = sys.stdin.readline
a = [list(map(int, input().split())) for i in range(9)]
blank = []
for i in range(9):
    for j in range(9):
        if a[i][j] == 0:
            blank.append((i, j))

def row(x, v):
    for i in range(9):
        if a[x][i] == v: return False
    return True
def col(y, v):
    for i in range(9):
        if a[i][y] == v: return False
    return True
def box(x, y, v):
    x = x // 3 * 3
    y = y // 3 * 3
    for i in range(3):
        for j in range(3):
            if a[x + i][y + j] == v: return False
    return True

def dfs(n):
    if n == len(blank):
        for i in range(9):
            print(*a[i])
        exit(0)
    x, y = blank[n]
    for v in range(1, 10):
        if row(x, v) and col(y, v) and box(x, y, v):
            a[x][y] = v  #+
            dfs(n + 1)
            a[x][y] = 0  #-
dfs(0)
