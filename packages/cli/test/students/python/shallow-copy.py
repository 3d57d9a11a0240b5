b = [list(map(int, input())) for _ in range(9)]
def solve(b):
    for r in range(9):
        for c in range(9):
            if b[r][c] == 0:
                for v in range(1, 10):
                    if all(b[r][k] != v and b[k][c] != v and b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != v for k in range(9)):
                        n = b.copy()
                        #- if n[r][c]
                        n[r][c] = v  #+
                        s = solve(n)
                        if s: return s
                return None
    return b
for r in solve(b) or b: print(*r, sep='')
