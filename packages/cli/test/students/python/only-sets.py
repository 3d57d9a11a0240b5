import copy
def solve(cells):
    while True:
        before = sum(map(len, cells))
        for i in range(81):
            if len(cells[i]) == 1:
                v = next(iter(cells[i]))
                for j in range(81):
                    if j != i and (i // 9 == j // 9 or i % 9 == j % 9 or (i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3)):
                        cells[j].discard(v)
        if any(not c for c in cells):
            return None
        if sum(map(len, cells)) == before:
            break
    if before == 81:
        return cells
    i = min((k for k in range(81) if len(cells[k]) > 1), key=lambda k: (len(cells[k]), k))
    for v in sorted(cells[i]):
        other = copy.deepcopy(cells)
        other[i] = {v}
        out = solve(other)
        if out:
            return out
    return None
while True:
    try:
        line = input()
    except EOFError:
        break
    out = solve([set('123456789') if ch in '0.' else {ch} for ch in line])
    print(''.join(next(iter(c)) for c in out))
