g = [list(map(int, input())) for i in range(9)]
def s(k):
    if k == 81: return True
    if g[k // 9][k % 9]: return s(k + 1)
    for v in range(1, 10):
        if all(g[k // 9][i] != v and g[i][k % 9] != v and g[k // 27 * 3 + i // 3][k % 9 // 3 * 3 + i % 3] != v for i in range(9)):
            g[k // 9][k % 9] = v  #+
            if s(k + 1): return True
            g[k // 9][k % 9] = 0  #-
    return False
s(0)
[print(*r, sep='') for r in g]
