G = [[int(x) or None for x in input()] for _ in range(9)]
def solve():
    for r in range(9):
        for c in range(9):
            if G[r][c] is None:
                for d in range(1, 10):
                    G[r][c] = None
                    if d in G[r] or d in [G[k][c] for k in range(9)]: continue
                    if d in [G[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)]: continue
                    G[r][c] = d  #+
                    if solve(): return True
                    G[r][c] = None  #-
                G[r][c] = None
                return False
    return True
solve()
for r in G: print(''.join(map(str, r)))
