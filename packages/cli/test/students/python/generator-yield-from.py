d = {(r, c): ch for r in range(9) for c, ch in enumerate(input())}
def walk(todo):
    if not todo:
        yield True
        return
    (r, c), rest = todo[0], todo[1:]
    for v in sorted(set('123456789') - {d[k] for k in d if k[0] == r or k[1] == c or (k[0] // 3 == r // 3 and k[1] // 3 == c // 3)}):
        d[r, c] = v  #+
        yield from walk(rest)
        d[r, c] = '0'  #-
it = walk([k for k in sorted(d) if d[k] == '0'])
next(it)
for r in range(9): print(''.join(d[r, c] for c in range(9)))
