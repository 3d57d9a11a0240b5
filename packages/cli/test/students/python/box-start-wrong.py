s = [list(map(int, input())) for _ in range(9)]
def ok(r, c, n):
    for k in range(9):
        if n == s[r][k] or n == s[k][c]:
            return False
    br, bc = r % 3, c % 3
    for i in range(3):
        for j in range(3):
            if s[br + i][bc + j] == n:
                return False
    return True
def solve():
    for r in range(9):
        for c in range(9):
            if s[r][c] == 0:
                for n in range(1, 10):
                    if ok(r, c, n):
                        s[r][c] = n  #+
                        if solve(): return True
                        s[r][c] = 0  #-
                return False
    return True
solve()
for r in s: print(''.join(str(x) for x in r))
