a = [[0] * 10 for _ in range(10)]
for i in range(1, 10):
    s = input()
    for j in range(1, 10):
        a[i][j] = int(s[j - 1])
def ok(x, y, v):
    for k in range(1, 10):
        if a[x][k] == v or a[k][y] == v: return False
    p, q = (x - 1) // 3 * 3 + 1, (y - 1) // 3 * 3 + 1
    for i in range(p, p + 3):
        for j in range(q, q + 3):
            if a[i][j] == v: return False
    return True
def dfs(x, y):
    if y == 10: return dfs(x + 1, 1)
    if x == 10: return True
    if a[x][y]: return dfs(x, y + 1)
    for v in range(1, 10):
        if ok(x, y, v):
            a[x][y] = v  #+
            if dfs(x, y + 1): return True
            a[x][y] = 0  #-
    return False
dfs(1, 1)
for i in range(1, 10): print(*a[i][1:], sep='')
