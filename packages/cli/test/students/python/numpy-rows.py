import sys
import numpy as np
grid = np.array([line.split() for line in sys.stdin], dtype=int)
def possible(y, x, n):
    if n in grid[y, :] or n in grid[:, x]:
        return False
    y0, x0 = y // 3 * 3, x // 3 * 3
    return n not in grid[y0:y0 + 3, x0:x0 + 3]
def solve():
    for y in range(9):
        for x in range(9):
            if grid[y, x] == 0:
                for n in range(1, 10):
                    if possible(y, x, n):
                        grid[y, x] = n  #+
                        if solve():
                            return True
                        grid[y, x] = 0  #-
                return False
    return True
solve()
for row in grid:
    print(*row)
