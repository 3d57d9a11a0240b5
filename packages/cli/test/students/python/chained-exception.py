d = {}
for r in range(9):
    for c, x in enumerate(input()):
        d[r, c] = int(x)
def solve():
    for r, c in sorted(d):
        if d[r, c] == 0:
            for v in range(1, 10):
                if v not in [d[k] for k in d if k[0] == r or k[1] == c or (k[0] // 3, k[1] // 3) == (r // 3, c // 3)]:
                    d[r, c] = v  #+
                    solve()
                    d[r, c] = 0  #-
            return
    for r in range(9):
        print(''.join(str(d[r, c]) for c in range(9)))
    try:
        d[9, 9]
    except KeyError as e:
        raise RuntimeError('solved!') from e
solve()
