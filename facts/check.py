"""Checks facts with a program that shares no code with Nonet.

python3 facts/check.py             the facts about 4x4 and 6x6, in some seconds
python3 facts/check.py SOLUTIONS   also the least number of grids that are not equivalent, in a file of full
                                   grids such as nonet solve writes for the puzzles with 17 givens
"""

import sys
from itertools import permutations, product

# 4x4: grids, proper puzzles, minimal puzzles.
rows = list(permutations(range(4)))
grids = [
    a + b + c + d
    for a, b, c, d in product(rows, repeat=4)
    if all(len({r[i] for r in (a, b, c, d)}) == 4 for i in range(4))
    and all(len({*top[s:s + 2], *below[s:s + 2]}) == 4 for top, below in ((a, b), (c, d)) for s in (0, 2))
]
proper = minimal = 0
for grid in grids:
    if grid[:4] != (0, 1, 2, 3):
        continue
    several = bytearray(1 << 16)
    for other in grids:
        if other != grid:
            several[sum(1 << cell for cell in range(16) if grid[cell] == other[cell])] = 1
    for cells in range((1 << 16) - 1, 0, -1):
        if several[cells]:
            for cell in range(16):
                several[cells & ~(1 << cell)] = 1
    for cells in range(1 << 16):
        if not several[cells]:
            proper += 24
            minimal += 24 * all(several[cells & ~(1 << c)] for c in range(16) if cells >> c & 1)
print("4x4 grids", len(grids))
print("4x4 proper", proper)
print("4x4 minimal", minimal)

# 6x6 with boxes of 2 rows and 3 columns, row by row: the state is the digits of the columns so far.
six = list(permutations(range(6)))
first = tuple(range(6))
counts = {(tuple(1 << digit for digit in first), first): 720}
for row in range(1, 6):
    following = {}
    for (columns, above), count in counts.items():
        for digits in six:
            if any(columns[i] >> digits[i] & 1 for i in range(6)):
                continue
            if row % 2 and ({*digits[:3]} & {*above[:3]} or {*digits[3:]} & {*above[3:]}):
                continue
            key = (tuple(columns[i] | 1 << digits[i] for i in range(6)), digits if row % 2 == 0 else ())
            following[key] = following.get(key, 0) + count
    counts = following
print("6x6 grids", sum(counts.values()))


# Equivalent grids have equal lists of the cycle lengths of the permutations from line to line.
def cycles(line, other):
    following = dict(zip(line, other))
    lengths = []
    while following:
        digit = next(iter(following))
        length = 0
        while digit in following:
            digit = following.pop(digit)
            length += 1
        lengths.append(length)
    return tuple(sorted(lengths))


def of_lines(lines):
    between = [[cycles(a, b) for b in lines] for a in lines]
    def of_line(i):
        bands = [tuple(sorted(between[i][3 * band:3 * band + 3])) for band in range(3)]
        own = bands.pop(i // 3)
        return own, tuple(sorted(bands))
    return tuple(sorted(tuple(sorted(map(of_line, range(3 * band, 3 * band + 3)))) for band in range(3)))


if len(sys.argv) > 1:
    lists = set()
    with open(sys.argv[1]) as file:
        for text in file:
            rows = [text[9 * i:9 * i + 9] for i in range(9)]
            columns = [text[i:81:9] for i in range(9)]
            lists.add(tuple(sorted([of_lines(rows), of_lines(columns)])))
    print("grids that are not equivalent: at least", len(lists))
