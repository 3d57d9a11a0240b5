g = [list(map(int, input())) for _ in range(9)]
def can(r, c, n):
    for i in range(9):
        if g[r][i] == n or g[i][c] == n: return False
    for i in range(3):
        for j in range(3):
            if g[r // 3 * 3 + i][c // 3 * 3 + j] == n: return False
    return True
def find():
    for r in range(9):
        for c in range(9):
            if g[r][c] == 0: return r, c
def solve():
    p = find()
    if p is None: return True
    r, c = p
    for n in range(1, 9):
        if can(r, c, n):
            g[r][c] = n  #+
            if solve(): return True
            g[r][c] = 0  #-
    return False
solve()
for row in g: print(''.join(map(str, row)))
