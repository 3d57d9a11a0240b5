# A recursion over the index of the cell, from 0 to 80.
import sys

text = sys.stdin.read()
gap = ' ' if ' ' in text.split('\n')[0].strip() else ''
cells = [int(c) for c in text if c.isdigit()]


def free(i):
    r, c = divmod(i, 9)
    seen = set(cells[r * 9:r * 9 + 9]) | set(cells[c::9])
    start = r // 3 * 27 + c // 3 * 3
    for k in range(3):
        seen.update(cells[start + 9 * k:start + 9 * k + 3])
    return [d for d in range(1, 10) if d not in seen]


def go(i):
    if i == 81:
        return True
    if cells[i]:
        return go(i + 1)
    for d in free(i):
        cells[i] = d
        if go(i + 1):
            return True
    cells[i] = 0
    return False


go(0)
for r in range(9):
    print(gap.join(str(d) for d in cells[9 * r:9 * r + 9]))
