b = [list(map(int, input())) for _ in range(9)]
z = [(r, c) for r in range(9) for c in range(9) if b[r][c] == 0]
def show():
    for r in b: print(''.join(map(str, r)))
def dfs(n):
    if n == len(z):
        show()
        return True
    r, c = z[n]
    for v in range(1, 10):
        if v in b[r] or v in [b[k][c] for k in range(9)] or v in [b[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)]:
            continue
        b[r][c] = v  #+
        if dfs(n + 1): return True
        b[r][c] = 0  #-
    return False
dfs(0)
show()
