cells = []
with open('/dev/stdin') as f:
    for line in f:
        cells += [int(x) for x in line if x.isdigit()]
def good(i, v):
    for j in range(81):
        if cells[j] == v and (i // 9 == j // 9 or (i - j) % 9 == 0 or (i // 27 == j // 27 and i // 3 % 3 == j // 3 % 3)):
            return False
    return True
def go(i):
    while i < 81 and cells[i]: i += 1
    if i == 81: return True
    for v in range(1, 10):
        if good(i, v):
            cells[i] = v  #+
            if go(i + 1): return True
            cells[i] = 0  #-
    return False
go(0)
for i in range(9):
    print(''.join(map(str, cells[9 * i:9 * i + 9])))
