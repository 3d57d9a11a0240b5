import sys
cols = list(map(list, zip(*sys.stdin.read().split())))
def go(n):
    if n == 81: return True
    y, x = divmod(n, 9)
    if cols[x][y] != '0': return go(n + 1)
    for d in '123456789':
        if d not in cols[x] and all(c[y] != d for c in cols) and all(d not in c[y // 3 * 3:y // 3 * 3 + 3] for c in cols[x // 3 * 3:x // 3 * 3 + 3]):
            cols[x][y] = d  #+
            if go(n + 1): return True
            cols[x][y] = '0'  #-
    return False
go(0)
for row in zip(*cols): print(*row, sep='')
