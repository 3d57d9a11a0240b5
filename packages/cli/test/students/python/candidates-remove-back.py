cells = []
for _ in range(9):
    for ch in input():
        cells.append(list('123456789') if ch == '0' else [ch])
near = [[j for j in range(81) if j != i and (j // 9 == i // 9 or j % 9 == i % 9 or (j // 27 == i // 27 and j % 9 // 3 == i % 9 // 3))] for i in range(81)]
def fix(i, trail):
    queue = [i]
    while queue:
        i = queue.pop()
        d = cells[i][0]
        for j in near[i]:
            if d in cells[j]:
                if len(cells[j]) == 1:
                    return False
                cells[j].remove(d)
                trail.append((j, d))
                if len(cells[j]) == 1:
                    queue.append(j)
    return True
def undo(trail):
    for j, d in reversed(trail):
        cells[j].append(d)
        cells[j].sort()
def search():
    i = 0
    while i < 81 and len(cells[i]) == 1: i += 1
    if i == 81: return True
    for d in list(cells[i]):
        trail = []
        for x in list(cells[i]):
            if x != d:
                cells[i].remove(x)
                trail.append((i, x))
        if fix(i, trail) and search():
            return True
        undo(trail)
    return False
ok = True
for i in range(81):
    if len(cells[i]) == 1:
        ok = ok and fix(i, [])
if ok: search()
for i in range(9): print(''.join(x[0] for x in cells[i * 9:i * 9 + 9]))
