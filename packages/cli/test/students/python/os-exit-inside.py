import os, sys
g = [list(map(int, l.strip())) for l in sys.stdin]
def dfs(k):
    while k < 81 and g[k // 9][k % 9]:
        k += 1
    if k == 81:
        sys.stdout.write('\n'.join(''.join(map(str, r)) for r in g) + '\n')
        sys.stdout.flush()
        os._exit(0)
    r, c = k // 9, k % 9
    for d in range(1, 10):
        if d not in g[r] and all(g[i][c] != d and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            g[r][c] = d  #+
            dfs(k + 1)
            g[r][c] = 0  #-
dfs(0)
