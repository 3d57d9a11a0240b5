b = [list(map(int, input())) for _ in range(9)]
def near(r, c): return {(r, k) for k in range(9)} | {(k, c) for k in range(9)} | {(r // 3 * 3 + k // 3, c // 3 * 3 + k % 3) for k in range(9)}
cand = [[set(range(1, 10)) - {b[y][x] for y, x in near(r, c)} for c in range(9)] for r in range(9)]
def dfs(n):
    if n == 81: return True
    r, c = divmod(n, 9)
    if b[r][c]: return dfs(n + 1)
    for v in sorted(cand[r][c]):
        b[r][c] = v  #+
        for y, x in near(r, c): cand[y][x].discard(v)
        if dfs(n + 1): return True
        for y, x in near(r, c): cand[y][x].add(v)
        b[r][c] = 0  #-
    return False
dfs(0)
for r in b: print(*r, sep='')
