import sys
m = [bytearray(map(int, w)) for w in sys.stdin.read().split()]
def fit(r, c, d):
    if d in m[r]: return False
    for k in range(9):
        if m[k][c] == d: return False
    for k in range(r - r % 3, r - r % 3 + 3):
        if d in m[k][c - c % 3:c - c % 3 + 3]: return False
    return True
def go(r, c):
    if r == 9: return True
    nr, nc = (r, c + 1) if c < 8 else (r + 1, 0)
    if m[r][c]: return go(nr, nc)
    for d in range(1, 10):
        if fit(r, c, d):
            m[r][c] = d  #+
            if go(nr, nc): return True
            m[r][c] = 0  #-
    return False
go(0, 0)
for w in m: print(*w, sep='')
