import sys
total = 0
lines = [line.strip() for line in sys.stdin if line.strip()]
def solve(g):
    best, where = None, None
    for r in range(9):
        for c in range(9):
            if g[r][c] == 0:
                used = set(g[r]) | {g[k][c] for k in range(9)}
                for k in range(9):
                    used.add(g[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
                o = [d for d in range(1, 10) if d not in used]
                if best is None or len(o) < len(best):
                    best, where = o, (r, c)
    if best is None:
        return True
    r, c = where
    for d in best:
        g[r][c] = d  #+
        if solve(g): return True
        g[r][c] = 0  #-
    return False
for i in range(0, len(lines), 10):
    grid = [list(map(int, line)) for line in lines[i + 1:i + 10]]
    solve(grid)
    total += 100 * grid[0][0] + 10 * grid[0][1] + grid[0][2]
print(total)
