import sys
grid = [list(map(int, line.strip())) for line in sys.stdin]
sets = [[set() for _ in range(9)] for _ in range(9)]
def area(r, c):
    return {(r, k) for k in range(9)} | {(k, c) for k in range(9)} | {(r // 3 * 3 + k // 3, c // 3 * 3 + k % 3) for k in range(9)}
for r in range(9):
    for c in range(9):
        if grid[r][c] == 0:
            sets[r][c] = set(range(1, 10)) - {grid[y][x] for y, x in area(r, c)}
def solve():
    best = None
    for r in range(9):
        for c in range(9):
            if grid[r][c] == 0 and (best is None or len(sets[r][c]) < len(sets[best[0]][best[1]])):
                best = r, c
    if best is None:
        return True
    r, c = best
    for d in sorted(sets[r][c]):
        grid[r][c] = d  #+
        changed = []
        for y, x in area(r, c):
            if grid[y][x] == 0 and d in sets[y][x]:
                sets[y][x].discard(d)
                changed.append((y, x))
        if solve():
            return True
        for y, x in changed:
            sets[y][x].add(d)
        grid[r][c] = 0  #-
    return False
solve()
for row in grid:
    print(''.join(map(str, row)))
