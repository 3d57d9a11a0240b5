b = [list(map(int, input())) for _ in range(9)]
row = [[0] * 10 for _ in range(9)]
col = [[0] * 10 for _ in range(9)]
box = [[0] * 10 for _ in range(9)]
for r in range(9):
    for c in range(9):
        v = b[r][c]
        row[r][v] = col[c][v] = box[r // 3 * 3 + c // 3][v] = 1
def dfs(n):
    if n == 81: return True
    r, c = divmod(n, 9)
    if b[r][c]: return dfs(n + 1)
    q = r // 3 * 3 + c // 3
    for v in range(1, 10):
        if not row[r][v] and not col[c][v] and not box[q][v]:
            b[r][c] = v  #+
            row[r][v] = col[c][v] = box[q][v] = 1
            if dfs(n + 1): return True
            b[r][c] = 0  #-
            row[r][v] = col[c][v] = 0
    return False
dfs(0)
for r in b: print(*r, sep='')
