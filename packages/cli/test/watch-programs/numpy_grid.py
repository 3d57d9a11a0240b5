import sys
import numpy as np
g = np.array([list(map(int, line.strip())) for line in sys.stdin])
def ok(y, x, n):
    return n not in g[y] and n not in g[:, x] and n not in g[y//3*3:y//3*3+3, x//3*3:x//3*3+3]
def solve():
    for y in range(9):
        for x in range(9):
            if g[y, x] == 0:
                for n in range(1, 10):
                    if ok(y, x, n):
                        g[y][x] = n
                        if solve():
                            return True
                        g[y][x] = 0
                return False
    return True
solve()
print(g)
