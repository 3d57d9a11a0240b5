b = [list(map(int, input())) for _ in range(9)]
z = [(i, j) for i in range(9) for j in range(9) if b[i][j] == 0]
ans = None
count = 0
def dfs(n):
    global ans, count
    if count > 500: return
    if n == len(z):
        ans = [row[:] for row in b]
        count += 1
        return
    r, c = z[n]
    for v in range(1, 10):
        if all(b[r][k] != v and b[k][c] != v and b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != v for k in range(9)):
            b[r][c] = v  #+
            dfs(n + 1)
            b[r][c] = 0  #-
dfs(0)
for r in ans: print(*r, sep='')
