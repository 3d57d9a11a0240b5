class Found(Exception):
    pass
g = [[int(x) for x in input()] for _ in range(9)]
def go(r, c):
    if r == 9:
        raise Found
    if c == 9:
        go(r + 1, 0)
        return
    if g[r][c]:
        go(r, c + 1)
        return
    for d in range(1, 10):
        if d in g[r]: continue
        if d in [g[k][c] for k in range(9)]: continue
        if d in [g[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]: continue
        g[r][c] = d  #+
        go(r, c + 1)
        g[r][c] = 0  #-
try:
    go(0, 0)
except Found:
    for row in g:
        print(*row, sep='')
