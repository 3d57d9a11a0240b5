cells = [int(x) for _ in range(9) for x in input()]
def go(i):
    while i < 81 and cells[i]: i += 1
    if i == 81: return True
    row = cells[i // 9 * 9:i // 9 * 9 + 9]
    col = cells[i % 9::9]
    for v in range(1, 10):
        if v not in row and v not in col:
            cells[i] = v  #+
            if go(i + 1): return True
            cells[i] = 0  #-
    return False
go(0)
for i in range(9): print(*cells[i * 9:i * 9 + 9], sep='')
