b = [list(map(int, input())) for _ in range(9)]
def ok(r, c, n):
    for i in range(9):
        if b[r][i] == n or b[i][c] == n or b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == n: return False
    return True
def solve():
    for r in range(9):
        for c in range(9):
            if b[r][c] == 0:
                for n in range(1, 10):
                    if ok(r, c, n):
                        b[r][c] = n  #+
                        solve()
                        b[r][c] = 0  #-
                return
solve()
for r in b: print(''.join(map(str, r)))
