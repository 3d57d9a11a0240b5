s = [[int(x) for x in input()] for _ in range(9)]
def ok(r, c, n):
    if n in s[r] or n in [s[k][c] for k in range(9)]: return False
    for i in range(2):
        for j in range(2):
            if s[r // 3 * 3 + i][c // 3 * 3 + j] == n: return False
    return True
def go(k):
    if k == 81: return True
    r, c = k // 9, k % 9
    if s[r][c]: return go(k + 1)
    for n in range(1, 10):
        if ok(r, c, n):
            s[r][c] = n  #+
            if go(k + 1): return True
            s[r][c] = 0  #-
    return False
go(0)
for r in s: print(*r, sep='')
