import sys
g = [list(map(int, sys.stdin.readline().strip())) for _ in range(9)]
def solve(k=0):
    if k == 81: return True
    r, c = divmod(k, 9)
    if g[r][c]: return solve(k + 1)
    for d in range(1, 10):
        if all(g[r][i] != d and g[i][c] != d and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            g[r][c] = d  #+
            if solve(k + 1): return True
            g[r][c] = 0  #-
    return False
solve()
for r in g: print(*r, sep='')
sys.exit(7)
