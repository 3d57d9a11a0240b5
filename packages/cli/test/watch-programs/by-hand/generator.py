# A copy of generator.py with a line added after each change of the grid, which writes the event and the line
# of the change in the original.
import sys
log = open(sys.argv[1], 'w')
def event(kind, r, c, d, line):
    digit = [d] if kind == '+' else []
    print(kind, r + 1, c + 1, *digit, '@%d' % line, file=log)
import sys
cells = {}
for r, line in enumerate(sys.stdin):
    for c, ch in enumerate(line.strip()):
        cells[r, c] = int(ch)
def candidates(r, c):
    seen = {cells[r, k] for k in range(9)} | {cells[k, c] for k in range(9)}
    seen |= {cells[i, j] for i in range(r - r % 3, r - r % 3 + 3) for j in range(c - c % 3, c - c % 3 + 3)}
    return [d for d in range(1, 10) if d not in seen]
def solutions(blanks):
    if not blanks:
        yield dict(cells)
        return
    (r, c), rest = blanks[0], blanks[1:]
    for d in candidates(r, c):
        cells[r, c] = d
        event('+', r, c, d, 16)
        yield from solutions(rest)
        cells[r, c] = 0
        event('-', r, c, d, 18)
first = next(solutions([k for k, v in cells.items() if v == 0]))
for r in range(9):
    print(*(first[r, c] for c in range(9)))
