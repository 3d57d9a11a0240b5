b = [list(map(int, input())) for _ in range(9)]
def dfs(n):
    if n == 81:
        for r in borad: print(*r, sep='')
        return True
    r, c = divmod(n, 9)
    if b[r][c]: return dfs(n + 1)
    for v in range(1, 10):
        if all(b[r][k] != v and b[k][c] != v and b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != v for k in range(9)):
            b[r][c] = v  #+
            if dfs(n + 1): return True
            b[r][c] = 0  #-
    return False
dfs(0)
