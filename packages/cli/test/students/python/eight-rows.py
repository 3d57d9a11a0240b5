b = [list(map(int, input())) for _ in range(8)]
def dfs(n):
    if n == 72: return True
    r, c = divmod(n, 9)
    if b[r][c]: return dfs(n + 1)
    for v in range(1, 10):
        if v not in b[r] and all(x[c] != v for x in b):
            b[r][c] = v
            if dfs(n + 1): return True
            b[r][c] = 0
    return False
dfs(0)
for r in b: print(*r, sep='')
