import sys
L = sys.stdin.read().split('\n')
def solve(g):
    best = None
    for r in range(9):
        for c in range(9):
            if not g[r][c]:
                o = set(range(1, 10)) - set(g[r]) - {x[c] for x in g} - {g[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
                if best is None or len(o) < len(best[2]): best = r, c, o
    if best is None: return True
    r, c, o = best
    for v in sorted(o):
        g[r][c] = v  #+
        if solve(g): return True
        g[r][c] = 0  #-
    return False
s = 0
for i in range(0, len(L) - 9, 10):
    g = [[int(x) for x in w] for w in L[i + 1:i + 10]]
    solve(g)
    s += int('%d%d%d' % (g[0][0], g[1][0], g[2][0]))
print(s)
