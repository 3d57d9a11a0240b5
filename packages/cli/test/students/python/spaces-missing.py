b = [list(map(int, input().split())) for _ in range(9)]
def dfs(n):
    if n == 81: return True
    r, c = divmod(n, 9)
    if b[r][c]: return dfs(n + 1)
    used = set(b[r]) | {b[k][c] for k in range(9)} | {b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
    for v in set(range(1, 10)) - used:
        b[r][c] = v  #+
        if dfs(n + 1): return True
        b[r][c] = 0  #-
    return False
dfs(0)
for r in b: print(*r, sep='')
