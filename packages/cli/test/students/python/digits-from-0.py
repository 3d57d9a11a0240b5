g = [list(map(int, input())) for _ in range(9)]
z = [(r, c) for r in range(9) for c in range(9) if g[r][c] == 0]
def can(r, c, n):
    for i in range(9):
        if i != c and g[r][i] == n: return False
        if i != r and g[i][c] == n: return False
    return True
def solve(k):
    if k == len(z): return True
    r, c = z[k]
    for n in range(9):
        if can(r, c, n):
            g[r][c] = n
            if solve(k + 1): return True
            g[r][c] = 0
    return False
solve(0)
for row in g: print(''.join(map(str, row)))
