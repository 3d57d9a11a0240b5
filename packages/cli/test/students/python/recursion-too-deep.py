b = [list(map(int, input())) for _ in range(9)]
z = [(r, c) for r in range(9) for c in range(9) if b[r][c] == 0]
def step(k, d):
    if k == len(z): return
    r, c = z[k]
    if d == 10:
        r, c = z[k - 1]
        d = b[r][c]
        b[r][c] = 0
        return step(k - 1, d + 1)
    if all(b[r][i] != d and b[i][c] != d and b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
        b[r][c] = d
        return step(k + 1, 1)
    return step(k, d + 1)
step(0, 1)
for r in b: print(*r, sep='')
