b = [list(map(int, input())) for _ in range(9)]
n = 0
while 0 <= n < 81:
    r, c = divmod(n, 9)
    v = b[r][c] + 1
    b[r][c] = 0
    while v < 10 and any(b[r][k] == v or b[k][c] == v or b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == v for k in range(9)):
        v += 1
    if v < 10:
        b[r][c] = v
        n += 1
    else:
        n -= 1
for r in b: print(*r, sep='')
