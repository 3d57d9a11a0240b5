# Expects spaces: split() gives one number of nine digits.
b = [list(map(int, input().split())) for _ in range(9)]


def solve(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if b[r][c] != 0:
        return solve(k + 1)
    for v in range(1, 10):
        if any(v in (b[r][i], b[i][c], b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]) for i in range(9)):
            continue
        b[r][c] = v
        if solve(k + 1):
            return True
        b[r][c] = 0
    return False


solve(0)
for row in b:
    print(''.join(map(str, row)))
