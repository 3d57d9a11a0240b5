def fits(g, r, c, d):
    for i in range(9):
        if g[r][i] == d or g[i][c] == d or g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True


def solve(g, k=0):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if g[r][c]:
        return solve(g, k + 1)
    for d in range(1, 10):
        if fits(g, r, c, d):
            g[r][c] = d
            if solve(g, k + 1):
                return True
            g[r][c] = 0
    return False
