b = [list(map(int, input())) for _ in range(9)]
z = [(r, c) for r in range(9) for c in range(9) if b[r][c] == 0]
k = 0
def ok(r, c, v):
    return all(b[r][i] != v and b[i][c] != v and b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != v for i in range(9))
while k < len(z):
    r, c = z[k]
    b[r][c] = 0
    for v in range(1, 10):
        if ok(r, c, v):
            b[r][c] = v
            k += 1
            break
    else:
        k -= 1
for r in b: print(*r, sep='')
