import sys
b = [list(map(int, input())) for _ in range(9)]
calls = 0
def solve(k):
    global calls
    calls += 1
    if calls % 25 == 0:
        print('call', calls, 'cell', k, file=sys.stderr)
    if k == 81:
        for r in b:
            print(''.join(map(str, r)))
        return True
    r, c = divmod(k, 9)
    if b[r][c]:
        return solve(k + 1)
    for d in range(1, 10):
        if all(b[r][i] != d and b[i][c] != d and b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            b[r][c] = d  #+
            print('  ' * 2, r, c, d, file=sys.stderr)
            if solve(k + 1):
                return True
            b[r][c] = 0  #-
    return False
solve(0)
