b = [list(map(int, input())) for _ in range(9)]
while any(0 in r for r in b):
    for r in range(9):
        for c in range(9):
            if b[r][c] == 0:
                can = [v for v in range(1, 10) if v not in b[r] and v not in [x[c] for x in b]
                       and v not in [b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]]
                if len(can) == 1:
                    b[r][c] = can[0]
for r in b: print(*r, sep='')
