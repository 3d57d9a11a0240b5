import sys
def place(g, r, c, d):
    return tuple(tuple(d if (i, j) == (r, c) else g[i][j] for j in range(9)) for i in range(9))
def fits(g, r, c, d):
    return (d not in g[r] and d not in [row[c] for row in g] and
            d not in [g[i][j] for i in range(r//3*3, r//3*3+3) for j in range(c//3*3, c//3*3+3)])
def solve(g):
    for r in range(9):
        for c in range(9):
            if g[r][c] == 0:
                for d in range(1, 10):
                    if fits(g, r, c, d):
                        #+
                        res = solve(place(g, r, c, d))
                        if res is not None:
                            return res
                        #-
                return None
    return g
g = tuple(tuple(int(x) for x in line.strip()) for line in sys.stdin if line.strip())
for row in solve(g):
    print(''.join(str(x) for x in row))
