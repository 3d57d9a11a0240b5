b = [list(map(int, input())) for _ in range(9)]
z = [(r, c) for r in range(9) for c in range(9) if b[r][c] == 0]
def fits(r, c, d):
    for i in range(9):
        if b[r][i] == d or b[i][c] == d or b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True
def dfs(n):
    if n == len(z):
        for row in b:
            print(''.join(map(str, row)))
    r, c = z[n]
    for d in range(1, 10):
        if fits(r, c, d):
            b[r][c] = d  #+
            dfs(n + 1)
            b[r][c] = 0  #-
dfs(0)
