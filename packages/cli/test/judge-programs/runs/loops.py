# Waits for an empty line that never comes.
import sys

rows = []
line = sys.stdin.readline()
while len(rows) < 9 or line != '\n':
    if line.strip():
        rows.append([int(ch) for ch in line.strip()])
    line = sys.stdin.readline()


def ok(r, c, v):
    return all(
        rows[r][i] != v and rows[i][c] != v and rows[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != v
        for i in range(9)
    )


def solve(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if rows[r][c]:
        return solve(k + 1)
    for v in range(1, 10):
        if ok(r, c, v):
            rows[r][c] = v
            if solve(k + 1):
                return True
            rows[r][c] = 0
    return False


solve(0)
for row in rows:
    print(*row, sep='')
