from itertools import product
rows, cols = 'ABCDEFGHI', '123456789'
squares = [r + c for r in rows for c in cols]
values = dict(zip(squares, ''.join(input().strip() for _ in range(9))))
unitlist = ([[r + c for c in cols] for r in rows] + [[r + c for r in rows] for c in cols] +
            [[a + b for a, b in product(rs, cs)] for rs in ('ABC', 'DEF', 'GHI') for cs in ('123', '456', '789')])
peers = {s: set(sum([u for u in unitlist if s in u], [])) - {s} for s in squares}
def fill(n):
    while n < 81 and values[squares[n]] != '0':
        n += 1
    if n == 81:
        return True
    s = squares[n]
    for d in cols:
        if d not in [values[p] for p in peers[s]]:
            values[s] = d  #+
            if fill(n + 1):
                return True
            values[s] = '0'  #-
    return False
assert fill(0)
for r in rows:
    print(''.join(values[r + c] for c in cols))
