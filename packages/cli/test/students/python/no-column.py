b = [list(map(int, input())) for _ in range(9)]
def can(r, c, n):
    for i in range(9):
        if b[r][i] == n: return False
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        for j in range(c // 3 * 3, c // 3 * 3 + 3):
            if b[i][j] == n: return False
    return True
def go(k):
    if k == 81: return True
    r, c = divmod(k, 9)
    if b[r][c]: return go(k + 1)
    for n in range(1, 10):
        if can(r, c, n):
            b[r][c] = n  #+
            if go(k + 1): return True
            b[r][c] = 0  #-
    return False
go(0)
for r in b: print(''.join(map(str, r)))
