import gc, sys
g = [list(map(int, input())) for _ in range(9)]
same = id(g)
refs = sys.getrefcount(g) if hasattr(sys, 'getrefcount') else 0
def solve(k):
    if k == 81: return True
    r, c = divmod(k, 9)
    if g[r][c]: return solve(k + 1)
    for d in range(1, 10):
        if all(g[r][i] != d and g[i][c] != d and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            g[r][c] = d  #+
            if solve(k + 1): return True
            g[r][c] = 0  #-
    return False
solve(0)
gc.collect()
print(id(g) == same, len(locals()), len(vars()), len(dir()), sys.getrecursionlimit(), file=sys.stderr)
for r in g: print(*r, sep='')
