b = [list(map(int, input().split())) for _ in range(9)]
def ok(r, c, d):
    return all(d != b[r][i] and d != b[i][c] and d != b[r//3*3+i//3][c//3*3+i%3] for i in range(9))
def go(c, r):
    if r == 9: return go(c + 1, 0)
    if c == 9: return True
    if b[r][c]: return go(c, r + 1)
    for d in range(1, 10):
        if ok(r, c, d):
            b[r][c] = d  #+
            if go(c, r + 1): return True
            b[r][c] = 0  #-
    return False
go(0, 0)
for x in b: print(*x)
