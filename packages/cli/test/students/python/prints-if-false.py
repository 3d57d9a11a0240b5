b = [list(map(int, input())) for _ in range(9)]
z = [(i, j) for i in range(9) for j in range(9) if b[i][j] == 0]
def dfs(n):
    if n == len(z):
        return True
    r, c = z[n]
    for v in range(1, 10):
        if all(b[r][k] != v and b[k][c] != v and b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != v for k in range(9)):
            b[r][c] = v  #+
            dfs(n + 1)
            b[r][c] = 0  #-
if dfs(0):
    for r in b: print(''.join(map(str, r)))
