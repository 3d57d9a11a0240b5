b = [list(map(int, input())) for _ in range(9)]
for r in range(9):
    for c in range(9):
        if b[r][c] == 0:
            for v in range(1, 10):
                if v not in b[r] and v not in [x[c] for x in b] and v not in [b[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)]:
                    b[r][c] = v  #+
                    break
for r in b: print(*r, sep='')
