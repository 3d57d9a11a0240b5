import sys
g = [list(map(int, l.strip())) for l in sys.stdin]
def can(r, c, n):
    return all(g[r][i] != n and g[i][c] != n and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != n for i in range(9))
def solve(k):
    if k == 81: return True
    r, c = divmod(k, 9)
    if g[r][c]: return solve(k + 1)
    for n in range(1, 10):
        if can(r, c, n):
            #- if g[r][c]
            g[r][c] = n  #+
            if solve(k + 1): return True
    return False
solve(0)
for row in g: print(''.join(map(str, row)))
