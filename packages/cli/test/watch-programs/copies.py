import copy, sys
def fits(g, r, c, d):
    return d not in g[r] and all(row[c] != d for row in g) and all(
        g[r//3*3+i][c//3*3+j] != d for i in range(3) for j in range(3))
def solve(g):
    for r in range(9):
        for c in range(9):
            if g[r][c] == '.':
                for d in '123456789':
                    if fits(g, r, c, d):
                        n = copy.deepcopy(g)
                        n[r][c] = d
                        s = solve(n)
                        if s:
                            return s
                return None
    return g
g = [list(line.strip().replace('0', '.')) for line in sys.stdin]
for row in solve(g):
    print(''.join(row))
