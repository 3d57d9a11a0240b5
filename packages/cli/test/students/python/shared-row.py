b = [[0] * 9] * 9
for r in range(9):
    for c, x in enumerate(input()):
        b[r][c] = int(x)
def dfs(n):
    if n == 81: return True
    r, c = divmod(n, 9)
    if b[r][c]: return dfs(n + 1)
    for v in range(1, 10):
        if v not in b[r]:
            b[r][c] = v
            if dfs(n + 1): return True
            b[r][c] = 0
    return False
dfs(0)
for r in b: print(*r, sep='')
