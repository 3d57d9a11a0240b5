g = [list(map(int, input())) for _ in range(9)]
blanks = []
for i in range(9):
    for j in range(1, 9):
        if g[i][j] == 0: blanks.append((i, j))
def cand(i, j):
    out = set(range(1, 10)) - set(g[i])
    for k in range(9):
        out -= {g[k][j], g[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3]}
    return sorted(out)
def bt(n):
    if n == len(blanks): return True
    i, j = blanks[n]
    for d in cand(i, j):
        g[i][j] = d  #+
        if bt(n + 1): return True
        g[i][j] = 0  #-
    return False
bt(0)
for r in g: print(*r, sep='')
