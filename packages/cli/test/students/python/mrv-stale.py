b = [list(map(int, input())) for _ in range(9)]
def near(r, c): return [(r, k) for k in range(9)] + [(k, c) for k in range(9)] + [(r // 3 * 3 + k // 3, c // 3 * 3 + k % 3) for k in range(9)]
cand = {}
for r in range(9):
    for c in range(9):
        if not b[r][c]: cand[r, c] = sorted(set(range(1, 10)) - {b[y][x] for y, x in near(r, c)})
order = sorted(cand, key=lambda k: (len(cand[k]), k))
def dfs(n):
    if n == len(order): return True
    r, c = order[n]
    for v in cand[r, c]:
        b[r][c] = v  #+
        if dfs(n + 1): return True
        b[r][c] = 0  #-
    return False
dfs(0)
for r in b: print(*r, sep='')
