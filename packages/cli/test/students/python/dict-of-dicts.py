g = {r: {c: ch for c, ch in enumerate(input())} for r in range(9)}
def ok(r, c, v):
    return all(g[r][k] != v and g[k][c] != v and g[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != v for k in range(9))
def go(n):
    if n == 81: return True
    r, c = divmod(n, 9)
    if g[r][c] != '0': return go(n + 1)
    for v in '123456789':
        if ok(r, c, v):
            g[r][c] = v  #+
            if go(n + 1): return True
            g[r][c] = '0'  #-
    return False
go(0)
for r in g: print(''.join(g[r].values()))
