import sys
sys.setrecursionlimit(10**6)
b = [list(map(int, sys.stdin.readline().strip())) for _ in range(9)]
def ok(r, c, d):
    return all(b[r][i] != d and b[i][c] != d and b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9))
def step(k, d):
    # one call for each step forwards or backwards: never returns before the end
    if k == len(e):
        return
    r, c = e[k]
    while d < 10 and not ok(r, c, d):
        d += 1
    if d < 10:
        b[r][c] = d  #+
        return step(k + 1, 1)
    r, c = e[k - 1]
    d = b[r][c]
    b[r][c] = 0  #-
    return step(k - 1, d + 1)
e = [(r, c) for r in range(9) for c in range(9) if b[r][c] == 0]
step(0, 1)
for r in b:
    print(''.join(map(str, r)))
