b = [list(map(int, input())) for _ in range(9)]
for r in range(9):
    for c in range(9):
        if b[r][c] == 0:
            b[r][c] = 1  #+
for r in b: print(*r, sep='')
