g = [list(input()) for _ in range(9)]
def possible(y, x, n):
    for i in range(9):
        if g[y][i] == n or g[i][x] == n: return False
    x0, y0 = x // 3 * 3, y // 3 * 3
    for i in range(3):
        for j in range(3):
            if g[y0 + i][x0 + j] == n: return False
    return True
def solve():
    for y in range(8):
        for x in range(9):
            if g[y][x] == '0':
                for n in '123456789':
                    if possible(y, x, n):
                        g[y][x] = n  #+
                        if solve(): return True
                        g[y][x] = '0'  #-
                return False
    return True
solve()
for r in g: print(''.join(r))
