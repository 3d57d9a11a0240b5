g = [list(map(int, input())) for _ in range(9)]
def ok(r, c, n):
    return all(g[r][i] != n and g[i][c] != n and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != n for i in range(9))
def solve(r, c):
    if c == 9: return solve(r + 1, 0)
    if r == 9: return True
    if g[r][c] != 0: return solve(r, c + 1)
    for n in range(1, 10):
        if ok(r, c, n):
            g[r][c] = n  #+
            return solve(r, c + 1)
    return False
solve(0, 0)
for r in g: print(''.join(map(str, r)))
